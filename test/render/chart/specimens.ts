/** Defines charts for tests. The values and agencies are not real. */
import type { Chart, ChartSeries, ChartSource } from '../../../src/queries/base/answer.ts';

export const ordinals = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/** Returns the values of a wave, with one decimal. */
export const wave = (count: number, middle = 3, height = 2): number[] =>
  ordinals(0, count).map((i) => Number((middle + height * Math.sin(i / 5)).toFixed(1)));

export const QUARTER_2015 = 2015 * 4;
export const MONTH_2015 = 2015 * 12;
/** The day 2026-03-02, a Monday. */
export const MONDAY = 20514;
/** The interval that ends at 2026-03-02T00:05+10:00. */
export const FIVE_PAST_MIDNIGHT = (MONDAY * 1440 - 600 + 5) / 5;

export const series = (facts: Partial<ChartSeries> = {}): ChartSeries => {
  const t = facts.t ?? ordinals(QUARTER_2015, 40);
  return {
    id: 'AU.TEST',
    title: 'Prices of the tests',
    units: 'Per cent',
    unitsShort: '%',
    adjustment: 'original',
    freq: 'Q',
    nature: 'period',
    t,
    value: wave(t.length),
    through: null,
    partial: false,
    computed: false,
    axis: 'left',
    ...facts,
  };
};

export const source = (facts: Partial<ChartSource['citation']> = {}): ChartSource => ({
  citation: {
    name: 'Bureau of Tests',
    url: 'https://example.org/',
    attribution: 'Source: Bureau of Tests, Test prices',
    licence: { name: 'Creative Commons Attribution 4.0 International', url: 'https://creativecommons.org/licenses/by/4.0/' },
    catalogue_number: null,
    dataset_id: 'abs.TEST',
    release_date: '2026-04-29',
    retrieved_at: null,
    sha256: null,
    ...facts,
  },
  effectiveFrom: '2026-04-29T23:59:59.999Z',
});

export const chart = (all: readonly ChartSeries[], facts: Partial<Chart> = {}): Chart => ({
  series: all,
  window: { from: null, to: null },
  sources: [source()],
  staleReason: null,
  sandbox: false,
  title: null,
  type: 'line',
  theme: 'light',
  width: 720,
  height: null,
  ...facts,
});

const STATES = ['New South Wales', 'Victoria', 'Queensland', 'Western Australia', 'South Australia', 'Tasmania'];

export const CHARTS: Readonly<Record<string, Chart>> = {
  monthly: chart([
    series({ freq: 'M', t: ordinals(MONTH_2015, 130), title: 'Unemployment rate, seasonally adjusted', adjustment: 'seasonally_adjusted' }),
  ]),
  quarterly: chart([series()]),
  subtitled: chart([series()], { subtitle: 'A sentence of the caller that is long enough to need two rows on a small drawing.' }),
  daily: chart([series({ freq: 'D', t: ordinals(MONDAY - 700, 700).filter((day) => (day + 3) % 7 < 5) })]),
  weekly: chart([series({ freq: 'W', t: ordinals(2900, 20) })]),
  'half-yearly': chart([series({ freq: 'S', t: ordinals(2020 * 2, 10) })]),
  annual: chart([series({ freq: 'A', t: ordinals(1990, 35) })]),
  'financial years': chart(
    [series({ freq: 'FY', t: ordinals(2012, 13), units: 'AUD', unitsShort: 'AUD', value: wave(13, 50_000, 3000) })],
    { type: 'bar' },
  ),
  'five minutes': chart([
    series({ freq: '5MIN', t: ordinals(FIVE_PAST_MIDNIGHT, 576), units: '$/MWh', unitsShort: '$/MWh', value: wave(576, 60, 90) }),
  ]),
  negatives: chart([series({ value: wave(40, 0, 2) })], { type: 'bar' }),
  gap: chart([series({ t: [...ordinals(QUARTER_2015, 8), ...ordinals(QUARTER_2015 + 14, 20)] })]),
  single: chart([series({ t: [QUARTER_2015], value: [2.5] })]),
  none: chart([series({ t: [], value: [] })]),
  constant: chart([series({ value: ordinals(0, 40).map(() => 4.35) })]),
  zeros: chart([series({ value: ordinals(0, 40).map(() => 0) })], { type: 'bar' }),
  events: chart([series({ nature: 'event', freq: 'D', t: [18000, 18500, 19500, 20000], value: [1.5, 0.25, 4.35, 4.1], through: 20500 })]),
  several: chart(
    STATES.map((state, i) =>
      series({ id: `AU.${i}`, title: `Unemployment rate, seasonally adjusted, ${state}`, value: wave(40, 4 + i / 3) }),
    ),
  ),
  twelve: chart(
    ordinals(0, 12).map((i) =>
      series({ id: `AU.${i}`, title: `Employed persons, Region of some long name ${i + 1}`, value: wave(40, 400 + i * 50) }),
    ),
  ),
  'two axes': chart([
    series({ id: 'AU.A', title: 'Inflation' }),
    series({
      id: 'AU.B',
      title: 'Persons employed',
      units: 'Thousand persons',
      unitsShort: "'000",
      value: wave(40, 12_000, 900),
      axis: 'right',
    }),
  ]),
  'one of two empty': chart([
    series({ id: 'AU.A', title: 'Inflation' }),
    series({ id: 'AU.B', title: 'Nothing yet', t: [], value: [], units: 'Persons', axis: 'right' }),
  ]),
};
