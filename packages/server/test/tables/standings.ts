import { applyChange, type SocketMessage, type Standing } from '@roadstead/protocol';

/** The standings that somebody was told, those told by what has changed included. */
export class Standings {
  last: Standing | undefined;
  private readonly byNumber = new Map<number, Standing>();

  /** The standing of a push, rebuilt if need be; undefined where it has none. */
  hear(message: SocketMessage): Standing | undefined {
    if (!('push' in message)) return undefined;
    const push = message as Extract<SocketMessage, { push: string }>;
    if (push.push !== 'played' && push.push !== 'standing' && push.push !== 'changed') return undefined;
    const standing =
      push.push === 'changed' ? (applyChange(this.at(push.from), push.change) as Standing) : push.standing;
    if (push.told !== undefined) this.byNumber.set(push.told, standing);
    this.last = standing;
    return standing;
  }

  at(told: number): Standing {
    const standing = this.byNumber.get(told);
    if (standing === undefined) throw new Error(`Standing ${told} was never told.`);
    return standing;
  }
}
