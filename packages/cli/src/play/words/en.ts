import type { PlayWords } from './catalogue.js';

export const en: PlayWords = {
  you: 'You',
  player: (n) => `Player ${n}`,

  firstSteps: 'Type the number of a choice, r for the rules in short, or ? for everything else.',
  seal: (commitment) => `Seal of the shuffle: ${commitment}`,
  bots: (list) => `Bots at the table: ${list}.`,
  resumed: (file) => `The game goes on from ${file}.`,

  prompt: (name, choices) => `${name === null ? 'Your' : `${name}, your`} choice (1-${choices}, ? for help): `,
  notAChoice: (typed, choices) =>
    `“${typed}” is not one of the choices: type a number from 1 to ${choices}, or ? for help.`,
  help: [
    ['1, 2 …', 'do what stands behind this number; the arrow tells what you have then'],
    ['3 5 7', 'do several of them as one command, where that is possible; what it does and costs is asked about first'],
    ['Enter', 'show the table again'],
    ['c', 'explain what lies on the table; c a explains one thing there, c and a name whatever it is called'],
    ['o', 'the odds: what may come to light next'],
    ['h', 'a hint: what an admiral would do, how good that is, and why'],
    ['l', 'the log: what happened in the last turns; l all tells everything'],
    ['u', 'take back the last action, as long as nothing new has come to light'],
    ['r', 'the rules in short'],
    ['s', 'where the game is saved (after every action); s FILE saves a copy'],
    ['q', 'quit; the game is saved and can be resumed'],
  ],

  hint: (number, action, why) => `Hint: ${number} (${action}). ${why}`,
  chances: (best, number, second, secondBest, close) =>
    `Chance to win: about ${best}; ${close ? 'about as good' : 'second best'} is ${number} (${second}) with ${secondBest}.`,
  thinks: (name) => `${name} is thinking …`,
  hintThinks: 'Thinking it over …',
  oddsAreOff: 'You play without the odds (--no-odds).',
  noOdds: 'Nothing in this game comes by chance from here on.',
  nothingToExplain: 'This game has nothing more to explain.',
  noRules: 'This game brings no rules to read.',
  rulesElsewhere: (command) => `To read the rules: ${command}`,

  nextPart: 'On to the next part? (Enter: yes, n: no) ',
  handOver: (name) => `Hand the keyboard to ${name}, then press Enter: `,
  emptyLog: 'Nothing has happened yet.',

  plans: {
    done: (what) => `${what}: done.`,
    ask: (what, reasons) => `${what}? ${reasons} (y: yes, Enter: no) `,
    apart: 'These choices cannot be done as one command here: type one number.',
    yes: ['y', 'yes'],
    halted: (what, why) => `${what}: stopped. ${why}`,
    why: {
      chance: 'Chance had a part in the last step, or something new came to light.',
      other: 'It is for somebody else to act now.',
      illegal: 'The next step cannot be done any more.',
      refused: 'The last step was not done.',
      endless: 'It would never have come to an end.',
    },
  },

  takenBack: (action) => `Taken back: ${action}.`,
  nothingDone: 'Nothing has been done yet that could be taken back.',
  barrier: (alone) =>
    `The last action cannot simply be taken back: since then something new has come to light, or somebody else has acted. ${
      alone ? 'For practice, u! takes it back all the same.' : 'If all of you agree, u! takes it back all the same.'
    } The record will show it.`,

  saved: (file) => `The game is saved in ${file}.`,
  saveFailed: (file, reason) => `The game could not be saved in ${file} (${reason}). It goes on all the same.`,
  farewell: 'The game is saved. To go on:',

  over: 'The game is over',
  won: 'Won',
  lost: 'Lost',
  seed: (seed) => `Seed: ${seed}`,
  check: 'To check the shuffle and every action:',

  menu: {
    question: 'Your choice (Enter for 1): ',
    whichGame: 'Which game?',
    quickGame: (bots) => `New game: you against ${bots} bots`,
    ownGame: 'New game: choose what is played, and who plays',
    resume: 'Go on with the saved game',
    people: (most) => `How many people play at this keyboard? (1-${most}): `,
    name: (n) => `The name of player ${n} (Enter for none): `,
    bots: (least, most) => `How many bots? (${least}-${most}): `,
    number: (least, most) => `Please type a number from ${least} to ${most}.`,
    levels: 'How strong are the bots?',
    aboutLevels: [
      'plays for the first time, and loses to a child as often as not',
      'a beginner who is often too bold or too timid',
      'knows the game and errs now and then',
      'plays soundly and hardly ever errs',
      'plays every choice on in thought, for up to a second',
    ],
    levelQuestion: (usual) => `Your choice (Enter for ${usual}): `,
    sameName: 'This name is already taken.',
    severalQuestion: 'Which of them? (numbers with spaces, Enter for none): ',
    howMany: (usual) => `How many? (Enter for ${usual}): `,
  },
};
