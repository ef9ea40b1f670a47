import type { Plugin } from 'vite';
import { PALETTE } from '../../art/src/kit/palette.ts';

const NAME = 'virtual:palette.css';

/** The colours of the art package as custom properties: `--paper`, `--frame-gold` … */
export function palette(): Plugin {
  return {
    name: 'roadstead-palette',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `:root {\n${lines().join('\n')}\n}\n` : undefined),
  };
}

function lines(): string[] {
  return Object.entries(PALETTE).map(([name, colour]) => `  --${dashed(name)}: ${colour};`);
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
