/** The files of a dataset: found through their indexes, captured, parsed, and settled when they need not be read again. */

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
import type { Store } from '../../store/port.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import { asParseError, type Part, parsePart } from '../apply/apply-captures.ts';
import { capture, withFallback } from '../fetch/archive.ts';
import { type Upstream, UpstreamClosedError } from '../fetch/client.ts';
import { SharedFiles } from '../fetch/shared-files.ts';

/** What ingest has to say while it works; pino's logger is one. */
export interface IngestLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** requesting: a file is being requested. reading: it is being parsed, compared and written. */
export type Stage = 'asking' | 'reading';

export interface FilesOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly log: IngestLog;
  readonly sourceOf: (code: SourceCode) => Source;
  /** Called at each step of a refresh, before it is taken. */
  readonly onStage?: (dataset: DatasetKey, stage: Stage) => void;
  /** Called with why a file could not be had or read, before its other form is requested. */
  readonly onFallback?: (error: WattleError) => void;
}

/** A request that was answered, and with what. */
export interface Answered {
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

export class DatasetFiles {
  readonly #options: FilesOptions;
  readonly #shared: SharedFiles;

  constructor(options: FilesOptions) {
    this.#options = options;
    this.#shared = new SharedFiles(options.clock);
  }

  /** The files of a window that were not brought in before; when their index cannot be had, the one that is declared instead. */
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

  /** What a request gave: one file, or all that its index leads to and that was not brought in before. */
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

  async settle(dataset: Dataset, answers: readonly Answered[]): Promise<void> {
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
}

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
