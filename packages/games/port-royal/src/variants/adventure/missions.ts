import type { Item } from './cards.js';
import type { Chapter } from './options.js';

const KNOWN = 'rulebook or manual: the task; rewards and hourglass RECONSTRUCTED, tuned by play';
const RECONSTRUCTED = 'RECONSTRUCTED, tuned by play';

/** What must be there: persons by kind, or what everything adds up to (PR-A31). */
type Had = Readonly<Record<string, number>>;

/** What is given up: ships of a kind or with an item, coins, crowns (PR-A6). */
export type Given = Readonly<Partial<Record<Item | 'ares' | 'coins' | 'crowns', number>>>;

/** A mission that is decided on the spot: so many colours or cards in the harbour, or paying tax (PR-A17). */
export type OnTheSpot =
  | { readonly when: 'colours'; readonly n: number }
  | { readonly when: 'stops'; readonly n: number }
  | { readonly when: 'taxPaid' };

export interface MissionTask {
  readonly spot?: OnTheSpot;
  readonly have?: Had;
  /** Persons with a printed cost of at most, or at least, so much. */
  readonly persons?: { readonly atMost?: number; readonly atLeast?: number; readonly n: number };
  readonly give?: Given;
  /** How often it must be met; once, where it does not say so. */
  readonly times?: number;
  /** How many cards more, or less, may be taken after it. */
  readonly picks?: number;
}

/** Where a month's end leads to (PR-A4); `price`: what a cube costs then (PR-A22). */
export type Lead = { readonly price?: number } & (
  | { readonly next: string }
  | { readonly ask: string; readonly yes: string; readonly no: string }
  /** Card 9, and the story card after a win. */
  | { readonly ending: string }
  | { readonly stays: true }
);

export interface Mission {
  readonly id: string;
  readonly chapter: Exclude<Chapter, 'variable'>;
  readonly task: MissionTask;
  /** What the first to fulfil it gets. */
  readonly first: { readonly coins?: number; readonly crowns?: number };
  /** What everyone who fulfils it gets. */
  readonly crowns: number;
  /** By how one plays. */
  readonly hourglass: { readonly together?: Lead; readonly against?: Lead };
  /** PR-A23: may lie open in the variable game. */
  readonly starred?: true;
  readonly againstOnly?: true;
  /** The group of new cards that its story card shuffles in. */
  readonly adds?: number;
  readonly provenance: string;
}

const both = (lead: Lead): Mission['hourglass'] => ({ together: lead, against: lead });

// biome-ignore format: one mission a line
export const MISSIONS: readonly Mission[] = [
  { id: '10', chapter: 1, task: { give: { ares: 2 } }, first: { coins: 2 }, crowns: 1, hourglass: both({ next: '11' }), starred: true, adds: 80, provenance: KNOWN },
  { id: '11', chapter: 1, task: { have: { swords: 1 }, give: { book: 1 } }, first: { coins: 1 }, crowns: 1, hourglass: both({ ask: '10', yes: '12', no: '13' }), starred: true, provenance: RECONSTRUCTED },
  { id: '12', chapter: 1, task: { have: { priest: 1 }, give: { coins: 2 } }, first: {}, crowns: 1, hourglass: both({ ask: '11', yes: '14', no: '15' }), starred: true, provenance: RECONSTRUCTED },
  { id: '13', chapter: 1, task: { have: { priest: 1 }, give: { coins: 4 } }, first: {}, crowns: 1, hourglass: both({ ask: '11', yes: '14', no: '15' }), provenance: KNOWN },
  { id: '14', chapter: 1, task: { have: { swords: 2 }, give: { ares: 1 } }, first: {}, crowns: 2, hourglass: { together: { ending: '61' }, against: { next: '16', price: 8 } }, starred: true, provenance: RECONSTRUCTED },
  { id: '15', chapter: 1, task: { have: { swords: 2 }, give: { ares: 2 } }, first: {}, crowns: 2, hourglass: { together: { ending: '61' }, against: { next: '16', price: 8 } }, provenance: KNOWN },
  { id: '16', chapter: 1, task: { give: { herbs: 1, coins: 2 } }, first: { coins: 1 }, crowns: 1, hourglass: { against: { next: '17', price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '17', chapter: 1, task: { have: { captain: 1, settler: 1 } }, first: {}, crowns: 2, hourglass: { against: { stays: true, price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '20', chapter: 2, task: { have: { swords: 3 } }, first: { coins: 2 }, crowns: 1, hourglass: both({ next: '21' }), starred: true, adds: 81, provenance: RECONSTRUCTED },
  { id: '21', chapter: 2, task: { have: { lookout: 1 } }, first: { coins: 1 }, crowns: 1, hourglass: both({ ask: '20', yes: '22', no: '23' }), starred: true, provenance: RECONSTRUCTED },
  { id: '22', chapter: 2, task: { give: { book: 1, herbs: 1 } }, first: {}, crowns: 1, hourglass: both({ ask: '21', yes: '24', no: '25' }), starred: true, provenance: RECONSTRUCTED },
  { id: '23', chapter: 2, task: { give: { book: 1, herbs: 1, coins: 3 } }, first: {}, crowns: 1, hourglass: both({ ask: '21', yes: '24', no: '25' }), provenance: RECONSTRUCTED },
  { id: '24', chapter: 2, task: { have: { influence: 8 } }, first: {}, crowns: 1, hourglass: { together: { ending: '62' }, against: { next: '26', price: 8 } }, provenance: RECONSTRUCTED },
  { id: '25', chapter: 2, task: { have: { influence: 10 } }, first: {}, crowns: 1, hourglass: { together: { ending: '62' }, against: { next: '26', price: 8 } }, provenance: RECONSTRUCTED },
  { id: '26', chapter: 2, task: { have: { admiral: 1 }, give: { coins: 5 } }, first: { crowns: 1 }, crowns: 1, hourglass: { against: { next: '27', price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '27', chapter: 2, task: { have: { priest: 1 }, give: { ares: 1 } }, first: { coins: 2 }, crowns: 2, hourglass: { against: { ask: '26', yes: '28a', no: '28b', price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '28a', chapter: 2, task: { have: { trader: 2 } }, first: {}, crowns: 1, hourglass: { against: { stays: true, price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '28b', chapter: 2, task: { have: { trader: 2 }, give: { coins: 3 } }, first: {}, crowns: 1, hourglass: { against: { stays: true, price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '30', chapter: 3, task: { have: { expedition: 1 } }, first: { coins: 2 }, crowns: 1, hourglass: { together: { next: '31' }, against: { next: '32' } }, starred: true, adds: 82, provenance: KNOWN },
  { id: '31', chapter: 3, task: { give: { bread: 1 } }, first: { coins: 1 }, crowns: 1, hourglass: both({ ask: '31', yes: '33', no: '34' }), starred: true, provenance: RECONSTRUCTED },
  { id: '32', chapter: 3, task: { give: { rum: 1 } }, first: { coins: 1 }, crowns: 1, hourglass: both({ ask: '32', yes: '33', no: '34' }), againstOnly: true, provenance: RECONSTRUCTED },
  { id: '33', chapter: 3, task: { spot: { when: 'colours', n: 4 } }, first: {}, crowns: 1, hourglass: both({ ask: '30', yes: '35', no: '36' }), starred: true, provenance: KNOWN },
  { id: '34', chapter: 3, task: { spot: { when: 'colours', n: 4 }, give: { coins: 5 } }, first: {}, crowns: 1, hourglass: both({ ask: '30', yes: '35', no: '36' }), provenance: KNOWN },
  { id: '35', chapter: 3, task: { have: { swords: 2 }, give: { coins: 2 } }, first: {}, crowns: 2, hourglass: { together: { ending: '63' }, against: { next: '37', price: 8 } }, starred: true, provenance: RECONSTRUCTED },
  { id: '36', chapter: 3, task: { have: { swords: 2 }, give: { rum: 1 } }, first: {}, crowns: 2, hourglass: { together: { ending: '63' }, against: { next: '37', price: 8 } }, provenance: RECONSTRUCTED },
  { id: '37', chapter: 3, task: { persons: { atLeast: 7, n: 1 } }, first: {}, crowns: 1, hourglass: { against: { next: '38', price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '38', chapter: 3, task: { give: { crowns: 3 } }, first: { coins: 2 }, crowns: 0, hourglass: { against: { stays: true, price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '40', chapter: 4, task: { persons: { atMost: 3, n: 3 } }, first: { coins: 1 }, crowns: 1, hourglass: both({ next: '41' }), starred: true, adds: 83, provenance: KNOWN },
  { id: '41', chapter: 4, task: { give: { herbs: 1, bread: 1 } }, first: { coins: 2 }, crowns: 2, hourglass: both({ ask: '40', yes: '42', no: '43' }), starred: true, provenance: KNOWN },
  { id: '42', chapter: 4, task: { have: { innkeeper: 1 } }, first: {}, crowns: 1, hourglass: both({ ask: '41', yes: '44', no: '45' }), starred: true, provenance: RECONSTRUCTED },
  { id: '43', chapter: 4, task: { have: { innkeeper: 1 }, give: { coins: 2 } }, first: {}, crowns: 1, hourglass: both({ ask: '41', yes: '44', no: '45' }), provenance: RECONSTRUCTED },
  { id: '44', chapter: 4, task: { give: { rum: 1 } }, first: {}, crowns: 2, hourglass: { together: { ending: '64' }, against: { ask: '41', yes: '46', no: '47', price: 8 } }, provenance: RECONSTRUCTED },
  { id: '45', chapter: 4, task: { give: { rum: 1, coins: 2 } }, first: {}, crowns: 2, hourglass: { together: { ending: '64' }, against: { ask: '41', yes: '46', no: '47', price: 8 } }, provenance: RECONSTRUCTED },
  { id: '46', chapter: 4, task: { have: { mademoiselle: 1 } }, first: {}, crowns: 1, hourglass: { against: { next: '48', price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '47', chapter: 4, task: { have: { mademoiselle: 1 }, give: { coins: 3 } }, first: {}, crowns: 1, hourglass: { against: { next: '48', price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '48', chapter: 4, task: { have: { expedition: 1 }, give: { crowns: 2 } }, first: {}, crowns: 0, hourglass: { against: { stays: true, price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '50', chapter: 5, task: { spot: { when: 'taxPaid' } }, first: { coins: 2 }, crowns: 1, hourglass: { together: { ask: '50', yes: '52', no: '51' }, against: { next: '52' } }, adds: 84, provenance: KNOWN },
  { id: '51', chapter: 5, task: { spot: { when: 'stops', n: 4 }, give: { coins: 5 }, picks: -1 }, first: {}, crowns: 1, hourglass: both({ ask: '51', yes: '53', no: '54' }), provenance: KNOWN },
  { id: '52', chapter: 5, task: { spot: { when: 'stops', n: 1 }, times: 2 }, first: {}, crowns: 1, hourglass: both({ ask: '52', yes: '53', no: '54' }), provenance: KNOWN },
  { id: '53', chapter: 5, task: { have: { swords: 2 }, give: { ares: 1 } }, first: { coins: 2 }, crowns: 2, hourglass: both({ ask: '53', yes: '55', no: '56' }), starred: true, provenance: RECONSTRUCTED },
  { id: '54', chapter: 5, task: { have: { swords: 3 }, give: { ares: 1 } }, first: {}, crowns: 2, hourglass: both({ ask: '54', yes: '55', no: '56' }), provenance: RECONSTRUCTED },
  { id: '55', chapter: 5, task: { have: { crowns: 4 }, give: { coins: 2 } }, first: {}, crowns: 3, hourglass: { together: { ending: '65' }, against: { next: '57', price: 8 } }, provenance: RECONSTRUCTED },
  { id: '56', chapter: 5, task: { have: { crowns: 5 }, give: { coins: 4 } }, first: {}, crowns: 3, hourglass: { together: { ending: '65' }, against: { next: '57', price: 8 } }, provenance: RECONSTRUCTED },
  { id: '57', chapter: 5, task: { give: { coins: 8 } }, first: {}, crowns: 2, hourglass: { against: { next: '58', price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
  { id: '58', chapter: 5, task: { have: { governor: 1 } }, first: {}, crowns: 1, hourglass: { against: { stays: true, price: 8 } }, againstOnly: true, provenance: RECONSTRUCTED },
];

/** PR-A19 ◇: what card 9 asks for, by players. RECONSTRUCTED, tuned by play */
export const CARD_9: readonly { readonly missionCubes: number; readonly influence: number }[] = [
  { missionCubes: 0, influence: 0 },
  { missionCubes: 4, influence: 15 },
  { missionCubes: 5, influence: 17 },
  { missionCubes: 5, influence: 17 },
  { missionCubes: 6, influence: 23 },
];

/** PR-A20: coins to share out for each failure. */
export const COINS_PER_FAILURE = 3;

/** PR-A23 */
export const OPEN_MISSIONS = 4;

const BY_ID = new Map(MISSIONS.map((mission) => [mission.id, mission]));

export function missionById(id: string): Mission | undefined {
  return BY_ID.get(id);
}

/** The mission that a chapter begins with. */
export function firstMission(chapter: Mission['chapter']): Mission {
  return MISSIONS.find((mission) => mission.chapter === chapter)!;
}

/** The missions that the hourglass of this one may lay out next. */
export function leadsOf(id: string, isTogether: boolean): readonly string[] {
  const { together, against } = missionById(id)!.hourglass;
  const lead = isTogether ? together : against;
  if (lead === undefined) return [];
  if ('next' in lead) return [lead.next];
  return 'ask' in lead ? [lead.yes, lead.no] : [];
}
