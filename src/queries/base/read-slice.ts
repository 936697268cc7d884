import { at } from '../../core/assert.ts';
import { type Points, pointsInOrder, pointsOf } from '../../core/series/points.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import { type Gap, gapsBetween } from './stored-span.ts';

export interface Sampled {
  readonly points: Points;
  readonly byT: ReadonlyMap<number, number>;
  /** Returns the indexes of the published values from which the value at `t` is calculated. */
  sources(t: number): readonly number[];
}

/** Columns that contain only null, by length. To save memory, slices of the same length share one such column. */
const EMPTY: (readonly null[])[] = [];
/** The maximum length of shared columns. Longer columns are rare, so they are not shared. */
const LONGEST_SHARED = 1000;
const emptyColumn = (length: number): readonly null[] =>
  length > LONGEST_SHARED ? Array<null>(length).fill(null) : (EMPTY[length] ??= Array<null>(length).fill(null));

const isNull = (one: unknown): one is null => one === null;
const withoutCopies = <T extends string>(column: readonly (T | null)[]): readonly (T | null)[] =>
  column.every(isNull) ? emptyColumn(column.length) : column;

/** Returns the values of a slice at some indexes. */
export function picked(slice: SeriesSlice, indexes: readonly number[]): SeriesSlice {
  const of = <T>(column: readonly T[]): readonly T[] => indexes.map((i) => at(column, i));
  return {
    series: slice.series,
    t: of(slice.t),
    value: of(slice.value),
    status: of(slice.status),
    text: of(slice.text),
    seq: of(slice.seq),
    at: of(slice.at),
  };
}

/** Separates the positions in `#places`. */
const PLACE_END = '\n';

/**
 * The values of a series in one version. The cache has thousands of slices, but few requests need the positions of values in the
 * source files. To save memory, all positions are stored as one text, which is split only when a request needs them.
 */
export class ReadSlice implements SeriesSlice {
  readonly series: SeriesSlice['series'];
  readonly t: SeriesSlice['t'];
  readonly value: SeriesSlice['value'];
  readonly status: SeriesSlice['status'];
  readonly text: SeriesSlice['text'];
  readonly seq: SeriesSlice['seq'];
  #places: SeriesSlice['at'] | string;
  #sampled: Map<string, Sampled> | null = null;
  #points: Points | null = null;
  #numbers: readonly number[] | null = null;
  #newestSeq: number | null = null;
  #gaps: readonly Gap[] | null = null;

  constructor(slice: SeriesSlice) {
    this.series = slice.series;
    this.t = slice.t;
    this.value = slice.value;
    this.status = withoutCopies(slice.status);
    this.text = withoutCopies(slice.text);
    this.seq = slice.seq;
    const isJoined = slice.at.length > 0 && slice.at.every((place) => place !== null && !place.includes(PLACE_END));
    this.#places = isJoined ? slice.at.join(PLACE_END) : withoutCopies(slice.at);
  }

  /** Joins the parts of a long series, in ascending order. */
  static joined(all: readonly ReadSlice[]): ReadSlice {
    const parts = all.filter(({ t }) => t.length > 0);
    if (parts.length < 2) return parts[0] ?? at(all, 0);
    const of = <T>(column: (part: ReadSlice) => readonly T[]): readonly T[] => ([] as T[]).concat(...parts.map(column));
    const joined = new ReadSlice({
      series: at(parts, 0).series,
      t: of(({ t }) => t),
      value: of(({ value }) => value),
      status: of(({ status }) => status),
      text: of(({ text }) => text),
      seq: of(({ seq }) => seq),
      at: [],
    });
    const texts = parts.flatMap((part) => (typeof part.#places === 'string' ? [part.#places] : []));
    joined.#places = texts.length === parts.length ? texts.join(PLACE_END) : withoutCopies(of((part) => part.at));
    return joined;
  }

  /** The position of each value in its source file: a cell or an element. */
  get at(): SeriesSlice['at'] {
    if (typeof this.#places === 'string') this.#places = this.#places.split(PLACE_END);
    return this.#places;
  }

  get points(): Points {
    this.#points ??= this.value.some(isNull)
      ? pointsOf(
          this.series.freq,
          this.t.map((t, i) => ({ t, value: this.value[i] ?? null })),
        )
      : pointsInOrder(this.series.freq, this.t, this.value as readonly number[]);
    return this.#points;
  }

  get numbers(): readonly number[] {
    this.#numbers ??= this.value.flatMap((value, i) => (value === null ? [] : [i]));
    return this.#numbers;
  }

  get gaps(): readonly Gap[] {
    this.#gaps ??= gapsBetween(this.series.freq, this.points.t);
    return this.#gaps;
  }

  /** The sequence number of the latest version that changed a value in the slice. It is 0 if there are no values. */
  get newestSeq(): number {
    this.#newestSeq ??= this.seq.reduce((newest, one) => Math.max(newest, one), 0);
    return this.#newestSeq;
  }

  /** Returns the result of `sample`, which is cached under a name. */
  sampled(name: string, sample: () => Sampled): Sampled {
    this.#sampled ??= new Map();
    const known = this.#sampled.get(name);
    if (known) return known;
    const fresh = sample();
    this.#sampled.set(name, fresh);
    return fresh;
  }
}
