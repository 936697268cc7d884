/** Collects values into a series for each combination of codes. Each dimension contains only the codes that occur. */
import type { Frequency } from '../../core/frequency.ts';
import type { DimensionValue, Observation, ParsedDataset, ParsedDimension, ParsedSeries } from '../../core/observation.ts';
import { readOnce } from '../../core/series/read-once.ts';

export interface DimensionFacts {
  readonly id: string;
  readonly label: string;
}

export interface Unit {
  readonly unit: string;
  /** The multiplier as a power of ten. The default is 0. */
  readonly multiplier?: number;
}

export class SeriesOfRows {
  readonly #freq: Frequency;
  readonly #dimensions: readonly { readonly facts: DimensionFacts; readonly values: Map<string, DimensionValue> }[];
  readonly #series = new Map<string, { readonly unit: Unit; readonly observations: Observation[] }>();

  constructor(freq: Frequency, dimensions: readonly DimensionFacts[]) {
    this.#freq = freq;
    this.#dimensions = dimensions.map((facts) => ({ facts, values: new Map() }));
  }

  /** Adds a value to the series with these codes. `values` are in dimension order. */
  add(values: readonly DimensionValue[], unit: Unit, observation: Observation): void {
    for (const [i, value] of values.entries()) {
      const known = this.#dimensions[i]?.values;
      if (known && !known.has(value.code)) known.set(value.code, value);
    }
    const key = values.map(({ code }) => code).join('.');
    const series = this.#series.get(key);
    if (series) series.observations.push(observation);
    else this.#series.set(key, { unit, observations: [observation] });
  }

  /** Returns the collected data. Throws DATA_DUPLICATE_KEY for two different values in one period. */
  dataset(scope: ParsedDataset['scope'], more: Partial<Pick<ParsedDataset, 'publishedOn' | 'notes'>> = {}): ParsedDataset {
    const dimensions: ParsedDimension[] = this.#dimensions.map(({ facts, values }) => ({ ...facts, values: [...values.values()] }));
    const series: ParsedSeries[] = [...this.#series].map(([key, { unit, observations }]) => ({
      key,
      freq: this.#freq,
      unit: unit.unit,
      multiplier: unit.multiplier ?? 0,
      decimals: null,
      adjustment: null,
      title: null,
      basePeriod: null,
      observations: observations.sort((a, b) => a.t - b.t),
    }));
    return readOnce({ dimensions, series, publishedOn: more.publishedOn ?? null, scope, notes: more.notes ?? [] });
  }
}
