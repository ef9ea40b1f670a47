/** Every number and text of a report in a line of its own: where it stands, and what it is. */
export function toCsv(report: object): string {
  const lines = leaves(report, '').map(([path, value]) => `${quoted(path)},${quoted(value)}`);
  return `${['statistic,value', ...lines].join('\n')}\n`;
}

function leaves(value: unknown, path: string): [path: string, value: string][] {
  if (value === null) return [[path, '']];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

function quoted(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
