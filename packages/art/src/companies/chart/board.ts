/** The board, and the neat line within which the chart lies. */
export const BOARD = { width: 1400, height: 840 } as const;
export const MARGIN = 18;

/** Half the breadth of a field at sea. */
export const FIELD = 19;
