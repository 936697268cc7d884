/** Makes the series of the simulated ABS, with keys and invented values. Related values agree, such as parts and totals. */
import { SERIES } from '../../src/catalogue/series.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { FREQUENCY, type Frequency } from '../../src/core/frequency.ts';
import type { Period } from '../../src/core/period.ts';
import { parseUnit } from '../../src/core/units.ts';
import { type Character, chance, characterInUnit, characterOf, seedOf, syntheticValue } from '../synthetic.ts';
import { type CalendarFrequency, publishedPeriods, yearsAt } from '../timeline.ts';
import { basketFigure, isLinkPeriod } from './basket.ts';
import { type FlowSlice, keyAgrees } from './flows.ts';
import { netPosition } from './position.ts';
import type { FlowCode, FlowSeries } from './wire.ts';

/** The maximum number of series in a dataflow. If there are more keys, those that differ most from the default codes are omitted. */
const MAX_SERIES = 1500;
const MAX_OBSERVATIONS = 40_000;
/** The minimum number of periods, which is enough to calculate the annual change in an annual change. */
const MIN_PERIODS = 30;

/** The requested codes for each dimension, in key order. An empty list means all codes. */
export type Wanted = readonly (readonly string[])[];

/** Returns the series in a slice that match a request, with the values published by `now`. */
export function figuresOf(slice: FlowSlice, wanted: Wanted, now: number): FlowSeries[] {
  const keys = existingKeys(slice).filter((key) => key.every((code, i) => (wanted[i] ?? []).length === 0 || wanted[i]?.includes(code)));
  const atMost = Math.max(MIN_PERIODS, Math.floor(MAX_OBSERVATIONS / Math.max(1, keys.length)));
  return keys.map((key) => simulatedSeries(slice, key, now, atMost));
}

/**
 * Returns every combination of codes, or only those nearest to the default codes if there are too many. Always includes catalogue series.
 */
function existingKeys(slice: FlowSlice): string[][] {
  const { flow, declared } = slice;
  let keys: string[][] = [[]];
  for (const dimension of flow.dimensions) {
    keys = nearest(
      keys.flatMap((key) => dimension.codes.map((code) => [...key, code.id])),
      (key) => flow.dimensions.slice(0, key.length).filter((d, i) => key[i] !== (declared.get(d.id)?.default ?? key[i])).length,
      MAX_SERIES,
    );
  }
  keys = keys.filter((key) => keyAgrees(flow, key));
  const have = new Set(keys.map((key) => key.join('.')));
  return [...keys, ...[...handlesOf(slice).keys()].filter((key) => !have.has(key)).map((key) => key.split('.'))];
}

function nearest(keys: readonly string[][], distance: (key: readonly string[]) => number, atMost: number): string[][] {
  if (keys.length <= atMost) return [...keys];
  const measured = keys.map((key) => ({ key, far: distance(key) + (chance(key.join('.')) + 1) / 4 }));
  return measured
    .sort((a, b) => a.far - b.far)
    .slice(0, atMost)
    .map((one) => one.key);
}

/**
 * The catalogue series of each slice by their keys. They are cached, because every value needs them and finding them requires a search
 * through the whole catalogue.
 */
const HANDLES = new WeakMap<FlowSlice, ReadonlyMap<string, SeriesHandle>>();

/** Returns the catalogue series of a slice by their keys. If two series have the same key, returns the first. */
function handlesOf(slice: FlowSlice): ReadonlyMap<string, SeriesHandle> {
  const known = HANDLES.get(slice);
  if (known) return known;
  const { flow, dataset } = slice;
  const handles = new Map<string, SeriesHandle>();
  for (const handle of SERIES) {
    if (handle.dataset.source !== 'abs' || handle.dataset.id !== dataset.id) continue;
    const key = keyOfHandle(flow, dataset.fixed, handle);
    if (!handles.has(key)) handles.set(key, handle);
  }
  HANDLES.set(slice, handles);
  return handles;
}

const keyOfHandle = (flow: FlowSlice['flow'], fixed: Readonly<Record<string, string>>, handle: SeriesHandle): string =>
  flow.dimensions.map((d) => handle.select[d.id] ?? fixed[d.id] ?? d.codes[0]?.id ?? '').join('.');

// ---------------------------------------------------------------- one series

/** The status of the latest value in a quarterly series, until the next value is published. */
const PRELIMINARY: FlowCode = { id: 'p', name: 'Preliminary figure or series' };

function simulatedSeries(slice: FlowSlice, codes: readonly string[], now: number, atMost: number): FlowSeries {
  const freq = frequencyOf(slice, codes);
  const figure = figureOf(slice, codes);
  const { unit, multiplier } = parseUnit(figure.unit);
  const periods = periodsOf(slice, freq, now, atMost);
  return {
    codes,
    unit: { id: unit.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_'), name: unit },
    multiplier,
    basePeriod: unit === 'Index' ? { id: '25', name: 'Sep 2025 = 100.0' } : null,
    observations: periods.map((t, i) => {
      const period: Period = { freq, t };
      const status = freq === 'Q' && i === periods.length - 1 && slice.dataset.ceased === undefined ? PRELIMINARY : null;
      return { period, value: figure.valueAt(freq, t), status };
    }),
  };
}

/** Returns the periods in a series. The census has only 2021. Weights exist only for the quarters in which the index is re-weighted. */
function periodsOf({ flow, dataset }: FlowSlice, freq: CalendarFrequency, now: number, atMost: number): readonly number[] {
  if (/^C21_/.test(flow.id)) return [2021];
  const published = publishedPeriods(freq, dataset, now, atMost);
  return flow.id === 'CPI_WEIGHTS' ? published.filter(isLinkPeriod) : published;
}

/** Returns the frequency from the key. The ABS also uses the code `A` for financial years. */
function frequencyOf({ flow, dataset }: FlowSlice, codes: readonly string[]): CalendarFrequency {
  const place = flow.dimensions.findIndex((d) => d.id === 'FREQ');
  const code = place === -1 ? dataset.frequency : (codes[place] ?? dataset.frequency);
  return (code === 'A' && dataset.frequency === 'FY' ? 'FY' : code) as CalendarFrequency;
}

interface Figure {
  readonly unit: string;
  valueAt(freq: CalendarFrequency, t: number): number;
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function figureOf(slice: FlowSlice, codes: readonly string[]): Figure {
  return inBasket(slice, codes) ?? inPosition(slice, codes) ?? agreeing(slice, codes) ?? changeOf(slice, codes) ?? levelOf(slice, codes);
}

/** Returns a value in the original consumer price index. Returns null for other series, and for adjusted series. */
function inBasket({ flow }: FlowSlice, codes: readonly string[]): Figure | null {
  const code = (id: string): string | undefined => codes[flow.dimensions.findIndex((d) => d.id === id)];
  if ((code('TSEST') ?? '10') !== '10') return null;
  return basketFigure(flow.id, { measure: code('MEASURE') ?? '', index: code('INDEX') ?? '', region: code('REGION') ?? '' });
}

const NET_POSITION = '1300A';

const inPosition = ({ flow }: FlowSlice, codes: readonly string[]): Figure | null =>
  flow.id === 'IIP' && codes.includes(NET_POSITION) ? { unit: 'AUD million', valueAt: (_, t) => netPosition(t) } : null;

/**
 * The kind of values, by dataflow and codes. It is declared here if the words for a series do not show it, or if values are compared with
 * others. A key is the first code or the first two codes, and `*` is any code. Census tables do not state units.
 */
const HOLDS: Readonly<Record<string, Readonly<Record<string, Character>>>> = {
  ABS_ANNUAL_ERP_ASGS2021: { '*': { unit: 'Persons', level: 2_400_000, spread: 0.01, growth: 0.015, decimals: 0 } },
  ABS_NOM_VISA_CY: { '*': { unit: 'Persons', level: 240_000, spread: 0.2, growth: 0.01, decimals: 0 } },
  ANA_AGG: {
    'M1.GPM': { unit: 'AUD million', level: 590_000, spread: 0.01, growth: 0.02, decimals: 0 },
    'M3.GPM': { unit: 'AUD million', level: 560_000, spread: 0.015, growth: 0.05, decimals: 0 },
  },
  AWE: { '*': { unit: 'AUD', level: 1450, spread: 0.02, growth: 0.035, decimals: 1 } },
  BA_GCCSA: { '1': { unit: 'Number', level: 15_000, spread: 0.12, growth: 0.01, decimals: 0 } },
  BUILDING_ACTIVITY: {
    M6: { unit: 'Number', level: 45_000, spread: 0.12, growth: 0.01, decimals: 0 },
    M7: { unit: 'Number', level: 44_000, spread: 0.1, growth: 0.01, decimals: 0 },
    M8: { unit: 'Number', level: 220_000, spread: 0.1, growth: 0.01, decimals: 0 },
  },
  C21_G01_POA: { '*': { unit: '', level: 900, spread: 0.1, growth: 0, decimals: 0 } },
  ERP_COMP_Q: {
    '3': { unit: 'Thousand persons', level: 26, spread: 0.15, growth: 0, decimals: 1 },
    '9': { unit: 'Thousand persons', level: 75, spread: 0.3, growth: 0.01, decimals: 1 },
    '10': { unit: 'Thousand persons', level: 25_700, spread: 0.002, growth: 0.015, decimals: 1 },
  },
  JV: { '*': { unit: 'Thousand', level: 320, spread: 0.2, growth: 0.01, decimals: 1 } },
  LEND_HOUSING: {
    FIN_VAL: { unit: 'AUD million', level: 70_000, spread: 0.1, growth: 0.05, decimals: 1 },
    FIN_NUM: { unit: 'Number', level: 120_000, spread: 0.1, growth: 0.01, decimals: 0 },
    FIN_AVG: { unit: 'AUD thousand', level: 600, spread: 0.03, growth: 0.04, decimals: 1 },
  },
  NOM_FY: { '*': { unit: 'Persons', level: 300_000, spread: 0.2, growth: 0.01, decimals: 0 } },
};
/** The kind of values for each census median and average. */
const MEDIANS: Readonly<Record<string, Character>> = Object.fromEntries(
  [38, 800, 2100, 1750, 1860, 375, 0.8, 2.5].map((level, i) => [
    String(i + 1),
    { unit: '', level, spread: 0.1, growth: 0, decimals: level < 10 ? 1 : 0 },
  ]),
);

function characterStored({ flow }: FlowSlice, codes: readonly string[]): Character | undefined {
  const kinds = /^C21_G02_/.test(flow.id) ? MEDIANS : (HOLDS[flow.id] ?? {});
  return kinds[codes.slice(0, 2).join('.')] ?? kinds[codes[0] ?? ''] ?? kinds['*'];
}

/** Invents values from the series name. Adjusted and original series have the same values. */
function levelOf(slice: FlowSlice, codes: readonly string[]): Figure {
  const { flow } = slice;
  const key = codes.join('.');
  const handle = handlesOf(slice).get(key);
  const suggested = handle ? characterInUnit(measured(slice, codes), handle.units) : measured(slice, codes);
  const character = scaled(slice, codes, characterStored(slice, codes) ?? suggested);
  const seed = seedOf(`${flow.id}/${codes.filter((_, i) => !['TSEST', 'FREQ'].includes(flow.dimensions[i]?.id ?? '')).join('.')}`);
  return { unit: character.unit, valueAt: (freq, t) => syntheticValue(seed, yearsAt(freq, t), character) };
}

/** Finds the kind of values from the word for the measure, or else from all words for the series. */
const measured = (slice: FlowSlice, codes: readonly string[]): Character =>
  characterOf(wordIn(slice, codes, 'measure') ?? '', wordsOf(slice, codes));

/** The states' approximate shares of Australia's population. */
const STATE_SHARES: Readonly<Record<string, number>> = {
  '1': 0.31,
  '2': 0.26,
  '3': 0.2,
  '4': 0.07,
  '5': 0.11,
  '6': 0.02,
  '7': 0.01,
  '8': 0.02,
};

/** Reduces totals for a state to its share of Australia. Rates, prices and indexes are not reduced. */
function scaled(slice: FlowSlice, codes: readonly string[], character: Character): Character {
  if (!/^(AUD (million|billion)|Number|(thousand )?(persons|dwellings))$/i.test(character.unit)) return character;
  const place = slice.flow.dimensions.findIndex((d) => slice.declared.get(d.id)?.geography === 'state');
  const share = STATE_SHARES[codes[place] ?? ''];
  return share === undefined ? character : { ...character, level: character.level * share };
}

function wordIn(slice: FlowSlice, codes: readonly string[], dimensionName: string): string | null {
  const place = slice.flow.dimensions.findIndex((d) => slice.declared.get(d.id)?.name === dimensionName);
  const id = slice.flow.dimensions[place]?.id ?? '';
  const words = Object.entries(slice.declared.get(id)?.words ?? {});
  return words.find(([, code]) => code === codes[place])?.[0] ?? null;
}

/** Returns all words that describe a key, followed by the title of the dataset. */
function wordsOf(slice: FlowSlice, codes: readonly string[]): string {
  const words = slice.flow.dimensions.flatMap((d) => wordIn(slice, codes, slice.declared.get(d.id)?.name ?? '') ?? []);
  return [...words, slice.dataset.title].join(' ');
}

// ---------------------------------------------------------------- changes in a level

const LEVEL_WORDS = ['household_spending', 'index', 'index_number', 'level', 'population', 'current_prices'];

/** Returns a percentage change, calculated from another measure in the dataflow. Returns null for other measures. */
function changeOf(slice: FlowSlice, codes: readonly string[]): Figure | null {
  const word = wordIn(slice, codes, 'measure');
  if (word === null || /contribution/.test(word) || !/change|yoy|mom/.test(word)) return null;
  const place = slice.flow.dimensions.findIndex((d) => slice.declared.get(d.id)?.name === 'measure');
  const words = slice.declared.get(slice.flow.dimensions[place]?.id ?? '')?.words ?? {};
  const own = /^(.+?)_(?:pct_change|change|yoy)$/.exec(word)?.[1];
  const base = [...(own === undefined ? [] : [own]), ...LEVEL_WORDS].map((level) => words[level]).find((code) => code !== undefined);
  if (base === undefined || base === codes[place]) return null;
  const index = codes.with(place, base);
  const level = inBasket(slice, index) ?? levelOf(slice, index);
  const lag = (freq: Frequency): number => (/year|yoy/.test(word) ? (FREQUENCY[freq].perYear ?? 1) : 1);
  return {
    unit: 'Per cent',
    valueAt: (freq, t) => round(100 * (level.valueAt(freq, t) / level.valueAt(freq, t - lag(freq)) - 1), 1),
  };
}

// ---------------------------------------------------------------- values that must agree

type Combine = (of: (code: string) => number) => number;

interface Agreement {
  readonly dimension: string;
  readonly unit: string;
  readonly combine: Combine;
}

const inThousands = 'Thousand persons';
/** Rules by code of MEASURE. Parts add up to totals. The unemployment rate is the share of unemployed persons in the labour force. */
const LABOUR: Readonly<Record<string, Agreement>> = {
  M2: { dimension: 'MEASURE', unit: inThousands, combine: (of) => round(of('M1') * 0.46, 4) },
  M3: { dimension: 'MEASURE', unit: inThousands, combine: (of) => round(of('M1') + of('M2'), 4) },
  M6: { dimension: 'MEASURE', unit: inThousands, combine: (of) => round((of('M3') * (4 + Math.sin(of('M1') / 90))) / 100, 4) },
  M9: { dimension: 'MEASURE', unit: inThousands, combine: (of) => round(of('M3') + of('M6'), 4) },
  M10: { dimension: 'MEASURE', unit: inThousands, combine: (of) => round((of('M9') * (100 - of('M12'))) / of('M12'), 4) },
  M13: { dimension: 'MEASURE', unit: 'Per cent', combine: (of) => round((100 * of('M6')) / of('M9'), 8) },
};

/**
 * Rules for values that must agree with others, by dataflow and code. Debits (imports) and credits (assets abroad) are negative. Balance
 * and position are sums.
 */
const AGREEMENTS: Readonly<Record<string, Readonly<Record<string, Agreement>>>> = {
  LF: LABOUR,
  LF_AGES: LABOUR,
  IIP: {
    '1100A': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(-0.5 * of(NET_POSITION), 0) },
    '1100B': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => of(NET_POSITION) - of('1100A') },
    '1250A': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(6 * of(NET_POSITION), 0) },
    '1200A': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => of(NET_POSITION) - of('1250A') },
  },
  ITGS: {
    '170': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(of('1000') + of('2000'), 1) },
    '2000': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(-0.94 * of('1000'), 1) },
    '2050': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.97 * of('2000'), 1) },
    '1050': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.93 * of('1000'), 1) },
    '1100': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.14 * of('1000'), 1) },
    '1150': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.045 * of('1000'), 1) },
    '1200': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.035 * of('1000'), 1) },
    '1250': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.006 * of('1000'), 1) },
    '1350': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.79 * of('1000'), 1) },
    '1400': { dimension: 'DATA_ITEM', unit: 'AUD million', combine: (of) => round(0.31 * of('1000'), 1) },
  },
};

function agreeing(slice: FlowSlice, codes: readonly string[]): Figure | null {
  const rules = AGREEMENTS[slice.flow.id] ?? {};
  const place = slice.flow.dimensions.findIndex((d, i) => rules[codes[i] ?? '']?.dimension === d.id);
  const rule = rules[codes[place] ?? ''];
  if (!rule || changeOf(slice, codes) !== null) return null;
  const parts = new Map<string, Figure>();
  const part = (code: string): Figure => {
    const figure = parts.get(code) ?? figureOf(slice, codes.with(place, code));
    parts.set(code, figure);
    return figure;
  };
  return { unit: rule.unit, valueAt: (freq, t) => rule.combine((code) => part(code).valueAt(freq, t)) };
}
