import { type Static, type TSchema, Type } from 'typebox';
import {
  BotLevel,
  CLOSED,
  DeviceId,
  GameId,
  Invite,
  LanguageCode,
  Passphrase,
  PersonId,
  SeatNumber,
  StyleId,
  TableId,
} from './basics.js';
import {
  CampaignTables,
  ChangeMe,
  ChangeTable,
  Credentials,
  DealResults,
  GameInfo,
  Login,
  Profile,
  PushSubscription,
  RankedPerson,
} from './http-shapes.js';
import { Device, Me, NewTable, Room, RoomSummary } from './room.js';
import { Statistics } from './statistics.js';

const Nothing = Type.Object({}, CLOSED);

const TableParams = Type.Object({ id: TableId }, CLOSED);

interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly params?: ReturnType<typeof Type.Object>;
  readonly query?: ReturnType<typeof Type.Object>;
  readonly body?: unknown;
  readonly answer: unknown;
  /** Whether it needs the cookie of a person; all but a few do. */
  readonly open?: true;
}

const route = <const R extends Route>(r: R): R => r;

/** Every request that the server takes over HTTP. The server registers exactly these and the page calls no others. */
export const API = {
  enter: route({
    method: 'POST',
    path: '/api/enter',
    summary: 'Who I am; a visitor becomes a guest',
    body: Type.Object({ language: Type.Optional(LanguageCode) }, CLOSED),
    answer: Me,
    open: true,
  }),
  me: route({ method: 'GET', path: '/api/me', summary: 'Who I am', answer: Me }),
  changeMe: route({
    method: 'PATCH',
    path: '/api/me',
    summary: 'Rename, language, notices',
    body: ChangeMe,
    answer: Me,
  }),
  account: route({
    method: 'POST',
    path: '/api/account',
    summary: 'Give a guest a name and a pass-phrase of their own',
    body: Credentials,
    answer: Me,
  }),
  passphrase: route({
    method: 'POST',
    path: '/api/me/passphrase',
    summary: 'Change the pass-phrase',
    body: Type.Object({ old: Passphrase, passphrase: Passphrase }, CLOSED),
    answer: Me,
  }),
  login: route({
    method: 'POST',
    path: '/api/login',
    summary: "Log in; a guest's tables move into the account",
    body: Login,
    answer: Me,
    open: true,
  }),
  logout: route({
    method: 'POST',
    path: '/api/logout',
    summary: 'Log this device out',
    body: Nothing,
    answer: Nothing,
  }),
  logoutEverywhere: route({
    method: 'POST',
    path: '/api/logout-everywhere',
    summary: 'Log every device out',
    body: Nothing,
    answer: Nothing,
  }),
  devices: route({
    method: 'GET',
    path: '/api/me/devices',
    summary: 'The devices that I am known on',
    answer: Type.Object({ devices: Type.Array(Device) }, CLOSED),
  }),
  logoutDevice: route({
    method: 'POST',
    path: '/api/me/devices/:id/logout',
    summary: 'Log one of my devices out',
    params: Type.Object({ id: DeviceId }, CLOSED),
    body: Nothing,
    answer: Nothing,
  }),
  exportMe: route({
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that is stored about me',
    answer: Type.Unknown(),
  }),
  deleteMe: route({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete me; my seats are played on by nobody or by a bot',
    body: Type.Object({ passphrase: Type.Optional(Passphrase) }, CLOSED),
    answer: Nothing,
  }),
  push: route({
    method: 'POST',
    path: '/api/me/push',
    summary: 'Send turn notices to this browser too',
    body: PushSubscription,
    answer: Me,
  }),
  unpush: route({
    method: 'DELETE',
    path: '/api/me/push',
    summary: 'No more web push to this browser',
    body: Nothing,
    answer: Me,
  }),
  pushKey: route({
    method: 'GET',
    path: '/api/push-key',
    summary: 'The public key for web push; null when the server has none',
    answer: Type.Object({ key: Type.Union([Type.String(), Type.Null()]) }, CLOSED),
    open: true,
  }),
  games: route({
    method: 'GET',
    path: '/api/games',
    summary: 'The games with their options',
    answer: Type.Object({ games: Type.Array(GameInfo) }, CLOSED),
    open: true,
  }),
  lobby: route({
    method: 'GET',
    path: '/api/lobby',
    summary: 'Open tables that wait for people or may be watched',
    query: Type.Object({ game: Type.Optional(GameId) }, CLOSED),
    answer: Type.Object({ tables: Type.Array(RoomSummary) }, CLOSED),
    open: true,
  }),
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    summary: 'My tables: gathering, running and lately over',
    answer: Type.Object({ tables: Type.Array(RoomSummary) }, CLOSED),
  }),
  newTable: route({ method: 'POST', path: '/api/tables', summary: 'A new table', body: NewTable, answer: Room }),
  table: route({ method: 'GET', path: '/api/tables/:id', summary: 'A table', params: TableParams, answer: Room }),
  admit: route({
    method: 'POST',
    path: '/api/tables/:id/enter',
    summary: 'Come in with the invitation of a table that is not open',
    params: TableParams,
    body: Type.Object({ invite: Invite }, CLOSED),
    answer: Room,
  }),
  changeTable: route({
    method: 'PATCH',
    path: '/api/tables/:id',
    summary: 'More or fewer seats, other options or house rules (host, before the start)',
    params: TableParams,
    body: ChangeTable,
    answer: Room,
  }),
  sit: route({
    method: 'POST',
    path: '/api/tables/:id/sit',
    summary: 'Take a free seat, or another one, before the start',
    params: TableParams,
    body: Type.Object({ seat: Type.Optional(SeatNumber) }, CLOSED),
    answer: Room,
  }),
  leave: route({
    method: 'POST',
    path: '/api/tables/:id/leave',
    summary: 'Stand up before the start; leave a running game',
    params: TableParams,
    body: Nothing,
    answer: Room,
  }),
  comeBack: route({
    method: 'POST',
    path: '/api/tables/:id/return',
    summary: 'Take my seat back from the bot that plays for me',
    params: TableParams,
    body: Nothing,
    answer: Room,
  }),
  ready: route({
    method: 'POST',
    path: '/api/tables/:id/ready',
    summary: 'Ready to start, or not',
    params: TableParams,
    body: Type.Object({ ready: Type.Boolean() }, CLOSED),
    answer: Room,
  }),
  bot: route({
    method: 'POST',
    path: '/api/tables/:id/bot',
    summary: 'Put a bot into a free seat or take it out (host, before the start)',
    params: TableParams,
    body: Type.Object(
      { seat: SeatNumber, level: Type.Union([BotLevel, Type.Null()]), style: Type.Optional(StyleId) },
      CLOSED,
    ),
    answer: Room,
  }),
  remove: route({
    method: 'POST',
    path: '/api/tables/:id/remove',
    summary: 'Ask somebody to stand up, this once or for good (host, before the start)',
    params: TableParams,
    body: Type.Object({ seat: SeatNumber, forGood: Type.Optional(Type.Boolean()) }, CLOSED),
    answer: Room,
  }),
  letIn: route({
    method: 'POST',
    path: '/api/tables/:id/let-in',
    summary: 'Somebody who was not to come back may come again (host)',
    params: TableParams,
    body: Type.Object({ person: PersonId }, CLOSED),
    answer: Room,
  }),
  renewInvite: route({
    method: 'POST',
    path: '/api/tables/:id/invite',
    summary: 'A new invitation; whoever only had the old one stays outside (host)',
    params: TableParams,
    body: Nothing,
    answer: Room,
  }),
  start: route({
    method: 'POST',
    path: '/api/tables/:id/start',
    summary: 'Start (host; every seat taken and ready)',
    params: TableParams,
    body: Nothing,
    answer: Room,
  }),
  rematch: route({
    method: 'POST',
    path: '/api/tables/:id/rematch',
    summary: 'The same people and bots once more; the first who asks makes the table',
    params: TableParams,
    body: Nothing,
    answer: Room,
  }),
  next: route({
    method: 'POST',
    path: '/api/tables/:id/next',
    summary: 'The next table of a campaign, with the same people and bots; the first who asks makes it',
    params: TableParams,
    body: Nothing,
    answer: Room,
  }),
  campaign: route({
    method: 'GET',
    path: '/api/tables/:id/campaign',
    summary: 'All tables of the campaign that this one belongs to, the first to the last, with their records once over',
    params: TableParams,
    answer: CampaignTables,
  }),
  challenge: route({
    method: 'POST',
    path: '/api/tables/:id/challenge',
    summary: "Play a finished table's deal oneself, against bots",
    params: TableParams,
    body: Type.Object({ level: BotLevel }, CLOSED),
    answer: Room,
  }),
  dealOf: route({
    method: 'GET',
    path: '/api/tables/:id/deal',
    summary: 'How everybody did with this deal',
    params: TableParams,
    answer: DealResults,
  }),
  record: route({
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'The record of a finished game, seed included',
    params: TableParams,
    answer: Type.Unknown(),
  }),
  playDaily: route({
    method: 'POST',
    path: '/api/daily/:game',
    summary: "Play today's deal; everybody gets it once",
    params: Type.Object({ game: GameId }, CLOSED),
    body: Nothing,
    answer: Room,
  }),
  daily: route({
    method: 'GET',
    path: '/api/daily/:game/:date',
    summary: "How everybody did with a day's deal; today's only after one's own game",
    params: Type.Object({ game: GameId, date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) }, CLOSED),
    answer: DealResults,
  }),
  person: route({
    method: 'GET',
    path: '/api/people/:id',
    summary: "A person's ratings, statistics and games",
    params: Type.Object({ id: PersonId }, CLOSED),
    answer: Profile,
  }),
  ratings: route({
    method: 'GET',
    path: '/api/ratings/:game',
    summary: 'The best, surest first',
    params: Type.Object({ game: GameId }, CLOSED),
    answer: Type.Object({ people: Type.Array(RankedPerson) }, CLOSED),
  }),
  personStatistics: route({
    method: 'GET',
    path: '/api/people/:id/statistics/:game',
    summary: 'What a person did in all finished games of a kind, added up',
    params: Type.Object({ id: PersonId, game: GameId }, CLOSED),
    answer: Statistics,
  }),
  statistics: route({
    method: 'GET',
    path: '/api/statistics/:game',
    summary: 'What everybody here did in all finished games of a kind, added up',
    params: Type.Object({ game: GameId }, CLOSED),
    answer: Statistics,
    open: true,
  }),
} as const;
export type ApiName = keyof typeof API;

/** What a request needs and what it answers, as types: whoever imports only these has no schema in their bundle. */
type Part<N extends ApiName, P extends string> = (typeof API)[N] extends { readonly [K in P]: infer S extends TSchema }
  ? Static<S>
  : undefined;
export type ApiParams<N extends ApiName> = Part<N, 'params'>;
export type ApiQuery<N extends ApiName> = Part<N, 'query'>;
export type ApiBody<N extends ApiName> = Part<N, 'body'>;
export type ApiAnswer<N extends ApiName> = Part<N, 'answer'>;
