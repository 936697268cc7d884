/** Pauses requests to a host after several consecutive failures. */
import { WattleError } from '../../core/errors.ts';

const FAILURES_TO_OPEN = 5;
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 30 * 60_000;

/** The error for a request during a pause. No request was sent, so the agency has not failed again. */
export class HostRestingError extends WattleError {}

export class HostCircuit {
  readonly #host: string;
  #failures = 0;
  #openUntil = 0;
  #lastDetail = '';
  #lastCause: unknown;

  constructor(host: string) {
    this.#host = host;
  }

  /** Throws HostRestingError (UP_UNREACHABLE) during a pause. */
  check(now: number, url: string): void {
    if (now >= this.#openUntil) return;
    throw new HostRestingError('UP_UNREACHABLE', `Requests to ${this.#host} are paused. Last error: ${this.#lastDetail}`, {
      at: { url },
      retryAfterSeconds: Math.ceil((this.#openUntil - now) / 1000),
      cause: this.#lastCause,
    });
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openUntil = 0;
  }

  /**
   * Counts a failure. From the fifth consecutive failure on, pauses requests. Each failure doubles the pause, from one minute up to half
   * an hour.
   */
  failed(now: number, detail: string, cause?: unknown): void {
    this.#failures++;
    this.#lastDetail = detail;
    this.#lastCause = cause;
    const beyond = this.#failures - FAILURES_TO_OPEN;
    if (beyond >= 0) this.restUntil(now + Math.min(FIRST_REST_MS * 2 ** beyond, LONGEST_REST_MS), detail, cause);
  }

  /** Pauses requests until an instant (ms since the epoch), such as the one in the host's Retry-After. */
  restUntil(instant: number, detail: string, cause?: unknown): void {
    this.#openUntil = Math.max(this.#openUntil, instant);
    this.#lastDetail = detail;
    this.#lastCause = cause;
  }
}
