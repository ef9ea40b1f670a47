import type { Room, SeatInfo } from '@roadstead/protocol';

export interface GatheringSeat {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly kind: 'person' | 'bot' | 'free';
  readonly you: boolean;
  readonly host: boolean;
  readonly may: {
    readonly sit: boolean;
    readonly addBot: boolean;
    readonly takeBotOut: boolean;
    readonly remove: boolean;
  };
}

/** Every seat of a table that gathers, with what the one who looks may do about it. */
export function gatheringSeats({ seats, you, host }: Room): readonly GatheringSeat[] {
  return seats.map((info, seat) => {
    const kind = info.person !== null ? 'person' : info.bot !== null ? 'bot' : 'free';
    const mine = you.seat === seat;
    return {
      seat,
      info,
      kind,
      you: mine,
      host: info.person !== null && info.person.id === host?.id,
      may: {
        sit: kind === 'free',
        addBot: you.host && kind === 'free',
        takeBotOut: you.host && kind === 'bot',
        remove: you.host && kind === 'person' && !mine,
      },
    };
  });
}

/** How many seats the table may have: nobody who sits there loses his own. */
export function seatCounts({ seats }: Room, { min, max }: { readonly min: number; readonly max: number }): number[] {
  const fewest = Math.max(min, seats.filter(({ person }) => person !== null).length);
  return Array.from({ length: Math.max(0, max - fewest + 1) }, (_, i) => fewest + i);
}

/** Why the game does not begin yet, or that it may. */
type Start =
  | { readonly kind: 'free'; readonly seats: number }
  | { readonly kind: 'youNotReady' }
  | { readonly kind: 'notReady'; readonly names: readonly string[] }
  | { readonly kind: 'hostMust' }
  | { readonly kind: 'may' };

export function startOf(room: Room): Start {
  const rows = gatheringSeats(room);
  const free = rows.filter(({ kind }) => kind === 'free').length;
  if (free > 0) return { kind: 'free', seats: free };
  // Whoever starts the game is ready: the host is not asked for both.
  const late = rows.filter(({ kind, info, host }) => kind === 'person' && !info.ready && !host);
  if (late.some(({ you }) => you)) return { kind: 'youNotReady' };
  if (late.length > 0) return { kind: 'notReady', names: late.map(({ info }) => info.person!.name) };
  return { kind: room.you.host ? 'may' : 'hostMust' };
}

/** Who came and who went between two looks at a table that gathers. */
export function comings(
  before: Room,
  after: Room,
): { readonly came: readonly string[]; readonly went: readonly string[] } {
  const [old, now] = [peopleAt(before), peopleAt(after)];
  return {
    came: [...now].filter(([id]) => !old.has(id)).map(([, name]) => name),
    went: [...old].filter(([id]) => !now.has(id)).map(([, name]) => name),
  };
}

function peopleAt({ seats }: Room): Map<string, string> {
  return new Map(seats.flatMap(({ person }) => (person === null ? [] : [[person.id, person.name] as const])));
}
