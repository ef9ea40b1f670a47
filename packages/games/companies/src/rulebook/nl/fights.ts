import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { FORT_ABSORBS, GUNS_PER_LEVEL, MOST_NATION_PIPS, NATION_ABSORBS, NATION_GUNS, PIRATE_ABSORBS, PIRATE_GUNS } =
  facts;
const { PRIZE_LEFT, TOKEN_COST, WAREHOUSE_ABSORBS } = facts;

export const fights: ChapterWords<'4A'> = {
  title: 'Gevechten',
  rules: {
    'V-4.10': {
      title: 'Komt er een gevecht?',
      text: 'Waar anderen, een natie of piraten zijn, wordt gevochten zodra één kant dat wil; niemand kan weigeren. De actieve speler bepaalt de volgorde van zijn aanvallen, maar een natie komt altijd eerst en dekt zo haar bondgenoten. [Wie mag vechten](V-4.70) zegt het precies.',
      also: ['aanval', 'strijd'],
    },
    'V-4.11': {
      title: 'Geheime kaarten',
      text: 'Beide kanten kiezen in het geheim een strategiekaart en tonen die tegelijk.',
      also: ['strategie'],
    },
    'V-4.12': {
      title: 'Wie begint',
      text: 'De kaart van het hoogste niveau begint. Op hetzelfde niveau begint de kaart die de andere verslaat. Doet geen van beide dat, dan begint de actieve speler.',
      example:
        'Twee vloten van elk één spiegelretourschip, beide +0: Ram & Enter verslaat Melee & Enter en begint. Beide krijgen 2 schade en stijgen naar +1.',
    },
    'V-4.13': {
      title: 'Eén treffen',
      text: 'Eerst komt het effect van wie begint, dan dat van de ander. Daarna verdeelt ieder de schade over zijn eigen schepen zoals hij wil. Een tweede ronde is er niet.',
    },
    'V-4.14': {
      title: 'Ervaring',
      text: 'Beide vloten krijgen +1, tot +3. Op een voor het eerst bereikt niveau leg je een markeersteen op een van de vier velden van die schijf, en mag je een van je markeerstenen op een lagere schijf verplaatsen. Je hebt nooit twee gewone markeerstenen op één schijf.',
      also: ['markeersteen', 'schijf'],
    },
    'V-4.15': {
      title: 'Welke kaarten je mag spelen',
      text: 'Elke vloot mag de drie kaarten van +0 spelen. Een vloot met ervaring mag ook de kaarten spelen die je gemarkeerd hebt op de schijven tot haar niveau.',
    },
    'V-4.16': {
      title: 'Bekende kaarten',
      text: 'Op +0 zijn er Melee & Enter, Ram & Enter en Vlucht. Elke hogere schijf heeft vier kaarten. Een kaart van een hoger niveau begint tegen elke lagere.',
      example: 'Vlucht van +1 begint tegen elke kaart van +0.',
    },
    'V-4.17': {
      title: 'Ervaring is kracht',
      text: `Elk niveau ervaring geeft ${GUNS_PER_LEVEL} schade erbij (onze uitleg).`,
    },
    'V-4.18': {
      title: 'Enteren',
      text: 'Een schip dat op piraten veroverd wordt is een fluytschip, een op een natie een linieschip. Een natie die een spiegelschip of linieschip verovert krijgt er per schip 1 oog bij.',
      also: ['veroveren'],
    },
    'V-4.19': {
      title: 'Forten vechten',
      text: `Een fort vecht mee met zijn eigenaar. Het deelt ${FORT_ABSORBS} schade uit min zijn eigen schade en verdraagt er ${FORT_ABSORBS}. Het vecht nooit in de beurt van zijn eigenaar, alleen in die van anderen.`,
      example: 'Een fort met 3 schade deelt er 9 uit.',
    },
    'V-4.20': {
      title: 'Pakhuizen',
      text: `Een pakhuis kan niet vechten en verdraagt ${WAREHOUSE_ABSORBS}. Wordt het vernietigd, dan gaan zijn stenen naar de grote voorraad en liggen er ${WAREHOUSE_ABSORBS} schadefiches op zijn veld. Het veld is onbruikbaar tot ze zijn afgekocht, ${TOKEN_COST} dukaat per stuk; dat is geen bouwen.`,
      example: 'Het veld van een vernietigd pakhuis vrijmaken kost 2 dukaten.',
    },
    'V-4.21': {
      title: 'Bestuurders vechten niet',
      text: 'Bestuurders vallen niet aan, verdedigen niet en krijgen geen schade, maar ze kunnen worden [overgenomen](V-5.17).',
    },
    'V-4.22': {
      title: 'Een gesloopt fort',
      text: `Een fort dat ${FORT_ABSORBS} schade heeft gekregen gaat van het bord, en er blijven geen fiches liggen. Schade boven wat een kant kan verdragen vervalt.`,
    },
    'V-4.23': {
      title: 'Een fort alleen',
      text: 'Een fort zonder vloot van zijn eigenaar speelt altijd Melee & Enter, verovert niets en krijgt geen ervaring.',
    },
    'V-4.24': {
      title: 'Pakketvloten vechten niet',
      text: 'Pakketvloten vallen niet aan en worden niet aangevallen (onze uitleg); stormen treffen ze wel. Ze tellen als schepen tegen een [overname](V-5.17) en als vloten voor het kopen.',
    },
    'V-4.60': {
      title: 'Wat de kaarten doen',
      text: 'De lijst van strategieën zegt wat elke kaart uitdeelt, wat ze toevoegt als ze begint of als tweede komt, en of de vloot mag ontkomen. De helft van schade die je krijgt wordt naar beneden afgerond, schade die je uitdeelt naar boven. De effecten zijn van ons.',
      also: ['lijst', 'effect'],
    },
    'V-4.61': {
      title: 'Vuurkracht',
      text: `De vuurkracht van een vloot is het aantal kanonnen van haar schepen, plus ${GUNS_PER_LEVEL} per niveau ervaring zolang er een schip over is, plus wat een fort dat meedoet uitdeelt. Piraten hebben ${PIRATE_GUNS} per oog dat vecht, naties ${NATION_GUNS} per oog en hun ervaring.`,
      also: ['F', 'kanonnen'],
    },
    'V-4.62': {
      title: 'Volgorde van rekenen',
      text: 'Eerst de schade van de kaart; dan wat de andere kaart eraf haalt; dan de helft. “Krijgt geen schade” gaat voor dat alles; het laatst komt de 1 extra van een mislukte ram. Beide schades worden berekend voordat iemand fiches legt, tenzij een kaart [het eerst toeslaat](V-4.63).',
    },
    'V-4.63': {
      title: 'Het eerst toeslaan',
      text: 'De schade van een kaart die het eerst toeslaat wordt gelegd voordat de vuurkracht van de andere kant geteld wordt: gezonken schepen, verloren ogen en schade aan een fort vuren niet.',
    },
    'V-4.64': {
      title: 'Branders',
      text: `Branders vragen twee schepen in de vloot. Na het tonen wijst de eigenaar er een aan; dat gaat [verloren](V-4.50) voordat de vuurkracht geteld wordt. Wie begint wijst eerst aan. Piraten en naties geven 1 oog (sterkte ${PIRATE_ABSORBS} en ${NATION_ABSORBS}); met één enkel oog geven ze niets en delen ze hun gewone vuurkracht uit.`,
      also: ['offer'],
    },
    'V-4.65': {
      title: 'Ontkomen',
      text: 'Na al het andere mag de eigenaar de vloot op een zeeveld ernaast zetten, als haar kaart dat toestaat. Dat beëindigt haar tocht, er komen geen piraten, en de vloot kan er niet meer leveren.',
      also: ['vluchten', 'vlucht'],
    },
    'V-4.66': {
      title: 'Markeerstenen',
      text: 'Op een niveau dat geen van je vloten nog bereikt had moet je een van de vier kaarten markeren, niet een waar een steen van het handboek op ligt. Dan mag je één markeersteen binnen zijn schijf verplaatsen naar een kaart zonder een van jou: na het leggen een op een lagere schijf, anders elke. In plaats daarvan mag een steen van het handboek verplaatst worden, op elke schijf. Markeerstenen blijven als vloten verloren gaan, en spelers versperren elkaar niets.',
    },
    'V-4.67': {
      title: 'Veroveren',
      text: `Van de vijandelijke schepen die in dit treffen zonken mogen er zoveel van kant wisselen als de kaart zegt: een schip van die soort zonder fiches, met zijn lading, komt bij je vloot, en zijn eigenaar is toch verzekerd. Met een prijs mag je in plaats daarvan één schip nemen dat nog drijft en hoogstens ${PRIZE_LEFT} sterkte over heeft. Bij piraten en naties is dat één oog meer, als er geen vernietigd is en van het volgende hoogstens ${PRIZE_LEFT} over is. Van meer drijvende schepen van één soort is het dat met de meeste lading, dan de minste fiches. Een veroverd oog is een van de vernietigde. Veroveren is altijd je eigen keus; na een weigering wordt niets meer aangeboden. Wie verging verovert niets, en piraten ook niet. Een natie krijgt alleen ogen, zonder vraag, hoogstens ${MOST_NATION_PIPS}.`,
      also: ['prijs', 'enteren'],
    },
    'V-4.68': {
      title: 'Verloop van een gevecht',
      text: 'Offers; schade, het eerst gelegd door de kant die niet begon; veroveringen, wie begon het eerst; ogen; ervaring en markeerstenen, de actieve kant het eerst; ontkomen, de actieve kant het eerst. Elke vloot en natie die leeft krijgt +1. Waar beide kaarten niets uitdelen was er geen gevecht en is er geen ervaring.',
    },
    'V-4.69': {
      title: 'Schade leggen',
      text: 'De eigenaar legt de schade fiche voor fiche op schepen van de vloot en op een fort dat meedoet. Is het minstens zoveel als die samen kunnen verdragen, dan gaat alles zonder vraag verloren.',
    },
    'V-4.70': {
      title: 'Wie mag vechten',
      text: 'Elk van je gewone vloten mag één keer per beurt één doel aanvallen: de vijandige natie; een vloot van een andere speler; zijn fort als hij er geen gewone vloot heeft; zijn pakhuizen als hij geen van beide heeft. Wat een natie dekt kan niet worden aangevallen of uitgedaagd. Dan mag, op volgorde van de beurten, elke andere speler daar één keer een van je vloten uitdagen, met een gewone vloot, of zonder die met zijn fort. Jij geldt als actief, en alleen het fort van de andere kant doet mee.',
      also: ['uitdaging', 'doel'],
    },
    'V-4.71': {
      title: 'Overval op pakhuizen',
      text: 'Niemand speelt een kaart en niemand krijgt ervaring: de halve vuurkracht, naar beneden afgerond, is het aantal vernietigde pakhuizen, het volste eerst, dan het laagste nummer. Een pakhuis is heel of vernietigd.',
    },
  },
};
