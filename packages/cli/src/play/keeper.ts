import { save, saveCrew } from './saves.js';
import type { Session } from './session.js';

/** Keeps the game on the disk. A disk that fails is told of once, and the game goes on. */
export class Keeper {
  readonly file: string;
  private readonly session: Session;
  private readonly withCrew = new Set<string>();
  private broken = false;

  constructor(file: string, session: Session) {
    this.file = file;
    this.session = session;
  }

  /** Saves the game, here or as a copy elsewhere; the reason if it could not be saved, or null. */
  keep(file = this.file): string | null {
    const { record, crew, language } = this.session;
    try {
      if (!this.withCrew.has(file)) saveCrew(file, crew, language);
      this.withCrew.add(file);
      save(file, record);
      return null;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error);
    }
  }

  /** After every action; the reason only when the trouble begins. */
  keepQuietly(): string | null {
    const reason = this.keep();
    const isNew = reason !== null && !this.broken;
    this.broken = reason !== null;
    return isNew ? reason : null;
  }
}
