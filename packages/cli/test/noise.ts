import { FastRandom } from '@roadstead/kernel';

const MIB = 1_048_576;
const VERBS = 'games new status view legal act odds bot play undo record load drop'.split(' ');
const FIELDS = [
  ...'id table seat action level bots max ms game players options seed start stack hands record'.split(' '),
  ...['__proto__', 'constructor', 'toString', ''],
];
const VALUES = [
  ...['null', 'true', '-1', '0', '1', '3', '0.5', '1e308', '-1e400', '99999999999999999999', '""', '"x"', '"0"'],
  ...['[]', '{}', '[[]]', '"__proto__"', '{"__proto__":{"ok":1}}', '"\\ud800"'],
  ...['{"type":"fly"}', '{"type":"discover","uid":1}', '{"0":"genius"}', '{"end":"never"}'],
];

/** Lines that no program should send. */
export class Noise {
  private readonly random = new FastRandom('noise');
  private readonly table: string;
  private readonly seat: number;

  /** A table that must come through unharmed, and a seat that must act there. */
  constructor(table: string, seat: number) {
    this.table = table;
    this.seat = seat;
  }

  line(i: number): string {
    if (i % 10_000 === 9_999) return this.huge(i);
    if (i % 1000 === 500) return this.act(this.seat, deep(20_000));
    if (i % 1000 === 501) return this.act((this.seat + 1) % 3, '{"type":"discover"}');
    switch (this.random.int(7)) {
      case 0:
        return this.truncated();
      case 1:
        return this.request();
      case 2:
        return this.wrongSeat();
      case 3:
        return `{"do":"${this.pick(VERBS)}","table":"t${1 + this.random.int(9)}${this.random.int(1e9)}","seat":0}`;
      case 4:
        return this.pick(VALUES);
      case 5:
        return `{"do":"new","game":"port-royal","players":${this.random.int(8)},${this.fields(3)}}`;
      default:
        return this.bytes();
    }
  }

  /** A line of about 1 MiB: just within the limit, or beyond it. */
  private huge(i: number): string {
    const more = [0, 1, MIB][Math.floor(i / 10_000) % 3]!;
    const [head, tail] = [`{"do":"status","table":"`, '"}'];
    return head + 'x'.repeat(MIB - head.length - tail.length + more) + tail;
  }

  private act(seat: number, action: string): string {
    return `{"id":1,"do":"act","table":"${this.table}","seat":${seat},"action":${action}}`;
  }

  private truncated(): string {
    const whole = this.act(this.seat, '{"type":"discover"}');
    return whole.slice(0, this.random.int(whole.length));
  }

  /** A verb with fields of any kind; none of the values is the id of the table. */
  private request(): string {
    const verb = this.pick(VERBS);
    return `{"do":"${verb}",${this.fields(1 + this.random.int(4))}}`;
  }

  private fields(n: number): string {
    return Array.from({ length: n }, () => `"${this.pick(FIELDS)}":${this.pick(VALUES)}`).join(',');
  }

  private wrongSeat(): string {
    const seat = this.pick(['-1', '3', '99', '1e9', '0.5', '"0"', '[]', 'true', '{}']);
    const verb = this.pick(['view', 'legal', 'act', 'odds', 'bot', 'undo']);
    return `{"do":"${verb}","table":"${this.table}","seat":${seat},"action":{"type":"stop"},"level":"random"}`;
  }

  /** Any characters but a line break. */
  private bytes(): string {
    const letters = Array.from({ length: this.random.int(60) }, () => String.fromCharCode(this.random.int(0x2fff)));
    return letters.join('').replaceAll('\n', ' ');
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.random.int(list.length)]!;
  }
}

function deep(levels: number): string {
  return '{"a":['.repeat(levels) + ']}'.repeat(levels);
}
