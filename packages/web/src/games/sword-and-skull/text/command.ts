import type { Language, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import {
  CREW,
  crewName,
  crewText,
  ENEMIES,
  enemyName,
  enemyText,
  FORTUNE,
  fortuneName,
  fortuneText,
  ITEMS,
  itemName,
  itemText,
  SPACES,
  spaceName,
  spaceText,
  swordAndSkullWords,
} from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import { bestFits, tokensOf } from '../../../table/tokens.js';
import type { CommandAnswer } from '../../game-ui.js';
import { questionOf } from '../play/question.js';
import { whyNotYours } from '../play/refusals.js';
import { audienceOf, isActing, type Stand, standOf } from '../play/standing.js';
import { type ToldWay, waysByCard, waysOf } from '../play/ways.js';
import { PLAY } from '../play/words/index.js';
import { describe } from './describe.js';
import { cardWords, placeWords, wordsOf } from './vocabulary.js';
import { whyNot } from './why-not.js';

const HELP = ['help', 'hilfe', 'hulp'];
const LOOK = ['look', 'inspect', 'bekijk', 'zeige', 'ansehen'];
const WAYS = ['ways', 'wegen', 'wege'];
const TABLE = ['table', 'tafel', 'tisch'];
/** Words between the ones that mean something. */
const FILLERS = [
  'the',
  'a',
  'an',
  'to',
  'with',
  'my',
  'for',
  'on',
  'de',
  'het',
  'een',
  'naar',
  'met',
  'mijn',
  'der',
  'die',
  'das',
  'den',
  'dem',
  'zu',
  'zum',
  'zur',
  'nach',
  'mit',
  'ein',
  'eine',
  'einen',
];

/** Something that can be done, by all that it can be called. */
interface Doable {
  readonly words: readonly string[];
  readonly answer: Extract<CommandAnswer, { kind: 'act' | 'plan' }>;
  readonly said: string;
}

/** What a line of text mode means: an action, something to read out, or a sentence why not. */
export function command(text: string, standing: Standing, language: Language, name: SeatName): CommandAnswer {
  const stand = standOf(standing);
  const { tells } = PLAY[language];
  const all = tokensOf(text);
  const [verb = '', ...rest] = all;
  if (all.length === 0 || HELP.includes(verb)) return read(tells.help);
  if (LOOK.includes(verb)) return look(rest, language);
  if (WAYS.includes(verb)) return read(tellWays(stand, language, name));
  if (TABLE.includes(verb)) return read(describe(standing, language, name));
  const notYours = whyNotYours(stand, language);
  if (notYours !== null) return { kind: 'refused', reason: notYours.text, rules: notYours.rules };
  const meant = all.filter((token) => !FILLERS.includes(token));
  const doable = doables(stand, language, name);
  const found = bestFits(meant, doable, ({ words }) => words);
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only.answer;
  if (only !== undefined) return refused(tells.which(shortList(found)));
  const why = whyNot(meant, stand, language, name);
  if (why !== null) return { kind: 'refused', reason: why.text, rules: why.rules };
  return refused(`${tells.unknown(text.trim())} ${tells.canDo(shortList(doable))}`, stand, language, name);
}

const read = (lines: readonly string[]): CommandAnswer => ({ kind: 'read', lines });

function refused(reason: string, stand?: Stand, language?: Language, name?: SeatName): CommandAnswer {
  const rules = stand && language && name ? (questionOf(stand, language, name)?.rules ?? []) : [];
  return { kind: 'refused', reason, rules };
}

const MOST = 8;
const shortList = (doable: readonly Doable[]): string => {
  const said = [...new Set(doable.map((one) => one.said))];
  return said.length > MOST ? `${said.slice(0, MOST).join('; ')} …` : said.join('; ');
};

function doables(stand: Stand, language: Language, name: SeatName): readonly Doable[] {
  const ways = [...waysOf(stand, language, name), ...waysByCard('F13', stand, language, name)];
  const walked = new Set<Typed>(ways.map(({ action }) => action));
  const audience = audienceOf(stand, language, name);
  const others = stand.legal
    .filter((action) => !walked.has(action))
    .map(
      (action): Doable => ({
        words: wordsOf(action, name),
        answer: { kind: 'act', action },
        said: swordAndSkullWords.action(action, stand.view, audience),
      }),
    );
  return [...ways.map((way) => walk(way, name)), ...others];
}

/** A walk through forks is one command; without one the action is enough. */
function walk({ action, plan, to, button, by, figure }: ToldWay, name: SeatName): Doable {
  const answer = plan === null ? ({ kind: 'act', action } as const) : ({ kind: 'plan', plan } as const);
  const words = [...wordsOf(action, name, to), ...tokensOf(figure)];
  return { words, answer, said: by === null ? button : `${button} (${by})` };
}

function tellWays(stand: Stand, language: Language, name: SeatName): readonly string[] {
  const ways = isActing(stand) ? waysOf(stand, language, name) : [];
  const question = questionOf(stand, language, name);
  return ways.length > 0 ? ways.map(({ spoken }) => spoken) : [question?.lead ?? ''];
}

/** What a place or a card does. */
function look(tokens: readonly string[], language: Language): CommandAnswer {
  const things = [
    ...SPACES.map(({ id }) => ({
      words: placeWords(id),
      said: `${spaceName(id, language)}: ${spaceText(id, language)}`,
    })),
    ...CREW.map(({ id }) => ({ words: cardWords(id), said: `${crewName(id, language)}. ${crewText(id, language)}` })),
    ...ITEMS.map(({ id }) => ({ words: cardWords(id), said: `${itemName(id, language)}: ${itemText(id, language)}` })),
    ...FORTUNE.map(({ id }) => ({
      words: cardWords(id),
      said: `${fortuneName(id, language)}: ${fortuneText(id, language)}`,
    })),
    ...ENEMIES.map(({ id }) => ({
      words: cardWords(id),
      said: `${enemyName(id, language)}: ${enemyText(id, language).join(' ')}`,
    })),
  ];
  const meant = tokens.filter((token) => !FILLERS.includes(token));
  const found = bestFits(meant, things, ({ words }) => words.flatMap(tokensOf));
  if (found.length === 0) return refused(PLAY[language].tells.unknown(tokens.join(' ')));
  return read(found.map(({ said }) => said));
}
