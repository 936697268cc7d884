/**
 * Simulates one process of the program, with a worker, a dispatcher, an outbox and a quota. Each process has a separate connection to the
 * shared store.
 */
import path from 'node:path';
import { AuditLog } from '../../src/accounts/audit.ts';
import { Keyring } from '../../src/accounts/keys.ts';
import { Post } from '../../src/accounts/post.ts';
import type { Ledger } from '../../src/accounts/quota/ledger.ts';
import { Quota } from '../../src/accounts/quota/quota.ts';
import { Registrar } from '../../src/accounts/registration.ts';
import { Tiers } from '../../src/accounts/tiers.ts';
import type { Clock } from '../../src/core/clock.ts';
import { IngestWorker } from '../../src/ingest/jobs/worker.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { storeFaultOf } from '../../src/store/ports/store-fault.ts';
import { Dispatcher } from '../../src/webhooks/dispatcher.ts';
import type { Outcome } from '../../src/webhooks/sender.ts';
import { type Faults, ProcessEnded } from './faulty-driver.ts';
import { aWhile, SimulatedUpstream } from './outside.ts';
import { LIMIT, type World } from './world.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
/** The duration of a slow response in ms, which is longer than the lease for a delivery. */
const SLOW_MS = 90_000;
const KEYRING = new Keyring(Buffer.alloc(32, 7));

/** Replaces a store operation with a faulty one, for tests of the simulation itself. */
export type Sabotage = (store: Store) => Store;

export class SimulatedProcess {
  readonly faults: Faults;
  readonly store: Store;
  readonly worker: IngestWorker;
  readonly dispatcher: Dispatcher;
  readonly post: Post;
  readonly registrar: Registrar;
  readonly quota: Quota;
  /** Accounts with calls in this process. */
  readonly ledgers = new Set<Ledger>();
  readonly #world: World;

  constructor(world: World, sabotage: Sabotage = (store) => store) {
    this.#world = world;
    const skewMs = world.random.below(2000) - 1000;
    const clock: Clock = { now: () => world.clock.now() + skewMs };
    const { files, folder, random } = world;
    this.faults = world.faults();
    const store = sabotage(world.openStore(clock, this.faults));
    this.store = store;
    const log = { info: () => {}, warn: () => {}, error: (fields: object) => 'err' in fields && this.#expectStoreFault(fields.err) };
    this.worker = new IngestWorker({
      store,
      clock,
      log,
      origin: 'live',
      catalogue: world.catalogue,
      named: world.named,
      upstream: new SimulatedUpstream(files, clock, random),
    });
    this.dispatcher = new Dispatcher({
      store,
      clock,
      log,
      datasetOfSeries: () => null,
      notifyOwner: async () => {},
      secrets: { signingSecrets: async () => [SECRET] },
      sender: { send: (_address, headers, body) => this.#deliver(String(headers['webhook-id']), body), close: () => {} },
    });
    const onFailure = (error: unknown): void => this.#expectStoreFault(error);
    this.post = new Post({
      store: store.accounts.mails,
      keyring: KEYRING,
      clock,
      onFailure,
      mailer: { send: (mail, { id }) => this.#mail(id, mail.to), destination: 'memory', close: () => {} },
    });
    this.registrar = new Registrar({
      store: store.accounts,
      keyring: KEYRING,
      tiers: new Tiers(LIMIT),
      post: this.post,
      clock,
      disposableDomains: [],
      perHour: 10_000,
      audit: new AuditLog(store.accounts, clock),
    });
    this.quota = new Quota({
      store: store.accounts,
      clock,
      limitOf: () => LIMIT,
      journals: path.join(folder, 'journals'),
    });
  }

  get isDead(): boolean {
    return this.faults.isDead;
  }

  async #deliver(id: string, body: string): Promise<Outcome | null> {
    const { receiver, random, clock } = this.#world;
    await aWhile(random);
    if (this.isDead) return null;
    const { mood } = receiver;
    if (mood === 'away') return { durationMs: 5, status: 500, error: 'The receiver returned 500.' };
    this.#arrived(receiver.arrive(id, body, mood !== 'well'));
    if (mood === 'slow') clock.advance(SLOW_MS);
    if (mood === 'lost') return { durationMs: 5, status: null, error: 'The receiver closed the connection without a response.' };
    return { durationMs: 5, status: 204, error: null };
  }

  async #mail(id: string, to: string): Promise<void> {
    const { mailbox, random } = this.#world;
    await aWhile(random);
    if (this.isDead) throw new ProcessEnded('The process has ended.');
    const { mood } = mailbox;
    if (mood === 'away') throw new MailRefused('No route to the mail server.');
    this.#arrived(mailbox.arrive(id, to, mood !== 'well'));
    if (mood === 'lost') throw new MailRefused('The mail server closed the connection.');
  }

  /**
   * Allows another copy of a message if the store fails or the process ends while the message arrives. The arrival may then not be stored.
   */
  #arrived(arrival: { mayComeAgain: boolean }): void {
    this.#unsure.push({ arrival, fired: this.faults.fired });
  }
  readonly #unsure: { readonly arrival: { mayComeAgain: boolean }; readonly fired: number }[] = [];

  /** Marks arrivals after which the process or its store failed. Call this after all running work has ended. */
  settleArrivals(): void {
    for (const { arrival, fired } of this.#unsure.splice(0)) if (this.isDead || this.faults.fired > fired) arrival.mayComeAgain = true;
  }

  /** Adds a violation for an error, unless it was caused by the store, the mail server or the end of the process. */
  #expectStoreFault(error: unknown): void {
    if (this.isDead || error instanceof ProcessEnded || error instanceof MailRefused || storeFaultOf(error) !== null) return;
    this.#world.violations.push(`An unexpected error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

class MailRefused extends Error {}
