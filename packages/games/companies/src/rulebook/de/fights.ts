import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { FORT_ABSORBS, GUNS_PER_LEVEL, MOST_NATION_PIPS, NATION_ABSORBS, NATION_GUNS, PIRATE_ABSORBS, PIRATE_GUNS } =
  facts;
const { PRIZE_LEFT, TOKEN_COST, WAREHOUSE_ABSORBS } = facts;

export const fights: ChapterWords<'4A'> = {
  title: 'Gefechte',
  rules: {
    'V-4.10': {
      title: 'Gibt es ein Gefecht?',
      text: 'Wo andere, eine Nation oder Piraten sind, wird gekämpft, sobald eine Seite es will; niemand kann ablehnen. Der aktive Spieler bestimmt die Folge seiner Angriffe, aber eine Nation kommt immer zuerst und deckt so ihre Verbündeten. [Wer kämpfen darf](V-4.70) sagt es genau.',
      also: ['Angriff', 'Kampf'],
    },
    'V-4.11': {
      title: 'Geheime Karten',
      text: 'Beide Seiten wählen geheim eine Strategiekarte und decken zugleich auf.',
      also: ['Strategie'],
    },
    'V-4.12': {
      title: 'Wer beginnt',
      text: 'Die Karte der höheren Stufe beginnt. Auf derselben Stufe beginnt die Karte, die die andere schlägt. Tut das keine, beginnt der aktive Spieler.',
      example:
        'Zwei Flotten aus je einem Retourschiff, beide +0: Rammen & Entern schlägt Nahkampf & Entern und beginnt. Beide nehmen 2 Schaden und steigen auf +1.',
    },
    'V-4.13': {
      title: 'Ein Schlagabtausch',
      text: 'Zuerst kommt die Wirkung dessen, der beginnt, dann die des anderen. Dann verteilt jeder den Schaden auf seine eigenen Schiffe, wie er will. Eine zweite Runde gibt es nicht.',
    },
    'V-4.14': {
      title: 'Erfahrung',
      text: 'Beide Flotten gewinnen +1, bis +3. Auf einer erstmals erreichten Stufe setzt du einen Stein auf eines der vier Felder dieser Scheibe und darfst einen deiner Steine auf einer niedrigeren Scheibe versetzen. Du hast nie zwei gewöhnliche Steine auf einer Scheibe.',
      also: ['Stein', 'Scheibe'],
    },
    'V-4.15': {
      title: 'Welche Karten du spielen darfst',
      text: 'Jede Flotte darf die drei Karten von +0 spielen. Eine Flotte mit Erfahrung darf auch die Karten spielen, die du auf den Scheiben bis zu ihrer Stufe markiert hast.',
    },
    'V-4.16': {
      title: 'Bekannte Karten',
      text: 'Auf +0 gibt es Nahkampf & Entern, Rammen & Entern und Flucht. Jede höhere Scheibe hat vier Karten. Eine Karte einer höheren Stufe beginnt gegen jede niedrigere.',
      example: 'Flucht von +1 beginnt gegen jede Karte von +0.',
    },
    'V-4.17': {
      title: 'Erfahrung ist Kraft',
      text: `Jede Stufe Erfahrung gibt ${GUNS_PER_LEVEL} Schaden dazu (unsere Festlegung).`,
    },
    'V-4.18': {
      title: 'Entern',
      text: 'Ein Schiff, das man Piraten abnimmt, ist eine Fleute, eines von einer Nation ein Linienschiff. Eine Nation, die ein Spiegelschiff oder Linienschiff erobert, gewinnt dafür je 1 Auge.',
      also: ['erobern'],
    },
    'V-4.19': {
      title: 'Forts kämpfen',
      text: `Ein Fort kämpft mit seinem Besitzer. Es teilt ${FORT_ABSORBS} Schaden minus seinen eigenen aus und erträgt ${FORT_ABSORBS}. Es kämpft nie im Zug seines Besitzers, nur in denen anderer.`,
      example: 'Ein Fort mit 3 Schaden teilt 9 aus.',
    },
    'V-4.20': {
      title: 'Lagerhäuser',
      text: `Ein Lagerhaus kann nicht kämpfen und erträgt ${WAREHOUSE_ABSORBS}. Wird es zerstört, kommen seine Waren in den Vorrat, und ${WAREHOUSE_ABSORBS} Schadensmarken liegen auf seinem Feld. Das Feld ist unbrauchbar, bis sie abbezahlt sind, ${TOKEN_COST} Dukaten je Marke; das ist kein Bauen.`,
      example: 'Das Feld eines zerstörten Lagerhauses zu räumen kostet 2 Dukaten.',
    },
    'V-4.21': {
      title: 'Verwalter kämpfen nicht',
      text: 'Verwalter greifen nicht an, verteidigen nicht und nehmen keinen Schaden, aber sie können [übernommen](V-5.17) werden.',
    },
    'V-4.22': {
      title: 'Ein geschleiftes Fort',
      text: `Ein Fort, das ${FORT_ABSORBS} Schaden genommen hat, verlässt den Plan, und keine Marken bleiben. Schaden über das hinaus, was eine Seite erträgt, verfällt.`,
    },
    'V-4.23': {
      title: 'Ein Fort allein',
      text: 'Ein Fort ohne Flotte seines Besitzers spielt immer Nahkampf & Entern, erobert nichts und gewinnt keine Erfahrung.',
    },
    'V-4.24': {
      title: 'Paketflotten kämpfen nicht',
      text: 'Paketflotten greifen nicht an und werden nicht angegriffen (unsere Festlegung); Stürme treffen sie. Sie zählen als Schiffe gegen eine [Übernahme](V-5.17) und als Flotten für das Kaufen.',
    },
    'V-4.60': {
      title: 'Was die Karten tun',
      text: 'Die Liste der Strategien sagt, was jede Karte austeilt, was sie dazugibt, wenn sie beginnt oder als zweite kommt, und ob die Flotte entkommen darf. Halber Schaden, den man nimmt, wird abgerundet, ausgeteilter aufgerundet. Die Wirkungen sind von uns.',
      also: ['Liste', 'Wirkung'],
    },
    'V-4.61': {
      title: 'Feuerkraft',
      text: `Die Feuerkraft einer Flotte sind die Kanonen ihrer Schiffe, plus ${GUNS_PER_LEVEL} je Stufe Erfahrung, solange ein Schiff übrig ist, plus was ein Fort austeilt, das mitkämpft. Piraten haben ${PIRATE_GUNS} je Auge, das kämpft, Nationen ${NATION_GUNS} je Auge und ihre Erfahrung.`,
      also: ['F', 'Kanonen'],
    },
    'V-4.62': {
      title: 'Folge beim Rechnen',
      text: 'Zuerst der Schaden der Karte; dann, was die andere Karte abzieht; dann die Hälfte. „Nimmt keinen Schaden“ geht all dem vor; zuletzt kommt der 1 mehr für misslungenes Rammen. Beides wird ausgerechnet, bevor jemand Marken legt, außer wenn eine Karte [zuerst zuschlägt](V-4.63).',
    },
    'V-4.63': {
      title: 'Zuerst zuschlagen',
      text: 'Der Schaden einer Karte, die zuerst zuschlägt, wird gelegt, bevor die Feuerkraft der anderen Seite gezählt wird: Gesunkene Schiffe, verlorene Augen und Schaden an einem Fort feuern nicht.',
    },
    'V-4.64': {
      title: 'Brander',
      text: `Brander brauchen zwei Schiffe in der Flotte. Nach dem Aufdecken nennt der Besitzer eines; es ist [verloren](V-4.50), bevor die Feuerkraft gezählt wird. Wer beginnt, nennt zuerst. Piraten und Nationen geben 1 Auge (Stärke ${PIRATE_ABSORBS} und ${NATION_ABSORBS}); mit einem einzigen geben sie keines und teilen ihre einfache Feuerkraft aus.`,
      also: ['Opfer'],
    },
    'V-4.65': {
      title: 'Entkommen',
      text: 'Nach allem anderen darf der Besitzer die Flotte auf ein Seefeld daneben setzen, wenn ihre Karte das erlaubt. Das beendet ihre Fahrt und trifft auf keine Piraten, und die Flotte kann dort nicht mehr liefern.',
      also: ['fliehen', 'Flucht'],
    },
    'V-4.66': {
      title: 'Steine',
      text: 'Auf einer Stufe, die noch keine deiner Flotten erreicht hatte, musst du eine der vier Karten markieren, nicht eine mit einem Stein des Handbuchs. Dann darfst du einen Stein innerhalb seiner Scheibe auf eine Karte ohne einen von dir versetzen: nach dem Setzen einen auf einer niedrigeren Scheibe, sonst jeden. Stattdessen darf ein Stein des Handbuchs versetzt werden, auf jeder Scheibe. Steine bleiben, wenn Flotten verloren gehen, und Spieler versperren einander nichts.',
    },
    'V-4.67': {
      title: 'Erobern',
      text: `Von den feindlichen Schiffen, die in diesem Abtausch sanken, dürfen so viele die Seite wechseln, wie die Karte sagt: Ein Schiff dieser Art ohne Marken, mit seiner Ladung, kommt zu deiner Flotte, und sein Besitzer ist trotzdem versichert. Mit einer Prise darfst du stattdessen ein Schiff nehmen, das noch schwimmt und höchstens ${PRIZE_LEFT} Stärke übrig hat. Bei Piraten und Nationen ist das ein Auge mehr, wenn keines zerstört ist und vom nächsten höchstens ${PRIZE_LEFT} übrig ist. Von mehreren schwimmenden Schiffen einer Art ist es das mit der meisten Ladung, dann den wenigsten Marken. Ein erobertes Auge ist eines der zerstörten. Erobern ist immer freigestellt; nach einem Verzicht wird nichts mehr angeboten. Wer unterging, erobert nichts, und Piraten auch nicht. Eine Nation gewinnt nur Augen, ohne Frage, höchstens ${MOST_NATION_PIPS}.`,
      also: ['Prise', 'entern'],
    },
    'V-4.68': {
      title: 'Ablauf eines Gefechts',
      text: 'Opfer; Schaden, zuerst gelegt von der Seite, die nicht begann; Eroberungen, wer begann zuerst; Augen; Erfahrung und Steine, die aktive Seite zuerst; Entkommen, die aktive Seite zuerst. Jede Flotte und Nation, die lebt, gewinnt +1. Wo beide Karten nichts austeilen, war kein Gefecht, und es gibt keine Erfahrung.',
    },
    'V-4.69': {
      title: 'Schaden legen',
      text: 'Der Besitzer legt den Schaden Marke für Marke auf Schiffe der Flotte und auf ein Fort, das mitkämpft. Ist er mindestens so groß wie das, was alle zusammen ertragen, ist alles ohne Frage verloren.',
    },
    'V-4.70': {
      title: 'Wer kämpfen darf',
      text: 'Jede deiner gewöhnlichen Flotten darf einmal je Zug ein Ziel angreifen: die feindliche Nation; eine Flotte eines anderen Spielers; sein Fort, wenn er dort keine gewöhnliche Flotte hat; seine Lagerhäuser, wenn er keines von beiden hat. Was eine Nation deckt, kann weder angegriffen noch herausgefordert werden. Dann darf, in der Zugreihenfolge, jeder andere Spieler dort einmal eine deiner Flotten herausfordern, mit einer gewöhnlichen Flotte oder ohne eine mit seinem Fort. Du giltst als aktiv, und nur das Fort der anderen Seite kämpft mit.',
      also: ['Herausforderung', 'Ziel'],
    },
    'V-4.71': {
      title: 'Überfall auf Lagerhäuser',
      text: 'Niemand spielt eine Karte, und niemand gewinnt Erfahrung: Die halbe Feuerkraft, abgerundet, ist die Zahl der zerstörten Lagerhäuser, das vollste zuerst, dann die kleinere Nummer. Ein Lagerhaus ist ganz oder zerstört.',
    },
  },
};
