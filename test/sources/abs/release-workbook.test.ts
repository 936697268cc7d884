import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../src/core/capture.ts';
import { LF } from '../../../src/sources/abs/datasets/LF.ts';
import { LF_INDUSTRY } from '../../../src/sources/abs/datasets/LF_INDUSTRY.ts';
import { foundWorkbook, knownWorkbook, workbookNames } from '../../../src/sources/abs/release-workbook.ts';
import { capture } from '../capture.ts';

const PAGE = 'https://www.abs.gov.au/statistics/labour/lf/latest-release';
const linked = (ask: Ask | undefined, files: readonly string[]): string | undefined => {
  const links = files.map((file) => `<a href="/statistics/labour/lf/jun-2026/${file}"><span>Download xlsx</span></a>`).join('');
  const index = capture(`<!doctype html><html><body>${links}</body></html>`, { url: PAGE });
  return ask?.follow?.(index, { periodEnd: null, now: 0 })[0]?.url.split('/').at(-1);
};

describe('the workbook of a table', () => {
  it.each([
    [
      '62020001.xlsx',
      ['6202001.xlsx', '62020001.xlsx', '620200001_Australia.xlsx'],
      ['62020010.xlsx', '6202011.xlsx', '62020X28.xlsx', '62910001.xlsx'],
    ],
    ['5206001_Key_Aggregates.xlsx', ['5206001 Key Aggregates.xlsx', '52060001.xlsx'], ['5206010.xlsx', '5206024 Selected.xlsx']],
    ['6150055003DO001.xlsx', ['6150055003DO001.xlsx', '6150055003DO01 2026.xlsx'], ['6150055003DO011.xlsx']],
    ['MRM1.xlsx', ['MRM1.xlsx', 'MRM01.xlsx'], ['MRM10.xlsx']],
    ['310104.xlsx', ['310104.xlsx', '3101004.xlsx'], ['310114.xlsx', '31010DO004.xlsx']],
  ])('for %s has the names %j and not %j', (file, names, others) => {
    const pattern = workbookNames(file);
    expect(names.filter((name) => !pattern.test(name))).toEqual([]);
    expect(others.filter((name) => pattern.test(name))).toEqual([]);
  });

  it('is found on the page under a new name', () => {
    const files = ['62020X28.xlsx', '6202001.xlsx', '62020005.xlsx'];
    expect(linked(foundWorkbook('https://www.abs.gov.au/statistics/labour/lf', '62020001.xlsx'), files)).toBe('6202001.xlsx');
    expect(linked(LF.asks()[0]?.fallback, ['62020000001.xlsx', '62020005.xlsx'])).toBe('62020000001.xlsx');
    expect(linked(LF_INDUSTRY.asks()[0]?.fallback, ['62910005.xlsx', '6291004.xlsx'])).toBe('62910005.xlsx');
  });

  it('is refused on a page without a link to it, so the known name is requested', () => {
    const ask = foundWorkbook('https://www.abs.gov.au/statistics/labour/lf', '62020001.xlsx');
    expect(() => linked(ask, ['62020005.xlsx'])).toThrow(/The agency’s page has no link/);
    expect(ask.fallback?.url).toBe(`${PAGE}/62020001.xlsx`);
  });

  it('is first requested under its known name if the API does not have the table', () => {
    const ask = knownWorkbook('https://www.abs.gov.au/statistics/labour/lf', 'MRM1.xlsx');
    expect([ask.url, ask.fallback?.url]).toEqual([`${PAGE}/MRM1.xlsx`, PAGE]);
  });
});
