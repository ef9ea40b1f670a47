import type { TableWords } from './catalogue.js';

const coins = (n: number) => `${n} ${n === 1 ? 'munt' : 'munten'}`;
const cards = (n: number) => `${n} ${n === 1 ? 'kaart' : 'kaarten'}`;

export const nl: TableWords = {
  goal: {
    influence: (n) =>
      `Handel met schepen voor munten en ronsel er personen mee. Wie de meeste invloedspunten heeft, wint; bij ${n} begint de laatste ronde.`,
    turn: 'In je beurt draai je kaarten om zolang je durft: bij een tweede schip van dezelfde kleur is je beurt mislukt.',
  },
  rules: {
    turn: 'Je beurt heeft twee fasen. ONTDEKKEN: draai de ene kaart na de andere om. Schepen en personen gaan naar de haven, expedities liggen apart. Stop wanneer je wilt.',
    bust: 'TE VEEL GEWAAGD: een tweede schip van een kleur die al in de haven ligt. Alle kaarten daar zijn verloren en niemand neemt er een. Met minstens evenveel zwaarden als het schip heeft, kun je het verjagen als het binnenkomt; niet als het onder de schedelvlag vaart. Zwaarden raken nooit op.',
    take: 'HANDELEN EN RONSELEN: als je gestopt bent, neem je 1 kaart, 2 als de schepen in de haven vier kleuren hebben, 3 bij vijf. Een schip levert zijn munten op en is weg. Een persoon kost munten, blijft bij je en brengt invloedspunten en een eigenschap.',
    others:
      'Daarna mogen de anderen om de beurt elk 1 kaart nemen, en ze betalen jou er 1 munt voor. In hun beurten mag jij hetzelfde.',
    expeditions:
      'EXPEDITIES: op elk moment in je beurt kun je een expeditie opeisen: je legt de personen af waar die om vraagt en krijgt veel invloedspunten en enkele munten. Een manusje-van-alles vervangt elk van hen.',
    tax: ({ threshold, cap, favours, coins: n }) => {
      const loss = cap === undefined ? 'verliest de helft' : `houdt er ${cap} over`;
      const favoured = favours
        .map((one) => (one === 'mostSwords' ? 'de meeste zwaarden' : 'de minste invloedspunten'))
        .join(' of ');
      return `BELASTINGVERHOGING: wie ${coins(threshold)} of meer heeft, ${loss}. Daarna krijgt wie ${favoured} heeft ${coins(n)}.`;
    },
    end: (influence) =>
      `EINDE: iemand heeft ${influence} invloedspunten. De ronde wordt afgemaakt, zodat iedereen evenveel beurten heeft gehad. Wie de meeste invloedspunten heeft, wint; bij gelijke stand wie de meeste munten heeft.`,
    inspect: 'Wat een persoon kan, vertelt c: c alleen voor alle kaarten op tafel, of c met een naam.',
  },

  round: (n) => `Ronde ${n}`,
  lastRound: 'LAATSTE RONDE',
  piles: (draw, discard) => `stapel ${draw}, afgelegd ${discard}`,

  asks: {
    discover: 'Jouw beurt: draai een kaart om, of stop',
    repel: 'Jouw beurt: verjaag het schip, of niet',
    bust: 'Je beurt is mislukt, maar een expeditie opeisen kan nog',
    decide: 'Jouw beslissing',
    takeFirst: (picks) => `Jouw beurt: neem hoogstens ${cards(picks)}`,
    takeAfter: (picks, active, fee) =>
      `Je mag ${cards(picks)} nemen (${picks === 1 ? '' : 'elk '}${coins(fee)} naar ${active})`,
  },

  harbour: 'Haven',
  inSight: 'In zicht',
  empty: 'leeg',
  tooDear: 'Te duur',
  forYou: (price) => `${price} voor jou`,
  columns: { coins: 'munten', influence: 'invloed', swords: 'zwaarden' },
  nothing: 'nog niemand',

  risk: (percent, n, total) =>
    `Kans op een mislukte beurt met de volgende kaart: ${percent} (${n} van ${total} ongeziene kaarten).`,
  noRisk: 'De volgende kaart kan geen kwaad.',

  outcomes: {
    stop: (picks, colours) =>
      colours > 3 ? `${cards(picks)} te nemen, door ${colours} kleuren` : `${cards(picks)} te nemen`,
    nothingToTake: 'niets hier dat je kunt betalen',
    repel: 'afgelegd',
    admit: (colours, picks) => `${colours} ${colours === 1 ? 'kleur' : 'kleuren'}, ${cards(picks)} te nemen`,
    bust: (n) => `alle ${cards(n)} zijn verloren`,
    coins,
    influence: (n) => `${n} invloed`,
    lastRound: 'luidt de laatste ronde in',
  },

  odds: {
    title: (total) => `De volgende kaart is een van ${total} die niemand heeft gezien sinds ze zijn geschud:`,
    bust: 'een tweede schip van een kleur',
    repellable: 'een schip dat je kunt verjagen',
    newColour: 'een schip van een nieuwe kleur',
    person: 'een persoon',
    expedition: 'een expeditie',
    tax: 'een belastingverhoging',
    noCards: 'Er is geen kaart meer over.',
  },

  unknownCard: (asked) => `Er is geen kaart “${asked}”: typ een letter van het scherm, of de naam van een kaart.`,
  noCards: 'Daar liggen geen kaarten.',
};
