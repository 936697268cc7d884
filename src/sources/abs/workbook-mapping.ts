/** Maps series in a time series workbook to a dataflow, by words in their names. */
import type { NamedObservations } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { type Adjustment, leftOut, type ParsedDataset, type ParsedDimension, type ParsedSeries } from '../../core/observation.ts';
import { refuseDifference, repeatedSeriesNotes } from '../../core/series/read-once.ts';
import { remarkNotes } from '../../formats/remarks.ts';
import { withoutNotes } from '../../formats/sheet-table.ts';
import type { TimeSeriesWorkbook, WorkbookSeries } from './time-series-workbook.ts';

/** Codes by dimension id and words. Case is ignored. */
type WordTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface WorkbookMapping {
  /** The file to request if the API fails. Absent if only older files have these series. */
  readonly file?: string;
  /**
   * Parts of a name that determine a code. `;` or `: ` separates parts, and a leading `>` is removed. Consecutive parts may also determine
   * a code together (`Full Time; Adult`).
   */
  readonly parts: WordTable;
  /** Parts of series names that do not affect the key. */
  readonly silent?: readonly string[];
  /**
   * The mapping for tables by state. The title of such a table contains the state. The words after the phrase `after` determine the code.
   */
  readonly title?: { readonly after: string; readonly words: WordTable };
  /** Codes that apply to all series in these workbooks, with their words. */
  readonly all?: WordTable;
  /** Codes for dimensions that a name does not contain. */
  readonly otherwise?: WordTable;
  /** Units by a part of the name. They replace wrong units in the workbook. */
  readonly units?: Readonly<Record<string, string>>;
}

const TSEST: Readonly<Record<Adjustment, readonly [string, string]>> = {
  original: ['10', 'Original'],
  seasonally_adjusted: ['20', 'Seasonally Adjusted'],
  trend: ['30', 'Trend'],
};
const FREQ: Readonly<Partial<Record<Frequency, readonly [string, string]>>> = {
  A: ['A', 'Annual'],
  FY: ['A', 'Annual'],
  S: ['S', 'Half-yearly'],
  Q: ['Q', 'Quarterly'],
  M: ['M', 'Monthly'],
};

const fold = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Splits a name into parts: `> Employed full-time ; Persons ;` has `employed full-time` and `persons`. */
const partsOf = (name: string): readonly string[] =>
  name
    .split(/;|: /)
    .map((part) => fold(withoutNotes(part.replace(/^[\s>]+/, ''))))
    .filter((part) => part !== '');

interface Finding {
  readonly dimension: string;
  readonly code: string;
  readonly label: string;
}

const findings = (table: WordTable): ReadonlyMap<string, Finding> =>
  new Map(
    Object.entries(table).flatMap(([dimension, words]) =>
      Object.entries(words).map(([label, code]) => [fold(label), { dimension, code, label }] as const),
    ),
  );

/** Returns a workbook that has only named series, such as those in a table of published values. */
export const namedWorkbook = (series: readonly NamedObservations[]): TimeSeriesWorkbook => ({
  headings: [],
  publishedOn: null,
  remarks: [],
  notes: [],
  series: series.filter(({ name }) => name !== ''),
});

/**
 * Returns the series that are part of a dataset, with their keys in the dataset. Other series are skipped. The scope is partial, because a
 * workbook is one of several tables. Throws PARSE_LAYOUT if no series is known, and DATA_DUPLICATE_KEY if two different series have one
 * key.
 */
export function mapWorkbook(
  workbook: TimeSeriesWorkbook,
  mapping: WorkbookMapping,
  dimensionIds: readonly string[],
  url: string,
): ParsedDataset {
  const labels = new Map<string, Map<string, string>>(dimensionIds.map((id) => [id, new Map()]));
  const common = [...titleFindings(workbook, mapping), ...findings(mapping.all ?? {}).values()];
  const otherwise = [...findings(mapping.otherwise ?? {}).values()];
  const parts = findings(mapping.parts);
  const silent = new Set((mapping.silent ?? []).map(fold));
  const byKey = new Map<string, ParsedSeries>();
  const repeated: string[] = [];
  const others: { readonly name: string; readonly why: string }[] = [];
  for (const series of workbook.series) {
    const found = partFindings(series, parts, silent);
    const said = [...found.said, ...common, ...attributeFindings(series)];
    const all = [...said, ...otherwise.filter((one) => !saysOf(said, one.dimension))];
    const codes = found.unknown === null ? keyOf(all, dimensionIds) : `${quoted(found.unknown)} is not part of a known name`;
    if (typeof codes === 'string') {
      others.push({ name: `${series.name} (${series.id})`, why: codes });
      continue;
    }
    for (const { dimension, code, label } of codes) labels.get(dimension)?.set(code, label);
    const parsed = asParsed(series, codes, mapping);
    const other = byKey.get(parsed.key);
    if (other === undefined) byKey.set(parsed.key, parsed);
    else {
      refuseDifference(parsed.key, other, parsed);
      repeated.push(`${parsed.key} (again as ${series.id})`);
    }
  }
  if (byKey.size === 0) {
    const why = mostFrequent(others.map((one) => one.why));
    throw new WattleError('PARSE_LAYOUT', `No series of the workbook belongs to this dataset. The most frequent reason: ${why}.`, {
      at: { url, column: workbook.series[0]?.id ?? '', value: others.find((one) => one.why === why)?.name ?? '' },
    });
  }
  const dimensions = dimensionIds.map((id): ParsedDimension => {
    const values = [...(labels.get(id) ?? [])].map(([code, label]) => ({ code, label }));
    return { id, label: id, values };
  });
  return {
    dimensions,
    series: [...byKey.values()],
    publishedOn: workbook.publishedOn,
    scope: 'partial',
    notes: [...remarkNotes(workbook.remarks), ...workbook.notes, ...repeatedSeriesNotes(repeated)],
    leftOut: leftOut(
      'series',
      others.map((one) => one.name),
    ),
  };
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'no text';
}

function titleFindings(workbook: TimeSeriesWorkbook, mapping: WorkbookMapping): readonly Finding[] {
  if (mapping.title === undefined) return [];
  const { after, words } = mapping.title;
  const behind = workbook.headings.flatMap((heading) => fold(heading).split(fold(after)).slice(1).map(fold));
  // `Australian Capital Territory` starts with `Australia`, so the longest match of whole words is used.
  const known = [...findings(words)].sort(([a], [b]) => b.length - a.length);
  return behind.flatMap((rest) => {
    const [first] = known.filter(([text]) => rest.startsWith(text) && !/^[a-z]/.test(rest.slice(text.length)));
    return first ? [first[1]] : [];
  });
}

const saysOf = (found: readonly Finding[], dimension: string): boolean => found.some((finding) => finding.dimension === dimension);

/**
 * Returns the codes for the parts of a name. The longest known phrase is used. If a part is unknown, the series is not part of the dataset.
 */
function partFindings(
  series: WorkbookSeries,
  parts: ReadonlyMap<string, Finding>,
  silent: ReadonlySet<string>,
): { readonly said: readonly Finding[]; readonly unknown: string | null } {
  const words = partsOf(series.name);
  const said: Finding[] = [];
  let next = 0;
  while (next < words.length) {
    const run = longestRun(words, next, (text) => parts.has(text) || silent.has(text));
    if (run === 0) return { said, unknown: words[next] ?? '' };
    const finding = parts.get(words.slice(next, next + run).join('; '));
    if (finding !== undefined) said.push(finding);
    next += run;
  }
  return { said, unknown: null };
}

/** Returns the number of words in the longest known phrase that starts at `from`. 0 without a known phrase. */
function longestRun(words: readonly string[], from: number, isKnown: (text: string) => boolean): number {
  for (let run = words.length - from; run > 0; run--) if (isKnown(words.slice(from, from + run).join('; '))) return run;
  return 0;
}

function attributeFindings(series: WorkbookSeries): readonly Finding[] {
  const [adjustment, adjustmentLabel] = TSEST[series.adjustment];
  const freq = FREQ[series.freq];
  const found: Finding[] = [{ dimension: 'TSEST', code: adjustment, label: adjustmentLabel }];
  if (freq !== undefined) found.push({ dimension: 'FREQ', code: freq[0], label: freq[1] });
  return found;
}

/** Returns the codes in dimension order. If a code is missing or ambiguous, returns a description of the conflict. */
function keyOf(found: readonly Finding[], dimensionIds: readonly string[]): readonly Finding[] | string {
  const key: Finding[] = [];
  for (const id of dimensionIds) {
    const [first, ...others] = found.filter((finding) => finding.dimension === id);
    if (first === undefined) return `missing ${id}`;
    const other = others.find(({ code }) => code !== first.code);
    if (other) return `the ${id} is both ${first.label} and ${other.label}`;
    key.push(first);
  }
  return key;
}

function asParsed(series: WorkbookSeries, codes: readonly Finding[], mapping: WorkbookMapping): ParsedSeries {
  const parts = partsOf(series.name);
  const unit = Object.entries(mapping.units ?? {}).find(([words]) => parts.includes(fold(words)))?.[1];
  const adjusted = codes.some((finding) => finding.dimension === 'TSEST');
  return {
    key: codes.map((finding) => finding.code).join('.'),
    freq: series.freq,
    unit: unit ?? series.unit,
    multiplier: series.multiplier,
    decimals: null,
    // Series in a dataflow without TSEST have no adjustment.
    adjustment: adjusted ? series.adjustment : null,
    title: null,
    basePeriod: series.basePeriod ?? null,
    observations: series.observations,
  };
}

/** Makes a dataset from a workbook without a mapping. Its only dimension is SERIES, with the series ids as codes. */
export function asOwnDataset(workbook: TimeSeriesWorkbook): ParsedDataset {
  return {
    dimensions: [{ id: 'SERIES', label: 'Series', values: workbook.series.map((series) => ({ code: series.id, label: series.name })) }],
    series: workbook.series.map((series) => ({
      key: series.id,
      freq: series.freq,
      unit: series.unit,
      multiplier: series.multiplier,
      decimals: null,
      adjustment: series.adjustment,
      title: series.name,
      basePeriod: series.basePeriod ?? null,
      observations: series.observations,
    })),
    publishedOn: workbook.publishedOn,
    scope: 'partial',
    notes: [
      ...workbook.headings.filter((heading) => /^(table|\d{4}\.\d)/i.test(heading)),
      ...remarkNotes(workbook.remarks),
      ...workbook.notes,
    ],
  };
}
