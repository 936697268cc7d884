/**
 * Each of these files once led to wrong values. The built program updates from a replay of the agencies, and the test reads the data over
 * HTTP. Served data stay unchanged. The output of the command and the status give the location of the refusal. All values are invented.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOf } from '../../sandbox/abs/figures.ts';
import { slicesOf } from '../../sandbox/abs/flows.ts';
import { writeData } from '../../sandbox/abs/wire.ts';
import { writeWorkbook } from '../../sandbox/apra/wire.ts';
import { type ReplayServer, startReplay } from '../../sandbox/replay/replay-server.ts';
import { present } from '../../src/core/assert.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { CAPEX } from '../../src/sources/abs/datasets/CAPEX.ts';
import { WPI } from '../../src/sources/abs/datasets/WPI.ts';
import { dispatch_price } from '../../src/sources/aemo/datasets/dispatch_price.ts';
import { BANKING_MEASURES } from '../../src/sources/apra/banking-measures.ts';
import { MONTHLY_BANKING_STATS } from '../../src/sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { F15 } from '../../src/sources/rba/datasets/F15.ts';
import { H5 } from '../../src/sources/rba/datasets/H5.ts';
import { captured, listing, report } from '../sources/aemo/report.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Running, remove, startWattle, temporaryFolder, wattleBeside } from './running.ts';

const DAY_MS = 86_400_000;
const folder = temporaryFolder();
const now = new Date();
const dayAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
/** Returns the serial number of the first day of a quarter. `before` counts quarters back from the latest published one. */
const firstOfQuarter = (before: number): number =>
  Date.UTC(now.getUTCFullYear(), 3 * (Math.floor(now.getUTCMonth() / 3) - 1 - before) - 1, 1) / DAY_MS + 25_569;
const endOfMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 0) / DAY_MS + 25_569;

let replay: ReplayServer;
let program: Running;
let environment: Record<string, string>;

/** Makes one series of the wage price index, with the latest value last. */
function wages(figures: readonly number[], newest: number): Uint8Array {
  const name = 'Quarterly Index ;  Total hourly rates of pay excluding bonuses ;  Australia ;  Private and Public ;  All industries ;';
  const dates = figures.map((_, i) => firstOfQuarter(newest + figures.length - 1 - i));
  const labels: readonly (readonly (string | number)[])[] = [
    ['', name],
    ['Unit', 'Index Numbers'],
    ['Series Type', 'Seasonally Adjusted'],
    ['Data Type', 'INDEX'],
    ['Frequency', 'Quarter'],
    ['Collection Month', 3],
    ['Series Start', dates[0] ?? 0],
    ['Series End', dates.at(-1) ?? 0],
    ['No. Obs', figures.length],
    ['Series ID', 'A2713849C'],
    ...dates.map((date, i) => [date, figures[i] ?? 0]),
  ];
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      [null, 'Time Series Workbook'],
      [null, '6345.0'],
      [null, 'Table 1'],
    ]),
    'Index',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet(labels.map((row) => [...row])), 'Data1');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

/** Makes the balance sheet of one bank, with values in the scale that the sheet states. */
const banks = (scale: string, factor: number): Uint8Array =>
  writeWorkbook([
    {
      name: 'Cover',
      rows: [
        [null, 'Statistics'],
        [null, `(released ${dayAgo(20)})`],
      ],
    },
    {
      name: 'Table 1',
      rows: [
        [scale],
        ['Period', 'ABN', 'Institution Name', ...BANKING_MEASURES.map(({ label }) => label)],
        [endOfMonth, 48_123_123_124, 'Example Bank', ...BANKING_MEASURES.map((_, i) => (1000 + i) / factor)],
      ],
    },
  ]);

const [capex] = slicesOf(CAPEX);
const planned = capex ? figuresOf(capex, [], now.getTime()) : [];
/** Makes data for capital expenditure. The first series has a value with the status `q`, not available. */
function contradicting(): Uint8Array {
  const [first, ...others] = planned;
  if (!capex || !first) throw new Error('There is no capital expenditure.');
  const observations = first.observations.map((one, i, all) =>
    i === all.length - 1 ? { ...one, status: { id: 'q', name: 'not available' } } : one,
  );
  return writeData(capex.flow, [{ ...first, observations }, ...others], now.getTime());
}

/** Makes a Reserve Bank table with three periods of `months` months. The last value is as given. */
const table = (id: string, units: string, newest: string, months: 1 | 3 = 3): string => {
  const end = (before: number): string => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), months * (Math.floor(now.getUTCMonth() / months) - before), 0));
    return day.toISOString().slice(0, 10).split('-').reverse().join('/');
  };
  return [
    `${id} EXAMPLE`,
    'Title,Example',
    'Description,Example of a series',
    `Frequency,${months === 3 ? 'Quarterly' : 'Monthly'}`,
    'Type,Original',
    `Units,${units}`,
    'Source,RBA',
    'Publication date,',
    'Series ID,FREXAMPLE',
    `${end(2)},881`,
    `${end(1)},885`,
    `${end(0)},${newest}`,
    '',
  ].join('\r\n');
};

const MARKET_OFFSET_MS = 36_000_000;
/**
 * Returns the name and bytes of a report. It has prices for South Australia in both runs of an intervention, some five-minute intervals
 * ago.
 */
function prices(intervalsAgo: number, runs: string) {
  const time = new Date(Math.floor(now.getTime() / 300_000 - intervalsAgo) * 300_000 + MARKET_OFFSET_MS).toISOString().slice(0, 16);
  const name = `PUBLIC_DISPATCHIS_${time.replaceAll(/[-T:]/g, '')}_000000040000000${intervalsAgo}`;
  const day = `"${time.replace('T', ' ').replaceAll('-', '/')}:00"`;
  const content = report('DISPATCHIS', {
    name: 'DISPATCH,PRICE,5',
    columns: `SETTLEMENTDATE,RUNNO,REGIONID,${runs},RRP,ROP,APCFLAG,MARKETSUSPENDEDFLAG,LASTCHANGED`,
    rows: [`${day},1,SA1,1,15000,15000,0,0,${day}`, `${day},1,SA1,0,33.51,33.51,0,0,${day}`],
  });
  return { name: `${name}.zip`, bytes: captured(name, content).bytes };
}

const BACK_SERIES =
  '/sites/default/files/2026-04/20260430%20-%20Monthly%20authorised%20deposit-taking%20institution%20statistics%20back-series.xlsx';

beforeAll(async () => {
  const files = path.join(folder, 'recorded');
  mkdirSync(files);
  const rows: string[] = [];
  const record = (name: string, url: string, daysAgo: number, bytes: Uint8Array | string): void => {
    writeFileSync(path.join(files, name), bytes);
    rows.push(`${name},X,X,"${url}",own,${dayAgo(daysAgo)},own`);
  };
  const workbook = present(WPI.asks()[0]?.fallback?.fallback?.url, 'The workbook of WPI');
  record('wages-new.xlsx', workbook, 20, wages([156.6, 157.9, 159.2], 0));
  record('wages-old.xlsx', workbook, 10, wages([143.1, 144.3], 8));
  const page = present(MONTHLY_BANKING_STATS.asks()[0]?.url, 'The page of the banks');
  record('page.html', page, 20, `<!DOCTYPE html><main><a class="document-link" href="${BACK_SERIES}">XLSX</a></main>`);
  record('banks-million.xlsx', new URL(BACK_SERIES, page).href, 20, banks('($million)', 1));
  record('banks-billion.xlsx', new URL(BACK_SERIES, page).href, 10, banks('($ billion)', 1000));
  record('capex.json', present(CAPEX.asks()[0]?.url, 'The address of CAPEX'), 10, contradicting());
  const f15 = present(F15.asks()[0]?.url, 'The table F15');
  record('f15-sound.csv', f15, 20, table('F15', 'Index', '890'));
  record('f15-comma.csv', f15, 10, table('F15', 'Index', '"0,890"'));
  record('h5-unitless.csv', present(H5.asks()[0]?.url, 'The table H5'), 20, table('H5', '', '890', 1));
  const folderOfReports = present(dispatch_price.asks()[0]?.url, 'The folder of reports');
  const reports = [prices(3, 'INTERVENTION'), prices(2, 'RUN')];
  for (const [i, daysAgo] of [20, 10].entries()) {
    const { name, bytes } = present(reports[i], 'A report');
    record(name, folderOfReports + name, daysAgo, bytes);
    const names = reports.slice(0, i + 1).map((one) => one.name);
    record(`reports-${i}.html`, folderOfReports, daysAgo, listing(new URL(folderOfReports).pathname, names).bytes);
  }
  writeFileSync(
    path.join(files, 'own-manifest.csv'),
    `path,agency,dataset,upstream_url,format,retrieved_or_commit_date,licence\n${rows.join('\n')}\n`,
  );
  replay = await startReplay({ directory: files, asOf: dayAgo(15) });
  environment = {
    WATTLE_DATA_DIR: path.join(folder, 'var'),
    WATTLE_UPSTREAM: replay.url,
    WATTLE_DEV_KEY: 'ak_wrong',
    WATTLE_LOG_LEVEL: 'error',
  };
  await withStarterProgram(path.join(folder, 'var'));
  program = await startWattle(environment);
});
afterAll(async () => {
  await program.stop();
  await replay.close();
  remove(folder);
});

const move = (daysAgo: number) => fetch(`${replay.url}/-/as-of`, { method: 'POST', body: JSON.stringify({ date: dayAgo(daysAgo) }) });
/** Returns the output of the command for any exit code. */
const refreshed = async (id: string): Promise<string> => {
  try {
    const { stdout, stderr } = await wattleBeside(['refresh', id], environment);
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
};
const read = async (target: string): Promise<string> =>
  (await fetch(`${program.origin}${target}`, { headers: { authorization: 'Bearer ak_wrong' } })).text();
/** Returns the status of datasets whose latest file was refused. */
const failures = async () =>
  (JSON.parse(await read('/v1/status')).sources as { failures: { dataset_id: string; detail: string }[] }[]).flatMap((one) => one.failures);
const rowsOf = async (target: string) => JSON.parse(await read(target)).data as Record<string, unknown>[];

describe('the program', () => {
  it.each([
    // This case is first, because each report is read once. Later, the running program may already have read both reports.
    [
      'a report that no longer separates the runs of an intervention',
      'aemo.dispatch_price',
      `/v1/data/aemo/dispatch_price?format=csv`,
      /quarantined.*INTERVENTION/,
      '33.51',
      /INTERVENTION/,
    ],
    [
      'a back series on another scale',
      'apra.MONTHLY_BANKING_STATS',
      '/v1/data/apra/MONTHLY_BANKING_STATS?format=csv',
      /quarantined.*The amounts are not in \$ million/,
      'period,bank',
      /The amounts are not in/,
    ],
    [
      'an older workbook, while the API fails',
      'abs.WPI',
      '/v1/data/abs/WPI?measure=index&start_period=2025&format=csv',
      /[Tt]he older file was not imported/,
      ',159.2,',
      /[Tt]he older file was not imported/,
    ],
    [
      'a number whose comma parts no thousands',
      'rba.F15',
      '/v1/data/rba/F15?series=*&format=csv',
      /quarantined.*row 12.*0,890/,
      ',890,',
      /neither a number nor a known mark/,
    ],
  ])('serves the earlier data after %s', async (_, id, target, refusal, newest, place) => {
    await move(15);
    await refreshed(id);
    const before = await read(target);
    expect(before).toContain(newest);
    expect(before).not.toContain('15000');
    await move(5);
    expect(await refreshed(id)).toMatch(refusal);
    expect(await read(target)).toBe(before);
    expect((await failures()).find((one) => one.dataset_id === id)?.detail).toMatch(place);
  });

  it('imports no series without a unit, even without stored data for comparison', async () => {
    await move(5);
    expect(await refreshed('rba.H5')).toMatch(/quarantined.*no unit/);
    expect(await read('/v1/data/rba/H5')).toMatch(/"code":\s*"(PARSE_VALUE|DATA_UNAVAILABLE)"/);
  });

  it('returns no value if the status states that it is missing, and returns the published text', async () => {
    await move(5);
    await refreshed('abs.CAPEX');
    const [first] = planned;
    const last = present(first?.observations.at(-1), 'The newest capital expenditure');
    const filter = (capex?.flow.dimensions ?? [])
      .flatMap(({ id }, i) => {
        const shown = CAPEX.dimensions.find((one) => one.id === id);
        return shown ? [`${shown.name}=${first?.codes[i]}`] : [];
      })
      .join('&');
    const rows = await rowsOf(`/v1/data/abs/CAPEX?${filter}&limit=1`);
    expect(rows).toEqual([expect.objectContaining({ period: formatPeriod(last.period), value: null, status: 'not_available' })]);
    const csv = await read(`/v1/data/abs/CAPEX?${filter}&limit=1&format=csv&columns=period,value,status`);
    expect(csv.trim().split('\r\n').at(-1)).toBe(`${formatPeriod(last.period)},,not_available`);
    expect(await read(`/v1/data/abs/CAPEX?${filter}&limit=1`)).toContain('so the number in the observation is ignored');
  });
});
