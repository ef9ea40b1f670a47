import type { ShipName } from '../../words/catalogue.js';

/** Ships by type: "fluyt, 2 return ships". */
export function counted(types: readonly string[], names: Readonly<Record<string, ShipName>>): string {
  return [...new Set(types)]
    .map((type) => {
      const n = types.filter((one) => one === type).length;
      return n === 1 ? names[type]!.name : `${n} ${names[type]!.many}`;
    })
    .join(', ');
}
