export const reasonFor = (..._x: unknown[]) => 0;
export const sentence = (..._x: unknown[]) => 'X.';
