import { underWay as box, CARDS_PER_GAMBLE, TAX_UNDER_WAY } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const underWay: LessonsWords['lessons']['under-way'] = {
  title: 'Unterwegs',
  pitch: 'Großhändler, Passagiere und eine strengere Steuer: das kleine Spiel für sich.',
  steps: {
    newGame: {
      say: `Unterwegs ist ein kleines Spiel für sich: keine Expeditionen, und bei ${box.endInfluence} Einflusspunkten beginnt die letzte Runde. Den Rest kennst du. Neu ist dein Großhändler für Fleuten.`,
    },
    passenger: {
      say: 'Hier liegt ein Passagier: Er kann nichts, bringt aber viele Einflusspunkte für wenig Geld. In einer kurzen Partie ist das verlockend. Decke noch eine Karte auf.',
      after: 'Eine Fleute: genau das Schiff deines Großhändlers.',
    },
    stop: {
      say: 'Zwei gute Karten, und mit einer Fleute im Hafen ist jede weitere eine Gefahr. Hör auf.',
      after: 'Jetzt wähle gut.',
    },
    take: {
      say: 'Die Fleute bringt 2 Münzen und kommt dann unter deinen Großhändler, wo sie für immer 1 Einflusspunkt wert ist. Der Passagier gibt 2 Einflusspunkte für 4 Münzen.',
      after: {
        ship: 'Münzen und Einflusspunkte zugleich. Jede weitere Fleute tut dasselbe: Heure Großhändler früh an.',
        person: 'Zwei Einflusspunkte auf einmal. Die Fleute hätte Geld gebracht, aber Großhändler brauchen Zeit.',
      },
    },
    tax: {
      say: 'Ein paar Züge später hast du 11 Münzen. In dieser Partie ist das viel: Decke eine Karte auf, dann siehst du es.',
      after: `Steuer! Wer ${TAX_UNDER_WAY.threshold} oder mehr hat, behält ${TAX_UNDER_WAY.leaves(TAX_UNDER_WAY.threshold)}; wer die wenigsten Einflusspunkte hat, bekommt eine Münze. Also ausgeben, nicht horten.`,
    },
    combined: {
      say: 'Du kannst die Großhändler, die Passagiere und einige Schiffe auch ins Grundspiel mischen. Dann gelten dessen Steuer und dessen Ende.',
    },
  },
};

export const gambler: LessonsWords['lessons']['gambler'] = {
  title: 'Die Karte „Spieler“',
  pitch: 'Vier Karten auf einmal: wann das klug ist und wann nicht.',
  steps: {
    who: {
      say: `In deiner Auslage liegt die Karte „Spieler“. Einmal in jedem deiner Züge darfst du mit ihr ${CARDS_PER_GAMBLE} Karten auf einmal aufdecken, sogar noch vor der allerersten Karte.`,
    },
    gamble: {
      say: 'Der Hafen ist leer, also können nur diese vier sich in die Quere kommen. Das ist der beste Moment für sie, denn du darfst eine Karte mehr nehmen. Wage es!',
      after: 'Drei Schiffe in drei Farben und eine Siedlerin. Gut gespielt!',
    },
    first: {
      say: 'Aufgedeckt wird jetzt nicht mehr, ob du willst oder nicht. Aber du darfst zwei Karten nehmen: eine wie immer, eine für die Karte „Spieler“.',
      after: { ship: 'Münzen auf die Hand.', person: 'Ein Haus für eine Expedition.' },
    },
    second: {
      say: 'Und die zweite.',
      after: { ship: 'Ein guter Fang.', person: 'Ein guter Fang.', pass: 'Auch gut.' },
    },
    single: {
      say: 'Ein anderer Zug. Du kannst auch wie üblich mit einzelnen Karten beginnen und die Karte „Spieler“ aufheben. Decke eine auf.',
      after: 'Eine Barke. Dein Pirat hat nur zwei Säbel, also bleibt sie.',
    },
    dare: {
      say: 'Jetzt vier auf einmal dazu? Von denen wehrst du keine ab, wie viele Säbel du auch hast. Ist noch eine Barke dabei, hast du zu viel riskiert. Oder hör auf und sei zufrieden.',
      after: {
        gamble: 'Zwei Barken: zu viel riskiert. Wäre die zweite allein gekommen, hättest du sie abgewehrt.',
        stop: 'Gut so: Unter den vieren war eine zweite Barke. Nur einzeln hättest du sie abwehren können.',
      },
    },
    when: {
      say: 'Setze die Karte „Spieler“ also früh in einem Zug ein, oder wenn du weit zurückliegst. Danach kommen keine einzelnen Karten mehr, höchstens noch eine Karte „Spieler“.',
    },
  },
};
