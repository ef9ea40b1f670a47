export { type Candidate, candidatesIn } from './candidate.js';
export { chooseUnlike, type Found } from './choose.js';
export { answersTo, CLEAR_ERRORS, CLEAR_LEAD, isClear, prove, told } from './prove.js';
