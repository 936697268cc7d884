/** Returns facets of a register: the number of rows for each value of a column that has few values. */
import { type Column, type Dataset, dottedId, quirkText, type RegisterDataset } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import { STATES } from '../../../core/places/geography.ts';
import type { Answer } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { freshnessOf, maxAgeSeconds } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import type { Of } from '../../base/shape-parts.ts';
import { type StoredState, storedState } from '../../base/stored-dataset.ts';
import { behind, type Conditions, readConditions, refuseOddValues } from './conditions.ts';
import { isStateColumn } from './filter-values.ts';
import type { FacetCount } from './shape.ts';

/** The maximum number of values in a column with facets. */
const MOST_VALUES = 24;
/**
 * The maximum number of rows of a register whose values are all counted. In larger registers, only values in the definition of the column
 * are counted.
 */
const SMALL_ROWS = 60_000;

export type FacetRow = Of<typeof FacetCount>;

/**
 * Returns rows with `column, value, label, rows, exact`. Each counts the rows of the register that match the filters and have the value.
 * A filter on the counted column is ignored, so that its other values are listed. Throws REQ_UNPROCESSABLE if the dataset is not a
 * register. Invalid filters throw the errors of `readRegister`.
 */
export async function registerFacets(ctx: QueryContext, dataset: Dataset, params: URLSearchParams): Promise<Answer> {
  if (dataset.kind !== 'register') throw notARegister(dataset);
  const parameters = new Parameters(params);
  const conditions = readConditions(dataset, parameters);
  parameters.check();
  const state = await storedState(ctx, dataset);
  const rows: FacetRow[] = [];
  for (const column of facetColumns(dataset)) rows.push(...(await countsOf(ctx, dataset, state, column, conditions)));
  if (rows.length === 0) refuseOddValues(conditions);
  const freshness = await freshnessOf(ctx, dataset, state);
  return {
    data: rows,
    columns: ['column', 'value', 'label', 'rows', 'exact'].map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: conditions.query,
      rows: rows.length,
      sources: [await citationOf(ctx, dataset, state.version)],
      freshness,
      versions: [state.version],
      notes: dataset.quirks.map(quirkText),
    }),
    next: null,
    datasets: [state.dataset],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
    seldomRequested: true,
  };
}

const notARegister = (dataset: Dataset): WattleError =>
  new WattleError('REQ_UNPROCESSABLE', `${dottedId(dataset)} is a dataset of time series. Only registers have row counts.`, {
    hint: `GET /v1/describe/${dataset.source}/${dataset.id} lists the values of its dimensions.`,
  });

/** Returns the columns with facets. They contain codes, states, yes or no, or other short values. */
const facetColumns = ({ columns }: RegisterDataset): readonly Column[] =>
  columns.filter((column) => !column.hidden && (announced(column) !== null || isShort(column)));

const isShort = ({ type, match, name }: Column): boolean =>
  type === 'text' && (match ?? 'exact') === 'exact' && /status|type|category|class|size|kind/.test(name);

/** Returns the values in a column's definition. Returns null if the values must be read from the rows. */
function announced(column: Column): readonly string[] | null {
  if (column.codes) return Object.keys(column.codes).length <= MOST_VALUES ? Object.keys(column.codes) : null;
  if (isStateColumn(column)) return STATES.map(({ abbreviation }) => abbreviation);
  return column.type === 'boolean' ? ['true', 'false'] : null;
}

async function countsOf(
  ctx: QueryContext,
  dataset: RegisterDataset,
  state: StoredState,
  column: Column,
  conditions: Conditions,
): Promise<readonly FacetRow[]> {
  const rest: Conditions = { ...conditions, where: conditions.where.filter((one) => one.column !== column.name) };
  const values = announced(column) ?? (await valuesOf(ctx, dataset, state, column));
  if (values === null) return [];
  const counted: FacetRow[] = [];
  for (const value of values) {
    const spelled = isStateColumn(column)
      ? STATES.filter((one) => one.abbreviation === value).flatMap((one) => [one.abbreviation, one.name])
      : [value];
    const where = [...rest.where, { column: column.name, op: 'equals' as const, values: spelled }];
    const page = await ctx.store.registers.query({
      dataset: state.dataset,
      seq: state.version.seq,
      ...behind(dataset.view, { ...rest, where }),
      limit: 1,
    });
    if (page.total > 0)
      counted.push({ column: column.name, value, label: column.codes?.[value] ?? null, rows: page.total, exact: page.totalExact });
  }
  return counted;
}

/** Returns the values that occur in a column. Returns null if the register is large, or if the column has too many values. */
async function valuesOf(
  ctx: QueryContext,
  dataset: RegisterDataset,
  state: StoredState,
  column: Column,
): Promise<readonly string[] | null> {
  if (state.rows > SMALL_ROWS) return null;
  const by = dataset.view?.columns[column.name] ?? column.name;
  const groups = await ctx.store.registers.groups({ dataset: state.dataset, seq: state.version.seq, where: [], by, sums: [] });
  const values = groups.flatMap(({ value }) => (value === null ? [] : [String(value)]));
  return values.length <= MOST_VALUES ? values : null;
}
