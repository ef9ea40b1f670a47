import { CARD_9, CUBES } from '../../../rulebook/adventure-facts.js';

const GOAL = CARD_9[2]!;

export const adventure = {
  title: 'The adventure begins',
  pitch: 'What the adventure adds: missions, events, a house with four lamps, and the hourglass.',
  steps: {
    story: {
      say: 'A chapter of the adventure, together. You are Jean, your partner is Grace. The story is told on pages, and every page lays out a mission. Two lie here, and both stay open until the end.',
    },
    event: {
      say: 'Every turn begins with an event. This one gives you 1 coin at once. Others work for the whole turn: you see them all come, in their order, and at the bottom lies the month’s end.',
    },
    stop: {
      say: 'The rest of the turn is as you know it, and its first card lies there: a ship of the Ares Pirates, in the sixth colour, with a book of rituals aboard. One ship is enough for us. Stop.',
      after: 'Now look at what it carries.',
    },
    keep: {
      say: 'You may trade this ship for its coin, or keep it with its book: a kept ship pays nothing, but missions ask for it. You have kept one with herbs already. Keep it.',
      after: 'It lies before you. Whenever it is your turn to decide, it can be given.',
    },
    fulfil: {
      say: 'You can fulfil either mission now. “Two Boats” takes both of your ships. “The Star in the Lamp” takes the book, and a sword that you only need to have. Press the mission you like better.',
      after: {
        boats: 'Two boats handed over: coins for the first to do it, and a crown.',
        book: 'The book is read: a coin for the first to do it, and a crown. The other boat stays with you.',
      },
    },
    house: {
      say: `A cube has left Jean’s house, and the door is open: from now on his ability counts. You have ${CUBES} cubes. The second deed brings the trophy, the third and the fourth bring crowns, and crowns are influence.`,
    },
    hourglass: {
      say: 'A month later. The month’s end was turned up, and the hourglass of the newest mission asked: has anyone brought in two boats? Yes: so the easier card was laid out. With no, it would have cost more.',
    },
    month: {
      say: 'The events were turned over, in the same order, and one new event came on top. So you know most of what comes next month.',
    },
    card9: {
      say: `After the fourth month the story asks what you have done: every mission fulfilled by someone, ${GOAL.missionCubes} cubes on missions and ${GOAL.influence} influence, for two. If one of them is missing, the chapter is told again, and you start it with more coins.`,
    },
    against: {
      say: 'You can also play against each other. Then whoever has the trophy and most influence wins, and the month’s end sells a cube to those who can pay for it. Five chapters make the campaign: it goes on by itself.',
    },
  },
};
