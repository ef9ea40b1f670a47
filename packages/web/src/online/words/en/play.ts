import type { Phrase } from '@roadstead/protocol';

/** What makes "a" an "an": a sailor, an admiral. */
const n = (level: string) => (/^[aeio]/i.test(level) ? 'n' : '');

const phrases: Record<Phrase, string> = {
  hello: 'Ahoy!',
  goodGame: 'Good game!',
  wellPlayed: 'Well played!',
  thanks: 'Thanks!',
  oops: 'Oops.',
  thinking: 'Let me think …',
  brb: 'Back in a moment.',
  rematch: 'Another round?',
  goodLuck: 'Fair winds!',
  ouch: 'Ouch!',
};

/** What playing with others adds to a table. */
export const play = {
  phrases,
  talkHere: 'Table talk',
  talkEmpty: 'Nobody has said anything yet.',
  say: 'Say',
  sayLabel: 'What to say',
  sayPlaceholder: 'Say something …',
  quick: 'Quick phrases, read by everybody in their own language',
  tooFast: 'That was a lot at once. Wait a moment before you say more.',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  mutedCount: (n: number) => (n === 1 ? 'One message of somebody you muted' : `${n} messages of people you muted`),
  muted: (name: string) => `You do not hear ${name} any more.`,
  watching: 'You are watching.',

  askUndo: 'Ask to take back',
  undoAskedYou: 'You asked to take back. Waiting for the others.',
  undoAsked: (name: string) => `${name} asks to take back.`,
  undoExtent: (n: number) => (n === 1 ? 'One action would be taken back' : `${n} actions would be taken back`),
  undoAgree: 'Agree',
  undoDecline: 'Decline',
  undoAgreed: (n: number, of: number) => `${n} of ${of} agree`,
  undoExpires: (time: string) => `Lapses in ${time}`,
  undoDeclined: 'The request to take back was declined or has lapsed.',
  undoDone: 'Taken back.',

  orders: 'Decide ahead',
  ordersHelp: 'Until the order ends by itself. You can call it off at any time.',
  orderUnless: 'Except for',
  orderParts: 'What you decide',
  armed: 'Armed:',
  disarm: 'Call off',
  orderUsed: 'Your order was carried out.',
  orderGone: 'Your order has lapsed.',

  timeUp: 'Time is up',
  thinkingNow: 'to act',

  menu: 'Table',
  leave: 'Leave the game',
  leaveConfirm: 'Leave this game? You can come back as long as it runs.',
  leaveStandIn: (level: string) => `Until then a${n(level)} ${level} plays for you.`,
  leaveLoses: 'This game is rated: whoever leaves has lost it, and cannot come back.',
  leaveWaits: 'Until then the others wait for you.',
  stay: 'Stay',
  left: (name: string) => `${name} has left.`,
  standsIn: (level: string, name: string) => `A${n(level)} ${level} plays for ${name}.`,
  standsInYou: (level: string) => `A${n(level)} ${level} plays for you.`,
  youLeft: 'You have left this game.',
  youLost: 'You have lost this rated game by leaving or running out of time. A bot plays it to the end.',
  comeBack: 'Take my seat back',
  cameBack: (name: string) => `${name} is back.`,
  otherTables: (n: number) => (n === 1 ? 'Your turn at another table' : `Your turn at ${n} other tables`),
  commitment: 'Seal of the game',
  commitmentHelp:
    'SHA-256 of the secret seed, published before the first move. When the game is over the seed itself is shown and anybody can check.',
};
