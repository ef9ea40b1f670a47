import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { SMOKY_MIGHT, SMOKY_CARDS, CHEST_REFILL, BRIDGE_GOLD, DEN_PER_PIP, KING_MIGHT, MATE_MIGHT } = facts;
const { CASTLE_GOLD, CASTLE_PER_SYMBOL, DOCK_GAIN, DOCK_PRICE, CHURCH_CARDS, TAVERN_CARDS, TAX } = facts;
const { GEYSER_CARDS, RANSOM_EXAMPLE } = facts;

export const spaces: ChapterWords<'F'> = {
  title: 'Velden',
  rules: {
    'SS-F1': {
      title: 'Doe wat het veld zegt',
      text: 'Een veld wordt gedaan zoals het er staat, vaak anders voor officier en piraat. Je mag het alleen overslaan als er “mag” staat.',
      also: ['gebeurtenis', 'landen'],
    },
    'SS-F2': {
      title: 'Grotten en mistige grotten',
      text: `In een grot vecht je met de bovenste [vijand](SS-B4). In een mistige grot heeft die ${SMOKY_MIGHT} kracht meer, en wie wint trekt ook ${SMOKY_CARDS} fortuinkaart.`,
    },
    'SS-F3': {
      title: 'Handelspost',
      text: 'Het bovenste voorwerp wordt geveild. Te beginnen links van wie aan de beurt is, krijgt ieder één kans om hoger te bieden, minstens 1 goud en niet meer dan hij heeft, of te passen; wie aan de beurt is komt als laatste. De hoogste betaalt de bank. Biedt niemand, dan wordt het voorwerp afgelegd.',
      also: ['veiling', 'bieden'],
    },
    'SS-F4': {
      title: 'Vestingen',
      text: 'Eerst neem je gratis een bemanningskaart van die vesting, als die er nog is. Daarna betaal je elke andere speler 1 goud voor elk goudsymbool op zijn bemanning van daar.',
      also: ['in dienst nemen', 'bemanning'],
    },
    'SS-F5': {
      title: 'Schatkist',
      text: `Je neemt het goud en legt ${CHEST_REFILL} goud op elk van de andere schatkisten, ook als deze leeg was.`,
    },
    'SS-F6': {
      title: 'Brug der Tranen',
      text: `De officier neemt een bemanningskaart naar keuze van wie de meeste heeft, de piraat ${BRIDGE_GOLD} goud van wie het meeste goud heeft, of alles als het minder is. Ben jij dat, dan gebeurt er niets.`,
    },
    'SS-F7': {
      title: 'Lava Gangen',
      text: 'Gooi een dobbelsteen, loop zoveel velden door en doe dat veld. Bij blanco blijf je staan en doe je geen ander veld, maar met [figuren daar](SS-R21) vecht je wel.',
    },
    'SS-F8': {
      title: 'Dievenhol',
      text: `Wie hier landt of hierheen teruggestuurd wordt, gooit een dobbelsteen en betaalt ${DEN_PER_PIP} goud per oog aan de Treasure Trove, vóór het gevecht met figuren daar.`,
    },
    'SS-F9': {
      title: 'De schuilplaats',
      text: `Een dobbelsteen en het aantal spelers geven het losgeld. Betaal alles ineens en win; of vecht met de Pirate King, kracht ${KING_MIGHT}, voor wie je linkerbuur gooit. Wie verliest, gaat naar het [Dievenhol](SS-F8).`,
      example: `Met ${RANSOM_EXAMPLE.players} spelers en een ${RANSOM_EXAMPLE.die} vraagt de King ${RANSOM_EXAMPLE.gold} goud.`,
      also: ['losgeld', 'Pirate King', 'omkopen'],
    },
    'SS-F10': {
      title: 'Kasteel',
      text: `Telkens als je figuur op het Kasteel komt, ook in het voorbijgaan, krijg je ${CASTLE_GOLD} goud en ${CASTLE_PER_SYMBOL} meer voor elk goudsymbool op je bemanning.`,
      also: ['inkomen'],
    },
    'SS-F11': {
      title: 'Dokken',
      text: `Op het dok van zijn eigen schip krijgt een figuur ${DOCK_GAIN[0]} goud; op het andere betaalt hij ${DOCK_PRICE[0]} aan de Treasure Trove.`,
    },
    'SS-F12': {
      title: 'Kerk en herberg',
      text: `Je trekt fortuinkaarten. Kerk: de officier ${CHURCH_CARDS[0]}, de piraat ${CHURCH_CARDS[1]}. Herberg: de officier ${TAVERN_CARDS[0]}, de piraat ${TAVERN_CARDS[1]}.`,
    },
    'SS-F13': {
      title: 'Belastinginner',
      text: `De officier betaalt ${TAX[0]} goud aan de Treasure Trove, de piraat ${TAX[1]}.`,
    },
    'SS-F14': {
      title: 'Drijfzand',
      text: 'Gooi een dobbelsteen. De officier gaat terug naar zijn schip bij blanco, 1 of 2, de piraat bij blanco of 1.',
    },
    'SS-F15': {
      title: 'Idool',
      text: 'Gooi een dobbelsteen en krijg zoveel goud; bij blanco gaat de figuur terug naar zijn schip.',
    },
    'SS-F16': {
      title: 'Geiser',
      text: `Gooi een dobbelsteen. Bij blanco of 1 gaat de figuur terug naar zijn schip, anders trek je ${GEYSER_CARDS} fortuinkaart.`,
    },
    'SS-F17': {
      title: 'Treasure Trove en begraven schat',
      text: 'Bij de Treasure Trove neem je al het goud dat eraan is betaald. Bij de begraven schat gooi je twee dobbelstenen en krijg je de som in goud.',
    },
    'SS-F18': {
      title: 'Meer van Vuur',
      text: `Wie erin komt, vecht met de Eerste Stuurman, kracht ${MATE_MIGHT}. Win en je blijft; verlies en je gaat naar het [Dievenhol](SS-F8).`,
      also: ['Eerste Stuurman'],
    },
  },
};
