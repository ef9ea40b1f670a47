import { isIP } from 'node:net';

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** What one household or machine is given of IPv6: whoever has it has 2^64 addresses. */
const BLOCK_GROUPS = 4;

/** Whom an address is counted as: itself, or of IPv6 the /64 that it is in. */
export function addressBlock(address: string): string {
  const mapped = V4_MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [plain] = address.split('%', 1);
  const [head = '', tail] = plain!.split('::', 2);
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  const all = [...first, ...Array<string>(zeros).fill('0'), ...last];
  const block = all.slice(0, BLOCK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${block.join(':')}::/64`;
}
