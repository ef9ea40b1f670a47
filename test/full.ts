/** Whether long checks go to their full length, as `npm run test:full` has it; `npm test` makes a part of each. */
export const FULL = process.env.ROADSTEAD_FULL === '1';
