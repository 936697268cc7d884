/** On pages about regions and places, ranks, differences and classes agree with the shown values, and a map has every region. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundariesOf } from '../../src/catalogue/regions/areas.ts';
import { families, findFamily } from '../../src/catalogue/regions/families.ts';
import { findProfile, PROFILE_PLACES, profileMeasures } from '../../src/catalogue/regions/places.ts';
import { CAPITALS, MAIN_STATES } from '../../src/core/places/geography.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';

interface Row {
  readonly region: string;
  readonly name: string;
  readonly series_id: string;
  readonly period: string | null;
  readonly value: number | null;
  readonly rank: number | null;
  readonly difference: number | null;
  readonly share_pct: number | null;
  readonly national_value?: number | null;
  readonly vintage: string | null;
}

interface Summary {
  readonly decimals: number;
  readonly period: string | null;
  readonly first_period: string | null;
  readonly national: { readonly series_id: string; readonly value: number | null } | null;
  readonly classes: readonly { readonly from: number; readonly to: number }[];
}

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const page = async (path: string) => parse((await server.get(path, { accept: 'text/html' })).body);
const region = async (id: string, query = ''): Promise<{ rows: readonly Row[]; summary: Summary }> => {
  const { data, meta } = await server.json(`/v1/regions/${id}${query}`);
  return { rows: data, summary: (meta as { summary: Summary }).summary };
};
const shown = (value: number, decimals: number): number => Number(value.toFixed(decimals));

describe('the families of series', () => {
  it('there are at least a hundred for states and nineteen for cities, each id once', () => {
    const all = families();
    expect(all.filter(({ kind }) => kind === 'states').length).toBeGreaterThanOrEqual(100);
    expect(all.filter(({ kind }) => kind === 'cities').length).toBeGreaterThanOrEqual(19);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('have one series for every state or city, in one dataset and unit', () => {
    for (const { id, kind, members, national } of families()) {
      const names = kind === 'states' ? MAIN_STATES.map(({ name }) => name) : CAPITALS.map(({ name }) => name);
      expect(
        members.map(({ name }) => name),
        id,
      ).toEqual(names);
      expect(
        members.every(({ handle, name }) => handle.place === name),
        id,
      ).toBe(true);
      expect(new Set(members.map(({ handle }) => `${handle.dataset.id} ${handle.units} ${handle.frequency}`)).size, id).toBe(1);
      if (national !== null) expect(national.place, id).toBe('Australia');
    }
  });

  it('are found by their id, by a state and by the national series', () => {
    for (const id of ['AU.UNEMP', 'au-unemp', 'AU.UNEMP.VIC', 'AU.UNEMP.SA_STATE', 'AU.UNEMP.SA'])
      expect(findFamily(id)?.id, id).toBe('AU.UNEMP');
    expect(findFamily('AU.CASHRATE')).toBeNull();
  });
});

describe('a region in one period', () => {
  it('is ranked by the values as shown, highest first, with equal ranks for equal values', async () => {
    for (const id of ['AU.UNEMP', 'AU.CPI.MONTHLY.YOY', 'AU.POPULATION']) {
      const { rows, summary } = await region(id);
      const values = rows.flatMap(({ value }) => (value === null ? [] : [shown(value, summary.decimals)]));
      expect(values.length, id).toBeGreaterThan(0);
      for (const { value, rank } of rows) {
        if (value === null) expect(rank, id).toBeNull();
        else expect(rank, id).toBe(1 + values.filter((one) => one > shown(value, summary.decimals)).length);
      }
    }
  });

  it('compares rates by their difference and totals by their share, in the same period', async () => {
    const { rows, summary } = await region('AU.UNEMP');
    const [vintage] = [...new Set(rows.map((row) => row.vintage))];
    const national = await server.json(
      `/v1/series/AU.UNEMP.SA?start_period=${summary.period}&end_period=${summary.period}&as_of=${vintage}`,
    );
    expect(summary.national?.value).toBe((national.data as { value: number }[])[0]?.value);
    for (const { value, difference, share_pct: share } of rows) {
      if (value === null || summary.national?.value == null) continue;
      expect(share).toBeNull();
      expect(difference).toBeCloseTo(shown(value, summary.decimals) - shown(summary.national.value, summary.decimals), 6);
    }
    const people = await region('AU.POPULATION');
    expect(people.rows.reduce((sum, { share_pct: share }) => sum + (share ?? 0), 0)).toBeCloseTo(100, 0);
    expect(people.rows.every(({ difference }) => difference === null)).toBe(true);
  });

  it('compares states and Australia in one release, and states this', async () => {
    const { data, meta } = await server.json('/v1/regions/AU.EMPLOYED');
    const { summary, note_facts: notes, sources } = meta as { summary: Summary; note_facts: { code: string }[]; sources: unknown[] };
    const [vintage] = [...new Set((data as readonly Row[]).map((row) => row.vintage))];
    const { period, national } = summary;
    const then = await server.json(`/v1/series/${national?.series_id}?start_period=${period}&end_period=${period}&as_of=${vintage}`);
    expect(national?.value).toBe((then.data as { value: number }[])[0]?.value);
    expect([notes.map(({ code }) => code), sources.length]).toEqual([['one_release'], 1]);
    const places = await Promise.all(MAIN_STATES.map(({ abbreviation }) => server.json(`/v1/places/${abbreviation.toLowerCase()}`)));
    const own = places.flatMap((place) => (place.data as readonly Row[]).filter(({ series_id: id }) => id.startsWith('AU.EMPLOYED.')));
    expect(own.reduce((sum, { share_pct: share }) => sum + (share ?? 0), 0)).toBeCloseTo(100, 0);
    expect(new Set(own.map(({ national_value: value }) => value))).toEqual(new Set([summary.national?.value]));
    const shown = (await page('/regions/AU.EMPLOYED')).querySelector('main ul.prose');
    expect(shown?.text).toMatch(
      /For comparison, all regions use the vintage of Labour force released on or before \d{1,2} [A-Z][a-z]+ 20\d\d\./,
    );
  });

  it('has a change over a year also for Australia, in the period of the page', async () => {
    const rows = (await page('/regions/AU.UNEMP?view=table')).querySelectorAll('main tbody tr');
    const [name, value, change, rank] =
      rows
        .at(-1)
        ?.querySelectorAll('th, td')
        .map(({ text }) => text) ?? [];
    const { summary } = await region('AU.UNEMP');
    expect([name, value, rank]).toEqual(['Australia', `${summary.national?.value?.toFixed(1)}%`, '–']);
    const yearAgo = `${Number(summary.period?.slice(0, 4)) - 1}${summary.period?.slice(4)}`;
    const before = (await region('AU.UNEMP', `?period=${yearAgo}`)).summary.national?.value ?? Number.NaN;
    const difference = shown(shown(summary.national?.value ?? Number.NaN, 1) - shown(before, 1), 1);
    expect(change).toBe(`${difference > 0 ? '+' : difference < 0 ? '−' : ''}${Math.abs(difference).toFixed(1)} pts`);
  });

  it('does not compare index levels of two places', async () => {
    const { rows } = await region('AU.CPI.INDEX');
    expect(rows.every(({ difference, share_pct: share }) => difference === null && share === null)).toBe(true);
  });

  it('puts every value in one class', async () => {
    const { rows, summary } = await region('AU.UNEMP');
    for (const { value, name } of rows) {
      const of = summary.classes.filter(
        ({ from, to }) => value !== null && shown(value, summary.decimals) >= from && shown(value, summary.decimals) <= to,
      );
      expect(of.length, name).toBe(value === null ? 0 : 1);
    }
  });

  it('is for the requested period, and refuses other frequencies and text', async () => {
    const { summary } = await region('AU.UNEMP', '?period=2020-05');
    expect(summary.period).toBe('2020-05');
    for (const period of ['2020-Q2', 'yesterday']) expect((await server.get(`/v1/regions/AU.UNEMP?period=${period}`)).statusCode).toBe(400);
    const before = await region('AU.UNEMP', '?period=1900-01');
    expect(before.rows.every(({ value, rank }) => value === null && rank === null)).toBe(true);
  });

  it('has the nearest match for a measure without a map', async () => {
    const answer = await server.get('/v1/regions/AU.UNEMPP');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('AU.UNEMP');
  });
});

describe('the map', () => {
  it('draws every state, with its value or hatched, and describes the same in words', async () => {
    const { rows } = await region('AU.UNEMP');
    const map = (await page('/regions/AU.UNEMP')).querySelector('svg.map');
    expect(map?.querySelectorAll('path[class^=k]').length).toBeGreaterThanOrEqual(8);
    for (const { name } of rows) expect(map?.getAttribute('aria-label')).toContain(name);
    expect(map?.getAttribute('aria-label')).toContain('Australia: ');
    const old = (await page('/regions/AU.UNEMP?period=1900-01')).querySelector('svg.map');
    expect(old?.querySelectorAll('path.kx').length).toBeGreaterThanOrEqual(8);
  });

  it('is a single picture, in light and dark, with its sources', async () => {
    const light = await server.get('/m/AU.UNEMP.svg');
    expect(light.headers['content-type']).toContain('image/svg+xml');
    expect(light.body).toContain('Australian Bureau of Statistics, ASGS Edition 3');
    expect(light.body).not.toMatch(/<script|href=|NaN/);
    expect((await server.get('/m/AU.UNEMP.svg?theme=dark')).body).not.toBe(light.body);
    const png = await server.get('/m/AU.UNEMP.png');
    expect(png.headers['content-type']).toBe('image/png');
    expect((await server.get('/m/AU.UNEMP.csv?theme=dark')).statusCode).toBe(400);
  });

  it('is on a page of at most 60 kB, in every view', async () => {
    for (const view of ['map', 'rank', 'table', 'lines']) {
      const { body, statusCode } = await server.get(`/regions/AU.UNEMP?view=${view}`, { accept: 'text/html' });
      expect([view, statusCode]).toEqual([view, 200]);
      expect(Buffer.byteLength(body), view).toBeLessThanOrEqual(60_000);
    }
  });

  it('opens for every family, with or without data', async () => {
    for (const { id } of families())
      expect([id, (await server.get(`/regions/${id}`, { accept: 'text/html' })).statusCode]).toEqual([id, 200]);
  });

  it('is linked from the series of its family', async () => {
    const links = (await page('/series/AU.UNEMP.VIC')).querySelectorAll('a').map((one) => one.getAttribute('href') ?? '');
    expect(links.some((href) => href.endsWith('/regions/AU.UNEMP'))).toBe(true);
  });
});

describe('the profiles', () => {
  it('exist for Australia, eight states and eight cities, and are found by any name', () => {
    expect(PROFILE_PLACES).toHaveLength(17);
    for (const text of ['vic', 'VIC', 'Victoria', 'victoria']) expect(findProfile(text)?.id, text).toBe('vic');
    expect(findProfile('Melbourne')?.kind).toBe('city');
    expect(findProfile('Atlantis')).toBeNull();
    expect(profileMeasures().length).toBeGreaterThan(20);
  });

  it('rank a place in the period of its latest value', async () => {
    const data = (await server.json('/v1/places/vic')).data as unknown as (Row & {
      family: string;
      ranked: number;
      national_value: number | null;
    })[];
    const withData = data.filter(({ value }) => value !== null);
    expect(withData.length).toBeGreaterThan(3);
    for (const { family, period, rank, value, ranked } of withData) {
      const { rows } = await region(family, `?period=${period}`);
      const own = rows.find(({ region: code }) => code === 'VIC');
      expect([family, own?.value, own?.rank]).toEqual([family, value, rank]);
      expect(rows.filter((row) => row.value !== null).length, family).toBe(ranked);
    }
  });

  it.each(PROFILE_PLACES.map(({ id }) => id))('open as a page and as files: %s', async (id) => {
    const document = await page(`/places/${id}`);
    expect(document.querySelector('h1')?.text).toBe(findProfile(id)?.name);
    expect((await server.get(`/p/${id}.csv`)).statusCode).toBe(200);
  });

  it('state once that most values are out of date, and mark only the other rows', async () => {
    const data = (await server.json('/v1/places/vic')).data as unknown as { value: number | null; grade: string | null }[];
    const grades = data.filter(({ value }) => value !== null).map(({ grade }) => grade);
    const old = grades.filter((grade) => grade === 'out_of_date').length;
    expect(old * 2).toBeGreaterThan(grades.length);
    expect(old).toBeLessThan(grades.length);
    const document = await page('/places/vic');
    expect(document.querySelector('#state')?.text.trim()).toBe(`${old} of ${grades.length} values are out of date. The others are marked.`);
    expect(document.querySelector('main')?.text.match(/out of date/gi)).toHaveLength(1);
    const marked = document.querySelectorAll('.aligned tbody tr').filter((row) => /Up to date|releases? behind/.test(row.text));
    expect(marked).toHaveLength(grades.length - old);
  });

  it('are linked from the list of places', async () => {
    const links = (await page('/places')).querySelectorAll('main a').map((one) => one.getAttribute('href') ?? '');
    for (const { id } of PROFILE_PLACES)
      expect(
        links.some((href) => href.endsWith(`/places/${id}`)),
        id,
      ).toBe(true);
  });
});

describe('smaller areas', () => {
  it.each([
    ['council-10050', 'Albury', 'Estimated resident population'],
    ['sa4-102', 'Central Coast', 'Unemployment rate'],
    ['postcode-2000', 'Postcode 2000', 'Median taxable income'],
  ])('have a profile with rank, and files: %s', async (id, name, measure) => {
    const document = await page(`/places/${id}`);
    expect(document.querySelector('h1')?.text).toBe(name);
    expect(document.querySelector('main')?.text).toContain(measure);
    // Each column has a value, and each value has its unit next to it or next to the name of the measure.
    for (const shown of document.querySelectorAll('main table')) {
      const cells = shown.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map((cell) => cell.text.trim()));
      shown.querySelectorAll('thead th').forEach((heading, i) => {
        expect([heading.text, cells.some((row) => row[i] !== '–')]).toEqual([heading.text, true]);
      });
      for (const [name = '', value = ''] of cells) {
        expect(name).not.toMatch(/ (?:\$|no\.)/);
        expect(/^\$|^[\d.]+%/.test(value) || /persons|dwellings/i.test(name), `${name} ${value}`).toBe(true);
      }
    }
    const { data } = await server.json(`/v1/places/${id}`);
    for (const row of data as unknown as readonly { rank: number; ranked: number; value: number }[]) {
      expect(row.rank).toBeGreaterThanOrEqual(1);
      expect(row.rank).toBeLessThanOrEqual(row.ranked);
    }
    expect((await server.get(`/p/${id}.xlsx`)).statusCode).toBe(200);
  });

  it('are found by their plain codes, by their codes in ABS tables, and by name', async () => {
    for (const [code, id] of [
      ['2000', 'postcode-2000'],
      ['102', 'sa4-102'],
      ['10050', 'council-10050'],
      ['POA2000', 'postcode-2000'],
      ['LGA_10050', 'council-10050'],
      ['1GSYD', 'sydney'],
      ['AU', 'aus'],
      ['Capital-Region', 'sa4-101'],
    ]) {
      const [bare, whole] = [await server.json(`/v1/places/${code}`), await server.json(`/v1/places/${id}`)];
      expect(bare.data).toEqual(whole.data);
    }
    expect((await server.get('/v1/places/99999')).statusCode).toBe(404);
    expect((await server.get('/v1/places/balarat')).json()).toMatchObject({ errors: [{ did_you_mean: 'sa4-201' }] });
  });

  it('agree with the published population of a council and of Australia', async () => {
    const { data, meta } = await server.json('/v1/rankings/abs/ERP_LGA');
    const rows = data as unknown as readonly { code: string; rank: number; value: number }[];
    expect(rows.find(({ code }) => code === '31000')).toMatchObject({ rank: 1, value: 1_375_301 });
    expect((meta as unknown as { summary: { national: object } }).summary.national).toMatchObject({ value: 27_613_654 });
    // The rows of the workbook add up to its total.
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(27_613_654);
  });

  it.each(['abs.ERP_LGA', 'abs.LF_SA4', 'ato.IND_POSTCODE_MEDIAN'])('are on a map with every area that has a boundary: %s', async (id) => {
    const svg = (await server.get(`/k/${id}.svg`)).body;
    const { data } = await server.json(`/v1/rankings/${id.replace('.', '/')}`);
    const withValue = (data as unknown as readonly { value: number | null }[]).filter(({ value }) => value !== null).length;
    const shaded = svg.match(/<title>/g)?.length ?? 0;
    expect(shaded).toBeGreaterThan(withValue * 0.95);
    expect(svg).toContain('ASGS Edition 3');
    expect(svg).not.toContain('NaN');
  });

  it('have the names in the data, even if two regions are published as one', async () => {
    const { data } = await server.json('/v1/rankings/abs/ERP_LGA');
    const names = new Map(boundariesOf('council').areas.map(({ code, name }) => [code, name]));
    for (const { code, name } of data as unknown as readonly { code: string; name: string }[])
      expect([code, names.get(code)]).toEqual([code, name]);
    expect((await page('/places/sa4-508')).querySelector('h1')?.text).toBe('Western Australia - Outback (North and South)');
    // Both parts of the joined region are shaded.
    const map = (await server.get('/k/abs.LF_SA4.svg')).body;
    expect(map.match(/<title>Western Australia - Outback \(North and South\): [\d.]+/g)).toHaveLength(2);
    for (const id of ['sa4-999', 'council-99999', 'postcode-9999']) expect((await server.get(`/places/${id}`)).statusCode, id).toBe(404);
  });

  it('are found by name and postcode', async () => {
    const links = async (find: string) =>
      (await page(`/places?find=${find}`)).querySelectorAll('#areas .columns a').map((one) => one.getAttribute('href'));
    expect(await links('ballarat')).toEqual(['/places/sa4-201', '/places/council-20570']);
    expect(await links('3350')).toEqual(['/places/postcode-3350']);
    expect(await links('zz')).toEqual([]);
  });
});

describe('a dataset that can be ranked', () => {
  it('is found in two clicks, and the page explains if it is empty', async () => {
    const empty = await page('/datasets/abs/BA_LGA2024?view=rank&per=1000_residents');
    expect(empty.querySelector('.empty')?.text).toContain('no data on this site');
    const table = await page('/datasets/abs/LF_SA4');
    const rank = table.querySelectorAll('.seg a').find((one) => one.text === 'Rank');
    const document = await page(rank?.getAttribute('href') ?? '');
    expect(document.querySelectorAll('tbody tr').length).toBe(50);
    expect(document.text).toContain('1–50 of 87');
    expect(document.querySelector('tbody th')?.text).toBe('1Queensland - Outback');
  });

  it('has a heat map of annual changes, calculated from the values', async () => {
    const heat = await page('/datasets/abs/CPI?view=heat');
    const rows = heat.querySelectorAll('#table tbody tr');
    // The rows are all groups together and the eleven groups.
    expect(rows).toHaveLength(12);
    expect(heat.querySelectorAll('#table thead th')).toHaveLength(25);
    const table = await page('/datasets/abs/CPI');
    const [now, ...others] = (table.querySelector('#table tbody tr')?.querySelectorAll('data') ?? []).map((one) =>
      Number(one.getAttribute('value')),
    );
    const change = 100 * ((now ?? Number.NaN) / (others[3] ?? Number.NaN) - 1);
    expect(rows[0]?.querySelector('td')?.text).toBe(`+${change.toFixed(1)}`);
  });

  it('has the groups of the CPI below all groups, and headings that sort', async () => {
    const document = await page('/datasets/abs/CPI');
    const rows = document.querySelectorAll('#table tbody tr');
    const depths = rows.map((row) => row.querySelector('.in')?.getAttribute('data-depth') ?? '0');
    expect(depths.slice(0, 5)).toEqual(['0', '1', '2', '3', '3']);
    const heads = document.querySelectorAll('#table thead a').map((one) => one.getAttribute('href'));
    expect(heads).toHaveLength(3);
    const sorted = await page(heads[2] ?? '');
    expect(sorted.querySelector('[aria-sort]')?.getAttribute('aria-sort')).toBe('descending');
  });
});
