import { hang } from './render/text.js';
import type { Input, Terminal } from './terminal.js';
import type { PlayWords } from './words/index.js';

export type Leaving = Exclude<Input['type'], 'line'>;

/** Thrown out of all questions when somebody leaves. */
export class Left {
  readonly how: Leaving;

  constructor(how: Leaving) {
    this.how = how;
  }
}

/** Something to choose from a list, with a sentence about it. */
interface Item {
  readonly label: string;
  readonly about: string;
}

/** Asks one question after the other. */
export class Asker {
  readonly menu: PlayWords['menu'];
  private readonly terminal: Terminal;

  constructor(terminal: Terminal, menu: PlayWords['menu']) {
    this.terminal = terminal;
    this.menu = menu;
  }

  say(line: string): void {
    this.terminal.write(hang('', line, this.terminal.columns));
  }

  /** A numbered list under a heading. */
  list(heading: string, items: readonly Item[]): void {
    const lines = items.flatMap(({ label, about }, i) =>
      hang(` ${i + 1}  `, `${label}: ${about}`, this.terminal.columns),
    );
    this.terminal.write(['', ...hang('', heading, this.terminal.columns), ...lines]);
  }

  async line(question: string): Promise<string> {
    const input = await this.terminal.read(question);
    if (input.type !== 'line') throw new Left(input.type);
    return input.text.trim();
  }

  async number(question: string, least: number, most: number, onEnter: number | null): Promise<number> {
    for (;;) {
      const text = await this.line(question);
      if (text === '' && onEnter !== null) return onEnter;
      const number = Number(text);
      if (/^\d+$/.test(text) && number >= least && number <= most) return number;
      if (text === 'q') throw new Left('end');
      this.say(this.menu.number(least, most));
    }
  }

  /** Any of the numbers from 1 on, with spaces or commas between them; none on Enter. */
  async numbers(question: string, most: number): Promise<readonly number[]> {
    for (;;) {
      const words = (await this.line(question)).split(/[\s,]+/).filter((word) => word !== '');
      const numbers = [...new Set(words.map(Number))];
      if (numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= most)) return numbers;
      if (words.includes('q')) throw new Left('end');
      this.say(this.menu.number(1, most));
    }
  }
}
