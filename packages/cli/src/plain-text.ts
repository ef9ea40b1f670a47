/** What a terminal takes for orders, or turns the direction of writing with; line breaks are ours. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** A text that holds something from a file, fit for a terminal: what cannot be seen is written out. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, (unseen) => (unseen === '\n' ? unseen : `\\u{${unseen.codePointAt(0)!.toString(16)}}`));
}

/** The same for JSON, which stays what it is. */
export function plainJson(json: string): string {
  return json.replace(UNSEEN, (unseen) =>
    unseen === '\n' ? unseen : [...Array(unseen.length).keys()].map((i) => escaped(unseen.charCodeAt(i))).join(''),
  );
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
