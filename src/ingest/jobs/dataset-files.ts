/** Finds a dataset's files through its indexes, requests and parses them. Marks files as settled if they must not be read again. */

import type { Ask, Captured } from '../../core/capture.ts';
import type { Clock } from '../../core/clock.ts';
import {
  type Dataset,
  type DatasetKey,
  datasetKey,
  type Source,
  type SourceCode,
  type TimeSeriesDataset,
} from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Store } from '../../store/ports/port.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import { asParseError, type Part, parsePart } from '../apply/apply-captures.ts';
import { capture, withFallback } from '../fetch/archive.ts';
import { type Upstream, UpstreamClosedError } from '../fetch/client.ts';
import { SharedFiles } from '../fetch/shared-files.ts';
import { type IngestLog, logFailure } from './ingest-log.ts';

/** The current step in an update. `reading` includes parsing, comparing and writing. */
export type Stage = 'requesting' | 'reading';

export interface FilesOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly log: IngestLog;
  readonly sourceOf: (code: SourceCode) => Source;
  /** Runs before each step. */
  readonly onStage?: (dataset: DatasetKey, stage: Stage) => void;
  /** Runs before a fallback is requested. */
  readonly onFallback?: (error: WattleError) => void;
}

export interface Answered {
  readonly ask: Ask;
  readonly captured: Captured;
  /** The error from the index. Present if the file was found without the index. */
  readonly indexError?: WattleError;
}

interface Followed {
  /** Requests for files that have not been imported yet. */
  readonly asks: readonly Ask[];
  /** The id of the first unchanging file in the index, even if it was already imported. Null if the index has no such file. */
  readonly newest: string | null;
}

/** Returns true for an empty body. Reports are never empty, so this is a transfer error. */
const isEmpty = ({ captured }: Answered): boolean => captured.file === undefined && captured.bytes.byteLength === 0;

export class DatasetFiles {
  readonly #options: FilesOptions;
  readonly #shared: SharedFiles;

  constructor(options: FilesOptions) {
    this.#options = options;
    this.#shared = new SharedFiles(options.clock);
  }

  /** Returns requests for the files of a date range that have not been imported yet. If the index fails, returns the declared fallback. */
  async filesOfWindow(dataset: TimeSeriesDataset, ask: Ask): Promise<readonly Ask[]> {
    if (!ask.follow) return [ask];
    try {
      return (await this.#followed(dataset, ask, ask.follow, null)).asks;
    } catch (error) {
      if (!ask.fallback || !(error instanceof WattleError) || error instanceof UpstreamClosedError) throw error;
      this.#tellFallback(dataset, error);
      return [ask.fallback];
    }
  }

  /** Requests one file, or all files in the request's index that have not been imported yet. */
  async answers(dataset: Dataset, ask: Ask, stored: DatasetState | null): Promise<readonly Answered[]> {
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
      const answers = await this.answers(dataset, lastFound, stored).catch((second: unknown) => {
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
        answers.push(...(await this.answers(dataset, one, stored)));
        wasPage = false;
      } catch (error) {
        // A single report may be a web page, and remain one for years. It is skipped. Two web pages in a row mean that the agency blocks
        // Wattle.
        if (one.immutable && error instanceof WattleError && error.code === 'UP_HTML' && !wasPage) {
          this.#options.log.warn({ dataset: datasetKey(dataset), code: error.code, at: error.at }, `Skipped: ${error.message}`);
          page ??= { ask: one, error };
          wasPage = true;
          continue;
        }
        // Files that arrived before the failure are imported now. The others are requested in the next update. A register needs all its
        // files.
        const isUsable = one.immutable && answers.length > 0 && dataset.kind !== 'register';
        if (!isUsable || !(error instanceof WattleError) || error instanceof UpstreamClosedError) throw error;
        logFailure(
          this.#options.log,
          { dataset: datasetKey(dataset), code: error.code, at: error.at },
          error,
          `Interrupted: ${error.message}`,
        );
        break;
      }
    }
    // Without the latest report, the data are not confirmed. Failures in older reports are ignored.
    const isAlone = answers.length === 0 || dataset.kind === 'register';
    if (page !== null && isAlone && page.ask.id === followed.newest) throw page.error;
    return answers;
  }

  /**
   * Throws the stored error for the latest report, if the report could not be parsed. It is not requested again. The data are not confirmed
   * until the next report.
   */
  async #refuseAgain(dataset: Dataset, newest: string | null): Promise<void> {
    const { store } = this.#options;
    const state = await store.datasets.state(datasetKey(dataset));
    const failure = state?.failure ?? null;
    if (newest === null || failure === null || !failure.code.startsWith('PARSE_')) return;
    const report = await store.captures.newest(datasetKey(dataset), newest);
    if (report === null || state?.version?.captures.includes(report.sha256)) return;
    throw new WattleError(failure.code, failure.detail, failure.address === null ? {} : { at: { file: failure.address } });
  }

  /**
   * Returns requests for the files in an index. Omits unchanging files that were already read, because their values are stored. For a
   * register, every version needs all files.
   */
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
        `The index links to ${new URL(stranger.url).host}, which is not one of the agency's hosts.`,
        where,
      );
    }
    const immutable = asks.filter((one) => one.immutable).map((one) => one.id);
    const settled = immutable.length === 0 ? new Set<string>() : await store.captures.settled(datasetKey(dataset), immutable);
    const again = dataset.kind === 'register' ? await this.#inVersion(dataset, stored, [...settled]) : new Set<string>();
    const open = firstOf(
      asks.filter((one) => !settled.has(one.id) || again.has(one.id)),
      ask.atMost,
    );
    return { asks: open, newest: immutable[0] ?? null };
  }

  /** Returns the ids of requests whose files are in the stored version. */
  async #inVersion(dataset: Dataset, stored: DatasetState | null, askIds: readonly string[]): Promise<ReadonlySet<string>> {
    const files = new Set(stored?.version?.captures);
    const found = new Set<string>();
    for (const id of askIds) {
      const newest = await this.#options.store.captures.newest(datasetKey(dataset), id);
      if (newest && files.has(newest.sha256)) found.add(id);
    }
    return found;
  }

  /** Returns a request for the first file in an index, for use as a fallback. */
  async #fileBehind(dataset: Dataset, ask: Ask, follow: NonNullable<Ask['follow']>): Promise<Ask> {
    const [file] = (await this.#followed(dataset, ask, follow, null)).asks;
    if (file !== undefined) return file;
    throw new WattleError('PARSE_LAYOUT', 'The agency’s page has no link to a file.', { at: { url: ask.url } });
  }

  /** Returns the fallback with the last known URL of the file. It is used if the index fails. */
  async #lastFound(dataset: Dataset, fallback: Ask): Promise<Ask> {
    const known = await this.#options.store.captures.newest(datasetKey(dataset), fallback.id);
    return known === null || known.external ? fallback : { ...fallback, url: known.url };
  }

  /**
   * Parses files. Skips an unchanging file that cannot be parsed and adds it to `unreadable`, which the caller marks as settled. `refused`
   * is the error of the first such file. Throws that error if no file can be parsed.
   */
  async parts(
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

  /** Stores the same data in the agency's other formats. Ignores errors, because the data have already arrived. */
  async otherForms(dataset: Dataset, answers: readonly Answered[]): Promise<void> {
    for (const { fallback } of answers.map(({ ask }) => ask)) {
      if (fallback === undefined) continue;
      await this.#answer(dataset, fallback).catch((error: unknown) => {
        if (!(error instanceof WattleError) || error instanceof UpstreamClosedError) throw error;
      });
    }
  }

  async settle(dataset: Dataset, answers: readonly Answered[]): Promise<void> {
    const immutable = answers.filter((answer) => answer.ask.immutable && !isEmpty(answer)).map((answer) => answer.ask.id);
    if (immutable.length > 0) await this.#options.store.captures.settle(datasetKey(dataset), immutable);
  }

  /** Requests a file. If it cannot be downloaded, requests the fallback. */
  #answer(dataset: Dataset, ask: Ask): Promise<Answered> {
    const { store, upstream, sourceOf, onStage } = this.#options;
    const source = sourceOf(dataset.source);
    const context = { store, upstream, source, dataset: datasetKey(dataset), shared: this.#shared, reuses: dataset.kind === 'register' };
    onStage?.(datasetKey(dataset), 'requesting');
    return withFallback(
      ask,
      async (one) => {
        const file = one.follow === undefined ? one : await this.#fileBehind(dataset, one, one.follow);
        return { ask: file, captured: await capture(context, file) };
      },
      (error) => this.#tellFallback(dataset, error),
    );
  }

  /** Parses a capture. If that fails, downloads and parses the fallback instead. */
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
    logFailure(
      this.#options.log,
      { dataset: datasetKey(dataset), code: error.code, at: error.at },
      error,
      `Using the fallback address: ${error.message}`,
    );
    this.#options.onFallback?.(error);
  }
}

/** Returns all files that may change, and the first `atMost` files that never change. */
function firstOf(asks: readonly Ask[], atMost = Number.POSITIVE_INFINITY): readonly Ask[] {
  let left = atMost;
  return asks.filter((ask) => !ask.immutable || left-- > 0);
}

/** Returns null for an unchanging file that the agency removed. Throws any other error. */
function gone(ask: Ask, error: unknown): null {
  if (ask.immutable && error instanceof WattleError && error.code === 'UP_NOT_FOUND') return null;
  throw error;
}

/** Reads requests from an index. Adds the URL of the index to errors. */
function followIndex(follow: () => readonly Ask[], url: string): readonly Ask[] {
  try {
    return follow();
  } catch (error) {
    throw asParseError(error, url);
  }
}
