import cover from 'virtual:picture/island-cover';
import kingPicture from 'virtual:picture/pirate-king';
import type { GameFace } from '../face.js';
import { swordAndSkullCommands } from './commands.js';

export const swordAndSkullFace: GameFace = {
  id: 'sword-and-skull',
  cover,
  title: { en: 'Sword & Skull', nl: 'Sword & Skull', de: 'Sword & Skull' },
  pitch: {
    en: 'An officer and a pirate, both yours, race around an island. Hire a crew, win weapons and gold, then buy off the Pirate King or beat him.',
    nl: 'Een officier en een piraat, allebei van jou, trekken om een eiland. Ronsel een bemanning, win wapens en goud, en koop de Pirate King om of versla hem.',
    de: 'Ein Offizier und ein Pirat, beide gehören dir, ziehen um eine Insel. Heuere eine Mannschaft an, gewinne Waffen und Gold, und kaufe dich beim Piratenkönig frei oder besiege ihn.',
  },
  players: { min: 2, max: 5 },
  minutes: 60,
  points: { en: 'gold', nl: 'goud', de: 'Gold' },
  brings: ['daily', 'lessons', 'rulebook', 'tally'],
  first: {
    question: {
      en: 'Will you pay the Pirate King, or fight him?',
      nl: 'Betaal je de Pirate King, of vecht je met hem?',
      de: 'Zahlst du dem Piratenkönig, oder kämpfst du gegen ihn?',
    },
    goal: {
      en: 'Grow rich or strong on the way round the island, then climb the volcano to the lair: pay the ransom or win the fight there, and the game is yours.',
      nl: 'Word rijk of sterk op de weg om het eiland en beklim dan de vulkaan naar de schuilplaats: betaal daar het losgeld of win het gevecht, en je wint het spel.',
      de: 'Werde auf dem Weg um die Insel reich oder stark und steige dann auf den Vulkan zum Versteck: Zahle dort das Lösegeld oder gewinne den Kampf, und die Partie gehört dir.',
    },
    picture: kingPicture,
    caption: {
      en: 'The Pirate King waits in his lair',
      nl: 'De Pirate King wacht in zijn schuilplaats',
      de: 'Der Piratenkönig wartet in seinem Versteck',
    },
    lesson: { id: 'first-game', minutes: 6 },
  },
  commands: swordAndSkullCommands,
};
