import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { DISTANCE_PER_DUCAT, MOST_PIRATE_PIPS, NATION_ABSORBS, PIRATE_ABSORBS } = facts;

export const deliver: ChapterWords<'4'> = {
  title: 'Fase 3: leveren en vechten',
  rules: {
    'V-4.1': {
      title: 'Waar het gebeurt',
      text: 'Goederen worden alleen in havens geleverd, en spelers vechten alleen daar met elkaar. Met piraten vecht je op de velden van hun gebied en in hun nest.',
    },
    'V-4.2': {
      title: 'Leveren',
      text: 'Je levert goederen die de haven koopt en krijgt voor elke steen haar prijs. De stenen gaan naar de grote voorraad.',
      example: '2 stenen suiker brengen in Nieuw-Amsterdam 8 dukaten op.',
      also: ['verkopen', 'prijs'],
    },
    'V-4.3': {
      title: 'Goederen die een haven niet koopt',
      text: 'Je mag ze houden, of zonder vergoeding in de grote voorraad dumpen. Je mag ook een haven bezoeken die niets van je koopt, om te laden of te bouwen.',
      example: 'Elmina koopt geen suiker; je mag er wel een schip kopen, en in je volgende beurt ivoor laden.',
    },
    'V-4.4': {
      title: 'Leveren kalmeert',
      text: 'Een vloot die minstens één steen levert, raakt gratis al haar muiterij kwijt.',
      also: ['muiterij'],
    },
    'V-4.5': {
      title: 'Een pakketboot komt aan',
      text: 'In een andere haven dan die van zijn steen laat een pakketboot je nu de voorraden aanvullen: alle, enkele of geen, zoals je wilt. Zijn steen gaat naar de grote voorraad en brengt niets op. Is er te weinig, zie dan [tekort](V-5.11).',
      example:
        'Een pakketboot met suiker komt in Kanton: zijn eigenaar vult aan wat hij wil en mag de pakhuizen van een tegenstander overslaan.',
      also: ['aanvullen'],
    },
    'V-4.6': {
      title: 'Na een gevecht',
      text: 'Na een gevecht mag de actieve speler er nog leveren en bouwen, tenzij een natie de haven bezet.',
    },
    'V-4.7': {
      title: 'Volgorde in fase 3',
      text: 'Eerst komen de pakketvloten X en XI aan. Daarna komen de havens met je gewone vloten, in een volgorde die je kiest: in elke haven je aanvallen, [uitdagingen](V-4.70) van de anderen, leveren en dumpen.',
    },
    'V-4.8': {
      title: 'Eén levering',
      text: 'Alles wat één speler in één beurt in één haven levert is één levering: directeur en telmachine ronden over die som naar boven af. Stenen komen van het schip met het meeste van dat goed, bij gelijke aantallen het eerste.',
    },
    'V-4.9': {
      title: 'Dumpen',
      text: 'Je dumpt steen voor steen, alleen goederen die deze haven niet koopt; elk goed waar een vijandige natie het leveren verbiedt.',
    },
  },
};

export const pirates: ChapterWords<'4B'> = {
  title: 'Piraten',
  rules: {
    'V-4.30': {
      title: 'Piraten ontmoeten',
      text: 'Een gewone vloot die een veld binnenvaart van een gebied waarvan het nest minstens 1 oog toont, ontmoet de piraten. Komt ze van een veld van hetzelfde gebied, dan niet.',
    },
    'V-4.31': {
      title: 'Lading afstaan',
      text: 'Je mag 1 steen per oog afstaan, voor alle ogen of enkele; elke steen neemt één oog weg, alleen uit deze ontmoeting. Zijn alle betaald, dan is er geen gevecht en geen ervaring.',
      example: 'De piraten staan op 3 ogen en je geeft 2 stenen: één piraat blijft over om te vechten.',
      also: ['betalen', 'losgeld'],
    },
    'V-4.32': {
      title: 'Vallen ze aan?',
      text: 'Anders kies je een strategiekaart, en een tegel toont die van de piraten. Ze vallen alleen aan als de ogen die over zijn maal hun agressie meer zijn dan de sterkte van je vloot; anders vaart de vloot door.',
      also: ['agressie'],
    },
    'V-4.33': {
      title: 'Vechten met piraten',
      text: `Er wordt gevochten [zoals altijd](V-4.12). De dobbelsteen daalt met 1 per ${PIRATE_ABSORBS} schade, naar beneden afgerond; de rest vervalt (onze uitleg). Een veroverd schip is een fluytschip, en een van deze ogen.`,
    },
    'V-4.34': {
      title: 'In het nest',
      text: 'Wie een nest binnenvaart vecht altijd: er wordt een tegel omgedraaid, en de agressie telt niet.',
    },
    'V-4.35': {
      title: 'Tegels van de piraten',
      text: 'Gebruikte tegels liggen open naast de stapel en worden geschud als die leeg is. Schade die de piraten geen oog kostte, is na het gevecht weg.',
    },
    'V-4.36': { title: 'Pakketboten varen door', text: 'Piraten doen pakketboten niets.' },
    'V-4.37': {
      title: 'Wanneer het beslist wordt',
      text: 'Een ontmoeting wordt afgehandeld als de vloot het veld binnenvaart, vóór haar volgende stap; daarna mag ze verder. Het nest hoort bij zijn gebied. Bij 0 ogen gebeurt er niets, en een vloot die in een nest blijft ontmoet niemand.',
    },
    'V-4.38': {
      title: 'Een ontmoeting precies',
      text: 'Lading wordt steen voor steen afgestaan, van elk schip en elk goed, alleen op zee. De strategiekaart wordt gekozen voordat de tegel omgaat. Alleen ogen die niet betaald zijn vechten en kunnen verdwijnen. De sterkte van de vloot is die op haar schepen gedrukt staat, opgeteld; fiches en ervaring tellen niet.',
    },
    'V-4.39': {
      title: 'Verwijderde ogen',
      text: 'De piratenogen die je vloten verwijderen worden geteld, voor de [premiejager](V-6.9).',
    },
  },
};

export const nations: ChapterWords<'4C'> = {
  title: 'Naties in een haven',
  rules: {
    'V-4.40': {
      title: 'Vechten met een natie',
      text: `Een natie speelt de kaart die bij haar ervaring gedrukt staat; wie begint wordt bepaald [zoals altijd](V-4.12). Haar dobbelsteen daalt met 1 per ${NATION_ABSORBS} schade.`,
      example: 'Een natie die 13 schade krijgt verliest 2 ogen.',
    },
    'V-4.41': {
      title: 'Een bezette haven',
      text: 'Waar een natie staat die niet je bondgenoot is, moet je haar verdrijven voordat je er je pakhuizen en bestuurders gebruikt, levert of bouwt. De pakhuizen mogen wel worden aangevuld.',
    },
    'V-4.42': {
      title: 'Vijandig',
      text: 'Een natie is vijandig aan ieder die haar niet bestuurt en niet haar bondgenoot is. Bij 0 ogen verlaat ze het bord, haar fiches gaan terug en haar ervaring is weg. Schade die geen oog kost vervalt na elk gevecht.',
      also: ['vijand', 'bondgenoot'],
    },
    'V-4.43': {
      title: 'Wat een natie je laat',
      text: 'Een natie begint nooit een gevecht in de beurt van een speler. In haar haven mag je nog herstellen, kalmeren, dumpen, schepen achterlaten en met de pakketboot aanvullen, maar niets kopen (onze uitleg).',
    },
  },
};

export const losses: ChapterWords<'4D'> = {
  title: 'Verloren schepen',
  rules: {
    'V-4.50': {
      title: 'Een schip gaat verloren',
      text: `Een schip gaat verloren als zijn schade en muiterij zijn sterkte bereiken, of als het geofferd wordt. Je krijgt zijn verzekerde waarde, voor de lading de afstanden van de stenen tot hun herkomst opgeteld en gedeeld door ${DISTANCE_PER_DUCAT} (naar beneden afgerond), en een verliesfiche.`,
      example:
        'Een spiegelretourschip gaat verloren met 2 stenen, 3 velden van hun herkomst: 3 dukaten en 2 voor de lading, samen 5, en een fiche.',
      also: ['verzekering', 'gezonken'],
    },
    'V-4.51': {
      title: 'Ervaring van vergane vloten',
      text: 'De ervaring van een vloot die vergaat wordt apart gehouden en telt bij elke telling.',
    },
    'V-4.52': {
      title: 'Muiters',
      text: `Was het laatste fiche muiterij, dan gaat het schip naar de piraten: het nest van die zee krijgt 1 oog erbij, nooit meer dan ${MOST_PIRATE_PIPS}. Is dat nest vol, dan krijgt het volgende in de volgorde van het gebied het.`,
      also: ['muiterij'],
    },
    'V-4.53': {
      title: 'Zonder vloot',
      text: 'Begin je een beurt zonder gewone vloot, dan mag je het eerste schip van die beurt in elke haven zonder vijandige natie kopen, ook aan de Kaap; aanwezigheid, verlof of vlootgeld is niet nodig. Kun je geen fluytschip betalen, dan geef je er alles voor wat je hebt (onze uitleg).',
      also: ['redding', 'arm'],
    },
    'V-4.54': {
      title: 'Achtergelaten schepen',
      text: 'Een schip dat je achterlaat brengt geen verzekering, geen fiche en geen bewaarde ervaring op.',
    },
  },
};
