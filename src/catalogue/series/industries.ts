/** Series by industry other than employment: wages, retail turnover, household spending. */
import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { HSI_M } from '../../sources/abs/datasets/HSI_M.ts';
import { RT } from '../../sources/abs/datasets/RT.ts';
import { WPI } from '../../sources/abs/datasets/WPI.ts';
import { AUD_MILLION, forEachState, INDEX, key, PER_CENT } from '../handles.ts';

// ---------------------------------------------------------------- wages

const WAGE_MEASURES = [
  ['1', 'INDEX', 'index', INDEX],
  ['3', 'YOY', 'annual change', PER_CENT],
] as const;

/** Agriculture has no series, because the survey excludes it. */
export const AU_WPI_BY_INDUSTRY: readonly SeriesHandle[] = WAGE_MEASURES.flatMap(([measure, detail, what, unit]) =>
  DIVISIONS.filter(({ letter }) => letter !== 'A').map(({ letter, name, word }) =>
    key(
      WPI,
      { MEASURE: measure, SECTOR: '7', INDUSTRY: letter, TSEST: '10', REGION: 'AUS' },
      {
        id: `AU.WPI.${detail}.${word.toUpperCase()}`,
        title: `Wage price index${what === 'index' ? '' : `, ${what}`}, ${name.toLowerCase()}, original`,
        description: `Total hourly rates of pay excluding bonuses, private and public sectors, ${name.toLowerCase()}: ${what}, original.`,
        ...unit,
        topic: 'wages',
        tags: ['wages', 'wpi', 'industry', name.toLowerCase()],
        related: [`AU.WPI.${detail}${detail === 'YOY' ? '' : '.ORIG'}`],
      },
    ),
  ),
);

// ---------------------------------------------------------------- retail trade, discontinued

const RETAIL = [
  ['41', 'FOOD', 'food retailing'],
  ['42', 'HOUSEHOLD_GOODS', 'household goods retailing'],
  ['43', 'CLOTHING', 'clothing, footwear and accessories'],
  ['44', 'DEPARTMENT_STORES', 'department stores'],
  ['45', 'OTHER', 'other retailing'],
  ['46', 'CAFES_RESTAURANTS', 'cafes, restaurants and takeaway food'],
] as const;

export const AU_RETAIL_BY_INDUSTRY: readonly SeriesHandle[] = RETAIL.map(([industry, detail, name]) =>
  key(
    RT,
    { MEASURE: 'M1', INDUSTRY: industry, TSEST: '20', REGION: 'AUS', FREQ: 'M' },
    {
      id: `AU.RETAIL.${detail}`,
      title: `Retail turnover, ${name}, seasonally adjusted`,
      description: `Turnover of retailers, ${name}, Australia, current prices, seasonally adjusted. Discontinued: April 1982 to June 2025.`,
      ...AUD_MILLION,
      topic: 'households',
      adjustment: 'seasonally_adjusted',
      tags: ['retail trade', 'consumer spending', 'ceased', name],
      related: ['AU.RETAIL'],
    },
  ),
);

/**
 * Series that the ABS does not publish, because these places have too few department stores. Their turnover is included in other
 * retailing.
 */
const UNPUBLISHED: readonly string[] = ['AU.RETAIL.DEPARTMENT_STORES.TAS', 'AU.RETAIL.DEPARTMENT_STORES.NT'];

export const AU_RETAIL_BY_STATE_AND_INDUSTRY = RETAIL.map(([industry, detail, name]) => {
  const byState = forEachState((state) =>
    key(
      RT,
      { MEASURE: 'M1', INDUSTRY: industry, TSEST: '10', REGION: state.code, FREQ: 'M' },
      {
        id: `AU.RETAIL.${detail}.${state.suffix}`,
        title: `Retail turnover, ${name}, ${state.name}`,
        description: `Turnover of retailers, ${name}, ${state.name}, current prices, original. Discontinued: April 1982 to June 2025.`,
        ...AUD_MILLION,
        topic: 'households',
        place: state.name,
        tags: ['retail trade', 'consumer spending', 'ceased', name],
        related: [`AU.RETAIL.${detail}`, `AU.RETAIL.${state.suffix}`],
      },
    ),
  );
  return Object.values(byState).filter(({ id }) => !UNPUBLISHED.includes(id));
});

// ---------------------------------------------------------------- household spending

const CATEGORIES = [
  ['3', 'DISCRETIONARY', 'discretionary spending'],
  ['10', 'FOOD', 'food'],
  ['15', 'ALCOHOL_TOBACCO', 'alcoholic beverages and tobacco'],
  ['20', 'CLOTHING', 'clothing and footwear'],
  ['30', 'FURNISHINGS', 'furnishings and household equipment'],
  ['35', 'HEALTH', 'health'],
  ['40', 'TRANSPORT', 'transport'],
  ['50', 'RECREATION', 'recreation and culture'],
  ['60', 'HOTELS_CAFES', 'hotels, cafes and restaurants'],
  ['65', 'MISCELLANEOUS', 'miscellaneous goods and services'],
] as const;

const SPENDING_MEASURES = [
  ['7', '', 'current prices', AUD_MILLION],
  ['9', '.YOY', 'annual change', PER_CENT],
  ['8', '.MOM', 'monthly change', PER_CENT],
] as const;

export const AU_HOUSEHOLD_SPENDING_BY_CATEGORY: readonly SeriesHandle[] = SPENDING_MEASURES.flatMap(([measure, suffix, what, unit]) =>
  CATEGORIES.map(([category, detail, name]) =>
    key(
      HSI_M,
      { MEASURE: measure, CATEGORY: category, PRICE_ADJUSTMENT: 'CUR', TSEST: '20', STATE: 'AUS' },
      {
        id: `AU.HOUSEHOLD.SPENDING.${detail}${suffix}`,
        title: `Household spending, ${name}, ${what}`,
        description: `Monthly household spending indicator, ${name}, Australia: ${what}, seasonally adjusted.`,
        ...unit,
        topic: 'households',
        adjustment: 'seasonally_adjusted',
        tags: ['household spending', 'consumption', name],
        related: [`AU.HOUSEHOLD.SPENDING${suffix}`],
      },
    ),
  ),
);
