/**
 * Updates one dataset. Records agency failures without throwing, and stored data stay available.
 *
 * requests ─get→ bytes ─capture→ stored by hash ─parse→ parts ─validate, compare→ new version │ unchanged │ quarantined
 * └ fallback, if a request fails or does not parse                             └ recorded: check, failure with address
 */

import type { Ask } from '../../core/capture.ts';
import { isoInstant } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, datasetKey, type TimeSeriesDataset, type TimeSpan } from '../../core/define-dataset.ts';
import { type Acceptable, formatAddress, WattleError } from '../../core/errors.ts';
import { CALENDAR_AHEAD_MS, CALENDAR_BACK_MS, latenessOf } from '../../core/lateness.ts';
import { releasesOf } from '../../core/release-titles.ts';
import type { Concerns } from '../../store/ports/concern.ts';
import type { Turn } from '../../store/ports/events.ts';
import type { DatasetState, Version, VersionOrigin } from '../../store/ports/series.ts';
import { storeFaultOf } from '../../store/ports/store-fault.ts';
import { type BringIn, type BroughtIn, bringIn, type Part } from '../apply/apply-captures.ts';
import { type NamedSeries, turnOf } from '../apply/events.ts';
import { frozen } from '../apply/validate.ts';
import { HostRestingError } from '../fetch/circuit-breaker.ts';
import { UpstreamClosedError } from '../fetch/client.ts';
import { contentConcerns, contentEvents, together } from './contents.ts';
import { type Answered, DatasetFiles, type FilesOptions } from './dataset-files.ts';
import { logFailure } from './ingest-log.ts';
import { isNothing, type Report, reportOf, reportOfRegister } from './report.ts';
import { agreeingFile } from './second-file.ts';

export interface RefreshOutcome {
  readonly dataset: DatasetKey;
  /** quarantined: files were stored but not imported, because they cannot be read or are not valid. */
  readonly result: 'new_version' | 'unchanged' | 'failed' | 'quarantined';
  /** The latest version. Null if nothing is stored. */
  readonly version: Version | null;
  /** The reason why the update failed or needs review. If `unchanged`, the reason why the data are out of date (DATA_FROZEN). */
  readonly error: WattleError | null;
  /** Findings about the files. Present if files were read and something was found. */
  readonly reported?: Report;
}

interface RefresherOptions extends FilesOptions {
  readonly origin: VersionOrigin;
  /** The series whose changes become events. If absent, no events are stored. */
  readonly named?: NamedSeries;
}

type Attempted = Pick<RefreshOutcome, 'result' | 'error'> & { readonly reported: Report | null };

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
   * Requests files and imports changes. Concurrent callers for the same dataset receive the same result. With `accept`, an operator accepts
   * changes that were refused. Throws only store errors.
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
   * Imports an older date range, file by file. If a later file fails, earlier files stay imported. The result does not affect whether the
   * dataset is up to date. Throws only store errors.
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
    if (error) logFailure(log, { ...fields, cause: error.cause }, error);
    else log.info(fields, 'Older window');
    return { dataset: key, result: error ? 'failed' : files > 0 ? 'new_version' : 'unchanged', version, error };
  }

  /** Imports one file. Returns false if the agency does not have the file, or if it contains nothing new. */
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
    const {
      result,
      error,
      reported: report,
    } = await this.#attempt(dataset, stored, accept, unreadable).then(
      ({ version, warning, reported: toTell }): Attempted => ({
        result: version ? 'new_version' : 'unchanged',
        error: warning,
        reported: toTell,
      }),
      (thrown: unknown): Attempted => {
        if (!(thrown instanceof WattleError) || isStoreFault(thrown)) throw thrown;
        return { result: /^(PARSE|DATA)_/.test(thrown.code) ? 'quarantined' : 'failed', error: thrown, reported: null };
      },
    );
    await this.#record(dataset, stored, startedAt, result, error);
    // The error is recorded before the file is settled. Another process that finds the settled file then also finds the error.
    await this.#files.settle(dataset, unreadable);
    if (report !== null) await this.#noteContents(dataset, report);
    const version = (await store.datasets.state(key))?.version ?? null;
    const fields = { dataset: key, result, version: version?.seq ?? null, code: error?.code, at: error?.at, ms: clock.now() - startedAt };
    if (error) logFailure(log, { ...fields, cause: error.cause }, error);
    else log.info(fields, result === 'new_version' ? 'New version' : 'Nothing new');
    if (report && report.gone.length > 0) log.warn({ dataset: key, gone: report.gone }, 'Current series are no longer in the file');
    const notTaken = together(report?.leftOut ?? []).filter(({ count }) => count > 0);
    if (notTaken.length > 0) log.info({ dataset: key, left_out: notTaken }, 'The file has content that is skipped');
    return { dataset: key, result, version, error, ...(report === null || isNothing(report) ? {} : { reported: report }) };
  }

  /** Stores findings about files as issues. Stores events too if there were earlier files to compare. */
  async #noteContents(dataset: Dataset, reported: Report): Promise<void> {
    const { store, clock, named, origin } = this.#options;
    const now = clock.now();
    const state = await store.datasets.state(datasetKey(dataset));
    if (state === null) return;
    await store.datasets.noteConcerns(datasetKey(dataset), 'files', contentConcerns(reported, state.concerns.files, now), (noted) =>
      named ? contentEvents({ dataset, state, named, origin }, reported, noted, now) : [],
    );
  }

  async #attempt(
    dataset: Dataset,
    stored: DatasetState | null,
    accept: readonly Acceptable[],
    unreadable: Answered[],
  ): Promise<Pick<BroughtIn, 'version' | 'warning'> & { readonly reported: Report | null }> {
    const { store, clock, origin, named } = this.#options;
    const answers: Answered[] = [];
    for (const ask of dataset.asks()) answers.push(...(await this.#files.answers(dataset, ask, stored)));
    // A file found without the index may be old, because there may be a later one.
    const unsure = answers.find(({ indexError }) => indexError)?.indexError ?? null;
    if (alreadyIn(stored, answers) && !hasMissing(stored)) {
      return { version: null, warning: unsure ?? frozen(dataset, stored?.newestDay ?? null, clock.now()), reported: null };
    }
    const { parts, refused } = await this.#files.parts(dataset, answers, unreadable);
    const news = named ? { named } : {};
    const context: BringIn = { store, dataset, recordedAt: clock.now(), origin, accept, ...news };
    const broughtIn = await bringIn(context, parts).catch((error: unknown) => this.#ifAgreed(context, answers, parts, error));
    await this.#files.settle(dataset, answers);
    const { version, removed } = broughtIn;
    const concerns = stored?.concerns ?? NEVER_LOOKED_AT;
    const reported = broughtIn.older
      ? null
      : dataset.kind === 'register'
        ? await reportOfRegister(dataset, parts)
        : await reportOf(store, dataset, parts, removed, concerns);
    return { version, warning: refused ?? (version === null ? unsure : null) ?? broughtIn.warning, reported };
  }

  /** Imports values that need review if a second file from the agency has the same values. Otherwise throws the error. */
  async #ifAgreed(context: BringIn, answers: readonly Answered[], parts: readonly Part[], error: unknown): Promise<BroughtIn> {
    if (!(error instanceof WattleError) || error.code !== 'DATA_IMPLAUSIBLE') throw error;
    const { store, dataset, recordedAt } = context;
    await this.#files.otherForms(dataset, answers);
    const agreed = await agreeingFile(store, dataset, parts, error.at?.column ?? null, recordedAt);
    if (agreed === null) throw error;
    this.#options.log.info({ dataset: datasetKey(dataset), agreed }, 'A second file has the same figures');
    return bringIn({ ...context, accept: [...context.accept, error.code], agreed }, parts);
  }

  /** Records the result. The attempt affects the uptime of the source. The failure or confirmation affects the dataset. */
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
    // The agency has not failed if a caller guessed an id that does not exist.
    const known = dataset.curated || (stored?.version ?? null) !== null;
    if (!known && error?.code === 'UP_NOT_FOUND') return;
    const requested = !(error instanceof HostRestingError) && error?.code !== 'UP_OFFLINE';
    const now = clock.now();
    if (requested) {
      const code = ok ? null : (error?.code ?? null);
      await store.checks.record({ source: dataset.source, dataset: datasetKey(dataset), at: now, ok, code, durationMs: now - startedAt });
    }
    if (!known && !ok) return;
    await store.datasets.noteCheck(datasetKey(dataset), now, error && failureOf(error), await this.#turn(dataset, now, error));
  }

  /** Returns the change of state to report as an event. Undefined if no events are stored. */
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

/** Returns true for a store error that is already a WattleError. */
const isStoreFault = (error: WattleError): boolean => error.code === 'BUG' && storeFaultOf(error) !== null;

/**
 * Returns true if the latest version was built from the same bytes, or if no files arrived. Starter data contain only part of a file. If
 * they are stored, files are always compared.
 */
function alreadyIn(stored: DatasetState | null, answers: readonly Answered[]): boolean {
  if (answers.length === 0) return true;
  const version = stored?.version;
  if (!version || version.origin === 'starter') return false;
  return version.captures.length === answers.length && answers.every((answer) => version.captures.includes(answer.captured.sha256));
}

/** Returns true if series are missing. Even unchanged bytes must then be imported, because the series may have returned. */
const hasMissing = (stored: DatasetState | null): boolean => (stored?.concerns.files ?? []).some(({ kind }) => kind === 'missing');

const failureOf = (error: WattleError): { code: WattleError['code']; detail: string; address: string | null } => ({
  code: error.code,
  detail: error.message,
  address: error.at ? formatAddress(error.at) : null,
});
