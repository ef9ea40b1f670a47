import type { GamePlans, Language, PlanMoment } from '@roadstead/kernel';
import { LANES, MARKET, SURF, wayTo } from './chart.js';
import { HOLD, type IsletsAction, type IsletsView } from './game.js';
import { isletName } from './names.js';

export type IsletsPlan = { readonly type: 'sailTo'; readonly to: number } | { readonly type: 'loadAll' };
type Moment = PlanMoment<IsletsAction, IsletsView>;

interface Words {
  sailTo(islet: string): string;
  readonly loadAll: string;
  way(steps: number, left: number): string;
  surf(islet: string): string;
  readonly market: string;
  loads(n: number): string;
  readonly noSteps: string;
  readonly bidFirst: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    sailTo: (islet) => `Sail to ${islet}`,
    loadAll: 'Load all',
    way: (steps, left) => `${steps} steps, ${left} left then.`,
    surf: (islet) => `Surf at ${islet}: a crate may go overboard.`,
    market: 'The market opens on the way.',
    loads: (n) => `${n} crates come aboard.`,
    noSteps: 'No steps are left.',
    bidFirst: 'The market is open: bid first.',
  },
  nl: {
    sailTo: (islet) => `Vaar naar ${islet}`,
    loadAll: 'Alles laden',
    way: (steps, left) => `${steps} stappen, dan nog ${left}.`,
    surf: (islet) => `Branding bij ${islet}: er kan een kist overboord gaan.`,
    market: 'Onderweg opent de markt.',
    loads: (n) => `${n} kisten komen aan boord.`,
    noSteps: 'Er zijn geen stappen meer over.',
    bidFirst: 'De markt is open: bied eerst.',
  },
  de: {
    sailTo: (islet) => `Nach ${islet} segeln`,
    loadAll: 'Alles laden',
    way: (steps, left) => `${steps} Schritte, dann bleiben ${left}.`,
    surf: (islet) => `Brandung bei ${islet}: Eine Kiste kann über Bord gehen.`,
    market: 'Unterwegs öffnet der Markt.',
    loads: (n) => `${n} Kisten kommen an Bord.`,
    noSteps: 'Es sind keine Schritte mehr übrig.',
    bidFirst: 'Der Markt ist offen: Biete zuerst.',
  },
};

const SAIL_TO: readonly IsletsPlan[] = LANES.map((_, to) => ({ type: 'sailTo', to }));

const boatOf = ({ seat, view }: Moment) => view.boats[seat]!;
const loadable = ({ seat, view }: Moment) => Math.min(view.crates[view.boats[seat]!]!, HOLD - view.holds[seat]!);

/** The commands of islets: to sail several lanes, and to load several crates. */
export const isletsPlans: GamePlans<IsletsAction, IsletsView, IsletsPlan> = {
  offers(moment) {
    const { view, legal } = moment;
    const ways = SAIL_TO.filter((plan) => {
      const steps = plan.type === 'sailTo' ? wayTo(boatOf(moment), plan.to).length : 0;
      return steps > 1 && steps <= view.steps;
    });
    const canLoad = legal.some(({ type }) => type === 'load') && loadable(moment) > 1;
    return view.phase === 'sail' ? [...(canLoad ? [{ type: 'loadAll' } as const] : []), ...ways] : [];
  },
  label(plan, { audience: { language } }) {
    const words = WORDS[language];
    return plan.type === 'loadAll' ? words.loadAll : words.sailTo(isletName(plan.to, language));
  },
  preview(plan, moment) {
    const { language } = moment.audience;
    const words = WORDS[language];
    if (plan.type === 'loadAll') return [words.loads(loadable(moment))];
    const way = wayTo(boatOf(moment), plan.to);
    return [
      words.way(way.length, moment.view.steps - way.length),
      ...way.filter((islet) => SURF.includes(islet)).map((islet) => words.surf(isletName(islet, language))),
      ...(way.slice(0, -1).includes(MARKET) ? [words.market] : []),
    ];
  },
  next(plan, moment) {
    const { view, legal, audience } = moment;
    const words = WORDS[audience.language];
    if (plan.type === 'loadAll') {
      return legal.some(({ type }) => type === 'load') ? { act: { type: 'load' }, rest: plan } : 'done';
    }
    const [next] = wayTo(boatOf(moment), plan.to);
    if (next === undefined) return 'done';
    if (view.phase === 'bid') return { halt: words.bidFirst };
    if (view.steps === 0) return { halt: words.noSteps };
    return { act: { type: 'sail', to: next }, rest: plan };
  },
};
