/** Collects facts about the values that a snapshot has read. */

import { type MethodBreak, spansDays } from '../../catalogue/breaks/method-break.ts';
import { at, present } from '../../core/assert.ts';
import { capitalised } from '../../core/basic/text.ts';
import { mapInTurns, shareThread } from '../../core/cost.ts';
import { type DatasetKey, dottedId } from '../../core/define-dataset.ts';
import type { Moment, SnapshotInput } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { formatPeriod, instantOf, lastDay, type Period, parseIsoDay, period } from '../../core/period.ts';
import { sydneyDate } from '../../core/sydney-time.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { SeriesSlice, Version } from '../../store/ports/series.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import type { BreakFacts, InputFacts } from '../base/meta-shape.ts';
import { breaksNote, type NoteLike } from '../base/notes.ts';
import type { Note } from '../base/reason-shape.ts';
import { breakFacts } from '../series/breaks/series-breaks.ts';
import { olderNotes } from './one-release.ts';
import { newestVintages, type UsedSeries, vintageOf } from './signal-answer.ts';
import type { SignalRequest } from './signal-request.ts';
import type { Read, ValueRead } from './signal-views.ts';
import { type LoadedInputs, type StoredDatasets, seriesIn } from './snapshot-inputs.ts';
import { type VintageStart, vintageNotes, vintageStartsWithin } from './vintage-notes.ts';

export interface BasisOfReads {
  readonly period: Answer['meta']['period'];
  readonly inputs: readonly InputFacts[];
  readonly vintages: ReadonlyMap<DatasetKey, Version>;
  readonly notes: readonly NoteLike[];
  readonly breaks: readonly BreakFacts[];
  readonly used: readonly UsedSeries[];
}

/**
 * Returns the date and time of the result. If `as_of` is a date, the result has this date, although its last moment in UTC is already the next day in Sydney.
 */
export function momentOf(ctx: QueryContext, { asOf }: SignalRequest): Moment {
  const now = ctx.clock.now();
  const instant = asOf ? Math.min(asOf.ms, now) : now;
  const day = present(parseIsoDay(sydneyDate(instant)), 'The day in Sydney');
  const requested = asOf === null ? null : parseIsoDay(asOf.text);
  return { instant, day: requested === null ? day : Math.min(requested, day) };
}

type Declared = Readonly<Record<string, SnapshotInput>>;

export async function basisOfReads(
  declared: Declared,
  inputs: LoadedInputs,
  datasets: StoredDatasets['stored'],
  /** The reads of each row, with the latest row last. */
  all: readonly (readonly Read[])[],
): Promise<BasisOfReads> {
  const reads = all.flat();
  const broken = (await mapInTurns(all, (some) => spannedBy(some).broken)).flat();
  const newest = all.at(-1) ?? [];
  const { vintageStarts } = spannedBy(newest);
  // A past result has hundreds of thousands of reads. Other requests can run between the steps.
  const period = spanOf(reads.filter((one) => one.kind === 'value'));
  await shareThread();
  const facts = inputFacts(Object.keys(inputs.inputs), datasets, reads);
  await shareThread();
  const vintages = newestVintages(reads.map((read) => [datasetOf(read), vintageOfRead(read)]));
  await shareThread();
  const used = usedSeries(declared, inputs, reads);
  return {
    period,
    inputs: facts,
    vintages,
    breaks: breakFacts(broken),
    used,
    notes: [
      ...brokenNotes(broken),
      ...vintageNotes(vintageStarts),
      ...mismatches(newestReads(newest)),
      ...olderNotes(inputs.older),
      ...missingNotes(inputs),
      ...inputs.absent,
    ],
  };
}

interface Ended {
  readonly own: Period;
  readonly instant: number;
}

const periodOfRead = ({ source: { slice }, index }: ValueRead): Period => period(slice.series.freq, at(slice.t, index));

/**
 * Returns the period that ends first and the period that ends last. The ends are cached, because a past result has thousands of reads in
 * few periods.
 */
function spanOf(reads: readonly ValueRead[]): { readonly start: string | null; readonly end: string | null } {
  const instants = new Map<Frequency, Map<number, number>>();
  let [first, last]: [Ended | null, Ended | null] = [null, null];
  for (const read of reads) {
    const own = periodOfRead(read);
    const known = instants.get(own.freq) ?? new Map<number, number>();
    instants.set(own.freq, known);
    const instant = known.get(own.t) ?? instantOf(own);
    known.set(own.t, instant);
    if (first === null || instant < first.instant) first = { own, instant };
    if (last === null || instant >= last.instant) last = { own, instant };
  }
  return { start: first && formatPeriod(first.own), end: last && formatPeriod(last.own) };
}

function newestReads(reads: readonly Read[]): readonly ValueRead[] {
  const newest = new Map<string, ValueRead>();
  for (const read of reads) {
    if (read.kind !== 'value') continue;
    const name = `${read.source.dataset} ${read.source.slice.series.id}`;
    const known = newest.get(name);
    if (!known || read.index > known.index) newest.set(name, read);
  }
  return [...newest.values()];
}

/** Returns the series whose freshness is checked separately, because a series may stop while its dataset continues. */
function usedSeries(declared: Declared, inputs: LoadedInputs, reads: readonly Read[]): readonly UsedSeries[] {
  const sources = new Set(reads.flatMap((one) => (one.kind === 'value' ? [one.source] : [])));
  const read = new Set([...sources].map(({ dataset, slice }) => `${dataset} ${slice.series.id}`));
  return seriesIn(inputs).flatMap(({ input, series }) =>
    read.has(`${series.dataset} ${series.stored.id}`) ? [{ series, optional: declared[input]?.optional === true }] : [],
  );
}

const valueName = ({ source: { named } }: ValueRead): string => String(named['series_id'] ?? named['dataset_id']);

interface BrokenRead {
  readonly one: MethodBreak;
  readonly of: string;
}

interface Spanned {
  readonly broken: readonly BrokenRead[];
  readonly vintageStarts: readonly VintageStart[];
}

/**
 * Returns the breaks and the boundaries between vintages in the range that was read from each series. For a published change, the range
 * starts earlier by the number of periods that the change spans.
 */
function spannedBy(reads: readonly Read[]): Spanned {
  const spans = new Map<SeriesSlice, { readonly read: ValueRead; from: number; to: number }>();
  for (const read of reads) {
    if (read.kind !== 'value' || read.sampling === 'step') continue;
    const t = at(read.source.slice.t, read.index);
    const known = spans.get(read.source.slice);
    if (!known) spans.set(read.source.slice, { read, from: t, to: t });
    else {
      known.from = Math.min(known.from, t);
      known.to = Math.max(known.to, t);
    }
  }
  const spanned = [...spans].map(([{ series }, { read, from, to }]): Spanned => {
    const { breaks, change } = read.source;
    const [start, end] = [lastDay(period(series.freq, from - change)), lastDay(period(series.freq, to))];
    const of = valueName(read);
    return {
      broken: breaks.filter((one) => spansDays(one, start, end)).map((one) => ({ one, of })),
      vintageStarts: vintageStartsWithin(of, series, lastDay(period(series.freq, from)), end),
    };
  });
  return { broken: spanned.flatMap(({ broken }) => broken), vintageStarts: spanned.flatMap(({ vintageStarts }) => vintageStarts) };
}

export const breakIds = (reads: readonly Read[]): readonly string[] => [...new Set(spannedBy(reads).broken.map(({ one }) => one.id))];

const brokenNotes = (broken: readonly BrokenRead[]): readonly Note[] =>
  broken.length === 0
    ? []
    : [
        breaksNote(
          `The values compared are on both sides of a break in series: ${fewOf([...new Set(broken.map(({ of }) => of))])}`,
          'see meta.breaks',
        ),
      ];

/** Returns remarks if the latest values have different periods or seasonal adjustments. */
function mismatches(reads: readonly ValueRead[]): readonly string[] {
  const byPeriod = grouped(reads, (read) => formatPeriod(periodOfRead(read)));
  const byAdjustment = grouped(reads, ({ source: { adjustment } }) =>
    adjustment === 'not_applicable' ? null : (adjustment?.replace('_', ' ') ?? null),
  );
  return [
    ...(byPeriod.size > 1 ? [`The figures are for different periods. ${listed(byPeriod, inWords)}`] : []),
    ...(byAdjustment.size > 1 ? [`The figures have different seasonal adjustments. ${listed(byAdjustment)}`] : []),
  ];
}

function grouped(reads: readonly ValueRead[], keyOf: (read: ValueRead) => string | null): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const read of reads) {
    const key = keyOf(read);
    if (key !== null) groups.set(key, (groups.get(key) ?? new Set()).add(valueName(read)));
  }
  return groups;
}

const NAMED_AT_MOST = 3;

/** Writes a text such as `June 2026: AU.CPI.MONTHLY.YOY. The March quarter 2026: AU.WPI.YOY, … and 4 more.` */
function listed(groups: ReadonlyMap<string, ReadonlySet<string>>, words = (text: string) => text): string {
  return [...groups].map(([what, names]) => `${capitalised(words(what))}: ${fewOf([...names])}.`).join(' ');
}

function fewOf(names: readonly string[]): string {
  const more = names.length - NAMED_AT_MOST;
  return `${names.slice(0, NAMED_AT_MOST).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const missingNotes = ({ missing }: LoadedInputs): readonly string[] =>
  missing.length === 0 ? [] : [`These series are not stored, so they are missing: ${fewOf(missing.map(({ id }) => id))}.`];

/** Returns `meta.inputs`. An input has a separate entry for each of its datasets and adjustments. */
function inputFacts(symbols: readonly string[], datasets: StoredDatasets['stored'], reads: readonly Read[]): readonly InputFacts[] {
  const parts = new Map<string, Map<string, Read[]>>(symbols.map((input) => [input, new Map()]));
  for (const read of reads) {
    const ofInput = parts.get(read.input);
    const part = read.kind === 'group' ? read.dataset : `${read.source.dataset} ${read.source.adjustment}`;
    const known = ofInput?.get(part);
    if (known) known.push(read);
    else ofInput?.set(part, [read]);
  }
  return [...parts].flatMap(([input, ofInput]) => [...ofInput.values()].map((part) => factsOf(input, part, datasets)));
}

const datasetOf = (read: Read): DatasetKey => (read.kind === 'group' ? read.dataset : read.source.dataset);

/** Returns the vintage of a value. For a register, returns the version that was read. */
const vintageOfRead = (read: Read): Version => (read.kind === 'group' ? read.version : read.source.vintage);

function factsOf(input: string, reads: readonly Read[], datasets: StoredDatasets['stored']): InputFacts {
  const values = reads.filter((read) => read.kind === 'value');
  const [first] = reads;
  const on = first && datasets.get(datasetOf(first));
  if (!on) throw new WattleError('BUG', `The input ${input} was read from a dataset that is not declared for it.`);
  const ids = [...new Set(values.map(({ source }) => source.named['series_id']).filter((id) => typeof id === 'string'))];
  return {
    input,
    ...(ids.length === 0 ? {} : { series_ids: ids }),
    dataset_id: dottedId(on.dataset),
    period: spanOf(values),
    adjustment: values[0]?.source.adjustment ?? null,
    vintage: vintageOf([...newestVintages(reads.map((read) => [datasetOf(read), vintageOfRead(read)])).values()][0] ?? on.version),
  };
}
