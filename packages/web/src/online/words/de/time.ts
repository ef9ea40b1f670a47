import type { OnlineWords } from '../en.js';

export const time: OnlineWords['time'] = {
  now: 'gerade eben',
  seconds: (n) => `${n} s`,
  minutes: (n) => `${n} min`,
  hours: (n) => `${n} h`,
  days: (n) => (n === 1 ? '1 Tag' : `${n} Tage`),
  inDays: (n) => (n === 1 ? '1 Tag' : `${n} Tagen`),
  ago: (text) => `vor ${text}`,
};
