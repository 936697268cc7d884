/**
 * Compares every declaration with the facts about its agency. The names in it must exist. If there are no facts, the message has the
 * command that records them.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { type Dataset, dottedId, SOURCE_CODES, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { fileFaults, filesOfDataset, isReadFromFiles } from '../specimens/file-specimens.ts';
import {
  flowFactsOf,
  flowFaults,
  flowOf,
  orphanFault,
  seriesFaults,
  structureFaults,
  tableFactsOf,
  tableFaults,
} from '../specimens/specimens.ts';

const timeSeries = datasets().filter((dataset): dataset is TimeSeriesDataset => dataset.kind === 'time_series');
const flows = timeSeries.filter((dataset) => dataset.source === 'abs' && flowOf(dataset) !== null);
const tables = timeSeries.filter((dataset) => dataset.source === 'rba');
const fromFiles = datasets().filter(isReadFromFiles);
const named = <T extends Dataset>(list: readonly T[]) => list.map((dataset) => [dottedId(dataset), dataset] as const);

describe('datasets', () => {
  it.each(named(flows))('%s matches the recorded dataflow', (_, dataset) => {
    expect(flowFaults(dataset)).toEqual([]);
  });

  it.each(named(tables))('%s matches the recorded table', (_, dataset) => {
    expect(tableFaults(dataset)).toEqual([]);
  });

  it.each(named(fromFiles))('%s reads the recorded outline of its file', async (_, dataset) => {
    expect(await fileFaults(dataset)).toEqual([]);
  });
});

describe('named series', () => {
  it.each(SERIES.map((series) => [series.id, series] as const))('%s is published, in the declared unit', (_, series) => {
    expect(seriesFaults(series)).toEqual([]);
  });
});

describe('specimens', () => {
  const specimens = (source: string): readonly string[] =>
    readdirSync(`test/specimens/${source}`).map((file) => file.replace(/\.json$/, ''));
  const flowSpecimens = specimens('abs').filter((id) => flowFactsOf(id)?.flow !== undefined);

  it.each(flowSpecimens)('abs/%s belongs to a curated dataflow and names the source of each fact', (flow) => {
    const facts = flowFactsOf(flow);
    const read = flows.map((dataset) => flowOf(dataset) ?? dataset.id);
    expect(
      orphanFault(
        'abs',
        flow,
        read,
        read.filter((id) => flowFactsOf(id) === null),
      ),
    ).toBeNull();
    expect(facts?.flow).toBe(flow);
    expect(structureFaults(flow)).toEqual([]);
    const bases = new Set(Object.keys(facts?.rests_on ?? {}));
    for (const dimension of facts?.dimensions ?? []) {
      for (const from of [dimension.from, dimension.reported?.from]) if (from !== undefined) expect(bases).toContain(from);
    }
    if (facts?.units) expect(bases).toContain(facts.units.from);
  });

  it.each(specimens('rba'))('rba/%s belongs to a curated table and names the source of each fact', (table) => {
    const facts = tableFactsOf(table);
    const read = tables.map(({ id }) => id);
    expect(
      orphanFault(
        'rba',
        table,
        read,
        read.filter((id) => tableFactsOf(id) === null),
      ),
    ).toBeNull();
    expect(facts?.table).toBe(table);
    const bases = Object.keys(facts?.rests_on ?? {});
    expect(bases.length).toBeGreaterThan(0);
    for (const { from } of Object.values(facts?.series ?? {})) if (from !== undefined) expect(bases).toContain(from);
  });

  it('exist for every table and dataflow of this version', () => {
    expect(
      [flowSpecimens.length, specimens('rba').length],
      'specimens and leaves, ABS and RBA: npm run generate registers a leaf that was added',
    ).toEqual([new Set(flows.map(flowOf)).size, tables.length]);
    expect(tables.length + flows.length).toBeGreaterThanOrEqual(54);
    const ofFiles = SOURCE_CODES.filter((code) => code !== 'rba').flatMap((code) => specimens(code).map((id) => `${code}.${id}`));
    expect(ofFiles.filter((id) => !flowSpecimens.includes(id.slice('abs.'.length))).sort()).toEqual(fromFiles.map(dottedId).sort());
    expect(fromFiles.length).toBeGreaterThanOrEqual(80);
  });

  it.each(named(fromFiles))('%s: its specimen matches it and names its source', (_, dataset) => {
    const facts = filesOfDataset(dataset);
    expect(facts?.dataset).toBe(`${dataset.source}/${dataset.id}`);
    expect(Object.values(facts?.rests_on ?? {}).join()).toMatch(/\S/);
  });
});
