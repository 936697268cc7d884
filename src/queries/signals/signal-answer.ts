/** Builds the result for an indicator. It has rows, sources and an optional explanation. */

import { at } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import { mapInTurns } from '../../core/cost.ts';
import { inForceOn } from '../../core/dated-constant.ts';
import { type DatasetKey, dottedId } from '../../core/define-dataset.ts';
import { type DatedConstant, type DatedTable, rowsIn, type Signal, type SignalRow } from '../../core/define-signal.ts';
import { isoDay } from '../../core/period.ts';
import { amountWords } from '../../signals/wording/figures.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { Version } from '../../store/ports/series.ts';
import type { Answer, AnswerColumn, AnswerMeta, Freshness } from '../base/answer.ts';
import { citationOf, type FileOfFigure, filesBySeq } from '../base/citation.ts';
import { inputConcernNotes } from '../base/concerns.ts';
import type { QueryContext } from '../base/context.ts';
import { combineFreshness, freshnessAsOf, freshnessOf, maxAgeSeconds, ONLY_STALE, refuseStale, standingAsOf } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import type { BreakFacts, InputFacts } from '../base/meta-shape.ts';
import { discontinuedNotes, type NoteLike } from '../base/notes.ts';
import { gapsOfAnswer } from '../base/real-time/vintage-gap.ts';
import type { Note } from '../base/reason-shape.ts';
import { namedInputs } from '../base/signal-inputs.ts';
import { judgedBySeries } from '../series/freshness/series-freshness.ts';
import { type LoadedSeries, operandOf, type StoredDataset } from '../series/reading/stored-series.ts';
import { asOld, datedHeadline, outdated } from './oldest-age.ts';
import { echoOf, type SignalRequest } from './signal-request.ts';
import type { Read } from './signal-views.ts';

/** The number of seconds for which clients can cache a result with missing inputs. */
const ABSENT_SECONDS = 30;

export interface ExplainedRow {
  readonly row: SignalRow;
  readonly reads: readonly Read[];
}

interface SignalAnswer {
  readonly data: SignalRow | readonly SignalRow[];
  readonly headline: string | null;
  readonly period: AnswerMeta['period'];
  /** The period that the headline describes. Absent if it is the last period in `period`. */
  readonly about?: string;
  readonly inputs: readonly InputFacts[];
  readonly breaks: readonly BreakFacts[];
  readonly notes: readonly NoteLike[];
  readonly summary?: SignalRow;
  /** The day in days since 1970-01-01 that determines the values of constants which change over time. */
  readonly day: number;
  /** The rows with their inputs. Null unless the caller requests an explanation. */
  readonly explained: readonly ExplainedRow[] | null;
}

interface Basis {
  readonly datasets: readonly StoredDataset[];
  /** The latest vintage of the values from each dataset. It determines the date of the result. */
  readonly vintages: ReadonlyMap<DatasetKey, Version>;
  readonly freshness: Freshness;
  /** Datasets that are not stored. The result changes when one of them is imported. */
  readonly others?: readonly DatasetKey[];
  readonly series: readonly LoadedSeries[];
}

const methodologyUrl = (ctx: QueryContext, signal: Signal): string => `${ctx.publicUrl}/docs/methodology/${signal.id}`;

/** A series that the indicator uses. If `optional` is true, out-of-date data of this series never cause a refusal. */
export interface UsedSeries {
  readonly series: LoadedSeries;
  readonly optional: boolean;
}

/**
 * Returns the freshness of datasets and of their series, because a series may stop while its dataset continues. Throws DATA_STALE if the
 * indicator or the request refuses out-of-date data.
 */
export async function judgeDatasets(
  ctx: QueryContext,
  signal: Signal,
  request: SignalRequest,
  datasets: readonly StoredDataset[],
  used: readonly UsedSeries[] = [],
): Promise<Freshness> {
  const { asOf } = request;
  const named = await Promise.all(
    datasets.map(async ({ dataset, state, version }) => {
      const freshness = await (asOf === null ? freshnessOf(ctx, dataset, state) : freshnessAsOf(ctx, dataset, state, asOf.ms));
      // If later data exist, a result about the past is final. The freshness of its series then has no effect.
      const isSettled = asOf !== null && standingAsOf(ctx, state, asOf.ms) === 'settled';
      // Series of an older version may have later values in the current one, so their last period says nothing about the dataset.
      const isOlder = asOf === null && version.seq < state.version.seq;
      return { id: dottedId(dataset), key: state.dataset, freshness, isApart: isSettled || isOlder };
    }),
  );
  const judgedBy = (chosen: readonly UsedSeries[]): Freshness =>
    combineFreshness(
      named.map(({ id, key, freshness, isApart }) => {
        const own = isApart ? [] : chosen.flatMap(({ series }) => (series.dataset === key ? [series] : []));
        return { id, freshness: judgedBySeries(freshness, own, Math.min(asOf?.ms ?? Number.POSITIVE_INFINITY, ctx.clock.now())) };
      }),
    );
  const freshness = judgedBy(used);
  const isDated = signal.offline === 'dated' && ctx.freshener === null && ctx.isRefreshed !== true;
  // A result about the past remains correct even if the data are out of date today.
  if (signal.stale === 'refuse' && !isDated && asOf === null && !request.first && request.window === null) {
    refuseStale(judgedBy(used.filter(({ optional }) => !optional)), `${signal.id} gives current figures only`);
  }
  if (!request.allowStale) refuseStale(freshness, ONLY_STALE);
  return freshness;
}

export async function answerOf(
  ctx: QueryContext,
  signal: Signal,
  request: SignalRequest,
  { datasets, vintages: allVintages, freshness, others = [], series }: Basis,
  { data, headline, period, about, inputs, breaks, notes, summary, day, explained }: SignalAnswer,
): Promise<Answer> {
  const rows = rowsIn(data);
  const inGap = gapsOfAnswer(series.map(({ handle: { id }, gap }) => ({ named: id, gap })));
  const cited = datasets.map(({ dataset, state, version }) => ({ dataset, vintage: allVintages.get(state.dataset) ?? version }));
  const old = outdated(signal, request, about ?? period.end, { cited, inputs }, ctx.clock.now());
  const ages = datasets.map(({ dataset, state }) => maxAgeSeconds(dataset, state, freshness, ctx.clock.now()));
  return {
    data,
    columns: columnsOf(signal, rows),
    meta: {
      ...metaOf(ctx, {
        query: echoOf(request),
        period,
        rows: rows.length,
        sources: await Promise.all(cited.map(({ dataset, vintage }) => citationOf(ctx, dataset, vintage))),
        freshness: old === null ? freshness : asOld(freshness, old, cited, inputs),
        versions: cited.map(({ vintage }) => vintage),
        notes: [
          ...(signal.notes ?? []),
          ...constantNotes(signal, request, day),
          ...notes,
          ...inGap.notes,
          ...ceasedNotes(datasets),
          ...concernsOf(signal, request, datasets),
        ],
      }),
      ...inGap.meta,
      headline: old === null ? headline : datedHeadline(headline, old),
      ...(old === null ? {} : { outdated: old }),
      inputs,
      breaks,
      methodology: methodologyUrl(ctx, signal),
      ...(summary ? { summary } : {}),
      ...(explained ? { explain: await explanation(ctx, signal, request, day, explained) } : {}),
    },
    next: null,
    datasets: [...datasets.map(({ state }) => state.dataset), ...others],
    maxAgeSeconds: Math.min(...ages, ...others.map(() => ABSENT_SECONDS)),
  };
}

const concernsOf = (signal: Signal, request: SignalRequest, datasets: readonly StoredDataset[]): readonly string[] =>
  request.asOf
    ? []
    : inputConcernNotes(
        namedInputs(signal, request.values),
        datasets.map(({ state }) => state),
      );

/**
 * Returns the columns: `period`, the fields in the definition, and `breaks`. Omits fields that no row has. If there are no rows, returns
 * all fields.
 */
function columnsOf(signal: Signal, rows: readonly SignalRow[]): readonly AnswerColumn[] {
  const fields = Object.entries(signal.row).filter(([name]) => rows.length === 0 || rows.some((row) => name in row));
  const period = rows.length === 0 || rows.some((row) => 'period' in row) ? [{ name: 'period' }] : [];
  const breaks = rows.some((row) => 'breaks' in row) ? [{ name: 'breaks' }] : [];
  return [...period, ...fields.map(([name, field]) => ({ name, unit: field.unit })), ...breaks];
}

const isTable = (constant: DatedConstant<unknown> | DatedTable<unknown>): constant is DatedTable<unknown> => 'entries' in constant;

/** Returns the dated constants that apply on a day. They are defaults of parameters, or constants in the definition. */
function constantsUsed(signal: Signal, request: SignalRequest, day: number): readonly (readonly [string, DatedConstant<unknown>])[] {
  const ofParameters = Object.entries(signal.parameters).flatMap(([name, declaration]) => {
    if (declaration.kind === 'number' && declaration.byDefault && request.values[name] === null) {
      const entry = inForceOn(declaration.byDefault, day);
      return entry ? [[name, entry] as const] : [];
    }
    if (declaration.kind !== 'number' || typeof declaration.default !== 'object' || declaration.default === null) return [];
    return request.values[name] === declaration.default.value ? [[name, declaration.default] as const] : [];
  });
  const declared = Object.entries(signal.constants ?? {}).flatMap(([name, constant]) => {
    const entry = isTable(constant) ? inForceOn(constant, day) : constant;
    return entry ? [[name, entry] as const] : [];
  });
  return [...ofParameters, ...declared];
}

/** Writes the value of a constant for programs, such as `0.4`, `low -0.5, high 2`, or a list. */
function shownConstant(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.join(', ');
  return Object.entries(value)
    .map(([name, one]) => `${name} ${one}`)
    .join(', ');
}

/** Returns a note for each constant that has a value on the day. */
const constantNotes = (signal: Signal, request: SignalRequest, day: number): readonly Note[] =>
  constantsUsed(signal, request, day).flatMap(([name, { value, unit, from, source, sourceUrl }]) => {
    if (value === null) return [];
    const shown = shownConstant(value);
    const amount = amountWords(value, unit);
    const values = { name, value: shown, unit: unitInText(unit), amount, from, source, source_url: sourceUrl };
    return [
      {
        code: 'constant',
        scope: 'dataset',
        values,
        text: `${name} is ${amount} from ${inWords(from)}. Source: ${source} (${sourceUrl})`,
      },
    ];
  });

/** Writes a unit with a lower-case first letter, for the middle of a sentence. Abbreviations keep their capitals. */
const unitInText = (unit: string): string => (/^[A-Z][a-z]/.test(unit) ? unit.charAt(0).toLowerCase() + unit.slice(1) : unit);

const ceasedNotes = (datasets: readonly StoredDataset[]): readonly Note[] =>
  datasets.flatMap(({ dataset }) => discontinuedNotes(dataset).map((note) => ({ ...note, text: `${dataset.title}. ${note.text}` })));

/**
 * Builds `meta.explain`. It has the formula, its constants, and every published value in each row. Each value has its file and its
 * position in the file.
 */
async function explanation(
  ctx: QueryContext,
  signal: Signal,
  request: SignalRequest,
  day: number,
  rows: readonly ExplainedRow[],
): Promise<Record<string, unknown>> {
  const reported = rows.map(({ row, reads }) => ({ row, ...readsReported(reads, request.mostOperands) }));
  const files = await filesOfReads(
    ctx,
    reported.flatMap(({ reads }) => reads),
  );
  const constants = constantsUsed(signal, request, day).map(([name, { source, sourceUrl, ...rest }]) => ({
    name,
    ...rest,
    source,
    source_url: sourceUrl,
  }));
  return {
    formula: signal.formula,
    ...(signal.symbols === undefined ? {} : { symbols: signal.symbols }),
    methodology_version: signal.methodologyVersion,
    parameters: request.values,
    ...(constants.length === 0 ? {} : { constants, constants_on: isoDay(day) }),
    rows: await mapInTurns(reported, ({ row, reads, leftOut }) => ({
      ...('period' in row ? { period: row['period'] } : {}),
      operands: reads.map((read) => explainedRead(read, files)),
      ...(request.mostOperands === undefined ? {} : { left_out: leftOut }),
    })),
  };
}

/** Returns the values to list, and for each input the number of values that are not listed. */
function readsReported(
  reads: readonly Read[],
  most = Number.POSITIVE_INFINITY,
): { readonly reads: readonly Read[]; readonly leftOut: Readonly<Record<string, number>> } {
  const counts = new Map<string, number>();
  const reported = reads.filter(({ input }) => {
    const before = counts.get(input);
    const count = before === undefined ? 1 : before + 1;
    counts.set(input, count);
    return count <= most;
  });
  const leftOut = [...counts].flatMap(([input, count]) => (count > most ? [[input, count - most] as const] : []));
  return { reads: reported, leftOut: Object.fromEntries(leftOut) };
}

type Files = ReadonlyMap<DatasetKey, ReadonlyMap<number, FileOfFigure>>;

/** Returns the dataset of a value, and the sequence number of the version that added it. */
const cameWith = (read: Read): readonly [DatasetKey, number] =>
  read.kind === 'group' ? [read.dataset, read.version.seq] : [read.source.dataset, at(read.source.slice.seq, read.index)];

async function filesOfReads(ctx: QueryContext, reads: readonly Read[]): Promise<Files> {
  const wanted = new Map<DatasetKey, Set<number>>();
  for (const [dataset, seq] of reads.map(cameWith)) wanted.set(dataset, (wanted.get(dataset) ?? new Set()).add(seq));
  return new Map(await Promise.all([...wanted].map(async ([key, seqs]) => [key, await filesBySeq(ctx, key, seqs)] as const)));
}

function explainedRead(read: Read, files: Files): Record<string, unknown> {
  const [dataset, seq] = cameWith(read);
  const file = files.get(dataset)?.get(seq);
  if (read.kind === 'group') return { input: read.input, ...read.operand, ...file };
  return { input: read.input, sampling: read.sampling, ...operandOf(read.source, read.index, file) };
}

export const vintageOf = ({ effectiveFrom }: Version): string => isoInstant(effectiveFrom);

export function newestVintages(all: Iterable<readonly [DatasetKey, Version]>): ReadonlyMap<DatasetKey, Version> {
  const newest = new Map<DatasetKey, Version>();
  for (const [dataset, vintage] of all) {
    const known = newest.get(dataset);
    if (known === undefined || vintage.seq > known.seq) newest.set(dataset, vintage);
  }
  return newest;
}
