/** For one machine that plays many people: no limit that is there against one person who plays many. */
export const NO_LIMITS: Readonly<Record<string, string>> = {
  ROADSTEAD_LIMIT_ADDRESS: 'off',
  ROADSTEAD_LIMIT_PERSON: 'off',
  ROADSTEAD_LIMIT_PAGE: 'off',
  ROADSTEAD_LIMIT_NEW_PEOPLE: 'off',
  ROADSTEAD_LIMIT_NEW_TABLES: 'off',
  ROADSTEAD_LIMIT_TALK: 'off',
  ROADSTEAD_MAX_SOCKETS_PERSON: '100000',
  ROADSTEAD_MAX_SOCKETS_ADDRESS: '1000000',
  ROADSTEAD_MAX_TABLES_PERSON: '1000000',
  ROADSTEAD_LOG: 'warn',
};
