import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { choice, does, only } from './fits.js';
import { FAR_AWAY, fleet, laid, ship } from './table.js';

/** Warehouses, administrators, and what each is good for. */
export const building: Lesson<View, Action> = {
  id: 'building',
  scenes: [
    {
      table: () =>
        laid({
          position: {
            players: { 0: { ducats: 12, fleets: { I: fleet('MI4', ship('srs', 'pepper', 'pepper')) } }, 1: FAR_AWAY },
          },
        }),
      steps: [
        {
          id: 'arrive',
          kind: 'do',
          rules: ['V-3.6'],
          show: ['galle'],
          choices: only('sail', does('sail', { to: 'galle' })),
        },
        { id: 'deliver', kind: 'do', rules: ['V-4.2'], choices: only('deliver', does('deliver', { cubes: 2 })) },
        {
          id: 'warehouse',
          kind: 'do',
          rules: ['V-5.10', 'V-5.30'],
          show: ['galle'],
          choices: only('warehouse', does('warehouse', { harbour: 'galle' })),
        },
        {
          id: 'administrator',
          kind: 'do',
          rules: ['V-5.12', 'V-5.13', 'V-5.15'],
          show: ['galle'],
          choices: [
            choice('director', does('administrator', { harbour: 'galle', kind: 'director' })),
            choice('governor', does('administrator', { harbour: 'galle', kind: 'governor' })),
          ],
        },
        {
          id: 'ship',
          kind: 'do',
          rules: ['V-5.1', 'V-5.36'],
          choices: only('buy', does('buy', { ship: 'srs', harbour: 'galle' })),
        },
        { id: 'join', kind: 'do', rules: ['V-5.36', 'V-3.7'], choices: only('join', does('join', { fleet: 'I' })) },
        { id: 'end', kind: 'read', rules: ['V-5.1', 'V-4.5'] },
      ],
    },
  ],
};
