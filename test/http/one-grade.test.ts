/** Each dataset and series has the same grade in responses, on pages and in search. The grade says how current its data are. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { dottedId } from '../../src/core/define-dataset.ts';
import { type OverStore, serveStore } from './over-store.ts';

interface Graded {
  readonly grade: 'current' | 'behind' | 'out_of_date' | null;
  readonly lag_periods: number | null;
  readonly discontinued?: { readonly last: string };
}

const HTML = { accept: 'text/html' };
let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const page = async (target: string) => parse((await server.get(target, HTML)).body);
const gradeIn = (words: string): Graded['grade'] =>
  words.startsWith('Out of date') ? 'out_of_date' : /^(\d+ releases? behind|Release missing)/.test(words) ? 'behind' : 'current';
const stored = async () => {
  const states = await server.shelf.store.datasets.states();
  const keys = new Set(states.filter(({ version }) => version !== null).map(({ dataset }) => dataset as string));
  return datasets().filter((one) => keys.has(`${one.source}/${one.id}`));
};
/** Returns true if the number of missing periods agrees with the grade, or is not known. */
const agrees = ({ grade, lag_periods: lag }: Graded): boolean =>
  lag === null ? grade !== 'current' : grade === (lag > 4 ? 'out_of_date' : lag > 0 ? 'behind' : 'current');

it('the status page has the overall state of /v1/status, and the number of datasets with data', async () => {
  const { status, sources } = (await server.json('/v1/status')) as unknown as {
    readonly status: string;
    readonly sources: readonly { readonly datasets: Readonly<Record<string, number>> }[];
  };
  const main = (await page('/status')).querySelector('main')?.text ?? '';
  expect(status).toBe('unknown');
  expect(main).toContain('Not yet checked with the agencies');
  expect(main).not.toContain('Operational');
  const total = sources.reduce((sum, { datasets: of }) => sum + (of['total'] ?? 0) - (of['unavailable'] ?? 0), 0);
  expect(main).toContain(`${total}of `);
});

describe('each stored dataset', () => {
  it('has the same grade in its description, on its page, in the list and in the status', async () => {
    const all = await stored();
    expect(all.length).toBeGreaterThan(60);
    const status = (await server.json('/v1/status')) as unknown as {
      sources: { stale_datasets: { dataset_id: string; grade: Graded['grade'] }[] }[];
    };
    const inStatus = new Map(status.sources.flatMap(({ stale_datasets }) => stale_datasets.map((one) => [one.dataset_id, one.grade])));
    const listed = new Map<string, string>();
    for (const source of new Set(all.map((one) => one.source))) {
      for (const hit of (await page(`/datasets?source=${source}&q=`)).querySelectorAll('li.hit')) {
        listed.set(hit.querySelector('code')?.text ?? '', hit.querySelector('.st')?.text ?? '');
      }
    }
    const apart: unknown[] = [];
    for (const one of all) {
      const { meta } = (await server.json(`/v1/describe/${one.source}/${one.id}`)) as unknown as { meta: Graded };
      const chip = (await page(`/datasets/${one.source}/${one.id}`)).querySelector('.chips .chip')?.text ?? '';
      const id = dottedId(one);
      const grades = {
        answer: meta.grade,
        page: gradeIn(chip),
        list: listed.has(id) ? gradeIn(listed.get(id) ?? '') : meta.grade,
        status: inStatus.get(id) ?? meta.grade,
      };
      if (new Set(Object.values(grades)).size > 1 || !agrees(meta)) apart.push({ id, ...grades, lag: meta.lag_periods, chip });
      const words = [chip, ...(listed.has(id) ? [listed.get(id) ?? ''] : [])];
      if (one.ceased && meta.grade === 'current') for (const text of words) expect(text, id).toMatch(/^Discontinued: last value /);
    }
    expect(apart).toEqual([]);
  }, 600_000);
});

describe('each series', () => {
  it('has a number of missing periods that agrees with its grade', async () => {
    const { data } = (await server.json(`/v1/search?q=rate&limit=50`)) as unknown as { data: (Graded & { id: string })[] };
    const latest = await Promise.all(
      SERIES.filter((_, i) => i % 40 === 0).map(async ({ id }) => {
        const { statusCode, body } = await server.get(`/v1/series/${id}/latest`);
        return statusCode === 200 ? [{ id, ...(JSON.parse(body) as Graded) }] : [];
      }),
    );
    const graded = [...data.filter(({ grade }) => grade !== null && grade !== undefined), ...latest.flat()];
    expect(graded.length).toBeGreaterThan(60);
    expect(graded.filter((one) => !agrees(one)).map(({ id, grade, lag_periods }) => [id, grade, lag_periods])).toEqual([]);
  });

  it('of market data has no number of missing periods', async () => {
    const { meta } = (await server.json('/v1/series/AU.FX.TWI?limit=1')) as unknown as { meta: Graded };
    expect([meta.grade, meta.lag_periods]).toEqual(['out_of_date', null]);
  });

  it('that is discontinued is marked as discontinued in search and on its page', async () => {
    const hits = (await page('/search?q=AU.RPPI.SYDNEY')).querySelectorAll('li.hit');
    const hit = hits.find((one) => one.querySelector('code')?.text === 'AU.RPPI.SYDNEY');
    expect(hit?.querySelector('.st')?.text).toMatch(/^Discontinued: last value December quarter 2021/);
    expect((await page('/series/AU.RPPI.SYDNEY')).text).toContain('Discontinued: last value December quarter 2021. Released');
  });
});

describe('a day before the first vintage', () => {
  it.each(['AU.CPI.YOY', 'AU.CASHRATE', 'AU.UNEMP.SA', 'AU.BOND.10Y'])('%s gives the first day with a response', async (id) => {
    const refusal = (await server.get(`/v1/series/${id}?as_of=1960-01-01`)).json();
    expect(refusal.code).toBe('REQ_NO_VINTAGE');
    const day: string = refusal.errors[0].did_you_mean;
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect((await server.get(`/v1/series/${id}?as_of=${day}&gap=allow`)).statusCode, day).toBe(200);
    expect((await server.get(`/v1/series/${id}?as_of=${before}&gap=allow`)).json().code, before).toBe('REQ_NO_VINTAGE');
  });
});

describe('declared facts', () => {
  const family = async (id: string): Promise<readonly Readonly<Record<string, number | null>>[]> =>
    (await server.json(`/v1/regions/${id}`)).data;

  it('employment in public administration is a share of the national total', async () => {
    const shares = (await family('AU.EMPLOYED.INDUSTRY.PUBLIC_ADMINISTRATION')).map(({ share_pct }) => Number(share_pct));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  });

  it('days lost for each thousand employees are compared with the national rate, and are not shares', async () => {
    const rows = (await family('AU.DISPUTES.DAYS_LOST_RATE')).filter(({ value }) => value !== null);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ share_pct, difference }) => share_pct !== null || difference === null)).toEqual([]);
  });
});
