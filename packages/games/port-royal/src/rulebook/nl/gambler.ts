import { cards } from '../../words/grammar/nl.js';
import { CARDS_PER_GAMBLE, GAMBLERS } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const gambler: ChapterWords<'G'> = {
  title: 'De gokker',
  rules: {
    'PR-G1': {
      title: 'Kaarten tegelijk',
      text: `${cards(GAMBLERS)} die door het basisspel geschud kunnen worden. In fase 1 mag je elk van je gokkers één keer per beurt gebruiken, ook als allereerste: draai ${cards(CARDS_PER_GAMBLE)} tegelijk om. Raakt de trekstapel op, dan wordt hij als altijd [opnieuw gemaakt](PR-S5).`,
    },
    'PR-G2': {
      title: 'Geen verweer',
      text: 'Geen van deze kaarten kun je verjagen, hoeveel zwaarden je ook hebt. Belastingen handel je af in de volgorde waarin ze kwamen; expedities gaan naar hun rij.',
    },
    'PR-G3': {
      title: 'Te veel gewaagd met een gokker',
      text: 'Liggen er nu twee schepen van één kleur in de haven, dan is de beurt als altijd [mislukt](PR-D6).',
    },
    'PR-G4': {
      title: 'Als het goed gaat',
      text: 'Fase 1 is voorbij, tenzij je meteen doorgaat met je volgende gokker. Daarna mag je voor elke gebruikte gokker 1 kaart meer nemen.',
    },
    'PR-G5': {
      title: 'Daarna geen losse kaarten',
      text: 'Heb je een gokker gebruikt, dan mag je deze beurt geen losse kaarten meer omdraaien.',
    },
  },
};
