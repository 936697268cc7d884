/** Charges callers for a response's rows and time. `core/cost.ts` defines the units, and `accounts/rate-limit.ts` the buckets. */
import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { networkOf } from '../../accounts/client-network.ts';
import type { Bucket } from '../../accounts/rate-limit.ts';
import { type CostPayer, LONG_OBSERVATIONS, OPEN_OBSERVATIONS, unitsOf, withPayer } from '../../core/cost.ts';
import { WattleError } from '../../core/errors.ts';
import { BusyTime } from './busy-time.ts';
import { LongAnswers } from './long-answers.ts';
import type { Repeat } from './repeat.ts';
import { Turns } from './turns.ts';

export interface Payment {
  /** Null if the caller has no rate limit. */
  readonly bucket: Bucket | null;
  /** The units that the caller has already paid for this response. */
  readonly paid: number;
  /** Set if the caller has already paid for this URL. Only a response that is built again then costs something. */
  readonly repeat?: Repeat | undefined;
  /** True if the caller has a key. Without a key, the length of responses is limited. */
  readonly hasKey: boolean;
}

interface Destination {
  readonly clientIp: string;
  readonly response: ServerResponse;
}

export class Spending {
  readonly #busyTime: BusyTime;
  readonly #longAnswers = new LongAnswers();
  readonly #turns: Turns;

  /**
   * @param busyMs returns the total busy time of the thread in ms, as in `BusyTime`
   * @param turn as in `Turns`
   */
  constructor(busyMs?: () => number, turn?: () => Promise<void>) {
    this.#busyTime = new BusyTime(busyMs);
    this.#turns = new Turns(turn);
  }

  open(payment: Payment, { clientIp, response }: Destination): Tab {
    const network = networkOf(clientIp);
    return new Tab(payment, this.#busyTime, {
      beginLong: () => void finished(response, this.#longAnswers.begin(network)),
      turn: () => this.#turns.wait(network),
    });
  }
}

interface Limits {
  /** Begins a long response. Throws LIMIT_BUSY. */
  readonly beginLong: () => void;
  /** Waits until this response may use the thread. */
  readonly turn: () => Promise<void>;
}

/** The time in ms during which a response may use the thread before other responses have a turn. */
const SHARE_MS = 5;

export class Tab implements CostPayer {
  readonly #payment: Payment;
  readonly #busyTime: BusyTime;
  readonly #limits: Limits;
  #paid: number;
  #reserved = 0;
  #read = 0;
  #ms = 0;
  #isLong = false;
  #repeat: Repeat | undefined;
  /** The start of the current turn in ms. */
  #turnAt = 0;
  /** Returns the time in ms that the part in progress has used. */
  #usedMs: () => number = () => 0;
  /** True after the first part of the response is built. Later parts are streamed, so they are charged afterwards. */
  #isBegun = false;

  constructor(payment: Payment, busyTime: BusyTime, limits: Limits) {
    this.#payment = payment;
    this.#busyTime = busyTime;
    this.#limits = limits;
    this.#paid = payment.paid;
    this.#repeat = payment.repeat;
  }

  /** True if the length of the response is limited, because the caller has no key. */
  get isOpen(): boolean {
    return !this.#payment.hasKey;
  }

  reserve(observations: number): void {
    const reserved = this.#reserved + observations;
    // A refused request costs nothing. The caller can then request a shorter response.
    if (!this.#payment.hasKey && reserved > OPEN_OBSERVATIONS) throw tooLong(reserved);
    this.#reserved = reserved;
    if (this.#reserved > LONG_OBSERVATIONS && !this.#isLong) {
      this.#limits.beginLong();
      this.#isLong = true;
    }
    this.#take();
  }

  note(observations: number): void {
    this.#read += observations;
  }

  async share(): Promise<void> {
    if (performance.now() - this.#turnAt < SHARE_MS) return;
    await this.#turn();
    if (!this.#isBegun) this.#take();
  }

  async #turn(): Promise<void> {
    await this.#limits.turn();
    this.#turnAt = performance.now();
  }

  /**
   * Runs `work`, which builds all or part of a response, and charges for it while it runs. Throws LIMIT_RATE, LIMIT_QUOTA and the errors
   * of `work`.
   */
  async making<T>(work: () => Promise<T>): Promise<T> {
    if (this.#paid === 0) this.#take();
    const repeat = this.#repeat;
    this.#repeat = undefined;
    await repeat?.begin();
    await this.#turn();
    const begun = this.#busyTime.begin();
    this.#usedMs = () => this.#busyTime.since(begun);
    try {
      return await withPayer(this, work);
    } finally {
      this.#usedMs = () => 0;
      this.#isBegun = true;
      this.#ms += this.#busyTime.end(begun);
      const owed = this.#units - this.#paid;
      if (owed > 0) this.#payment.bucket?.spend(owed);
      this.#paid += Math.max(0, owed);
      repeat?.end(this.#units);
    }
  }

  get #units(): number {
    return unitsOf(Math.max(this.#reserved, this.#read), this.#ms + this.#usedMs());
  }

  /** Charges the bucket. One response costs at most a full bucket. */
  #take(): void {
    const { bucket } = this.#payment;
    const owed = this.#units - this.#paid;
    if (owed <= 0) return;
    const tokens = bucket === null ? 0 : Math.min(owed, bucket.capacity - this.#paid);
    const wait = bucket === null || tokens <= 0 ? 0 : bucket.take(tokens);
    if (wait > 0)
      throw new WattleError(
        'LIMIT_RATE',
        `This response costs ${this.#units === 1 ? '1 unit' : `${this.#units} units`}, more than you have left for this minute.`,
        {
          hint: 'A unit is 2,000 observations, or 25 ms of processing. Request fewer observations, or wait.',
          retryAfterSeconds: wait,
        },
      );
    this.#paid += owed;
  }
}

const inThousands = (count: number): string => count.toLocaleString('en-AU');

const tooLong = (observations: number): WattleError =>
  new WattleError(
    'LIMIT_LENGTH',
    `Without a key, a response has at most ${inThousands(OPEN_OBSERVATIONS)} observations. This response has ${inThousands(observations)}.`,
    {
      hint: 'Request fewer series or a shorter span, or send a key as "Authorization: Bearer ak_…". /bulk/ has all data.',
    },
  );
