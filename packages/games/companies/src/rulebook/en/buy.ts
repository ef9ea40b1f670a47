import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { ADMINISTRATOR_COST, BUILDINGS_A_HARBOUR, CHANGE_COST, DIRECTOR_PER, FLEET_COST, FORT_COST, GENERAL_HOLDS } =
  facts;
const { GOVERNOR_INCOME, MOST_FEE, SHIPS_A_HARBOUR, TAKE_OVER_COST, TARIFF, TOKEN_COST, WAREHOUSE_COST } = facts;
const general = [2, 3, 4, 5].map(facts.generalStores).join(', ');

export const buy: ChapterWords<'5'> = {
  title: 'Phase 4: buy and repair',
  rules: {
    'V-5.1': {
      title: 'Limits',
      text: `In each harbour you may buy ${SHIPS_A_HARBOUR} ship and do ${BUILDINGS_A_HARBOUR} buildings per turn.`,
    },
    'V-5.2': {
      title: 'Buying ships',
      text: `You buy ships where you have a fleet or an administrator of any kind (our ruling). To make a new fleet of the ship costs ${FLEET_COST} ducat. At the Cape no ships are bought.`,
      also: ['shipyard'],
    },
    'V-5.3': {
      title: 'Packet fleets',
      text: 'A fleet has at least 1 ship. X and XI are exactly one packet boat each, alone and without a fleet fee; packet boats are in no other fleet.',
    },
    'V-5.4': {
      title: 'Nothing is sold',
      text: 'Nothing can be sold. In a harbour you may abandon ships: they go to the supply and bring no money.',
      also: ['abandon'],
    },
    'V-5.10': {
      title: 'Warehouse',
      text: `A warehouse costs ${WAREHOUSE_COST} ducats and needs a free field (of four) and your fleet or administrator there. It is filled at once and holds as many cubes as the number of its field; a general store holds ${GENERAL_HOLDS}.`,
      example: 'The 3rd warehouse of a harbour is filled with 3 cubes, the 4th with 4.',
      also: ['build'],
    },
    'V-5.11': {
      title: 'Shortage',
      text: 'If the supply is short, a player with an administrator there divides it. Otherwise the stores are filled evenly and the rest is taken in turn order. [Refilling](V-5.31) says it exactly.',
    },
    'V-5.12': {
      title: 'Administrator',
      text: `An administrator costs ${ADMINISTRATOR_COST} ducats and needs your own warehouse there, which may be of the same turn. There is one per harbour, and none at the Cape, in Canton and in Amsterdam. From the next round on you may change its kind for ${CHANGE_COST} ducats; that is one building.`,
      also: ['appoint'],
    },
    'V-5.13': {
      title: 'Governor',
      text: `Others need your [leave](V-5.33) to build ships or warehouses in his harbour, and he brings ${GOVERNOR_INCOME} ducat each turn.`,
    },
    'V-5.14': { title: 'Commander', text: 'He [trains](V-2.4) your fleets in his harbour.' },
    'V-5.15': {
      title: 'Director',
      text: `A delivery of yours in his harbour brings 1 ducat more for every ${DIRECTOR_PER} ducats begun. For a delivery of another player, he and you each get that much.`,
      example: 'A delivery of 8 ducats brings 3 more; if another player delivers, both get 3.',
    },
    'V-5.16': { title: 'Single places', text: 'A harbour has one place for an administrator and one for a fort.' },
    'V-5.17': {
      title: 'Taking over',
      text: `For ${TAKE_OVER_COST} ducats to the bank you take over an administrator whose owner has neither a ship nor a fort in that harbour. You need no warehouse, its kind stays, and it is one building.`,
    },
    'V-5.18': {
      title: 'Fort',
      text: `A fort costs ${FORT_COST} ducats and needs your own administrator there, which may be of the same turn. There is one per harbour, and none in Amsterdam, in Canton and at the Cape (our ruling).`,
    },
    'V-5.30': {
      title: 'Fields of a harbour',
      text: `A harbour has four numbered fields. An unbuilt field without damage is a general store for ${GENERAL_HOLDS} cube; with 2, 3, 4, 5 players only the first ${general} such fields are. You build on the lowest field that is unbuilt and undamaged, and a cube lying there becomes yours. A warehouse that is removed leaves an open field and its cubes go to the supply.`,
    },
    'V-5.31': {
      title: 'Refilling',
      text: 'Stores are filled to what they hold if the supply suffices. If not, a player with an administrator there that is not under a hostile nation places cube by cube. Otherwise every store gets one cube, round by round, while a whole round is possible; then the owners of stores with room place one cube each, in turn order, in any store. What nobody owns takes the rest, the lowest field first. The owner of a packet boat names the fields first; a new warehouse is filled alone.',
    },
    'V-5.32': {
      title: 'Presence',
      text: 'You are present with a fleet, packet boats included, or with an administrator. Under a hostile nation there is no ship, building, change or take-over.',
    },
    'V-5.33': {
      title: 'Leave of the governor',
      text: `With “ask” you offer a fee of 0 to ${MOST_FEE} ducats; if granted, it covers one ship or one warehouse in this turn; if refused, you ask no more there this turn. With “tariff” each costs ${TARIFF} ducat to the governor; with “closed” others cannot build there. A governor under a hostile nation forbids nothing. Administrators, forts and take-overs need no leave.`,
      also: ['permission'],
    },
    'V-5.34': {
      title: 'Clearing a field',
      text: 'Anybody may pay off the tokens of a destroyed warehouse in his phase 4, one by one, wherever his fleets are.',
    },
    'V-5.35': { title: 'Ships are limited', text: 'A type of ship that is out can be neither bought nor captured.' },
    'V-5.36': {
      title: 'Where a new ship goes',
      text: `A bought ship joins one of your ordinary fleets in that harbour or makes a new one. Warehouse, appointment, change, take-over and fort each are one of the ${BUILDINGS_A_HARBOUR} buildings.`,
    },
    'V-5.20': {
      title: 'Repairing and calming',
      text: `Each damage or mutiny token costs ${TOKEN_COST} ducat. At sea you may do this only while the tokens of the ship do not exceed its mark for slow; beyond that only in a harbour, the Cape included. Warehouses and forts are repaired in your own turn, without a fleet. Repairing is no building.`,
    },
  },
};
