import type { Retried } from '@roadstead/bots';
import type { Language } from '@roadstead/kernel';

/** Everything that an analysis says, whatever the game. */
export interface AnalysisWords {
  heading(title: string, decisions: number, iterations: number): string;
  /** Where not all decisions were looked into. */
  sampled(of: number): string;
  readonly table: readonly [seat: string, decisions: string, start: string, skill: string, luck: string, end: string];
  readonly legend: string;
  readonly notOver: string;
  mattered(name: string): string;
  flawless(name: string): string;
  /** What was done, and what would have been better. */
  better(played: string, playedWin: string, best: string, bestWin: string): string;
  /** Mistakes that are tried again. */
  readonly retry: {
    number(n: number, of: number, name: string): string;
    ask(choices: number): string;
    readonly verdicts: Readonly<Record<Retried['verdict'], string>>;
    chances(given: string, best: string): string;
    better(best: string, why: string): string;
    readonly none: string;
  };
}

export const ANALYSIS_WORDS: Readonly<Record<Language, AnalysisWords>> = {
  en: {
    heading: (title, decisions, iterations) =>
      `${title}: ${decisions} decisions, each thought through twice with ${iterations} deals.`,
    sampled: (of) =>
      `They are some of ${of}, spread evenly over each player's game: what the others changed counts as luck.`,
    table: ['Player', 'decisions', 'start', 'skill', 'luck', 'end'],
    legend: 'Chances to win: start + skill (lost by own decisions) + luck (chance and the others) = end.',
    notOver: 'The game is not over: the end is what the chances were after the last decision.',
    mattered: (name) => `${name}: the decisions that cost most`,
    flawless: (name) => `${name}: no decision for which another was clearly better.`,
    better: (played, playedWin, best, bestWin) => `${played} (${playedWin}). Better: ${best} (${bestWin}).`,
    retry: {
      number: (n, of, name) => `Mistake ${n} of ${of} (${name}). What would you do now?`,
      ask: (choices) => `Your choice (1-${choices}, q leaves): `,
      verdicts: {
        best: 'Right: nothing is better.',
        asGood: 'About as good as the best.',
        same: 'That is what was done in the game.',
        worse: 'There is something better.',
      },
      chances: (given, best) => `Chances to win: ${given}, with the best answer ${best}.`,
      better: (best, why) => `Best: ${best}. ${why}`,
      none: 'No decision cost enough to be tried again.',
    },
  },
  nl: {
    heading: (title, decisions, iterations) =>
      `${title}: ${decisions} keuzes, elk twee keer doordacht met ${iterations} delingen.`,
    sampled: (of) =>
      `Het zijn er enkele van ${of}, gelijk verdeeld over ieders spel: wat de andere veranderden, telt als geluk.`,
    table: ['Speler', 'keuzes', 'begin', 'spel', 'geluk', 'einde'],
    legend: 'Kansen om te winnen: begin + spel (verloren door eigen keuzes) + geluk (toeval en de anderen) = einde.',
    notOver: 'Het spel is niet afgelopen: het einde is de kans na de laatste keuze.',
    mattered: (name) => `${name}: de keuzes die het meest kostten`,
    flawless: (name) => `${name}: geen keuze waarbij iets anders duidelijk beter was.`,
    better: (played, playedWin, best, bestWin) => `${played} (${playedWin}). Beter: ${best} (${bestWin}).`,
    retry: {
      number: (n, of, name) => `Fout ${n} van ${of} (${name}). Wat zou je nu doen?`,
      ask: (choices) => `Je keuze (1-${choices}, q stopt): `,
      verdicts: {
        best: 'Goed: niets is beter.',
        asGood: 'Ongeveer zo goed als het beste.',
        same: 'Dat is ook in het spel gedaan.',
        worse: 'Er is iets beters.',
      },
      chances: (given, best) => `Kans om te winnen: ${given}, met het beste antwoord ${best}.`,
      better: (best, why) => `Het beste: ${best}. ${why}`,
      none: 'Geen keuze kostte genoeg om opnieuw te proberen.',
    },
  },
  de: {
    heading: (title, decisions, iterations) =>
      `${title}: ${decisions} Entscheidungen, jede zweimal mit ${iterations} Verteilungen durchdacht.`,
    sampled: (of) =>
      `Es sind einige von ${of}, gleichmäßig über die Partie jedes Spielers verteilt: Was die anderen änderten, zählt als Glück.`,
    table: ['Spieler', 'Entscheidungen', 'Anfang', 'Können', 'Glück', 'Ende'],
    legend:
      'Gewinnchancen: Anfang + Können (durch eigene Entscheidungen verloren) + Glück (Zufall und die anderen) = Ende.',
    notOver: 'Die Partie ist nicht aus: Das Ende ist die Chance nach der letzten Entscheidung.',
    mattered: (name) => `${name}: die Entscheidungen, die am meisten kosteten`,
    flawless: (name) => `${name}: keine Entscheidung, bei der etwas anderes klar besser war.`,
    better: (played, playedWin, best, bestWin) => `${played} (${playedWin}). Besser: ${best} (${bestWin}).`,
    retry: {
      number: (n, of, name) => `Fehler ${n} von ${of} (${name}). Was würdest du jetzt tun?`,
      ask: (choices) => `Deine Wahl (1-${choices}, q beendet): `,
      verdicts: {
        best: 'Richtig: Nichts ist besser.',
        asGood: 'Etwa so gut wie das Beste.',
        same: 'Das wurde auch in der Partie getan.',
        worse: 'Es gibt etwas Besseres.',
      },
      chances: (given, best) => `Chance zu gewinnen: ${given}, mit der besten Antwort ${best}.`,
      better: (best, why) => `Am besten: ${best}. ${why}`,
      none: 'Keine Entscheidung hat genug gekostet, um sie noch einmal zu versuchen.',
    },
  },
};
