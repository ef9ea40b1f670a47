import type { Language } from '@roadstead/kernel';
import { type Action, missionById, type Pending, type View } from '@roadstead/port-royal';

/** Why a player does what only a chapter of the adventure knows. */
type Reason =
  | 'mission'
  | 'missionStep'
  | 'missionDear'
  | 'cubeElsewhere'
  | 'crown'
  | 'noCrown'
  | 'cube'
  | 'noCube'
  | 'look'
  | 'top'
  | 'sell'
  | 'notSold'
  | 'kept'
  | 'character'
  | 'poorest'
  | 'share';

const SENTENCES: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  en: {
    mission: 'It fulfils a mission.',
    missionStep: 'It is the first of two steps towards a mission.',
    missionDear: 'What the mission takes is worth more here than what it brings.',
    cubeElsewhere: 'This mission is fulfilled already, and the cube is wanted for another.',
    crown: 'A crown is worth its price.',
    noCrown: 'The coins are worth more than a crown.',
    cube: 'What lies under the cube is worth its price.',
    noCube: 'The coins are worth more than what lies under the cube.',
    look: 'Whoever looks chooses what comes next.',
    top: 'Of these cards, this one is best on top.',
    sell: 'The coins are worth more than what is sold.',
    notSold: 'What could be sold is worth more than the coins.',
    kept: 'What this ship carries is worth more than trading it.',
    character: 'Ability and starting coins are worth most together.',
    poorest: 'Nobody has fewer coins.',
    share: 'The coin does most good there.',
  },
  nl: {
    mission: 'Daarmee is een missie vervuld.',
    missionStep: 'Dat is de eerste van twee stappen naar een missie.',
    missionDear: 'Wat de missie kost, is hier meer waard dan wat ze oplevert.',
    cubeElsewhere: 'Deze missie is al vervuld, en de markeersteen is nodig voor een andere.',
    crown: 'Een kroon is haar prijs waard.',
    noCrown: 'De munten zijn meer waard dan een kroon.',
    cube: 'Wat er onder de markeersteen ligt, is de prijs waard.',
    noCube: 'De munten zijn meer waard dan wat er onder de markeersteen ligt.',
    look: 'Wie kijkt, kiest wat er daarna komt.',
    top: 'Van deze kaarten ligt deze het best bovenop.',
    sell: 'De munten zijn meer waard dan wat je verkoopt.',
    notSold: 'Wat je kunt verkopen, is meer waard dan de munten.',
    kept: 'Wat dit schip vervoert, is meer waard dan ermee te handelen.',
    character: 'Gave en startmunten zijn samen het meest waard.',
    poorest: 'Niemand heeft minder munten.',
    share: 'Daar doet de munt het meeste goed.',
  },
  de: {
    mission: 'Das erfüllt eine Mission.',
    missionStep: 'Das ist der erste von zwei Schritten zu einer Mission.',
    missionDear: 'Was die Mission kostet, ist hier mehr wert als das, was sie bringt.',
    cubeElsewhere: 'Diese Mission ist schon erfüllt, und der Holzwürfel wird für eine andere gebraucht.',
    crown: 'Eine Krone ist ihren Preis wert.',
    noCrown: 'Die Münzen sind mehr wert als eine Krone.',
    cube: 'Was unter dem Holzwürfel liegt, ist seinen Preis wert.',
    noCube: 'Die Münzen sind mehr wert als das, was unter dem Holzwürfel liegt.',
    look: 'Wer nachsieht, wählt, was als Nächstes kommt.',
    top: 'Von diesen Karten liegt diese am besten obenauf.',
    sell: 'Die Münzen sind mehr wert als das, was verkauft wird.',
    notSold: 'Was verkauft werden könnte, ist mehr wert als die Münzen.',
    kept: 'Was dieses Schiff trägt, ist mehr wert als der Handel damit.',
    character: 'Fähigkeit und Startmünzen sind zusammen am meisten wert.',
    poorest: 'Niemand hat weniger Münzen.',
    share: 'Dort nützt die Münze am meisten.',
  },
};

/** Why a player would do this in a chapter; undefined where the usual reasons hold. */
export function chapterReason(view: View, seat: number, action: Action, language: Language): string | undefined {
  if (view.chapter === undefined) return undefined;
  const reason = reasonOf(view, seat, action);
  return reason && SENTENCES[language][reason];
}

function reasonOf(view: View, seat: number, action: Action): Reason | undefined {
  const pending = view.pending as Pending | null;
  switch (action.type) {
    case 'fulfil':
      return 'mission' in action ? fulfilling(view, seat, action.mission) : undefined;
    case 'decline':
      return declining(view, pending);
    case 'pay':
      return pending?.kind === 'buyOff' ? 'cube' : 'crown';
    case 'take':
      return action.keep ? 'kept' : undefined;
    case 'share': {
      const fewest = Math.min(...view.players.map(({ coins }) => coins));
      return view.players[action.seat]!.coins === fewest ? 'poorest' : 'share';
    }
    case 'look':
    case 'top':
    case 'sell':
    case 'character':
      return action.type;
    default:
      return undefined;
  }
}

function fulfilling(view: View, seat: number, mission: string): Reason {
  const { upper } = view.missions!.find(({ id }) => id === mission)!;
  return missionById(mission)!.task.times === 2 && !upper.includes(seat) ? 'missionStep' : 'mission';
}

function declining(view: View, pending: Pending | null): Reason | undefined {
  switch (pending?.kind) {
    case 'audience':
      return 'noCrown';
    case 'buyOff':
      return 'noCube';
    case 'sell':
      return 'notSold';
    case 'mission': {
      const open = view.missions!.find(({ id }) => id === pending.mission)!;
      return view.card9 && open.done.length > 0 ? 'cubeElsewhere' : 'missionDear';
    }
    default:
      return undefined;
  }
}
