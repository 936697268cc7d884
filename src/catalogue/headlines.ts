/** Lists the headline series of each dataset. The most quoted series comes first. */
import { type Dataset, type DatasetKey, datasetKey } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';
import { placeOrder } from '../core/places/geography.ts';
import { findSeries, seriesOfDataset } from './series.ts';

/** The ids of the most quoted series. A dataset without a series in this list uses its first national series. */
const HEADLINE_IDS = [
  // Bureau of Statistics
  ...['AU.CPI.MONTHLY.YOY', 'AU.CPI.MONTHLY.TRIMMED', 'AU.CPI.MONTHLY.MOM'],
  ...['AU.UNEMP.SA', 'AU.EMPLOYED.SA', 'AU.PARTICIPATION.SA', 'AU.UNEMP.YOUTH'],
  ...['AU.WPI.YOY', 'AU.WPI.QOQ', 'AU.EARNINGS.FULL_TIME', 'AU.VACANCIES'],
  ...['AU.GDP.QOQ', 'AU.GDP', 'AU.TERMS.OF.TRADE', 'AU.HOUSEHOLD.SAVING.RATIO'],
  ...['AU.HOUSEHOLD.SPENDING.MOM', 'AU.HOUSEHOLD.SPENDING.YOY', 'AU.LIVING_COST.EMPLOYEE.YOY'],
  ...['AU.PPI.YOY', 'AU.PPI.QOQ', 'AU.TRADE.BALANCE', 'AU.BUSINESS.PROFITS'],
  ...['AU.BUILDING.APPROVALS', 'AU.BUILDING.COMMENCEMENTS', 'AU.BUILDING.COMPLETIONS'],
  ...['AU.DWELLING.VALUE', 'AU.DWELLING.STOCK.VALUE', 'AU.LENDING.HOUSING', 'AU.LENDING.HOUSING.INVESTOR'],
  ...['AU.POPULATION', 'AU.NOM', 'AU.NOM.FY'],
  // Reserve Bank
  ...['AU.CASHRATE', 'AU.CASHRATE.CHANGE', 'AU.CASHRATE.DAILY', 'AU.CASHRATE.MONTHLY'],
  ...['AU.CPI.YOY', 'AU.CPI.QOQ', 'AU.CPI.TRIMMED', 'AU.INFLATION.EXPECTATIONS.MARKET'],
  ...['AU.CREDIT.TOTAL.YOY', 'AU.CREDIT.TOTAL.MOM', 'AU.CREDIT.TOTAL'],
  ...['AU.HOUSEHOLD.WEALTH', 'AU.HOUSEHOLD.DEBT.INCOME'],
  ...['AU.BOND.10Y.DAILY', 'AU.BOND.10Y', 'AU.DEPOSIT.1Y'],
  ...['AU.MORTGAGE.STANDARD', 'AU.MORTGAGE.NEW', 'AU.BUSINESSRATE.SMALL', 'AU.CREDITCARD.OUTSTANDING'],
  ...['AU.FX.TWI', 'AU.FX.USD', 'AU.FX.TWI.MONTHLY', 'AU.FX.REAL.TWI'],
  // Prudential Regulation Authority
  ...['AU.BANK.LOANS.CBA', 'AU.BANK.CET1.CBA'],
] as const;

const byDataset = new Map<string, SeriesHandle[]>();
for (const id of HEADLINE_IDS) {
  const handle = findSeries(id);
  if (handle?.id !== id) throw new WattleError('BUG', `The list of headline series has ${id}, which is not the id of a series.`);
  const key = datasetKey(handle.dataset);
  byDataset.set(key, [...(byDataset.get(key) ?? []), handle]);
}

/**
 * Datasets without a headline series: the quarterly price index of cities and groups, its weights, state finances, and two
 * discontinued datasets.
 */
const WITHOUT: ReadonlySet<DatasetKey> = new Set(['abs/CPI', 'abs/CPI_WEIGHTS', 'abs/GFS_STATE', 'abs/RPPI', 'abs/RT']);

/**
 * Returns the headline series of a dataset that has no series in the list. This is a national series, or otherwise a series of the
 * first state. Of several matches, the series with the shortest id is returned.
 */
export function headlineAmong(series: readonly SeriesHandle[]): SeriesHandle | null {
  const [first] = [...series].sort(
    (a, b) => placeOrder(a.place) - placeOrder(b.place) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1),
  );
  return first ?? null;
}

/** Caches the results. Declarations never change, and sorting the series of a large dataset takes time. */
const FOUND = new WeakMap<Dataset, readonly SeriesHandle[]>();

/** Returns the headline series of a dataset, most quoted first. May be empty. */
export function headlinesOf(dataset: Dataset): readonly SeriesHandle[] {
  const known = FOUND.get(dataset) ?? findHeadlines(dataset);
  FOUND.set(dataset, known);
  return known;
}

function findHeadlines(dataset: Dataset): readonly SeriesHandle[] {
  const key = datasetKey(dataset);
  const ranked = byDataset.get(key);
  if (ranked !== undefined || WITHOUT.has(key)) return ranked ?? [];
  const first = headlineAmong(seriesOfDataset(dataset));
  return first === null ? [] : [first];
}

const ranks = new Map([...byDataset.keys()].map((key, rank) => [key, rank]));

/**
 * Returns the rank of a dataset. The dataset with the most quoted series has the lowest rank and comes first. Datasets without a
 * listed series come last.
 */
export const headlineRank = (dataset: Dataset): number => ranks.get(datasetKey(dataset)) ?? ranks.size;
