/** The height of a card by its width. */
export const ASPECT = 880 / 630;

interface Fit {
  readonly width: number;
  readonly columns: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** No card is wider or narrower than that; where even the narrowest do not fit, the place scrolls. */
  readonly most: number;
  readonly least: number;
}

/** A fuller row is worth cards that are a little smaller. */
const NEARLY = 0.93;

/** The largest cards that n of them can have in a place, and in how many columns. */
export function fitCards(n: number, { width, height, gap, most, least }: Room): Fit {
  const count = Math.max(1, n);
  const fits = Array.from({ length: count }, (_, i): Fit => {
    const columns = i + 1;
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / ASPECT;
    return { width: Math.floor(Math.min(across, down, most)), columns };
  });
  const largest = Math.max(...fits.map((fit) => fit.width));
  if (largest < least) {
    const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
    return { width: least, columns: Math.min(count, columns) };
  }
  const fewestRows = fits.findLast((fit) => fit.width >= Math.max(least, largest * NEARLY))!;
  // As many rows, but evenly filled.
  return fits[Math.ceil(count / Math.ceil(count / fewestRows.columns)) - 1]!;
}

/** A harbour has room for so many cards; where they are all taken, it has room for the next number. */
const PLACES = [4, 6, 8, 10, 12, 15, 18, 24];

/** Two rows of places from the first card on fill the sea, and cards keep their size as others come. */
const ROOMY = 8;
/** For that, cards may be so much smaller than they could be. */
const FOR_ROOM = 0.85;

export function placesFor(cards: number, room: Room): number {
  const enough = PLACES.find((places) => places >= cards) ?? cards;
  const isRoomy = enough < ROOMY && fitCards(ROOMY, room).width >= fitCards(enough, room).width * FOR_ROOM;
  return isRoomy ? ROOMY : enough;
}

/** So much smaller may they be where the sea has become lower: below that, they are laid anew. */
const FOR_PEACE = 0.65;

/** The places of a turn: no card changes its size as others come or go, nor as what is said below takes some height. */
export class TurnPlaces {
  private turn = '';
  private most = 0;
  private laid = 0;

  of(turn: string, cards: number, room: Room): number {
    if (turn !== this.turn) this.most = this.laid = 0;
    this.turn = turn;
    this.most = Math.max(this.most, cards);
    const enough = placesFor(this.most, room);
    const isKept = this.laid > enough && fitCards(this.laid, room).width >= fitCards(enough, room).width * FOR_PEACE;
    if (!isKept) this.laid = enough;
    return this.laid;
  }
}

/** How far apart cards lie in a row so that all of them are seen: overlapped where they must be, never more than `closest`. */
export function pitchFor(n: number, card: number, width: number, gap: number, closest: number): number {
  if (n < 2) return card + gap;
  return Math.max(closest, Math.min(card + gap, Math.floor((width - card) / (n - 1))));
}

/** Very large screens show everything larger; 1 at the usual sizes. */
export function scaleFor(width: number, height: number): number {
  const room = Math.min(width / 1500, height / 950);
  return Math.min(2.4, Math.max(1, Math.round(room * 20) / 20));
}

type Form = 'wide' | 'tall' | 'phone' | 'low';

/** What is laid where: beside the harbour, above it, above it and small, or on both sides where there is no height. */
export function formFor(width: number, height: number): Form {
  if (height < 520 && width > height * 1.3) return 'low';
  if (width >= 860 && width > height * 0.9) return 'wide';
  return width >= 600 ? 'tall' : 'phone';
}
