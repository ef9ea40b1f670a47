import { addressOf } from '../router/router.svelte.js';

/** The addresses of the online pages. */
export const to = {
  lobby: (game?: string) => addressOf('online', game ? { game } : {}),
  newTable: (game?: string) => addressOf('new-table', game === undefined ? {} : { game }),
  table: (id: string) => addressOf('table', { id }),
  you: () => addressOf('you'),
  logIn: () => addressOf('you', { login: '' }),
  person: (id: string) => addressOf('person', { id }),
  ratings: (game?: string) => addressOf('ratings', game === undefined ? {} : { game }),
  daily: (game?: string, date?: string) =>
    addressOf('daily', { ...(game !== undefined && { game }), ...(date !== undefined && { date }) }),
  replay: (table: string) => addressOf('replay', { table }),
  deal: (table: string) => addressOf('deal', { table }),
};
