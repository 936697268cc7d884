/**
 * Compares the specimens with the recorded files on which they are based. The files are next to the checkout. Without them, these tests
 * are skipped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATAFLOWS } from '../../src/sources/abs/dataflow-list.ts';
import { flowFacts } from '../../src/sources/abs/draft.ts';
import { tableFacts } from '../../src/sources/rba/draft.ts';
import { recorded, SHARED } from '../programs/needs.ts';
import { capture } from '../sources/capture.ts';
import { flowFactsOf, tableFactsOf } from './specimens.ts';

const read = (file: string) =>
  capture(new Uint8Array(readFileSync(path.join(SHARED, file))), { url: file, retrievedAt: '2026-11-21T00:00:00Z' });

/** The latest recorded file of a table. */
const TABLES: readonly (readonly [string, string])[] = [
  ['A2', 'upstream/rba/a2-data.csv'],
  ['C1', 'upstream/rba/c01hist.xlsx'],
  ['E1', 'upstream/rba/e01hist.xls'],
  ['E2', 'upstream/rba/e02hist.xlsx'],
  ['F1', 'upstream/rba/f01d.xlsx'],
  ['F1.1', 'upstream/rba/f1.1-data.csv'],
  ['F4', 'upstream/rba/f4-data.csv'],
  ['F5', 'upstream/rba/f5-data.csv'],
  ['F6', 'upstream/rba/f6-data.csv'],
  ['F11.1', 'upstream/rba/f11.1-data.csv'],
  ['G1', 'upstream/rba/g01hist.xlsx'],
  ['H1', 'upstream/rba/h1-data_2017.csv'],
  ['H5', 'upstream-more/rba/h5-data_20260417.head.csv'],
];

describe.each(TABLES)('rba/%s', (table, file) => {
  it(`has every series of ${file}, with the names in the file`, recorded(file), () => {
    const known = tableFactsOf(table)?.series ?? {};
    const found = tableFacts(read(file), table, file).series;
    expect(Object.keys(found).length).toBeGreaterThan(4);
    for (const [id, { units, frequency }] of Object.entries(found))
      expect([id, known[id]]).toEqual([id, expect.objectContaining({ units, frequency })]);
  });
});

const FLOWS: readonly (readonly [string, string])[] = [
  ['CPI', 'upstream/abs/CPI_2.0.0_AUS_monthly_20260801.json'],
  ['CPI', 'upstream/abs/CPI_2.0.0_AUS_quarterly_20260801.json'],
  ['CPI', 'upstream/abs/CPI_2.0.0_capitals_rents_fuel_monthly_20260802.json'],
  ['CPI_WEIGHTS', 'upstream/abs/CPI_WEIGHTS_1.0.0_AUS_20260801.json'],
  ['LF', 'upstream/abs/LF_1.0.0_M13.3.1599.20.AUS.M_2019-12.json'],
  ['RPPI', 'upstream/abs/RPPI_1.0.0_1.1+2+3..json'],
  ['ERP_COMP_Q', 'upstream/abs/ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv'],
  ['BUILDING_ACTIVITY', 'upstream/abs/BUILDING_ACTIVITY_1.0.0_subset.csv'],
];

describe.each(FLOWS)('abs/%s', (flow, file) => {
  it(`has every code and unit in ${file}, in order`, recorded(file), () => {
    const known = flowFactsOf(flow);
    const found = flowFacts(flow, null, [{ capture: read(file), restsOn: file }]);
    expect(found.dimensions.map(({ id }) => id)).toEqual(known?.dimensions.map(({ id }) => id));
    for (const { id, codes } of found.dimensions) {
      const dimension = known?.dimensions.find((one) => one.id === id);
      expect([id, Object.keys(dimension?.codes ?? {})]).toEqual([id, expect.arrayContaining(Object.keys(codes))]);
    }
    if (found.units?.by.join() === known?.units?.by.join()) expect(known?.units?.of).toMatchObject(found.units?.of ?? {});
  });
});

const LIST = 'upstream-more/abs/dataflows_2026-03-16.json';
it('the list of dataflows is the recorded list', recorded(LIST), () => {
  const { flows } = JSON.parse(readFileSync(path.join(SHARED, LIST), 'utf8')) as {
    flows: { id: string; version: string; structure: { id: string; version: string } }[];
  };
  expect(flows).toHaveLength(1221);
  expect(DATAFLOWS.map(({ id, version, structure }) => [id, version, structure])).toEqual(
    flows
      .map(({ id, version, structure }) => [id, version, `${structure.id}(${structure.version})`])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
});

/** A specimen has facts about a file and is not a copy of it, so it is no larger than these facts need. */
it('no specimen is a copy of a file', () => {
  const specimens = readdirSync('test/specimens', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  expect(specimens.length).toBeGreaterThanOrEqual(54 + 80);
  for (const file of specimens) expect([file, readFileSync(`test/specimens/${file}`).byteLength < 40_000]).toEqual([file, true]);
});
