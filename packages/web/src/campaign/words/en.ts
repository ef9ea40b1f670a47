import type { Shape } from '../../words/shape.js';

/** How a campaign is shown. What it is about is told by its game. */
export const en = {
  loading: 'Looking for the campaign …',
  none: 'This campaign is not here. If you have it as a file, open the file on the first page.',
  goOn: (part: string) => `${part}: go on`,
  begun: 'Under way',
  over: 'The story is told to its end.',
  parts: 'Parts',
  state: { done: 'played', next: 'now', closed: 'not yet' },
  read: 'Read',
  readOf: (title: string) => `Read in the diary: ${title}`,
  crew: 'Who plays on',
  change: 'Change',
  crewTitle: 'Who plays the next part',
  crewHelp: 'Somebody missing? A bot or somebody new may take the seat. The story goes on all the same.',
  crewOnline: 'At the table somebody missing can be replaced, by a bot or by somebody new.',
  keep: 'Done',
  cannot: 'It cannot be played like this.',
  diary: 'Diary',
  diaryEmpty: 'Nothing has happened yet. The first page is blank.',
  going: 'This part is still being played. Online it is told when it is over.',
  keepDiary: 'Keep the diary as a file',
  takeAlong: 'Take the campaign along as a file',
  takeHelp: 'Open the file in another browser or on another device, and the campaign goes on there.',
  replay: 'Watch the replay',
  toTable: 'To the table',
  behind: (done: number, of: number) => `${done} of ${of} parts done`,
};
export type CampaignWords = Shape<typeof en>;
