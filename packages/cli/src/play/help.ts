import { PLAYING_LEVELS, USUAL_LEVEL } from './crew.js';

export const HELP = `Port Royal in the terminal, against bots, with others at one keyboard, or alone.

Usage: roadstead play [options]

  --players N       how many play, bots included: 1 to 5 (4); 1 needs contracts
  --humans N        how many of them are people at this keyboard (1)
  --names A,B       their names
  --bots LEVEL,…    one level for all bots, or one for each, weakest first:
                    ${PLAYING_LEVELS.join(', ')} (${USUAL_LEVEL})
  --lang LANGUAGE   en, nl or de (as your system says)
  --box BOX         base, or unterwegs: Under way!, a short game of its own (base)
  --with A,B        what the base game is played with: unterwegs (its cards),
                    gambler, contract-cards, contracts
  --mode HOW        competitive, or co-op: together against time, with contracts
  --set-aside N     co-op: cards put aside before the start, each worth a point
  --end HOW         standard, or expedition: nobody wins without an expedition
  --option NAME=VALUE  any option of the game by its own name; may be repeated
  --seed TEXT       the same seed and choices give the same game; only admirals
                    at a terminal think by the clock, for up to a second
  --no-odds         play without being told the odds
  --save FILE       keep the game in this file
  --resume [FILE]   go on with this game, or with the one played last
  -h, --help        this text

Without options in a terminal, a short menu asks what to play. The game is saved after every action, in the folder
.roadstead or in the one that ROADSTEAD_DATA names. Whatever reads and writes lines can play, too: colours are left
out where nobody sees them, or where NO_COLOR is set. Ctrl-C and Ctrl-D leave the game, which stays saved.

Examples:
  roadstead play                                    the menu, or you against three bots
  roadstead play --players 3 --lang nl              you against two bots, in Dutch
  roadstead play --names Anna,Ben --players 2       two people, no bots
  roadstead play --names Anna,Ben --bots deckhand   two people and two careless bots
  roadstead play --bots admiral                     you against three strong bots
  roadstead play --with contracts --players 1       alone against time
  roadstead play --with contracts --mode co-op --players 3
                                                    you and two bots together
  roadstead play --resume                           where you left off
`;
