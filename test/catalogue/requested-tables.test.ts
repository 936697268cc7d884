/** Lists the tables that economists request most. Each is included, available by its id, or missing with the reason. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { parseDataTable } from '../../src/formats/data-table.ts';

const FILE = 'test/catalogue/requested-tables.csv';
const ROWS = parseDataTable(readFileSync(FILE, 'utf8'), FILE, ['table', 'status', 'dataset_or_reason'], { key: ['table'] });
const idsIn = (text: string): readonly string[] => text.match(/\b(?:abs|rba|apra|aemo|asic)\/[A-Za-z0-9_.-]*[A-Za-z0-9]/g) ?? [];

test.each(ROWS.map((row) => [row.table, row] as const))('%s', (_, { status, dataset_or_reason: text }) => {
  expect(['included', 'by id', 'missing']).toContain(status);
  for (const id of status === 'missing' ? [] : idsIn(text)) {
    const [source = '', ...rest] = id.split('/');
    expect(findDataset(source, rest.join('/'))?.id, id).toBeDefined();
  }
});
