/** Housing desk: price, deposit, repayment and pipeline of dwellings, for Australia and each state. */
import { AU_DWELLING_VALUE, AU_DWELLING_VALUE_BY_STATE } from '../../catalogue/series/housing.ts';
import { AU_MORTGAGE_NEW_VARIABLE } from '../../catalogue/series/rates.ts';
import { AU_WPI_INDEX } from '../../catalogue/series/wages.ts';
import { roundedTo } from '../../core/decimal.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { formatPeriod, parsePeriod, period } from '../../core/period.ts';
import { MAIN_STATES } from '../../core/places/geography.ts';
import { monthlyRepayment } from '../../core/series/loan.ts';
import { valueAt } from '../../core/series/points.ts';
import {
  CENSUS_QUARTER,
  MEDIAN_HOUSEHOLD_INCOME,
  MEDIAN_HOUSEHOLD_INCOME_BY_STATE,
  WEEKS_A_YEAR,
} from '../../signals/constants/household-income.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { number, type QueryParameter, text } from '../parameters/declaration.ts';
import { Parameters } from '../parameters/parameters.ts';
import { deskAnswer, latestOf, optionalNumber, storedOf } from './inputs.ts';

const DEPOSIT = number('deposit', 'Deposit as a share of the price, in per cent.', { min: 0, max: 99, default: 20 });
const SAVING = number('saving', 'Share of income saved in a year, in per cent.', { min: 1, max: 100, default: 15 });
const YEARS = number('years', 'Term of the loan in years.', { min: 1, max: 50, default: 25 });
const BUFFER = number('buffer', 'Percentage points added to the rate for the second repayment.', { min: 0, max: 20, default: 3 });
const RATE = text('rate', 'Interest rate in per cent a year. Without it, the latest rate of new variable loans to owner-occupiers.', {
  examples: ['5.5'],
});
export const HOUSING_DESK: readonly QueryParameter[] = [DEPOSIT, SAVING, YEARS, BUFFER, RATE];

const THOUSAND = 1000;
const MONTHS = 12;
const CENSUS = parsePeriod(CENSUS_QUARTER);

export interface HousingRequest {
  readonly deposit: number;
  readonly saving: number;
  readonly years: number;
  readonly buffer: number;
  readonly rate: number | null;
}

export interface HousingRow {
  readonly place: string;
  readonly handle: SeriesHandle;
  readonly period: string;
  /** AUD */
  readonly price: number;
  readonly income: number;
  readonly ratio: number;
  readonly yearsToSave: number;
  /** Null without a rate. */
  readonly repayment: number | null;
  readonly share: number | null;
  readonly shareWithBuffer: number | null;
}

export const HOUSING_NOTES: readonly string[] = [
  'The price is the mean price of residential dwellings. Median prices by capital are not among the datasets here.',
  'Household income is the median of the 2021 Census, extended by the wage price index of Australia. It is an estimate.',
  'Rents are published as an index only, so a share of rent in income is not known here.',
];

export async function housingDesk(ctx: QueryContext, { deposit, saving, years, buffer, rate: given }: HousingRequest) {
  const places = [
    { name: 'Australia', handle: AU_DWELLING_VALUE, weekly: MEDIAN_HOUSEHOLD_INCOME.value },
    ...MAIN_STATES.map(({ name, abbreviation }) => ({
      name,
      handle: AU_DWELLING_VALUE_BY_STATE[abbreviation],
      weekly: MEDIAN_HOUSEHOLD_INCOME_BY_STATE[abbreviation].value,
    })),
  ];
  const handles = [...places.map(({ handle }) => handle), AU_WPI_INDEX, AU_MORTGAGE_NEW_VARIABLE];
  const stored = await storedOf(ctx, handles);
  const latestRate = latestOf(stored.get(AU_MORTGAGE_NEW_VARIABLE.id));
  const rate = given ?? latestRate?.value ?? null;
  const wages = stored.get(AU_WPI_INDEX.id)?.slice.points;
  const then = wages === undefined || CENSUS === null ? null : valueAt(wages, CENSUS.t);
  const rows = places.flatMap(({ name, handle, weekly }): HousingRow[] => {
    const points = stored.get(handle.id)?.slice.points;
    const t = points?.t.findLast((one) => wages !== undefined && valueAt(wages, one) !== null);
    const price = points === undefined || t === undefined ? null : valueAt(points, t);
    const now = wages === undefined || t === undefined ? null : valueAt(wages, t);
    if (t === undefined || price === null || now === null || then === null) return [];
    const aud = price * THOUSAND;
    const income = (WEEKS_A_YEAR * weekly * now) / then;
    const repaymentAt = (one: number): number => monthlyRepayment(aud * (1 - deposit / 100), one, years);
    return [
      {
        ...{ place: name, handle, period: formatPeriod(period('Q', t)), price: aud, income, ratio: aud / income },
        yearsToSave: (deposit * aud) / (saving * income),
        repayment: rate === null ? null : repaymentAt(rate),
        share: rate === null ? null : (100 * MONTHS * repaymentAt(rate)) / income,
        shareWithBuffer: rate === null ? null : (100 * MONTHS * repaymentAt(rate + buffer)) / income,
      },
    ];
  });
  return { rows, rate, latestRate: given === null ? latestRate : null, handles, stored };
}

const COLUMNS = [
  ...['place', 'series_id', 'period', 'mean_price_aud', 'household_income_aud', 'price_to_income', 'deposit_aud', 'years_to_save'],
  ...['loan_aud', 'monthly_repayment_aud', 'repayment_share_pct', 'repayment_share_with_buffer_pct'],
];

export async function readHousingDesk(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const request = {
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
    rows: rows.map(({ place, handle, period: of, price, income, ratio, yearsToSave, repayment, share, shareWithBuffer }) => ({
      ...{ place, series_id: handle.id, period: of, mean_price_aud: price },
      household_income_aud: shown(income, 0),
      price_to_income: shown(ratio, 2),
      deposit_aud: shown((price * request.deposit) / 100, 0),
      years_to_save: shown(yearsToSave, 1),
      loan_aud: shown(price * (1 - request.deposit / 100), 0),
      monthly_repayment_aud: shown(repayment, 0),
      repayment_share_pct: shown(share, 1),
      repayment_share_with_buffer_pct: shown(shareWithBuffer, 1),
    })),
    columns: COLUMNS,
    query: {
      ...{ deposit: request.deposit, saving: request.saving, years: request.years, buffer: request.buffer },
      ...(request.rate === null ? {} : { rate: request.rate }),
    },
    summary: {
      rate_pct: rate,
      rate_series: latestRate === null ? null : AU_MORTGAGE_NEW_VARIABLE.id,
      rate_period: latestRate?.period ?? null,
    },
    notes: HOUSING_NOTES,
    handles,
    stored,
  });
}
