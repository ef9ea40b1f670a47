/** Under which names the browser keeps what is small. */
export const SETTINGS_KEY = 'roadstead-settings';
export const GAMES_OF_TABLES_KEY = 'roadstead-games-of-tables';
