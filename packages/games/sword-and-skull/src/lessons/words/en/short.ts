import { DEN_PER_PIP, KING_MIGHT, MATE_MIGHT } from '../../../board/numbers.js';
import { DECIDING, winningRolls } from '../../../odds.js';

export const fights = {
  title: 'Fights',
  pitch: 'Blanks, enemies that grow with your crew, and cards that turn a fight.',
  steps: {
    roll: {
      say: 'You hold Quick Thinking. Whoever holds a card is asked at the start of the turn, whatever card it is: so nobody learns anything. Roll.',
      after: 'A 1: your officer can reach a cave.',
    },
    grown: {
      say: 'Enemies grow with your crew. With four cards you meet stronger ones than with none, but they also bring more. Your officer has Might 8. Go in.',
      after: 'A Cyclops with Might 6. It rolls 2. And you roll a blank!',
    },
    blank: {
      say: 'A blank loses, however strong you are. Quick Thinking lets you roll again. Against an enemy a defeat costs nothing but the reward, so you could also keep the card for later.',
      after: {
        play: 'A 4: 12 to 8. You get an item and some gold.',
        pass: 'Lost, but the card is still yours for a fight that matters more.',
      },
    },
    stronger: {
      say: '{1}’s officer, with Might 4, comes to your pirate, who has none. Watch.',
      after: 'Before the dice you may still do something.',
    },
    peace: {
      say: `Keep the Peace ends a fight between players before it begins. You would win only ${DECIDING - winningRolls(4)} of ${DECIDING} rolls, and the loser gives up gold or crew. Play it, or save it?`,
      after: {
        play: 'No fight, no winner, nothing lost.',
        pass: 'The dice say 7 to 2: you lose, and {1} may take gold from you. The card stays yours.',
      },
    },
    lesson: {
      say: 'Figures fight wherever they meet, except on ships. So look at the Might of whoever stands where you want to go, and of those who could come to you.',
    },
  },
};

export const money = {
  title: 'Crew and money',
  pitch: 'Crew that earns, crew that fights, and what happens if you cannot pay.',
  steps: {
    cove: {
      say: '{1} has a Fence from Smugglers’ Cove: two gold symbols. You can go there, take crew for free, and then pay {1} for them. It is worth it: walk with the pirate.',
      after: 'First you choose your crew card.',
    },
    whom: {
      say: 'The Cutthroat gives your pirate 2 Might. A Fence of your own earns 2 gold from each visitor here and 4 more at each pass of the Castle. Which one?',
      after: {
        cutthroat: 'A pirate to be afraid of. Then you pay {1} 2 gold.',
        fence: 'The earlier, the more it earns. Then you pay {1} 2 gold.',
      },
    },
    tax: {
      say: 'Later you have 1 gold left, and your pirate stands just before the Tax Collector. See what happens: walk with the pirate.',
      after: 'The pirate owes 4 gold: a debt.',
    },
    debt: {
      say: 'In debt you sell items to the bank until it is enough. You have 1 gold, a Gutting Knife worth 2 and a Compass worth 3. Which one goes?',
      after: {
        compass: '1 and 3 are just enough, so the knife stays. But the pirate goes back to his ship.',
        knife: '1 and 2 are too little, so the Compass went as well, and the pirate is back on his ship.',
      },
    },
    trove: {
      say: 'Taxes, the Den, the wrong dock: all of that is paid into the Treasure Trove. 14 gold lie there, and your officer is 1 space away. Take them all.',
      after: '20 gold. It pays to keep an eye on the trove.',
    },
  },
};

export const volcano = {
  title: 'The lake and the lair',
  pitch: 'What a defeat costs up there, and when it is time to go.',
  steps: {
    den: {
      say: `Your officer is in the Thieves’ Den with Might 3. The First Mate in the lake has ${MATE_MIGHT}: you win ${winningRolls(3 - MATE_MIGHT)} of ${DECIDING} rolls. See what happens when it goes wrong. Walk.`,
      after: 'The fork: on along the volcano path, or into the lake.',
    },
    jump: {
      say: 'The lake stops every walk at once, so it makes no difference that you rolled 5. In you go.',
      after: 'You roll 1, he 5: 4 to 9. Back to the Den, where a die decides: 2 pips.',
    },
    cost: {
      say: `That makes 6 gold, as every pip costs ${DEN_PER_PIP}. Who cannot pay goes back to the ship. So before you jump, have Might against the First Mate, and some gold to spare.`,
    },
    double: {
      say: 'Another game, for two. You rolled a double 3: both figures moved. The officer stepped into the lair, and the pirate came past the Castle for 5 gold. You choose whose space comes first: the officer’s.',
      after: 'A blank on the die, and two players: 30 gold is the lowest price there is.',
    },
    price: {
      say: `You have 31, just because the pirate passed the Castle before. Beating the King’s Might ${KING_MIGHT} with none would be hopeless. Pay.`,
      after: 'Paid, and won.',
    },
    when: {
      say: 'Before you set out, look at the ransoms that can come up and the chance that you can pay them. The more players, the dearer. And who goes too early makes the others richer.',
    },
  },
};

export const cards = {
  title: 'Fortune cards',
  pitch: 'Some are done at once, some stay on the table, some wait for their moment.',
  steps: {
    church: {
      say: 'In the Church an officer draws two fortune cards, a pirate one. In the Tavern it is the other way round. Walk with the officer.',
      after: 'The Smuggled Crate is done at once: a Corsair’s Scimitar for your pirate. Fair Winds goes to your hand.',
    },
    hold: {
      say: 'Nobody sees your hand. Fair Winds is for the start of a turn, so now, at the end, there is nothing to play. End your turn.',
      after: 'It will keep.',
    },
    winds: {
      say: '15 gold lie in the Treasure Trove, and your pirate is exactly 5 spaces away. Dice would hardly hit that. Play Fair Winds instead of rolling: 5 spaces with the pirate.',
      after: 'The Den is a fork, and you only pass through.',
    },
    past: {
      say: 'Not into the lake: on along the volcano path.',
      after: '27 gold. That is what such a card is for.',
    },
    keep: {
      say: 'New Recruits is for the end of a turn: any crew card that is left, and you pay nobody. So roll first.',
      after: 'A 1.',
    },
    chest: {
      say: 'The chest holds gold, and each time one is emptied the other three get 1 more. Walk with the officer.',
      after: '1 gold from it.',
    },
    recruits: {
      say: 'Now play New Recruits. Take what serves your plan: a Grenadier is the strongest for an officer, a Cutthroat for a pirate.',
      after: 'A good card, played at the right moment.',
    },
  },
};
