const KEY = 'roadstead-replay';
let text: string | null = null;

/** Hands a file over to the page for replays, which still has it when it is loaded anew. */
export function handOver(file: string): void {
  text = file;
  try {
    sessionStorage.setItem(KEY, file);
  } catch {
    // Too large, or storage is blocked: it lasts until the page is left.
  }
}

export function handedOver(): string | null {
  try {
    return text ?? sessionStorage.getItem(KEY);
  } catch {
    return text;
  }
}
