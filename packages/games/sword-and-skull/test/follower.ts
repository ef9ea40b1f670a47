import type { Seat } from '@roadstead/kernel';
import type { Event, Figure, View } from '@roadstead/sword-and-skull';

interface Side {
  gold: number;
  officer: string;
  pirate: string;
  crew: Record<string, number>;
  items: string[];
  handSize: number;
}

/** Keeps gold, figures, crew, items and the sizes of hands by the events alone, as somebody does who only hears the story. */
export class Follower {
  private readonly sides: Side[];
  private active: Seat = -1;

  constructor(seats: number) {
    this.sides = Array.from({ length: seats }, () => ({
      gold: 10,
      officer: 'NAVY_SHIP',
      pirate: 'PIRATE_SHIP',
      crew: {},
      items: [],
      handSize: 0,
    }));
  }

  readonly hear = (event: Event): void => {
    switch (event.type) {
      case 'turn':
        this.active = event.seat;
        break;
      case 'moved':
        this.sides[event.seat]![event.figure] = event.path.at(-1)!;
        break;
      case 'placed':
      case 'sent':
        this.sides[event.seat]![event.figure] = event.to;
        break;
      case 'gold':
        this.pay(event);
        break;
      case 'recruited':
        this.count(event.seat, event.crew, 1);
        if (event.from !== null) this.count(event.from, event.crew, -1);
        break;
      case 'item':
        this.sides[event.seat]!.items.push(event.item);
        if (event.from !== undefined) drop(this.sides[event.from]!.items, event.item);
        break;
      case 'sold':
        drop(this.sides[event.seat]!.items, event.item);
        break;
      case 'drew':
        this.sides[event.seat]!.handSize += event.cards!.length;
        break;
      case 'played':
        this.sides[event.seat]!.handSize--;
        break;
    }
  };

  /** What the follower believes, in the shape of `seen`. */
  believes(): ReturnType<typeof seen> {
    const { active, sides } = this;
    return { active, sides: sides.map((side) => ({ ...side, items: [...side.items].sort(), crew: some(side.crew) })) };
  }

  private pay({ seat, n, from, to }: Extract<Event, { type: 'gold' }>): void {
    if (n <= 0) throw new Error('gold without gold');
    if ((from === undefined) === (to === undefined)) throw new Error('gold must come from somewhere or go somewhere');
    this.sides[seat]!.gold += from === undefined ? -n : n;
    if (typeof from === 'number') this.sides[from]!.gold -= n;
    if (typeof to === 'number') this.sides[to]!.gold += n;
  }

  private count(seat: Seat, kind: string, n: number): void {
    const { crew } = this.sides[seat]!;
    crew[kind] = (crew[kind] ?? 0) + n;
  }
}

function drop(items: string[], item: string): void {
  items.splice(items.indexOf(item), 1);
}

function some(crew: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(crew)
      .filter(([, n]) => n > 0)
      .sort(),
  );
}

export function seen({ active, players }: View): { active: Seat; sides: (Side & Record<Figure, string>)[] } {
  const sides = players.map(({ gold, officer, pirate, crew, items, handSize }) => ({
    gold,
    officer,
    pirate,
    crew: some(crew),
    items: [...items].sort(),
    handSize,
  }));
  return { active, sides };
}
