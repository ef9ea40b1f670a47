import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import {
  bestAgainstKing,
  crewName,
  fortuneName,
  itemName,
  KING_MIGHT,
  type MightSource,
  mightSources,
  type SkullResult,
  type View,
} from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import type { Account, AccountLine, Ruling, SeatAccount } from '../../account.js';
import { percentText } from '../play/percent-text.js';
import { standOf } from '../play/standing.js';
import { wayToWin } from '../play/way-to-win.js';
import { PLAY } from '../play/words/index.js';

/** How the game was won, and how strong everybody would have been against the Pirate King. */
export function accountOf(standing: Standing, language: Language, name: SeatName): Account {
  const stand = standOf(standing);
  const result = stand.result as SkullResult;
  return {
    rulings: rulings(result, language, name),
    seats: result.ranking.map(({ seat }) => seatAccount(stand.view, seat, language)),
    goals: [],
  };
}

function rulings({ ranking }: SkullResult, language: Language, name: SeatName): readonly Ruling[] {
  const { ends, and } = PLAY[language];
  const [winner, ...others] = ranking;
  const how: Ruling =
    winner?.by === 'ransom'
      ? { text: ends.ransomPaid, rule: 'SS-F9' }
      : { text: ends.kingBeaten(KING_MIGHT), rule: 'SS-F9' };
  return [
    how,
    { text: ends.atOnce, rule: 'SS-E1' },
    ...(others.length > 1 ? [{ text: ends.shared(and(others.map(({ seat }) => name(seat)))), rule: 'SS-E3' }] : []),
  ];
}

/** The Might of the better figure, card by card. */
function seatAccount(view: View, seat: number, language: Language): SeatAccount {
  const { ends } = PLAY[language];
  const player = view.players[seat]!;
  const { figure, chances } = bestAgainstKing(player);
  const { least, most } = wayToWin(view, player);
  return {
    seat,
    points: player.might[figure],
    unit: ends.mightOf(figure),
    lines: mightSources(player, figure).map((source) => lineOf(source, language)),
    also: ends.also(player.gold, least, most, percentText(chances)),
  };
}

function lineOf({ kind, card, copies, might }: MightSource, language: Language): AccountLine {
  const nameOf = { crew: crewName, item: itemName, fortune: fortuneName }[kind];
  return { what: nameOf(card, language), how: PLAY[language].ends.copies(copies, might), points: might };
}
