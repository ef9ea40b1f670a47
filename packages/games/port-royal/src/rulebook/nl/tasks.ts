import { contractName, taskGist } from '../../variants/words/public.js';
import { coins, swords } from '../../words/grammar/nl.js';
import { asked, CHEAP, contract, PAIRS, timesFor } from '../facts.js';
import type { ChapterWords } from '../words.js';

const pairs = PAIRS.map((one) => `${contractName(one, 'nl')}: ${taskGist(one, 'nl')}`).join('; ');
const title = (id: string): string => contract(id).names.nl;

export const tasks: ChapterWords<'K'> = {
  title: 'De taken van de functies',
  rules: {
    'PR-K1': {
      title: 'Twee personen',
      text: `Je hebt beide personen voor je liggen; een manusje-van-alles vervangt geen van hen, en een koopman is geen handelaar. ${pairs}.`,
      also: ['paar'],
    },
    'PR-K2': {
      title: title('cheap_staff'),
      text: `Je hebt ${CHEAP.persons} personen voor je liggen met een prijs van hoogstens ${CHEAP.cost} op de kaart. Wat je echt hebt betaald, maakt niet uit: korting maakt een persoon niet goedkoop.`,
    },
    'PR-K3': {
      title: title('tax_officer'),
      text: 'Je krijgt de vraag als je belasting moet betalen. De volgorde is van ons, want de spelregels noemen er geen: eerst betaalt iedereen; dan beslissen degenen die betaalden, te beginnen bij de actieve speler, en krijgen ze de munten van de functie; als laatste wordt de bonus van de belastingkaart bepaald en betaald.',
    },
    'PR-K4': {
      title: title('frigate_foe'),
      text: `Handel met een fregat en zie af van alle munten, ook die van je handelaars, ${timesFor('frigate_foe')} keer in totaal: je markeersteen gaat elke keer een veld verder, en de laatste keer vervul je de functie. Een markeersteen die onderweg is, blijft daar; je kunt hem niet ergens anders gebruiken. Het fregat gaat naar de aflegstapel. Wij vatten het zo op dat je alleen van je eigen munten afziet: de munt voor de actieve speler betaal je nog steeds, uit munten die je al hebt, een klerk geeft nog steeds een kaart meer, en het cadeau van een schip gaat gewoon naar een ander.`,
      also: ['afzien'],
    },
    'PR-K5': {
      title: title('galleon_foe'),
      text: `Zoals bij de [${title('frigate_foe')}](PR-K4), maar met galjoenen, en maar ${timesFor('galleon_foe')} keer.`,
      also: ['afzien'],
    },
    'PR-K6': {
      title: title('jinx'),
      text: 'Draai in je eigen beurt [een tweede schip van een kleur](PR-D6) om dat je niet verjaagt, met of zonder gokker.',
    },
    'PR-K7': {
      title: title('tiny_gamester'),
      text: `Er liggen in je eigen beurt schepen van ${asked('tiny_gamester')} kleuren in de haven: je markeersteen komt op het eerste veld. Lukt het in een latere beurt nog eens, dan vervul je de functie. Je krijgt de vraag één keer per beurt, als die kleur binnenkomt; met een gokker pas na al zijn kaarten en als het goed ging, want de spelregels laten dat open.`,
    },
    'PR-K8': {
      title: title('gamester'),
      text: `Er liggen in je eigen beurt één keer schepen van ${asked('gamester')} kleuren in de haven. Je krijgt de vraag zoals bij de [${title('tiny_gamester')}](PR-K7).`,
    },
    'PR-K9': {
      title: title('pack_of_pirates'),
      text: `Zolang je de functie nog kunt vervullen, mag je van elke kleur één [verjaagd](PR-D3) schip bewaren in plaats van het af te leggen. Met alle ${asked('pack_of_pirates')} kleuren mag je de functie vervullen, meteen of later in een eigen beurt, en leg je ze af. Heb je een schip van een kleur laten gaan, dan mag je een later schip bewaren.`,
    },
    'PR-K10': { title: title('fighter'), text: `Je hebt ${swords(asked('fighter'))}.` },
    'PR-K11': { title: title('explorer'), text: 'Je hebt een expeditie voor je liggen.' },
    'PR-K12': {
      title: title('small_court'),
      text: `Je hebt ${asked('small_court')} invloedspunten. Alleen als jullie samen spelen, of als je alleen speelt.`,
    },
    'PR-K13': {
      title: title('ransom'),
      text: `Betaal ${coins(asked('ransom'))} aan de aflegstapel. Alleen als jullie samen spelen, of als je alleen speelt.`,
    },
  },
};
