import type { Device } from '@roadstead/protocol';

/** In this order: many browsers claim to be others as well. */
const BROWSERS: readonly (readonly [Device['browser'], RegExp])[] = [
  ['edge', /\bEdgi?A?\w*\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /Chrom(e|ium)\/|\bCriOS\//],
  ['safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [Device['system'], RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\biPhone\b|\biPad\b|\biPod\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];

/** What kind of device somebody has, as far as they need it to tell their own apart; nothing else of it is kept. */
export function deviceOf(userAgent: string | undefined): string {
  const kind = <K extends string>(kinds: readonly (readonly [K, RegExp])[]) =>
    kinds.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'other';
  return `${kind(BROWSERS)} ${kind(SYSTEMS)}`;
}

export function kindOf(device: string | null): Pick<Device, 'browser' | 'system'> {
  const [browser = 'other', system = 'other'] = device?.split(' ') ?? [];
  return { browser: browser as Device['browser'], system: system as Device['system'] };
}
