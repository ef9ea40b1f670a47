import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { FLEET_COST, FROM_HARBOUR, GOVERNOR_INCOME, IDLE_MUTINY, MOST_FEE, PLAYERS, TARIFF } = facts;

export const components: ChapterWords<'1'> = {
  title: 'Wat er op tafel ligt',
  rules: {
    'V-1.1': {
      title: 'Havens en nesten',
      text: 'Er zijn 9 havens: Amsterdam, Nieuw-Amsterdam, Mauritsstad, Elmina, Kaap de Goede Hoop, Galle, Batavia, Kanton en Deshima. Er zijn 3 piratennesten: Tortuga, Algiers en Île Sainte-Marie.',
      also: ['kaart'],
    },
    'V-1.2': {
      title: 'Gebieden',
      text: 'De zee heeft 5 stormgebieden: Mar del Nort, Mare Atlanticum, Oceanus Aethiopicus, Mar di India en Oceanus Chinensis. Elke haven en elk nest hoort bij één gebied.',
      also: ['storm'],
    },
    'V-1.3': {
      title: 'Schepen',
      text: 'Er zijn 5 soorten schepen. Elk heeft een sterkte (de fiches waarbij het verloren gaat), een aantal fiches vanaf wanneer het traag is, een verzekerde waarde en laadruimen. De getallen staan in de lijst van schepen.',
      also: ['half vanaf', 'sterkte', 'kanonnen'],
    },
    'V-1.4': {
      title: 'Goederen',
      text: 'Elke haven behalve de Kaap levert één goed. Elmina levert ivoor: wat de bron daar noemt was handel in mensen, en die speelt dit spel niet na.',
      also: ['lading', 'steen', 'ivoor'],
    },
    'V-1.5': {
      title: 'Bestuurders en gebouwen',
      text: 'Een bestuurder is een gouverneur, een commandeur of een directeur. De gebouwen zijn pakhuis en fort.',
    },
    'V-1.6': {
      title: 'Naties en piraten',
      text: 'Engeland, Spanje, Portugal en Frankrijk hebben elk een dobbelsteen van 1 tot 6 ogen. Elk piratennest heeft er een van 0 tot 6 ogen.',
      also: ['dobbelsteen', 'ogen'],
    },
    'V-1.7': {
      title: 'Fiches',
      text: 'Er zijn fiches voor schade, muiterij, verloren schepen, ervaring (+1, +2 en +3), controle en alliantie. Geld wordt geteld in dukaten.',
    },
    'V-1.8': { title: 'Spelers', text: `Het spel is voor ${PLAYERS.min} tot ${PLAYERS.max} spelers (onze uitleg).` },
    'V-1.9': {
      title: 'Vloten',
      text: 'Elke speler heeft tot vijf gewone vloten, I tot V, en twee pakketvloten, X en XI, van elk één pakketboot.',
      also: ['pakketboot'],
    },
  },
};

export const round: ChapterWords<'2'> = {
  title: 'Ronde, beurt en inkomsten',
  rules: {
    'V-2.0': {
      title: 'Een ronde',
      text: 'In een ronde krijgt elke speler één hele beurt, op volgorde van de beurten. Daarna komt [de tijd tussen de rondes](V-7.9).',
    },
    'V-2.1': {
      title: 'Een beurt',
      text: 'Een beurt heeft 5 fasen in deze volgorde: 1 inkomsten; 2 laden en varen; 3 leveren en vechten; 4 kopen en herstellen; 5 onderzoek.',
      also: ['fasen'],
    },
    'V-2.2': {
      title: 'De eerste ronde',
      text: 'In de eerste ronde heeft niemand inkomsten, en ervoor worden geen gebeurtenissen omgedraaid.',
    },
    'V-2.10': {
      title: 'Opzet',
      text: `Alle voorraden zijn gevuld en één gebied ligt als stormverwachting klaar. Van de laatste plaats naar de eerste kiest elke speler een beginhaven: elke behalve de Kaap, en een bezette alleen als er geen vrij is. Daar heeft hij vloot I met een spiegelretourschip en vloot X met een pakketboot. De eerste drie hebben ${facts.startDucats(0, 3)} dukaten, elke latere plaats 1 meer dan die ervoor. De volgorde van de plaatsen is de eerste beurtvolgorde.`,
      also: ['begin', 'geld'],
    },
    'V-2.11': {
      title: 'Wat verborgen is',
      text: 'Alles is open, behalve de volgorde van de stapels, de tegels die blind blijven, en een strategiekaart die gekozen maar nog niet getoond is.',
      also: ['geheim', 'open'],
    },
    'V-2.3': {
      title: 'Gouverneurs betalen',
      text: `Elk van je gouverneurs geeft je aan het begin van je beurt ${GOVERNOR_INCOME} dukaat.`,
      example: 'Met gouverneurs in Batavia en Galle krijg je 2 dukaten.',
    },
    'V-2.4': {
      title: 'Commandeurs oefenen',
      text: 'Elk van je gewone vloten in een haven met je commandeur krijgt +1 ervaring, tot +3. Een voor het eerst bereikt niveau plaatst [een markeersteen](V-4.14), maar er wordt geen verplaatst. Gouverneurs en commandeurs in een haven van een [vijandige](V-4.42) natie geven niets.',
      example: 'In Deshima liggen bij je commandeur een gewone vloot en een pakketvloot: alleen de gewone krijgt +1.',
    },
  },
};

export const sail: ChapterWords<'3'> = {
  title: 'Fase 2: laden en varen',
  rules: {
    'V-3.1': {
      title: 'Volgorde van de vloten',
      text: 'Je kiest de volgorde van je vloten; pakketvloten komen altijd het laatst. Een vloot handelt als geheel: ze splitst, voegt samen en laadt in willekeurige volgorde, vaart dan of blijft, en is klaar voor deze fase.',
    },
    'V-3.2': {
      title: 'Splitsen',
      text: `In een haven of op zee mag, voordat de vloot vaart, een van haar schepen voor ${FLEET_COST} dukaat een nieuwe vloot vormen (het laagste vrije nummer). Andere schepen mogen er gratis bij, zolang geen van beide vloten gevaren heeft. De nieuwe vloot heeft dezelfde ervaring, er blijft minstens één schip achter, en er zijn nooit meer dan vijf gewone vloten.`,
      also: ['afsplitsen'],
    },
    'V-3.3': {
      title: 'Samenvoegen',
      text: 'In een haven mag een hele vloot zich bij een andere voegen als geen van beide deze beurt gevaren heeft. De hoogste ervaring blijft; er wordt niets terugbetaald.',
      also: ['bijvoegen'],
    },
    'V-3.4': {
      title: 'Laden',
      text: 'In een haven laad je gratis stenen van haar goed in lege ruimen: uit de algemene voorraad, uit je eigen pakhuizen, of met [verlof](V-3.13) uit die van anderen. Goederen mogen op een schip en in een vloot gemengd zijn.',
    },
    'V-3.5': {
      title: 'Pakketboten laden',
      text: 'Als een pakketboot een haven verlaat, neemt hij 1 steen van het goed van die haven uit de grote voorraad mee.',
    },
    'V-3.6': {
      title: 'Varen',
      text: `Een vloot vaart ${FROM_HARBOUR} veld uit een haven en 2 velden op open zee; als schade en muiterij van een schip zijn grens voor traag bereiken nog maar 1. Het traagste schip bepaalt het tempo. Op een veld mogen zoveel vloten staan als er komen. Een haven of een nest beëindigt de tocht.`,
      also: ['bewegen', 'snelheid'],
    },
    'V-3.7': {
      title: 'Muiterij om lege ruimen',
      text: 'In elk van je beurten krijgt elk gewoon schip 1 muiterij per leeg ruim, ook in een haven; pakketboten krijgen niets (onze uitleg).',
      also: ['ongevuld'],
    },
    'V-3.8': {
      title: 'Muiterij om stilliggen',
      text: `Als een vloot uit eigen wil minder ver vaart dan ze mag, krijgt elk van haar schepen ${IDLE_MUTINY} muiterij. Blijven liggen is stilliggen; een haven of een nest bereiken is dat nooit.`,
      also: ['luiheid', 'blijven'],
    },
    'V-3.9': {
      title: 'Tempo',
      text: 'Uit een haven of nest vaart elke vloot 1 veld. Van open zee vaart ze zo ver als haar traagste schip: een traag schip heeft de halve snelheid, naar beneden afgerond, minstens 1. De [Sextant](V-6.10) telt er 1 bij op, ook voor pakketboten. Fiches die onderweg komen tellen meteen, en je mag na elk veld stoppen.',
    },
    'V-3.10': {
      title: 'Afstand',
      text: 'Een afstand is het aantal stappen van de kortste weg. Door havens en nesten vaart niemand heen.',
    },
    'V-3.11': {
      title: 'Waar goederen vandaan komen',
      text: 'Elk goed komt uit maar één haven, zodat een steen zijn herkomst toont. Een steen komt van het volste veld van zijn eigenaar, het laagste nummer eerst. Stenen blijven op het schip dat ze laadde.',
    },
    'V-3.12': {
      title: 'Wanneer muiterij komt',
      text: 'Muiterij om lege ruimen en om stilliggen wordt samen gelegd aan het eind van fase 2, vloot na vloot op nummer. Een trage vloot en een die [ontkwam](V-4.65) liggen nooit stil. Schepen die zo verloren gaan, [gaan meteen naar de piraten](V-4.52).',
    },
    'V-3.13': {
      title: 'Verlof om te laden',
      text: `Met de keuze “vragen” noem je voor elke steen een eigenaar en een vergoeding van 0 tot ${MOST_FEE} dukaten; hij stemt toe of weigert. Vergoeding en steen gaan meteen over, en de steen komt op het eerste schip met ruimte. Wie weigert wordt deze beurt in die haven niet meer gevraagd. Met “tarief” kost elke steen ${TARIFF} dukaat en wordt niemand gevraagd; met “gesloten” zijn de pakhuizen van anderen dicht.`,
      also: ['onderhandelen', 'vergoeding', 'tarief'],
    },
    'V-3.14': {
      title: 'Laden onder een natie',
      text: 'In een haven van een natie die jou vijandig is wordt niets geladen. Ook een eigenaar aan wie ze vijandig is kan geen stenen geven.',
    },
    'V-3.15': {
      title: 'Grenzen van pakketboten',
      text: 'Een pakketboot neemt alleen een steen als zijn ruim leeg is en de grote voorraad er een heeft, en nooit aan de Kaap. In de haven waar zijn steen vandaan komt, en aan de Kaap, houdt hij de steen.',
    },
  },
};
