import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { ADMINISTRATOR_COST, BUILDINGS_A_HARBOUR, CHANGE_COST, DIRECTOR_PER, FLEET_COST, FORT_COST, GENERAL_HOLDS } =
  facts;
const { GOVERNOR_INCOME, MOST_FEE, SHIPS_A_HARBOUR, TAKE_OVER_COST, TARIFF, TOKEN_COST, WAREHOUSE_COST } = facts;
const general = [2, 3, 4, 5].map(facts.generalStores).join(', ');

export const buy: ChapterWords<'5'> = {
  title: 'Phase 4: kaufen und reparieren',
  rules: {
    'V-5.1': {
      title: 'Grenzen',
      text: `In jedem Hafen darfst du je Zug ${SHIPS_A_HARBOUR} Schiff kaufen und ${BUILDINGS_A_HARBOUR} Mal bauen.`,
    },
    'V-5.2': {
      title: 'Schiffe kaufen',
      text: `Du kaufst Schiffe, wo du eine Flotte oder einen Verwalter gleich welcher Art hast (unsere Festlegung). Aus dem Schiff eine neue Flotte zu machen kostet ${FLEET_COST} Dukaten. Am Kap werden keine Schiffe gekauft.`,
      also: ['Werft'],
    },
    'V-5.3': {
      title: 'Paketflotten',
      text: 'Eine Flotte hat mindestens 1 Schiff. X und XI sind je genau ein Paketboot, allein und ohne Flottengeld; in anderen Flotten gibt es keine Paketboote.',
    },
    'V-5.4': {
      title: 'Nichts wird verkauft',
      text: 'Verkaufen kann man nichts. Im Hafen darfst du Schiffe aufgeben: Sie kommen in den Vorrat und bringen kein Geld.',
      also: ['aufgeben'],
    },
    'V-5.10': {
      title: 'Lagerhaus',
      text: `Ein Lagerhaus kostet ${WAREHOUSE_COST} Dukaten und braucht ein freies Feld (von vier) und deine Flotte oder deinen Verwalter dort. Es wird sofort gefüllt und fasst so viele Waren wie die Nummer seines Feldes; ein allgemeines Lager fasst ${GENERAL_HOLDS}.`,
      example: 'Das 3. Lagerhaus eines Hafens wird mit 3 Waren gefüllt, das 4. mit 4.',
      also: ['bauen'],
    },
    'V-5.11': {
      title: 'Mangel',
      text: 'Reicht der Vorrat nicht, verteilt ein Spieler mit einem Verwalter dort. Sonst werden die Lager gleichmäßig gefüllt, und der Rest wird in der Zugreihenfolge genommen. [Auffüllen](V-5.31) sagt es genau.',
    },
    'V-5.12': {
      title: 'Verwalter',
      text: `Ein Verwalter kostet ${ADMINISTRATOR_COST} Dukaten und braucht ein eigenes Lagerhaus dort, das aus demselben Zug sein darf. Es gibt einen je Hafen und keinen am Kap, in Kanton und in Amsterdam. Ab der nächsten Runde darfst du seine Art für ${CHANGE_COST} Dukaten ändern; das zählt als einmal bauen.`,
      also: ['ernennen'],
    },
    'V-5.13': {
      title: 'Gouverneur',
      text: `Andere brauchen deine [Erlaubnis](V-5.33), um in seinem Hafen Schiffe oder Lagerhäuser zu bauen, und er bringt in jedem Zug ${GOVERNOR_INCOME} Dukaten.`,
    },
    'V-5.14': { title: 'Kommandeur', text: 'Er [übt](V-2.4) mit deinen Flotten in seinem Hafen.' },
    'V-5.15': {
      title: 'Direktor',
      text: `Eine Lieferung von dir in seinem Hafen bringt 1 Dukaten mehr je angefangene ${DIRECTOR_PER} Dukaten. Für eine Lieferung eines anderen Spielers bekommen er und du je so viel.`,
      example: 'Eine Lieferung für 8 Dukaten bringt 3 mehr; liefert ein anderer, bekommen beide 3.',
    },
    'V-5.16': {
      title: 'Einzelne Plätze',
      text: 'Ein Hafen hat einen Platz für einen Verwalter und einen für ein Fort.',
    },
    'V-5.17': {
      title: 'Übernehmen',
      text: `Für ${TAKE_OVER_COST} Dukaten an die Bank übernimmst du einen Verwalter, dessen Besitzer weder Schiff noch Fort in diesem Hafen hat. Du brauchst kein Lagerhaus, seine Art bleibt, und es zählt als einmal bauen.`,
    },
    'V-5.18': {
      title: 'Fort',
      text: `Ein Fort kostet ${FORT_COST} Dukaten und braucht einen eigenen Verwalter dort, der aus demselben Zug sein darf. Es gibt eines je Hafen und keines in Amsterdam, in Kanton und am Kap (unsere Festlegung).`,
    },
    'V-5.30': {
      title: 'Felder eines Hafens',
      text: `Ein Hafen hat vier nummerierte Felder. Ein unbebautes Feld ohne Schaden ist ein allgemeines Lager für ${GENERAL_HOLDS} Ware; mit 2, 3, 4, 5 Spielern sind es nur die ersten ${general} solchen Felder. Du baust auf das niedrigste Feld, das unbebaut und unbeschädigt ist, und eine Ware, die dort liegt, gehört dann dir. Ein Lagerhaus, das entfernt wird, lässt ein offenes Feld zurück, und seine Waren kommen in den Vorrat.`,
    },
    'V-5.31': {
      title: 'Auffüllen',
      text: 'Lager werden gefüllt, bis sie voll sind, wenn der Vorrat reicht. Wenn nicht, legt ein Spieler mit einem Verwalter dort, der nicht unter einer feindlichen Nation steht, Ware für Ware. Sonst bekommt jedes Lager eine Ware, Runde für Runde, solange eine ganze Runde möglich ist; dann legen die Besitzer von Lagern mit Platz, in der Zugreihenfolge, je eine Ware in ein beliebiges Lager. Was niemandem gehört, nimmt den Rest, das niedrigste Feld zuerst. Der Besitzer eines Paketboots nennt zuerst die Felder; ein neues Lagerhaus wird allein gefüllt.',
    },
    'V-5.32': {
      title: 'Anwesenheit',
      text: 'Du bist mit einer Flotte anwesend, Paketboote eingeschlossen, oder mit einem Verwalter. Unter einer feindlichen Nation gibt es kein Schiff, keinen Bau, keine Änderung und keine Übernahme.',
    },
    'V-5.33': {
      title: 'Erlaubnis des Gouverneurs',
      text: `Mit „fragen“ bietest du eine Gebühr von 0 bis ${MOST_FEE} Dukaten; gewährt gilt sie für ein Schiff oder ein Lagerhaus in diesem Zug; abgelehnt fragst du dort in diesem Zug nicht mehr. Mit „Tarif“ kostet jedes ${TARIFF} Dukaten an den Gouverneur; mit „geschlossen“ können andere dort nicht bauen. Ein Gouverneur unter einer feindlichen Nation verbietet nichts. Verwalter, Forts und Übernahmen brauchen keine Erlaubnis.`,
      also: ['Genehmigung'],
    },
    'V-5.34': {
      title: 'Ein Feld räumen',
      text: 'Jeder darf in seiner Phase 4 die Marken eines zerstörten Lagerhauses abbezahlen, eine nach der anderen, wo auch immer seine Flotten sind.',
    },
    'V-5.35': {
      title: 'Schiffe sind begrenzt',
      text: 'Eine Art Schiff, die aus ist, kann weder gekauft noch erobert werden.',
    },
    'V-5.36': {
      title: 'Wohin ein neues Schiff kommt',
      text: `Ein gekauftes Schiff schließt sich einer deiner gewöhnlichen Flotten in diesem Hafen an oder bildet eine neue. Lagerhaus, Ernennung, Änderung, Übernahme und Fort zählen je als eines der ${BUILDINGS_A_HARBOUR} Male bauen.`,
    },
    'V-5.20': {
      title: 'Reparieren und beruhigen',
      text: `Jede Marke Schaden oder Meuterei kostet ${TOKEN_COST} Dukaten. Auf See darfst du das nur, solange die Marken des Schiffes seine Grenze für langsam nicht überschreiten; darüber nur im Hafen, das Kap eingeschlossen. Lagerhäuser und Forts reparierst du in deinem eigenen Zug, ohne Flotte. Reparieren ist kein Bauen.`,
    },
  },
};
