/** If a connector for text files receives a workbook, it returns an error. */
import { describe, expect, it } from 'vitest';
import { workbookFile } from '../../sandbox/workbook-file.ts';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { capture } from './capture.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
/** Enough rows for more than one small chunk of bytes. */
const XLSX = workbookFile({ 'Table 1': Array.from({ length: 200 }, (_, i) => ['Year', i, 'of figures']) }).bytes;
const XLS = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 200 }, () => 0)]);

describe.each([
  ['xlsx', XLSX],
  ['xls', XLS],
])('an .%s', (_, bytes) => {
  it.each([
    ['aihw', 'GRIM_DEATHS', 'https://data.gov.au/grim.csv', 'a CSV file'],
    ['aihw', 'PUBLIC_HOSPITALS', 'https://myhospitals.test/reporting-units.csv', 'a CSV file'],
    ['asic', 'ASIC_SHORT_POSITIONS', 'https://download.asic.gov.au/short-selling/RR20260421-001-SSDailyYTD.csv', 'a CSV file'],
    ['asic', 'ASIC_BANNED_PERSONS', 'https://data.gov.au/bd_per.csv', 'a CSV file'],
    ['aemo', 'dispatch_price', 'https://nemweb.com.au/Reports/Current/DispatchIS_Reports/PUBLIC_DISPATCHIS.CSV', 'a market report'],
    ['bom', 'DAILY_CLIMATE', 'https://www.bom.gov.au/climate/dwo/202610/text/IDCJDW2124.202610.csv', 'a CSV file'],
    ['bom', 'OBSERVATIONS', 'https://www.bom.gov.au/fwo/IDN60801/IDN60801.94768.json', 'JSON'],
  ] as const)('instead of %s/%s is reported as a workbook', async (source, id, url, expected) => {
    const dataset = findDataset(source, id);
    if (!dataset) throw new Error(`There is no ${source}/${id}`);
    await expect(parsePart(dataset, capture(bytes, { url }), NOW)).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      message: `Expected ${expected}, but received a workbook.`,
    });
  });
});
