/** The numbers of the rules, read from the data, so that no text can say another. */
export * from '../board/numbers.js';
export * from '../board/ships.js';
export * from '../cards/strategies.js';
