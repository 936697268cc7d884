/**
 * Checks requests that follow an index. The file is looked up each time, and fixed files are downloaded once. If the index is lost, the
 * data are not lost.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../src/core/capture.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { ckanAsk, ckanSearchAsk } from '../../src/formats/ckan.ts';
import { rebuild } from '../../src/ingest/jobs/rebuild.ts';
import { body, html, status } from './fake-agency.ts';
import { askOf, at, source, table, tiny, tinyRegister } from './tiny-dataset.ts';
import { history, openWorkbench, served, silentLog, type Workbench } from './workbench.ts';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench('2026-05-11T03:00:00Z', { ...source, hosts: [...source.hosts, 'data.gov.au'] });
});
afterEach(() => bench.close());

const file = (...months: readonly [string, number][]): string =>
  table({ keys: ['AAA'], units: ['Per cent'], rows: Object.fromEntries(months.map(([month, value]) => [month, [value]])) });

/** An index with the name of one file on a line. */
const index: Ask = {
  ...askOf('index.txt', { ...askOf('old.csv'), id: 'data' }),
  follow: (captured) => {
    const name = Buffer.from(captured.bytes).toString('utf8').trim();
    if (!name.endsWith('.csv')) throw new WattleError('PARSE_LAYOUT', 'The index names no file.');
    return [{ ...askOf(name), id: 'data' }];
  },
};
const indexed = tiny({ asks: () => [index] });

describe('an index of one file', () => {
  it('leads to the file, and only the capture of the file is part of the version', async () => {
    bench.agency.on(at('index.txt'), body('may.csv'));
    bench.agency.on(at('may.csv'), body(file(['2026-03', 3.2])));
    const { result, version } = await bench.refresher.refresh(indexed);
    expect(result).toBe('new_version');
    expect(version?.captures).toHaveLength(1);
    expect(await bench.store.captures.newest('rba/T1', 'data')).toMatchObject({ url: 'https://www.rba.gov.au/may.csv' });
  });

  it('if the index fails or has no match, the file is requested at its last URL', async () => {
    bench.agency.on(at('index.txt'), body('may.csv'));
    bench.agency.on(at('may.csv'), body(file(['2026-03', 3.2])));
    await bench.refresher.refresh(indexed);
    bench.clock.advance(3_600_000);
    bench.agency.on(at('may.csv'), body(file(['2026-03', 3.2], ['2026-04', 3.3])));
    // The first case loads data that were published in between. The other cases cannot show that nothing was published since.
    for (const [trouble, result, code] of [
      [status(500), 'new_version', undefined],
      [html, 'unchanged', 'UP_HTML'],
      [body('nothing here'), 'unchanged', 'PARSE_LAYOUT'],
    ] as const) {
      bench.agency.on(at('index.txt'), trouble);
      const outcome = await bench.refresher.refresh(indexed);
      expect([outcome.result, outcome.error?.code]).toEqual([result, code]);
    }
    expect(Object.keys((await served(bench.store, 'rba/T1'))['AAA'] ?? {})).toHaveLength(2);
  });

  it('if no file was ever found, it is requested at its declared URL', async () => {
    bench.agency.on(at('old.csv'), body(file(['2026-03', 3.2])));
    expect(await bench.refresher.refresh(indexed)).toMatchObject({ result: 'new_version', error: null });
  });

  it('reports the error of the index if neither can be loaded', async () => {
    bench.agency.on(at('index.txt'), body('nothing here'));
    const { result, error } = await bench.refresher.refresh(indexed);
    expect(result).toBe('quarantined');
    expect(error).toMatchObject({ code: 'PARSE_LAYOUT', at: { url: 'https://www.rba.gov.au/index.txt' } });
  });

  it('is not followed to an unlisted host', async () => {
    const astray = tiny({ asks: () => [{ ...askOf('index.txt'), follow: () => [{ ...askOf('x'), url: 'https://example.org/x.csv' }] }] });
    bench.agency.on(at('index.txt'), body('may.csv'));
    expect((await bench.refresher.refresh(astray)).error).toMatchObject({
      code: 'UP_REDIRECT',
      at: { value: 'https://example.org/x.csv' },
    });
  });

  it('is rebuilt from its files', async () => {
    bench.agency.on(at('index.txt'), body('may.csv'));
    bench.agency.on(at('may.csv'), body(file(['2026-03', 3.2])));
    await bench.refresher.refresh(indexed);
    bench.clock.advance(3_600_000);
    bench.agency.on(at('index.txt'), body('june.csv'));
    bench.agency.on(at('june.csv'), body(file(['2026-03', 3.1], ['2026-04', 3.3])));
    await bench.refresher.refresh(indexed);
    const before = await history(bench.store, indexed);
    const rebuilt = await rebuild({ store: bench.store, origin: 'live', log: silentLog, restart: async () => {} }, indexed);
    expect(rebuilt).toMatchObject({ versionsBefore: 2, versionsAfter: 2, refused: 0 });
    expect(await history(bench.store, indexed)).toEqual(before);
  });
});

describe('unchanging files in a listing', () => {
  const listing: Ask = {
    ...askOf('listing.txt'),
    follow: (captured) =>
      Buffer.from(captured.bytes)
        .toString('utf8')
        .trim()
        .split('\n')
        .map((name) => ({ ...askOf(name), immutable: true })),
  };
  const partial =
    (parse: TimeSeriesDataset['parse']): TimeSeriesDataset['parse'] =>
    async (captured) => ({
      ...(await parse(captured)),
      scope: 'partial',
    });
  const points =
    (parse: TimeSeriesDataset['parse']): TimeSeriesDataset['parse'] =>
    async (captured) => ({
      ...(await parse(captured)),
      scope: 'points',
    });
  const listed = tiny({ asks: () => [listing], parse: partial(tiny().parse) });
  const requested = (name: string): number => bench.agency.count(at(name));

  it('are loaded once each, together in one version', async () => {
    bench.agency.on(at('listing.txt'), body('a.csv\nb.csv'));
    bench.agency.on(at('a.csv'), body(file(['2026-02', 1])));
    bench.agency.on(at('b.csv'), body(file(['2026-03', 2])));
    expect((await bench.refresher.refresh(listed)).version?.captures).toHaveLength(2);
    bench.agency.on(at('listing.txt'), body('a.csv\nb.csv\nc.csv'));
    bench.agency.on(at('c.csv'), body(file(['2026-04', 3])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', version: { seq: 2 } });
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'unchanged' });
    expect([requested('a.csv'), requested('b.csv'), requested('c.csv')]).toEqual([1, 1, 1]);
    expect(Object.values((await served(bench.store, 'rba/T1'))['AAA'] ?? {})).toEqual([1, 2, 3]);
  });

  it('are requested once for any number of datasets', async () => {
    bench.agency.on(at('listing.txt'), body('a.csv'));
    bench.agency.on(at('a.csv'), body(file(['2026-02', 1])));
    const other = { ...listed, id: 'T2' };
    const [first, second] = await Promise.all([bench.refresher.refresh(listed), bench.refresher.refresh(other)]);
    expect([first.result, second.result]).toEqual(['new_version', 'new_version']);
    expect(requested('a.csv')).toBe(1);
    expect(first.version?.captures).toEqual(second.version?.captures);
    expect(await bench.store.captures.newest('rba/T2', 'a.csv')).toMatchObject({ url: 'https://www.rba.gov.au/a.csv' });
  });

  it('of a register are loaded once each, and every version has the rows of all files', async () => {
    const people = (row: string): string => `number,name,cities\n${row}`;
    const register = tinyRegister({ asks: () => [{ ...listing, atMost: 2 }] });
    bench.agency.on(at('listing.txt'), body('b.csv\nbad.csv\na.csv'));
    bench.agency.on(at('a.csv'), body(people('1,Ann,Perth')));
    bench.agency.on(at('b.csv'), body(people('2,Bea,Hobart')));
    bench.agency.on(at('bad.csv'), body('no table at all'));
    expect(await bench.refresher.refresh(register)).toMatchObject({ result: 'new_version', error: { code: 'PARSE_LAYOUT' } });
    expect((await bench.refresher.refresh(register)).version?.captures).toHaveLength(2);
    expect(await bench.refresher.refresh(register)).toMatchObject({ result: 'unchanged', error: null });
    bench.agency.on(at('listing.txt'), body('c.csv\nb.csv\nbad.csv\na.csv'));
    bench.agency.on(at('c.csv'), body(people('3,Cam,Cairns')));
    expect((await bench.refresher.refresh(register)).version?.captures).toHaveLength(2);
    expect((await bench.store.datasets.state('rba/register'))?.rows).toBe(2);
    expect(['a.csv', 'b.csv', 'c.csv', 'bad.csv'].map(requested)).toEqual([1, 1, 1, 1]);
    // The rows of other files do not replace the register while a new file is missing.
    bench.agency.on(at('listing.txt'), body('e.csv\nd.csv\nc.csv'));
    bench.agency.on(at('e.csv'), body(people('5,Eve,Perth')));
    bench.agency.on(at('d.csv'), status(500));
    expect(await bench.refresher.refresh(register)).toMatchObject({ result: 'failed' });
    expect((await bench.store.datasets.state('rba/register'))?.rows).toBe(2);
  });

  it('of a register are not replaced while the latest file is a web page', async () => {
    const register = tinyRegister({ asks: () => [listing] });
    bench.agency.on(at('listing.txt'), body('a.csv'));
    bench.agency.on(at('a.csv'), body('number,name,cities\n1,Ann,Perth'));
    await bench.refresher.refresh(register);
    bench.agency.on(at('listing.txt'), body('b.csv\na.csv'));
    bench.agency.on(at('b.csv'), html);
    expect(await bench.refresher.refresh(register)).toMatchObject({ error: { code: 'UP_HTML' } });
    expect((await bench.store.datasets.state('rba/register'))?.rows).toBe(1);
  });

  it('that were moved or cannot be read are skipped, and the others are loaded', async () => {
    bench.agency.on(at('listing.txt'), body('gone.csv\nbad.csv\ngood.csv'));
    bench.agency.on(at('bad.csv'), body('no table at all'));
    bench.agency.on(at('good.csv'), body(file(['2026-03', 2])));
    const first = await bench.refresher.refresh(listed);
    expect(first).toMatchObject({ result: 'new_version', error: { code: 'PARSE_LAYOUT', at: { url: 'https://www.rba.gov.au/bad.csv' } } });
    bench.agency.on(at('gone.csv'), body(file(['2026-04', 3])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', error: null });
    expect([requested('bad.csv'), requested('good.csv'), requested('gone.csv')]).toEqual([1, 1, 2]);
  });

  it('are loaded a few at a time if the index requires it, with named ones first', async () => {
    const few = tiny({ asks: () => [{ ...listing, atMost: 2 }], parse: points(tiny().parse) });
    bench.agency.on(at('listing.txt'), body('c.csv\nb.csv\na.csv'));
    bench.agency.on(at('a.csv'), body(file(['2026-01', 1])));
    bench.agency.on(at('b.csv'), body(file(['2026-02', 2])));
    bench.agency.on(at('c.csv'), body(file(['2026-04', 4])));
    await bench.refresher.refresh(few);
    expect([requested('a.csv'), requested('b.csv'), requested('c.csv')]).toEqual([0, 1, 1]);
    // The next file does not contain the data between the two files. These data stay stored.
    await bench.refresher.refresh(few);
    expect(Object.values((await served(bench.store, 'rba/T1'))['AAA'] ?? {})).toEqual([1, 2, 4]);
    expect(await bench.refresher.refresh(few)).toMatchObject({ result: 'unchanged' });
  });

  it('that were loaded before the agency stopped responding are imported', async () => {
    bench.agency.on(at('listing.txt'), body('a.csv\nb.csv'));
    bench.agency.on(at('a.csv'), body(file(['2026-02', 1])));
    bench.agency.on(at('b.csv'), status(500));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', error: null });
    bench.agency.on(at('b.csv'), body(file(['2026-03', 2])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', version: { seq: 2 } });
  });

  it('that are empty are requested again', async () => {
    bench.agency.on(at('listing.txt'), body('a.csv\nb.csv'));
    bench.agency.on(at('a.csv'), body(''));
    bench.agency.on(at('b.csv'), body(file(['2026-02', 1])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', error: null });
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'quarantined', error: { code: 'DATA_EMPTY' } });
    bench.agency.on(at('a.csv'), body(file(['2026-03', 2])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', error: null });
    expect([requested('a.csv'), requested('b.csv')]).toEqual([3, 1]);
  });

  it('that are web pages are skipped, and later files are still found', async () => {
    bench.agency.on(at('listing.txt'), body('c.csv\nb.csv\na.csv'));
    bench.agency.on(at('a.csv'), body(file(['2026-01', 1])));
    bench.agency.on(at('b.csv'), html);
    bench.agency.on(at('c.csv'), body(file(['2026-03', 3])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', error: null });
    expect(Object.values((await served(bench.store, 'rba/T1'))['AAA'] ?? {})).toEqual([1, 3]);
    // The page is still the only error. No content is missing, and the update does not fail.
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'unchanged', error: null });
  });

  it('are not confirmed if the latest is a web page, or two in a row are', async () => {
    bench.agency.on(at('listing.txt'), body('b.csv\na.csv'));
    bench.agency.on(at('a.csv'), body(file(['2026-01', 1])));
    bench.agency.on(at('b.csv'), html);
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version' });
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'failed', error: { code: 'UP_HTML' } });
    bench.agency.on(at('listing.txt'), body('d.csv\nc.csv\nb.csv'));
    for (const name of ['c.csv', 'd.csv']) bench.agency.on(at(name), html);
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'failed', error: { code: 'UP_HTML' } });
  });

  it('that cannot be read are requested once, and the update needs review until a new file arrives', async () => {
    bench.agency.on(at('listing.txt'), body('bad.csv'));
    bench.agency.on(at('bad.csv'), body('no table at all'));
    const refused = { result: 'quarantined', error: { code: 'PARSE_LAYOUT', message: expect.any(String) as string } };
    const first = await bench.refresher.refresh(listed);
    expect(first).toMatchObject(refused);
    const failure = (await bench.store.datasets.state('rba/T1'))?.failure;
    expect(await bench.refresher.refresh(listed)).toMatchObject({ ...refused, error: { message: first.error?.message } });
    expect((await bench.store.datasets.state('rba/T1'))?.failure).toMatchObject({ address: failure?.address, since: failure?.since });
    expect(requested('bad.csv')).toBe(1);
    bench.agency.on(at('listing.txt'), body('good.csv\nbad.csv'));
    bench.agency.on(at('good.csv'), body(file(['2026-03', 2])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', error: null });
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'unchanged', error: null });
  });

  it('are not confirmed by earlier files if the latest file cannot be read', async () => {
    bench.agency.on(at('listing.txt'), body('bad.csv\ngood.csv'));
    bench.agency.on(at('bad.csv'), body('no table at all'));
    bench.agency.on(at('good.csv'), body(file(['2026-03', 2])));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'new_version', error: { code: 'PARSE_LAYOUT' } });
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'quarantined', error: { code: 'PARSE_LAYOUT' } });
    bench.agency.on(at('listing.txt'), body('good.csv\nbad.csv'));
    expect(await bench.refresher.refresh(listed)).toMatchObject({ result: 'unchanged', error: null });
  });
});

describe('a file of a CKAN package', () => {
  const SHOW = '/data.gov.au/data/api/3/action/package_show?id=tiny-package';
  const SEARCH = '/data.gov.au/data/api/3/action/package_search?q=&fq=organization%3Atiny&rows=1000';
  const at2 = (name: string): string => `/data.gov.au/data/${name}`;
  const resource = (name: string, url: string, modified: string) => ({
    name,
    url: `http://data.gov.au/data/${url}`,
    last_modified: modified,
  });
  const wanted = { resource: /^Tiny - Current$/, suffix: '.csv', lastKnown: 'https://data.gov.au/data/known.csv' };
  const reply = (result: unknown): string => JSON.stringify({ help: '', success: true, result });

  it('is the latest resource with its name and suffix', async () => {
    const resources = [
      resource('Tiny - Current', 'a.csv', '2026-05-01T00:00:00'),
      resource('Tiny - Current', 'b.CSV', '2026-05-08T00:00:00'),
      resource('Tiny - Current', 'c.xlsx', '2026-05-09T00:00:00'),
      resource('Tiny help file', 'd.csv', '2026-05-10T00:00:00'),
    ];
    bench.agency.on(SHOW, body(reply({ name: 'tiny-package', resources })));
    bench.agency.on(at2('b.CSV'), body(file(['2026-03', 2])));
    const dataset = tiny({ asks: () => [ckanAsk({ package: 'tiny-package', ...wanted })] });
    expect((await bench.refresher.refresh(dataset)).result).toBe('new_version');
    expect(await bench.store.captures.newest('rba/T1', 'data')).toMatchObject({ url: 'https://data.gov.au/data/b.CSV' });
  });

  it('is from the latest package that contains it', async () => {
    const results = [
      { name: 'tax-2021-22', resources: [resource('Tiny - Current', 'y22.csv', '2024-06-01')] },
      { name: 'tax-2022-23', resources: [resource('Tiny - Current', 'y23.csv', '2025-06-01')] },
      { name: 'tax-2023-24', resources: [resource('Another table', 'y24.csv', '2026-06-01')] },
      { name: 'unrelated', resources: [resource('Tiny - Current', 'u.csv', '2026-06-01')] },
    ];
    bench.agency.on(SEARCH, body(reply({ count: 4, results })));
    bench.agency.on(at2('y23.csv'), body(file(['2026-03', 2])));
    const dataset = tiny({ asks: () => [ckanSearchAsk({ organization: 'tiny', package: /^tax-(\d{4})-\d\d$/, ...wanted })] });
    expect(await bench.refresher.refresh(dataset)).toMatchObject({ result: 'new_version', error: null });
    expect(await bench.store.captures.newest('rba/T1', 'data')).toMatchObject({ url: 'https://data.gov.au/data/y23.csv' });
  });

  it.each([
    ['a refusal', JSON.stringify({ success: false, error: { message: 'Not found' } })],
    ['no such resource', reply({ name: 'tiny-package', resources: [] })],
    ['no package at all', reply(null)],
  ])('is from its last known URL when the portal returns %s', async (_, text) => {
    bench.agency.on(SHOW, body(text));
    bench.agency.on(at2('known.csv'), body(file(['2026-03', 2])));
    const dataset = tiny({ asks: () => [ckanAsk({ package: 'tiny-package', ...wanted })] });
    expect(await bench.refresher.refresh(dataset)).toMatchObject({ result: 'new_version', error: null });
  });
});
