/** Starts the program for the first time without a network. The requests in README.md return their published values. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder, wattle } from './running.ts';

interface Body {
  readonly data: unknown;
  readonly meta: {
    readonly stale: boolean;
    readonly stale_reason: string | null;
    readonly notes: readonly string[];
    readonly sources: readonly {
      readonly sha256: string;
      readonly url: string;
      readonly attribution: string;
      readonly licence: { readonly name: string };
    }[];
    readonly explain?: unknown;
  };
  readonly links: { readonly csv: string | null };
}
type Rows = readonly Readonly<Record<string, unknown>>[];

const folder = temporaryFolder();
let program: Running;

beforeAll(async () => {
  program = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_WARM_UP: 'on' });
});

afterAll(async () => {
  await program.stop();
  remove(folder);
});

const json = async (path: string): Promise<Body> => {
  const response = await program.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Body;
};
const rows = async (path: string): Promise<Rows> => (await json(path)).data as Rows;
const at = (data: Rows, period: string): Readonly<Record<string, unknown>> => data.find((r) => r['period'] === period) ?? {};

describe('a first start without a network', () => {
  it('prints its URL, a working key and commands to try', () => {
    expect(program.key).toMatch(/^ak_[0-9A-Za-z]{32}$/);
    expect(program.output().match(/curl /g)?.length).toBeGreaterThanOrEqual(3);
  });

  // WPI: ABS 6345.0 table 1, December quarter 2025. CPI: RBA table G1, 29 January 2026, on the new reference period.
  it('calculates real wages from the latest stored vintages', async () => {
    const data = await rows('/v1/real-wages?start_period=2022-Q2&end_period=2025-Q4');
    expect(data).toHaveLength(15);
    expect(at(data, '2022-Q2')).toMatchObject({
      wpi_annual_change_pct: 2.6,
      cpi_annual_change_pct: 6.2,
      real_wages_gap_pct: -3.6,
      real_wages_direction: 'falling',
    });
    expect(at(data, '2023-Q4')).toMatchObject({ real_wages_gap_pct: 0.2, real_wages_direction: 'growing' });
    expect(at(data, '2024-Q2')).toMatchObject({ real_wages_gap_pct: 0.3 });
  });

  it('returns the value on the new reference period, and with as_of the previous value', async () => {
    const query = '/v1/data/rba/G1?series=GCPIAGYP&start=2022-Q2&end=2022-Q2';
    expect(await rows(query)).toMatchObject([{ period: '2022-Q2', value: 6.2 }]);
    expect(await rows(`${query}&as_of=2025-12-01`)).toMatchObject([{ period: '2022-Q2', value: 6.1 }]);
  });

  it('calculates the real rate regime with the revised trimmed mean', async () => {
    const data = await rows('/v1/real-rate-regime?start_period=2022-Q4&end_period=2024-Q4');
    expect(at(data, '2022-Q4')).toMatchObject({
      cash_rate_pct: 3.1,
      trimmed_mean_cpi_pct: 6.8,
      real_rate_pct: -3.7,
      regime: 'accommodative',
    });
    expect(at(data, '2024-Q4')).toMatchObject({
      cash_rate_pct: 4.35,
      trimmed_mean_cpi_pct: 3.3,
      real_rate_pct: 1.05,
      regime: 'uncertain',
    });
  });

  it('reports that data are out of date and why, and names the file and its hash', async () => {
    for (const path of ['/v1/real-wages', '/v1/real-rate-regime', '/v1/economic-dashboard', '/v1/data/rba/G1']) {
      const { meta } = await json(path);
      expect(meta.stale, path).toBe(true);
      expect(meta.stale_reason, path).toMatch(/\S/);
      expect(meta.sources.length).toBeGreaterThan(0);
      for (const source of meta.sources) {
        expect(source.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(source.licence.name).toContain('Creative Commons');
      }
    }
  });

  it('names the file, hash and cell for each input', async () => {
    const { meta } = await json('/v1/real-rate-regime?start_period=2022-Q4&end_period=2022-Q4&explain=1');
    const text = JSON.stringify(meta.explain);
    expect(text).toMatch(/AU\.CASHRATE/);
    expect(text).toMatch(/[0-9a-f]{64}/);
    expect(text).toMatch(/AU\.CPI\.TRIMMED/);
    expect(text.match(/"at":"Data![A-Z]+\d+"/g)).toHaveLength(2);
  });

  it('responses the other requests in the README', async () => {
    expect(await rows('/v1/data/rba/F1.1?series=cash_rate_target&limit=3')).toHaveLength(3);
    const latest = (await (await program.get('/v1/series/AU.CPI.YOY/latest')).json()) as Record<string, unknown>;
    expect(latest).toMatchObject({ series_id: 'AU.CPI.YOY', period: '2025-Q4', date: '2025-12-31', value: 3.6, stale: true });
    const csv = await program.get('/v1/data/abs/CPI?measure=index&category=all_groups&region=australia&start=2026-Q2&format=csv');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect((await csv.text()).split('\r\n')[1]).toMatch(/^2026-Q2,102\.31,/);
  });

  it('refuses a request for a day before the first vintage', async () => {
    const response = await program.get('/v1/real-wages?as_of=2010-01-01');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });

  it('runs commands while the server is running', () => {
    const { status, stdout } = wattle(['signal', 'real-wages', '--start', '2022-Q2', '--end', '2022-Q2', '--json'], {
      WATTLE_DATA_DIR: folder,
    });
    expect(status).toBe(0);
    expect((JSON.parse(stdout) as { data: Rows }).data).toMatchObject([{ period: '2022-Q2', real_wages_gap_pct: -3.6 }]);
  });
});
