import { install } from '../rules/box.js';
import { adventure } from './adventure/adventure.js';
import { clerks } from './contracts/clerks.js';
import { coop } from './contracts/co-op.js';
import { contracts } from './contracts/contracts.js';
import { gambler } from './gambler/gamble.js';
import { wholesale } from './under-way/wholesale.js';

/** Makes every box known to the base game. */
export function installBoxes(): void {
  install('wholesale', wholesale);
  install('gambler', gambler);
  install('clerks', clerks);
  install('contracts', contracts);
  install('co-op', coop);
  install('adventure', adventure);
}
