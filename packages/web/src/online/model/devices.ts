import type { Device } from '@roadstead/protocol';

const BROWSERS: Readonly<Record<Device['browser'], string>> = {
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  other: '',
};
const SYSTEMS: Readonly<Record<Device['system'], string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  other: '',
};

/** Browser and system by their own names, which are the same in every language; empty where it is neither. */
export function deviceNames({ browser, system }: Pick<Device, 'browser' | 'system'>): [string, string] {
  return [BROWSERS[browser], SYSTEMS[system]];
}
