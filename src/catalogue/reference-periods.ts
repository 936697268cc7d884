/** Reads reference periods that an agency documents outside its files. They are in `data/reference-periods.csv`. */
import { type DatasetKey, datasetKey } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';
import type { Frequency } from '../core/frequency.ts';
import { parsePeriod } from '../core/period.ts';
import { type Reference, referenceYearOf } from '../core/series/reference-period.ts';
import { readDataTable } from '../formats/data-table.ts';
import { isAtConstantPrices } from './measure-facts.ts';

const FILE = 'reference-periods.csv';
const COLUMNS = ['dataset', 'kind', 'period', 'since', 'until', 'evidence'] as const;

interface ReferenceRow {
  readonly dataset: string;
  readonly kind: Reference['kind'];
  /** The reference period, such as `2011-12`. `rule` means that it changes with each September quarter (see referenceYearOf). */
  readonly period: string;
  /** The first and the last release with this reference period. A release is identified by the ordinal of its latest period. */
  readonly since: number;
  readonly until: number;
}

let loaded: readonly ReferenceRow[] | null = null;

function rows(): readonly ReferenceRow[] {
  loaded ??= readDataTable(FILE, COLUMNS, { optional: ['since', 'until'], key: ['dataset', 'kind', 'since'] }).map((row) => {
    const { dataset, kind, period } = row;
    if (kind !== 'index' && kind !== 'chain_volume')
      throw new WattleError('BUG', `data/${FILE}: ${kind} is neither “index” nor “chain_volume”.`);
    return { dataset, kind, period, since: boundOf(row.since, -Infinity), until: boundOf(row.until, Infinity) };
  });
  return loaded;
}

function boundOf(text: string, open: number): number {
  if (text === '') return open;
  const period = parsePeriod(text);
  if (period === null) throw new WattleError('BUG', `data/${FILE}: ${text} is not a period.`);
  return period.t;
}

/** Returns the kind of reference period of a series. Returns null if the series has no reference period. */
export const referenceKindOf = (handle: SeriesHandle): Reference['kind'] | null =>
  /^index(,|$)/i.test(handle.units) ? 'index' : handle.units.startsWith('AUD') && isAtConstantPrices(handle) ? 'chain_volume' : null;

const rowOf = (key: string, kind: Reference['kind'] | null, t: number): ReferenceRow | undefined =>
  rows().find((one) => one.dataset === key && one.kind === kind && one.since <= t && t <= one.until);

/**
 * Returns the documented reference period of a dataset's indexes, such as `2011-12`. `t` is the ordinal of the latest period in the
 * release. Null if no document states the reference period. Rows with `rule` are ignored.
 */
export function documentedIndexPeriod(key: DatasetKey, t: number): string | null {
  const { period = 'rule' } = rowOf(key, 'index', t) ?? {};
  return period === 'rule' ? null : period;
}

/** Returns the reference period of a series in the release with the latest period `newest`. Null if it is unknown. */
export function knownReference(handle: SeriesHandle, newest: { readonly freq: Frequency; readonly t: number }): Reference | null {
  const kind = referenceKindOf(handle);
  const key = datasetKey(handle.dataset);
  const row = rowOf(key, kind, newest.t);
  if (row === undefined) return null;
  const { freq, t } = newest;
  if (row.period !== 'rule') return { kind: row.kind, period: row.period, basis: 'documented' };
  return freq === 'Q' || freq === 'FY' ? { kind: row.kind, period: referenceYearOf(freq, t), basis: 'by_rule' } : null;
}
