import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { WEAPON_LIMIT, WINDS_MIN, WINDS_MAX, CARGO_GOLD, SHARES_PER_SYMBOL, SHARES_LEAST, FINGERS_GOLD } = facts;
const { LUCKY_BLOW_PLUS, SPYGLASS_PLUS, COMPASS_STEPS, COMPASS_LEAST, ROPE_PER_PIP, DOUBLOON_GOLD } = facts;

export const cards: ChapterWords<'C'> = {
  title: 'Kaarten',
  rules: {
    'SS-C1': {
      title: 'Fortuinkaarten',
      text: 'Elke kaart zegt wanneer je hem speelt. Je houdt hem geheim, tenzij er “meteen” staat. Trek je twee van zulke kaarten tegelijk, dan kies je welke eerst komt; kaarten die op tafel blijven, horen erbij.',
      also: ['hand', 'geheim', 'meteen'],
    },
    'SS-C2': {
      title: 'Voorwerpen en wapens',
      text: `Voorwerpen liggen open. Een met kracht is een wapen, en je mag er ${WEAPON_LIMIT[0]} hebben voor de officier en ${WEAPON_LIMIT[1]} voor de piraat. Met één meer moet je er een van die figuur voor zijn prijs verkopen. Anders verkoop je voorwerpen alleen bij schuld of door Bandit’s Bargain.`,
      also: ['limiet', 'handen', 'verkopen'],
    },
    'SS-C3': {
      title: 'Bemanning',
      text: 'Bemanning ligt open en werkt door haar symbolen: kracht voor de officier, kracht voor de piraat, goud.',
    },
    'SS-C4': {
      title: 'Wanneer je in je beurt kaarten speelt',
      text: 'Aan het begin: Bandit’s Bargain, zo vaak je wilt; dan, in plaats van te gooien, één Local Guide of Gunstige Wind. Aan het eind, na alle gebeurtenissen en gevechten: Veiling, Gladde Tong en Nieuwe Rekruten, zo vaak je wilt.',
      also: ['moment', 'begin', 'eind'],
    },
    'SS-C5': {
      title: 'De vraag verraadt niets',
      text: 'Aan het begin en het eind van je beurt en in je gevechten krijg je de vraag zodra je een kaart hebt, ook een die niet past; met een lege hand nooit.',
      also: ['vraag', 'geheim'],
    },
    'SS-C6': {
      title: 'Afleggen',
      text: 'Een kaart die gespeeld of gedaan wordt, gaat open op de aflegstapel voordat hij werkt; een die op een andere wacht, ligt open naast de stapels. Tafelkaarten blijven tot het eind. Een hand heeft geen limiet, en niemand ziet of neemt hem.',
      also: ['handlimiet'],
    },
    'SS-C7': {
      title: 'Local Guide en Gunstige Wind',
      text: `In plaats van te gooien: Local Guide zet een van je figuren zoals [dubbel blanco](SS-M4). Met Gunstige Wind loopt één figuur ${WINDS_MIN} tot ${WINDS_MAX} velden volgens alle regels.`,
    },
    'SS-C8': {
      title: 'Bandit’s Bargain',
      text: 'Je koopt een wapen van een andere speler voor zijn prijs. De eigenaar kan niet weigeren en krijgt het goud. Daarna geldt je [limiet](SS-C2).',
    },
    'SS-C9': {
      title: 'Veiling, Gladde Tong, Nieuwe Rekruten',
      text: 'Voor Veiling moet er een voorwerp zijn, voor Gladde Tong een speler met meer bemanningskaarten dan jij, voor Nieuwe Rekruten een bemanningskaart die over is. Voor een rekruut betaal je niemand.',
    },
    'SS-C10': {
      title: 'Kaarten die je meteen doet',
      text: `Drijvende Lading: ${CARGO_GOLD} goud. Bemanningsaandeel: ${SHARES_PER_SYMBOL} goud voor elk goudsymbool op je bemanning, minstens ${SHARES_LEAST}. Lange Vingers: betaal ${FINGERS_GOLD} goud aan de Treasure Trove. Smokkelkist: het bovenste voorwerp. Plotselinge Rukwind: een van je figuren, naar keuze, gaat naar zijn schip; staan beide er al, dan gebeurt er niets.`,
    },
    'SS-C11': {
      title: 'Tafelkaarten',
      text: 'Opdracht van de Koningin geeft de officier 1 kracht, Beruchte Naam de piraat 1. Ze liggen de rest van het spel open.',
    },
    'SS-C12': {
      title: 'Lucky Blow en Keep the Peace',
      text: `Lucky Blow telt ${LUCKY_BLOW_PLUS} op bij je totaal, maar redt geen blanco. Keep the Peace betekent geen gevecht, geen winnaar en geen bonus; het werkt niet tegen vijanden, Eerste Stuurman of King.`,
    },
    'SS-C13': {
      title: 'Verrekijker',
      text: `Hij telt ${SPYGLASS_PLUS} op tegen vijanden en de Eerste Stuurman. Eén keer per beurt bekijk je in het geheim de vijand van een grot voordat hij wordt omgedraaid, en je vecht ermee, of legt hem onderop en vecht met de volgende. Een lege stapel wordt eerst aangevuld; ligt er nog maar één vijand in, dan komen de geschudde afgelegde eronder. Een tweede voegt niets toe.`,
    },
    'SS-C14': {
      title: 'Scheepskompas',
      text: `Na een worp die geen dubbel is, mag je ${COMPASS_STEPS} veld meer of minder lopen, maar minstens ${COMPASS_LEAST}. Niet bij Lava Gangen of Gunstige Wind. Een figuur in het meer gaat toch de schuilplaats in. Een tweede voegt niets toe.`,
    },
    'SS-C15': {
      title: 'Touw met Enterhaak, Geluksdubloen',
      text: `Met het touw sturen drijfzand, geiser en idool je figuren niet naar hun schip: de geiser geeft dan zijn kaart, het idool niets; en het Dievenhol kost je ${ROPE_PER_PIP} goud per oog. Een dubloen brengt bij het Kasteel ${DOUBLOON_GOLD} goud meer. Twee dubloenen tellen allebei, twee touwen maar één keer.`,
    },
  },
};
