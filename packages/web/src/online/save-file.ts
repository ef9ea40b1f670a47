import { saveFile } from '../ui/save-file.js';

export function saveAsFile(name: string, content: unknown): void {
  saveFile(name, 'application/json', JSON.stringify(content, null, 2));
}
