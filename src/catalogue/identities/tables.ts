/** Identities between the totals in a table and their parts, from `data/accounting-sums.csv`. Debits are negative. */

import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { readDataTable } from '../../formats/data-table.ts';
import { findDataset } from '../catalogue.ts';
import { defineIdentity, type Identity, type Terms } from './identity.ts';

const FILE = 'accounting-sums.csv';
const COLUMNS = ['dataset', 'name', 'select', 'dimension', 'whole', 'parts'] as const;

/** Returns one identity for each dataset, with a set for each total. */
function read(): readonly Identity[] {
  const sets = new Map<TimeSeriesDataset, Record<string, Terms>>();
  for (const { dataset: key, name, select, dimension, whole, parts } of readDataTable(FILE, COLUMNS, {
    key: ['dataset', 'name'],
    optional: ['select'],
  })) {
    const [source = '', id = ''] = key.split('/');
    const dataset = findDataset(source, id);
    if (dataset?.kind !== 'time_series') throw new WattleError('BUG', `data/${FILE}: ${key} is not a dataset with time series.`);
    const codes = [['whole', whole], ...parts.split(' ').map((code) => [code, code])];
    const others = Object.fromEntries(select.split('&').flatMap((one) => (one === '' ? [] : [one.split('=')])));
    const own = sets.get(dataset) ?? {};
    own[name] = Object.fromEntries(codes.map(([symbol, code]) => [symbol, { dataset, select: { ...others, [dimension]: code } }])) as Terms;
    sets.set(dataset, own);
  }
  return [...sets].map(([dataset, own]) =>
    defineIdentity({
      id: `sums-in-${dataset.source}-${dataset.id}`,
      title: `Totals and their parts in ${dataset.source.toUpperCase()} ${dataset.id}`,
      formula: 'whole = sum of parts',
      sets: own,
      residual: ({ whole = Number.NaN, ...others }) => whole - Object.values(others).reduce((sum, value) => sum + value, 0),
    }),
  );
}

export const SUMS_IN_TABLES = read();
