/** Compares the book of RBA board days with printed values of the ABS and the RBA. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../../http/over-store.ts';

type Row = Readonly<Record<string, number | string | null>>;
interface Reply {
  readonly data: readonly Row[];
  readonly meta: { readonly summary: Row };
}

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const list = async (query: string): Promise<readonly Row[]> => ((await server.get(`/v1/board-days?${query}`)).json() as Reply).data;
const day = async (text: string): Promise<Reply> => (await server.get(`/v1/board-days/${text}`)).json();
const known = ({ data }: Reply, id: string): Row | undefined =>
  data.find(({ kind, series_id: series }) => kind === 'known' && series === id);

describe('decisions', () => {
  // Cash Rate Target, RBA.
  it.each([
    ['1994-08-17', 'rise', 4.75, 5.5],
    ['2012-12-04', 'cut', 3.25, 3],
    ['2020-03-19', 'cut', 0.5, 0.25],
    ['2023-02-07', 'rise', 3.1, 3.35],
    ['2025-07-08', 'hold', 3.85, 3.85],
    ['2025-08-12', 'cut', 3.85, 3.6],
    ['2026-02-03', 'rise', 3.6, 3.85],
    // The target after this decision is only in the daily table, which has no day between the two decisions.
    ['2026-05-05', 'rise', 4.1, 4.35],
  ])('%s: %s from %d to %d', async (text, decision, before, after) => {
    expect((await day(text)).meta.summary).toMatchObject({ decision, cash_rate_before_pct: before, cash_rate_after_pct: after });
  });

  it('are listed since 1990, each day once, with changes that add up', async () => {
    const rows = await list('');
    expect(rows[0]?.['day']).toMatch(/^1990-/);
    expect(new Set(rows.map((row) => row['day'])).size).toBe(rows.length);
    const sum = rows.filter((row) => String(row['day']) > '1990-08-02').reduce((total, row) => total + Number(row['change_ppt']), 14);
    expect(sum).toBeCloseTo(4.35, 9);
  });

  it("after the end of the target's table have no change, and are not carried forward", async () => {
    expect((await day('2026-08-11')).meta.summary).toMatchObject({ decision: null, cash_rate_after_pct: null });
  });

  it('have no vote if the decision is not stored', async () => {
    for (const { decision, vote } of await list('')) if (decision === null) expect(vote).toBeNull();
    expect((await day('2026-06-16')).meta.summary).toMatchObject({ decision: null, vote: null });
    const page = parse((await server.get('/board-days/2026-06-16', { accept: 'text/html' })).body);
    expect(page.querySelector('.head')?.text).toContain('is not stored');
    expect(page.querySelector('.head')?.text).not.toMatch(/vote|unanimous/i);
  });

  it('have the vote if it is stored', async () => {
    expect((await day('2025-07-08')).meta.summary['vote']).toBe('6 to 3');
    expect((await day('2026-03-17')).meta.summary['vote']).toBe('5 to 4');
    expect((await day('2023-02-07')).meta.summary['vote']).toBeNull();
  });
});

describe('the values known then', () => {
  it('in February 2023 were inflation of 7.8 and unemployment of 3.5', async () => {
    const reply = await day('2023-02-07');
    expect(known(reply, 'AU.CPI.YOY')).toMatchObject({ period: '2022-Q4', value: 7.8, vintage: '2023-01-25', value_now: 7.9 });
    expect(Number(known(reply, 'AU.UNEMP.SA')?.['value'])).toBeCloseTo(3.5, 1);
    expect(known(reply, 'AU.WPI.YOY')).toMatchObject({ period: '2022-Q3', value: 3.1 });
  });

  it('have a period without a value if its first vintage is not stored', async () => {
    expect(known(await day('2023-02-07'), 'AU.CPI.TRIMMED')).toMatchObject({
      period: '2022-Q4',
      value: null,
      reason: 'The first vintage is not stored.',
    });
  });

  it('omit the complete monthly index before it existed', async () => {
    expect(known(await day('2025-08-12'), 'AU.CPI.MONTHLY.YOY')).toMatchObject({ period: null, value: null });
    expect(known(await day('2026-02-03'), 'AU.CPI.MONTHLY.YOY')).toMatchObject({ period: '2025-12', value: 3.8 });
  });

  it('are never from a release after the decision', async () => {
    const rows = await list('start=2015');
    for (const row of rows.filter((_, i) => i % 12 === 0)) {
      const decided = String(row['decided_at']);
      for (const { released_at: released } of (await day(String(row['day']))).data)
        if (released !== null) expect(String(released) <= decided).toBe(true);
    }
  });
});

it('the next forecasts are those in the next statement, or none if it is not stored', async () => {
  const forecasts = (reply: Reply) => reply.data.filter(({ kind }) => kind === 'next_forecast');
  expect(forecasts(await day('2023-02-07'))[0]).toMatchObject({
    series_id: 'AU.FORECAST.RBA.TRIMMED',
    issued: '2023-02',
    vintage: '2023-02-10',
  });
  expect(new Set(forecasts(await day('2025-07-08')).map(({ issued }) => issued))).toEqual(new Set(['2025-08']));
  expect(forecasts(await day('2026-06-16'))).toEqual([]);
});

it('a day without a decision is refused with the nearest one, and pages and files have the rows', async () => {
  const reply = await server.get('/v1/board-days/2023-02-08');
  expect([reply.statusCode, reply.json().errors[0].did_you_mean]).toEqual([404, '2023-02-07']);
  const page = parse((await server.get('/board-days/2023-02-07', { accept: 'text/html' })).body);
  expect(page.querySelector('.head p')?.text).toBe('The cash rate target went from 3.10% to 3.35%.');
  const all = parse((await server.get('/board-days', { accept: 'text/html' })).body);
  expect(all.querySelectorAll('[aria-label="Cash rate decisions"] tbody tr').length).toBe((await list('')).length);
  expect((await server.get('/w/board-day.csv?day=2023-02-07')).body).toContain('AU.CPI.YOY');
});
