import { capital, type Seat } from '@roadstead/kernel';
import {
  BONUS_GOLD,
  crewName,
  type Event,
  enemyName,
  type FightView,
  fortuneName,
  itemName,
  type MightSource,
  swordAndSkullWords,
} from '@roadstead/sword-and-skull';
import type { FightModel, FightSide, PlayedCard } from '../play/fight.js';
import { percentText } from '../play/percent-text.js';
import { audienceOf } from '../play/standing.js';
import { isYou, type PlayTelling } from '../play/telling.js';

/** Who stands on a side: "Griet’s officer", "your pirate", "Cave Bats". */
export function sideName({ side, player, figure }: FightSide, fight: FightView, telling: PlayTelling): string {
  const { stages } = telling.words;
  if (player !== null && figure !== null) {
    const isObject = side === 1;
    return isYou(telling, player.seat)
      ? stages.yours(figure, isObject)
      : stages.figureOf(telling.name(player.seat), figure, isObject);
  }
  if (fight.foe === 'enemy') return enemyName(fight.card!, telling.language);
  return fight.foe === 'mate' ? stages.mate : stages.king;
}

export function fightTitle({ sides, fight }: FightModel, telling: PlayTelling): string {
  const [attacker, foe] = sides.map((side) => sideName(side, fight, telling)) as [string, string];
  // A name without its article is no part of a sentence.
  return capital(fight.foe === 'player' ? telling.words.stages.versus(attacker, foe) : `${attacker} – ${foe}`);
}

export function sourceName({ kind, card, copies }: MightSource, { language, words }: PlayTelling): string {
  const nameOf = { crew: crewName, item: itemName, fortune: fortuneName }[kind];
  return words.tells.several(copies, nameOf(card, language));
}

/** What a card did: "4 becomes 5", "+2". */
export function playedNote({ card, from, to }: PlayedCard, plus: number, { words }: PlayTelling): string {
  if (to === undefined) return card === 'F02' ? `+${plus}` : '';
  const face = (die: number) => (die === 0 ? words.stages.blank : String(die));
  return words.stages.rerolled(from === undefined ? '–' : face(from), face(to));
}

/** "Griet" or null for you; the names of those who are no players stand by themselves. */
function called(side: FightSide, fight: FightView, telling: PlayTelling): string | null {
  if (side.player !== null) return isYou(telling, side.player.seat) ? null : telling.name(side.player.seat);
  return sideName(side, fight, telling);
}

/** Who is ahead, or how it may go; and what decides it if it stays like this. */
export function standText(model: FightModel, telling: PlayTelling): readonly string[] {
  const { stages } = telling.words;
  const { sides, fight, lead, winner, chances } = model;
  const attacker = called(sides[0], fight, telling);
  const tie = stages.tieGoes(attacker);
  if (fight.dice === null) return [stages.chance(attacker, percentText(chances)), tie];
  if (fight.dice.includes(0) && winner !== null) {
    return [lead === 0 ? stages.level : leadText(model, telling), stages.blankLoses];
  }
  return lead === 0 ? [stages.level, tie] : [leadText(model, telling)];
}

function leadText({ sides, fight, lead }: FightModel, telling: PlayTelling): string {
  return telling.words.stages.leads(called(sides[lead > 0 ? 0 : 1], fight, telling), Math.abs(lead));
}

/** How it ended, as the log tells it. */
export function resultText(
  fight: FightView,
  { winner, totals }: { readonly winner: 0 | 1; readonly totals: readonly [number, number] },
  { stand, language, name }: PlayTelling,
): string {
  const { attacker, figure, foe, seat, foeFigure, card } = fight;
  const event = {
    type: 'result',
    winner,
    totals,
    attacker,
    figure,
    foe,
    ...(seat !== undefined && { seat, foeFigure }),
    ...(card !== undefined && { card }),
  };
  return swordAndSkullWords.event(event as Event, audienceOf(stand, language, name));
}

/** What is at stake for whoever looks; nothing for those who do not fight. */
export function stakes(
  fight: FightView,
  telling: PlayTelling,
): readonly { readonly won: boolean; readonly text: string }[] {
  const { stand, words } = telling;
  const { stages } = words;
  const { seat } = stand;
  if (seat === null || (fight.attacker !== seat && fight.seat !== seat)) return [];
  const [win, lose] = stakesOf(fight, seat, telling);
  return [
    { won: true, text: stages.ifWin(win) },
    { won: false, text: stages.ifLose(lose) },
  ];
}

function stakesOf(fight: FightView, seat: Seat, { stand, words, name }: PlayTelling): readonly [string, string] {
  const { stages } = words;
  switch (fight.foe) {
    case 'enemy':
      return [stages.enemyStake(fight.gold ?? 0, fight.items ?? 0, fight.fortune ?? 0), stages.nothingLost];
    case 'mate':
      return [stages.mateStake, stages.denLoss];
    case 'king':
      return [stages.kingStake, stages.denLoss];
    case 'player': {
      const other = fight.attacker === seat ? fight.seat! : fight.attacker;
      const [mine, theirs] = [seat, other].map((one) => stand.view.players[one]!.crewCount) as [number, number];
      return [
        stages.bonusStake(BONUS_GOLD, theirs > mine ? theirs : 0),
        stages.bonusLoss(name(other), BONUS_GOLD, mine > theirs ? mine : 0),
      ];
    }
  }
}
