/** Long enough for a slow browser to have read it. */
const KEPT_MS = 60_000;

/** Gives the browser a file to save. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

export function saveAsJson(name: string, content: unknown): void {
  saveFile(name, 'application/json', JSON.stringify(content, null, 2));
}
