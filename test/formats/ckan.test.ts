/** Finds the latest resource in a package on a CKAN portal. */
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../src/core/capture.ts';
import { type CkanFile, ckanAsk, ckanSearchAsk } from '../../src/formats/ckan.ts';

const index = (reply: unknown): Captured =>
  ({ url: 'https://portal.example/api', bytes: Buffer.from(JSON.stringify(reply)) }) as unknown as Captured;
const resource = (name: string, url: string, rest: Readonly<Record<string, unknown>> = {}) => ({ name, url, ...rest });
const FILE: CkanFile = { resource: / - Current$/, suffix: '.CSV' };
const NOTHING_STORED = { periodEnd: null, now: 0 };

/** Returns the URLs that are found in the index of one package. */
function found(resources: readonly unknown[], file: CkanFile = FILE): readonly unknown[] {
  const ask = ckanAsk({ ...file, package: 'asic companies' });
  return ask.follow?.(index({ success: true, result: { name: 'x', resources } }), NOTHING_STORED) ?? [];
}
function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}

describe('the index of a package', () => {
  it('is requested by its name', () => {
    const { follow, ...ask } = ckanAsk({ ...FILE, package: 'asic companies' });
    expect(ask).toEqual({
      id: 'data-index',
      url: 'https://data.gov.au/data/api/3/action/package_show?id=asic%20companies',
      accept: 'application/json',
      maxBytes: 16_777_216,
    });
    expect(follow).toBeTypeOf('function');
  });

  it('leads to the file, or to its last known URL', () => {
    const file: CkanFile = { ...FILE, id: 'zip', accept: 'text/csv', large: true, maxBytes: 7, lastKnown: 'https://old.example/a.csv' };
    const rest = { id: 'zip', accept: 'text/csv', large: true, maxBytes: 7 };
    expect(ckanAsk({ ...file, package: 'p' })).toMatchObject({ id: 'zip-index', fallback: { ...rest, url: 'https://old.example/a.csv' } });
    expect(found([resource('A - Current', 'https://new.example/a.csv')], file)).toEqual([{ ...rest, url: 'https://new.example/a.csv' }]);
    expect(found([resource('A - Current', 'https://new.example/a.csv')])).toEqual([
      { id: 'data', accept: '*/*', url: 'https://new.example/a.csv' },
    ]);
  });

  it('is ignored if it reports a failure, or has no resource of the name', () => {
    const follow = (reply: unknown) => refusal(() => ckanAsk({ ...FILE, package: 'p' }).follow?.(index(reply), NOTHING_STORED));
    expect(follow({ success: false, result: {} })).toMatchObject({
      code: 'PARSE_LAYOUT',
      message: 'The portal reports that the request failed.',
      at: { url: 'https://portal.example/api', column: 'success' },
    });
    expect(follow({ success: true, result: { resources: [resource('Old', 'https://a.example/a.csv')] } })).toMatchObject({
      code: 'PARSE_LAYOUT',
      message: 'The portal has no .CSV file with “- Current” in its name. Found: “Old”.',
      at: { url: 'https://portal.example/api', column: 'resources' },
    });
    expect(follow({ success: true, result: { resources: null } })).toMatchObject({ message: expect.stringContaining('Found: none.') });
    expect(follow({ success: true, result: { resources: ['x'] } })).toMatchObject({ message: 'Missing object at resource.' });
    expect(follow({ success: true, result: { resources: [{ name: 'A - Current' }] } })).toMatchObject({
      message: 'Missing text at resource.url.',
    });
    expect(follow({ success: true })).toMatchObject({ message: 'Missing object at package.' });
    expect(follow([])).toMatchObject({ message: 'Missing object at reply.' });
  });
});

describe('the resource', () => {
  const urls = (resources: readonly unknown[], file: CkanFile = FILE) =>
    found(resources, file).map((ask) => (ask as { readonly url: string }).url);

  it('has the name and the suffix of its URL, without the query', () => {
    expect(
      urls([
        resource('A - Current', 'https://x.example/a.zip'),
        resource('A - Current', 'https://x.example/a.zip?as=.csv'),
        resource('A - Currently', 'https://x.example/b.csv'),
        resource('A - Current', 'https://x.example/C.CSV?token=1'),
      ]),
    ).toEqual(['https://x.example/C.CSV?token=1']);
  });

  it('is the one changed last, or else created last', () => {
    const at = (modified: string | null, created?: string) =>
      resource('A - Current', `https://x.example/${modified ?? created ?? 'none'}.csv`, {
        last_modified: modified,
        ...(created ? { created } : {}),
      });
    expect(urls([at('2025-01-02'), at('2026-01-01'), at('2025-12-31')])).toEqual(['https://x.example/2026-01-01.csv']);
    expect(urls([at('2025-01-02'), at(null, '2026-02-01')])).toEqual(['https://x.example/2026-02-01.csv']);
    expect(urls([at(null), at('2025-01-02')])).toEqual(['https://x.example/2025-01-02.csv']);
  });

  it('is the one with the latest year in its name, even if others were uploaded later', () => {
    const yearly: CkanFile = { resource: /^(\d{4}-\d{2}) Report/, suffix: '.csv' };
    const report = (year: string, modified: string) =>
      resource(`${year} Report`, `https://x.example/${year}.csv`, { last_modified: modified });
    expect(urls([report('2023-24', '2026-01-01'), report('2024-25', '2025-01-01'), report('2022-23', '2025-06-01')], yearly)).toEqual([
      'https://x.example/2024-25.csv',
    ]);
  });

  it('is active, and is requested over https', () => {
    expect(
      urls([
        resource('A - Current', 'https://x.example/gone.csv', { state: 'deleted', last_modified: '2026-01-01' }),
        resource('A - Current', 'http://x.example/http:a.csv', { state: 'active', last_modified: '2025-01-01' }),
      ]),
    ).toEqual(['https://x.example/http:a.csv']);
  });
});

describe('the packages of an organisation', () => {
  const ask = ckanSearchAsk({ resource: /^Table 1/, suffix: '.xlsx', organization: 'ato', package: /^taxation-statistics-(\d{4})-\d{2}$/ });
  const follow = (...results: unknown[]) => ask.follow?.(index({ success: true, result: { results } }), NOTHING_STORED)[0]?.url;
  const named = (name: string, ...resources: unknown[]) => ({ name, resources });
  const table = (url: string) => resource('Table 1', url);

  it('are requested together', () => {
    expect(ask.url).toBe('https://data.gov.au/data/api/3/action/package_search?q=&fq=organization%3Aato&rows=1000');
  });

  it('are searched from the latest year, for the first with the resource', () => {
    const old = named('taxation-statistics-2021-22', table('https://x.example/21.xlsx'));
    const middle = named('taxation-statistics-2022-23', table('https://x.example/22.xlsx'));
    const empty = named('taxation-statistics-2023-24', resource('Table 2', 'https://x.example/23.xlsx'));
    const other = named('taxation-facts-2030-31', table('https://x.example/30.xlsx'));
    expect(follow(old, other, empty, middle)).toBe('https://x.example/22.xlsx');
    expect(follow(middle, old)).toBe('https://x.example/22.xlsx');
    expect(refusal(() => follow(other))).toMatchObject({ code: 'PARSE_LAYOUT' });
    expect(refusal(() => ask.follow?.(index({ success: true, result: {} }), NOTHING_STORED))).toMatchObject({
      message: 'Missing list at result.results.',
    });
  });
});
