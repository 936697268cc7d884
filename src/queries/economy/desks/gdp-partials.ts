/**
 * GDP partials: the contributions to quarterly growth that are published before the national accounts, and the remainder.
 *
 *   V_t, N_t       a part, as a chain volume and at current prices: public final demand, or credits or debits for goods or services.
 *                  Debits are negative
 *   Y_t            gross domestic product, current prices
 *   G_t            gross domestic product, chain volume
 *   I_t            inventories of private businesses, chain volume
 *   contribution   100 · (V_t / V_{t-1} - 1) · N_{t-1} / Y_{t-1}: growth times the share at current prices, as the ABS does since 2012
 *   net exports    the sum of its four contributions
 *   inventories    100 · ((I_t - I_{t-1}) - (I_{t-1} - I_{t-2})) / G_{t-1}
 *   remainder      growth of GDP less the known contributions. Null before the national accounts
 */
import { AU_BUSINESS_INVENTORIES } from '../../../catalogue/series/business.ts';
import { AU_GDP_INVENTORIES_CONTRIBUTION } from '../../../catalogue/series/demand.ts';
import { AU_GDP, AU_GDP_NOMINAL, AU_GDP_QOQ } from '../../../catalogue/series/national-accounts.ts';
import { findSeries } from '../../../catalogue/series.ts';
import { present } from '../../../core/assert.ts';
import { roundedTo } from '../../../core/decimal.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { formatPeriod, isoDay, parsePeriod, period } from '../../../core/period.ts';
import { valueAt } from '../../../core/series/points.ts';
import type { Answer } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { type AsOf, Parameters } from '../../base/parameters/parameters.ts';
import { AS_OF, GAP } from '../../base/parameters/standard.ts';
import type { Of } from '../../base/shape-parts.ts';
import { type LoadedSeries, loadSeries, vintageDay } from '../../series/reading/stored-series.ts';
import { seriesStored } from '../../series/series-stored.ts';
import { deskAnswer } from './inputs.ts';
import type { BASES, PartialRow } from './shape.ts';

const DECIMALS = 2;
const PERIOD = text('period', 'Quarter, such as `2025-Q4`. The default is the latest quarter with a known contribution.', {
  examples: ['2025-Q4'],
});
export const GDP_PARTIALS: readonly QueryParameter[] = [PERIOD, AS_OF, GAP];

export const PARTIALS_NOTES: readonly string[] = [
  'partial: from a publication before the national accounts. national_accounts: available only with the national accounts.',
  'A contribution is the growth of the chain volume, times the share of GDP at current prices in the previous quarter. The ABS calculates it this way.',
  'For inventories, the contribution is the change this quarter minus the change last quarter, divided by GDP last quarter, all in chain volumes.',
  'The remainder is household consumption, private investment, the statistical discrepancy and parts without a value here. It is not estimated.',
  'GDP growth and contributions published by the ABS have one decimal place, so the remainder can differ by 0.1 percentage points.',
  'Public demand is available only from the national accounts, because this site does not include the quarterly government finance statistics.',
];

const named = (id: string): SeriesHandle => present(findSeries(id), id);
interface Weighted {
  readonly volume: SeriesHandle;
  readonly nominal: SeriesHandle;
}

const TRADE = ['GOODS.CREDITS', 'GOODS.DEBITS', 'SERVICES.CREDITS', 'SERVICES.DEBITS'].map(
  (one): Weighted => ({ volume: named(`AU.BOP.${one}.VOLUME`), nominal: named(`AU.BOP.${one}`) }),
);
const NET_EXPORTS = named('AU.NET.EXPORTS.CONTRIBUTION');
const PUBLIC_DEMAND: Weighted = { volume: named('AU.GDP.PUBLIC.DEMAND'), nominal: named('AU.GDP.PUBLIC.DEMAND.NOMINAL') };
const seriesOf = (parts: readonly Weighted[]): readonly SeriesHandle[] => parts.flatMap(({ volume, nominal }) => [volume, nominal]);
const HANDLES = [
  ...[AU_GDP, AU_GDP_QOQ, AU_GDP_NOMINAL, ...seriesOf(TRADE), NET_EXPORTS],
  ...[AU_BUSINESS_INVENTORIES, AU_GDP_INVENTORIES_CONTRIBUTION, ...seriesOf([PUBLIC_DEMAND])],
];

type Basis = (typeof BASES)[number];

export interface Partial {
  readonly part: 'net_exports' | 'inventories' | 'public_demand' | 'remainder' | 'gdp';
  readonly title: string;
  /** The contribution in percentage points. Null if it cannot be calculated yet. */
  readonly contribution: number | null;
  readonly basis: Basis | null;
  readonly from: readonly string[];
  /** The vintage of the data, as an ISO date. */
  readonly vintage: string | null;
}

interface Partials {
  /** The quarter. Null if no contribution can be calculated. */
  readonly period: string | null;
  readonly rows: readonly Partial[];
  readonly sum: number | null;
  readonly stored: ReadonlyMap<string, LoadedSeries>;
  readonly notes: readonly string[];
}

/**
 * Calculates the contributions.
 * @param quarter ordinal of a quarter. Null means the latest quarter with a contribution
 */
export async function gdpPartials(ctx: QueryContext, quarter: number | null, asOf: AsOf | null): Promise<Partials> {
  const { stored, notes } = await storedThen(ctx, asOf);
  const value = ({ id }: SeriesHandle, t: number): number | null => {
    const points = stored.get(id)?.slice.points;
    return points === undefined ? null : valueAt(points, t);
  };
  const ends = [
    ...TRADE.slice(0, 1).map(({ volume }) => volume),
    ...[NET_EXPORTS, AU_BUSINESS_INVENTORIES, AU_GDP_INVENTORIES_CONTRIBUTION, PUBLIC_DEMAND.volume],
  ].flatMap(({ id }) => stored.get(id)?.slice.points.t.at(-1) ?? []);
  const t = quarter ?? (ends.length === 0 ? null : Math.max(...ends));
  if (t === null) return { period: null, rows: [], sum: null, stored, notes };
  const before = value(AU_GDP, t - 1);
  const share = (change: number | null): number | null => (change === null || before === null ? null : (100 * change) / before);
  const stock = (at: number): number | null => differ(value(AU_BUSINESS_INVENTORIES, at), value(AU_BUSINESS_INVENTORIES, at - 1));
  const contribution = (parts: readonly Weighted[]): number | null => {
    const product = value(AU_GDP_NOMINAL, t - 1);
    let sum = 0;
    for (const { volume, nominal } of parts) {
      const [now, then, current] = [value(volume, t), value(volume, t - 1), value(nominal, t - 1)];
      if (now === null || then === null || current === null || product === null) return null;
      sum += (100 * (now / then - 1) * current) / product;
    }
    return sum;
  };
  const partial = (one: Omit<Partial, 'vintage' | 'basis' | 'contribution'>, computed: number | null, handles: readonly SeriesHandle[]) =>
    rowOf(stored, one, computed, 'partial', handles);
  const rows: Partial[] = [
    firstKnown(
      partial({ part: 'net_exports', title: 'Net exports', from: [] }, contribution(TRADE), [...seriesOf(TRADE), AU_GDP_NOMINAL]),
      rowOf(stored, { part: 'net_exports', title: 'Net exports', from: [] }, value(NET_EXPORTS, t), 'national_accounts', [NET_EXPORTS]),
    ),
    firstKnown(
      partial({ part: 'inventories', title: 'Inventories', from: [] }, share(differ(stock(t), stock(t - 1))), [
        AU_BUSINESS_INVENTORIES,
        AU_GDP,
      ]),
      rowOf(
        stored,
        { part: 'inventories', title: 'Inventories', from: [] },
        value(AU_GDP_INVENTORIES_CONTRIBUTION, t),
        'national_accounts',
        [AU_GDP_INVENTORIES_CONTRIBUTION],
      ),
    ),
    rowOf(stored, { part: 'public_demand', title: 'Public demand', from: [] }, contribution([PUBLIC_DEMAND]), 'national_accounts', [
      ...seriesOf([PUBLIC_DEMAND]),
      AU_GDP_NOMINAL,
    ]),
  ];
  const known = rows.flatMap(({ contribution }) => (contribution === null ? [] : [contribution]));
  const sum = known.length === 0 ? null : known.reduce((all, one) => all + one, 0);
  const growth = value(AU_GDP_QOQ, t);
  return {
    period: formatPeriod(period('Q', t)),
    rows: [
      ...rows,
      rowOf(stored, { part: 'remainder', title: 'Remainder', from: [] }, differ(growth, sum), 'national_accounts', []),
      rowOf(stored, { part: 'gdp', title: 'Gross domestic product', from: [] }, growth, 'national_accounts', [AU_GDP_QOQ]),
    ],
    sum,
    stored,
    notes,
  };
}

const differ = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a - b);
const firstKnown = (first: Partial, second: Partial): Partial => (first.contribution === null ? second : first);

function rowOf(
  stored: ReadonlyMap<string, LoadedSeries>,
  about: Omit<Partial, 'vintage' | 'basis' | 'contribution'>,
  contribution: number | null,
  basis: Basis,
  handles: readonly SeriesHandle[],
): Partial {
  if (contribution === null) return { ...about, contribution: null, basis: null, vintage: null };
  const days = handles.flatMap(({ id }) => {
    const ofVintage = stored.get(id)?.vintage;
    return ofVintage === undefined ? [] : [ofVintage.publishedOn ?? isoDay(vintageDay(ofVintage))];
  });
  return { ...about, contribution, basis, from: handles.map(({ id }) => id), vintage: days.toSorted().at(-1) ?? null };
}

/** The codes of errors for a series that has no vintage for the requested day. */
const UNKNOWN_THEN: ReadonlySet<string> = new Set(['REQ_NO_VINTAGE', 'REQ_VINTAGE_GAP', 'DATA_UNAVAILABLE']);

/**
 * Reads the stored series by id, with the values that were known on the requested day. A series without a vintage for that day has no
 * values. A note names it.
 */
async function storedThen(ctx: QueryContext, asOf: AsOf | null): Promise<Pick<Partials, 'stored' | 'notes'>> {
  const missed: string[] = [];
  const read = await Promise.all(
    [...(await seriesStored(ctx, HANDLES))].map(async (handle) => {
      try {
        return [handle.id, await loadSeries(ctx, handle, asOf)] as const;
      } catch (error) {
        if (!(error instanceof WattleError && UNKNOWN_THEN.has(error.code))) throw error;
        if (error.code === 'REQ_VINTAGE_GAP') missed.push(handle.id);
        return null;
      }
    }),
  );
  const text = `The vintages of that day are not stored for ${missed.toSorted().join(', ')}. Use gap=allow for the vintages before it.`;
  return { stored: new Map(read.filter((one) => one !== null)), notes: missed.length === 0 ? [] : [text] };
}

export async function readGdpPartials(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const quarter = quarterOf(parameters);
  const asOf = parameters.asOf();
  parameters.refuseRest();
  parameters.check();
  const { period: of, rows, sum, stored, notes } = await gdpPartials(ctx, quarter, asOf);
  const shown = (value: number | null): number | null => (value === null ? null : roundedTo(value, DECIMALS));
  const find = (part: Partial['part']): number | null => shown(rows.find((one) => one.part === part)?.contribution ?? null);
  return deskAnswer(ctx, {
    rows: rows.map(
      ({ part, title, contribution, basis, from, vintage }): Of<typeof PartialRow> => ({
        part,
        title,
        period: of,
        contribution_ppt: shown(contribution),
        basis,
        series: from.length === 0 ? null : from.join(' '),
        vintage,
      }),
    ),
    columns: ['part', 'title', 'period', 'contribution_ppt', 'basis', 'series', 'vintage'],
    query: { ...(quarter === null || of === null ? {} : { period: of }), ...(asOf === null ? {} : { as_of: asOf.text }) },
    summary: { period: of, known_ppt: shown(sum), gdp_growth_pct: find('gdp'), remainder_ppt: find('remainder') },
    notes: [...notes, ...PARTIALS_NOTES],
    handles: HANDLES,
    stored,
    asOf,
  });
}

/** Reads `period`. Returns null if it is missing or invalid. Reports a fault if it is invalid. */
export function quarterOf(parameters: Parameters): number | null {
  const given = parameters.text(PERIOD);
  if (given === null) return null;
  const found = parsePeriod(given);
  if (found?.freq === 'Q') return found.t;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: PERIOD.name,
    detail: `The parameter “period” must be a quarter such as 2025-Q4, not ${quoted(given)}.`,
  });
  return null;
}

export const PARTIALS_DATASETS = [...new Set(HANDLES.map(({ dataset }) => datasetKey(dataset)))];
