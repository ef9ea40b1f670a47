import type { ChapterWords } from '../words.js';

export const expeditions: ChapterWords<'X'> = {
  title: 'Expeditions',
  rules: {
    'PR-X1': {
      title: 'When you may claim',
      text: 'In your own turn you may claim expeditions whenever you like: before or after any card, while you take cards, and after a bust; as many as you can. Only between turning up a ship and deciding whether to repel it there is no pause, as we take that for one act.',
      also: ['set sail', 'when'],
    },
    'PR-X2': {
      title: 'How to claim',
      text: 'Discard persons of yours with exactly the symbols that the card asks for: anchor, cross or house. Put the expedition in your display and take its coins. Mind that you lose the influence of those persons.',
      also: ['symbols', 'anchor', 'cross', 'house'],
    },
    'PR-X3': {
      title: 'Who goes along',
      text: 'A jack-of-all-trades stands for one anchor, cross or house. If several of your persons would do, you choose who goes. You cannot give more than is asked for.',
      example:
        'An expedition asks for two crosses. You have two priests and a jack-of-all-trades: you may send both priests, or one of them with the jack.',
      also: ['wild'],
    },
    'PR-X4': {
      title: 'Just hired, and only in your turn',
      text: 'A person hired a moment ago may go along at once. In the turns of others you never claim.',
    },
  },
};
