/** Collects values from a workbook into series, in any order. */
import type { Frequency } from '../../core/frequency.ts';
import type { DimensionValue, Observation, ParsedDataset, ParsedDimension, ParsedSeries } from '../../core/observation.ts';
import { lastDay, parseIsoDay } from '../../core/period.ts';
import { readOnce } from '../../core/series/read-once.ts';
import type { PublishedValue } from '../../formats/published-number.ts';
import type { Measure } from './measures.ts';

/** The labels for a dimension's codes. If a code has several labels, the latest one is used. */
export class DimensionValues {
  readonly #labels = new Map<string, { label: string; t: number }>();

  add(code: string, label: string, t: number): void {
    const known = this.#labels.get(code);
    if (!known) this.#labels.set(code, { label, t });
    else if (t > known.t) {
      known.label = label;
      known.t = t;
    }
  }

  values(): readonly DimensionValue[] {
    return [...this.#labels].map(([code, { label }]) => ({ code, label }));
  }
}

/** Joins codes to a key. Codes are in dimension order, with the measure last, and contain no dots. */
export const seriesKey = (codes: readonly string[]): string => codes.join('.');

interface Growing {
  readonly measure: Measure;
  readonly observations: Observation[];
}

export class SeriesBuilder {
  readonly #freq: Frequency;
  readonly #series = new Map<string, Growing>();
  #newest = Number.NEGATIVE_INFINITY;

  constructor(freq: Frequency) {
    this.#freq = freq;
  }

  add(key: string, measure: Measure, t: number, value: PublishedValue, at: string | null): void {
    let series = this.#series.get(key);
    if (!series) {
      series = { measure, observations: [] };
      this.#series.set(key, series);
    }
    series.observations.push({ t, ...value, at });
    if (value.value !== null && t > this.#newest) this.#newest = t;
  }

  /**
   * Returns the dataset. If a period is repeated with equal values, adds a note. If the values differ, throws DATA_DUPLICATE_KEY. Ignores
   * a release date before the end of the latest period: the cover of an archive of 2023 has a date in 2022.
   */
  parsed(dimensions: readonly ParsedDimension[], releasedOn: string | null, scope: ParsedDataset['scope']): ParsedDataset {
    const series = [...this.#series].map(([key, growing]): ParsedSeries => {
      const { unit, multiplier } = growing.measure;
      const observations = [...growing.observations].sort((a, b) => a.t - b.t);
      return { key, freq: this.#freq, unit, multiplier, decimals: null, adjustment: null, title: null, basePeriod: null, observations };
    });
    const released = releasedOn === null ? null : parseIsoDay(releasedOn);
    const trusted =
      released !== null && (this.#newest === Number.NEGATIVE_INFINITY || released >= lastDay({ freq: this.#freq, t: this.#newest }));
    const publishedOn = trusted ? releasedOn : null;
    const doubt = `The file states ${releasedOn} as its release date. This is before its latest figures, so the date is not used.`;
    return readOnce({ dimensions, series, publishedOn, scope, notes: releasedOn === null || trusted ? [] : [doubt] });
  }
}
