import { describe, expect, it } from 'vitest';
import { saidAnywhere } from './sources.js';

interface NotUsed {
  readonly not: RegExp;
  readonly but: string;
  /** Where it is another thing, and rightly called so. */
  readonly except?: RegExp;
  readonly only?: RegExp;
}

/** Words that said the same as a term of docs/words.md. */
const NOT_USED: readonly NotUsed[] = [
  {
    not: /der meiste Einfluss|de meeste invloed\b|the most influence wins/,
    but: 'who has most: Einflusspunkte, invloedspunten',
  },
  { not: /\bLeuten?\b/, but: 'Personen' },
  { not: /[Ss]tich in See|[Vv]aar uit\b/, but: 'einen Expeditionsaufruf erfüllen, een expeditie opeisen' },
  { not: /\bkwijt\b/, but: 'verloren', only: /port-royal/, except: /rulebook/ },
  { not: /\bumsonst\b/, but: 'kostenlos' },
  { not: /(?<!bid )\bfor nothing\b|\bvoor niets\b/, but: 'for free, for no coins; gratis, zonder munten' },
  { not: /Schachtel|\bdo(os|zen)\b/, but: 'Erweiterung, uitbreiding', except: /rulebook/ },
  { not: /[Ss]tartwaarde/, but: 'begingetal' },
  { not: /\baan zet\b/, but: 'aan de beurt' },
  { not: /de vaakste/, but: 'wat het vaakst voorkomt' },
  { not: /Partie des Tages/, but: 'Kartenfolge des Tages' },
  { not: /^'Noch einmal ansehen'$/, but: 'Rückblick' },
  { not: /Alles weg!|\balles kostet\b|% Verlust|\} Verlust/, but: 'Fehlschlag, zu viel riskiert' },
  { not: /\bPersonen, etwa\b/, but: 'Spieler' },
  {
    not: /Teil deines Zuges|[Ss]chicke eine Expedition|setze einen Spieler ein|mit Spieler\b/,
    but: 'Phase 1, erfüllen, die Karte „Spieler“',
  },
  { not: /\b(heeft|hebt|kunt|kent) haar\b/, but: 'de missie, de gebeurtenis', only: /adventure/ },
  { not: /\b(Pokal|[Bb]eker|Becher)\b|\bthe cup\b/, but: 'trophy, trofee, Trophäe', only: /adventure/ },
  { not: /(?<!\p{L})Würfel/u, but: 'Holzwürfel', only: /port-royal/ },
  {
    not: /[Dd]as Spiel (ist|geht|endet|war|läuft|konnte)\b|\b(gewinnt|beenden|beginnt|endet) das Spiel\b|\b(erste|letzte|[Ll]etzte|gespeicherte|beendete|richtige|[Ss]chöne|ganze|übliche|kurze)[sn]? Spiele?n?\b|\b[Dd]eine Spiele\b|\bechten Spielen\b|\bEnde (eines|des) Spiels\b/,
    but: 'Partie',
  },
  {
    not: /\b(het|[Ee]lk|dat|[Ww]elk|[Dd]it|enig|sterker) figuur\b|figuur dat\b/,
    but: 'de figuur',
    only: /sword-and-skull/,
  },
  {
    not: /\binner path|\bbinnenpad|\binnere Weg|\bVulkanpfad|along the path|path into the volcano|over het pad\b|pad de vulkaan in|den Pfad entlang|Pfad in den Vulkan/,
    but: 'volcano path, vulkaanpad, Vulkanweg',
    only: /sword-and-skull/,
  },
  {
    not: /\b(du|dir|dich|deine?[mnrs]?)\b/i,
    but: 'nobody: a reason may be that of another player',
    only: /bots\/src\/[a-z-]+\/words\/de/,
  },
  {
    not: /\b(je|jij|jou|jouw)\b/i,
    but: 'nobody: a reason may be that of another player',
    only: /bots\/src\/[a-z-]+\/words\/nl/,
  },
];

describe('words that are not used', () => {
  const all = [...saidAnywhere()];

  it('are looked for in every language and every game', () => {
    for (const file of [
      /web\/src\/words\/de/,
      /port-royal\/face/,
      /captions/,
      /commands/,
      /table\/end\/words/,
      /furniture\/words/,
      /campaign\/words/,
      /web\/src\/games\/sword-and-skull/,
      /web\/src\/games\/companies/,
      /cli\/src\/games/,
      /lessons\/words/,
      /rulebook\/nl/,
    ])
      expect(
        all.some((said) => file.test(said.file)),
        `${file}`,
      ).toBe(true);
  });

  it.each(NOT_USED)('$not, but $but', ({ not, except, only }) => {
    const found = all.filter(
      ({ file, text }) => not.test(text) && (only?.test(file) ?? true) && !(except?.test(file) ?? false),
    );
    expect(found).toEqual([]);
  });
});
