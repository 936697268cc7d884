/** Code that several desks share. */
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted } from '../../../core/errors.ts';
import { formatPeriod } from '../../../core/period.ts';
import type { Answer } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { metaOf } from '../../base/meta.ts';
import type { EchoedQuery, SourceCitation } from '../../base/meta-shape.ts';
import type { TextParameter } from '../../base/parameters/declaration.ts';
import type { AsOf, Parameters } from '../../base/parameters/parameters.ts';
import { neededFigures } from '../../series/freshness/newest-figure.ts';
import { freshnessOfAll } from '../../series/freshness/series-freshness.ts';
import type { LoadedSeries } from '../../series/reading/stored-series.ts';

const SECONDS = 300;

/** Reads an optional number. Returns null if it is missing or invalid. Reports a fault if it is invalid. */
export function optionalNumber(parameters: Parameters, declared: TextParameter, min: number, max: number): number | null {
  const given = parameters.text(declared);
  if (given === null) return null;
  const value = Number(given);
  if (given.trim() !== '' && Number.isFinite(value) && value >= min && value <= max) return value;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: declared.name,
    detail: `The parameter ${quoted(declared.name)} must be a number from ${min} to ${max}, not ${quoted(given)}.`,
  });
  return null;
}

export async function storedOf(ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<ReadonlyMap<string, LoadedSeries>> {
  const found = await neededFigures(ctx, handles);
  return new Map(found.flatMap(({ handle, loaded }) => (loaded === null ? [] : [[handle.id, loaded] as const])));
}

export interface LatestValue {
  readonly value: number;
  readonly period: string;
  readonly t: number;
}

export function latestOf(loaded: LoadedSeries | undefined): LatestValue | null {
  const points = loaded?.slice.points;
  const [t, value] = [points?.t.at(-1), points?.value.at(-1)];
  return points === undefined || t === undefined || value === undefined
    ? null
    : { value, t, period: formatPeriod({ freq: points.freq, t }) };
}

interface DeskAnswer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly string[];
  readonly query: EchoedQuery;
  readonly summary: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
  readonly handles: readonly SeriesHandle[];
  readonly stored: ReadonlyMap<string, LoadedSeries>;
  readonly asOf?: AsOf | null;
  /** The ids of the stored inputs that the results use. The default is all of them. */
  readonly used?: readonly string[];
}

/** Returns notes that name the inputs without stored data, by dataset. Returns no note if all inputs are stored. */
function notStored({ handles, stored }: Pick<DeskAnswer, 'handles' | 'stored'>): readonly string[] {
  const all = [...new Map(handles.map((handle) => [handle.id, handle])).values()];
  const missing = all.filter(({ id }) => !stored.has(id));
  if (missing.length === 0) return [];
  const named = [...new Set(missing.map(({ dataset }) => dataset))].map((dataset) => {
    const count = (some: readonly SeriesHandle[]): number => some.filter((handle) => handle.dataset === dataset).length;
    return `${dataset.title} (${count(missing)} of ${count(all)} series)`;
  });
  return [`This site has no data yet for these inputs: ${named.join(', ')}. Some values can therefore be missing.`];
}

/** Builds the response. Its freshness is the worst of its inputs. */
export async function deskAnswer(
  ctx: QueryContext,
  { rows, columns, query, summary, notes, handles, stored, asOf = null, used }: DeskAnswer,
): Promise<Answer> {
  const inUse = [...stored.values()].filter(({ handle }) => used === undefined || used.includes(handle.id));
  const cited = await Promise.all(inUse.map(({ handle, vintage: ofVintage }) => citationOf(ctx, handle.dataset, ofVintage)));
  const sources: readonly SourceCitation[] = [...new Map(cited.map((one) => [one.dataset_id, one])).values()];
  const freshness = await freshnessOfAll(ctx, inUse, asOf);
  return {
    data: rows,
    columns: columns.map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, { query, rows: rows.length, sources, freshness, versions: [], notes: [...notes, ...notStored({ handles, stored })] }),
      summary,
    },
    next: null,
    datasets: [...new Set(handles.map(({ dataset }) => datasetKey(dataset)))],
    maxAgeSeconds: SECONDS,
  };
}
