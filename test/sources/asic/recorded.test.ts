/** Reads recorded ASIC files with their parsers. The files contain names of people, so only values and counts are repeated here. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegisterDataset } from '../../../src/core/define-dataset.ts';
import { parseIsoDay } from '../../../src/core/period.ts';
import { ASIC_AFS_LICENSEE } from '../../../src/sources/asic/datasets/ASIC_AFS_LICENSEE.ts';
import { ASIC_BANNED_ORGS } from '../../../src/sources/asic/datasets/ASIC_BANNED_ORGS.ts';
import { ASIC_BANNED_PERSONS } from '../../../src/sources/asic/datasets/ASIC_BANNED_PERSONS.ts';
import { ASIC_COMPANIES } from '../../../src/sources/asic/datasets/ASIC_COMPANIES.ts';
import { ASIC_FINANCIAL_ADVISERS } from '../../../src/sources/asic/datasets/ASIC_FINANCIAL_ADVISERS.ts';
import { ASIC_LIQUIDATOR } from '../../../src/sources/asic/datasets/ASIC_LIQUIDATOR.ts';
import { parseShortPositions } from '../../../src/sources/asic/short-positions.ts';
import { recorded } from '../../programs/needs.ts';
import { capture } from '../capture.ts';
import { expectPageRefused } from '../refused-page.ts';
import { rowsOf } from './rows.ts';

const upstream = path.resolve('..', 'shared', 'upstream');
const folder = path.join(upstream, 'asic');
const read = (name: string): Uint8Array => readFileSync(path.join(folder, name));

const REGISTERS: readonly (readonly [string, RegisterDataset, number])[] = [
  ['banned_persons_202605_first50.csv', ASIC_BANNED_PERSONS, 50],
  ['banned_orgs_202605.csv', ASIC_BANNED_ORGS, 15],
  ['afs_licensee_202605_first50.csv', ASIC_AFS_LICENSEE, 50],
  ['financial_advisers_202605_first50.csv', ASIC_FINANCIAL_ADVISERS, 50],
  ['liquidator_202605_first50.csv', ASIC_LIQUIDATOR, 50],
  ['company_202608_first3_rebuilt.csv', ASIC_COMPANIES, 3],
];

describe('recorded registers', recorded(folder), () => {
  it.each(REGISTERS)('%s', async (name, dataset, count) => {
    const rows = await rowsOf(dataset, read(name));
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(dataset.columns.map((column) => column.name));
      for (const column of dataset.columns) {
        const value = row[column.name];
        if (column.type === 'date' && value !== null) expect(parseIsoDay(String(value)), column.name).not.toBeNull();
        if (column.name === 'postcode' && value !== null) expect(value).toMatch(/^(?:\d{4}|ADDRESS UNKNOWN)$/);
        if (typeof value === 'string') expect(value).toBe(value.replace(/\s+/g, ' ').trim());
      }
    }
  });

  it('have the leading zero of an ACN, and no ABN if it is missing', async () => {
    const rows = await rowsOf(ASIC_AFS_LICENSEE, read('afs_licensee_202605_first50.csv'));
    const [row] = rows.filter((one) => one['abn'] === null);
    expect(row?.['abn_acn']).toBe('063564045');
    expect(rows.filter((one) => /^\d{11}$/.test(String(one['abn'])))).toHaveLength(49);
    for (const one of rows) expect(one['authorisations']).not.toEqual([]);
  });

  it('have a permanent ban, which has no date', async () => {
    const rows = await rowsOf(ASIC_BANNED_ORGS, read('banned_orgs_202605.csv'));
    expect(rows.filter((row) => row['end_date'] === 'Permanent banning')).toHaveLength(1);
    expect(rows.filter((row) => row['end_date'] === null)).toHaveLength(9);
  });

  it('have each company once', async () => {
    const rows = await rowsOf(ASIC_COMPANIES, read('company_202608_first3_rebuilt.csv'));
    expect(rows.map((row) => [row['acn'], row['is_company'], row['name'] === null])).toEqual([
      ['000000019', false, true],
      ['000000019', true, false],
      ['000000028', true, false],
    ]);
  });
});

describe('recorded short positions', recorded(folder), () => {
  const parsed = (name: string) => parseShortPositions(capture(read(name), { url: `https://download.asic.gov.au/short-selling/${name}` }));
  const figureOf = (name: string, key: string, day: string): number | null | undefined =>
    parsed(name)
      .series.find((series) => series.key === key)
      ?.observations.find((observation) => observation.t === parseIsoDay(day))?.value;

  it('have the key figures', () => {
    const figures = readFileSync(path.join(upstream, 'key-figures-files.csv'), 'utf8')
      .split('\n')
      .map((line) => line.split(','))
      .filter(([name]) => name?.startsWith('short_position_'));
    expect(figures).toHaveLength(10);
    const { series } = parsed('short_positions_ytd_2026.csv');
    for (const [name, day = '', code, value] of figures) {
      const key = `${code}.${name === 'short_position_pct' ? 'PERCENT' : 'SHORT'}`;
      const found = series.find((one) => one.key === key)?.observations.find((one) => one.t === parseIsoDay(day));
      expect([key, found?.value]).toEqual([key, Number(value)]);
    }
  });

  it('in the first year have each day in two columns', () => {
    expect(figureOf('RR20101231-001-SSDailyYTD.csv', 'ABP.SHORT', '2010-12-31')).toBe(294_394);
    expect(figureOf('RR20101231-001-SSDailyYTD.csv', 'ABP.PERCENT', '2010-12-30')).toBe(0.16);
    expect(figureOf('RR20101231-001-SSDailyYTD.csv', 'TDO.SHORT', '2010-12-31')).toBeUndefined();
  });
});

it('an HTML page matches no file', () => expectPageRefused('asic'));
