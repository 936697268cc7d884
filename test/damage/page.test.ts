import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dottedId, SOURCE_CODES } from '../../src/core/define-dataset.ts';
import { scheduledDatasets } from './scheduled-datasets.ts';
import { renderLegend } from './table.ts';

const PAGES = path.resolve('docs/generated/damages');
const LEGEND = 'README.md';

it('the documentation shows the recorded outcome of every dataset (generated)', async () => {
  const pages = readdirSync(PAGES).filter((name) => name !== LEGEND);
  const texts = pages.map((name) => readFileSync(path.join(PAGES, name), 'utf8')).join('');
  const recorded = [...texts.matchAll(/^\| (\w+\.\S+) \|/gm)].map(([, id]) => id);
  const ids = scheduledDatasets(SOURCE_CODES).map(dottedId);
  expect(recorded.toSorted()).toEqual(ids.toSorted());
  expect(ids.length).toBeGreaterThanOrEqual(135);
  await expect(renderLegend(pages.map((name) => path.parse(name).name))).toMatchFileSnapshot(path.join(PAGES, LEGEND));
});
