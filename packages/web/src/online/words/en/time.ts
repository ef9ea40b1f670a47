export const time = {
  now: 'just now',
  seconds: (n: number) => `${n} s`,
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  ago: (text: string) => `${text} ago`,
};
