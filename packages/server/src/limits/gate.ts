import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits, Rate } from '../config/config.js';
import { nameKey } from '../store/name-key.js';
import { addressBlock } from './address-block.js';
import type { Askers } from './asking.js';
import { costOf } from './costs.js';
import { TooOften } from './too-often.js';

/** Counts, and refuses who asks too often. */
export interface Gate {
  address(request: FastifyRequest): Promise<void>;
  person(request: FastifyRequest, person: string): Promise<void>;
  /**
   * For whatever tries a pass-phrase: by address, and by the name that is tried, from wherever. A device that is known to
   * be the account's is counted by itself alone, so that nobody else can use its tries up.
   */
  passphrase(request: FastifyRequest, name: string, known: string | null): Promise<void>;
  newPerson(request: FastifyRequest): Promise<void>;
  newTable(request: FastifyRequest, person: string): Promise<void>;
  /** Everybody at every table of the person is told. */
  newName(request: FastifyRequest, person: string): Promise<void>;
  /** All that is stored about somebody is much to read. */
  export(request: FastifyRequest, person: string): Promise<void>;
}

/** As often as one could want it, and no more. */
const NAMES: Rate = { max: 6, seconds: 3600 };
const EXPORTS: Rate = { max: 5, seconds: 600 };
/** To check a pass-phrase is much work: known devices of one address may ask for it as often as so many together. */
const DEVICES_OF_A_HOUSE = 10;

/** Needs the rate-limit plugin to be registered (not `global`). */
export function createGate(app: FastifyInstance, limits: Limits, asking: Askers): Gate {
  const cost = ({ routeOptions: { config } }: FastifyRequest) => config?.cost ?? costOf(config?.api);
  const byAddress = (rate: Rate) => counter(app, rate, (request) => addressBlock(request.ip));
  const bySubject = (rate: Rate, what?: string) => {
    const subjects = new WeakMap<FastifyRequest, string>();
    const count = counter(app, rate, (request) => subjects.get(request)!, what);
    return (request: FastifyRequest, subject: string) => {
      subjects.set(request, subject);
      return count(request);
    };
  };
  const tries = {
    byAddress: byAddress(limits.passphrases),
    byName: bySubject(limits.passphrases),
    byDevice: bySubject(limits.passphrases),
    ofKnown: byAddress({ ...limits.passphrases, max: DEVICES_OF_A_HOUSE * limits.passphrases.max }),
  };

  return {
    address: async (request) => asking.checkAddress(request.ip, cost(request)),
    person: async (request, person) => asking.checkPerson(request.ip, person, cost(request)),
    async passphrase(request, name, known) {
      if (known !== null) {
        await tries.ofKnown(request);
        return tries.byDevice(request, known);
      }
      await tries.byAddress(request);
      await tries.byName(request, nameKey(name));
    },
    newPerson: byAddress(limits.newPeople),
    newTable: bySubject(limits.newTables),
    newName: bySubject(NAMES, 'You have had many names lately.'),
    export: bySubject(EXPORTS),
  };
}

function counter(
  app: FastifyInstance,
  { max, seconds }: Rate,
  keyGenerator: (request: FastifyRequest) => string,
  what?: string,
) {
  const limit = app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await limit(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new TooOften(counted.ttlInSeconds, what);
  };
}
