/** Tools that read rows of datasets and registers, and responses of indicators. */

import { Type } from 'typebox';
import { quoted } from '../../core/errors.ts';
import { type Ask, type Envelope, isObject, type Json, type JsonObject, NOT_FOR_TOOLS, objectOf, Refusal, rowsOf, textOf } from '../ask.ts';
import {
  AS_OF,
  answer,
  END,
  GAP,
  MOST_ITEMS,
  maybeCount,
  maybeText,
  NAMES,
  nothingElse,
  orNull,
  ROWS,
  SHORT,
  START,
  text,
  tool,
} from '../tool.ts';
import { cells, datasetParts, noteOf, totalOf, withoutNulls } from './find.ts';

const ROWS_SHOWN = 20;
const Filter = Type.Union([Type.String(SHORT), Type.Array(Type.String(SHORT), { maxItems: MOST_ITEMS })]);
const NAMED = { maxProperties: MOST_ITEMS, propertyNames: SHORT };
const Filters = Type.Optional(
  Type.Record(Type.String(), Filter, {
    ...NAMED,
    description: 'codes or labels from describe, such as {"region": "victoria"}. * selects all',
  }),
);
/**
 * Returns the filters. Throws a Refusal if a filter has the name of another argument. `period` is allowed, because many datasets have a
 * dimension `period`.
 */
function filtersOf(
  filters: Readonly<Record<string, string | readonly string[]>> | undefined,
  member: string,
): Readonly<Record<string, string | readonly string[]>> {
  const given = filters ?? {};
  for (const name of Object.keys(given)) {
    if (name !== 'period' && NOT_FOR_TOOLS.has(name)) {
      throw new Refusal(
        `${member} has no ${quoted(name)}. start, end, as_of, limit, columns and cursor are separate arguments, if the tool has them.`,
      );
    }
  }
  return given;
}

export const getRows = tool({
  name: 'get_rows',
  title: 'Rows of a dataset',
  description:
    'Get rows of a dataset or register (asic.companies) as published. Datasets return their latest rows, and registers their first rows. `describe` lists the filters. `total` counts all matching rows.',
  input: nothingElse({
    dataset: text('dataset id, such as abs.LF'),
    filters: Filters,
    start: START,
    end: END,
    columns: Type.Optional(Type.Array(text('column'), { maxItems: MOST_ITEMS, description: 'columns to return' })),
    limit: maybeCount('number of rows', 100, ROWS_SHOWN),
    cursor: maybeText('next_cursor of the previous page'),
    as_of: AS_OF,
    gap: GAP,
  }),
  output: answer({ dataset: Type.String(), columns: NAMES, rows: ROWS, total: Type.Integer(), next_cursor: orNull('string') }),
  budget: 2000,
  cuts: [{ member: 'rows', dropped: 'last', advice: 'use filters, columns, period or limit.' }],
  endpoints: ['readDataset'],
  run: async (ask, { dataset, filters, columns, limit = ROWS_SHOWN, ...window }) => {
    const [source, id] = datasetParts(dataset);
    if (source === null || id === null) {
      throw new Refusal(
        `${quoted(dataset)} is not a dataset. Write the source and the id, such as abs.LF or asic.companies. Use search with kind dataset to find one.`,
      );
    }
    const envelope = await ask.get(['data', source, id], {
      ...filtersOf(filters, 'filters'),
      columns: columns?.join(','),
      limit,
      ...window,
    });
    const rows = rowsOf(envelope.data).map(flat);
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const next = textOf(envelope.links['next']);
    const whole: JsonObject = {
      dataset: `${source}.${id}`,
      columns: names,
      rows: rows.map((row) => cells(row, names)),
      total: totalOf(envelope),
      next_cursor: next === null ? null : new URL(next).searchParams.get('cursor'),
      stale: envelope.meta['stale'] === true,
      note: noteOf(envelope.meta),
    };
    return whole;
  },
});

/** Moves the labels of dimensions to the same level as period, value and unit. */
const flat = ({ dimensions, ...row }: JsonObject): JsonObject => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(objectOf(dimensions)).map(([name, label]): [string, Json] => [name, isObject(label) ? (label['label'] ?? null) : label]),
  ),
});

/** An unknown indicator name can be the path of another endpoint, which refuses the parameters with one of these codes. */
const IS_NO_SIGNAL = new Set(['REQ_NOT_FOUND', 'REQ_METHOD', 'REQ_UNKNOWN_PARAMETER']);
const NEAR = 3;
/** Calculated tables that are not indicators. They return their result in `meta.summary`. */
const WORKSHEETS: ReadonlySet<string> = new Set([
  ...['board-days', 'cpi-laboratory', 'gdp-partials', 'housing-desk', 'my-inflation', 'rule-calculator', 'aus-md', 'aus-qd'],
]);

/** Reads an indicator. Throws a Refusal with similar names if no indicator has this name. */
export async function signalOf(
  ask: Ask,
  name: string,
  values: Readonly<Record<string, string | readonly string[] | undefined>>,
): Promise<Envelope> {
  const found = await ask.get([name], values).catch((error: unknown) => {
    if (error instanceof Refusal && IS_NO_SIGNAL.has(error.code ?? '')) return error;
    throw error;
  });
  if (!(found instanceof Refusal) && (WORKSHEETS.has(name) || textOf(found.meta['methodology']) !== null)) return found;
  const series = /^au\./i.test(name);
  if (series || datasetParts(name)[0] !== null) {
    throw new Refusal(`${quoted(name)} is not an indicator: ${series ? 'get_series reads a series' : 'get_rows reads a dataset'}.`);
  }
  const { data } = await ask.get(['search'], { q: name.replaceAll('-', ' '), kind: 'signal', limit: NEAR });
  const near = rowsOf(data).map((row) => String(row['id']));
  // The indicator exists, but it does not have this parameter.
  if (found instanceof Refusal && found.code === 'REQ_UNKNOWN_PARAMETER' && [...near, ...WORKSHEETS].includes(name)) throw found;
  const meant = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
  throw new Refusal(`Unknown indicator: ${quoted(name)}.${meant} Use search with kind=signal to find indicators.`);
}

export const getSignal = tool({
  name: 'get_signal',
  title: 'Calculate an indicator',
  description:
    'Calculate an indicator (real-wages) or a worksheet (my-inflation, gdp-partials, cpi-laboratory, board-days). `headline` or `summary` has the result. Rows are oldest first.',
  input: nothingElse({
    name: text('indicator or worksheet id'),
    start: START,
    end: END,
    parameters: Type.Optional(
      Type.Record(Type.String(), Type.String(SHORT), { ...NAMED, description: 'indicator parameters, such as {"region": "NSW1"}' }),
    ),
    last_n: maybeCount('number of latest rows', 100, 12),
    as_of: AS_OF,
    gap: GAP,
  }),
  output: answer({ name: Type.String(), headline: orNull('string'), columns: NAMES, rows: ROWS }),
  budget: 2000,
  cuts: [{ member: 'rows', dropped: 'first', advice: 'use a shorter window or last_n.' }],
  endpoints: ['search'],
  run: async (ask, { name, parameters, last_n = 12, ...window }) => {
    const { data, meta } = await signalOf(ask, name, { ...filtersOf(parameters, 'parameters'), ...window });
    const all = Array.isArray(data) ? rowsOf(data) : isObject(data) ? [data] : [];
    const shown = all.slice(-last_n);
    const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))];
    const whole: JsonObject = {
      ...withoutNulls({ methodology: meta['methodology'] ?? null, summary: meta['summary'] ?? null, note: noteOf(meta) }),
      name,
      headline: meta['headline'] ?? null,
      columns,
      rows: shown.map((row) => cells(row, columns)),
      total: all.length,
      stale: meta['stale'] === true,
    };
    return whole;
  },
});
