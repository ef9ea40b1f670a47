import cover from 'virtual:picture/island-cover';
import type { GameFace } from '../face.js';
import { swordAndSkullCommands } from './commands.js';

export const swordAndSkullFace: GameFace = {
  id: 'sword-and-skull',
  cover,
  title: { en: 'Sword & Skull', nl: 'Sword & Skull', de: 'Sword & Skull' },
  pitch: {
    en: 'An officer and a pirate, both yours, race around an island. Take on crew, win weapons and gold, then pay the Pirate King’s ransom or beat him.',
    nl: 'Een officier en een piraat, allebei van jou, trekken om een eiland. Neem bemanning in dienst, win wapens en goud, en betaal het losgeld van de Pirate King of versla hem.',
    de: 'Ein Offizier und ein Pirat, beide gehören dir, ziehen um eine Insel. Heuere Mannschaft an, gewinne Waffen und Gold, und zahle dem Piratenkönig das Lösegeld oder besiege ihn.',
  },
  players: { min: 2, max: 5 },
  minutes: 60,
  points: { en: 'gold', nl: 'goud', de: 'Gold' },
  brings: ['daily', 'lessons', 'rulebook', 'tally'],
  first: { id: 'first-game', minutes: 6 },
  commands: swordAndSkullCommands,
};
