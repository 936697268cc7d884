/**
 * Calculates the housing desk: prices, deposits, repayments, rents and building activity. It covers Australia and the states, or the
 * capital cities.
 */
import { findConcept } from '../../../catalogue/concepts/concepts.ts';
import { AU_MORTGAGE_NEW_VARIABLE } from '../../../catalogue/series/rates.ts';
import { AU_WPI_INDEX } from '../../../catalogue/series/wages.ts';
import { present } from '../../../core/assert.ts';
import { groupedBy } from '../../../core/basic/lists.ts';
import { roundedTo } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, parsePeriod, period } from '../../../core/period.ts';
import { monthlyRepayment } from '../../../core/series/loan.ts';
import { valueAt } from '../../../core/series/points.ts';
import { CENSUS_QUARTER, WEEKS_A_YEAR } from '../../../signals/constants/household-income.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Answer } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, number, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import type { Of } from '../../base/shape-parts.ts';
import { figureOfSeries } from '../../series/concepts/figures.ts';
import { currencyOf, resolveBy } from '../../series/concepts/resolve.ts';
import { type PipelineYear, pipelineYear, seriesOfPipeline } from './housing-pipeline.ts';
import { DWELLINGS, type Dwelling, handlesOf, housingPlaces, weeklyRent } from './housing-places.ts';
import { deskAnswer, latestOf, optionalNumber, storedOf } from './inputs.ts';
import type { HousingDeskRow } from './shape.ts';

const DWELLING = choice(
  'dwelling',
  '`all` uses the mean price of all dwellings, for Australia and the states. `houses` and `attached` use the median price of dwellings sold, for the capital cities.',
  DWELLINGS,
  { default: 'all' },
);
const DEPOSIT = number('deposit', 'Deposit as a share of the price, in per cent.', { min: 0, max: 99, default: 20 });
const SAVING = number('saving', 'Share of income saved in a year, in per cent.', { min: 1, max: 100, default: 15 });
const YEARS = number('years', 'Term of the loan in years.', { min: 1, max: 50, default: 25 });
const BUFFER = number('buffer', 'Percentage points added to the interest rate for the second share.', { min: 0, max: 20, default: 3 });
const RATE = text(
  'rate',
  'Interest rate in per cent a year. The default is the latest rate on new variable-rate loans to owner-occupiers.',
  {
    examples: ['5.5'],
  },
);
export const HOUSING_DESK: readonly QueryParameter[] = [DWELLING, DEPOSIT, SAVING, YEARS, BUFFER, RATE];

const THOUSAND = 1000;
const MONTHS = 12;
const CENSUS = parsePeriod(CENSUS_QUARTER);

interface HousingRequest {
  readonly dwelling: Dwelling;
  readonly deposit: number;
  readonly saving: number;
  readonly years: number;
  readonly buffer: number;
  readonly rate: number | null;
}

interface HousingRow {
  readonly place: string;
  readonly handle: SeriesHandle;
  readonly period: string;
  /** The dwelling price in AUD. */
  readonly price: number;
  readonly income: number;
  readonly ratio: number;
  readonly yearsToSave: number;
  /** The repayment in AUD per month. Null if no interest rate is stored. */
  readonly repayment: number | null;
  readonly share: number | null;
  readonly shareWithBuffer: number | null;
  /** The rent in AUD per week. Null if the Census rent or the rent index is missing. */
  readonly rent: number | null;
  readonly rentShare: number | null;
  readonly pipeline: PipelineYear;
}

const HOUSING_NOTES: readonly string[] = [
  'Prices of all dwellings are state means. Prices of houses and of attached dwellings are median sale prices in the capital city.',
  'Household income is an estimate. It is the 2021 Census median, increased by the growth of the national wage price index since then.',
  'Rent is an estimate. It is the 2021 Census median, increased by the growth of the CPI rents index since then. If either is missing, there is no estimate.',
  'For a capital city, income and rent are for the whole state. Starts and completions are published by state only.',
  'Dwellings approved, started and completed are totals for the latest four quarters. Dwellings under construction are counted at the end of the last quarter.',
];

const placesOf = (rows: readonly HousingRow[]): string =>
  rows.length > 2 ? `${rows.length} places` : rows.map(({ place }) => place).join(' and ');

/** Returns a note that names the quarters of the prices, if they differ. */
function quartersNote(rows: readonly HousingRow[]): readonly string[] {
  const quarters = [...groupedBy(rows, (row) => row.period)];
  if (quarters.length < 2) return [];
  const named = quarters.map(([of, own]) => `${inWords(of)} for ${placesOf(own)}`);
  return [`Prices are for different quarters: ${named.join(', ')}.`];
}

/** Returns notes on counts that are not of all dwellings in residential buildings. */
function countsNote(rows: readonly HousingRow[]): readonly string[] {
  const special = [...groupedBy(rows, ({ pipeline }) => pipeline.covers.join(', '))].filter(([covers]) => covers !== '');
  return special.map(([covers, own]) => `${placesOf(own)}: ${covers}.`);
}

/** Returns the ids of the series in the results. Other counts of the same step are not used. */
function usedOf(rows: readonly HousingRow[], handles: readonly SeriesHandle[]): readonly string[] {
  const counts = new Set(housingPlaces('all').flatMap(({ pipeline }) => (pipeline === null ? [] : seriesOfPipeline(pipeline))));
  const others = handles.filter((handle) => !counts.has(handle));
  return [...others.map(({ id }) => id), ...rows.flatMap(({ pipeline }) => pipeline.used)];
}

const NO_PRICES = 'No data yet. These prices, or the wage price index, are not stored on this site.';

async function housingDesk(ctx: QueryContext, { dwelling, deposit, saving, years, buffer, rate: given }: HousingRequest) {
  const places = housingPlaces(dwelling);
  const handles = [...handlesOf(places), AU_WPI_INDEX, ...(given === null ? [AU_MORTGAGE_NEW_VARIABLE] : [])];
  const stored = await storedOf(ctx, handles);
  const latestRate = latestOf(stored.get(AU_MORTGAGE_NEW_VARIABLE.id));
  const rate = given ?? latestRate?.value ?? null;
  const wages = stored.get(AU_WPI_INDEX.id)?.slice.points;
  const then = wages === undefined || CENSUS === null ? null : valueAt(wages, CENSUS.t);
  const rows = places.flatMap((place): HousingRow[] => {
    const { name, price: handle, weekly } = place;
    const points = stored.get(handle.id)?.slice.points;
    const t = points?.t.findLast((one) => wages !== undefined && valueAt(wages, one) !== null);
    const price = points === undefined || t === undefined ? null : valueAt(points, t);
    const now = wages === undefined || t === undefined ? null : valueAt(wages, t);
    if (t === undefined || price === null || now === null || then === null || CENSUS === null) return [];
    const aud = price * THOUSAND;
    const income = (WEEKS_A_YEAR * weekly * now) / then;
    const rent = weeklyRent(stored, place, { census: CENSUS.t, t });
    const repaymentAt = (one: number): number => monthlyRepayment(aud * (1 - deposit / 100), one, years);
    return [
      {
        place: name,
        handle,
        period: formatPeriod(period('Q', t)),
        price: aud,
        income,
        ratio: aud / income,
        yearsToSave: (deposit * aud) / (saving * income),
        repayment: rate === null ? null : repaymentAt(rate),
        share: rate === null ? null : (100 * MONTHS * repaymentAt(rate)) / income,
        shareWithBuffer: rate === null ? null : (100 * MONTHS * repaymentAt(rate + buffer)) / income,
        rent,
        rentShare: rent === null ? null : (100 * WEEKS_A_YEAR * rent) / income,
        pipeline: pipelineYear(stored, place.pipeline),
      },
    ];
  });
  return { rows, rate, latestRate: given === null ? latestRate : null, handles, stored };
}

/** Returns the currency of the concept, as on every page: `current`, `behind` or `out_of_date`. */
async function currencyOfRate(ctx: QueryContext): Promise<string | null> {
  return currencyOf(await resolveBy(ctx, present(findConcept('mortgage_rate'), 'The mortgage rate'), null, figureOfSeries));
}

const COLUMNS = [
  ...[
    'place',
    'series_id',
    'period',
    'mean_price_aud',
    'median_price_aud',
    'household_income_aud',
    'price_to_income',
    'deposit_aud',
    'years_to_save',
  ],
  ...['loan_aud', 'monthly_repayment_aud', 'repayment_share_pct', 'repayment_share_with_buffer_pct'],
  ...['weekly_rent_aud', 'rent_share_pct', 'pipeline_period', 'approvals', 'commencements', 'completions', 'under_construction'],
];

export async function readHousingDesk(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const request = {
    dwelling: parameters.choice(DWELLING) ?? 'all',
    deposit: parameters.number(DEPOSIT),
    saving: parameters.number(SAVING),
    years: parameters.number(YEARS),
    buffer: parameters.number(BUFFER),
    rate: optionalNumber(parameters, RATE, 0, 50),
  };
  parameters.refuseRest();
  parameters.check();
  const { rows, rate, latestRate, handles, stored } = await housingDesk(ctx, request);
  const shown = (value: number | null, decimals: number): number | null => (value === null ? null : roundedTo(value, decimals));
  return deskAnswer(ctx, {
    rows: rows.map(
      ({ place, handle, period: of, price, income, ratio, yearsToSave, repayment, pipeline, ...row }): Of<typeof HousingDeskRow> => ({
        place,
        series_id: handle.id,
        period: of,
        mean_price_aud: request.dwelling === 'all' ? price : null,
        median_price_aud: request.dwelling === 'all' ? null : price,
        household_income_aud: shown(income, 0),
        price_to_income: shown(ratio, 2),
        deposit_aud: shown((price * request.deposit) / 100, 0),
        years_to_save: shown(yearsToSave, 1),
        loan_aud: shown(price * (1 - request.deposit / 100), 0),
        monthly_repayment_aud: shown(repayment, 0),
        repayment_share_pct: shown(row.share, 1),
        repayment_share_with_buffer_pct: shown(row.shareWithBuffer, 1),
        weekly_rent_aud: shown(row.rent, 0),
        rent_share_pct: shown(row.rentShare, 1),
        pipeline_period: pipeline.period,
        approvals: pipeline.approvals,
        commencements: pipeline.commencements,
        completions: pipeline.completions,
        under_construction: pipeline.underway,
      }),
    ),
    columns: COLUMNS,
    query: {
      ...(request.dwelling === 'all' ? {} : { dwelling: request.dwelling }),
      deposit: request.deposit,
      saving: request.saving,
      years: request.years,
      buffer: request.buffer,
      ...(request.rate === null ? {} : { rate: request.rate }),
    },
    summary: {
      rate_pct: rate,
      rate_series: latestRate === null ? null : AU_MORTGAGE_NEW_VARIABLE.id,
      rate_period: latestRate?.period ?? null,
      rate_currency: latestRate === null ? null : await currencyOfRate(ctx),
    },
    notes: [...(rows.length === 0 ? [NO_PRICES] : []), ...quartersNote(rows), ...HOUSING_NOTES, ...countsNote(rows)],
    handles,
    stored,
    used: usedOf(rows, handles),
  });
}
