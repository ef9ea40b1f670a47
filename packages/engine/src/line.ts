/** The longest line that is read, in bytes of UTF-8. */
export const MAX_LINE_BYTES = 1_048_576;

/** True if a line has more bytes than are read. Counts only where the number of characters leaves it open. */
export function isTooLong(line: string): boolean {
  if (line.length > MAX_LINE_BYTES) return true;
  if (line.length * 3 <= MAX_LINE_BYTES) return false;
  return utf8Bytes(line) > MAX_LINE_BYTES;
}

function utf8Bytes(line: string): number {
  let bytes = 0;
  for (let i = 0; i < line.length; i++) {
    const unit = line.charCodeAt(i);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (isPair(unit, line.charCodeAt(i + 1))) {
      bytes += 4;
      i++;
    } else bytes += 3;
  }
  return bytes;
}

function isPair(high: number, low: number): boolean {
  return high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
}
