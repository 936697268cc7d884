/**
 * Looks up single ABNs in an agency's service. Only workers contact agencies, so API nodes queue a job. All look-ups therefore share one
 * rate limit.
 */
import type { AbnLookup, BusinessRegister } from '../../core/business-register.ts';
import type { Clock } from '../../core/clock.ts';
import type { Source } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { currentTrace } from '../../core/trace.ts';
import type { Store } from '../../store/ports/port.ts';
import { type Upstream, UpstreamClosedError } from '../fetch/client.ts';
import { safeUrl } from '../fetch/upstream-errors.ts';
import { traced } from './traced-job.ts';

const ABN_JOB = 'abn';

/** Access to the service. This installation's credential never appears in jobs, logs or responses. */
export interface BusinessRegisterAccess {
  readonly source: Source;
  readonly credential: string;
}

/** Looks up an ABN. If the service fails, the result contains the failure. Throws only UpstreamClosedError, on shutdown. */
export async function askForAbn(upstream: Upstream, access: BusinessRegisterAccess, abn: string): Promise<AbnLookup> {
  try {
    return await ask(upstream, access, abn);
  } catch (error) {
    if (!(error instanceof WattleError) || error instanceof UpstreamClosedError) throw error;
    return unanswered(error.message);
  }
}

async function ask(upstream: Upstream, access: BusinessRegisterAccess, abn: string): Promise<AbnLookup> {
  const register = access.source.businessRegister;
  if (!register) throw new WattleError('BUG', `${access.source.code} has no register of businesses.`);
  const one = register.ask(abn, access.credential);
  const result = await upstream.ask(access.source, one, null);
  if (result.kind === 'unchanged') throw new WattleError('BUG', 'ABN Lookup responded “not changed” to a request for an ABN.');
  const { bytes, contentType, retrievedAt } = result;
  const captured = { sha256: '', bytes, url: safeUrl(one.url), contentType, retrievedAt, askId: one.id };
  return { details: register.parse(captured, abn), answeredAt: retrievedAt, failure: null };
}

interface JobBusinessRegisterOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly wake?: () => void;
  readonly pollMs?: number;
}

/** The due time of the job. It puts the job first in the queue, because a caller is waiting. */
const BEFORE_ALL_ELSE = 0;
/** How long a result is reused, in ms. The register changes every hour, but half a day is recent enough for verification. */
const ANSWER_GOOD_FOR_MS = 12 * 3_600_000;
const FAILURE_GOOD_FOR_MS = 30_000;
const REMEMBERED_ANSWERS = 10_000;

export class JobBusinessRegister implements BusinessRegister {
  readonly #options: JobBusinessRegisterOptions;
  readonly #answers = new Map<string, { readonly lookup: AbnLookup; readonly until: number }>();
  readonly #waiting = new Map<string, Promise<AbnLookup>>();

  constructor(options: JobBusinessRegisterOptions) {
    this.#options = options;
  }

  async lookUp(abn: string, budgetMs: number): Promise<AbnLookup> {
    const known = this.#answers.get(abn);
    if (known && this.#options.clock.now() < known.until) return known.lookup;
    return this.#waiting.get(abn) ?? this.#begin(abn, budgetMs);
  }

  #begin(abn: string, budgetMs: number): Promise<AbnLookup> {
    const lookup = this.#ask(abn, budgetMs)
      .catch((): AbnLookup => unanswered('The ABN could not be sent for look-up.'))
      .then((answer) => this.#remember(abn, answer))
      .finally(() => this.#waiting.delete(abn));
    this.#waiting.set(abn, lookup);
    return lookup;
  }

  async #ask(abn: string, budgetMs: number): Promise<AbnLookup> {
    const { store, wake, pollMs = 50 } = this.#options;
    const id = await store.jobs.enqueue(ABN_JOB, abn, traced(null, currentTrace()), BEFORE_ALL_ELSE);
    wake?.();
    for (let waitedMs = 0; waitedMs <= budgetMs; waitedMs += pollMs) {
      const job = await store.jobs.outcome(id);
      if (!job || job.state === 'done') return readOutcome(job?.outcome, abn);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return unanswered('The Australian Business Register did not respond in time.');
  }

  #remember(abn: string, lookup: AbnLookup): AbnLookup {
    if (this.#answers.size >= REMEMBERED_ANSWERS) this.#answers.clear();
    const goodFor = lookup.failure === null ? ANSWER_GOOD_FOR_MS : FAILURE_GOOD_FOR_MS;
    this.#answers.set(abn, { lookup, until: this.#options.clock.now() + goodFor });
    return lookup;
  }
}

export const unanswered = (failure: string): AbnLookup => ({ details: null, answeredAt: null, failure });

/** Parses the result of a job. Any field may be missing, because another version of the program may have written it. */
function readOutcome(json: unknown, abn: string): AbnLookup {
  const { details = null, answeredAt = null, failure = null } = (json ?? {}) as Partial<AbnLookup>;
  if (failure !== null || answeredAt === null) return unanswered(failure ?? 'No request was sent to the Australian Business Register.');
  if (details !== null && details.abn !== abn) return unanswered('The Australian Business Register returned another ABN.');
  return { details, answeredAt, failure: null };
}
