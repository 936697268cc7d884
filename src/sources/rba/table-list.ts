/** Lists the statistical tables that the Reserve Bank publishes as CSV. Each table has its own file. */

import { nearest } from '../../core/nearest.ts';

/** File names without `.csv`. For example, `b1-data` is table B1. Lists of breaks in series are not tables. */
const FILES = `
a1-data a2-data a3-daily-open-market-operations a3-es-balances-and-repo-agreements a3-long-dated-open-mkt-operations
a3-omo-outright-transaction-detail a3-omo-repo-transaction-details a3-omo-repo-unwinds a3-short-dated-liquidity-mgmt a3-term-funding-facility
a3-term-funding-facility-unwinds a3-us-dollar-repo-operations a3.1-act a3.1-ags---bonds a3.1-ags---notes a3.1-nswtc a3.1-nt a3.1-qtc a3.1-safa
a3.1-summary a3.1-tasc a3.1-tcv a3.1-watc a3.2-rba-securities-lending a3.2-rba-switches a4-data a5-data a6-data-from-1984 a6-data-prior-to-1984
a7-data
b1-data b2-data b3-repo-and-securities-lending b10-data b11.1-assets b11.1-liabilities b11.2-exposures-in-aud-terms b11.2-exposures-in-usd-terms
b12.1-data b12.1.1 b12.1.1-summary b12.2-data b12.2.1 b12.2.1-summary b13.1-data b13.1.1 b13.1.1-summary b13.1.2 b13.1.2-summary b13.2-data
b13.2.1 b13.2.1-summary b20-data
c1-data c1.1-aggregate c1.1-device-not-present c1.1-device-present c1.2-data c2-data c2.1-aggregate c2.1-device-not-present c2.1-device-present
c2.2-aggregate c2.2-by-card-type c3-data c4-data c4.1-data c5-data c5.1-data c6-data c6.1-data c7-data c9-data
d1-data d2-data d3-data d4-data d5-data d9-data d10-data d11-data d12-data d13-data d14-data d14.1-data
e1-data e2-data e3-2002 e3-2006 e3-2010 e3-2014 e4-2002 e4-2006 e4-2010 e4-2014 e5-2002 e5-2006 e5-2010 e5-2014 e6-2002 e6-2006 e6-2010 e6-2014
e7-2002 e7-2006 e7-2010 e7-2014 e13-data
f1-data f1.1-data f2-data f2.1-data f3-data f4-data f4.1-data f5-data f6-data f7-data f8-data f9-data f10-data f11-data f11.1-data f12-data f15-data
f16-data f17-discount-factors f17-forward-rates f17-yields
g1-data g2-data g3-data g4-data h1-data h2-data h3-data h4-data h5-data i1-data i2-data i3-data i4-data i5-data
j1-cash-rate j1-dfd-growth j1-exchange-rate j1-forecasts j1-gdp-growth j1-headline-inflation j1-historical---brent-oil-price j1-historical---twi
j1-net-exports j1-star-variables j1-terms-of-trade j1-underlying-inflation j1-unemployment-rate j1-wpi-growth
`;

/** Tables with the forecasts of market economists. Each has rows for several target quarters in each survey. */
const FORECASTS = new Set(
  `cash-rate dfd-growth exchange-rate gdp-growth headline-inflation net-exports terms-of-trade underlying-inflation unemployment-rate wpi-growth`
    .split(' ')
    .map((name) => `J1-${name.toUpperCase()}`),
);
export const hasForecasts = (code: string): boolean => FORECASTS.has(code);

/** The main file for tables whose file names lack `-data`. */
const MAIN_FILES: Readonly<Record<string, string>> = {
  'A3.1': 'a3.1-summary',
  B3: 'b3-repo-and-securities-lending',
  'B12.1.1': 'b12.1.1',
  'B12.2.1': 'b12.2.1',
  'B13.1.1': 'b13.1.1',
  'B13.1.2': 'b13.1.2',
  'B13.2.1': 'b13.2.1',
  'C1.1': 'c1.1-aggregate',
  'C2.1': 'c2.1-aggregate',
  'C2.2': 'c2.2-aggregate',
};

const codeOfFile: ReadonlyMap<string, string> = new Map(Object.entries(MAIN_FILES).map(([code, file]) => [file, code]));

const CSV_NAMES: readonly string[] = FILES.trim().split(/\s+/);

/** The codes of all tables, such as `B1` and `C1.1`. If a table has several files, a name follows the code: `J1-CASH-RATE`. */
export const TABLES: readonly string[] = CSV_NAMES.map((file) => codeOfFile.get(file) ?? file.replace(/-data$/, '').toUpperCase());

/** Returns a message with the nearest name if a table or file is not listed. Returns null if it is listed. */
export function unlistedTable(code: string, file = fileOfTable(code)): string | null {
  const ofFile = TABLES.includes(file.replace(/(-data)?\.csv$/, '').toUpperCase());
  if (!TABLES.includes(code) && !ofFile) {
    const near = nearest(code, TABLES);
    return `the Bank has no table ${code}.${near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`} ${IF_NEW}`;
  }
  return CSV_NAMES.includes(file.replace(/\.csv$/, ''))
    ? null
    : `the Bank has no file ${file}. Table ${code} is ${fileOfTable(code)}. ${IF_NEW}`;
}

const IF_NEW = 'If the table is new, add its file to src/sources/rba/table-list.ts.';

/** Returns the CSV file for a table, even if the table is not listed: `b1-data.csv` for B1, `j1-cash-rate.csv` for J1-CASH-RATE. */
export function fileOfTable(code: string): string {
  const main = MAIN_FILES[code];
  if (main !== undefined) return `${main}.csv`;
  return code.includes('-') ? `${code.toLowerCase()}.csv` : `${code.toLowerCase()}-data.csv`;
}
