/**
 * Performs one run of the simulation. The seed determines publications, failures, parallel work and the ends of processes. The invariants
 * must be true after every step. At the end, all faults stop, and all accepted work must be completed.
 */
import { at } from '../../src/core/assert.ts';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import { DAY_MS } from '../../src/core/period.ts';
import type { Account } from '../../src/store/ports/accounts.ts';
import { storeFaultOf } from '../../src/store/ports/store-fault.ts';
import { FAULT_KINDS, ProcessEnded } from './faulty-driver.ts';
import { checkEnd, checkFigures, Model } from './invariants.ts';
import type { AgencyMood, ReceiverMood } from './outside.ts';
import { type Sabotage, SimulatedProcess } from './process.ts';
import { Random, withSeed } from './random.ts';
import { KEYS, openWorld, type World } from './world.ts';

export interface RunOptions {
  readonly steps?: number;
  /** A deliberate error in every process, to test the simulation. */
  readonly sabotage?: Sabotage;
}

export interface RunResult {
  readonly seed: number;
  readonly violations: readonly string[];
  /** Number of steps and outcomes, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** Names of the steps, in order. They are the same in two runs with one seed. */
  readonly trail: readonly string[];
}

const STEPS = 36;
const MINUTE_MS = 60_000;
/** How long a process may serve calls without the store, in ms, with a margin for differing clocks. */
const LEASE_MS = 5000;
const WAITS_MS = [1000, 10_000, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS, DAY_MS];
/** Waiting times in ms, long enough for leases, the longest pause before an email, and the next attempt at a delivery. */
const HEALING_MS = [3 * MINUTE_MS, 15 * MINUTE_MS, 65 * MINUTE_MS, 26 * 60 * MINUTE_MS, 27 * 60 * MINUTE_MS, 28 * 60 * MINUTE_MS];
/** Waiting times in ms after a single failure. Work is tried again within an hour, and other processes' reservations end within a day. */
export const HEALING_OF_ONE_MS = [3 * MINUTE_MS, 65 * MINUTE_MS, 26 * 60 * MINUTE_MS];

export async function simulate(seed: number, { steps = STEPS, sabotage }: RunOptions = {}): Promise<RunResult> {
  const random = new Random(seed);
  return withSeed(random, async () => {
    const world = await openWorld(random);
    const simulation = new Simulation(world, sabotage);
    try {
      await simulation.begin();
      for (let i = 0; i < steps && world.violations.length === 0; i += 1) await simulation.step();
      if (world.violations.length === 0) await simulation.heal();
      return { seed, violations: world.violations, counts: simulation.counts, trail: simulation.trail };
    } finally {
      await world.close();
    }
  });
}

export class Simulation {
  readonly counts: Record<string, number> = {};
  readonly trail: string[] = [];
  readonly #world: World;
  readonly #sabotage: Sabotage | undefined;
  readonly #model = new Model();
  readonly #processes: SimulatedProcess[] = [];
  readonly #accounts: Account[] = [];
  #emails = 0;
  #settledAt = 0;

  constructor(world: World, sabotage?: Sabotage) {
    this.#world = world;
    this.#sabotage = sabotage;
  }

  async begin(): Promise<void> {
    const { clock, store } = this.#world;
    for (const id of ['a1', 'a2']) {
      const account = { id, email: `${id}@example.org`, tier: 'free', createdAt: clock.now(), verifiedAt: null };
      await store.accounts.create(account, {
        kind: 'api_key',
        hash: id,
        accountId: id,
        prefix: 'ak_',
        sealed: '',
        limits: null,
        createdAt: clock.now(),
        endsAt: null,
        lastUsedAt: null,
      });
      this.#accounts.push(account);
    }
    await store.webhooks.create(
      {
        id: 'sub_1',
        accountId: 'a1',
        url: 'http://receiver.example/hook',
        description: null,
        events: [],
        datasets: [],
        series: [],
        sources: [],
        state: 'active',
        createdAt: clock.now(),
        updatedAt: clock.now(),
        cursor: 0,
        round: 0,
        failingSince: null,
        lastSuccessAt: null,
        lastFailureAt: null,
        lastError: null,
      },
      1,
    );
    for (let i = 0; i < 2; i += 1) this.#start();
  }

  async step(): Promise<void> {
    const { random, clock, files, receiver, mailbox } = this.#world;
    const moods: readonly ReceiverMood[] = ['well', 'well', 'lost', 'away', 'slow'];
    const agencyMoods: readonly AgencyMood[] = ['well', 'well', 'away', 'older', 'garbled'];
    const roll = random.below(100);
    if (roll < 14) {
      clock.advance(random.chance(0.6) ? DAY_MS : 0);
      if (random.pick([...files.values()]).publish(clock.now())) this.#note('publish');
    } else if (roll < 20) random.pick([...files.values()]).mood = random.pick(agencyMoods);
    else if (roll < 25) receiver.mood = random.pick(moods);
    else if (roll < 29) mailbox.mood = random.pick(moods);
    else if (roll < 45) clock.advance(random.pick(WAITS_MS));
    else if (roll < 55) this.#armFault();
    else if (roll < 58) this.#end(random.pick(this.#processes));
    else await this.#work();
    await this.#settle(roll >= 55);
  }

  /** Ends all faults and completes the waiting work. If `areChecked`, checks the final invariants. */
  async heal(areChecked = true, waitsMs = HEALING_MS): Promise<void> {
    const { files, receiver, mailbox, clock, store } = this.#world;
    for (const file of files.values()) file.mood = 'well';
    receiver.mood = mailbox.mood = 'well';
    for (const process of this.#processes) process.faults.disarm();
    await this.#settle(false);
    for (const wait of waitsMs) {
      clock.advance(wait);
      const subscription = await store.webhooks.get('a1', 'sub_1');
      if (subscription?.state === 'suspended') await store.webhooks.change('a1', 'sub_1', subscription, true, clock.now());
      for (const process of this.#processes) {
        await process.quota.sweep();
        await process.worker.runDue();
        await process.dispatcher.runDue();
        await process.post.sendDue();
      }
      await this.#settle(areChecked);
    }
    for (const process of this.#processes) {
      await process.quota.recover();
      await process.quota.close();
    }
    if (areChecked) await checkEnd(this.#world, this.#model, this.#accounts);
  }

  #note(what: string, times = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }

  #start(): void {
    this.#processes.push(new SimulatedProcess(this.#world, this.#sabotage));
  }

  #armFault(): void {
    const { random } = this.#world;
    const kind = random.pick(FAULT_KINDS);
    random.pick(this.#processes).faults.arm({ kind, at: 1 + random.below(60), lasts: random.chance(0.7) ? 1 : 1 + random.below(30) });
    this.#note(kind);
  }

  #end(process: SimulatedProcess): void {
    process.faults.end();
    this.#note('killed');
  }

  /** Runs several actions at the same time, in one or several processes. */
  async #work(): Promise<void> {
    const { random } = this.#world;
    const work: Promise<unknown>[] = [];
    for (let i = 1 + random.below(4); i > 0; i -= 1) {
      const process = random.pick(this.#processes);
      const [name, activity] = random.pick(this.#activities);
      this.#note(name);
      this.trail.push(name);
      work.push(this.tolerating(name, process, () => activity(process)));
    }
    await Promise.all(work);
    for (const process of this.#processes) await process.post.settled();
  }

  readonly #activities: readonly (readonly [name: string, activity: (process: SimulatedProcess) => Promise<unknown>])[] = [
    ['ingest', (process) => process.worker.runDue()],
    ['ingest', (process) => process.worker.runDue()],
    ['ask', (process) => this.#ask(process)],
    ['deliver', (process) => process.dispatcher.runDue()],
    ['deliver', (process) => process.dispatcher.runDue()],
    ['mail', (process) => process.post.sendDue()],
    ['register', (process) => this.#register(process)],
    ['call', (process) => this.call(process, 1 + this.#world.random.below(6))],
    ['call', (process) => this.call(process, 1 + this.#world.random.below(6))],
    ['sweep', (process) => process.quota.sweep()],
    ['read', (process) => this.#read(process)],
  ];

  /** Runs `work`. Errors that the store or the end of the process causes are not violations. */
  async tolerating(name: string, process: SimulatedProcess, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (process.isDead || error instanceof ProcessEnded || storeFaultOf(error) !== null) return;
      this.#world.violations.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }

  get process(): SimulatedProcess {
    return at(this.#processes, 0);
  }

  async #ask(process: SimulatedProcess): Promise<void> {
    const { random, clock } = this.#world;
    const key: DatasetKey = random.pick(KEYS);
    await process.store.jobs.enqueue('refresh', key, { at: clock.now() }, clock.now());
    await process.worker.runDue();
  }

  #register(process: SimulatedProcess): Promise<void> {
    const { random } = this.#world;
    const isNew = this.#emails === 0 || random.chance(0.7);
    if (isNew) this.#emails += 1;
    return this.register(process, `new${isNew ? this.#emails : 1 + random.below(this.#emails)}@example.org`);
  }

  async register(process: SimulatedProcess, email: string): Promise<void> {
    const { outcome } = await process.registrar.register(email, '203.0.113.7').catch((error: unknown) => {
      // The limit is five registrations an hour from one address.
      if ((error as { code?: string }).code === 'LIMIT_RATE') return { outcome: 'refused' as const };
      throw error;
    });
    if (outcome !== 'refused' && !process.isDead) this.#model.accepted(email);
  }

  /** Makes calls from one account, and refunds some of them. */
  async call(process: SimulatedProcess, times: number): Promise<void> {
    const { random } = this.#world;
    const account = random.pick(this.#accounts);
    for (let i = times; i > 0; i -= 1) {
      const ledger = await process.quota.open(account);
      if (process.isDead || !(await process.quota.take(ledger)) || process.isDead) return;
      process.ledgers.add(ledger);
      if (random.chance(0.2)) {
        process.quota.refund(ledger);
        continue;
      }
      process.quota.count(ledger);
      if (ledger.isLending) this.#model.lent(account.id);
      this.#model.counted(account.id, ledger.month.name);
      this.#note('counted');
      // Waits for the next tick, because the journal can already contain all calls in this tick.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Reads all datasets like a client, while others write. */
  async #read(process: SimulatedProcess): Promise<void> {
    for (const key of KEYS) await checkFigures(this.#world, this.#model, process.store, key);
  }

  #loseLent(process: SimulatedProcess): void {
    for (const { accountId, lent, isLending } of process.ledgers) if (lent > 0 || isLending) this.#model.loseLent(accountId);
  }

  /** Replaces processes that have ended, and checks the invariants. */
  async #settle(hasWorked: boolean): Promise<void> {
    const { store, violations, clock } = this.#world;
    const settledAt = this.#settledAt;
    this.#settledAt = clock.now();
    for (const [i, process] of this.#processes.entries()) {
      process.settleArrivals();
      // After the lease has expired, another process settles it without the calls reserved since then.
      if (this.#world.clock.now() - settledAt > LEASE_MS) this.#loseLent(process);
      if (!process.isDead) continue;
      this.#loseLent(process);
      this.#processes[i] = new SimulatedProcess(this.#world, this.#sabotage);
      this.#note('ended');
    }
    if (!hasWorked) return;
    for (const key of KEYS) await checkFigures(this.#world, this.#model, store, key);
    violations.push(...this.#model.beyond());
  }
}
