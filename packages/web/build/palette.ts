import type { Plugin } from 'vite';
import { LIVERIES, PALETTE } from '../../art/src/palette.ts';

const NAME = 'virtual:palette.css';

/** The colours of the art package as custom properties: `--paper`, `--frame-gold`, `--ship-red` … */
export function palette(): Plugin {
  return {
    name: 'roadstead-palette',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `:root {\n${lines().join('\n')}\n}\n` : undefined),
  };
}

function lines(): string[] {
  const plain = Object.entries(PALETTE).map(([name, colour]) => `  --${dashed(name)}: ${colour};`);
  const ships = Object.entries(LIVERIES).map(
    ([name, { hue, ink }]) => `  --ship-${name}: ${hue};\n  --on-ship-${name}: ${ink};`,
  );
  return [...plain, ...ships];
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
