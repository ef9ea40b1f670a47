import type { OnlineWords } from '../en.js';

export const time: OnlineWords['time'] = {
  now: 'zojuist',
  seconds: (n) => `${n} s`,
  minutes: (n) => `${n} min`,
  hours: (n) => `${n} u`,
  days: (n) => (n === 1 ? '1 dag' : `${n} dagen`),
  inDays: (n) => (n === 1 ? '1 dag' : `${n} dagen`),
  ago: (text) => `${text} geleden`,
};
