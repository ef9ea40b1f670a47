import type { GamePanel } from '../../game-ui.js';
import Notes from './Notes.svelte';
import { hasPlans } from './own-plans.js';

/** Two or three hours of play: whoever comes back finds what they wanted to do. */
export const companiesPanels: readonly GamePanel[] = [
  {
    name: 'notes',
    title: { en: 'Notes', nl: 'Notities', de: 'Notizen' },
    icon: 'ledger',
    Panel: Notes,
    waits: hasPlans,
  },
];
