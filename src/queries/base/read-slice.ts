/** A series in one version, with derived values computed once. */
import { type Points, pointsOf } from '../../core/series/points.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import { type Gap, gapsBetween } from './stored-span.ts';

/** The values of a slice at one frequency. */
export interface Sampled {
  readonly points: Points;
  readonly byT: ReadonlyMap<number, number>;
  /** Indexes of the published values behind the value at t. */
  sources(t: number): readonly number[];
}

export class ReadSlice implements SeriesSlice {
  readonly series: SeriesSlice['series'];
  readonly t: SeriesSlice['t'];
  readonly value: SeriesSlice['value'];
  readonly status: SeriesSlice['status'];
  readonly text: SeriesSlice['text'];
  readonly seq: SeriesSlice['seq'];
  readonly at: SeriesSlice['at'];
  readonly #sampled = new Map<string, Sampled>();
  #points: Points | null = null;
  #numbers: readonly number[] | null = null;
  #newestSeq: number | null = null;
  #gaps: readonly Gap[] | null = null;

  constructor(slice: SeriesSlice) {
    this.series = slice.series;
    this.t = slice.t;
    this.value = slice.value;
    this.status = slice.status;
    this.text = slice.text;
    this.seq = slice.seq;
    this.at = slice.at;
  }

  /** Values that exist. */
  get points(): Points {
    this.#points ??= pointsOf(
      this.series.freq,
      this.t.map((t, i) => ({ t, value: this.value[i] ?? null })),
    );
    return this.#points;
  }

  /** Indexes of the values that are numbers. */
  get numbers(): readonly number[] {
    this.#numbers ??= this.value.flatMap((value, i) => (value === null ? [] : [i]));
    return this.#numbers;
  }

  /** Inner periods without a value. */
  get gaps(): readonly Gap[] {
    this.#gaps ??= gapsBetween(this.series.freq, this.points.t);
    return this.#gaps;
  }

  /** Newest version among the values. 0 without values. */
  get newestSeq(): number {
    this.#newestSeq ??= this.seq.reduce((newest, one) => Math.max(newest, one), 0);
    return this.#newestSeq;
  }

  /** Cached result of `sample` by name. */
  sampled(name: string, sample: () => Sampled): Sampled {
    const known = this.#sampled.get(name);
    if (known) return known;
    const fresh = sample();
    this.#sampled.set(name, fresh);
    return fresh;
  }
}
