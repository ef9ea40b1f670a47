import type { IconName } from '../../kit/icons/icon.js';
import type { EventFace, Item, MissionFace } from '../adventure/row.js';
import type { ShipColour } from '../liveries.js';
import type { SitterKind } from '../persons/person-art.js';

/** What captains, priests and settlers bring along on an expedition. */
export const SYMBOLS = ['anchor', 'cross', 'house'] as const;
export type ExpeditionSymbol = (typeof SYMBOLS)[number];

export interface ShipFace {
  readonly type: 'ship';
  readonly colour: ShipColour;
  readonly coins: number;
  /** Swords to repel it; null for a skull. */
  readonly swords: number | null;
  /** Coins for another player. */
  readonly gift?: number | undefined;
  readonly item?: Item | undefined;
  readonly crowns?: number | undefined;
}

export type PersonFace = SitterKind & {
  readonly type: 'person';
  readonly cost: number;
  readonly influence: number;
  readonly swords?: number | undefined;
  readonly symbol?: ExpeditionSymbol | 'any' | undefined;
};

export interface ExpeditionFace {
  readonly type: 'expedition';
  readonly requires: Readonly<Partial<Record<ExpeditionSymbol, number>>>;
  readonly items?: Readonly<Partial<Record<Item, number>>> | undefined;
  readonly coins: number;
  readonly influence: number;
}

export interface TaxFace {
  readonly type: 'tax';
  readonly threshold: number;
  readonly bonusTo: 'mostSwords' | 'leastInfluence';
}

export interface ContractFace {
  readonly type: 'contract';
  /** For the first to fulfil it, the second … */
  readonly coins: readonly number[];
  /** What is pressed into the wax. */
  readonly mark: IconName;
}

export interface BackFace {
  readonly type: 'back';
  /** For the one card whose back is no coin. */
  readonly blank?: boolean | undefined;
}

/** A card, as plain data: the rows of a game's card list fit, or need a field renamed. */
export type Face = ShipFace | PersonFace | ExpeditionFace | TaxFace | ContractFace | MissionFace | EventFace | BackFace;

export type FaceType = Face['type'];
