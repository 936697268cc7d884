/**
 * Refreshes one dataset from its agency. Upstream trouble is a recorded outcome, never an exception; stored data stays served.
 *
 *   requests ─ask→ bytes ─capture→ kept under their hash ─parse→ parts ─judge, compare→ new version │ unchanged │ quarantined
 *     └ fallback, when a request fails or does not parse                                └ recorded: check, failure with address
 */

import type { Ask } from '../../core/capture.ts';
import { isoInstant } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, datasetKey, type TimeSeriesDataset, type TimeSpan } from '../../core/define-dataset.ts';
import { type Acceptable, formatAddress, WattleError } from '../../core/errors.ts';
import { CALENDAR_AHEAD_MS, CALENDAR_BACK_MS, latenessOf } from '../../core/lateness.ts';
import { releasesOf } from '../../core/release-titles.ts';
import type { Concerns } from '../../store/concern.ts';
import type { Turn } from '../../store/ports/events.ts';
import type { DatasetState, Version, VersionOrigin } from '../../store/ports/series.ts';
import { storeFaultOf } from '../../store/store-fault.ts';
import { type BroughtIn, bringIn } from '../apply/apply-captures.ts';
import { type NamedSeries, turnOf } from '../apply/events.ts';
import { frozen } from '../apply/validate.ts';
import { HostRestingError } from '../fetch/circuit-breaker.ts';
import { UpstreamClosedError } from '../fetch/client.ts';
import { contentConcerns, contentEvents, together } from './contents.ts';
import { type Answered, DatasetFiles, type FilesOptions } from './dataset-files.ts';
import { isNothing, type Told, toldOf, toldOfRegister } from './told.ts';

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

export interface RefresherOptions extends FilesOptions {
  readonly origin: VersionOrigin;
  /** Present where news is reported: each new version raises its events. */
  readonly named?: NamedSeries;
}

type Attempted = Pick<RefreshOutcome, 'result' | 'error'> & { readonly told: Told | null };

const NEVER_LOOKED_AT: Concerns = { files: null, figures: null };

export class Refresher {
  readonly #options: RefresherOptions;
  readonly #files: DatasetFiles;
  readonly #running = new Map<DatasetKey, Promise<RefreshOutcome>>();

  constructor(options: RefresherOptions) {
    this.#options = options;
    this.#files = new DatasetFiles(options);
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
        for (const file of await this.#files.filesOfWindow(dataset, ask)) if (await this.#bringInFile(dataset, file)) files++;
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

  /** False when the agency has no such file, or when it says nothing new. */
  async #bringInFile(dataset: TimeSeriesDataset, file: Ask): Promise<boolean> {
    const { store, clock, origin } = this.#options;
    if (file.immutable && (await store.captures.settled(datasetKey(dataset), [file.id])).has(file.id)) return false;
    const answers = await this.#files.answers(dataset, file, null);
    if (answers.length === 0) return false;
    const unreadable: Answered[] = [];
    const { parts } = await this.#files.parts(dataset, answers, unreadable).finally(() => this.#files.settle(dataset, unreadable));
    const { version } = await bringIn({ store, dataset, recordedAt: clock.now(), origin, accept: [], older: true }, parts);
    await this.#files.settle(dataset, answers);
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
    await this.#files.settle(dataset, unreadable);
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
    for (const ask of dataset.asks()) answers.push(...(await this.#files.answers(dataset, ask, stored)));
    // What is known without the index may be news; that there is none it does not report.
    const unsure = answers.find(({ indexError }) => indexError)?.indexError ?? null;
    if (alreadyIn(stored, answers) && !hasMissing(stored)) {
      return { version: null, warning: unsure ?? frozen(dataset, stored?.newestDay ?? null, clock.now()), told: null };
    }
    const { parts, refused } = await this.#files.parts(dataset, answers, unreadable);
    const news = named ? { named } : {};
    const broughtIn = await bringIn({ store, dataset, recordedAt: clock.now(), origin, accept, ...news }, parts);
    await this.#files.settle(dataset, answers);
    const { version, removed } = broughtIn;
    const concerns = stored?.concerns ?? NEVER_LOOKED_AT;
    const told = broughtIn.older
      ? null
      : dataset.kind === 'register'
        ? await toldOfRegister(dataset, parts)
        : await toldOf(store, dataset, parts, removed, concerns);
    return { version, warning: refused ?? (version === null ? unsure : null) ?? broughtIn.warning, told };
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
