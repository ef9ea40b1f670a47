import bustPicture from 'virtual:picture/bust';
import contractsCover from 'virtual:picture/contracts-cover';
import cover from 'virtual:picture/frigate';
import underWayCover from 'virtual:picture/under-way-cover';
import type { GameFace } from '../face.js';
import { adventureFace } from './adventure/campaign/face.js';
import { isTogether, setupWords } from './captions.js';
import { portRoyalCommands } from './commands.js';

export const portRoyalFace: GameFace = {
  id: 'port-royal',
  cover,
  title: { en: 'Port Royal', nl: 'Port Royal', de: 'Port Royal' },
  pitch: {
    en: 'Turn up ships and people in the harbour, as many as you dare: two ships of one colour and all is lost. Trade, hire, set sail.',
    nl: 'Draai schepen en personen om in de haven, zoveel je durft: twee schepen van één kleur en alles is verloren. Handel, ronsel, eis expedities op.',
    de: 'Decke Schiffe und Personen im Hafen auf, so viele du dich traust: zwei Schiffe einer Farbe, und alles ist verloren. Handle, heuere an, erfülle Expeditionsaufrufe.',
  },
  players: { min: 1, max: 5 },
  minutes: 30,
  points: { en: 'influence', nl: 'invloed', de: 'Einfluss' },
  setup: setupWords,
  isTogether,
  coverOf({ box, with: added = [] }) {
    if ((added as readonly string[]).includes('contracts')) return contractsCover;
    return box === 'unterwegs' ? underWayCover : cover;
  },
  campaign: adventureFace,
  brings: ['daily', 'lessons', 'rulebook', 'tally'],
  first: { id: 'first-game', minutes: 6 },
  greeting: {
    question: {
      en: 'How long dare you stay in the harbour?',
      nl: 'Hoe lang durf jij in de haven te blijven?',
      de: 'Wie lange wagst du es, im Hafen zu bleiben?',
    },
    goal: {
      en: 'Ships bring coins, people bring influence. Once somebody has 12, the last round begins, and whoever has most influence wins. But turn up two ships of one colour, and you lose everything in the harbour.',
      nl: 'Schepen brengen munten, personen brengen invloedspunten. Zodra iemand er 12 heeft, begint de laatste ronde, en wie de meeste invloedspunten heeft, wint. Maar draai je twee schepen van één kleur om, dan verlies je alles in de haven.',
      de: 'Schiffe bringen Münzen, Personen bringen Einflusspunkte. Sobald jemand 12 hat, beginnt die letzte Runde, und wer die meisten Einflusspunkte hat, gewinnt. Doch deckst du zwei Schiffe einer Farbe auf, verlierst du alles im Hafen.',
    },
    picture: bustPicture,
    caption: {
      en: 'Two ships of one colour: all is lost',
      nl: 'Twee schepen van één kleur: alles is weg',
      de: 'Zwei Schiffe einer Farbe: alles ist weg',
    },
  },
  commands: portRoyalCommands,
};
