/** Finds the series by which values can be divided: population, hours worked, or the prices of a period. */

import { isAtConstantPrices } from '../../../catalogue/measure-facts.ts';
import { AU_HOURS_MONTHLY, AU_HOURS_MONTHLY_BY_STATE, AU_HOURS_MONTHLY_TREND } from '../../../catalogue/series/labour-slack.ts';
import { AU_POPULATION, AU_POPULATION_BY_STATE } from '../../../catalogue/series/population.ts';
import { findSeries, nearestSeries } from '../../../catalogue/series.ts';
import { present } from '../../../core/assert.ts';
import { readPeriod } from '../../../core/calendar/period-spellings.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted } from '../../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { PERIOD_FORMS, type Period, parsePeriod } from '../../../core/period.ts';
import type { AggregationMethod } from '../../../core/series/aggregation.ts';
import { choice, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';

export const PERS = ['capita', 'hour'] as const;
type Per = (typeof PERS)[number];

/** `units=per_capita` means `per=capita` with `units=lin`. `units=per_hour` means `per=hour`. */
export const PER_UNITS = ['per_capita', 'per_hour'] as const;
export const perOf = (units: (typeof PER_UNITS)[number]): Per => (units === 'per_capita' ? 'capita' : 'hour');

export const PER = choice(
  'per',
  'Divides a total by the number of residents at the end of the quarter (`capita`) or by hours worked (`hour`) in the same place. `units` is applied afterwards.',
  PERS,
);
const DEFLATE = text(
  'deflate',
  'Id of a price index that converts current prices to the prices of one period. `units` is applied afterwards. The unit of the result names the period.',
  { example: 'AU.CPI.INDEX' },
);
const DEFLATE_TO = text(
  'deflate_to',
  'Period whose prices `deflate` uses: `2020`, `2020-Q1`. If the period has several values, their mean is used. The default is the latest period that both series have.',
);
export const DIVIDING: readonly QueryParameter[] = [PER, DEFLATE, DEFLATE_TO];

export interface Divisor {
  readonly kind: 'residents' | 'hours' | 'prices';
  readonly handle: SeriesHandle;
  /** True for hours, which are summed over longer periods. For population and indexes, the mean is used. */
  readonly adds: boolean;
  /** The factor by which the quotient is multiplied to convert it to single units, such as from millions of dollars to dollars. */
  readonly scale: number;
  /** The unit of the quotient, such as `AUD per person`. Null for prices, because the quotient then has the dividend's unit. */
  readonly units: string | null;
  readonly unitsShort: string | null;
  /** The base period of prices. Null means the latest period that both series have. */
  readonly base: Period | null;
}

export interface Dividend {
  readonly handle: SeriesHandle;
  /** The requested frequency. Null for the frequency of the series. */
  readonly frequency: Frequency | null;
  readonly aggregation: AggregationMethod;
}

/** Units of totals that can be divided. `many` is the number of single units in one unit. */
const TOTALS: ReadonlyMap<string, { readonly one: string; readonly short: string; readonly many: number }> = new Map([
  ['AUD million', { one: 'AUD', short: 'AUD', many: 1e6 }],
  ['AUD billion', { one: 'AUD', short: 'AUD', many: 1e9 }],
  ['Thousand hours', { one: 'Hours', short: 'h', many: 1e3 }],
  ['Dwellings', { one: 'Dwellings', short: 'dwellings', many: 1 }],
  ['Thousand dwellings', { one: 'Dwellings', short: 'dwellings', many: 1e3 }],
]);

/** Datasets whose values can be divided by hours worked, because both are for the whole economy. */
const OF_WHOLE_ECONOMIES: readonly string[] = ['abs.ANA_AGG', 'abs.ANA_EXP', 'abs.ANA_SFD'];
const isOfWholeEconomy = ({ dataset, select }: SeriesHandle): boolean =>
  OF_WHOLE_ECONOMIES.includes(dottedId(dataset)) && select['DATA_ITEM'] !== 'GVA_MKT';

const RESIDENTS: readonly SeriesHandle[] = [AU_POPULATION, ...Object.values(AU_POPULATION_BY_STATE)];
const HOURS: readonly SeriesHandle[] = [AU_HOURS_MONTHLY, AU_HOURS_MONTHLY_TREND, ...Object.values(AU_HOURS_MONTHLY_BY_STATE)];
const HOURS_IN_ONE = 1e3;

/** Returns true if the series is a price index that can convert amounts to constant prices. */
const isPriceIndex = ({ units, topic, tags, dataset }: SeriesHandle): boolean =>
  /^index\b/i.test(units) && (['prices', 'wages', 'housing'].includes(topic) || tags.includes('deflator') || dataset.id === 'SLCI');

interface Dividing {
  readonly per: Per | null;
  readonly index: SeriesHandle | null;
  readonly base: Period | null;
}

/** Reads `deflate` and `deflate_to`. The caller has already read `per`, because `units` can also set it. */
export function readDividing(per: Per | null, parameters: Parameters): Dividing {
  const id = parameters.text(DEFLATE);
  const to = parameters.text(DEFLATE_TO);
  const base = to === null ? null : readPeriod(to);
  if (to !== null && id === null) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: DEFLATE_TO.name,
      detail: 'deflate_to needs deflate=AU.CPI.INDEX or another price index.',
    });
  }
  if (to !== null && base === null) {
    parameters.fault('REQ_BAD_PERIOD', {
      parameter: DEFLATE_TO.name,
      detail: `${quoted(to)} is not a period. Write ${quoted(DEFLATE_TO.name)} in the same form as “start_period”.`,
      allowed: PERIOD_FORMS.filter((form) => parsePeriod(form) !== null),
    });
  }
  return { per, index: id === null ? null : readIndex(id, parameters), base };
}

function readIndex(id: string, parameters: Parameters): SeriesHandle | null {
  const index = findSeries(id);
  if (index && isPriceIndex(index)) return index;
  const [nearest = 'AU.CPI.INDEX'] = nearestSeries(id).filter((one) => isPriceIndex(present(findSeries(one), one)));
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: DEFLATE.name,
    detail: index
      ? `${index.id} is in ${index.units} and is not a price index. The parameter “deflate” needs a price index, such as AU.CPI.INDEX.`
      : `Unknown series: ${quoted(id)}. The parameter “deflate” needs a price index, such as AU.CPI.INDEX.`,
    did_you_mean: nearest,
  });
  return null;
}

/** Returns the divisors. Population or hours come first, and then prices. Reports a fault for each divisor that does not apply. */
export const divisorsOf = (dividend: Dividend, { per, index, base }: Dividing, parameters: Parameters): readonly Divisor[] => [
  ...(per === null ? [] : denominatorOf(dividend, per, parameters)),
  ...(index === null ? [] : deflatorOf(dividend, index, base, parameters)),
];

function denominatorOf(dividend: Dividend, per: Per, parameters: Parameters): readonly Divisor[] {
  const { handle } = dividend;
  const refuse = (detail: string): readonly Divisor[] => {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: PER.name, detail });
    return [];
  };
  const total = TOTALS.get(handle.units);
  if (!total || handle.nature === 'event') {
    return refuse(
      `${handle.id} is in ${handle.units}. Only totals (${[...TOTALS.keys()].join(', ')}) can be divided by ${per === 'capita' ? 'residents' : 'hours'}.`,
    );
  }
  const { one, short, many } = total;
  if (per === 'capita') {
    const residents = RESIDENTS.find(({ place }) => place === handle.place);
    if (!residents) return refuse(`${handle.id} cannot be divided: there is no population of ${handle.place}.`);
    const divisor = { adds: false, scale: many, units: `${one} per person`, unitsShort: `${short}/person`, base: null };
    return reaching({ kind: 'residents', handle: residents, ...divisor }, dividend, PER.name, parameters);
  }
  if (one !== 'AUD' || !isOfWholeEconomy(handle)) {
    return refuse(`${handle.id} cannot be divided by hours. Only national accounts aggregates can be: ${OF_WHOLE_ECONOMIES.join(', ')}.`);
  }
  const hours = HOURS.find(({ place, adjustment }) => place === handle.place && adjustment === handle.adjustment);
  if (!hours)
    return refuse(
      `${handle.id} cannot be divided: there are no ${handle.adjustment.replaceAll('_', ' ')} hours worked of ${handle.place}.`,
    );
  const divisor = { adds: true, scale: many / HOURS_IN_ONE, units: `${one} per hour worked`, unitsShort: `${short}/h`, base: null };
  return reaching({ kind: 'hours', handle: hours, ...divisor }, dividend, PER.name, parameters);
}

function deflatorOf(dividend: Dividend, index: SeriesHandle, base: Period | null, parameters: Parameters): readonly Divisor[] {
  const { handle } = dividend;
  const refuse = (detail: string): readonly Divisor[] => {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: DEFLATE.name, detail });
    return [];
  };
  if (handle.nature === 'event' || !(/^AUD\b/.test(handle.units) || isPriceIndex(handle))) {
    return refuse(`${handle.id} is in ${handle.units}: only amounts of money and indexes of prices or wages can be deflated.`);
  }
  if (isAtConstantPrices(handle)) return refuse(`${handle.id} (${handle.title}) is already at constant prices.`);
  if (index === handle) return refuse(`${handle.id} cannot be deflated by itself.`);
  const divisor: Divisor = { kind: 'prices', handle: index, adds: false, scale: 1, units: null, unitsShort: null, base };
  return reaching(divisor, dividend, DEFLATE.name, parameters);
}

/** Returns the divisor. Reports a fault if the divisor is published less often than the requested values. */
function reaching(divisor: Divisor, { handle, frequency }: Dividend, parameter: string, parameters: Parameters): readonly Divisor[] {
  const requested = FREQUENCY[frequency ?? handle.frequency];
  const own = FREQUENCY[divisor.handle.frequency];
  if (own.rank >= requested.rank) return [divisor];
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter,
    detail: `${divisor.handle.id} has only ${own.word} values, but you requested ${handle.id} as ${requested.word} values. Use frequency=${(own.fred ?? divisor.handle.frequency).toLowerCase()}.`,
  });
  return [];
}
