export const time = {
  now: 'just now',
  seconds: (n: number) => `${n} s`,
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  /** As it stands after "in" or "before": some languages decline it. */
  inDays: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  ago: (text: string) => `${text} ago`,
};
