/** What a turn must bring the seat whose turn it is to be a big one. About one turn in eight is. */
export const BIG_TURN = { coins: 9, influence: 3 } as const;
