import { base } from '../../../cards/base.js';
import { OPEN_MISSIONS } from '../../adventure/missions.js';
import type { AdventureOptionWords } from '../../adventure/words/catalogue.js';
import { OPEN_CONTRACTS } from '../../contracts/list.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { underWay } from '../../under-way/cards.js';
import type { OptionWords } from '../option-words.js';

export const options: OptionWords & AdventureOptionWords = {
  box: {
    name: 'Spel',
    about: 'Met welke kaarten er wordt gespeeld.',
    values: {
      base: {
        label: 'Basisspel',
        about: `Het gewone spel, tot ${base.endInfluence} invloedspunten, in 20 tot 50 minuten.`,
      },
      unterwegs: {
        label: 'Hijs de zeilen!',
        about: `Een kort spel met eigen kaarten en kooplieden, zonder expedities, tot ${underWay.endInfluence} invloedspunten, in 15 tot 30 minuten.`,
      },
    },
  },
  with: {
    name: 'Toevoegen',
    about: 'Wat er bij het basisspel komt. Speel eerst een paar keer zonder.',
    values: {
      unterwegs: {
        label: 'Kaarten van Hijs de zeilen!',
        about: 'Kooplieden, passagiers en meer schepen komen bij het basisspel.',
      },
      gambler: { label: 'Gokker', about: `Personen die ${CARDS_PER_GAMBLE} kaarten tegelijk omdraaien.` },
      'contract-cards': {
        label: 'Nieuwe personen en schepen',
        about: 'Klerken, kanonniers, viceadmiraals en schepen met een cadeau, zonder de functies.',
      },
      contracts: {
        label: 'Functies',
        about:
          'Opdrachten die munten en invloedspunten opleveren voor wie ze vervult, met de nieuwe personen en schepen.',
      },
    },
  },
  end: {
    name: 'Einde',
    about: 'Wat er nodig is om te winnen.',
    values: {
      standard: { label: 'Invloed', about: 'Wie de meeste invloedspunten heeft, wint.' },
      expedition: { label: 'Expeditie', about: 'Niemand wint zonder expeditie.' },
    },
  },
  mode: {
    name: 'Speelwijze',
    about: 'Of jullie tegen elkaar spelen of samen.',
    values: {
      competitive: {
        label: 'Tegen elkaar',
        about: `Ieder voor zich; met functies liggen er ${OPEN_CONTRACTS} open. In een hoofdstuk wint niemand zonder trofee.`,
      },
      'co-op': {
        label: 'Samen',
        about:
          'Allen winnen als elke open functie is vervuld voordat de tijdstapel leeg is. In een hoofdstuk: missies, markeerstenen en invloedspunten op tijd.',
      },
    },
  },
  setAside: {
    name: 'Opzijgelegde kaarten',
    about:
      'Hoeveel kaarten vóór de eerste beurt van de tijdstapel af gaan: minder tijd, maar elk een punt als jullie winnen.',
    values: {
      ask: { label: 'Aan tafel beslissen', about: 'De startspeler beslist zodra de functies openliggen.' },
    },
  },
  contracts: {
    name: 'Open functies',
    about: 'De functies die open liggen: kies ze zelf, anders worden ze getrokken.',
  },
  chapter: {
    name: 'Hoofdstuk',
    about: 'Het avontuur begint: welk hoofdstuk van het verhaal jullie spelen.',
    values: {
      none: { label: 'Geen hoofdstuk', about: 'Port Royal zonder het avontuur.' },
      1: { label: 'Hoofdstuk 1', about: 'Het verhaal begint, met de schepen van de Ares-piraten: een zesde kleur.' },
      2: { label: 'Hoofdstuk 2', about: 'De uitkijk en de gebroeders Tybuk komen erbij.' },
      3: {
        label: 'Hoofdstuk 3',
        about: 'Schepen met brood en rum komen erbij, en missies die ter plekke worden beslist.',
      },
      4: { label: 'Hoofdstuk 4', about: 'Waardinnen komen erbij: zij kopen brood en rum.' },
      5: { label: 'Hoofdstuk 5', about: 'Het laatste: nieuwe belastingen komen erbij.' },
      variable: {
        label: 'Zesde avond',
        about: `Na het verhaal, tegen elkaar: ${OPEN_MISSIONS} missies uit alle hoofdstukken liggen vanaf het begin open.`,
      },
    },
  },
  characters: {
    name: 'Personages',
    about: 'Hoe iedereen aan een personage komt.',
    values: {
      random: { label: 'Gedeeld', about: 'Iedereen krijgt een kaart en kiest een van de twee kanten.' },
      pick: {
        label: 'Gekozen',
        about: 'De spelers kiezen om de beurt uit alle personages, de startspeler als laatste.',
      },
    },
  },
  campaign: {
    name: 'Campagne',
    about: 'Hoe ver de campagne was toen deze tafel begon.',
  },
};
