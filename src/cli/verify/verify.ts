/**
 * Requests datasets from the agencies, one at a time, into a temporary store, and compares them with final values and starter data.
 *
 * request ─ parse ─ refused? ─ final values ─ named series ─ starter data ─ identities ─ verdict
 */

import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { datasets } from '../../catalogue/catalogue.ts';
import type { FinalFigures } from '../../catalogue/final-figures/final-figure.ts';
import { whyNoFinalFigures } from '../../catalogue/final-figures/without.ts';
import { IDENTITIES } from '../../catalogue/identities/identities.ts';
import { unescaped } from '../../core/basic/text.ts';
import type { Ask } from '../../core/capture.ts';
import type { Clock } from '../../core/clock.ts';
import { type Dataset, datasetKey, type Source, type SourceCode, storedAs } from '../../core/define-dataset.ts';
import { formatAddress, WattleError } from '../../core/errors.ts';
import { parseUrl } from '../../core/url.ts';
import type { AskResult, DownloadResult, Upstream } from '../../ingest/fetch/client.ts';
import { barrierOf } from '../../ingest/fetch/reachability.ts';
import { safeUrl } from '../../ingest/fetch/upstream-errors.ts';
import { leftOutTexts } from '../../ingest/jobs/contents.ts';
import { Refresher, type RefreshOutcome } from '../../ingest/jobs/refresh.ts';
import { QueryCaches } from '../../queries/base/query-caches.ts';
import { openStore } from '../../store/open/open-store.ts';
import type { Store } from '../../store/ports/port.ts';
import { contradictionsIn, contradictionText, datasetsOfIdentity } from '../../watch/identities.ts';
import { handleFaults, unusedWords } from '../try.ts';
import { checkFinalFigures } from './final-figures.ts';
import type { Finding, Outcome, ParsedRequest, Verdict } from './finding.ts';
import { compareWithStarter } from './starter-series.ts';

interface VerifyOptions {
  readonly upstream: Upstream;
  readonly sourceOf: (code: SourceCode) => Source;
  readonly clock: Clock;
  readonly figures: readonly FinalFigures[];
  readonly starterDir: string;
  /** The folder for received files, by dataset. Null if they are not stored. */
  readonly keepIn: string | null;
  /** Called after each dataset. */
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Returns the outcomes in the order of the datasets. Does not open the store of the installation. */
export async function verify(chosen: readonly Dataset[], options: VerifyOptions): Promise<readonly Verdict[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wattle-verify-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder, clock: options.clock });
  try {
    await store.migrate();
    const verifier = new Verifier(store, options);
    const verdicts: Verdict[] = [];
    for (const dataset of new Set(chosen.map(storedAs))) {
      const verdict = await verifier.verify(dataset);
      options.onVerdict(verdict);
      verdicts.push(verdict);
    }
    return verdicts;
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Traffic {
  readonly requested: ParsedRequest[];
  requests: number;
  bytes: number;
}

const noTraffic = (): Traffic => ({ requested: [], requests: 0, bytes: 0 });

class Verifier {
  readonly #store: Store;
  readonly #options: VerifyOptions;
  readonly #refresher: Refresher;
  #traffic = noTraffic();
  /** The warnings from reading the current dataset. */
  #warnings: string[] = [];
  /** The error of the first file, if its fallback was used instead. */
  #insteadOf: WattleError | null = null;

  constructor(store: Store, options: VerifyOptions) {
    this.#store = store;
    this.#options = options;
    const note = (_fields: object, message: string): void => void this.#warnings.push(message);
    const log = { debug: note, info: () => {}, warn: note, error: () => {} };
    const { clock, sourceOf } = options;
    this.#refresher = new Refresher({
      store,
      clock,
      log,
      origin: 'live',
      upstream: this.#counted(),
      sourceOf: (code) => oneAtATime(sourceOf(code)),
      onFallback: (error) => {
        this.#insteadOf ??= error;
      },
    });
  }

  async verify(dataset: Dataset): Promise<Verdict> {
    this.#traffic = noTraffic();
    this.#warnings = [];
    this.#insteadOf = null;
    const begun = performance.now();
    const outcome = await this.#refresher.refresh(dataset);
    const read = outcome.version === null ? { findings: [], figures: { right: 0, of: 0 } } : await this.#compare(dataset);
    const findings = [...this.#remarks(outcome), ...read.findings];
    await this.#keep(dataset);
    const state = await this.#store.datasets.state(datasetKey(dataset));
    const series = dataset.kind === 'time_series' ? await this.#store.datasets.series(datasetKey(dataset)) : [];
    return {
      dataset: datasetKey(dataset),
      ...judge(outcome, findings, this.#insteadOf),
      findings,
      figures: read.figures,
      series: series.filter(({ count }) => count > 0).length,
      values: state?.rows ?? 0,
      newest: state?.periodEnd ?? null,
      ...this.#traffic,
      ms: Math.round(performance.now() - begun),
    };
  }

  /** Compares a dataset with declarations, starter data and final values. */
  async #compare(dataset: Dataset): Promise<{ findings: readonly Finding[]; figures: Verdict['figures'] }> {
    const { clock, figures, starterDir } = this.#options;
    const store = this.#store;
    const ctx = { store, clock, caches: new QueryCaches(), freshener: null, publicUrl: 'http://127.0.0.1', sandbox: false, version: '' };
    const names = new Set(
      datasets()
        .filter((one) => datasetKey(storedAs(one)) === datasetKey(dataset))
        .map(datasetKey),
    );
    const own = figures.filter((one) => names.has(one.dataset));
    const { findings, right, of } = await checkFinalFigures(ctx, own);
    const key = datasetKey(dataset);
    const none: Finding = { kind: 'note', text: `No final figure of this dataset is known: ${whyNoFinalFigures(key)}.` };
    const results = own.length > 0 ? findings : [...findings, none];
    if (dataset.kind === 'register') return { findings: results, figures: { right, of } };
    const series = await store.datasets.series(key);
    const order = ((await store.datasets.state(key))?.dimensions ?? []).map(({ id }) => id);
    const named = handleFaults(dataset, order, series).map(
      ({ kind, text }): Finding => ({ kind: kind === 'words' ? 'note' : 'wrong', text: `${text}.` }),
    );
    const unused = unusedWords(dataset, order, series).map((line): Finding => ({ kind: 'note', text: sentence(line) }));
    const starter = await compareWithStarter(dataset, starterDir, series);
    return { findings: [...results, ...named, ...starter, ...(await this.#contradictions(dataset)), ...unused], figures: { right, of } };
  }

  /** Returns findings about identities within the dataset, or with datasets that were read before. */
  async #contradictions(dataset: Dataset): Promise<readonly Finding[]> {
    const key = datasetKey(dataset);
    const found: Finding[] = [];
    for (const identity of IDENTITIES.filter((one) => datasetsOfIdentity(one).has(key))) {
      for (const one of await contradictionsIn(this.#store, identity)) found.push({ kind: 'wrong', text: contradictionText(one) });
    }
    return found;
  }

  /** Returns findings about unusual content, a used fallback, and ignored content. */
  #remarks({ reported: report, error, version }: RefreshOutcome): readonly Finding[] {
    const leftOut = leftOutTexts(report?.leftOut ?? []);
    const warnings = this.#warnings.filter((line) => line !== error?.message);
    // A file that is no longer updated was still read, so the error is only a remark.
    const still = version !== null && error?.code === 'DATA_FROZEN' ? [error.message] : [];
    const { quoted, notes } = report ?? { quoted: [], notes: [] };
    return [
      ...[...quoted, ...warnings, ...still].map((text): Finding => ({ kind: 'changed', text })),
      ...[...notes, ...leftOut].map((text): Finding => ({ kind: 'note', text })),
    ];
  }

  /** Stores every received file, such as `rba/F11/f11-data.csv`, even if it cannot be read. */
  async #keep(dataset: Dataset): Promise<void> {
    const { keepIn } = this.#options;
    if (keepIn === null) return;
    const { captures } = this.#store;
    for (const { sha256, url } of await captures.list(datasetKey(dataset))) {
      const folder = path.join(keepIn, dataset.source, dataset.id);
      await mkdir(folder, { recursive: true });
      const to = path.join(folder, `${sha256.slice(0, HASH_LETTERS)}-${fileNameOf(url)}`);
      const [bytes, file] = [await captures.read(sha256), await captures.fileOf(sha256)];
      if (bytes !== null) await writeFile(to, bytes);
      else if (file !== null) await copyFile(file, to);
    }
  }

  #counted(): Upstream {
    const { upstream } = this.#options;
    return {
      ask: (source, ask, ...rest) => this.#noted(ask, () => upstream.ask(source, ask, ...rest)),
      download: (source, ask, ...rest) => this.#noted(ask, () => upstream.download(source, ask, ...rest)),
      close: () => upstream.close(),
    };
  }

  /** Makes a request and records its result. */
  async #noted<T extends AskResult | DownloadResult>({ url }: Ask, ask: () => Promise<T>): Promise<T> {
    const traffic = this.#traffic;
    traffic.requests++;
    const noted = (answer: string, cameWell: boolean): void => void traffic.requested.push({ url: safeUrl(url), answer, cameWell });
    try {
      const result = await ask();
      traffic.bytes += bytesOf(result);
      noted(answerOf(result), true);
      return result;
    } catch (error) {
      noted(error instanceof WattleError ? `${error.code}: ${error.message}` : String(error), false);
      throw error;
    }
  }
}

function bytesOf(result: AskResult | DownloadResult): number {
  if (result.kind === 'unchanged') return 0;
  return result.kind === 'bytes' ? result.bytes.byteLength : result.file.bytes;
}

/** Describes a file: `text/csv, 6,550 bytes, sha256 2d775bca`. The name of the stored file has the start of the hash. */
function answerOf(result: AskResult | DownloadResult): string {
  if (result.kind === 'unchanged') return 'unchanged';
  const sha256 = result.kind === 'bytes' ? createHash('sha256').update(result.bytes).digest('hex') : result.file.sha256;
  return `${result.contentType ?? 'no stated type'}, ${bytesOf(result).toLocaleString('en-AU')} bytes, sha256 ${sha256.slice(0, HASH_LETTERS)}`;
}

const HASH_LETTERS = 8;

/** Returns the source without concurrent requests, because no caller is waiting. */
const oneAtATime = (source: Source): Source => ({ ...source, politeness: { ...source.politeness, concurrency: 1 } });

/**
 * Determines the outcome.
 * @param insteadOf error of the first file if its fallback was used. If the fallback file only lacks values because it is older, the
 * outcome is `unreachable`
 */
function judge(
  { error, version }: RefreshOutcome,
  findings: readonly Finding[],
  insteadOf: WattleError | null,
): Pick<Verdict, 'outcome' | 'error' | 'barrier'> {
  const behind = insteadOf === null ? null : barrierOf(insteadOf);
  const amiss = findings.filter(({ kind }) => kind === 'wrong');
  if (insteadOf !== null && behind !== null && amiss.length > 0 && amiss.every(({ olderVintage: olderVintageHere }) => olderVintageHere)) {
    return { outcome: 'unreachable', error: reported(insteadOf), barrier: behind };
  }
  const wrong = findings.some(({ kind }) => kind === 'wrong');
  const stopped = error !== null && !(version !== null && error.code === 'DATA_FROZEN');
  if (stopped && !wrong) {
    const barrier = barrierOf(error);
    return { outcome: barrier === null ? 'refused' : 'unreachable', error: reported(error), barrier };
  }
  const outcome: Outcome = wrong
    ? 'wrong'
    : version === null
      ? 'refused'
      : findings.some(({ kind }) => kind === 'changed')
        ? 'changed'
        : 'right';
  return { outcome, error: error && stopped ? reported(error) : null, barrier: null };
}

const reported = (error: WattleError): NonNullable<Verdict['error']> => ({
  code: error.code,
  message: error.message,
  address: error.at === undefined ? null : formatAddress(error.at),
  hint: error.hint ?? null,
});

/** Makes a sentence from a line in the output of `wattle try`, such as `amiss AU.X selects …`. */
const sentence = (line: string): string => `${line.replace(/^amiss +/, '')}.`;

/** Returns a safe file name from the last part of a URL. */
function fileNameOf(address: string): string {
  const last = parseUrl(address)
    ?.pathname.split('/')
    .findLast((part) => part !== '');
  return unescaped(last ?? 'file')
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .slice(-80);
}
