import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dottedId, SOURCE_CODES } from '../../src/core/define-dataset.ts';
import { scheduledDatasets } from './scheduled-datasets.ts';
import { renderTable } from './table.ts';

const OUTCOMES = path.resolve('test/damage/outcomes');

it('the documentation shows the recorded outcome of every dataset', async () => {
  const rows = readdirSync(OUTCOMES).flatMap((name) => readFileSync(path.join(OUTCOMES, name), 'utf8').trimEnd().split('\n'));
  const ids = scheduledDatasets(SOURCE_CODES).map(dottedId);
  expect(rows.map((row) => row.split(' ')[1]).toSorted()).toEqual(ids.toSorted());
  expect(ids.length).toBeGreaterThanOrEqual(135);
  await expect(renderTable(rows)).toMatchFileSnapshot('../../docs/generated/damages.md');
});
