import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { MARKS } = facts;

export const rulings: ChapterWords<'R'> = {
  title: 'Details',
  rules: {
    'SS-R1': {
      title: 'Het Kasteel betaalt één keer per stap',
      text: 'Je krijgt het goud van het [Kasteel](SS-F10) meteen, voordat je verder loopt. Een figuur die erop gezet wordt, krijgt het één keer; een die weggestuurd wordt, krijgt niets.',
    },
    'SS-R2': {
      title: 'Een goudsymbool verdient dubbel',
      text: 'Het verdient bij zijn [vesting](SS-F4) van anderen, en bij het [Kasteel](SS-F10). Welke figuur de bemanning in dienst nam, maakt niet uit.',
    },
    'SS-R3': {
      title: 'Splitsingen',
      text: 'Je kiest de weg telkens als een figuur de [grot](SS-M5) of het [Dievenhol](SS-M6) verlaat, ook midden in een zet; elke splitsing als je er bent.',
    },
    'SS-R4': {
      title: 'Van meer naar schuilplaats',
      text: 'Elke worp brengt een figuur uit het meer één veld verder, de schuilplaats in. Je mag de worp aan je andere figuur geven, maar niet bij dubbel. Met twee figuren in de schuilplaats kies je de volgorde.',
    },
    'SS-R5': {
      title: 'Eén keer de Eerste Stuurman',
      text: 'Je vecht met hem als je erin komt, niet als je weggaat. Figuren van anderen in het meer komen na hem, voor wie blijft.',
    },
    'SS-R6': {
      title: 'Vrij is zonder enige figuur',
      text: 'Ook je eigen figuren tellen, zelfs de figuur die je verzet. Een schip kun je niet kiezen, maar je mag er wel een figuur vanaf pakken.',
      also: ['onbezet'],
    },
    'SS-R7': {
      title: 'Weg voor zijn beurt',
      text: 'Is bij [dubbel](SS-M3) de tweede figuur al van zijn veld weg voordat hij aan de beurt is, dan heeft hij geen gebeurtenis en geen gevechten.',
    },
    'SS-R8': { title: 'Je eigen figuren', text: 'Je eigen figuren vechten nooit met elkaar.' },
    'SS-R9': {
      title: 'Na een gevecht',
      text: 'Bemanningskaarten voor de [bonus](SS-B6) worden op dat moment geteld. De verliezer blijft staan, tenzij een schuld hem wegstuurt; ook na verlies vecht de aanvaller door. Met wie weggestuurd is, wordt niet meer gevochten.',
    },
    'SS-R10': {
      title: 'Vijanden en blanco',
      text: 'Ook voor vijanden, Eerste Stuurman en King verliest [blanco](SS-B2).',
    },
    'SS-R11': {
      title: 'Kaarten tegen vijanden',
      text: 'Lucky Blow en Quick Thinking werken ook tegen vijanden, Eerste Stuurman en King, maar alleen voor de eigenaar van de figuur.',
    },
    'SS-R12': {
      title: 'Na een kaart',
      text: 'Is er een kaart gespeeld, dan moeten beiden opnieuw passen. Tegen vijanden, Eerste Stuurman en King speel je alleen na de dobbelstenen.',
    },
    'SS-R13': {
      title: 'Meer schulden tegelijk',
      text: 'Wat één gebeurtenis kost, wordt eerst opgeteld, en elke schuldeiser krijgt alles. Bemanning en fortuinkaarten worden nooit verkocht. De verliezer van een gevecht kan [failliet](SS-D1) gaan; de Brug der Tranen maakt nooit schuld.',
    },
    'SS-R14': {
      title: 'Bieden',
      text: 'Een bod moet hoger zijn dan het hoogste tot dan toe. Wie niet hoger kan, wordt niet gevraagd. Zonder voorwerp is er geen veiling.',
    },
    'SS-R15': {
      title: 'Een wapen te veel',
      text: 'Je mag ook het nieuwe wapen verkopen. Andere voorwerpen hebben geen limiet.',
    },
    'SS-R16': {
      title: 'Gelijk op de brug',
      text: 'Voor de officier telt alleen bemanning, voor de piraat alleen goud. Hoor jij bij wie het meeste heeft, dan gebeurt er niets. Zijn het meer anderen, dan kies je er een.',
    },
    'SS-R17': {
      title: 'Bemanning moet je nemen',
      text: 'Je moet een bemanningskaart nemen, van de soorten die er nog zijn. Betalen moet je ook als er geen meer was. Je eigen bemanning kost je niets.',
    },
    'SS-R18': {
      title: 'Een vijand verslaan',
      text: 'Je hele bemanning telt op het moment dat de vijand wordt omgedraaid. De vijand wordt afgelegd, of je wint of verliest; verliezen kost niets. Win je, dan krijg je eerst het goud, dan het voorwerp, dan de kaart van de mistige grot.',
    },
    'SS-R19': {
      title: 'Het losgeld is je eigen keus',
      text: 'Je kiest nadat de prijs is gegooid. Kun of wil je niet betalen, dan vecht je. Elk bezoek gooit opnieuw, en je mag er niets voor verkopen.',
    },
    'SS-R20': {
      title: 'Naar het Dievenhol gestuurd',
      text: 'Je gooit en betaalt, en vecht dan met de figuren daar; bij schuld ga je zonder gevecht naar je schip. De weg eruit kies je in een latere zet.',
    },
    'SS-R21': {
      title: 'Verder door de lava',
      text: 'Alle regels van het lopen gelden, en [Lava Gangen](SS-F7) waar je komt, werken weer. Je vecht alleen waar het lopen ophoudt, ook op Lava Gangen na blanco.',
    },
    'SS-R22': {
      title: 'Links en ronde',
      text: 'De plaatsen gaan met de klok mee; je linkerbuur is de volgende. Een ronde is zoveel beurten als er spelers zijn.',
    },
    'SS-R23': {
      title: 'Getallen op de bemanning',
      text: `Er zijn alleen de getallen ${MARKS.join(' en ')}, dus 2 spelers gebruiken de bemanning van 3.`,
    },
    'SS-R24': {
      title: 'Namen',
      text: 'Kaarten en velden heten zoals in het Nederlandse spelregelboek; wat daar Engels bleef, bleef het hier ook.',
      also: ['Engels', 'vertaling'],
    },
  },
};
