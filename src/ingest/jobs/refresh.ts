/**
 * Refreshes one dataset from its agency. Upstream trouble is a recorded outcome, never an exception; stored data stays served.
 *
 *   requests ─ask→ bytes ─capture→ kept under their hash ─parse→ parts ─judge, compare→ new version │ unchanged │ quarantined
 *     └ fallback, when a request fails or does not parse                                └ recorded: check, failure with address
 */

import type { Ask, Captured } from '../../core/capture.ts';
import { type Clock, isoInstant } from '../../core/clock.ts';
import {
  type Dataset,
  type DatasetKey,
  datasetKey,
  type Source,
  type SourceCode,
  type TimeSeriesDataset,
  type TimeSpan,
} from '../../core/define-dataset.ts';
import { type Acceptable, formatAddress, WattleError } from '../../core/errors.ts';
import { CALENDAR_AHEAD_MS, CALENDAR_BACK_MS, latenessOf } from '../../core/lateness.ts';
import { releasesOf } from '../../core/release-titles.ts';
import type { Concerns } from '../../store/concern.ts';
import type { Store } from '../../store/port.ts';
import type { Turn } from '../../store/ports/events.ts';
import type { DatasetState, Version, VersionOrigin } from '../../store/ports/series.ts';
import { storeFaultOf } from '../../store/store-fault.ts';
import { asParseError, type BroughtIn, bringIn, type Part, parsePart } from '../apply/apply-captures.ts';
import { type NamedSeries, turnOf } from '../apply/events.ts';
import { frozen } from '../apply/validate.ts';
import { capture, withFallback } from '../fetch/archive.ts';
import { HostRestingError } from '../fetch/circuit-breaker.ts';
import { type Upstream, UpstreamClosedError } from '../fetch/client.ts';
import { SharedFiles } from '../fetch/shared-files.ts';
import { contentConcerns, contentEvents, together } from './contents.ts';
import { isNothing, type Told, toldOf, toldOfRegister } from './told.ts';

/** What ingest has to say while it works; pino's logger is one. */
export interface IngestLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface RefreshOutcome {
  readonly dataset: DatasetKey;
  /** quarantined: bytes came and are kept, but could not be read or believed. */
  readonly result: 'new_version' | 'unchanged' | 'failed' | 'quarantined';
  /** The version stored after the refresh; null when none is. */
  readonly version: Version | null;
  /** Why it failed or was quarantined; with unchanged, why stored data counts as old (DATA_FROZEN). */
  readonly error: WattleError | null;
  /** What its files leave to be reported; absent where nothing. */
  readonly told?: Told;
}

/** requesting: a file is being requested. reading: it is being parsed, compared and written. */
export type Stage = 'asking' | 'reading';

export interface RefresherOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  readonly sourceOf: (code: SourceCode) => Source;
  /** Present where news is reported: each new version raises its events. */
  readonly named?: NamedSeries;
  /** Called at each step of a refresh, before it is taken. */
  readonly onStage?: (dataset: DatasetKey, stage: Stage) => void;
  /** Called with why a file could not be had or read, before its other form is requested. */
  readonly onFallback?: (error: WattleError) => void;
}

type Attempted = Pick<RefreshOutcome, 'result' | 'error'> & { readonly told: Told | null };

const NEVER_LOOKED_AT: Concerns = { files: null, figures: null };

/** A request that was answered, and with what. */
interface Answered {
  readonly ask: Ask;
  readonly captured: Captured;
  /** Why the index that should lead to the file could not be read, where the file is the one that is known without it. */
  readonly indexError?: WattleError;
}

/** What an index leads to. */
interface Followed {
  /** Those that are not in yet. */
  readonly asks: readonly Ask[];
  /** Id of the immutable file that is named first, whether it is in or not; null if absent. */
  readonly newest: string | null;
}

/** A body without a byte is a fault on the way, and no report. */
const isEmpty = ({ captured }: Answered): boolean => captured.file === undefined && captured.bytes.byteLength === 0;

export class Refresher {
  readonly #options: RefresherOptions;
  readonly #shared: SharedFiles;
  readonly #running = new Map<DatasetKey, Promise<RefreshOutcome>>();

  constructor(options: RefresherOptions) {
    this.#options = options;
    this.#shared = new SharedFiles(options.clock);
  }

  /**
   * Queries the agency and brings in what is new. Callers who come while a refresh of the same dataset runs get its outcome. `accept` lets an
   * operator take a change that is refused by itself. Throws only when the store does.
   */
  refresh(dataset: Dataset, accept: readonly Acceptable[] = []): Promise<RefreshOutcome> {
    const key = datasetKey(dataset);
    const running = this.#running.get(key);
    if (running) return running;
    const refreshing = this.#refresh(dataset, key, accept).finally(() => this.#running.delete(key));
    this.#running.set(key, refreshing);
    return refreshing;
  }

  /**
   * Brings in a window from before what refreshes bring, each file by itself: what came stays when a later one fails. Says nothing about the
   * freshness of the dataset, so neither confirms it nor counts against it. Throws only when the store does.
   */
  async history(dataset: TimeSeriesDataset, window: TimeSpan): Promise<RefreshOutcome> {
    const { store, clock, log } = this.#options;
    const key = datasetKey(dataset);
    let files = 0;
    let error: WattleError | null = null;
    for (const ask of dataset.history?.(window, clock.now()) ?? []) {
      try {
        for (const file of await this.#filesOfWindow(dataset, ask)) if (await this.#bringInFile(dataset, file)) files++;
      } catch (thrown) {
        if (!(thrown instanceof WattleError) || isStoreFault(thrown)) throw thrown;
        error ??= thrown;
      }
    }
    const version = (await store.datasets.state(key))?.version ?? null;
    const fields = { dataset: key, from: isoInstant(window.from), to: isoInstant(window.to), files, code: error?.code, at: error?.at };
    if (error) log.warn({ ...fields, cause: error.cause }, error.message);
    else log.info(fields, 'Older window');
    return { dataset: key, result: error ? 'failed' : files > 0 ? 'new_version' : 'unchanged', version, error };
  }

  /** The files of a window that were not brought in before; when their index cannot be had, the one that is declared instead. */
  async #filesOfWindow(dataset: TimeSeriesDataset, ask: Ask): Promise<readonly Ask[]> {
    if (!ask.follow) return [ask];
    try {
      return (await this.#followed(dataset, ask, ask.follow, null)).asks;
    } catch (error) {
      if (!ask.fallback || !(error instanceof WattleError) || error instanceof UpstreamClosedError) throw error;
      this.#tellFallback(dataset, error);
      return [ask.fallback];
    }
  }

  /** False when the agency has no such file, or when it says nothing new. */
  async #bringInFile(dataset: TimeSeriesDataset, file: Ask): Promise<boolean> {
    const { store, clock, origin } = this.#options;
    if (file.immutable && (await store.captures.settled(datasetKey(dataset), [file.id])).has(file.id)) return false;
    const answers = await this.#answers(dataset, file, null);
    if (answers.length === 0) return false;
    const unreadable: Answered[] = [];
    const { parts } = await this.#parts(dataset, answers, unreadable).finally(() => this.#settle(dataset, unreadable));
    const { version } = await bringIn({ store, dataset, recordedAt: clock.now(), origin, accept: [], older: true }, parts);
    await this.#settle(dataset, answers);
    return version !== null;
  }

  async #refresh(dataset: Dataset, key: DatasetKey, accept: readonly Acceptable[]): Promise<RefreshOutcome> {
    const { store, clock, log } = this.#options;
    const startedAt = clock.now();
    const stored = await store.datasets.state(key);
    const unreadable: Answered[] = [];
    const { result, error, told } = await this.#attempt(dataset, stored, accept, unreadable).then(
      ({ version, warning, told: toTell }): Attempted => ({
        result: version ? 'new_version' : 'unchanged',
        error: warning,
        told: toTell,
      }),
      (thrown: unknown): Attempted => {
        if (!(thrown instanceof WattleError) || isStoreFault(thrown)) throw thrown;
        return { result: /^(PARSE|DATA)_/.test(thrown.code) ? 'quarantined' : 'failed', error: thrown, told: null };
      },
    );
    await this.#record(dataset, stored, startedAt, result, error);
    // Not before it is on record that they were refused: another process finds nothing to request, and looks there.
    await this.#settle(dataset, unreadable);
    if (told !== null) await this.#noteContents(dataset, told);
    const version = (await store.datasets.state(key))?.version ?? null;
    const fields = { dataset: key, result, version: version?.seq ?? null, code: error?.code, at: error?.at, ms: clock.now() - startedAt };
    if (error) log.warn({ ...fields, cause: error.cause }, error.message);
    else log.info(fields, result === 'new_version' ? 'New version' : 'Nothing new');
    if (told && told.gone.length > 0) log.warn({ dataset: key, gone: told.gone }, 'Series that were current are no longer in the file');
    const notTaken = together(told?.leftOut ?? []).filter(({ count }) => count > 0);
    if (notTaken.length > 0) log.info({ dataset: key, left_out: notTaken }, 'The file holds more than is taken');
    return { dataset: key, result, version, error, ...(told === null || isNothing(told) ? {} : { told }) };
  }

  /** Notes what the files have lost and what of them is not taken; news of it is reported where there was something to lose. */
  async #noteContents(dataset: Dataset, told: Told): Promise<void> {
    const { store, clock, named, origin } = this.#options;
    const now = clock.now();
    const state = await store.datasets.state(datasetKey(dataset));
    if (state === null) return;
    await store.datasets.noteConcerns(datasetKey(dataset), 'files', contentConcerns(told, state.concerns.files, now), (noted) =>
      named ? contentEvents({ dataset, state, named, origin }, told, noted, now) : [],
    );
  }

  async #attempt(
    dataset: Dataset,
    stored: DatasetState | null,
    accept: readonly Acceptable[],
    unreadable: Answered[],
  ): Promise<Pick<BroughtIn, 'version' | 'warning'> & { readonly told: Told | null }> {
    const { store, clock, origin, named } = this.#options;
    const answers: Answered[] = [];
    for (const ask of dataset.asks()) answers.push(...(await this.#answers(dataset, ask, stored)));
    // What is known without the index may be news; that there is none it does not report.
    const unsure = answers.find(({ indexError }) => indexError)?.indexError ?? null;
    if (alreadyIn(stored, answers) && !hasMissing(stored)) {
      return { version: null, warning: unsure ?? frozen(dataset, stored?.newestDay ?? null, clock.now()), told: null };
    }
    const { parts, refused } = await this.#parts(dataset, answers, unreadable);
    const news = named ? { named } : {};
    const broughtIn = await bringIn({ store, dataset, recordedAt: clock.now(), origin, accept, ...news }, parts);
    await this.#settle(dataset, answers);
    const { version, removed } = broughtIn;
    const concerns = stored?.concerns ?? NEVER_LOOKED_AT;
    const told = broughtIn.older
      ? null
      : dataset.kind === 'register'
        ? await toldOfRegister(dataset, parts)
        : await toldOf(store, dataset, parts, removed, concerns);
    return { version, warning: refused ?? (version === null ? unsure : null) ?? broughtIn.warning, told };
  }

  /** What a request gave: one file, or all that its index leads to and that was not brought in before. */
  async #answers(dataset: Dataset, ask: Ask, stored: DatasetState | null): Promise<readonly Answered[]> {
    if (!ask.follow) {
      const answer = await this.#answer(dataset, ask).catch((error: unknown) => gone(ask, error));
      return answer === null ? [] : [answer];
    }
    let followed: Followed;
    try {
      followed = await this.#followed(dataset, ask, ask.follow, stored);
    } catch (error) {
      if (!ask.fallback || !(error instanceof WattleError)) throw error;
      this.#tellFallback(dataset, error);
      const lastFound = await this.#lastFound(dataset, ask.fallback);
      const answers = await this.#answers(dataset, lastFound, stored).catch((second: unknown) => {
        throw second instanceof WattleError ? error : second;
      });
      return answers.map((answer) => ({ ...answer, indexError: error }));
    }
    if (followed.asks.length === 0) await this.#refuseAgain(dataset, followed.newest);
    const answers: Answered[] = [];
    let page: { readonly ask: Ask; readonly error: WattleError } | null = null;
    let wasPage = false;
    for (const one of followed.asks) {
      try {
        answers.push(...(await this.#answers(dataset, one, stored)));
        wasPage = false;
      } catch (error) {
        // One report of many may be a page for years; two in a row say that the agency sends pages to us.
        if (one.immutable && error instanceof WattleError && error.code === 'UP_HTML' && !wasPage) {
          this.#options.log.warn({ dataset: datasetKey(dataset), code: error.code, at: error.at }, `Passed over: ${error.message}`);
          page ??= { ask: one, error };
          wasPage = true;
          continue;
        }
        // What came before the agency stopped answering is taken now, the rest the next time.
        if (!one.immutable || answers.length === 0 || !(error instanceof WattleError) || error instanceof UpstreamClosedError) throw error;
        this.#options.log.warn({ dataset: datasetKey(dataset), code: error.code, at: error.at }, `Broken off: ${error.message}`);
        break;
      }
    }
    // Without the newest report nothing is confirmed; an older one that is a page takes nothing away.
    if (page !== null && answers.length === 0 && page.ask.id === followed.newest) throw page.error;
    return answers;
  }

  /** The newest report is as unreadable as it was, though it is not requested again: nothing is confirmed until another one comes. */
  async #refuseAgain(dataset: Dataset, newest: string | null): Promise<void> {
    const { store } = this.#options;
    const state = await store.datasets.state(datasetKey(dataset));
    const failure = state?.failure ?? null;
    if (newest === null || failure === null || !failure.code.startsWith('PARSE_')) return;
    const report = await store.captures.newest(datasetKey(dataset), newest);
    if (report === null || state?.version?.captures.includes(report.sha256)) return;
    throw new WattleError(failure.code, failure.detail, failure.address === null ? {} : { at: { file: failure.address } });
  }

  /** The requests that an index leads to, without the immutable ones that were dealt with before. */
  async #followed(dataset: Dataset, ask: Ask, follow: NonNullable<Ask['follow']>, stored: DatasetState | null): Promise<Followed> {
    const { store, upstream, sourceOf, clock } = this.#options;
    const source = sourceOf(dataset.source);
    const index = await capture({ store, upstream, source, dataset: datasetKey(dataset) }, ask);
    const asks = followIndex(() => follow(index, { periodEnd: stored?.periodEnd ?? null, now: clock.now() }), index.url);
    const stranger = asks.find((one) => !source.hosts.includes(new URL(one.url).host));
    if (stranger) {
      const where = { at: { url: index.url, value: stranger.url } };
      throw new WattleError(
        'UP_REDIRECT',
        `The index leads to ${new URL(stranger.url).host}, which is not one of the agency's hosts.`,
        where,
      );
    }
    const immutable = asks.filter((one) => one.immutable).map((one) => one.id);
    const settled = immutable.length === 0 ? new Set<string>() : await store.captures.settled(datasetKey(dataset), immutable);
    const open = firstOf(
      asks.filter((one) => !settled.has(one.id)),
      ask.atMost,
    );
    return { asks: open, newest: immutable[0] ?? null };
  }

  /** The file of a failed index at the address where it was found before. */
  async #lastFound(dataset: Dataset, fallback: Ask): Promise<Ask> {
    const known = await this.#options.store.captures.newest(datasetKey(dataset), fallback.id);
    return known === null || known.external ? fallback : { ...fallback, url: known.url };
  }

  /**
   * What the answers say. An immutable file that cannot be read is left out, for it will never read otherwise; it is not requested again unless
   * nothing came at all.
   *
   * @param unreadable gets those that cannot be read, for the caller to settle
   */
  async #parts(
    dataset: Dataset,
    answers: readonly Answered[],
    unreadable: Answered[],
  ): Promise<{ parts: readonly Part[]; refused: WattleError | null }> {
    const parts: Part[] = [];
    let refused: WattleError | null = null;
    let empty: WattleError | null = null;
    for (const answer of answers) {
      this.#options.onStage?.(datasetKey(dataset), 'reading');
      try {
        parts.push(await this.#part(dataset, answer));
      } catch (error) {
        if (!answer.ask.immutable || !(error instanceof WattleError)) throw error;
        unreadable.push(answer);
        if (isEmpty(answer)) empty ??= error;
        else refused ??= error;
      }
    }
    refused ??= parts.length === 0 ? empty : null;
    if (parts.length === 0 && refused) throw refused;
    return { parts, refused };
  }

  async #settle(dataset: Dataset, answers: readonly Answered[]): Promise<void> {
    const immutable = answers.filter((answer) => answer.ask.immutable && !isEmpty(answer)).map((answer) => answer.ask.id);
    if (immutable.length > 0) await this.#options.store.captures.settle(datasetKey(dataset), immutable);
  }

  /** The capture of a request, or of its fallback when it fails. */
  #answer(dataset: Dataset, ask: Ask): Promise<Answered> {
    const { store, upstream, sourceOf, onStage } = this.#options;
    const context = { store, upstream, source: sourceOf(dataset.source), dataset: datasetKey(dataset), shared: this.#shared };
    onStage?.(datasetKey(dataset), 'asking');
    return withFallback(
      ask,
      async (one) => ({ ask: one, captured: await capture(context, one) }),
      (error) => this.#tellFallback(dataset, error),
    );
  }

  /** What a capture says, or what the capture of the fallback says when it cannot be read. */
  #part(dataset: Dataset, answer: Answered): Promise<Part> {
    return withFallback(
      answer.ask,
      async (ask) => {
        const { captured } = ask === answer.ask ? answer : await this.#answer(dataset, ask);
        return parsePart(dataset, captured, this.#options.clock.now());
      },
      (error) => this.#tellFallback(dataset, error),
    );
  }

  #tellFallback(dataset: Dataset, error: WattleError): void {
    this.#options.log.warn({ dataset: datasetKey(dataset), code: error.code, at: error.at }, `Falling back: ${error.message}`);
    this.#options.onFallback?.(error);
  }

  /** Books the outcome: the attempt for the source's uptime, the failure or confirmation for the dataset. */
  async #record(
    dataset: Dataset,
    stored: DatasetState | null,
    startedAt: number,
    result: RefreshOutcome['result'],
    error: WattleError | null,
  ): Promise<void> {
    const { store, clock } = this.#options;
    if (error instanceof UpstreamClosedError) return;
    const ok = result === 'new_version' || result === 'unchanged';
    // A guessed id that the agency does not have says nothing about the agency, and leaves no trace.
    const known = dataset.curated || (stored?.version ?? null) !== null;
    if (!known && error?.code === 'UP_NOT_FOUND') return;
    const asked = !(error instanceof HostRestingError) && error?.code !== 'UP_OFFLINE';
    const now = clock.now();
    if (asked) {
      const code = ok ? null : (error?.code ?? null);
      await store.checks.record({ source: dataset.source, dataset: datasetKey(dataset), at: now, ok, code, durationMs: now - startedAt });
    }
    if (!known && !ok) return;
    await store.datasets.noteCheck(datasetKey(dataset), now, error && failureOf(error), await this.#turn(dataset, now, error));
  }

  /** Whether stored data is late as of a check; undefined where that is not reported. */
  async #turn(dataset: Dataset, now: number, error: WattleError | null): Promise<Turn | undefined> {
    const { store, named } = this.#options;
    const stored = named ? await store.datasets.state(datasetKey(dataset)) : null;
    if (!stored) return undefined;
    const failure = error && { ...failureOf(error), since: stored.failure?.since ?? now, at: now };
    const state = { ...stored, failure, confirmedAt: failure ? stored.confirmedAt : now };
    const calendar = await store.releases.between(now - CALENDAR_BACK_MS, now + CALENDAR_AHEAD_MS, dataset.source);
    return turnOf(dataset, state, latenessOf(dataset, state, releasesOf(dataset.cadence, calendar), now));
  }
}

/** True for a fault of the store that something on the way here has put into words. The cause of any other code is the agency's. */
const isStoreFault = (error: WattleError): boolean => error.code === 'BUG' && storeFaultOf(error) !== null;

/** All requests that are not of immutable files, and of those the first so many. */
function firstOf(asks: readonly Ask[], atMost = Number.POSITIVE_INFINITY): readonly Ask[] {
  let left = atMost;
  return asks.filter((ask) => !ask.immutable || left-- > 0);
}

/** An immutable file that has moved away is passed over; any other failure is. */
function gone(ask: Ask, error: unknown): null {
  if (ask.immutable && error instanceof WattleError && error.code === 'UP_NOT_FOUND') return null;
  throw error;
}

/** The requests an index leads to; whatever goes wrong in reading it is an error with its address. */
function followIndex(follow: () => readonly Ask[], url: string): readonly Ask[] {
  try {
    return follow();
  } catch (error) {
    throw asParseError(error, url);
  }
}

/** True when the stored version was made from just these bytes, or if absent that are new. Starter data is a choice from the file, so it is always compared. */
function alreadyIn(stored: DatasetState | null, answers: readonly Answered[]): boolean {
  if (answers.length === 0) return true;
  const version = stored?.version;
  if (!version || version.origin === 'starter') return false;
  return version.captures.length === answers.length && answers.every((answer) => version.captures.includes(answer.captured.sha256));
}

/** Then the bytes of the served version are news all the same: what a file in between came without is there again. */
const hasMissing = (stored: DatasetState | null): boolean => (stored?.concerns.files ?? []).some(({ kind }) => kind === 'missing');

const failureOf = (error: WattleError): { code: WattleError['code']; detail: string; address: string | null } => ({
  code: error.code,
  detail: error.message,
  address: error.at ? formatAddress(error.at) : null,
});
