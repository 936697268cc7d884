/**
 * Encodes and decodes starter files. A starter file contains the published values for one dataset with all vintages, in compact form. See
 * README.md. If the format changes, STARTER_FORMAT must change.
 */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { at } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { LicenceId } from '../../core/licence.ts';
import type { Adjustment, ObsStatus, ParsedDimension, PublishedBasis, Remark, SeriesAttributes } from '../../core/observation.ts';
import type { SeriesHistory, VersionKind } from '../../store/ports/series.ts';

export const STARTER_FORMAT = 'wattle-starter/1';

export interface StarterCapture {
  readonly sha256: string;
  readonly url: string;
  readonly contentType: string | null;
  readonly bytes: number;
  /** The time of the download, in ms since the epoch. */
  readonly retrievedAt: number;
  readonly publishedOn: string | null;
  readonly licence: LicenceId;
  /** How the values were extracted from the agency's file. Null if the file is unchanged. */
  readonly extract: string | null;
}

export interface StarterVersion {
  readonly seq: number;
  readonly effectiveFrom: number;
  readonly kind: VersionKind;
  readonly note: string | null;
  readonly remarks?: readonly Remark[];
  readonly isCompiled?: true;
  readonly publishedOn: string | null;
  readonly publishedBasis?: PublishedBasis;
  /** The hashes of captures for the version. */
  readonly captures: readonly string[];
}

/** An observation with the versions in which it is current. `toSeq` is null while it is current. */
export type StarterObservation = SeriesHistory['observations'][number];
export type StarterSeries = SeriesHistory;

export interface StarterDataset {
  readonly dataset: DatasetKey;
  readonly captures: readonly StarterCapture[];
  readonly versions: readonly StarterVersion[];
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly StarterSeries[];
}

/** Packs numbers as steps. `[8096, 1, 143]` means 8096, followed by 143 numbers that each increase by one. */
export function packSteps(numbers: readonly number[]): number[] {
  const [first, ...rest] = numbers;
  if (first === undefined) return [];
  const packed = [first];
  let before = first;
  for (const n of rest) {
    const step = n - before;
    if (packed.length > 1 && packed.at(-2) === step) packed[packed.length - 1] = at(packed, -1) + 1;
    else packed.push(step, 1);
    before = n;
  }
  return packed;
}

export function unpackSteps(packed: readonly number[]): number[] {
  const [first, ...pairs] = packed;
  if (first === undefined) return [];
  const numbers = [first];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    for (let n = 0; n < at(pairs, i + 1); n++) numbers.push((numbers.at(-1) ?? 0) + at(pairs, i));
  }
  return numbers;
}

/** Packs equal items as runs. `[["a", 3], [null, 1]]` means `a` three times and null once. */
export function packRuns<T>(items: readonly T[]): [T, number][] {
  const runs: [T, number][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && last[0] === item) last[1]++;
    else runs.push([item, 1]);
  }
  return runs;
}

export function unpackRuns<T>(runs: readonly (readonly [T, number])[]): T[] {
  return runs.flatMap(([item, count]) => Array<T>(count).fill(item));
}

/**
 * Packed addresses. Addresses that differ only in their row number share one entry: `["Data!C#", 144, [12, 1, 143]]`. Others are unchanged.
 */
type PackedAddresses = [string | null, number, number[]?][];

const ROW_FORMS = [/^(r)(\d+)( [\s\S]*)?$/, /^([\s\S]*![A-Z]+)(\d+)()$/];

/** Replaces the row number in an address with `#`. `row` is null if the address has no row number. */
function splitAddress(at: string | null): { template: string | null; row: number | null } {
  for (const form of ROW_FORMS) {
    const found = at === null || at.includes('#') ? null : form.exec(at);
    const row = Number(found?.[2]);
    if (found && String(row) === found[2]) return { template: `${found[1]}#${found[3] ?? ''}`, row };
  }
  return { template: at, row: null };
}

export function packAddresses(addresses: readonly (string | null)[]): PackedAddresses {
  const packed: PackedAddresses = [];
  let rows: number[] = [];
  const close = (): void => {
    const last = packed.at(-1);
    if (last && rows.length > 0) last[2] = packSteps(rows);
    rows = [];
  };
  for (const at of addresses) {
    const { template, row } = splitAddress(at);
    const last = packed.at(-1);
    if (last && last[0] === template && rows.length > 0 === (row !== null)) last[1]++;
    else {
      close();
      packed.push([template, 1]);
    }
    if (row !== null) rows.push(row);
  }
  close();
  return packed;
}

export function unpackAddresses(packed: PackedAddresses): (string | null)[] {
  return packed.flatMap(([template, count, rows]) => {
    if (rows === undefined) return Array<string | null>(count).fill(template);
    return unpackSteps(rows).map((row) => template?.replace('#', String(row)) ?? null);
  });
}

interface WireSeries {
  key: string;
  freq: Frequency;
  /** The new or changed attributes for each version, with its seq. */
  attributes: [number, Partial<WireAttributes>][];
  from: [number, number][];
  to: [number, number][];
  t: number[];
  value: (number | null)[];
  status?: [ObsStatus | null, number][];
  text?: [number, string][];
  at?: PackedAddresses;
}

interface WireAttributes {
  unit: string;
  multiplier: number;
  decimals: number | null;
  adjustment: Adjustment | null;
  title: string | null;
  base_period: string | null;
  /** The starts of vintages. Absent if there are no starts or they are unchanged. Null if the last start was removed. */
  edition_starts?: string | null;
}

interface WireFile {
  format: string;
  dataset: DatasetKey;
  captures: {
    sha256: string;
    url: string;
    content_type: string | null;
    bytes: number;
    retrieved_at: string;
    published_on: string | null;
    licence: LicenceId;
    extract: string | null;
  }[];
  versions: {
    seq: number;
    known_from: string;
    kind: VersionKind;
    note: string | null;
    remarks?: readonly Remark[];
    compiled?: true;
    published_on: string | null;
    published_basis?: PublishedBasis;
    captures: number[];
  }[];
  dimensions: { id: string; label: string; values: [string, string, string?][] }[];
  series: WireSeries[];
}

/** Encodes a dataset as text, compressed with brotli. The same data always produce the same bytes. */
export function encodeStarter(data: StarterDataset): Uint8Array {
  const text = starterText(data);
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

export function starterText(data: StarterDataset): Buffer {
  const order = data.captures.map((c) => c.sha256);
  const file: WireFile = {
    format: STARTER_FORMAT,
    dataset: data.dataset,
    captures: data.captures.map((c) => ({
      sha256: c.sha256,
      url: c.url,
      content_type: c.contentType,
      bytes: c.bytes,
      retrieved_at: isoInstant(c.retrievedAt),
      published_on: c.publishedOn,
      licence: c.licence,
      extract: c.extract,
    })),
    versions: data.versions.map((v) => ({
      seq: v.seq,
      known_from: isoInstant(v.effectiveFrom),
      kind: v.kind,
      note: v.note,
      ...(v.remarks === undefined ? {} : { remarks: v.remarks }),
      ...(v.isCompiled ? { compiled: true } : {}),
      published_on: v.publishedOn,
      ...(v.publishedBasis === undefined ? {} : { published_basis: v.publishedBasis }),
      captures: v.captures.map((sha256) => order.indexOf(sha256)),
    })),
    dimensions: data.dimensions.map((d) => ({
      id: d.id,
      label: d.label,
      values: d.values.map((v) => (v.parent === undefined ? [v.code, v.label] : [v.code, v.label, v.parent])),
    })),
    series: data.series.map(packSeries),
  };
  return Buffer.from(JSON.stringify(file));
}

function packSeries(series: StarterSeries): WireSeries {
  const rows = [...series.observations].sort((a, b) => a.fromSeq - b.fromSeq || a.t - b.t);
  const first = series.attributes[0];
  if (!first) throw new WattleError('BUG', 'A starter series has no attributes.');
  const texts = rows.flatMap((row, i): [number, string][] => (row.text === null ? [] : [[i, row.text]]));
  return {
    key: first.attributes.key,
    freq: first.attributes.freq,
    attributes: series.attributes.map((entry, i) => [
      entry.fromSeq,
      changedAttributes(entry.attributes, series.attributes[i - 1]?.attributes),
    ]),
    from: packRuns(rows.map((row) => row.fromSeq)),
    to: packRuns(rows.map((row) => row.toSeq ?? 0)),
    t: packSteps(rows.map((row) => row.t)),
    value: rows.map((row) => row.value),
    ...(rows.some((row) => row.status !== null) ? { status: packRuns(rows.map((row) => row.status)) } : {}),
    ...(texts.length > 0 ? { text: texts } : {}),
    ...(rows.some((row) => row.at !== null) ? { at: packAddresses(rows.map((row) => row.at)) } : {}),
  };
}

function changedAttributes(now: SeriesAttributes, before: SeriesAttributes | undefined): Partial<WireAttributes> {
  const wire: WireAttributes = {
    unit: now.unit,
    multiplier: now.multiplier,
    decimals: now.decimals,
    adjustment: now.adjustment,
    title: now.title,
    base_period: now.basePeriod,
    ...startsOf(now, before),
  };
  if (!before) return wire;
  const old: Record<string, unknown> = { ...before, base_period: before.basePeriod };
  return Object.fromEntries(Object.entries(wire).filter(([name, value]) => old[name] !== value));
}

function startsOf(now: SeriesAttributes, before: SeriesAttributes | undefined): Pick<WireAttributes, 'edition_starts'> {
  const text = now.vintageStarts?.join(' ') ?? null;
  const old = before?.vintageStarts?.join(' ') ?? null;
  return text === old ? {} : { edition_starts: text };
}

/** Decodes a starter file. Throws PARSE_LAYOUT for a different format, and PARSE_ARCHIVE for a damaged file. */
export function decodeStarter(bytes: Uint8Array, name: string): StarterDataset {
  const file = readJson(bytes, name);
  if (file.format !== STARTER_FORMAT) {
    throw new WattleError(
      'PARSE_LAYOUT',
      `Expected a starter file of format ${STARTER_FORMAT}, but this file has the format ${JSON.stringify(file.format)}.`,
      {
        at: { file: name },
      },
    );
  }
  return {
    dataset: file.dataset,
    captures: file.captures.map((c) => ({
      sha256: c.sha256,
      url: c.url,
      contentType: c.content_type,
      bytes: c.bytes,
      retrievedAt: Date.parse(c.retrieved_at),
      publishedOn: c.published_on,
      licence: c.licence,
      extract: c.extract,
    })),
    versions: file.versions.map((v) => ({
      seq: v.seq,
      effectiveFrom: Date.parse(v.known_from),
      kind: v.kind,
      note: v.note,
      ...(v.remarks === undefined ? {} : { remarks: v.remarks }),
      ...(v.compiled ? { isCompiled: true } : {}),
      publishedOn: v.published_on,
      ...(v.published_basis === undefined ? {} : { publishedBasis: v.published_basis }),
      captures: v.captures.map((index) => at(file.captures, index).sha256),
    })),
    dimensions: file.dimensions.map((d) => ({
      id: d.id,
      label: d.label,
      values: d.values.map(([code, label, parent]) => (parent === undefined ? { code, label } : { code, label, parent })),
    })),
    series: file.series.map((series) => unpackSeries(series, name)),
  };
}

function readJson(bytes: Uint8Array, name: string): WireFile {
  try {
    return JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as WireFile;
  } catch (cause) {
    throw new WattleError('PARSE_ARCHIVE', 'The starter file is damaged.', { at: { file: name }, cause });
  }
}

function unpackSeries(wire: WireSeries, name: string): StarterSeries {
  const count = wire.value.length;
  const from = unpackRuns(wire.from);
  const to = unpackRuns(wire.to);
  const t = unpackSteps(wire.t);
  const status = wire.status ? unpackRuns(wire.status) : [];
  const at = wire.at ? unpackAddresses(wire.at) : [];
  const text = new Map(wire.text);
  if (from.length !== count || to.length !== count || t.length !== count) {
    throw new WattleError('PARSE_ARCHIVE', `The columns of series ${wire.key} have different lengths.`, { at: { file: name } });
  }
  let known: Partial<WireAttributes> = {};
  return {
    attributes: wire.attributes.map(([fromSeq, changed]) => {
      known = { ...known, ...changed };
      return { fromSeq, attributes: attributesOf(wire, known as WireAttributes) };
    }),
    observations: wire.value.map((value, i) => ({
      t: t[i] ?? 0,
      value,
      status: status[i] ?? null,
      text: text.get(i) ?? null,
      at: at[i] ?? null,
      fromSeq: from[i] ?? 0,
      toSeq: to[i] === 0 ? null : (to[i] ?? null),
    })),
  };
}

const attributesOf = (wire: WireSeries, known: WireAttributes): SeriesAttributes => ({
  key: wire.key,
  freq: wire.freq,
  unit: known.unit,
  multiplier: known.multiplier,
  decimals: known.decimals,
  adjustment: known.adjustment,
  title: known.title,
  basePeriod: known.base_period,
  ...(known.edition_starts == null ? {} : { vintageStarts: known.edition_starts.split(' ').map(Number) }),
});
