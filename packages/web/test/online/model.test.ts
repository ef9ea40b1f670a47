import { ApiFailure } from '@roadstead/client';
import type { HouseRules, Pace, RoomSummary, SeatInfo } from '@roadstead/protocol';
import { describe, expect, it } from 'vitest';
import { checkName, checkPassphrase, checkSame, checkUrl } from '../../src/online/model/checks.js';
import { seatClock } from '../../src/online/model/clocks.js';
import { deviceNames } from '../../src/online/model/devices.js';
import { choicesWith, houseForm, houseRules, NEW_HOUSE, withRated } from '../../src/online/model/house-form.js';
import { houseFacts, paceText } from '../../src/online/model/house-words.js';
import { inviteIn, inviteLink } from '../../src/online/model/invite.js';
import { freeSeats, lobbyLists, myLists, placeInGame } from '../../src/online/model/lists.js';
import { reportText } from '../../src/online/model/report.js';
import { agoText, clockText, dayAfter, durationText, wholeDayText } from '../../src/online/model/time.js';
import { refusalSentence, sentenceFor, troubleOf } from '../../src/online/model/trouble.js';
import { de } from '../../src/online/words/de.js';
import { en } from '../../src/online/words/en.js';
import { waitingForMe } from '../../src/you/waiting.js';

it('devices go by the names that everybody knows', () => {
  const kind = (browser: 'firefox' | 'other', system: 'linux' | 'other', words: typeof en) =>
    words.person.deviceKind(...deviceNames({ browser, system }));
  expect(kind('firefox', 'linux', en)).toBe('Firefox, Linux');
  expect(kind('other', 'linux', en)).toBe('Linux');
  expect(kind('other', 'other', de)).toBe('Ein anderes Programm');
});

const INVITE = 'abcdefghijklmnopqrst_-';
const CHECKS = en.person.checks;

describe('an invitation', () => {
  it('is read only from what looks like one', () => {
    expect(inviteIn(`#${INVITE}`)).toBe(INVITE);
    expect(inviteIn(INVITE)).toBe(INVITE);
    for (const hash of ['', '#', '#top', `#${INVITE}x`, `#${INVITE.slice(1)}`, `#${INVITE.slice(1)}%`]) {
      expect(inviteIn(hash)).toBeNull();
    }
  });

  it('stands behind the # of the link, where no server sees it', () => {
    const link = inviteLink('https://sea.example/table?id=abc#old', INVITE);
    expect(link).toBe(`https://sea.example/table?id=abc#${INVITE}`);
    expect(new URL(link).search).not.toContain(INVITE);
  });

  it('never gets into a report', () => {
    const report = reportText({
      trouble: 'UNEXPECTED',
      message: 'x is not a function',
      address: `https://sea.example/table?id=abc#${INVITE}`,
      agent: 'a browser',
      at: new Date(0),
    });
    expect(report).not.toContain(INVITE);
    expect(report).toContain('x is not a function');
    expect(report).toContain('1970-01-01');
  });
});

describe('trouble', () => {
  it('is what the server said, or that nobody answered', () => {
    expect(troubleOf(new ApiFailure('refused', 'no', 409, 'NAME_TAKEN'))).toBe('NAME_TAKEN');
    expect(troubleOf(new ApiFailure('network', 'no'))).toBe('OFFLINE');
    expect(troubleOf(new ApiFailure('strange', 'no', 404))).toBe('OFFLINE');
    expect(troubleOf(new TypeError('x is not a function'))).toBe('UNEXPECTED');
  });

  it('has a sentence even if the server is newer than the page', () => {
    expect(sentenceFor('BRAND_NEW' as 'STALE', en.errors)).toBe(en.errors.UNEXPECTED);
    expect(sentenceFor('toString' as 'STALE', en.errors)).toBe(en.errors.UNEXPECTED);
    expect(refusalSentence({ code: 'LOST', message: '' }, de.errors)).toBe(de.errors.OFFLINE);
    expect(refusalSentence({ code: 'STALE', message: '' }, de.errors)).toBe(de.errors.STALE);
  });
});

describe('time', () => {
  const SECOND = 1000;
  const MINUTE = 60 * SECOND;
  const HOUR = 60 * MINUTE;

  it('is told in the units that matter', () => {
    expect(durationText(45 * SECOND, en.time)).toBe('45 s');
    expect(durationText(20 * MINUTE + 5, en.time)).toBe('20 min');
    expect(durationText(HOUR + 20 * MINUTE, en.time)).toBe('1 h 20 min');
    expect(durationText(30 * HOUR, en.time)).toBe('1 day 6 h');
    expect(durationText(72 * HOUR, en.time)).toBe('3 days');
    expect(durationText(-5, en.time)).toBe('0 s');
  });

  it('reads as a clock below a day', () => {
    expect(clockText(9 * SECOND, en.time)).toBe('0:09');
    expect(clockText(4 * MINUTE + 5 * SECOND, en.time)).toBe('4:05');
    expect(clockText(HOUR + 2 * MINUTE + 9 * SECOND, en.time)).toBe('1:02:09');
    expect(clockText(49 * HOUR, en.time)).toBe('2 days');
    expect(clockText(-1, en.time)).toBe('0:00');
  });

  it('is looked back upon', () => {
    expect(agoText(0, 10 * SECOND, en.time)).toBe('just now');
    expect(agoText(0, 10 * MINUTE, de.time)).toBe('vor 10 min');
  });

  it('counts days over the end of a month and of a year', () => {
    expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(wholeDayText('2026-11-16', 'de')).toBe('16. November 2026');
  });
});

describe('clocks', () => {
  const seat: SeatInfo = {
    person: null,
    bot: null,
    ready: true,
    present: true,
    left: false,
    standIn: null,
    clockMs: 60_000,
    dueAt: null,
  };
  const live: Pace = { kind: 'live', reserveSeconds: 300, turnSeconds: 10 };

  it('stand still for a seat that is not to act', () => {
    expect(seatClock(seat, live, 1_000_000)).toEqual({ ms: 60_000, running: false, short: false });
  });

  it('run by the time of the server for a seat that thinks, and never below nothing', () => {
    expect(seatClock({ ...seat, dueAt: 1_045_000 }, live, 1_000_000)).toEqual({
      ms: 45_000,
      running: true,
      short: false,
    });
    expect(seatClock({ ...seat, dueAt: 1_020_000 }, live, 1_000_000)!.short).toBe(true);
    expect(seatClock({ ...seat, dueAt: 999_000 }, live, 1_000_000)!.ms).toBe(0);
  });

  it('are not there without a pace, or where a day’s clock does not run', () => {
    expect(seatClock(seat, { kind: 'none' }, 0)).toBeNull();
    expect(seatClock({ ...seat, clockMs: null }, { kind: 'days', days: 2 }, 0)).toBeNull();
  });
});

describe('lists of tables', () => {
  const ann = { id: 'a'.repeat(16), name: 'Ann' };
  const bob = { id: 'b'.repeat(16), name: 'Bob' };
  const table = (id: string, change: Partial<RoomSummary>): RoomSummary => ({
    id: id.padEnd(12, '0'),
    game: 'some-game',
    options: {},
    status: 'gathering',
    seats: [
      { person: ann, bot: null },
      { person: null, bot: null },
    ],
    pace: { kind: 'none' },
    rated: false,
    updatedAt: 1,
    ...change,
  });
  const ids = (tables: readonly RoomSummary[]) => tables.map(({ id }) => id.replace(/0+$/, ''));

  it('show what lacks fewest people first, and what runs apart', () => {
    const empty = { person: null, bot: null };
    const tables = [
      table('three', { seats: [{ person: ann, bot: null }, empty, empty, empty], updatedAt: 9 }),
      table('one', { updatedAt: 3 }),
      table('full', { seats: [{ person: ann, bot: null }] }),
      table('runs', { status: 'playing', updatedAt: 5 }),
      table('newer', { status: 'playing', updatedAt: 6 }),
    ];
    const { waiting, running } = lobbyLists(tables, 'somebody');
    expect(ids(waiting)).toEqual(['one', 'three']);
    expect(ids(running)).toEqual(['newer', 'runs']);
    // Those who sit there have them among their own.
    expect(lobbyLists(tables, ann.id)).toEqual({ waiting: [], running: [] });
    expect(freeSeats(table('x', {}))).toBe(1);
  });

  it('put the tables that wait for me first, and what is over last', () => {
    const mine = [
      table('over', { status: 'over', updatedAt: 99 }),
      table('others', { status: 'playing', yourTurn: false, updatedAt: 50 }),
      table('gathers', { updatedAt: 2 }),
      table('mine', { status: 'playing', yourTurn: true, updatedAt: 1 }),
    ];
    expect(ids(myLists(mine).now)).toEqual(['mine', 'gathers', 'others']);
    expect(ids(myLists(mine).over)).toEqual(['over']);
    expect(ids(waitingForMe(mine))).toEqual(['mine']);
  });

  it('tell the place that somebody came in at', () => {
    const over = table('over', {
      status: 'over',
      seats: [
        { person: ann, bot: null },
        { person: bob, bot: null },
      ],
      places: [2, 1],
    });
    expect(placeInGame(ann.id, over)).toBe(2);
    expect(placeInGame('c'.repeat(16), over)).toBeNull();
  });
});

describe('house rules', () => {
  it('go into the form and come out unchanged', () => {
    const paces: Pace[] = [
      { kind: 'none' },
      { kind: 'days', days: 7 },
      { kind: 'live', reserveSeconds: 90, turnSeconds: 30 },
    ];
    for (const pace of paces) {
      const rules: HouseRules = {
        open: true,
        pace,
        standIn: 'captain',
        start: null,
        spectators: false,
        odds: false,
        rated: true,
      };
      expect(houseRules(houseForm(rules))).toEqual(rules);
    }
  });

  it('begin private, without a clock, for fun', () => {
    expect(houseRules(NEW_HOUSE)).toMatchObject({ open: false, rated: false, pace: { kind: 'none' }, standIn: null });
  });

  it('of a rated game have a clock and a bot for whoever goes away', () => {
    const rated = withRated(NEW_HOUSE, true);
    expect(houseRules(rated)).toMatchObject({ rated: true, pace: { kind: 'days', days: 3 }, standIn: 'captain' });
    const live = withRated({ ...NEW_HOUSE, pace: 'live', standIn: 'sailor' }, true);
    expect(live).toMatchObject({ rated: true, pace: 'live', standIn: 'sailor' });
    expect(withRated(live, false)).toEqual({ ...live, rated: false });
  });

  it('are all said in short', () => {
    const house = houseRules({ ...NEW_HOUSE, pace: 'days', days: 1 });
    const facts = houseFacts(
      house,
      true,
      en.house,
      'en',
      (level) => level,
      (seat) => `seat ${seat}`,
    );
    expect(facts).toContain('Chance decides who starts');
    expect(facts).toContain('1 day per move');
    expect(facts).toContain('For fun');
    expect(facts).toHaveLength(7);
    const named = houseFacts(
      { ...house, start: 1 },
      false,
      en.house,
      'en',
      (level) => level,
      () => 'Ben',
    );
    expect(named).toHaveLength(6);
    expect(named).toContain('Ben starts');
    expect(paceText({ kind: 'live', reserveSeconds: 90, turnSeconds: 5 }, de.house.pace, 'de')).toBe(
      '1,5 min + 5 s je Zug',
    );
  });

  it('offer a value from elsewhere among their own', () => {
    expect(choicesWith([1, 3, 5], 2)).toEqual([1, 2, 3, 5]);
    expect(choicesWith([1, 3, 5], 3)).toEqual([1, 3, 5]);
  });
});

describe('what somebody typed', () => {
  it('is checked before the way to the server', () => {
    expect(checkName('   ', CHECKS)).toBe(CHECKS.nameEmpty);
    expect(checkName('x'.repeat(25), CHECKS)).toBe(CHECKS.nameLong(24));
    expect(checkName(' Ann ', CHECKS)).toBeNull();
    expect(checkPassphrase('short', CHECKS)).toBe(CHECKS.passphraseShort(8));
    expect(checkPassphrase('four words are good', CHECKS)).toBeNull();
    expect(checkSame('a', 'b', CHECKS)).toBe(CHECKS.passphraseDiffers);
  });

  it('is no address unless it is one of the web', () => {
    expect(checkUrl('https://ntfy.example/me', CHECKS)).toBeNull();
    for (const text of ['', 'ntfy', 'javascript:alert(1)', 'ftp://x', 'data:text/html,x']) {
      expect(checkUrl(text, CHECKS)).toBe(CHECKS.url);
    }
  });
});
