import { CARD_9, CUBES } from '../../../rulebook/adventure-facts.js';
import type { LessonsWords } from '../en/index.js';

const GOAL = CARD_9[2]!;

export const adventure: LessonsWords['lessons']['adventure'] = {
  title: 'Het avontuur begint',
  pitch: 'Wat het avontuur toevoegt: missies, gebeurtenissen, een huis met vier lampen en de zandloper.',
  steps: {
    story: {
      say: 'Een hoofdstuk van het avontuur, samen. Jij bent Jean, je partner is Grace. Het verhaal staat op bladzijden, en elke bladzijde legt een missie open. Hier liggen er twee, en allebei blijven ze open tot het eind.',
    },
    event: {
      say: 'Elke beurt begint met een gebeurtenis. Deze geeft je meteen 1 munt. Andere werken de hele beurt: je ziet ze allemaal aankomen, in hun volgorde, en onderop ligt het einde van de maand.',
    },
    stop: {
      say: 'De rest van de beurt ken je al, en de eerste kaart ligt er: een schip van de Ares-piraten, in de zesde kleur, met een rituelenboek aan boord. Eén schip is genoeg voor ons. Stop.',
      after: 'Kijk nu wat het aan boord heeft.',
    },
    keep: {
      say: 'Je mag dit schip verhandelen voor de munt, of het houden met het boek: een gehouden schip betaalt niets, maar missies vragen erom. Eén met kruiden heb je al gehouden. Houd het.',
      after: 'Het ligt voor je. Zodra jij mag beslissen, kun je het afgeven.',
    },
    fulfil: {
      say: 'Je kunt nu elk van beide missies vervullen. “Twee boten” kost je beide schepen. “De ster in de lamp” kost je het boek, en een zwaard dat je alleen hoeft te hebben. Druk op de missie die je het best bevalt.',
      after: {
        boats: 'Twee boten afgegeven: munten voor wie het als eerste doet, en een kroon.',
        book: 'Het boek is gelezen: een munt voor wie het als eerste doet, en een kroon. De andere boot houd je.',
      },
    },
    house: {
      say: `Er is een markeersteen van Jeans huis af, en de deur is open: vanaf nu telt zijn gave. Je hebt ${CUBES} markeerstenen. De tweede daad brengt de trofee, de derde en de vierde brengen kronen, en kronen zijn invloedspunten waard.`,
    },
    hourglass: {
      say: 'Een maand later. Het einde van de maand kwam boven, en de zandloper van de nieuwste missie vroeg: heeft iemand twee boten binnengebracht? Ja: dus werd de makkelijke kaart opengelegd. Bij nee had het meer gekost.',
    },
    month: {
      say: 'De gebeurtenissen zijn omgedraaid, in dezelfde volgorde, en er kwam een nieuwe bovenop. Zo weet je bijna alles wat er volgende maand komt.',
    },
    card9: {
      say: `Na de vierde maand vraagt het verhaal wat jullie hebben gedaan: elke missie door iemand vervuld, ${GOAL.missionCubes} markeerstenen op missies en ${GOAL.influence} invloedspunten, met zijn tweeën. Ontbreekt er iets, dan wordt het hoofdstuk opnieuw verteld, en beginnen jullie met meer munten.`,
    },
    against: {
      say: 'Jullie kunnen ook tegen elkaar spelen. Dan wint wie de trofee en de meeste invloedspunten heeft, en het einde van de maand verkoopt een markeersteen aan wie kan betalen. Vijf hoofdstukken vormen de campagne: die gaat vanzelf verder.',
    },
  },
};
