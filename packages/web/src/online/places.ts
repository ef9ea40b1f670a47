/** The names of the online pages in addresses. */
export const ONLINE_PLACES = ['online', 'new-table', 'table', 'you', 'person', 'ratings', 'daily', 'deal'] as const;
export type OnlinePlace = (typeof ONLINE_PLACES)[number];
