import { companiesPlans, companiesWords, FIELDS, POINT_SOURCES, placeName } from '@roadstead/companies';
import type { Audience, Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import { bestFits, tokensOf } from '../../../table/tokens.js';
import type { CommandAnswer } from '../../game-ui.js';
import { pointsBySource, sumOfPoints } from '../play/points.js';
import { audienceOf, isActing, type Stand, standOf } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { answers, describe, harbourFacts } from './describe.js';

const HELP = ['help', 'hilfe', 'hulp'];
const LOOK = ['look', 'inspect', 'bekijk', 'zeige', 'ansehen'];
const WAYS = ['ways', 'wegen', 'wege'];
const TABLE = ['table', 'tafel', 'tisch'];
const SCORE = ['score', 'punten', 'punkte', 'points'];

/** What a line of text mode means: an action, something to read out, or a sentence why not. */
export function command(text: string, standing: Standing, language: Language, name: SeatName): CommandAnswer {
  const stand = standOf(standing);
  const { tells } = WORDS[language];
  const [verb = '', ...rest] = tokensOf(text);
  if (verb === '' || HELP.includes(verb)) return read(tells.help);
  if (LOOK.includes(verb)) return look(rest, stand, language, name);
  if (WAYS.includes(verb)) return read(answers(standing, language, name));
  if (TABLE.includes(verb)) return read(describe(standing, language, name));
  if (SCORE.includes(verb)) return read(scores(stand, language, name));
  if (!isActing(stand)) return { kind: 'refused', reason: stand.over ? tells.over : tells.notYours };
  const audience = audienceOf(stand, language, name);
  const doable = doables(stand, audience);
  const found = bestFits([verb, ...rest], doable, ({ said, type }) => [...tokensOf(said), type.toLowerCase()]);
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only.answer;
  if (only !== undefined) return { kind: 'refused', reason: tells.which(shortList(found.map(({ said }) => said))) };
  const canDo = tells.canDo(shortList(doable.map(({ said }) => said)));
  return { kind: 'refused', reason: `${tells.unknown(text.trim())} ${canDo}` };
}

/** Something that can be done, by what it is called. */
interface Doable {
  readonly answer: Extract<CommandAnswer, { kind: 'act' | 'plan' }>;
  readonly type: string;
  readonly said: string;
}

/** Single actions, and commands that are several. */
function doables({ seat, view, legal }: Stand, audience: Audience): readonly Doable[] {
  const moment = { seat: seat!, view, legal, audience };
  return [
    ...legal.map(
      (action): Doable => ({
        answer: { kind: 'act', action },
        type: action.type,
        said: companiesWords.action(action, view, audience),
      }),
    ),
    ...companiesPlans.offers(moment).map(
      (plan): Doable => ({
        answer: { kind: 'plan', plan },
        type: plan.type,
        said: companiesPlans.label(plan, moment),
      }),
    ),
  ];
}

const read = (lines: readonly string[]): CommandAnswer => ({ kind: 'read', lines });

const MOST = 8;
const shortList = (said: readonly string[]): string =>
  said.length > MOST ? `${said.slice(0, MOST).join('; ')} …` : said.join('; ');

/** What stands in a harbour, or waits on a field. */
function look(tokens: readonly string[], { view }: Stand, language: Language, name: SeatName): CommandAnswer {
  const words = WORDS[language];
  const found = bestFits(tokens, FIELDS, ({ id }) => tokensOf(placeName(id, language)));
  if (found.length === 0) return { kind: 'refused', reason: words.tells.unknown(tokens.join(' ')) };
  return read(
    found.map(({ id, kind }) =>
      words.tells.harbour(
        placeName(id, language),
        kind === 'harbour'
          ? harbourFacts(view, id, words, name)
          : kind === 'nest'
            ? words.counts.pips(view.pirates[id]!)
            : words.harbour.region,
      ),
    ),
  );
}

/** V-8.1: everybody's points as a scoring now would give them, with their sources. */
function scores({ view }: Stand, language: Language, name: SeatName): readonly string[] {
  const { tells, ledger, counts } = WORDS[language];
  return view.players.map(({ seat }) => {
    const points = pointsBySource(view, seat);
    const parts = POINT_SOURCES.filter((source) => points[source] !== 0).map(
      (source) => `${ledger.sources[source]} ${points[source]}`,
    );
    return tells.player(name(seat), [counts.points(sumOfPoints(points)), ...parts].join('; '));
  });
}
