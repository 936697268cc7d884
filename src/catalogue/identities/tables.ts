/**
 * Identities between the totals in a table and their parts, from `data/accounting-sums.csv`. Debits are negative. Seasonally adjusted parts
 * add up to within some per cent of the total, because each series is adjusted separately.
 */

import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { dataNumber, readDataTable } from '../../formats/data-table.ts';
import { findDataset } from '../catalogue.ts';
import { defineIdentity, type Identity, type Terms } from './identity.ts';

const FILE = 'accounting-sums.csv';
const COLUMNS = ['dataset', 'name', 'select', 'dimension', 'whole', 'parts', 'within_pct'] as const;

/** Returns one identity for each dataset and tolerance, with a set for each total. */
function read(): readonly Identity[] {
  const found = new Map<string, { readonly dataset: TimeSeriesDataset; readonly within: number; readonly sets: Record<string, Terms> }>();
  for (const { dataset: key, name, select, dimension, whole, parts, within_pct: percent } of readDataTable(FILE, COLUMNS, {
    key: ['dataset', 'name'],
    optional: ['select', 'within_pct'],
  })) {
    const [source = '', id = ''] = key.split('/');
    const dataset = findDataset(source, id);
    if (dataset?.kind !== 'time_series') throw new WattleError('BUG', `data/${FILE}: ${key} is not a dataset with time series.`);
    const codes = [['whole', whole], ...parts.split(' ').map((code) => [code, code])];
    const others = Object.fromEntries(select.split('&').flatMap((one) => (one === '' ? [] : [one.split('=')])));
    const own = found.get(`${key} ${percent}`) ?? { dataset, within: percent === '' ? 0 : dataNumber(FILE, percent), sets: {} };
    own.sets[name] = Object.fromEntries(
      codes.map(([symbol, code]) => [symbol, { dataset, select: { ...others, [dimension]: code } }]),
    ) as Terms;
    found.set(`${key} ${percent}`, own);
  }
  return [...found.values()].map(({ dataset, within, sets }) => sumsIn(dataset, within, sets));
}

const sumsIn = (dataset: TimeSeriesDataset, within: number, sets: Readonly<Record<string, Terms>>): Identity =>
  defineIdentity({
    id: `sums-in-${dataset.source}-${dataset.id}${within === 0 ? '' : '-adjusted'}`,
    title: `Totals and their parts in ${dataset.source.toUpperCase()} ${dataset.id}`,
    formula: within === 0 ? 'whole = sum of parts' : `whole = sum of parts, within ${within}%`,
    sets,
    residual: ({ whole = Number.NaN, ...others }) => {
      const apart = whole - Object.values(others).reduce((sum, value) => sum + value, 0);
      return Math.sign(apart) * Math.max(0, Math.abs(apart) - (within / 100) * Math.abs(whole));
    },
  });

export const SUMS_IN_TABLES = read();
