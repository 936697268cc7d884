/** Reads every recorded file, and counts its contents with a second, independent method. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CellValue, readXls, readXlsx } from 'hucre';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { formatPeriod, isoDay } from '../../src/core/period.ts';
import { parseCsv, streamCsv } from '../../src/formats/csv.ts';
import { readHtmlTables } from '../../src/formats/html-table.ts';
import { parseJson } from '../../src/formats/json.ts';
import { toParsedDataset } from '../../src/formats/sdmx/sdmx.ts';
import { decodeSdmxCsv } from '../../src/formats/sdmx/sdmx-csv.ts';
import { decodeSdmxJson } from '../../src/formats/sdmx/sdmx-json.ts';
import { decodeSdmxStructure } from '../../src/formats/sdmx/sdmx-structure.ts';
import { ShownNumber } from '../../src/formats/shown-number.ts';
import { looksLikeHtml, sniffKind } from '../../src/formats/sniff.ts';
import { decodeText } from '../../src/formats/text.ts';
import { dayOfSerial, readWorkbook } from '../../src/formats/workbook.ts';
import { readZip, streamZipEntry, unpackZip } from '../../src/formats/zip.ts';
import { recorded } from '../programs/needs.ts';

const ROOT = path.resolve('..', 'shared', 'upstream');
const here = existsSync(ROOT);

const FILES = here
  ? readdirSync(ROOT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
      .sort()
  : [];

const load = (name: string): Buffer => readFileSync(path.join(ROOT, name));
const named = (...extensions: string[]): string[] => FILES.filter((name) => extensions.includes(path.extname(name).toLowerCase()));
const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));
const parseFault = expect.objectContaining({ code: expect.stringMatching(/^PARSE_/), at: expect.anything() });

const KINDS: Readonly<Record<string, string>> = {
  '.csv': 'csv',
  '.json': 'json',
  '.xlsx': 'xlsx',
  '.xls': 'xls',
  '.zip': 'zip',
  '.html': 'html',
  '.xml': 'xml',
  '.xsd': 'xml',
};

describe('recorded files', recorded(ROOT), () => {
  it('have the kind in their names', () => {
    const known = FILES.filter((name) => path.extname(name).toLowerCase() in KINDS);
    expect(known.length).toBeGreaterThanOrEqual(150);
    expect(known.map((name) => [name, sniffKind(load(name))])).toEqual(
      known.map((name) => [name, KINDS[path.extname(name).toLowerCase()]]),
    );
  });

  it('that are pages are recognised, and no others', () => {
    const pages = FILES.filter((name) => !name.endsWith('.md') && looksLikeHtml(load(name)));
    expect(pages).toEqual(named('.html'));
  });
});

describe('recorded separated text', recorded(ROOT), () => {
  /** Only line ends inside cells may differ between the two parsers. */
  const comparable = (rows: readonly (readonly string[])[]): string =>
    JSON.stringify(rows.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n'))));

  it.each(named('.csv'))('%s has the cells that another parser finds', (name) => {
    const bytes = load(name);
    const { rows, encoding, delimiter } = parseCsv(bytes);
    expect(rows.length).toBeGreaterThan(3);
    expect(encoding).toBe(name === path.join('rba', 'g1-data.csv') ? 'windows-1252' : 'utf-8');
    const text = decodeText(bytes).text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
    // Compared as one text, so that a difference among thousands of cells is one line.
    expect(comparable(rows) === comparable(data)).toBe(true);
  });

  it.each(named('.csv'))('%s gives the same rows as a stream', async (name) => {
    const bytes = load(name);
    async function* chunks(): AsyncIterable<Uint8Array> {
      for (let at = 0; at < bytes.length; at += 9973) yield bytes.subarray(at, at + 9973);
    }
    const rows: (readonly string[])[] = [];
    for await (const row of streamCsv(chunks())) rows.push(row);
    expect(JSON.stringify(rows) === JSON.stringify(parseCsv(bytes).rows)).toBe(true);
  });

  // Line counts by `wc -l`, plus one if the last line has no end.
  it.each([
    ['rba/f1.1-data.csv', 9998, ','],
    ['rba/f11.1-data.csv', 2185, ','],
    ['rba/a2-data.csv', 271, ','],
    ['asic/company_202608_first3_rebuilt.csv', 4, '\t'],
    ['asic/banned_orgs_202605.csv', 16, '\t'],
    ['asic/financial_advisers_202605_first50.csv', 51, '\t'],
    ['asic/short_positions_ytd_2026.csv', 1225, ','],
  ])('%s has %d rows', (name, count, delimiter) => {
    const table = parseCsv(load(name));
    expect([table.rows.length, table.delimiter]).toEqual([count, delimiter]);
  });

  it('keeps the dashes of a windows-1252 table and the ragged rows of a padded one', () => {
    const g1 = parseCsv(load('rba/g1-data.csv')).rows;
    expect(g1.flat().some((cell) => cell.includes('–'))).toBe(true);
    expect(g1.flat().some((cell) => cell.includes('\u0096'))).toBe(false);
    const widths = new Set(parseCsv(load('rba/f1.1-data.csv')).rows.map((row) => row.length));
    expect(widths.size).toBeGreaterThan(1);
  });
});

describe('recorded workbooks', recorded(ROOT), () => {
  const dayZero = Date.UTC(1899, 11, 30);
  const serialOf = (cell: CellValue | undefined): unknown => (cell instanceof Date ? (cell.getTime() - dayZero) / 86_400_000 : cell);

  function tally(rows: readonly (readonly unknown[] | undefined)[]): { cells: number; numbers: number; sum: number } {
    const cells = rows.flatMap((row) => [...(row ?? [])]).filter((cell) => cell !== null && cell !== undefined && cell !== '');
    const numbers = cells.filter((cell) => typeof cell === 'number');
    return { cells: cells.length, numbers: numbers.length, sum: numbers.reduce((sum, n) => sum + n, 0) };
  }

  it.each(named('.xlsx', '.xls'))(
    '%s has the cells that another library finds',
    async (name) => {
      const bytes = load(name);
      const { sheets, date1904 } = readWorkbook(bytes);
      const other = await (name.endsWith('.xls') ? readXls(bytes) : readXlsx(bytes));
      expect(date1904).toBe(false);
      expect(sheets.map((sheet) => sheet.name)).toEqual(other.sheets.map((sheet) => sheet.name));
      let cells = 0;
      for (const sheet of sheets) {
        const twin = other.sheets.find((s) => s.name === sheet.name);
        const counted = tally(sheet.rows.map((row) => row.map((cell) => (cell instanceof ShownNumber ? cell.number : cell))));
        const theirs = tally((twin?.rows ?? []).map((row) => (row ?? []).map(serialOf)));
        expect({ sheet: sheet.name, cells: counted.cells, numbers: counted.numbers }).toEqual({
          sheet: sheet.name,
          cells: theirs.cells,
          numbers: theirs.numbers,
        });
        expect(Math.abs(counted.sum - theirs.sum)).toBeLessThanOrEqual(1e-9 * Math.abs(theirs.sum));
        expect(sheet.rows.at(-1)?.length ?? 1).toBeGreaterThan(0);
        cells += counted.cells;
      }
      expect(cells).toBeGreaterThan(100);
    },
    60_000,
  );

  it.each(named('.xlsx', '.xls'))('%s is refused when it is cut in half', (name) => {
    expect(() => readWorkbook(half(load(name)))).toThrow(parseFault);
  });

  // Values from the agencies' notes on these files.
  it('time series: gross domestic product at current prices, December quarter 2025, $731,418 million', () => {
    const data = readWorkbook(load('abs/5206001_Key_Aggregates_dec2025.xlsx'), { sheets: ['Data1'] }).sheet('Data1').rows;
    const ids = data.find((row) => row[0] === 'Series ID') ?? [];
    expect(ids).toHaveLength(127);
    const last = data.at(-1) ?? [];
    expect(isoDay(dayOfSerial(Number(last[0]), false))).toBe('2025-12-01');
    expect(last[ids.indexOf('A2304418T')]).toBe(731_418);
  });

  it('a sheet padded to 65,536 rows has one row per date, with an empty future row at the end', () => {
    const { rows } = readWorkbook(load('rba/e02hist.xlsx')).sheet('Data');
    expect(rows).toHaveLength(203);
    expect(rows.at(-1)).toEqual([new ShownNumber(45657, 'a day')]);
    expect(isoDay(dayOfSerial(45657, false))).toBe('2024-12-31');
  });

  it('cells with an empty text are empty', () => {
    const { rows } = readWorkbook(load('rba/f01d.xlsx')).sheet('Data');
    expect(rows.flat().includes('')).toBe(false);
    expect(rows.at(-1)?.filter((cell) => cell !== null)).toEqual([new ShownNumber(45569, 'a day'), 135.321538]);
  });

  it('credit by sector adds up in the original series of December 2022', () => {
    const { rows } = readWorkbook(load('rba/d02hist.xlsx')).sheet('Data');
    const ids = rows.find((row) => row[0] === 'Series ID') ?? [];
    const last = rows.findLast((row) => typeof row[ids.indexOf('DLCACN')] === 'number') ?? [];
    const value = (id: string): number => Number(last[ids.indexOf(id)]);
    expect(value('DLCACN')).toBeCloseTo(3506.69, 3);
    expect(value('DLCACOHN') + value('DLCACIHN') + value('DLCACOPN') + value('DLCACBN')).toBeCloseTo(value('DLCACN'), 3);
  });
});

describe('recorded archives', recorded(ROOT), () => {
  it.each(named('.zip'))('%s unpacks into separated text, at once and as a stream', async (name) => {
    const bytes = load(name);
    const entries = await readZip(bytes);
    expect(entries).toHaveLength(1);
    const [entry] = entries;
    if (!entry) throw new Error('no entry');
    expect(entry.name).toMatch(/\.csv$/i);
    // The last line has the line count of the file. Repacked files kept the original count.
    const rows = parseCsv(entry.bytes).rows;
    expect(rows.length).toBeGreaterThan(3);
    expect([rows[0]?.[0], rows.at(-1)?.slice(0, 2)]).toEqual(['C', ['C', 'END OF REPORT']]);
    expect(rows.length).toBe(Buffer.from(entry.bytes).toString('latin1').trimEnd().split('\n').length);
    let streamed = 0;
    for await (const row of streamCsv(streamZipEntry(path.join(ROOT, name), (n) => /\.csv$/i.test(n)))) streamed += row.length > 0 ? 1 : 0;
    expect(streamed).toBe(rows.length);
    await expect(readZip(half(bytes))).rejects.toEqual(parseFault);
  });

  it('stay far below the limits of a workbook', () => {
    const limits = { maxEntries: 300, maxEntryBytes: 32 << 20, maxTotalBytes: 64 << 20, maxRatio: 100 };
    for (const name of named('.xlsx', '.zip')) expect(() => unpackZip(load(name), limits), name).not.toThrow();
  });
});

interface RawMessage {
  readonly data: {
    readonly dataSets: { readonly series: Record<string, { readonly observations: Record<string, (number | null)[]> }> }[];
    readonly structures: {
      readonly attributes: { readonly observation: { readonly id: string; readonly values: { readonly id?: string }[] }[] };
    }[];
  };
}

/** Counts series and observations directly in the document. A null counts only if its status is n, q, c or M. */
function countRaw(message: RawMessage): { series: number; observations: number; sum: number } {
  const series = Object.values(message.data.dataSets[0]?.series ?? {});
  const attributes = message.data.structures[0]?.attributes.observation ?? [];
  const statusAt = attributes.findIndex((a) => a.id === 'OBS_STATUS');
  const reported = (o: (number | null)[]): boolean => /^[nqcM]$/.test(attributes[statusAt]?.values[o[statusAt + 1] ?? -1]?.id ?? '');
  const kept = series.flatMap((s) => Object.values(s.observations)).filter((o) => o[0] !== null || reported(o));
  return { series: series.length, observations: kept.length, sum: kept.reduce((sum, o) => sum + (o[0] ?? 0), 0) };
}

function countParsed({ series }: ParsedDataset): { series: number; observations: number; sum: number } {
  const all = series.flatMap((s) => s.observations);
  return { series: series.length, observations: all.length, sum: all.reduce((sum, o) => sum + (o.value ?? 0), 0) };
}

function valueAt({ series }: ParsedDataset, key: string, period: string): number | null | undefined {
  const found = series.find((s) => s.key === key);
  return found?.observations.find((o) => formatPeriod({ freq: found.freq, t: o.t }) === period)?.value;
}

describe('recorded SDMX messages', recorded(ROOT), () => {
  const messages = named('.json').filter((name) => /^abs.(CPI|LF|RPPI)/.test(name));

  it.each(named('.json'))('%s is JSON', (name) => {
    expect(typeof parseJson(load(name))).toBe('object');
    expect(() => parseJson(half(load(name)))).toThrow(parseFault);
  });

  it('are eight data messages', () => {
    expect(messages).toHaveLength(8);
  });

  it.each(messages)('%s has the series and observations in the document', (name) => {
    const parsed = toParsedDataset(decodeSdmxJson(load(name)));
    const counted = countParsed(parsed);
    const raw = countRaw(JSON.parse(load(name).toString('utf8')) as RawMessage);
    expect({ series: counted.series, observations: counted.observations }).toEqual({ series: raw.series, observations: raw.observations });
    expect(counted.sum).toBeCloseTo(raw.sum, 6);
    expect(counted.observations).toBeGreaterThan(0);
    for (const { observations } of parsed.series) {
      expect(observations.every((o, i) => i === 0 || o.t > (observations[i - 1]?.t ?? o.t))).toBe(true);
    }
  });

  // Headline values of the releases: CPI of June 2026, its contributions, the weights of December quarter 2024.
  it('have published values', () => {
    const monthly = toParsedDataset(decodeSdmxJson(load('abs/CPI_2.0.0_AUS_monthly_20260801.json')));
    const quarterly = toParsedDataset(decodeSdmxJson(load('abs/CPI_2.0.0_AUS_quarterly_20260801.json')));
    const weights = toParsedDataset(decodeSdmxJson(load('abs/CPI_WEIGHTS_1.0.0_AUS_20260801.json')));
    const labour = toParsedDataset(decodeSdmxJson(load('abs/LF_1.0.0_M13.3.1599.20.AUS.M_2019-12.json')));
    const annual = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'].map((month) =>
      valueAt(monthly, '3.10001.10.50.M', month),
    );
    expect(annual).toEqual([3.8, 3.7, 4.6, 4.2, 4, 3.8]);
    expect(valueAt(monthly, '3.999902.20.50.M', '2026-06')).toBe(3.6);
    expect([valueAt(quarterly, '1.10001.10.50.Q', '2025-Q2'), valueAt(quarterly, '1.10001.10.50.Q', '2026-Q2')]).toEqual([98.43, 102.31]);
    expect(quarterly.series.find((s) => s.key === '1.10001.10.50.Q')?.observations[0]?.t).toBe(1948 * 4 + 2);
    expect(valueAt(weights, '1.20003.50.Q', '2024-Q4')).toBe(21.3853);
    expect(valueAt(labour, 'M13.3.1599.20.AUS.M', '2019-12')).toBe(5.04210808);
    expect(labour.series[0]).toMatchObject({ unit: 'Percent', multiplier: 0, decimals: 1, adjustment: 'seasonally_adjusted' });
    const groups = ['20001', '20006', '20002', '20003', '20004', '115486', '20005', '115488', '115489', '115493', '126670'];
    const contributions = groups.map((group) => valueAt(monthly, `7.${group}.10.50.M`, '2026-06') ?? Number.NaN);
    expect(contributions.reduce((sum, c) => sum + c, 0)).toBeCloseTo(3.757, 3);
  });

  it('keep cells marked as not available and drop empty ones', () => {
    const { series } = toParsedDataset(decodeSdmxJson(load('abs/RPPI_1.0.0_2.1.1GSYD.json')));
    expect(series.map((s) => s.key)).toEqual(['2.1.1GSYD.Q']);
    const observations = series[0]?.observations ?? [];
    expect(observations[0]).toMatchObject({ t: 2002 * 4 + 1, value: null, status: 'not_available' });
    expect(observations.filter((o) => o.value === null).every((o) => o.status === 'not_available')).toBe(true);
    expect(observations.filter((o) => o.value !== null)).toHaveLength(73);
  });

  it.each([
    ['abs/ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv', 3],
    ['abs/BUILDING_ACTIVITY_1.0.0_subset.csv', 4],
  ])('%s as separated text has %d series and an observation for each line', (name, series) => {
    const parsed = toParsedDataset(decodeSdmxCsv(load(name)));
    const lines = load(name).toString('utf8').trimEnd().split('\n').slice(1);
    expect(parsed.series).toHaveLength(series);
    expect(countParsed(parsed).observations).toBe(lines.length);
    const place = lines[0]?.split(',').findIndex((cell) => /^\d{4}-Q\d$/.test(cell)) ?? -1;
    expect(countParsed(parsed).sum).toBeCloseTo(
      lines.reduce((sum, line) => sum + Number(line.split(',')[place + 1]), 0),
      6,
    );
  });

  it('net overseas migration of 2024-25 adds up to 302.2 thousand', () => {
    const parsed = toParsedDataset(decodeSdmxCsv(load('abs/ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv')));
    const quarters = ['2024-Q3', '2024-Q4', '2025-Q1', '2025-Q2'].map((quarter) => valueAt(parsed, '9.AUS.Q', quarter));
    expect(quarters.reduce<number>((sum, v) => sum + (v ?? Number.NaN), 0)).toBeCloseTo(302.2, 6);
  });

  it('the code list of the weights has a parent for every code but the first', () => {
    const { codelists } = decodeSdmxStructure(load('abs/CL_CPI_WEIGHTS_INDEX_1.0.0.json'));
    const values = codelists[0]?.values ?? [];
    expect([codelists.length, values.length, values[0]]).toEqual([1, 134, { code: '10001', label: 'All groups CPI' }]);
    const codes = new Set(values.map((v) => v.code));
    expect(values.slice(1).every((v) => v.parent !== undefined && codes.has(v.parent))).toBe(true);
  });
});

describe('recorded pages', recorded(ROOT), () => {
  it('the schedule of releases has its two tables, commented-out cells omitted', () => {
    const tables = readHtmlTables(decodeText(load('rba/schedules-events.html')).text);
    expect(tables.map((t) => [t.caption, t.rows.length])).toEqual([
      ['Week commencing 18 May 2026', 8],
      ['Releases Expected', 13],
    ]);
    expect(tables[1]?.rows[0]?.map((c) => c.text)).toEqual([
      'Release',
      'Frequency',
      'Time',
      'May 2026',
      'Jun 2026',
      'Jul 2026',
      'Aug 2026',
    ]);
    expect(tables[1]?.rows.slice(1, 11).every((row) => row.length === 7)).toBe(true);
  });

  it.each(named('.html'))('%s is not data to any reader', (name) => {
    const bytes = load(name);
    for (const read of [parseCsv, readWorkbook, decodeSdmxJson, decodeSdmxCsv, decodeSdmxStructure]) {
      expect(() => read(bytes), read.name).toThrow(parseFault);
    }
  });
});

it('a page of HTML is not a workbook, archive or message', async () => {
  const page = Buffer.from('<!DOCTYPE html><html><body><table><tr><td>12.5</td></tr></table></body></html>');
  expect(() => readWorkbook(page)).toThrow(parseFault);
  await expect(readZip(page)).rejects.toThrow(parseFault);
  expect(() => parseJson(page)).toThrow(parseFault);
  expect([looksLikeHtml(page), sniffKind(page)]).toEqual([true, 'html']);
});
