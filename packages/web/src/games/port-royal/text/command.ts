import type { Language } from '@roadstead/kernel';
import { abilityText, cardLabel, contractName, contractNamed, taskText } from '@roadstead/port-royal';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import { tokensOf } from '../../../table/tokens.js';
import type { CommandAnswer } from '../../game-ui.js';
import { chapterAnswer } from '../adventure/text/answer.js';
import { whyNotYours } from '../play/reasons.js';
import { cardAt, standOf } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { describe, tellOdds } from './describe.js';
import { act, canDo, type Ear, openCards, read, refuse, whyNot } from './ear.js';
import { matching, namedCards, namedContracts } from './matching.js';
import { aside, claim, fulfil, gamble, keep, keepTime, take } from './naming.js';
import { type TypedVerb, verbIn } from './verbs.js';

/** What a line of text mode means: an action, something to read out, or a sentence why not. */
export function command(text: string, standing: Standing, language: Language, name: SeatName): CommandAnswer {
  const ear: Ear = { stand: standOf(standing), language, name };
  const words = WORDS[language].text;
  const tokens = tokensOf(text);
  if (tokens.length === 0) return text.includes('?') ? read(words.help) : refuse(words.unknown(text.trim()));
  const inChapter = chapterAnswer(tokens, ear);
  if (inChapter !== null) return inChapter;
  const { verbs, rest } = verbIn(tokens);
  const verb = onlyDoable(verbs, ear) ?? verbs[0];
  if (verb !== undefined) return carryOut(verb, rest, ear);
  // Without a verb, the name of a card that lies in the harbour is enough.
  const isCard = ear.stand.view.phase === 'trade' && matching(tokens, namedCards(ear.stand.view.harbour)).length > 0;
  return isCard ? take(tokens, ear, false) : refuse(words.unknown(text.trim()));
}

/** Where a beginning fits several verbs, the only one that can be done now is meant. */
function onlyDoable(verbs: readonly TypedVerb[], { stand }: Ear): TypedVerb | undefined {
  const doable = verbs.filter((verb) => stand.legal.some(({ type }) => type === verb));
  return doable.length === 1 ? doable[0] : undefined;
}

function carryOut(verb: TypedVerb, rest: readonly string[], ear: Ear): CommandAnswer {
  const { stand, language, name } = ear;
  switch (verb) {
    case 'help':
      return read(WORDS[language].text.help);
    case 'state':
      return read(describe(stand, language, name));
    case 'cards':
      return explain(rest, ear);
    case 'odds':
      return read(tellOdds(stand, language));
    case 'choices':
      return read([whyNotYours(stand, language, name)?.text ?? canDo(ear)]);
    case 'take':
      // "trade" alone is what one says to begin trading.
      return rest.length === 0 && stand.view.phase === 'discover' ? plainly('stop', ear) : take(rest, ear, false);
    case 'forgo':
      return take(rest, ear, true);
    case 'claim':
      return claim(rest, ear);
    case 'gamble':
      return gamble(ear);
    case 'fulfil':
      return fulfil(rest, ear);
    case 'keep':
      return keep(ear);
    case 'setAside':
      return aside(rest, ear);
    case 'keepTime':
      return keepTime(ear);
    case 'decline':
      return stand.view.pending === 'setAside' ? keepTime(ear) : plainly('decline', ear);
    default:
      return plainly(verb, ear);
  }
}

/** Something that is done without naming anything. */
function plainly(verb: TypedVerb, ear: Ear): CommandAnswer {
  const action = ear.stand.legal.find(({ type }) => type === verb);
  return action ? act(action) : refuse(whyNot(verb, ear));
}

/** What cards and contracts do: all that lie open, or those that are named. */
function explain(tokens: readonly string[], { stand: { view }, language }: Ear): CommandAnswer {
  const words = WORDS[language].text;
  const cards = namedCards(openCards(view));
  const contracts = namedContracts((view.contracts ?? []).map(({ id }) => id));
  const shown =
    tokens.length === 0 ? cards.slice(0, view.harbour.length + view.expeditions.length + 1) : matching(tokens, cards);
  const tasks = tokens.length === 0 ? contracts : matching(tokens, contracts);
  const lines = [
    ...new Set(
      shown.map(({ thing }) => `${cardLabel(cardAt(thing), language)}: ${abilityText(cardAt(thing), language)}`),
    ),
    ...tasks.map(
      ({ thing }) => `${contractName(contractNamed(thing), language)}: ${taskText(contractNamed(thing), language)}`,
    ),
  ];
  if (lines.length > 0) return read(lines);
  return tokens.length === 0 ? read([WORDS[language].tells.harbourEmpty]) : refuse(words.unknownCard(tokens.join(' ')));
}
