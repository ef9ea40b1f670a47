/** Words of sentences that are true of one kind of game only, in three languages. */
const IN_SENTENCES = new RegExp(
  `(?<![\\p{L}])(${[
    'cards?|draws?|busts?|shuffl\\w*|coins?|discards?|harbours?|expeditions?|decks?|piles?',
    'kaart(en)?|omdraai\\w*|schud\\w*|munt(en)?|havens?|stapels?',
    'karten?|aufdeck\\w*|mischens?|münzen?|hafens?|stapels?',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

/** Parts of names in code: `cardSize`, `nextBust`. */
const IN_NAMES = ['card', 'cards', 'bust', 'busts', 'coin', 'coins', 'harbour', 'expedition', 'contract', 'contracts'];

/** What would be typed into one game's text mode, or is a kind of its highlights. */
const LITERALS = ["'draw'", "'stop'", "'pass'", "'big'"];

/** Panels of the page; and what an earlier page stored and is read once. */
const HONEST = /^((Table|Seat|Daily|Lesson)Card|cardSize)$/;
/** Icons of the art package. */
const ICONS = /(icon|name)(=|: )['"]cards['"]/g;

export function isFreeOfGames(sentence: string): boolean {
  return !IN_SENTENCES.test(sentence);
}

/** Everything in the catalogues of words that is said to people. */
export function sentencesIn(path: string, text: string): readonly string[] {
  if (!/(^|\/)words\//.test(path)) return [];
  const code = withoutComments(text);
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template!)
    .map((sentence) => sentence.replace(/\$\{[^}]*\}/g, ' '));
}

/** Names in code that speak of one game, and what only its text mode would understand. */
export function gameWordsIn(text: string): readonly string[] {
  const code = withoutComments(text)
    .replace(ICONS, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '');
  const names = (code.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).filter(
    (name) => !HONEST.test(name) && partsOf(name).some((part) => IN_NAMES.includes(part)),
  );
  return [...new Set([...names, ...LITERALS.filter((literal) => code.includes(literal))])];
}

/** "cardSize" is of "card" and "size". */
function partsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
}

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}
