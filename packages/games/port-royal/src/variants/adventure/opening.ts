import { type Chance, clockwise, Refusal, type Seat, shuffle, type Tell, type Uid } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import { cardOf } from '../../cards/catalogue.js';
import type { Event } from '../../events.js';
import { cardsNamed, parseByHand } from '../../position.js';
import { answered } from '../../rules/agenda.js';
import type { Deal } from '../../rules/box.js';
import { gain } from '../../rules/money.js';
import type { State, Step } from '../../state.js';
import { isCoop } from '../contents.js';
import { type AdventureByHand, parseAdventure } from './by-hand.js';
import { campaignOf } from './campaign.js';
import { chapterOf } from './chapters.js';
import { CHARACTERS, CUBES, characterById } from './characters.js';
import { influenceOfCrowns } from './cubes.js';
import { makePile, noPile } from './event-pile.js';
import { COINS_PER_FAILURE, firstMission, MISSIONS, OPEN_MISSIONS } from './missions.js';
import { type AdventureState, adventureOf, characterOf, type HeroState, heroOf, type OpenMission } from './state.js';
import { newNotes } from './turns.js';

/** What makes a table a position, which begins with phase 0: nobody is asked for a character, nothing is shared out. */
const POSITION = ['hands', 'missions', 'events'] as const;

/** PR-A27: characters, coins, coins to share, events, the first story card and its mission, in this order. */
export function openChapter(state: State, deal: Deal, chance: Chance): readonly Step[] {
  const { options, seats } = deal.table;
  const byHand = parseAdventure(deal.table);
  const coop = isCoop(options, seats);
  const seatsInTurn = clockwise(seats, state.start);
  const heroes = state.players.map((_, seat) => heroByHand(state, deal, byHand, seat));
  heroes.forEach((hero, seat) => {
    state.players[seat]!.bonus += influenceOfCrowns(hero.crowns);
  });
  const { hands } = parseByHand(deal.table);
  const coins = heroes.map((_, seat) => hands[seat]?.coins ?? null);
  checkCoins(coins, state.pile.length + deal.later.length);
  const isPosition = POSITION.some((name) => deal.table.byHand?.[name] !== undefined);
  if (isPosition) dealHeroes(heroes, chance);
  const failures = isPosition ? 0 : (campaignOf(options)?.failures ?? 0);
  const adventure: AdventureState = {
    chapter: chapterOf(options)!,
    coop,
    heroes,
    dealt: options.characters === 'pick' ? null : dealCharacters(heroes, chance),
    missions: (byHand.missions ?? []).map((id): OpenMission => {
      const done = heroes.flatMap((_, seat) => (byHand.hands[seat]?.missions?.includes(id) ? [seat] : []));
      const isTwice = MISSIONS.find((mission) => mission.id === id)!.task.times === 2;
      const upper = heroes.flatMap((_, seat) => (isTwice && byHand.hands[seat]?.upper ? [seat] : []));
      return { id, done, upper };
    }),
    events: noPile(),
    event: null,
    month: 1,
    turn: 0,
    notes: newNotes(),
    looked: [],
    top: null,
    sales: 0,
    opening: {
      coins,
      stack: deal.stack,
      joining: deal.later,
      share: coop ? failures * COINS_PER_FAILURE : 0,
      pile: byHand.pile,
      unused: byHand.unused,
    },
    joined: [],
    ended: false,
  };
  state.extras.adventure = adventure;
  const asked = adventure.dealt === null ? seatsInTurn.toReversed() : seatsInTurn;
  return [
    ...asked
      .filter((seat) => heroes[seat]!.character === null)
      .map((seat): Step => ({ do: 'ask', what: 'character', seat })),
    { do: 'startCoins' },
    { do: 'shareCoins' },
    { do: 'openStory' },
  ];
}

function heroByHand(state: State, { later }: Deal, { hands }: AdventureByHand, seat: Seat): HeroState {
  const { character = null, kept = [], crowns = 0, missions = [], boxed = 0, upper = false } = hands[seat] ?? {};
  const from = (id: string) => (later.some((uid) => cardOf(uid).id === id) ? later : state.pile);
  return {
    character,
    cubes: CUBES - missions.length - boxed - (upper ? 1 : 0),
    boxed,
    crowns,
    kept: kept.flatMap((id) => cardsNamed([id], from(id))),
  };
}

function checkCoins(coins: readonly (number | null)[], cards: number): void {
  const total = coins.reduce<number>((sum, n) => sum + (n ?? 0), 0);
  if (total <= cards) return;
  throw new Refusal('BAD_OPTIONS', `${total} coins are asked for, but only ${cards} cards are left for them.`);
}

/** PR-A1: a random card for everybody who has no character yet. */
function dealCharacters(heroes: readonly HeroState[], chance: Chance): readonly number[] {
  const given = heroes.map((hero) => characterOf(hero)?.card);
  const cards = [...new Set(CHARACTERS.map(({ card }) => card))].filter((card) => !given.includes(card));
  shuffle(cards, chance);
  return given.map((card) => card ?? cards.pop()!);
}

/** A random card and side for everybody who has no character yet. */
function dealHeroes(heroes: readonly HeroState[], chance: Chance): void {
  const cards = dealCharacters(heroes, chance);
  heroes.forEach((hero, seat) => {
    const sides = CHARACTERS.filter(({ card }) => card === cards[seat]);
    hero.character ??= sides[chance.int(sides.length)]!.id;
  });
}

/** The sides that a seat may pick: of its own card, or of all that nobody has taken. */
export function charactersFor(state: State, seat: Seat): readonly string[] {
  const { dealt, heroes } = adventureOf(state);
  const taken = heroes.map((hero) => characterOf(hero)?.card);
  const isFree = (card: number) => (dealt === null ? !taken.includes(card) : card === dealt[seat]);
  return CHARACTERS.filter(({ card }) => isFree(card)).map(({ id }) => id);
}

export function pickCharacter(state: State, seat: Seat, character: string, tell?: Tell<Event>): void {
  answered(state);
  heroOf(state, seat).character = character;
  tell?.({ type: 'character', seat, character });
}

/** PR-A1: coins as on the character. Where a position wants more than the pile has, the new cards come in before. */
export function dealStartCoins(state: State, chance: Chance, tell?: Tell<Event>): void {
  const { heroes, opening } = adventureOf(state);
  const coins = heroes.map(({ character }, seat) => opening!.coins[seat] ?? characterById(character!)!.startingCoins);
  if (coins.reduce((a, b) => a + b) > state.pile.length) joinCards(state, chance);
  for (const seat of clockwise(heroes.length, state.start)) gain(state, seat, coins[seat]!, 'start', chance, tell);
}

/** PR-A20: the start player hands the coins out one by one; a lone player gets them. */
export function shareCoins(state: State, chance: Chance, tell?: Tell<Event>): void {
  const { opening, heroes } = adventureOf(state);
  if (opening!.share === 0) return;
  if (heroes.length > 1) {
    state.agenda.unshift({ do: 'ask', what: 'share', seat: state.start });
    return;
  }
  gain(state, state.start, opening!.share, 'share', chance, tell);
  opening!.share = 0;
}

export function shares(state: State): readonly Action[] {
  return state.players.map((_, seat): Action => ({ type: 'share', seat }));
}

export function shareCoin(state: State, to: Seat, chance: Chance, tell?: Tell<Event>): void {
  answered(state);
  adventureOf(state).opening!.share--;
  gain(state, to, 1, 'share', chance, tell);
  state.agenda.unshift({ do: 'shareCoins' });
}

/** PR-A27: the event pile, the first story card with its cards, and what a position lays on top of the pile. */
export function openStory(state: State, chance: Chance, tell?: Tell<Event>): void {
  const adventure = adventureOf(state);
  const { missions, opening, chapter, heroes } = adventure;
  adventure.events = makePile({ options: state.options, seats: heroes.length }, opening!, chance);
  const newCards = joinCards(state, chance);
  if (missions.length === 0) {
    const ids = chapter === 'variable' ? chosenMissions(chance) : [firstMission(chapter).id];
    missions.push(...ids.map((id) => ({ id, done: [], upper: [] })));
  }
  layOnTop(state, opening!.stack);
  adventure.opening = null;
  chance.revealed();
  missions.forEach(({ id }, i) => {
    tell?.({ type: 'story', mission: id, newCards: i === 0 ? newCards : 0 });
  });
}

/** Cards of a position by hand: they come into the pile as late as the new ones. */
function layOnTop(state: State, stack: readonly Uid[]): void {
  const adventure = adventureOf(state);
  state.pile.push(...stack);
  for (const uid of stack) state.shuffledAt[uid] = state.shuffles;
  if (adventure.joined.length > 0) adventure.joined = [...adventure.joined, ...stack];
}

/** PR-A23 */
function chosenMissions(chance: Chance): readonly string[] {
  const starred = MISSIONS.filter((mission) => mission.starred).map(({ id }) => id);
  shuffle(starred, chance);
  return starred.slice(0, OPEN_MISSIONS);
}

/** PR-A5: shuffles the new cards into the draw pile. Returns how many there are. */
function joinCards(state: State, chance: Chance): number {
  const adventure = adventureOf(state);
  const joining: readonly Uid[] = adventure.opening!.joining;
  if (joining.length === 0 || adventure.joined.length > 0) return adventure.joined.length;
  adventure.joined = joining;
  adventure.opening = { ...adventure.opening!, joining: [] };
  state.pile.push(...joining);
  state.shuffles++;
  for (const uid of state.pile) state.shuffledAt[uid] = state.shuffles;
  shuffle(state.pile, chance);
  return joining.length;
}
