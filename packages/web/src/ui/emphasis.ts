/** A stretch of a text; what stands between stars is stressed. */
interface Stretch {
  readonly text: string;
  readonly isStrong: boolean;
}

export function emphasised(text: string): readonly Stretch[] {
  return text
    .split('*')
    .map((part, i) => ({ text: part, isStrong: i % 2 === 1 }))
    .filter((stretch) => stretch.text !== '');
}
