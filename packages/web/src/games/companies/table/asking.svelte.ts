import { type Action, type CompaniesPlan, HARBOURS, type PlanOf, sellsThen } from '@roadstead/companies';
import { type Language, same, type Typed } from '@roadstead/kernel';
import type { SeatName } from '../../../table/model.js';
import type { OfferedPlan, PlanDesk } from '../../../table/plans/plan-desk.svelte.js';
import type { Guide } from '../../game-ui.js';
import { type KeptRoutes, keepRoutes, keptAs, routeFrom, routesOf } from '../play/kept-routes.js';
import type { QuestionKind } from '../play/kind.js';
import { ladenAt } from '../play/lading.js';
import { type Choice, type Question, questionOf } from '../play/question.js';
import { type GoalRoute, goalsOf, routeTo } from '../play/routes.js';
import { audienceOf, fleetAt, type NamedFleet, type Stand } from '../play/standing.js';
import { Ordering } from './ordering.svelte.js';

/** What a question needs to know of the table around it. */
interface AskedTable {
  readonly id: string;
  readonly stand: Stand;
  readonly language: Language;
  readonly name: SeatName;
  readonly guide: Guide | undefined;
  readonly plans: PlanDesk | undefined;
  act(action: Action): Promise<boolean>;
}

/** Questions whose answers are weighed before they are given; everything else is done with a press, and taken back freely. */
const WEIGHED: readonly QuestionKind[] = [
  'start',
  'strategy',
  'research',
  'nation',
  'place',
  'slip',
  'sacrifice',
  'capture',
  'mark',
  'attack',
  'challenge',
  'pledge',
];

/** Sailed for by the map, and along the ways that were planned on it. */
const VOYAGES: readonly string[] = ['sailTo', 'routes'] satisfies CompaniesPlan['type'][];

/** What was chosen so far; none of it counts for another question. */
interface Chosen {
  readonly seq: number;
  readonly key: string | null;
}

/** Where a fleet is to go: kept from turn to turn until it is there. */
interface Planned {
  readonly fleet: string;
  readonly to: string;
  /** It plies between the two. */
  readonly back?: string;
}

/** The question at the helm, and what is chosen of it before the gold button does it. */
export class Asking {
  private readonly table: () => AskedTable;
  readonly ordering: Ordering;
  private noted: Chosen = $state.raw({ seq: -1, key: null });
  /** By seat and fleet: several people may sit around this device. */
  private planned: KeptRoutes = $state.raw({});

  constructor(table: () => AskedTable) {
    this.table = table;
    this.planned = routesOf(table().id);
    this.ordering = new Ordering(table);
  }

  private readonly stand: Stand = $derived.by(() => this.table().stand);

  readonly question: Question | null = $derived.by(() => {
    const { stand, language, name } = this.table();
    return questionOf(stand, language, name);
  });

  readonly isWeighed: boolean = $derived(this.question !== null && WEIGHED.includes(this.question.kind));

  readonly chosen: Choice | null = $derived.by(() => {
    if (this.question === null || this.noted.seq !== this.stand.seq) return null;
    return this.question.choices.find(({ key }) => key === this.noted.key) ?? null;
  });

  /** The fleet that acts. */
  readonly fleet: NamedFleet | null = $derived.by(() => {
    const { stand, question } = this;
    if (question?.fleet == null || stand.seat === null) return null;
    return fleetAt(stand.view, stand.seat, question.fleet);
  });

  /** The acting fleet with what it can still load before it sails; null where it has all it can get. */
  readonly laden: NamedFleet | null = $derived(this.fleet && ladenAt(this.stand, this.fleet));

  /** Where the acting fleet can sell what it carries, and what it would load first. */
  readonly goals: readonly GoalRoute[] = $derived.by(() => {
    const { fleet, laden, question } = this;
    if (fleet === null || (question?.kind !== 'act' && question?.kind !== 'sailing')) return [];
    return goalsOf(this.stand.view, laden ?? fleet);
  });

  /** Where the acting fleet is to go, and the way there. */
  readonly goal: GoalRoute | null = $derived.by(() => {
    const { fleet, stand } = this;
    const to = fleet === null ? null : this.plannedFor(fleet.id);
    if (fleet === null || to === null) return null;
    const sold = this.goals.find((goal) => goal.to === to);
    if (sold !== undefined) return sold;
    const route = routeTo(stand.view, fleet, to);
    return route && { ...route, to, ducats: 0, refills: 0, hostile: false };
  });

  /** The first field of the way to the goal, where it can be sailed. */
  readonly step: Choice | null = $derived.by(() => {
    const next = this.goal?.path[0];
    const { question } = this;
    return question?.choices.find(({ action }) => action.type === 'sail' && action.to === next) ?? null;
  });

  /** The command that sails as far as it goes this turn. */
  readonly voyage: OfferedPlan | null = $derived.by(() => {
    const { plans } = this.table();
    const { step, goal, fleet } = this;
    if (plans === undefined || step === null || goal === null || fleet === null) return null;
    const loads = this.laden !== null;
    const sailing: PlanOf<'sailTo'> = { type: 'sailTo', fleet: fleet.id, to: goal.to, ...(loads && { loads }) };
    return plans.offered(sailing);
  });

  /** What comes first while the fleet has neither its cargo nor a goal: it loads. */
  readonly lading: OfferedPlan | null = $derived.by(() => {
    const { fleet, goal } = this;
    if (fleet === null || goal !== null || this.question?.kind !== 'act') return null;
    const loads = (plan: Typed) => plan.type === 'loadAll' && (plan as PlanOf<'loadAll'>).fleet === fleet.id;
    return this.offers.find(({ plan }) => loads(plan)) ?? null;
  });

  /** Commands that are several actions: those of one voyage the map asks for, and the gold button what comes first. */
  readonly commands: readonly OfferedPlan[] = $derived.by(() => {
    const { lading, offers, sold, kept } = this;
    const others = offers.filter((offer) => !VOYAGES.includes(offer.plan.type) && offer !== lading);
    const { ordering } = this;
    if (ordering.isOn) return others.filter(({ plan }) => ordering.fits({ plan: plan as CompaniesPlan }));
    // What ends buying with a card is worth its room where an order is put together.
    const listed = others.filter(({ plan }) => plan.type !== 'develop');
    return [...(kept ?? []), ...(sold ?? []), ...listed.map((offer) => this.bound(offer))];
  });

  /** The voyage of the last fleet with what is delivered after it. */
  private readonly sold: readonly OfferedPlan[] | null = $derived.by(() => {
    const { voyage } = this;
    return voyage && this.thenDelivering(voyage.plan as PlanOf<'sailTo'>, false);
  });

  /** All ways that were kept, and what is delivered at their end; that of the acting fleet alone the gold button sails. */
  private readonly kept: readonly OfferedPlan[] | null = $derived.by(() =>
    this.routes.length > (this.fleet === null ? 0 : 1)
      ? this.thenDelivering({ type: 'routes', routes: this.routes }, true)
      : null,
  );

  /** A voyage with what is delivered after it; where nothing is, the voyage itself if it `counts` alone. */
  private thenDelivering(plan: PlanOf<'sailTo' | 'routes'>, counts: boolean): readonly OfferedPlan[] {
    const { plans, stand, language, name } = this.table();
    const moment = { ...stand, seat: stand.seat!, audience: audienceOf(stand, language, name) };
    const sells = sellsThen(plan, moment);
    const offered = sells || counts ? plans?.offered({ ...plan, ...(sells && { delivers: true }) }) : null;
    return offered ? [offered] : [];
  }

  /** Pirates get what brings least where the fleet is to go. */
  private bound(offer: OfferedPlan): OfferedPlan {
    const pay = this.stand.legal.find((action) => action.type === 'pay');
    const to = offer.plan.type === 'payPirates' && pay ? this.plannedFor(pay.fleet) : null;
    return to === null ? offer : { ...offer, plan: { ...offer.plan, to } as CompaniesPlan };
  }

  private readonly offers: readonly OfferedPlan[] = $derived.by(() => this.table().plans?.offers ?? []);

  /** Ways that were planned and are not gone yet. */
  private readonly routes: readonly Planned[] = $derived.by(() => {
    const { seat, view } = this.stand;
    if (seat === null || (this.question?.kind !== 'fleet' && this.question?.kind !== 'act')) return [];
    const { fleets } = view.players[seat]!;
    return Object.entries(fleets).flatMap(([fleet, { moved, at }]) => {
      const route = this.routeOf(fleet);
      return route !== null && !moved && at !== route.to ? [route] : [];
    });
  });

  /** Places that can be chosen now. */
  readonly targets: ReadonlySet<string> = $derived(
    new Set(this.question?.choices.flatMap(({ place }) => place ?? []) ?? []),
  );

  plannedFor(fleet: string): string | null {
    return this.routeOf(fleet)?.to ?? null;
  }

  private routeOf(fleet: string): Planned | null {
    const { seat, view } = this.stand;
    const kept = this.planned[this.routeKey(fleet)];
    const at = seat === null ? undefined : view.players[seat]!.fleets[fleet]?.at;
    return kept === undefined || at === undefined ? null : { fleet, ...routeFrom(at, kept) };
  }

  /** Whether the acting fleet goes to and fro between two harbours; null where it cannot. */
  readonly plies: boolean | null = $derived.by(() => {
    const { fleet, goal } = this;
    if (fleet === null || goal === null) return null;
    if (this.routeOf(fleet.id)?.back !== undefined) return true;
    return HARBOURS.includes(fleet.at) && HARBOURS.includes(goal.to) ? false : null;
  });

  /** To and fro from now on, or only there. */
  ply(): void {
    const { fleet, goal } = this;
    if (fleet === null || goal === null) return;
    this.plan({ fleet: fleet.id, to: goal.to, ...(this.plies === false && { back: fleet.at }) });
  }

  /** Which way a fleet sails that sets out now is remembered: at sea nobody sees it. */
  private setOut(fleet: string): void {
    const route = this.routeOf(fleet);
    if (route?.back !== undefined) this.plan(route);
  }

  /** A command from the list: carried out, or put into the order that is under way. */
  pick({ plan, label }: OfferedPlan): void {
    const chosen = plan as CompaniesPlan;
    if (this.ordering.isOn) {
      this.ordering.add({ plan: chosen }, label);
      return;
    }
    if (chosen.type === 'routes') for (const { fleet } of chosen.routes) this.setOut(fleet);
    if (chosen.type === 'sailTo') this.setOut(chosen.fleet);
    void this.table().plans?.carryOut(plan);
  }

  choose(key: string | null): void {
    this.noted = { seq: this.stand.seq, key };
  }

  /** A press on an answer: weighed first, or done at once. What only leaves a question, as passing does, is not weighed. */
  press(choice: Choice): void {
    if (!this.isWanted(choice)) return;
    if (this.ordering.isOn && choice.action.type !== 'done') {
      this.ordering.add({ act: choice.action }, choice.title);
      return;
    }
    const isWeighed = this.isWeighed && this.question!.choices.some(({ key }) => key === choice.key);
    if (isWeighed && this.chosen?.key !== choice.key) this.choose(choice.key);
    else void this.doIt(choice.action);
  }

  /** A press on the map: a goal for the fleet that acts, or an answer that means this place. False where it is neither. */
  pressAt(place: string): boolean {
    const { question, fleet } = this;
    const here = question?.choices.find((choice) => choice.place === place);
    if (fleet !== null && question !== null && (question.kind === 'act' || question.kind === 'sailing')) {
      if (routeTo(this.stand.view, fleet, place) === null) return false;
      this.plan({ fleet: fleet.id, to: place });
      return true;
    }
    if (here === undefined) return false;
    this.press(here);
    return true;
  }

  plan({ fleet, ...route }: Planned): void {
    this.planned = { ...this.planned, [this.routeKey(fleet)]: keptAs(route) };
    keepRoutes(this.table().id, this.planned);
  }

  private routeKey(fleet: string): string {
    return `${this.stand.seat} ${fleet}`;
  }

  isWanted({ action }: Choice): boolean {
    const wants = this.table().guide?.wants;
    return wants === undefined || wants.some((wanted) => same(wanted, action));
  }

  /** What became of the last command is no news any more. */
  async doIt(action: Action): Promise<void> {
    if (action.type === 'sail') this.setOut(action.fleet);
    this.table().plans?.dismiss();
    await this.table().act(action);
  }

  async load(): Promise<void> {
    if (this.lading !== null) await this.table().plans?.carryOut(this.lading.plan);
  }

  /** Sails for the goal: as far as a command goes, or one field. */
  async sail(): Promise<void> {
    const { plans } = this.table();
    if (this.fleet !== null) this.setOut(this.fleet.id);
    if (this.voyage !== null && plans !== undefined) await plans.carryOut(this.voyage.plan);
    else if (this.step !== null) await this.doIt(this.step.action);
  }
}
