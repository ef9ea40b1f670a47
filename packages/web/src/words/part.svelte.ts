import type { Language } from '@roadstead/kernel';

/** The words of a part of the page that is loaded when it is opened, in the language that is spoken now. */
export class PartWords<W> {
  private readonly catalogues: Readonly<Record<Language, () => Promise<W>>>;
  private catalogue: W | null = $state.raw(null);
  private wanted: Language | null = null;

  constructor(catalogues: Readonly<Record<Language, () => Promise<W>>>) {
    this.catalogues = catalogues;
  }

  get ready(): boolean {
    return this.catalogue !== null;
  }

  /** Only once they are ready. */
  get words(): W {
    return this.catalogue!;
  }

  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const catalogue = await this.catalogues[language]();
    // One that was asked for before may come later.
    if (this.wanted === language) this.catalogue = catalogue;
  }
}
