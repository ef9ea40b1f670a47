/** Those who want to hear of something. */
export class Listeners<T> {
  private readonly all = new Set<(what: T) => void>();

  /** What it returns stops it. */
  add(listener: (what: T) => void): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  tell(what: T): void {
    for (const listener of [...this.all]) listener(what);
  }
}
