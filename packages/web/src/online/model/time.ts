import type { Language } from '@roadstead/kernel';
import type { OnlineWords } from '../words/en.js';

type TimeWords = OnlineWords['time'];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest unit, or its two largest where the second says much: "2 days", "1 h 20 min", "45 s". */
export function durationText(ms: number, words: TimeWords, days = words.days): string {
  const left = Math.max(0, ms);
  if (left >= 2 * DAY) return days(Math.floor(left / DAY));
  if (left >= DAY) return joined(days(1), Math.floor((left - DAY) / HOUR), words.hours);
  if (left >= HOUR)
    return joined(words.hours(Math.floor(left / HOUR)), Math.floor((left % HOUR) / MINUTE), words.minutes);
  if (left >= MINUTE) return words.minutes(Math.floor(left / MINUTE));
  return words.seconds(Math.ceil(left / SECOND));
}

function joined(whole: string, rest: number, unit: (n: number) => string): string {
  return rest === 0 ? whole : `${whole} ${unit(rest)}`;
}

export function agoText(at: number, now: number, words: TimeWords): string {
  const ms = now - at;
  return ms < MINUTE ? words.now : words.ago(durationText(ms, words, words.inDays));
}

/** As a clock shows it: "4:05", "1:02:09", and days in words. */
export function clockText(ms: number, words: TimeWords): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return durationText(left, words);
  const seconds = Math.ceil(left / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

export function dateText(at: number | Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

export function hourText(at: number | Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** The days of deals are those of Greenwich, the same for everybody. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T12:00:00Z`) + days * DAY);
}

export function wholeDayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
