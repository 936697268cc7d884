/**
 * Housing affordability: the price of a dwelling in years of income, and the years needed to save its deposit.
 *
 * Values for households are for the latest quarter in which both inputs have a value. Each is also calculated from median prices of
 * dwellings sold, which a few expensive dwellings do not raise.
 *
 * The ATO does not publish a median income for states. Their values therefore use a median of postcode medians. It is close, but not equal,
 * to the median of all persons. The result states the kind of median. The mean price of a dwelling is compared with the median income of
 * one person, although this income is some years older. It is not adjusted to the date of the price. Household income is an estimate,
 * because it assumes that all income changes with hourly wages. Hours worked, the number of household members and other income also change.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/total-value-dwellings
 * @see https://www.ato.gov.au/about-ato/research-and-statistics/in-detail/taxation-statistics
 */

import { AU_DWELLING_VALUE, AU_DWELLING_VALUE_BY_STATE } from '../catalogue/series/housing.ts';
import { AU_MORTGAGE_NEW_VARIABLE } from '../catalogue/series/rates.ts';
import { AU_WPI_INDEX } from '../catalogue/series/wages.ts';
import { present } from '../core/assert.ts';
import type { DatedConstant } from '../core/dated-constant.ts';
import {
  defineSnapshotSignal,
  eachSeries,
  type Figure,
  oneSeries,
  optional,
  type PublishedFigures,
  selectionOf,
} from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { CAPITALS } from '../core/places/geography.ts';
import { IND_POSTCODE_MEDIAN } from '../sources/ato/datasets/IND_POSTCODE_MEDIAN.ts';
import { INDIVIDUALS_SELECTED_ITEMS } from '../sources/ato/datasets/INDIVIDUALS_SELECTED_ITEMS.ts';
import { MEDIAN_HOUSEHOLD_INCOME, MEDIAN_HOUSEHOLD_INCOME_BY_STATE } from './constants/household-income.ts';
import { newestCommon } from './inputs/common-periods.ts';
import {
  audIn,
  burdenOf,
  capitalRow,
  householdIncome,
  KINDS,
  type Loan,
  MEDIANS,
  medianIn,
  nationalMedian,
  ofMedian,
  SALES,
} from './inputs/housing-burden.ts';
import { type Amount, type Income, medianOfPostcodes, newerIncome, priceIn, publishedMedian } from './inputs/taxable-income.ts';
import { STATE, statesOf } from './parameters/state.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const REPORT = {
  unit: 'Per cent',
  from: '2022-03-31',
  source:
    'ANZ CoreLogic Housing Affordability Report, March quarter 2022: years to save a deposit of 20% at 15% of gross household income, a convention',
  sourceUrl: 'https://brokerdaily.au/property/16780-time-taken-to-save-a-deposit-hits-record-11-4-years',
};
const D: DatedConstant = { value: 20, ...REPORT };
const S: DatedConstant = { value: 15, ...REPORT };
const N: DatedConstant = { value: 25, ...REPORT, unit: 'Years' };

export const HOUSING_AFFORDABILITY = defineSnapshotSignal({
  id: 'housing-affordability',
  title: 'Housing affordability',
  summary:
    'Median and mean dwelling prices as a multiple of income, years to save a deposit, and repayments as a share of household income.',
  mode: 'snapshot',
  gives: 'object',
  // Only the latest year of incomes is read. Reading the incomes of thousands of postcodes for every year would be slow.
  past: { frequency: 'Q', field: 'household_period', without: ['P'] },
  stale: 'serve_cached',
  references: ['ANZ CoreLogic Housing Affordability Report: price to income and years to save of households'],
  methodologyVersion: 4,
  changes: [
    {
      from: '2026-11-22',
      what: 'Adds household income, which is Census income updated with the wage price index. Years to save a deposit are now for a household, not for one person.',
    },
    { from: '2026-11-28', what: 'Adds loan repayments as a share of household income, also at a rate three percentage points higher.' },
    {
      from: '2026-11-28',
      what: 'Adds the median price of houses and attached dwellings in each capital, and a sales-weighted national median.',
    },
  ],
  formula: [
    'I = J or P, whichever has the later income year. If the years are equal, J',
    'P = m_p of the first postcode p, in ascending order of m_p, at which the postcodes so far have half of the individuals n_p',
    'k = V / I',
    'M = m_x of the first stratum x, in ascending order of m_x, at which the strata so far have half of the sales s_x',
    'H = 52 · h · w_q / w_c',
    'r = V_q / H',
    'y = d · V_q / (s · H)',
    'b = 100 · 12 · p / H',
  ],
  symbols: {
    V: 'mean price of residential dwellings in the latest quarter, AUD. V_q: in quarter q',
    I: 'median income of a person, AUD a year',
    J: 'median income in Australia as published by the ATO (Individuals table 1), AUD a year',
    P: 'estimate of the median income from the medians of postcodes (Individuals table 8), AUD a year',
    m_p: 'median income of postcode p, AUD a year',
    n_p: 'individuals in postcode p',
    k: 'price in years of income for one person',
    m_x: 'median price of dwellings sold in stratum x: houses or attached dwellings of a capital city or of the rest of a state, AUD',
    s_x: 'sales in stratum x',
    M: 'estimate of the national median price, AUD',
    h: 'median weekly household income in the Census of August 2021, AUD',
    w_q: 'wage price index of quarter q. c is the quarter of the Census',
    H: 'estimated household income, AUD a year',
    r: 'price in years of household income',
    d: 'deposit as a share of the price, set by a parameter',
    s: 'share of household income that is saved, set by a parameter',
    y: 'years needed to save the deposit',
    p: 'equal monthly repayment of the loan at the interest rate i, AUD',
    i: 'latest rate of new variable-rate loans to owner-occupiers, or the parameter, per cent per annum',
    b: 'repayments as a share of household income, per cent',
    m_c: 'median price of houses or of attached dwellings sold in capital city c, AUD',
  },
  parameters: {
    state: STATE,
    deposit_pct: { kind: 'number', default: D, min: 1, max: 100, unit: 'Per cent', description: 'Deposit as a share of the price, d.' },
    saving_pct: { kind: 'number', default: S, min: 1, max: 100, unit: 'Per cent', description: 'Share of income saved in a year, s.' },
    rate_pct: {
      kind: 'number',
      default: null,
      min: 0,
      max: 50,
      unit: 'Per cent',
      description: 'Annual interest rate, i. By default the latest rate on new variable-rate loans to owner-occupiers.',
    },
    loan_years: { kind: 'number', default: N, min: 1, max: 40, unit: 'Years', description: 'Loan term in years.' },
  },
  isUndated: true,
  row: {
    mean_dwelling_value_aud: {
      type: 'number',
      unit: 'AUD',
      description: 'Mean price of residential dwellings, Australia, published in thousands.',
    },
    dwelling_period: { type: 'period', unit: null, description: 'The quarter of the price.' },
    median_income_aud: {
      type: 'number',
      unit: 'AUD',
      description: 'Median taxable income of individuals, on the basis given in income_basis.',
    },
    income_period: { type: 'period', unit: null, description: 'The income year, July to June.' },
    income_basis: {
      type: 'string',
      unit: null,
      description:
        'Source of the median income: published_median (ATO figure for Australia) or median_of_postcode_medians (weighted by persons, not an ATO figure).',
    },
    price_to_income_ratio: {
      type: 'number',
      unit: 'Years of income',
      description: 'Price divided by the taxable income of one person, unrounded: k.',
    },
    household_period: { type: 'period', unit: null, description: 'Quarter of the household measures.' },
    household_dwelling_value_aud: { type: 'number', unit: 'AUD', description: 'Mean price of residential dwellings in that quarter.' },
    median_household_income_aud: {
      type: 'number',
      unit: 'AUD',
      description: 'Estimated annual median household income, H: the 2021 Census figure, updated with the wage price index.',
    },
    price_to_household_income_ratio: {
      type: 'number',
      unit: 'Years of income',
      description: 'Price divided by household income, unrounded: r.',
    },
    years_to_save_deposit: {
      type: 'number',
      unit: 'Years',
      description: 'Years to save the deposit, without interest, unrounded: y.',
    },
    loan_rate_pct: { type: 'number', unit: 'Per cent', description: 'Interest rate of the loan. Null if no rate is available.' },
    loan_rate_period: { type: 'period', unit: null, description: 'Month of the rate on new loans. Null if you set the rate.' },
    monthly_repayment_aud: {
      type: 'number',
      unit: 'AUD',
      description: 'Equal monthly repayment on a loan of the price less the deposit, unrounded.',
    },
    repayment_share_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Annual repayments as a share of household income, unrounded: b.',
    },
    repayment_share_with_buffer_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Annual repayments as a share of household income, with an interest rate three percentage points higher.',
    },
    median_dwelling_price_aud: {
      type: 'number',
      unit: 'AUD',
      description: 'Estimated national median price: the sales-weighted median of published medians, M. Null where medians are not stored.',
    },
    median_price_period: { type: 'period', unit: null, description: 'Quarter of the median price.' },
    median_price_to_household_income_ratio: {
      type: 'number',
      unit: 'Years of income',
      description: 'The median price divided by household income, unrounded.',
    },
    median_years_to_save_deposit: {
      type: 'number',
      unit: 'Years',
      description: 'Years to save the deposit of the median price, unrounded.',
    },
    median_repayment_share_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Annual repayments on the median price as a share of household income, unrounded.',
    },
    median_repayment_share_with_buffer_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Repayments on the median price at a rate three percentage points higher, as a share of household income.',
    },
    capitals: {
      type: 'array',
      of: {
        city: 'string',
        dwelling: 'string',
        median_price_aud: 'number',
        period: 'period',
        median_household_income_aud: 'number?',
        price_to_household_income_ratio: 'number?',
        years_to_save_deposit: 'number?',
        monthly_repayment_aud: 'number?',
        repayment_share_pct: 'number?',
        repayment_share_with_buffer_pct: 'number?',
      },
      unit: null,
      description: 'Median price of houses and of attached dwellings sold in each capital, with the household income of its state.',
    },
    states: {
      type: 'array',
      of: {
        state: 'string',
        mean_dwelling_value_aud: 'number?',
        dwelling_period: 'period?',
        median_income_aud: 'number?',
        income_period: 'period?',
        income_basis: 'string?',
        price_to_income_ratio: 'number?',
        household_period: 'period?',
        household_dwelling_value_aud: 'number?',
        median_household_income_aud: 'number?',
        price_to_household_income_ratio: 'number?',
        years_to_save_deposit: 'number?',
        loan_rate_pct: 'number?',
        monthly_repayment_aud: 'number?',
        repayment_share_pct: 'number?',
        repayment_share_with_buffer_pct: 'number?',
      },
      unit: null,
      description:
        'The same fields for each state or territory, with its name in state. Price and income are for their latest periods. Fields are null if the price or the income is not published.',
    },
    caveats: { type: 'array', of: 'string', unit: null, description: 'Differences in scope between price and income.' },
  },
  inputs: () => ({
    V: oneSeries(AU_DWELLING_VALUE),
    V_s: eachSeries(AU_DWELLING_VALUE_BY_STATE),
    m: optional(eachSeries(MEDIANS)),
    s: optional(eachSeries(SALES)),
    w: optional(oneSeries(AU_WPI_INDEX)),
    i: optional(oneSeries(AU_MORTGAGE_NEW_VARIABLE)),
    J: optional(
      selectionOf({
        dataset: INDIVIDUALS_SELECTED_ITEMS,
        select: { ITEM: 'Taxable income or loss', STATISTIC: 'median_aud' },
        newest: 1,
      }),
    ),
    P: selectionOf({ dataset: IND_POSTCODE_MEDIAN, select: { MEASURE: ['individuals', 'median_taxable_income'] }, newest: 1 }),
  }),
  compute: ({ V, V_s, m, s, w, i, J, P }, { state, deposit_pct, saving_pct, rate_pct, loan_years }) => {
    const published = rate_pct === null ? i.latest() : null;
    const loan = { deposit: deposit_pct, saving: saving_pct, rate: rate_pct ?? published?.value ?? null, years: loan_years };
    const rateWords = rateInWords(loan.rate, published);
    const price = V.newest();
    const income = newerIncome(publishedMedian(J), medianOfPostcodes(P, null));
    const q = newestCommon(V, w);
    const national = {
      ...affordability(priceIn(V, price), income),
      ...ofHousehold(V, w, q, MEDIAN_HOUSEHOLD_INCOME.value, loan),
    };
    const median = nationalMedian(m, s, w);
    const onMedian = ofMedian(median, median === null ? null : householdIncome(w, median.t, MEDIAN_HOUSEHOLD_INCOME.value), loan);
    const capitals = CAPITALS.flatMap((capital) =>
      KINDS.flatMap((kind) => capitalRow(capital, kind, medianIn(m, kind, capital.suffix), w, loan)),
    );
    const states = statesOf(state).map(({ abbreviation }) => {
      const view = V_s[abbreviation];
      const latest = view.latest();
      const own = latest === null ? null : priceIn(view, latest);
      const weekly = MEDIAN_HOUSEHOLD_INCOME_BY_STATE[abbreviation].value;
      return {
        state: abbreviation,
        ...affordability(own, medianOfPostcodes(P, abbreviation)),
        ...ofHousehold(view, w, q, weekly, loan),
      };
    });
    const { price_to_income_ratio: k } = national;
    // The sentence about households comes first, because households buy most dwellings. The income of a person is also some years older.
    const headline =
      medianWords(onMedian, rateWords) ??
      householdWords(national, rateWords) ??
      (k === null
        ? null
        : `The mean dwelling price in Australia in ${inWords(price.period)} was ${printed(k)} times the median taxable income of one person in ${inWords(present(income, 'The income').period)}.`);
    return {
      headline,
      data: {
        ...national,
        loan_rate_period: published?.period ?? null,
        ...onMedian,
        capitals,
        states,
        caveats: caveatsOf(price, income, median !== null),
      },
    };
  },
});

function affordability(price: Amount | null, income: Income | null) {
  const ratio = price === null || income === null || income.aud <= 0 ? null : price.aud / income.aud;
  return {
    mean_dwelling_value_aud: price?.aud ?? null,
    dwelling_period: price?.period ?? null,
    median_income_aud: income?.aud ?? null,
    income_period: income?.period ?? null,
    income_basis: income?.basis ?? null,
    price_to_income_ratio: ratio,
  };
}

/** Returns the values for households in quarter q. A field is null if the price, wages in q, or wages at the Census are missing. */
function ofHousehold(V: PublishedFigures, w: PublishedFigures, q: number | null, weekly: number, loan: Loan) {
  const value = q === null ? null : audIn(V, q);
  const income = q === null ? null : householdIncome(w, q, weekly);
  const burden = burdenOf(value, income, loan);
  return {
    household_period: q === null ? null : formatPeriod(period('Q', q)),
    household_dwelling_value_aud: value,
    median_household_income_aud: income,
    price_to_household_income_ratio: burden.ratio,
    years_to_save_deposit: burden.yearsToSave,
    loan_rate_pct: burden.rate,
    monthly_repayment_aud: burden.monthly,
    repayment_share_pct: burden.share,
    repayment_share_with_buffer_pct: burden.shareWithBuffer,
  };
}

/** Writes the interest rate that the shares use. Shares for two dates can use different rates, so each of them states its rate. */
function rateInWords(rate: number | null, published: Figure | null): string {
  if (rate === null) return '';
  return published === null ? `At ${rate}% interest` : `At ${rate}%, the rate on new loans in ${inWords(published.period)}`;
}

/** Writes the sentence about median prices. Returns null if there is no median price or no income. */
function medianWords(
  {
    median_price_period: quarter,
    median_price_to_household_income_ratio: ratio,
    median_repayment_share_pct: share,
  }: ReturnType<typeof ofMedian>,
  rate: string,
): string | null {
  if (quarter === null || ratio === null) return null;
  const repaid = share === null ? '' : ` ${rate}, repayments would take ${printed(share)}% of that income.`;
  return `The estimated median dwelling price in ${inWords(quarter)} was ${printed(ratio)} times the estimated median income of a household.${repaid}`;
}

function householdWords(
  { household_period, price_to_household_income_ratio: ratio, repayment_share_pct: share }: ReturnType<typeof ofHousehold>,
  rate: string,
): string | null {
  if (household_period === null || ratio === null) return null;
  const repaid = share === null ? '' : ` ${rate}, repayments would take ${printed(share)}% of that income.`;
  return `The mean dwelling price in Australia in ${inWords(household_period)} was ${printed(ratio)} times the estimated median income of a household.${repaid}`;
}

const caveatsOf = (price: Figure, income: Income | null, hasMedians: boolean): readonly string[] => [
  hasMedians
    ? 'Price fields with median in their name use medians of dwellings sold, weighted by sales. Other price fields use the mean price of all dwellings.'
    : 'The price is a mean, and a few expensive dwellings raise it. Median prices of dwellings sold are not stored here.',
  'price_to_income_ratio uses the taxable income of one person. Most dwellings are bought by households with more than one income.',
  'Household income is an estimate: the weekly income in the August 2021 Census times 52, updated with the national wage price index. Changes in hours worked, household size and other income are not included.',
  'Taxable income is after deductions and before tax. The years to save ignore interest, price growth and buying costs.',
  ...(income === null
    ? []
    : [`The price is for ${inWords(price.period)} and the income for ${inWords(income.period)}. Incomes have changed since.`]),
  ...(income?.basis === 'median_of_postcode_medians'
    ? ['Income is the median of postcode medians, weighted by persons. It is close to the median of all individuals but not equal to it.']
    : []),
];
