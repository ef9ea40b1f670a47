/** English is the type: a key that another language lacks fails the type check. */
export const en = {
  title: 'Analysis',
  of: (game: string, names: string) => `${game}: ${names}`,
  loading: 'Looking for the game …',
  intro:
    'An admiral thinks every decision through again, from what its player could know at that moment, and tells how likely the victory was, and whether something else would have been clearly better.',
  replay: 'Replay',
  table: 'To the table',
  depth: {
    legend: 'How deeply',
    quick: 'Quick',
    thorough: 'Thorough',
    help: (deals: number) => `Every choice is played on over ${deals} deals, twice.`,
  },
  work: {
    start: 'Start the analysis',
    resume: 'Go on',
    stop: 'Stop',
    label: 'Decisions looked at',
    progress: (done: number, total: number) => `${done} of ${total} decisions`,
    stopped: (done: number, total: number) =>
      `Stopped after ${done} of ${total} decisions. What was found out is kept.`,
    done: (total: number) => `All ${total} decisions have been looked at.`,
    nothing: 'There was nothing to decide in this game.',
    barred:
      'A rated game of yours is running, and as long as it does nothing is analysed here. Finish it first; what was found out so far is kept.',
    unsaved: 'This browser does not let us store anything: what is found out here is gone when you close the page.',
    failed: 'The admiral broke down over a decision. What was found out so far is kept; you can go on.',
    save: 'Save the analysis',
  },
  missing: {
    title: 'Nothing to analyse',
    notHere: 'This game is not on this device.',
    notOver: 'This game is not over yet. Only finished games are analysed.',
    noTable: 'There is no such table, or you need its invitation to see it.',
    offline: 'The server cannot be reached now.',
    badFile: 'This file is not a game of ours, or its record does not hold.',
    unknownGame: 'This is a record of a game that is not known here.',
    noFile: 'Choose the file of a finished game, as “Save as a file” and the terminal write it.',
    pick: 'Open a file',
  },
  graph: {
    title: 'Chances along the game',
    chances: 'Chances to win',
    moves: 'Entries of the log',
    cursor: 'Decisions along the game: arrow keys move, Enter shows the replay',
    together: 'All together',
    caption:
      'A player’s chances are estimated whenever that player has something to decide. In between nothing new is known, so the line stays level; what the cards and the others changed shows as a jump at the next decision. The lines are found out one by one and need not add up to 100 %. At the end stands the result.',
    captionTogether:
      'The chances are estimated at every decision of anybody, for all win or none. What the cards changed shows as a jump at the next decision. At the end stands the result.',
    captionAlone:
      'The chances are estimated at every decision. What the cards changed shows as a jump at the next one. At the end stands the result.',
    error: (points: number) =>
      `Each value is good to about ${points} percentage ${points === 1 ? 'point' : 'points'} either way.`,
    numbers: 'The numbered seals mark the decisions that mattered most.',
    partial: 'Not everything has been looked at yet: the lines grow from the left.',
    at: (seq: number, name: string, action: string) => `${seq}. ${name}: ${action}.`,
    stays: (win: string) => `Chances ${win}.`,
    costs: (before: string, after: string) => `Chances ${before}, then ${after}.`,
    others: (list: string) => `Last known: ${list}.`,
    open: 'Show in the replay',
  },
  seats: { legend: 'Whose decisions', all: 'Everybody' },
  parts: {
    title: 'Luck and skill',
    caption:
      'Start + skill + luck = end. Skill is what one’s own decisions cost; luck is all the rest: the cards, and what the others did.',
    captionTogether: 'Start + skill + luck = end. Skill is what decisions cost; luck is what the cards brought.',
    who: 'Player',
    decisions: 'Decisions',
    start: 'Start',
    skill: 'Skill',
    luck: 'Luck',
    end: 'End',
  },
  mattered: {
    title: 'What mattered most',
    played: 'Played',
    better: 'Better',
    cost: (points: string) => `cost ${points}`,
    none: 'No decision for which another was clearly better.',
    few: 'No other decision for which another was clearly better.',
  },
  list: {
    title: 'All decisions as a table',
    caption: 'Every decision with the chances to win before and after it',
    seq: 'Entry',
    who: 'Player',
    what: 'Decision',
    before: 'Before',
    after: 'After',
    cost: 'Cost',
  },
};
export type AnalysisPageWords = typeof en;
