/** Imports a changed file as usual but without writing, and returns the outcome. */
import type { Captured } from '../../src/core/capture.ts';
import { type Dataset, datasetKey, type RegisterDataset, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { formatAddress, WattleError } from '../../src/core/errors.ts';
import { leftOutName, type ParsedDataset } from '../../src/core/observation.ts';
import { bringIn, type Part, parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { together } from '../../src/ingest/jobs/contents.ts';
import { reportOf } from '../../src/ingest/jobs/report.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { RegisterLoad } from '../../src/store/ports/registers.ts';
import type { DatasetDelta, Version } from '../../src/store/ports/series.ts';
import { viewOf } from '../ingest/workbench.ts';
import type { SentFile } from './damages.ts';
import type { Variant } from './variants.ts';

/**
 * read: the data are unchanged. noted: they are unchanged, with a note. more: there is additional content. fewer: content is missing, and
 * this is reported. older: nothing is replaced. refused: the error has a location. If the program is wrong, the outcome is a sentence.
 */
export type Result = 'read' | 'noted' | 'more' | 'fewer' | 'older' | 'refused';
export interface Outcome {
  readonly result: Result | 'fault';
  readonly why: string;
}

export async function partsOf(store: Store, dataset: Dataset, version: Version): Promise<readonly Captured[]> {
  const wanted = new Set(version.captures);
  const found = new Map<string, Captured>();
  for (const { sha256, url, contentType, retrievedAt, askId } of await store.captures.list(datasetKey(dataset))) {
    const bytes = wanted.has(sha256) && !found.has(sha256) ? await store.captures.read(sha256) : null;
    if (bytes !== null) found.set(sha256, { sha256, url, contentType, retrievedAt, askId, bytes });
  }
  return [...found.values()];
}

export async function outcomeOf(
  store: Store,
  dataset: Dataset,
  sound: readonly Captured[],
  variant: Variant,
  now: number,
): Promise<Outcome | null> {
  const changed = sound.map((captured) => ({ captured, file: attempt(variant, captured) }));
  if (changed.every(({ file }) => file === null)) return null;
  const captured = changed.map(({ captured: one, file }, i) =>
    file === null ? one : { ...one, sha256: String(i).padStart(64, 'f'), bytes: file.bytes, contentType: file.contentType },
  );
  try {
    const parts: Part[] = [];
    for (const one of captured) parts.push(await parsePart(dataset, one, now));
    return dataset.kind === 'register'
      ? await registerOutcome(store, dataset, sound, parts, variant, now)
      : await seriesOutcome(store, dataset, sound, parts, variant, now);
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    if (error.code === 'BUG') return fault(`BUG: ${error.message}`);
    const address = error.at === undefined ? '' : formatAddress(error.at);
    return address === ''
      ? fault(`refused without an address: ${error.message}`)
      : { result: 'refused', why: `${error.code} ${error.message} [${address}]` };
  }
}

function attempt(variant: Variant, { bytes, contentType }: Captured): SentFile | null {
  try {
    return variant.apply({ bytes, contentType: contentType ?? '' });
  } catch {
    // Some files cannot be changed in this way, such as files without a table.
    return null;
  }
}

const fault = (why: string): Outcome => ({ result: 'fault', why });

async function seriesOutcome(
  store: Store,
  dataset: TimeSeriesDataset,
  sound: readonly Captured[],
  parts: readonly Part[],
  { leaves }: Variant,
  now: number,
): Promise<Outcome> {
  let delta: DatasetDelta | null = null;
  const apply = (one: DatasetDelta): Promise<Version> => {
    delta = { ...one, series: [...one.series] };
    return Promise.reject(new NothingIsWritten());
  };
  const view = viewOf(store, { datasets: viewOf(store.datasets, { apply }) });
  const warning = await bringIn({ store: view, dataset, recordedAt: now, origin: 'sandbox', accept: [] }, parts).then(
    (done) => done.warning,
    (error: unknown) => {
      if (error instanceof NothingIsWritten) return null;
      throw error;
    },
  );
  const reported = await reportOf(store, rememberingParse(dataset), parts, [], { files: null, figures: null });
  const notes = [...reported.notes, ...reported.quoted].join(' ');
  const asEver = new Map(
    together((await allOf(dataset, sound)).flatMap((one) => one.leftOut ?? [])).map((one) => [leftOutName(one), one.count]),
  );
  const beyond = together(reported.leftOut).filter((one) => one.count > (asEver.get(leftOutName(one)) ?? 0));
  const losses = [...reported.gone, ...beyond.map((one) => `${one.count} ${leftOutName(one)} not taken`)];
  const written = delta as DatasetDelta | null;
  if (written === null) {
    if (warning?.code === 'DATA_FROZEN' && (leaves === 'fewer' || leaves === 'held')) return { result: 'older', why: warning.message };
    if (leaves === 'wrong') return fault('read as if nothing were amiss');
    if (leaves === 'fewer' && losses.length > 0) return { result: 'fewer', why: losses.join(', ') };
    return notes === '' ? { result: 'read', why: '' } : { result: 'noted', why: notes };
  }
  const { changed, added, ofNew, removed } = await changes(store, dataset, written);
  if (changed.length > 0) return fault(`other figures: ${changed.slice(0, 2).join(', ')}`);
  if (leaves === 'wrong') return fault('read as if nothing were amiss');
  // A series with another code is treated as new, and the previous one is reported as missing.
  if (added > 0 && leaves === 'fewer' && ofNew === added && losses.length > 0) return { result: 'fewer', why: losses.join(', ') };
  if (added > 0 && leaves !== 'more') return fault(`${added} texts that are not figures: ${losses.join(', ')}`);
  if (removed > 0)
    return leaves === 'fewer' ? { result: 'fewer', why: `a version that lacks ${removed} figures` } : fault(`${removed} figures are lost`);
  return { result: added > 0 ? 'more' : 'read', why: '' };
}

/** Parses the files as received. */
async function allOf(dataset: TimeSeriesDataset, captured: readonly Captured[]): Promise<readonly ParsedDataset[]> {
  const contents: ParsedDataset[] = [];
  for (const one of captured) contents.push(await rememberingParse(dataset).parse(one));
  return contents;
}

/** Parses the correct file once, because each changed file is compared with it. */
function rememberingParse(dataset: TimeSeriesDataset): TimeSeriesDataset {
  const parse = (captured: Captured): ParsedDataset | Promise<ParsedDataset> => {
    const name = `${datasetKey(dataset)} ${captured.sha256}`;
    const known = parsed.get(name) ?? dataset.parse(captured);
    parsed.set(name, known);
    return known;
  };
  return { ...dataset, parse };
}
const parsed = new Map<string, ParsedDataset | Promise<ParsedDataset>>();

/** Thrown instead of writing a version. */
class NothingIsWritten extends Error {}

async function changes(
  store: Store,
  dataset: Dataset,
  delta: DatasetDelta,
): Promise<{ changed: readonly string[]; added: number; ofNew: number; removed: number }> {
  const key = datasetKey(dataset);
  const stored = new Map((await store.datasets.series(key)).map((one) => [one.key, one]));
  const changed: string[] = [];
  let [added, ofNew, removed] = [0, 0, 0];
  for (const { attributes, write, remove } of delta.series) {
    const known = stored.get(attributes.key);
    const [slice] = known ? await store.datasets.read({ dataset: key, series: [known.id] }) : [];
    const values = new Map(slice?.t.map((t, i) => [t, slice.value[i] ?? null]));
    removed += remove.length;
    for (const { t, value } of write) {
      if (known === undefined) ofNew += 1;
      if (!values.has(t)) added += 1;
      else if (value === null) removed += 1;
      else if (values.get(t) !== value) changed.push(`${attributes.key} ${values.get(t)} to ${value}`);
    }
  }
  return { changed, added, ofNew, removed };
}

async function registerOutcome(
  store: Store,
  dataset: RegisterDataset,
  sound: readonly Captured[],
  parts: readonly Part[],
  { leaves, cell }: Variant,
  now: number,
): Promise<Outcome> {
  const before = await soundRows(store, dataset, sound, now);
  const after = await rowsOf(store, dataset, parts, now);
  const [known, there] = [new Set(before), new Set(after)];
  const others = after.filter((row) => !known.has(row));
  const lost = before.filter((row) => !there.has(row));
  if (others.length === 0 && lost.length === 0) return { result: 'read', why: '' };
  const [other, was] = [others[0], lost[0]];
  if (cell !== undefined && others.length === 1 && lost.length === 1 && other !== undefined && was !== undefined) {
    const cells = changedCells(was, other);
    // Words are stored as published. Other text is not stored.
    if (cells.every(([, now]) => now === cell)) return { result: 'read', why: 'as published' };
    // An invalid identifier is not stored, and is counted.
    const mayBeNone = leaves === 'fewer' || cells.every(([name]) => /(?:^|_)(?:abn|acn)(?:_|$)/.test(name));
    if (mayBeNone && cells.every(([, now]) => now === null)) return { result: 'fewer', why: 'the cell is empty' };
    return fault(cells.map(([name, now]) => `${name} is ${JSON.stringify(now)}`).join(', '));
  }
  return fault(`${others.length} other rows, ${lost.length} lost: ${other?.slice(0, 160) ?? was?.slice(0, 160)}`);
}

const rowsOfSound = new WeakMap<readonly Captured[], Promise<readonly string[]>>();

/** Returns the rows in the unchanged files, with which every variant is compared. */
function soundRows(store: Store, dataset: RegisterDataset, sound: readonly Captured[], now: number): Promise<readonly string[]> {
  const read = async (): Promise<readonly string[]> =>
    rowsOf(store, dataset, await Promise.all(sound.map((one) => parsePart(dataset, one, now))), now);
  const rows = rowsOfSound.get(sound) ?? read();
  rowsOfSound.set(sound, rows);
  return rows;
}

function changedCells(before: string, after: string): readonly (readonly [string, unknown])[] {
  const was = new Map(Object.entries(JSON.parse(before) as Readonly<Record<string, unknown>>));
  const is = Object.entries(JSON.parse(after) as Readonly<Record<string, unknown>>);
  return is.filter(([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value));
}

async function rowsOf(store: Store, dataset: RegisterDataset, parts: readonly Part[], now: number): Promise<readonly string[]> {
  const rows: string[] = [];
  const load = async (one: RegisterLoad): Promise<null> => {
    for await (const row of one.rows) rows.push(JSON.stringify(row));
    one.check?.(rows.length);
    return null;
  };
  await bringIn(
    { store: viewOf(store, { registers: viewOf(store.registers, { load }) }), dataset, recordedAt: now, origin: 'sandbox', accept: [] },
    parts,
  );
  return rows;
}
