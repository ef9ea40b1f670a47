import { LANGUAGES } from '@roadstead/kernel';
import { type Action, itemName, portRoyalWords } from '@roadstead/port-royal';
import { tokensOf } from '../../../../table/tokens.js';
import type { CommandAnswer } from '../../../game-ui.js';
import { because } from '../../play/reasons.js';
import { cardAt } from '../../play/standing.js';
import { act, type Ear, read, refuse } from '../../text/ear.js';
import { matching, type NamedThing, namedCards } from '../../text/matching.js';
import { type TypedVerb, verbIn } from '../../text/verbs.js';
import { WORDS } from '../../words/index.js';
import { chapterIn } from '../play/chapter.js';
import { isFulfilment } from '../play/missions.js';
import { itemOf } from '../play/needs.js';
import { questionOf } from '../play/question.js';
import { chapterWay } from '../play/way.js';
import { type Reading, readingIn, tellReading } from './reading.js';

const YES = ['yes', 'y', 'ja', 'j'];
const NO = ['no', 'n', 'nee', 'nein', 'not', 'nothing'];
const LOOKOUT = ['lookout', 'ahead', 'spy', 'uitkijk', 'uitkijken', 'vooruit', 'spaeher', 'ausschau', 'voraus'];
/** What is read out is never an answer. */
const READING: readonly TypedVerb[] = ['help', 'state', 'cards', 'odds', 'choices'];

/** What a line of text mode means in a chapter; null where it means what it means at every table. */
export function chapterAnswer(tokens: readonly string[], ear: Ear): CommandAnswer | null {
  if (chapterIn(ear.stand.view) === null) return null;
  const reading: Reading | null = readingIn(tokens);
  if (reading !== null) return read(tellReading(reading, ear));
  const { verbs, rest } = verbIn(tokens);
  const question = questionOf(ear.stand, ear.language, ear.name);
  if (question !== null) {
    return verbs.some((verb) => READING.includes(verb)) ? null : answered(tokens, ear);
  }
  if (verbs.includes('fulfil')) return chosen(rest, ear.stand.legal.filter(isFulfilment), ear, 'nothingToFulfil');
  if (verbs.includes('keep') && ear.stand.view.phase === 'trade') return kept(rest, ear);
  const look = ear.stand.legal.find(({ type }) => type === 'look');
  return look && LOOKOUT.includes(tokens[0] ?? '') ? act(look) : null;
}

/** An answer by its number, by yes or no, or by the words on its button. */
function answered(tokens: readonly string[], ear: Ear): CommandAnswer {
  const { legal } = ear.stand;
  const no = legal.find(({ type }) => type === 'decline');
  const others = legal.filter((action) => action !== no);
  const [first = ''] = tokens;
  if (no && NO.includes(first)) return act(no);
  if (YES.includes(first) && others.length === 1) return act(others[0]!);
  return chosen(tokens, legal, ear, 'notNow');
}

/** The one action that is meant among some that could be. */
function chosen(
  tokens: readonly string[],
  actions: readonly Action[],
  ear: Ear,
  none: 'nothingToFulfil' | 'notNow',
): CommandAnswer {
  const { language } = ear;
  const all = actions.map((action, i) => named(action, i, ear));
  const found = tokens.length === 0 ? all : matching(tokens, all);
  if (found.length === 1) return act(found[0]!.thing);
  if (found.length === 0 && all.length === 0) return refuse(because(none, language));
  const list = (found.length === 0 ? all : found).map(({ thing }) => labelOf(thing, ear));
  return refuse(WORDS[language].text.which(list));
}

function named(action: Action, i: number, ear: Ear): NamedThing<Action> {
  const labels = LANGUAGES.map((language) => labelOf(action, { ...ear, language }));
  const id = isFulfilment(action) ? [action.mission] : [];
  return { thing: action, place: i + 1, words: [...new Set([...labels.flatMap(tokensOf), ...id])] };
}

function labelOf(action: Action, { stand, language, name }: Ear): string {
  return (
    chapterWay(action, stand, language, name)?.label ??
    portRoyalWords.action(action, stand.view, { language, name, you: stand.seat })
  );
}

/** PR-A11: keeps a ship of the harbour, by its name, its place or what it carries. */
function kept(tokens: readonly string[], { stand, language }: Ear): CommandAnswer {
  const keeps = stand.legal.filter((action) => action.type === 'take' && action.keep === true);
  const ships = namedCards(stand.view.harbour).map((one) => {
    const item = itemOf(cardAt(one.thing));
    const items = item === undefined ? [] : LANGUAGES.flatMap((spoken) => tokensOf(itemName(item, spoken)));
    return { ...one, words: [...one.words, ...items] };
  });
  const found = keeps.filter((action) => {
    if (action.type !== 'take') return false;
    return tokens.length === 0 || matching(tokens, ships).some(({ thing }) => thing.uid === action.uid);
  });
  if (found.length === 1) return act(found[0]!);
  return refuse(found.length === 0 ? because('notNow', language) : WORDS[language].text.which(found.map(labelled)));

  function labelled(action: Action): string {
    return portRoyalWords.action(action, stand.view, { language, name: String, you: stand.seat });
  }
}
