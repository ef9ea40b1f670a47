import { emitKeypressEvents } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import { columnsOf } from '../columns.js';
import { clip } from '../play/render/text.js';
import type { Screen } from './screen.js';
import type { Key, Viewer } from './viewer.js';

/** How long a step is shown when it plays by itself. */
const STEP_MS = 1200;

const OTHER_SCREEN = '\x1b[?1049h\x1b[?25l';
const OWN_SCREEN = '\x1b[?25h\x1b[?1049l';

/** A terminal whose keys are heard one by one, as long as a replay is shown; what stood on it comes back afterwards. */
export class Theatre {
  private readonly viewer: Viewer;
  private readonly screen: Screen;
  private readonly stdin: ReadStream;
  private readonly stdout: WriteStream;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(viewer: Viewer, screen: Screen, stdin: ReadStream, stdout: WriteStream) {
    this.viewer = viewer;
    this.screen = screen;
    this.stdin = stdin;
    this.stdout = stdout;
  }

  async run(): Promise<void> {
    const { stdin, stdout } = this;
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.resume();
    stdout.write(OTHER_SCREEN);
    const redraw = () => this.draw();
    stdout.on('resize', redraw);
    try {
      this.draw();
      await this.untilLeft();
    } finally {
      if (this.timer) clearInterval(this.timer);
      stdout.off('resize', redraw);
      stdout.write(OWN_SCREEN);
      stdin.setRawMode(false);
      stdin.pause();
    }
  }

  private untilLeft(): Promise<void> {
    return new Promise((left) => {
      const heard = (text: string | undefined, { name = '', ctrl = false }: { name?: string; ctrl?: boolean }) => {
        const key: Key = { name: ctrl && name === 'c' ? 'interrupt' : name, text: text ?? '' };
        if (this.viewer.press(key)) {
          this.keepTime();
          this.draw();
          return;
        }
        this.stdin.off('keypress', heard);
        left();
      };
      this.stdin.on('keypress', heard);
    });
  }

  private keepTime(): void {
    const { isPlaying } = this.viewer.shown;
    if (!isPlaying && this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    } else if (isPlaying && !this.timer) {
      this.timer = setInterval(() => {
        this.viewer.tick();
        this.keepTime();
        this.draw();
      }, STEP_MS);
    }
  }

  /** What does not fit is cut off below, so that the top stays where it is. */
  private draw(): void {
    const { rows = 24 } = this.stdout;
    const columns = columnsOf(this.stdout);
    const { step, seat, isHelp, typed, isNone } = this.viewer.shown;
    const { words } = this.screen;
    const lines = isHelp ? this.screen.help(columns) : this.screen.table(step, seat, columns);
    const foot = typed !== null ? `${words.goTo}${typed}_` : isNone ? words.none : this.screen.hint;
    const shown = lines.slice(0, rows - 2);
    const gap = Array<string>(Math.max(0, rows - 1 - shown.length)).fill('');
    this.stdout.write(`\x1b[H\x1b[J${[...shown, ...gap, clip(foot, columns - 1)].join('\r\n')}`);
  }
}
