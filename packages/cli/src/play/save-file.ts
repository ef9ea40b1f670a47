import { save, saveCrew } from './saves.js';
import type { PlaySession } from './session.js';

/** The file that the game is kept in. A disk that fails is told of once, and the game goes on. */
export class SaveFile {
  readonly path: string;
  private readonly session: PlaySession;
  private readonly withCrew = new Set<string>();
  private broken = false;

  constructor(path: string, session: PlaySession) {
    this.path = path;
    this.session = session;
  }

  /** Saves the game, here or as a copy elsewhere; the reason if it could not be saved, or null. */
  keep(path = this.path): string | null {
    const { record, crew, language } = this.session;
    try {
      if (!this.withCrew.has(path)) saveCrew(path, crew, language);
      this.withCrew.add(path);
      save(path, record);
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
