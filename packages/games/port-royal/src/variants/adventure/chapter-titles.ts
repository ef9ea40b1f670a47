/** What the chapters of the story are called: a file of its own, since lists of games say it before anything is loaded. */
export const CHAPTER_TITLES = {
  en: {
    1: 'The Lamp Goes Out',
    2: 'In Her Wake',
    3: 'Nobody’s Island',
    4: 'Seven Nights',
    5: 'A Light for Everyone',
  },
  nl: {
    1: 'De lamp gaat uit',
    2: 'In het kielzog',
    3: 'Niemandseiland',
    4: 'Zeven nachten',
    5: 'Licht voor iedereen',
  },
  de: {
    1: 'Die Lampe erlischt',
    2: 'Im Kielwasser',
    3: 'Die Niemandsinsel',
    4: 'Sieben Nächte',
    5: 'Ein Licht für alle',
  },
} as const;
