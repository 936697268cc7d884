import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { IIP_NET } from '../../../src/sources/abs/datasets/IIP_NET.ts';
import { capture } from '../capture.ts';
import { workbookFile } from './workbook-file.ts';

const SERIES = 'A3484240C';
const listed = (facts: Readonly<Record<string, string>>): string =>
  `<Series>${Object.entries(facts)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</Series>`;
const tableOf = (...series: readonly string[]): readonly string[] => {
  const [ask] = IIP_NET.asks();
  const page = capture(`<?xml version="1.0"?><TimeSeriesIndex><NumPages>1</NumPages>${series.join('')}</TimeSeriesIndex>`, {
    url: ask?.url ?? '',
  });
  return (ask?.follow?.(page, { periodEnd: null, now: 0 }) ?? []).map(({ url }) => url);
};

describe('the Time Series Directory', () => {
  it('finds the table with a series, in the latest release', () => {
    expect(IIP_NET.asks()[0]?.url).toBe('https://www.abs.gov.au/servlet/TSSearchServlet?sid=A3484240C');
    const old = listed({ ProductReleaseDate: '03/06/2025', TableURL: 'https://www.abs.gov.au/x/mar-2025/5302014.xlsx', SeriesID: SERIES });
    const newer = listed({ ProductReleaseDate: '02/09/2025', TableURL: 'https://www.abs.gov.au/x/jun-2025/5302015.xls', SeriesID: SERIES });
    const other = listed({
      ProductReleaseDate: '02/12/2025',
      TableURL: 'https://www.abs.gov.au/x/sep-2025/530201.xlsx',
      SeriesID: 'A3533808F',
    });
    expect(tableOf(old, newer, other)).toEqual([
      'https://www.abs.gov.au/statistics/economy/international-trade/balance-payments-and-international-investment-position-australia/latest-release/5302015.xlsx',
    ]);
  });

  it.each([
    ['nothing', []],
    ['another series only', [listed({ TableURL: 'https://www.abs.gov.au/x/530201.xlsx', SeriesID: 'A3533808F' })]],
    ['a page instead of a workbook', [listed({ TableURL: 'https://www.abs.gov.au/x/jun-2025', SeriesID: SERIES })]],
  ])('is refused if it names %s', (_, series) => {
    expect(() => tableOf(...series)).toThrowError(expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError);
  });
});

describe('the net international investment position', () => {
  const rows = (name: string) =>
    workbookFile({
      Index: [['Australian Bureau of Statistics']],
      Data1: [
        [null, name, 'Position at end of period ;  PORTFOLIO INVESTMENT, Debt securities ;'],
        ['Unit', '$ Millions', '$ Millions'],
        ['Series Type', 'Original', 'Original'],
        ['Frequency', 'Quarter', 'Quarter'],
        ['Collection Month', 3, 3],
        ['Series ID', SERIES, 'A3484999X'],
        // 30 June and 30 September 2021, as released on 30 November 2021. The other column is invented.
        [44348, 898_483, 1_300_000],
        [44440, 860_149, 1_310_000],
      ],
    });
  const read = (name: string) => IIP_NET.parse(capture(rows(name), { url: 'https://www.abs.gov.au/x/5302099.xlsx' }));

  it('is read in millions with the published sign, and ignored content is reported', async () => {
    const parsed = await read('Position at end of period ;  NET INTERNATIONAL INVESTMENT POSITION ;');
    expect(parsed.series).toHaveLength(1);
    expect(parsed.series[0]).toMatchObject({ key: 'net_position.10.Q', freq: 'Q', unit: 'AUD', multiplier: 6, adjustment: 'original' });
    expect(parsed.series[0]?.observations.map(({ t, value }) => [formatPeriod({ freq: 'Q', t }), value])).toEqual([
      ['2021-Q2', 898_483],
      ['2021-Q3', 860_149],
    ]);
    expect(parsed.leftOut?.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  it.each(['NET INTERNATIONAL INVESTMENT POSITION ;', 'Transactions ;  NET INTERNATIONAL INVESTMENT POSITION ;'])(
    'does not match a workbook column named "%s"',
    async (name) => {
      await expect((async () => read(name))()).rejects.toMatchObject({ code: 'PARSE_LAYOUT' });
    },
  );
});
