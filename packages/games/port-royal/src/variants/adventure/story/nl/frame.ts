import type { FrameWords } from '../words.js';
import { says } from '../write.js';

export const frame: FrameWords = {
  loss: {
    mission: 'Eén ding bleef liggen, en daar zakte het verhaal doorheen, als een laars door een rotte plank.',
    cubes: 'Er brandden te weinig lampen. Een huis heeft meer dan één raam.',
    influence: 'Jullie hebben alles gedaan, en niemand wilde luisteren.',
  },
  shared:
    '{winners} waren er op hetzelfde ogenblik, en geen van hen zal het ooit toegeven. Wat nu volgt, doen ze om de beurt.',
  noTrophy: says('teller', '‘Dan drinkt er vanavond niemand uit de beker,’ zegt de oude vrouw. ‘Gebeurd is het toch.’'),
  feat: says(
    'teller',
    '‘En niet één keer,’ zegt ze, ‘heb ik opnieuw moeten beginnen. Weten jullie wel hoe zeldzaam dat is?’',
  ),
  round: says('parrot', '‘Van het huis!’ {hero} trakteert de hele herberg, en niemand vraagt nog om bewijs.'),
  guestBook: says('teller', '‘Dan is het zo gegaan,’ zegt de oude vrouw, en ze geeft het gastenboek aan {winner}.'),
  sixthEvening: {
    title: 'De zesde avond',
    paragraphs: [
      says('teller', '‘Nu vertellen jullie,’ zegt de oude vrouw, en voor het eerst komt ze tussen jullie in zitten.'),
      'Vier verhalen liggen tegelijk op tafel, in willekeurige volgorde, en iedereen herinnert ze zich anders. Het busje van de papegaai gaat rond. Wie er tien munten in doet, hoeft niets te bewijzen.',
      'Op stille nachten kun je over de daken van het oude Port Royal roeien. Tien jaar later beefde de aarde, en de zee nam de halve stad, maar niemand van ons. Ze zeggen dat er beneden een licht brandt. Dat is de maan. Waarschijnlijk.',
    ],
    won: says('teller', '‘Mooi,’ zegt de oude vrouw. ‘{winner} vertelt het het best. Vanaf nu is dat de waarheid.’'),
  },
  remembered: {
    10: 'De riemen die Nibb telde',
    11: 'De lange nacht van de boekhandelaar',
    12: 'Marsepein in het fort',
    14: 'De tweede regel',
    20: 'Zeg tegen mijn broer',
    21: 'Uitzicht, één munt',
    22: 'Het vergiet',
    30: 'Kaap Niets',
    31: 'Wat ze vroeg op het strand',
    33: 'Vier vlaggen',
    35: 'Zestig hoeden',
    40: 'De emmerketting',
    41: 'Oude laarzen en hoop',
    42: 'De wastobbe',
    53: 'Een voortreffelijke aftocht',
  },
  events: {
    tailwind: 'De wind draait, alsof er thuis iemand een deur heeft opengezet.',
    market_day: 'Marktdag! Er betaalt iemand te veel voor een kaas, en dat zijn jullie niet.',
    storm:
      'Een bui neemt het eerste zeil mee dat jullie zagen. Na de regen zit er alleen nog een heel verbaasde pelikaan.',
    audience: 'Een belangrijk iemand heeft een kwartier de tijd en een open hand.',
    harbour_dues:
      'Ergens heeft een klerk een nieuwe regel in het reglement gevonden. Het is een lange, en hij kost dubbel.',
    open_harbour:
      'De klerk heeft kiespijn. Niemand telt, niemand betaalt, iedereen wenst hem beterschap, maar niet te snel.',
    idle_hands: 'Een schip heeft de bemanning afbetaald. Tegen de avond is ze blut en opvallend bereidwillig.',
    crew_shortage: 'Een gerucht over goud, heel ergens anders, en opeens heeft elke matroos daar een zieke tante.',
    navy_escort: 'Een sloep van de marine moet toevallig dezelfde kant op. Dat toeval houdt aan.',
    fog: 'Mist, zo dik dat de mast twee keer wordt begroet.',
    alms: 'In het gedrang stopt een hand een munt in de dunste beurs, en is weg voor iemand dank je kan zeggen.',
    busy_quay: 'De kade is zo vol dat je je niet kunt omdraaien. Door dan maar.',
    governors_favour: 'Een briefje op heel goed papier: *Neem er nog een. Op donderdag telt niemand. I. P.*',
    calm_sea: 'De zee is zo vlak als een bord. In een winterjas duikt een munt op.',
    months_end:
      'De laatste korrel valt. In een raam, heel ver weg, wordt een lamp bijgedraaid. Wat hebben jullie met je maand gedaan?',
    months_end_variable:
      'Het busje van de papegaai gaat de herberg rond. Tien munten, en iedereen zweert dat jullie erbij waren.',
  },
  inn: 'Kingston, in de Kaarsstomp',
  places: {
    'lantern-house': {
      name: 'Het Lantaarnhuis',
      picture: 'Een smal huis aan een lege kade bij nacht, alle ramen donker, met een komeet erboven.',
    },
    chain: {
      name: 'De ketting en het licht op de Punt',
      picture: 'IJzeren schakels rijzen op uit zwart water, tussen een fort en een toren met één lamp.',
    },
    mangroves: {
      name: 'De mangroven',
      picture: 'Wortels als vingers, een paars zeil, en twee lantaarns onder een dekzeil.',
    },
    tortuga: { name: 'Tortuga', picture: 'Scheve daken boven een kade, met op het hoogste een meisje.' },
    gate: { name: 'De Poort', picture: 'Gemaskerden met fakkels tussen twee rotsen, en een roeiboot in paarse rook.' },
    'rudder-table': {
      name: 'De Roertafel',
      picture: 'Een grot met kapiteins rond een scheepsroer, en een oude vrouw die breit.',
    },
    passage: {
      name: 'De Windward Passage',
      picture: 'Open zee bij maanlicht: één schip, en heel klein een zeil erachter.',
    },
    roads: { name: 'De rede', picture: 'Schepen van vier landen voor anker, met een grijs fregat ertussen.' },
    island: {
      name: 'Niemandseiland',
      picture: 'Een strand met hutten, en maskers die als wasgoed aan de lijn hangen.',
    },
    'fever-house': { name: 'Het Koortshuis', picture: 'Een lang dak bij nacht, één lamp, en een rij hangmatten.' },
    ring: {
      name: 'De Ring',
      picture: 'Wachtboten in een kring bij het ochtendgloren, en daartussen een wastobbe met een papegaai.',
    },
    'every-window': {
      name: 'Port Royal, elk raam',
      picture: 'Een hele stad vol licht langs het water, en op het rif één kleine lantaarn.',
    },
  },
  people: {
    teller: 'De oude vrouw',
    mother: 'Moeder Tallow',
    harrow: 'Judith Harrow',
    abena: 'Abena',
    pell: 'Gouverneur Pell',
    isabel: 'Isabel Pell',
    dot: 'Dot Pepper',
    parrot: 'De papegaai',
    tybuks: 'De gebroeders Tybuk',
    linnet: 'Linnet',
    finch: 'Orlando Finch',
    lucas: 'Pater Lucas',
    mendes: 'Rafael Mendes',
    amory: 'De weduwe Amory',
    nibb: 'Nathaniel Nibb',
    strickland: 'Kapitein Strickland',
    zephine: 'Zéphine Le Clair',
    sukey: 'Sukey Bell',
    baltasar: 'Baltasar',
    bram: 'De oude Bram',
    someone: 'Iemand',
  },
  rhyme: [
    'Bast in de ton en brood op de tong,',
    'Drie voor wie oud is en één voor wie jong.',
    'Verdrink het in vuur tot het rood is vergaan:',
    'Na zeven keer nacht is het beven gedaan.',
  ],
  law: 'De ketting als het moet. Brood nog dezelfde dag. Licht altijd.',
  and: 'en',
};
