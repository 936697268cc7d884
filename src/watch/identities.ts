/**
 * Checks identities between stored values, such as the equality of a total and the sum of its parts. Each identity is checked in every
 * period for which all its values are stored. If a difference is larger than rounding can explain, the datasets have a data-quality issue
 * until the values agree again. The start of an issue is an event.
 *
 * |residual(x)|   ≤   Σ |residual(x + half a unit of x's last digit + noise of x) − residual(x)|   +   slack
 */

import { allowance } from '../catalogue/identities/allowance.ts';
import type { Identity, Term } from '../catalogue/identities/identity.ts';
import { nextListedRelease } from '../catalogue/releases/release-publications.ts';
import { seriesOfDataset } from '../catalogue/series.ts';
import { at, entry } from '../core/assert.ts';
import { decimalsOf, shiftDecimal } from '../core/decimal.ts';
import { type DatasetKey, datasetKey, dottedId } from '../core/define-dataset.ts';
import { codeOf } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';
import { formatPeriod, lastDay, period } from '../core/period.ts';
import type { Concern } from '../store/ports/concern.ts';
import type { NewEvent } from '../store/ports/events.ts';
import type { Store } from '../store/ports/port.ts';
import type { DatasetState, SeriesSlice, StoredSeries } from '../store/ports/series.ts';

/**
 * The number of values before and after a value from which its last digit is found. Older values of a series can have fewer digits than
 * newer ones.
 */
const NEIGHBOURS = 6;
const SIGNIFICANT_DIGITS = 9;
/** The maximum number of values that the sentence about a contradiction names. */
const FIGURES_NAMED = 6;

interface Contradiction {
  readonly identity: Identity;
  /** The name of the set of values, such as `Victoria, trend`. Empty if the identity has only one set. */
  readonly set: string;
  /** The latest period in which the values do not agree. `periods` is the number of periods in which they do not agree. */
  readonly period: string;
  readonly periods: number;
  readonly difference: number;
  readonly allowed: number;
  readonly terms: readonly {
    readonly name: string;
    readonly dataset: DatasetKey;
    readonly key: string;
    readonly period: string;
    readonly value: number;
    /**
     * The value in single units. For example, it is in persons if the agency publishes thousands. The difference is calculated in these
     * units.
     */
    readonly whole: number;
    /** The sequence number of the first version of the dataset that contains this value. */
    readonly seq: number;
  }[];
}

export const datasetsOfIdentity = (identity: Identity): ReadonlySet<DatasetKey> =>
  new Set(Object.values(identity.sets).flatMap((terms) => Object.values(terms).map(({ dataset }) => datasetKey(dataset))));

/**
 * Returns the contradictions of one identity. There is at most one for each set. The list is empty if some values of the identity are not
 * stored.
 */
export async function contradictionsIn(store: Store, identity: Identity): Promise<readonly Contradiction[]> {
  const figures = new Figures(store);
  const found: Contradiction[] = [];
  for (const [set, terms] of Object.entries(identity.sets)) {
    const read = new Map<string, Reading>();
    for (const [name, term] of Object.entries(terms)) {
      const slice = await figures.of(term);
      if (slice !== null) read.set(name, new Reading(term, slice));
    }
    if (read.size < Object.keys(terms).length) continue;
    const newest = lookAt(identity, set, read);
    if (newest !== null) found.push(newest);
  }
  return found;
}

/**
 * Checks every period in which the first value of a set is published. Returns the latest contradiction. Returns null if there is no
 * contradiction.
 */
function lookAt(identity: Identity, set: string, read: ReadonlyMap<string, Reading>): Contradiction | null {
  const [first] = [...read.values()].filter(({ isEvent }) => !isEvent);
  if (!first) throw new WattleError('BUG', `The identity ${identity.id} has no figure for any period.`);
  if (identity.oneRelease && new Set([...read.values()].map(({ end }) => end)).size > 1) return null;
  let newest: Contradiction | null = null;
  let periods = 0;
  for (const t of first.ordinals(identity.newest)) {
    const points = new Map<string, Point>();
    for (const [name, reading] of read) {
      const point = reading.at(first.freq, t);
      if (point !== null) points.set(name, point);
    }
    if (points.size < read.size) continue;
    if (identity.oneVintage && new Set([...points.values()].map(({ seq }) => seq)).size > 1) continue;
    const values = Object.fromEntries([...points].map(([name, { value }]) => [name, value]));
    const difference = identity.residual(values);
    const allowed = allowance(identity, points, values, difference);
    if (Math.abs(difference) <= allowed || !Number.isFinite(difference)) continue;
    periods += 1;
    const terms = [...points].map(([name, { t: own, published, value: whole, seq }]) => {
      const { dataset, slice } = entry(read, name);
      return { name, dataset, key: slice.series.key, period: formatPeriod(period(slice.series.freq, own)), value: published, whole, seq };
    });
    newest = { identity, set, period: formatPeriod(period(first.freq, t)), periods, difference, allowed, terms };
  }
  return newest && { ...newest, periods };
}

interface Point {
  readonly t: number;
  readonly published: number;
  readonly seq: number;
  /** The value in single units. `half` is half the value of its last digit, also in single units. */
  readonly value: number;
  readonly half: number;
}

/** One term of an identity, with its stored values. */
class Reading {
  readonly slice: SeriesSlice;
  readonly dataset: DatasetKey;
  readonly #term: Term;
  readonly #index: ReadonlyMap<number, number>;
  /** The number of decimals of each value. */
  readonly #decimals: readonly number[];
  readonly #inForceUntil: number;

  constructor(term: Term, slice: SeriesSlice) {
    this.#term = term;
    this.slice = slice;
    this.dataset = datasetKey(term.dataset);
    this.#index = new Map(slice.t.map((t, i) => [t, i]));
    this.#decimals = slice.value.map((value) => (value === null ? 0 : decimalsOf(value)));
    const { freq } = slice.series;
    // A release after the latest event may change the value. The value therefore applies only until the next release.
    this.#inForceUntil = term.inForce ? nextListedRelease(this.dataset, freq, lastDay(period(freq, this.end))) : Number.POSITIVE_INFINITY;
  }

  get isEvent(): boolean {
    return this.#term.inForce === true;
  }

  get freq(): StoredSeries['freq'] {
    return this.slice.series.freq;
  }

  /** The latest period with a value. */
  get end(): number {
    return this.slice.t[this.slice.value.findLastIndex((value) => value !== null)] ?? Number.NEGATIVE_INFINITY;
  }

  ordinals(newest: number | undefined): readonly number[] {
    return newest === undefined ? this.slice.t : this.slice.t.slice(-newest);
  }

  /**
   * Returns the value for a period. Returns null if no value is published, or if the period is before the first value of a series of
   * events.
   */
  at(freq: StoredSeries['freq'], t: number): Point | null {
    const index = this.isEvent ? this.#inForce(lastDay(period(freq, t))) : this.#index.get(t - (this.#term.lag ?? 0));
    const published = index === undefined ? null : (this.slice.value[index] ?? null);
    if (index === undefined || published === null) return null;
    const { multiplier } = this.slice.series;
    const half = 0.5 * 10 ** (multiplier - this.#decimalsAround(index));
    return { t: at(this.slice.t, index), seq: at(this.slice.seq, index), published, value: shiftDecimal(published, multiplier), half };
  }

  #inForce(day: number): number | undefined {
    const { freq } = this.slice.series;
    const index = this.slice.t.findLastIndex((t, i) => lastDay(period(freq, t)) <= day && this.slice.value[i] !== null);
    return index < 0 || day > this.#inForceUntil ? undefined : index;
  }

  #decimalsAround(index: number): number {
    let most = 0;
    const end = Math.min(index + NEIGHBOURS + 1, this.#decimals.length);
    for (let i = Math.max(0, index - NEIGHBOURS); i < end; i += 1) most = Math.max(most, at(this.#decimals, i));
    return most;
  }
}

/** Reads stored series. Each series is read only once. */
class Figures {
  readonly #store: Store;
  readonly #datasets = new Map<DatasetKey, Promise<{ state: DatasetState | null; series: readonly StoredSeries[] }>>();
  readonly #slices = new Map<string, Promise<SeriesSlice | null>>();

  constructor(store: Store) {
    this.#store = store;
  }

  async of(term: Term): Promise<SeriesSlice | null> {
    const dataset = datasetKey(term.dataset);
    const { state, series } = await this.#dataset(dataset);
    if (!state?.version) return null;
    const codes = state.dimensions.map(({ id }) => codeOf(term, id));
    const stored = series.find((one) => one.count > 0 && codes.every((code, i) => code === null || one.codes[i] === code));
    if (!stored) return null;
    const name = `${dataset}#${stored.id}`;
    const reading = this.#slices.get(name) ?? this.#read(dataset, stored.id);
    this.#slices.set(name, reading);
    return reading;
  }

  /** Returns the values of a series. Returns null if they are damaged, so that other datasets can still be compared. */
  async #read(dataset: DatasetKey, series: number): Promise<SeriesSlice | null> {
    try {
      const [slice = null] = await this.#store.datasets.read({ dataset, series: [series] });
      return slice;
    } catch (error) {
      if (error instanceof WattleError && error.code === 'DATA_DAMAGED') return null;
      throw error;
    }
  }

  #dataset(dataset: DatasetKey): Promise<{ state: DatasetState | null; series: readonly StoredSeries[] }> {
    const { datasets } = this.#store;
    const known =
      this.#datasets.get(dataset) ??
      Promise.all([datasets.state(dataset), datasets.series(dataset)]).then(([state, series]) => ({ state, series }));
    this.#datasets.set(dataset, known);
    return known;
  }
}

// ---------------------------------------------------------------- sentences and events

/**
 * Sentences such as `u = 100 U / L does not hold in 3 periods, the latest 2026-05. The sides differ by 0.2, and rounding allows 0.05 (u 4.4,
 * U 612100, L 14566200).`
 */
export function contradictionText({ identity, set, period: when, periods, difference, allowed, terms }: Contradiction): string {
  const of = set === '' ? '' : `, ${set}`;
  const figures = terms.slice(0, FIGURES_NAMED).map(({ name, whole }) => `${name} ${rounded(whole, 6)}`);
  const rounding =
    allowed < Math.abs(difference) / 1000 ? 'rounding does not explain the difference' : `rounding allows ${rounded(allowed, 2)}`;
  return (
    `${identity.title}${of}: ${identity.formula} does not hold in ${periods} ${periods === 1 ? 'period' : 'periods'}, the latest ${when}. The ` +
    `sides differ by ${rounded(Math.abs(difference), 3)}, and ${rounding} (${figures.join(', ')}${terms.length > FIGURES_NAMED ? ', …' : ''}).${vintages(terms)}`
  );
}

/**
 * Returns a sentence if the values of one dataset are from different versions. A revision may then explain the difference. Otherwise
 * returns an empty text.
 */
function vintages(terms: Contradiction['terms']): string {
  const seqs = new Map<DatasetKey, Set<number>>();
  for (const { dataset, seq } of terms) seqs.set(dataset, new Set(seqs.get(dataset)).add(seq));
  return [...seqs.values()].some(({ size }) => size > 1) ? ' The figures are from different releases.' : '';
}

/** Writes a rounded value for a sentence. The event contains the value as published. */
const rounded = (value: number, digits: number): string => String(Number(value.toPrecision(digits)));

/** Removes floating-point errors. They become visible if values nearly cancel each other. */
const significant = (value: number): number => Number(value.toPrecision(SIGNIFICANT_DIGITS));

export const contradictionName = ({ identity, set }: Contradiction): string => (set === '' ? identity.id : `${identity.id} ${set}`);

interface ContradictionWatch {
  readonly store: Store;
  readonly clock: { now(): number };
  readonly sandbox: boolean;
}

/**
 * Calls `noteContradictions` for all stored datasets that were never checked. They are starter data, or an earlier release of the program
 * stored them.
 */
export async function noteUnlooked(watch: ContradictionWatch, identities: readonly Identity[]): Promise<number> {
  const states = await watch.store.datasets.states();
  const unlooked = states.flatMap(({ dataset, version, concerns }) => (version !== null && concerns.figures === null ? [dataset] : []));
  return noteContradictions(watch, identities, ...unlooked);
}

/**
 * Checks the identities that contain the given datasets. Stores the contradictions for every dataset in these identities, and returns their
 * number.
 */
export async function noteContradictions(
  watch: ContradictionWatch,
  identities: readonly Identity[],
  ...changed: readonly DatasetKey[]
): Promise<number> {
  const { store, clock } = watch;
  const now = clock.now();
  const affected = new Set(identities.map(datasetsOfIdentity).flatMap((keys) => (changed.some((one) => keys.has(one)) ? [...keys] : [])));
  const involved = identities.filter((identity) => [...datasetsOfIdentity(identity)].some((key) => affected.has(key)));
  const found: Contradiction[] = [];
  for (const identity of involved) found.push(...(await contradictionsIn(store, identity)));
  for (const dataset of affected) {
    const state = await store.datasets.state(dataset);
    if (!state) continue;
    const own = found.filter(({ terms }) => terms.some((term) => term.dataset === dataset));
    const before = state.concerns.figures ?? [];
    const concerns = own.map((one): Concern => {
      const name = contradictionName(one);
      const keys = one.terms.flatMap((term) => (term.dataset === dataset ? [term.key] : []));
      const since = before.find((other) => other.name === name)?.since ?? now;
      return { kind: 'contradiction', name, detail: contradictionText(one), series: [...new Set(keys)], count: one.periods, since };
    });
    await store.datasets.noteConcerns(dataset, 'figures', concerns, (noted) => {
      const known = new Set((noted ?? []).map(({ name }) => name));
      // If a contradiction affects several datasets, only the first of these datasets reports it.
      return own
        .filter((one) => one.terms[0]?.dataset === dataset && !known.has(contradictionName(one)))
        .map((one) => eventOf(watch, one, now));
    });
  }
  return found.length;
}

function eventOf({ sandbox }: ContradictionWatch, contradiction: Contradiction, now: number): NewEvent {
  const { identity, set, period: when, periods, difference, allowed, terms } = contradiction;
  const declared = Object.values(identity.sets[set] ?? {});
  const payload = {
    identity_id: identity.id,
    title: identity.title,
    formula: identity.formula,
    about: set,
    period: when,
    periods,
    difference: significant(difference),
    allowed: significant(allowed),
    terms: terms.map(({ name, dataset, key, period: own, value }) => ({
      name,
      dataset_id: dataset.replace('/', '.'),
      series_key: key,
      period: own,
      value,
    })),
    dataset_ids: [...new Set(declared.map(({ dataset }) => dottedId(dataset)))],
    series_ids: [...new Set(declared.flatMap(namedSeries))].sort(),
    ...(sandbox ? { sandbox: true } : {}),
  };
  return { kind: 'figures.contradicted', dataset: null, at: now, payload };
}

/** Returns the ids of the canonical series that a term selects. */
function namedSeries(term: Term): readonly string[] {
  const ids = term.dataset.dimensions.map(({ id }) => id);
  return seriesOfDataset(term.dataset).flatMap((handle) => (ids.every((id) => codeOf(handle, id) === codeOf(term, id)) ? [handle.id] : []));
}
