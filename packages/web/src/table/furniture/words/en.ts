import type { Shape } from '../../../words/shape.js';

/** What is said around a board: its view, stages, lists, drafts and commands of several actions. Loaded with the games that have them. */
export const en = {
  board: {
    view: 'View of the board',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole board',
    follow: 'Follow what happens',
    regions: 'Parts of the board',
    keys: 'Arrow keys go from place to place, with Shift they move the board; plus and minus zoom, 0 shows the whole board.',
  },
  together: {
    hide: 'Look at the board',
    show: (title: string) => `Back to: ${title}`,
    waiting: 'still to come',
    asked: 'decides now',
    passed: 'passed',
    decided: 'decided',
    secret: 'has decided in secret',
  },
  question: {
    filter: 'Find in the list',
    found: (fitting: number, all: number) => (fitting === all ? `${all} choices` : `${fitting} of ${all} choices`),
    none: 'None of them fits. Delete some letters.',
  },
  draft: {
    back: 'One step back',
    anew: 'Start again',
    open: (part: string) => `Still to choose: ${part}`,
    only: 'the only one',
    confirm: 'Do it',
  },
  plans: {
    title: 'In one go',
    apart: 'These choices cannot be done as one command here.',
    onceMore: 'Say it once more, and it is done.',
    takeBack: (what: string) => `Take back: ${what}`,
    running: (what: string) => `${what} …`,
    done: (what: string) => `${what}: done.`,
    stopped: (what: string, why: string) => `${what}: stopped. ${why}`,
    why: {
      chance: 'Chance had a part in the last step, or something new came to light.',
      other: 'It is for somebody else to act now.',
      illegal: 'The next step cannot be done any more.',
      refused: 'The last step was not done.',
      endless: 'It would never have come to an end.',
    },
  },
};

export type FurnitureWords = Shape<typeof en>;
