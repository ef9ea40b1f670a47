import type { Seat, Uid } from '@roadstead/kernel';
import type { CardRef, Event, View } from '@roadstead/port-royal';

/** Keeps a table's open cards and coins by its events alone, as somebody does who only hears the story. */
export class Follower {
  private readonly coins = new Map<Seat, number>();
  private readonly displays = new Map<Seat, Set<Uid>>();
  private readonly harbour = new Set<Uid>();
  private readonly row = new Set<Uid>();
  private active: Seat = -1;
  private round = 0;
  private endTriggered = false;

  readonly hear = (event: Event): void => {
    switch (event.type) {
      case 'started':
        this.active = event.seat;
        this.round = 1;
        for (const { uid } of event.laidOut) this.row.add(uid);
        break;
      case 'turn':
        this.active = event.seat;
        this.round = event.round;
        break;
      case 'turnedUp':
        if (event.to === 'harbour') this.harbour.add(event.uid);
        if (event.to === 'expeditions') this.row.add(event.uid);
        break;
      case 'admitted':
        this.harbour.add(event.uid);
        break;
      case 'bust':
        this.remove(event.discarded, this.harbour);
        break;
      case 'coins':
        this.pay(event.seat, event.n);
        break;
      case 'fee':
        this.pay(event.seat, -event.n);
        this.pay(event.to, event.n);
        break;
      case 'traded':
        this.remove([event], this.harbour);
        break;
      case 'hired':
        this.remove([event], this.harbour);
        this.displayOf(event.seat).add(event.uid);
        break;
      case 'claimed':
        this.remove([event], this.row);
        this.remove(event.with, this.displayOf(event.seat));
        this.displayOf(event.seat).add(event.uid);
        break;
      case 'cleared':
        this.remove(event.cards, this.harbour);
        break;
      case 'endTriggered':
        this.endTriggered = true;
        break;
    }
  };

  /** What the follower believes, in the same shape as `seen` gives what is true. */
  believes(seats: number) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return {
      active: this.active,
      round: this.round,
      endTriggered: this.endTriggered,
      harbour: [...this.harbour].sort(),
      row: [...this.row].sort(),
      coins: all.map((seat) => this.coins.get(seat) ?? 0),
      displays: all.map((seat) => [...this.displayOf(seat)].sort()),
    };
  }

  private pay(seat: Seat, n: number): void {
    this.coins.set(seat, (this.coins.get(seat) ?? 0) + n);
  }

  private displayOf(seat: Seat): Set<Uid> {
    const display = this.displays.get(seat) ?? new Set();
    this.displays.set(seat, display);
    return display;
  }

  private remove(cards: readonly CardRef[], place: Set<Uid>): void {
    for (const { uid } of cards) place.delete(uid);
  }
}

export function seen(view: View): ReturnType<Follower['believes']> {
  const uids = (cards: readonly CardRef[]) => cards.map((card) => card.uid).sort();
  return {
    active: view.active,
    round: view.round,
    endTriggered: view.endTriggered,
    harbour: uids(view.harbour),
    row: uids(view.expeditions),
    coins: view.players.map((player) => player.coins),
    displays: view.players.map((player) => uids(player.display)),
  };
}
