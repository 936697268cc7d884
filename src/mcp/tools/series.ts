import { Type } from 'typebox';
import { quoted } from '../../core/errors.ts';
import { type Ask, type Envelope, type JsonObject, numberOf, objectOf, Refusal, rowsOf, SeveralSeries, textOf } from '../ask.ts';
import { changeOf, type Figure, summaryOf } from '../figures.ts';
import {
  AS_OF,
  answer,
  END,
  GAP,
  maybeCount,
  maybeOneOf,
  maybeText,
  NAMES,
  nothingElse,
  orNull,
  PICTURE,
  ROWS,
  START,
  text,
  tool,
} from '../tool.ts';
import { cells, datasetParts, isSignal, noteOf, sourceOf, withoutNulls } from './find.ts';
import { isForecast, readForecast } from './forecasts.ts';
import { signalOf } from './tables.ts';

const ROWS_SHOWN = 24;
const MOST_ROWS = 200;
const SHORTER = 'use a shorter window or last_n. `summary` covers the whole window.';

const UNITS = maybeOneOf(
  ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'],
  'FRED units: pch is the % change from the previous period, pc1 from a year earlier',
);
const FREQUENCY = maybeOneOf(['m', 'q', 'a', 'fy'], 'aggregate to this frequency (fy: financial year)');
const METHOD = maybeOneOf(['avg', 'sum', 'eop'], 'default: avg');
const INDEX_TO = maybeText('period where each series equals 100');
const LAST = maybeCount('number of latest rows', MOST_ROWS, ROWS_SHOWN);

const figuresOf = (rows: readonly JsonObject[], member: string): readonly Figure[] =>
  rows.flatMap((row) => {
    const [period, value] = [textOf(row['period']), numberOf(row[member])];
    return period === null || value === null ? [] : [{ period, value }];
  });

export const getSeries = tool({
  name: 'get_series',
  title: 'Values of a series',
  description:
    'Get values of one series, oldest first. `summary` covers all periods from start to end: lowest, highest, sum, mean and counts. A period without a row has no published value: do not interpolate or extrapolate. RBA forecasts have ids such as AU.FORECAST.RBA.CPI.',
  input: nothingElse({
    id: text('series id, such as AU.CPI.YOY'),
    start: START,
    end: END,
    last_n: LAST,
    units: UNITS,
    frequency: FREQUENCY,
    aggregation_method: METHOD,
    as_of: AS_OF,
    gap: GAP,
    with: Type.Optional(Type.Literal('first', { description: 'include first published values' })),
    picture: PICTURE,
  }),
  output: answer({
    id: Type.String(),
    units: orNull('string'),
    columns: NAMES,
    rows: ROWS,
    summary: Type.Unsafe({ type: ['object', 'null'] }),
    stale: Type.Boolean(),
  }),
  budget: 2000,
  cuts: [{ member: 'rows', dropped: 'first', advice: SHORTER }],
  endpoints: ['readSeries', 'seriesMeta', 'readMulti', 'readForecast'],
  picture: (ask, { id, last_n: _, with: __, picture: ___, ...shaping }) => ask.picture([id], shaping),
  run: async (ask, { id, start, end, last_n = ROWS_SHOWN, with: beside, picture: _, ...shaping }) => {
    if (isForecast(id)) return readForecast(ask, { id, start, as_of: shaping.as_of, last_n });
    const envelope = await ask.get(['series', seriesId(id)], { start, end, with: beside, ...shaping }).catch(ifSeveral);
    if (envelope instanceof SeveralSeries) return tableList(id, envelope.series);
    const columns = ['period', 'value', ...(beside === undefined ? [] : FIRST_MEMBERS)];
    const rows = rowsOf(envelope.data);
    const shown = rows.slice(-last_n);
    const figures = figuresOf(rows, 'value');
    const summary = summaryOf(figures);
    const { meta } = envelope;
    const series = objectOf(meta['series']);
    const [about] = await Promise.all([rows.length === 0 || textOf(series['units']) === null ? factsOf(ask, id) : series]);
    const read = withoutNulls({
      id: about['id'] ?? id,
      title: about['title'] ?? null,
      columns,
      total: rows.length,
      next_release: meta['next_release'] ?? null,
      source: sourceOf(envelope),
      note: rows.length === 0 ? emptyNote(about, meta) : noteOf(meta),
    });
    const whole: JsonObject = {
      ...read,
      units: unitsOf(about, shaping.units),
      rows: shown.map((row) => cells(row, columns)),
      summary:
        summary === null
          ? null
          : {
              ...summary,
              change_first_to_last_pct: await changeOver(ask, envelope, figures, about, { id: textOf(about['id']) ?? id, ...shaping }),
            },
      stale: meta['stale'] === true,
      ...(shown.length < rows.length ? { truncated: true } : {}),
    };
    return whole;
  },
});

function ifSeveral(error: unknown): SeveralSeries {
  if (error instanceof SeveralSeries) return error;
  throw error;
}

/** Lists the series of a table, for a request that names a table instead of one series. */
function tableList(id: string, series: readonly JsonObject[]): JsonObject {
  const rows = series.map((one) => {
    const latest = objectOf(one['latest']);
    return [one['id'] ?? null, one['title'] ?? null, one['units_short'] ?? null, latest['period'] ?? null, latest['value'] ?? null];
  });
  return {
    id,
    title: `${id}: a table with ${rows.length} series`,
    units: null,
    summary: null,
    stale: false,
    columns: ['id', 'title', 'units', 'period', 'value'],
    rows: rows.slice(0, ROWS_SHOWN),
    total: rows.length,
    ...(rows.length > ROWS_SHOWN ? { truncated: true } : {}),
    note: 'This id is a table. Rows are its series with their latest values. For more values, call get_series with the id of one series.',
  };
}

const FIRST_MEMBERS = ['first_value', 'first_published', 'first_basis', 'since_first'] as const;

interface Shaped {
  readonly id: string;
  readonly units?: string | undefined;
  readonly frequency?: string | undefined;
  readonly aggregation_method?: string | undefined;
  readonly as_of?: string | undefined;
  readonly gap?: string | undefined;
}

/**
 * Returns the change from the first to the last value in per cent. Returns null for rates. If there is a break or an older vintage between
 * the two values, the server checks that they are comparable. If not, returns null.
 */
async function changeOver(
  ask: Ask,
  { meta }: Envelope,
  figures: readonly Figure[],
  facts: JsonObject,
  shaped: Shaped,
): Promise<number | null> {
  const { id, units = 'lin', ...rest } = shaped;
  const isRate = /per cent|percentage|%/i.test(textOf(facts['units']) ?? '');
  const change = changeOf(figures);
  const [from, to] = [figures[0]?.period, figures.at(-1)?.period];
  if (units !== 'lin' || isRate || change === null || from === undefined || to === undefined) return null;
  const isApart = rowsOf(meta['note_facts']).some(({ code }) => code === 'older_vintage');
  if (rowsOf(meta['breaks']).length === 0 && !isApart) return change;
  const rebased = await ask.get(['series', 'multi'], { expr: id, index_to: from, start: to, end: to, ...rest });
  return rowsOf(rebased.data).length === 0 ? null : change;
}

/** Returns the id of a series. Throws a Refusal that names the right tool if the id is for a dataset or an indicator. */
function seriesId(id: string): string {
  const [source] = datasetParts(id);
  if (source !== null)
    throw new Refusal(`${quoted(id)} is a dataset, not a series. Use get_rows to read it and describe to list its filters.`);
  if (isSignal(id))
    throw new Refusal(`${quoted(id)} is an indicator, not a series. Use get_signal. Series ids start with AU.: use search to find them.`);
  return id;
}

const factsOf = async (ask: Ask, id: string): Promise<JsonObject> => objectOf((await ask.get(['series', id, 'meta'])).data);

const TRANSFORMED: Readonly<Record<string, string>> = {
  chg: 'change from the previous period',
  ch1: 'change on a year before',
  pch: 'per cent change from the previous period',
  pc1: 'per cent change on a year before',
  pca: 'per cent change at an annual rate',
  cch: 'continuously compounded change, per cent',
  cca: 'continuously compounded change at an annual rate, per cent',
  log: 'natural logarithm',
};

const unitsOf = (facts: JsonObject, units: string | undefined): string | null => {
  const own = textOf(facts['units']);
  const transformed = units === undefined ? undefined : TRANSFORMED[units];
  return transformed === undefined ? own : `${transformed}, of ${own ?? 'the series'}`;
};

function emptyNote(facts: JsonObject, meta: JsonObject): string {
  const coverage = objectOf(facts['coverage']);
  const [from, to] = [textOf(coverage['start']), textOf(coverage['end'])];
  const stored = from === null || to === null ? 'This series has no data here.' : `Available: ${from} to ${to}.`;
  const reported = noteOf(meta);
  return `No value is published in this window. ${stored} Do not guess values outside the available periods.${reported === null ? '' : ` ${reported}`}`;
}

export const compare = tool({
  name: 'compare',
  title: 'Compare series',
  description:
    'Get values of 2 to 12 series in columns, oldest first. For two series, `summary` counts the periods in which the first is above, equal to or below the second. If frequencies differ, set frequency.',
  input: nothingElse({
    ids: Type.Array(text('series id'), { minItems: 2, maxItems: 12 }),
    start: START,
    end: END,
    last_n: LAST,
    index_to: INDEX_TO,
    units: UNITS,
    frequency: FREQUENCY,
    aggregation_method: METHOD,
    as_of: AS_OF,
    gap: GAP,
    picture: PICTURE,
  }),
  output: answer({ columns: NAMES, rows: ROWS, summary: Type.Unsafe({ type: 'object' }), stale: Type.Boolean() }),
  budget: 2000,
  cuts: [{ member: 'rows', dropped: 'first', advice: SHORTER }],
  endpoints: ['readMulti'],
  picture: (ask, { ids, last_n: _, picture: __, ...window }) => ask.picture(ids, window),
  run: async (ask, { ids, last_n = ROWS_SHOWN, picture: _, ...window }) => {
    const envelope = await ask.get(['series', 'multi'], { ids: ids.join(','), align: 'union', ...window });
    const rows = rowsOf(envelope.data);
    const named = Object.keys(rows[0] ?? {}).filter((name) => name !== 'date' && name !== 'period' && name !== 'partial');
    const columns = ['period', ...named];
    const shown = rows.slice(-last_n);
    const [first, second, ...others] = named;
    const pair = first !== undefined && second !== undefined && others.length === 0 ? { compared: comparedOf(rows, first, second) } : {};
    const each = Object.fromEntries(
      named.map((name) => {
        const { lowest = null, highest = null, count = 0 } = summaryOf(figuresOf(rows, name)) ?? {};
        return [name, { count, lowest, highest }];
      }),
    );
    const whole: JsonObject = {
      columns,
      rows: shown.map((row) => cells(row, columns)),
      total: rows.length,
      summary: { ...pair, each },
      stale: envelope.meta['stale'] === true,
      note: noteOf(envelope.meta),
      ...(shown.length < rows.length ? { truncated: true } : {}),
    };
    return whole;
  },
});

/** Counts the periods in which the first series is above, equal to or below the second. Ignores periods without both values. */
function comparedOf(rows: readonly JsonObject[], first: string, second: string): JsonObject {
  const both = rows.flatMap((row) => {
    const [a, b] = [numberOf(row[first]), numberOf(row[second])];
    return a === null || b === null ? [] : [a - b];
  });
  return {
    periods_with_both: both.length,
    first_above_second: both.filter((difference) => difference > 0).length,
    equal: both.filter((difference) => difference === 0).length,
    first_below_second: both.filter((difference) => difference < 0).length,
  };
}

const VALUES_SHOWN = 20;
const EDITIONS_SHOWN = 4;
const PERIODS_SHOWN = 12;
const CAME = ['realtime_start', 'realtime_end', 'value', 'previous_value', 'change', 'kind', 'published_basis'];
const ONE_OF_EACH = ['period', 'value', 'vintage', 'published_basis', 'status'];

export const getVintages = tool({
  name: 'get_vintages',
  title: 'Vintages of a series',
  description:
    'Get the vintages of a series. With `period`, get its published values, oldest first. `kind`: first (published first), earliest (earliest stored), rereference (new base). Without `period`, get a row for each period and a column for each vintage. `release` or `lag` selects one value for each period. `not_held`: not stored. `upper_bound`: released on or before the date.',
  input: nothingElse({
    id: text('series id'),
    period: maybeText('one period'),
    start: START,
    end: END,
    release: maybeOneOf(['1', '2', '3', 'latest'], 'value from its first, second, third or latest release'),
    lag: Type.Optional(Type.Integer({ description: 'value known this many days after the period', minimum: 0, maximum: 36_500 })),
    last_n: maybeCount('number of latest periods', MOST_ROWS, PERIODS_SHOWN),
  }),
  output: answer({ id: Type.String(), units: orNull('string'), columns: NAMES, rows: ROWS }),
  budget: 1500,
  cuts: [
    {
      member: 'rows',
      dropped: 'first',
      advice: 'for one period, `earliest` and `now` are the first and last values. Use last_n for fewer periods.',
    },
  ],
  endpoints: ['readVintages'],
  run: async (ask, { id, period, start, end, release, lag, last_n = PERIODS_SHOWN }) => {
    const isOnePeriod = period !== undefined && release === undefined && lag === undefined;
    const { data, meta } = await ask.get(['series', seriesId(id), 'vintages'], {
      start: period ?? start,
      end: period ?? end,
      limit: last_n,
      ...(isOnePeriod ? { form: 'list' } : { release, lag, ...((release ?? lag) === undefined ? { vintages: EDITIONS_SHOWN } : {}) }),
    });
    const summary = objectOf(meta['summary']);
    const rows = rowsOf(data);
    const allVintages = rowsOf(summary['vintages']).map((one) => String(one['vintage']));
    const columns = isOnePeriod ? CAME : (release ?? lag) === undefined ? ['period', ...allVintages] : ONE_OF_EACH;
    const shown = isOnePeriod ? rows.slice(-VALUES_SHOWN) : rows;
    const whole: JsonObject = {
      id,
      ...(isOnePeriod ? { period } : {}),
      units: summary['units'] ?? null,
      columns,
      rows: shown.map((row) => cells(row, columns)),
      total: numberOf(meta['total_rows']),
      note: noteOf(meta),
      ...(isOnePeriod ? endsOf(rows) : {}),
      ...basesOf(summary),
    };
    return whole;
  },
});

/** Returns the value as first published (null if unknown), the earliest stored value and the current value. */
function endsOf(rows: readonly JsonObject[]): JsonObject {
  const earliest = rows[0]?.['value'] ?? null;
  return { first: rows[0]?.['kind'] === 'first' ? earliest : null, earliest, now: rows.at(-1)?.['value'] ?? null };
}

/** Returns how the date of each vintage is known, except for vintages whose file states the date. */
function basesOf(summary: JsonObject): JsonObject {
  const bases = rowsOf(summary['vintages']).flatMap(({ vintage, published_basis: basis }) =>
    textOf(basis) === null || basis === 'stated' ? [] : [[String(vintage), textOf(basis)] as const],
  );
  return bases.length === 0 ? {} : { published_basis: Object.fromEntries(bases) };
}

const MOST_OPERANDS = 6;

/** The maximum length of notes, in characters. Longer notes would leave no space for cells. */
const LONGEST_NOTE = 1000;

export const explain = tool({
  name: 'explain',
  title: 'Source of a figure',
  description: 'Show the source of a figure: file, hash, sheet, cell and attribution. For an indicator, also show its formula and inputs.',
  input: nothingElse({
    id: text('series or indicator id'),
    period: maybeText('period (default: latest)'),
    units: UNITS,
  }),
  output: answer({ id: Type.String(), formula: Type.Unknown(), operands: Type.Array(Type.Unknown()), attribution: NAMES }),
  budget: 1200,
  cuts: [{ member: 'operands', dropped: 'last', advice: 'request one period.' }],
  endpoints: ['readSeries'],
  run: async (ask, { id, period, units }) => {
    const isSeries = !isSignal(id);
    if (isSeries) seriesId(id);
    const window = period === undefined ? (isSeries ? { limit: '1' } : {}) : { start: period, end: period };
    const envelope = isSeries
      ? await ask.get(['series', id], { ...window, units, explain: 1 })
      : await signalOf(ask, id, { ...window, units, explain: '1' });
    const { data, meta } = envelope;
    const explained = objectOf(meta['explain']);
    const rows = rowsOf(data);
    const newest = Array.isArray(data) ? (rows.at(-1) ?? null) : objectOf(data);
    if (newest === null)
      throw new Refusal(
        `${id} has no value in ${period ?? 'any period'}, so there is nothing to explain. describe lists the available periods.`,
      );
    const sources = rowsOf(meta['sources']);
    // The explanation of a series has one list of inputs. The explanation of an indicator has a list of inputs in each row.
    const operands = rowsOf(explained['operands'] ?? rowsOf(explained['rows']).at(-1)?.['operands']);
    const whole: JsonObject = {
      id,
      figure: isSeries ? newest : (meta['headline'] ?? null),
      formula: explained['formula'] ?? null,
      operands: isSeries ? operands.slice(-MOST_OPERANDS) : operands.slice(0, MOST_OPERANDS),
      ...(operands.length > MOST_OPERANDS ? { more_operands: operands.length - MOST_OPERANDS } : {}),
      attribution: [...new Set(sources.map((source) => String(source['attribution'])))],
      note: noteOf(meta, LONGEST_NOTE),
    };
    return whole;
  },
});
