import { save } from './saves.js';
import type { Session } from './session.js';

/** Keeps the game on the disk. A disk that fails is told of once, and the game goes on. */
export class Keeper {
  readonly file: string;
  private readonly session: Session;
  private broken = false;

  constructor(file: string, session: Session) {
    this.file = file;
    this.session = session;
  }

  /** Saves the game, here or as a copy elsewhere; the reason if it could not be saved, or null. */
  keep(file = this.file): string | null {
    const { record, crew, language } = this.session;
    try {
      save(file, record, crew, language);
      return null;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error);
    }
  }

  /** After every action; the reason only the first time. */
  keepQuietly(): string | null {
    const reason = this.keep();
    const isNew = reason !== null && !this.broken;
    this.broken = reason !== null;
    return isNew ? reason : null;
  }
}
