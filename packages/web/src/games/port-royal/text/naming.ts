import { type Action, type CardRef, cardLabel, contractName, contractNamed } from '@roadstead/port-royal';
import { likeness, tokensOf } from '../../../table/tokens.js';
import type { CommandAnswer, Why } from '../../game-ui.js';
import { askOf } from '../play/ask.js';
import type { BarButton } from '../play/buttons.js';
import { choicesIn } from '../play/choices.js';
import { because, whyNotClaimed, whyNotFulfilled, whyNotTaken, whyNotYours } from '../play/reasons.js';
import { cardAt } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { act, doings, type Ear, refuse, sayDoing, whyNot } from './ear.js';
import { matching, type NamedThing, namedCards, namedContracts } from './matching.js';

/** Takes the card of the harbour that is named by its name, colour, price or place. */
export function take(tokens: readonly string[], ear: Ear, forgo: boolean): CommandAnswer {
  const { stand, language, name } = ear;
  const words = WORDS[language].text;
  const cards = namedCards(stand.view.harbour);
  const { others, rest } = withoutNames(tokens, ear);
  const found = rest.length === 0 ? cards.filter(({ thing }) => isTakeable(thing, ear)) : matching(rest, cards);
  if (cards.length === 0) return refuse(whyNotYours(stand, language, name) ?? because('nothingToTake', language));
  if (found.length === 0) return refuse(notFound(rest, cards.length, ear, because('nothingToTake', language)));
  // Alike cards are the same to everybody; of several sorts, the only one that can be taken is meant.
  const sorts = bySort(found);
  const takeable = sorts.filter(({ thing }) => isTakeable(thing, ear));
  const meant = sorts.length === 1 ? sorts : takeable;
  if (meant.length > 1) return refuse(words.which(meant.map((one) => sayNamed(one, ear))));
  const card = meant[0] ?? sorts[0]!;
  const ways = choicesIn(stand.legal)
    .takes(card.thing.uid)
    .filter((action) => (action.forgo ?? false) === forgo)
    .filter(({ gift }) => others.length === 0 || gift === undefined || others.includes(gift));
  if (ways.length === 0) return refuse(whyNotTaken(card.thing, stand, language, name));
  return onlyOf(doings(ways, ear), [], ear);
}

const isTakeable = ({ uid }: CardRef, { stand }: Ear): boolean => choicesIn(stand.legal).takes(uid).length > 0;

function bySort(found: readonly NamedThing<CardRef>[]): readonly NamedThing<CardRef>[] {
  return found.filter((one, i) => found.findIndex(({ thing }) => thing.card === one.thing.card) === i);
}

const sayNamed = ({ place, thing }: NamedThing<CardRef>, { language }: Ear): string =>
  WORDS[language].text.numbered(place, cardLabel(cardAt(thing), language));

function notFound(tokens: readonly string[], of: number, { language }: Ear, none: Why): Why | string {
  const words = WORDS[language].text;
  const [only] = tokens;
  if (only === undefined) return none;
  return /^\d+$/.test(only) && tokens.length === 1
    ? words.noSuchNumber(Number(only), of)
    : words.unknownCard(tokens.join(' '));
}

/** Small words that carry nothing here. */
const FILLERS = new Set(
  tokensOf(
    'the a an with for to coin and de het een met voor naar munt en der die das den dem eine einen mit für an Münze und of von van',
  ),
);

/** The seats whose names are among the words, and what is left. */
function withoutNames(tokens: readonly string[], { stand, name }: Ear) {
  const seats = stand.view.players.map(({ seat }) => ({ seat, words: tokensOf(name(seat)) }));
  const isName = (token: string) => seats.filter(({ words }) => words.includes(token));
  return {
    others: tokens.flatMap((token) => isName(token).map(({ seat }) => seat)),
    rest: tokens.filter((token) => isName(token).length === 0 && !FILLERS.has(token)),
  };
}

/** Sends the expedition that is named by its place or what it asks for. */
export function claim(tokens: readonly string[], ear: Ear): CommandAnswer {
  const { stand, language, name } = ear;
  const all = namedCards(stand.view.expeditions);
  const choices = choicesIn(stand.legal);
  const possible = all.filter(({ thing }) => choices.claims(thing.uid).length > 0);
  const rest = tokens.filter((token) => !FILLERS.has(token));
  const [first, ...crew] = rest;
  if (first === undefined) {
    if (all.length === 1 && possible.length === 0) return refuse(whyNotClaimed(all[0]!.thing, stand, language, name));
    return onlyOf(
      doings(
        possible.flatMap(({ thing }) => choices.claims(thing.uid)),
        ear,
      ),
      [],
      ear,
      because('nothingToClaim', language),
    );
  }
  const found = matching([first], all);
  const meant = found.filter(({ thing }) => choices.claims(thing.uid).length > 0);
  if (found.length === 0) return refuse(notFound([first], all.length, ear, because('nothingToClaim', language)));
  if (meant.length === 0) return refuse(whyNotClaimed(found[0]!.thing, stand, language, name));
  return onlyOf(
    doings(
      meant.flatMap(({ thing }) => choices.claims(thing.uid)),
      ear,
    ),
    crew,
    ear,
  );
}

/** Fulfils the contract that is asked about, or the one that is named. */
export function fulfil(tokens: readonly string[], ear: Ear): CommandAnswer {
  const { stand, language, name } = ear;
  const { view, legal } = stand;
  const words = WORDS[language].text;
  const actions = legal.filter((action) => action.type === 'fulfil');
  if (tokens.length === 0 && legal.some(({ type }) => type === 'setAside')) return aside([], ear);
  if (tokens.length === 0)
    return onlyOf(doings(actions, ear), [], ear, actions.length > 0 ? undefined : because('nothingToFulfil', language));
  const found = matching(tokens, namedContracts((view.contracts ?? []).map(({ id }) => id)));
  const [only] = found;
  if (only === undefined) return refuse(words.unknownCard(tokens.join(' ')));
  if (found.length > 1)
    return refuse(words.which(found.map(({ thing }) => contractName(contractNamed(thing), language))));
  const action = actions.find((one) => 'contract' in one && one.contract === only.thing);
  return action ? act(action) : refuse(whyNotFulfilled(only.thing, stand, language, name));
}

/** Uses a gambler. */
export function gamble(ear: Ear): CommandAnswer {
  // All gamblers do the same, so the first will do.
  const [first] = ear.stand.legal.filter(({ type }) => type === 'gamble');
  if (first) return act(first);
  return refuse(whyNotYours(ear.stand, ear.language, ear.name) ?? because('noGambler', ear.language));
}

/** Repels a ship and keeps it; in a question about time, keeps the time. */
export function keep(ear: Ear): CommandAnswer {
  if (ear.stand.view.pending === 'setAside') return keepTime(ear);
  const action = ear.stand.legal.find((one) => one.type === 'repel' && one.keep === true);
  return action ? act(action) : refuse(whyNot('keep', ear));
}

/** Puts a card of the time pile aside, or, before the first turn, as many as the number says. */
export function aside(tokens: readonly string[], ear: Ear): CommandAnswer {
  const { legal } = ear.stand;
  const numbers = legal.filter((action) => action.type === 'setAside' && action.cards !== undefined);
  if (numbers.length === 0) {
    const action = legal.find(({ type }) => type === 'setAside');
    return action ? act(action) : refuse(whyNot('setAside', ear));
  }
  const number = tokens.find((token) => /^\d+$/.test(token));
  if (number === undefined) return refuse(askOf(ear.stand, ear.language, ear.name));
  const chosen = numbers[Number(number)];
  return chosen ? act(chosen) : refuse(WORDS[ear.language].text.noSuchNumber(Number(number), numbers.length - 1));
}

/** Leaves the time pile as it is. */
export function keepTime(ear: Ear): CommandAnswer {
  const leaves = (action: Action) => action.type === 'keepTime' || (action.type === 'setAside' && action.cards === 0);
  const action = ear.stand.legal.find(leaves);
  return action ? act(action) : refuse(whyNot('keepTime', ear));
}

/** The only one of several things to do that further words fit, or a number among them; otherwise asks which. */
function onlyOf(all: readonly BarButton[], tokens: readonly string[], ear: Ear, none?: Why): CommandAnswer {
  const words = WORDS[ear.language].text;
  const number = tokens.length === 1 && /^\d+$/.test(tokens[0]!) ? Number(tokens[0]) : undefined;
  const numbered = number === undefined ? undefined : all[number - 1];
  if (numbered) return act(numbered.action);
  const fits = all.filter(({ label }) =>
    tokens.every((token) => tokensOf(label).some((word) => likeness(token, word) > 0)),
  );
  const [first, ...more] = fits;
  if (first === undefined) return refuse(none ?? words.unknownCard(tokens.join(' ')));
  if (more.length === 0) return act(first.action);
  return refuse(words.which(fits.map((doing, i) => words.numbered(i + 1, sayDoing(doing, ear)))));
}
