import type { GameEntry } from '@roadstead/kernel';
import { portRoyalEntry } from '@roadstead/port-royal';
import { swordAndSkullEntry } from '@roadstead/sword-and-skull';

/** Every game there is, the usual one first. Adding a game is adding its row here. */
export const GAMES: readonly GameEntry[] = [portRoyalEntry, swordAndSkullEntry];
