/**
 * Checks the release calendar: rows in Sydney time on ordinary days and around daylight saving changes, filters, pages, and recorded
 * calendars.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Release, SourceCode } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { sydneyToInstant } from '../../src/core/sydney-time.ts';
import { keepKnownReleases } from '../../src/ingest/jobs/known-releases.ts';
import { listReleases, type ReleaseList } from '../../src/queries/releases/list-releases.ts';
import { parseCalendar } from '../../src/sources/abs/releases.ts';
import { parseSchedule } from '../../src/sources/rba/releases.ts';
import { RBA } from '../../src/sources/rba/source.ts';
import { recorded } from '../programs/needs.ts';
import { capture } from '../sources/capture.ts';
import { openShelf, params, type Shelf } from './shelf.ts';

const NOW = '2026-05-18T03:00:00.000Z';
let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf(NOW);
});
afterEach(() => shelf.close());

/** Makes a release that is announced at a time of day in Sydney. */
const release = (title: string, date: string, time = '11:30', more: Partial<Release> = {}): Release => ({
  source: 'abs',
  publicationId: `${title} ${date}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  title,
  eventType: 'data_release',
  referencePeriod: null,
  releaseAt: sydneyToInstant(date, time),
  sourceUrl: 'https://www.abs.gov.au/',
  ...more,
});
/** Stores releases as if the agencies' calendars had been read now. */
const keep = async (...releases: readonly Release[]): Promise<void> => {
  await shelf.store.releases.upsert(releases);
  await readCalendars('abs', 'rba', 'apra');
};
const list = (query = ''): Promise<ReleaseList> => listReleases(shelf.ctx, params(query));
const titles = (answer: ReleaseList): readonly string[] => answer.data.map((row) => row.title);
const readCalendars = async (...sources: readonly SourceCode[]): Promise<void> => {
  for (const source of sources) {
    await shelf.store.checks.record({ source, dataset: `${source}/calendar`, at: shelf.clock.now(), ok: true, code: null, durationMs: 1 });
  }
};

async function faultsOf(query: string): Promise<WattleError> {
  const error = await list(query).catch((thrown: unknown) => thrown);
  if (!(error instanceof WattleError)) throw new Error(`${query} was taken`);
  return error;
}

describe('rows', () => {
  it('have the title, the time in Sydney, and the datasets', async () => {
    await keep(
      release('Labour Force, Australia', '2026-05-21', '11:30', { referencePeriod: 'April 2026' }),
      release('Labour Force, Australia, Detailed', '2026-05-28'),
      release('Consumer Price Index, Australia', '2026-05-15'),
      release('Life expectancy', '2026-05-22'),
    );
    const { data, meta } = await list();
    expect(data.map((row) => [row.date, row.title, row.dataset_ids, row.status])).toEqual([
      ['2026-05-15', 'Consumer Price Index, Australia', ['abs.CPI_MONTHLY', 'abs.CPI', 'abs.CPI_Q'], 'released'],
      ['2026-05-21', 'Labour Force, Australia', ['abs.LF', 'abs.LF_AGE', 'abs.LF_HOURS', 'abs.LF_UNDER'], 'upcoming'],
      ['2026-05-22', 'Life expectancy', [], 'upcoming'],
      ['2026-05-28', 'Labour Force, Australia, Detailed', expect.arrayContaining(['abs.LF_AGE', 'abs.LF_SA4']), 'upcoming'],
    ]);
    expect(data[1]).toEqual({
      date: '2026-05-21',
      release_at: '2026-05-21T11:30:00+10:00',
      source: 'abs',
      title: 'Labour Force, Australia',
      event_type: 'data_release',
      dataset_id: 'abs.LF',
      dataset_ids: ['abs.LF', 'abs.LF_AGE', 'abs.LF_HOURS', 'abs.LF_UNDER'],
      publication_id: 'labour-force-australia-2026-05-21',
      reference_period: 'April 2026',
      source_url: 'https://www.abs.gov.au/',
      times_moved: 0,
      status: 'upcoming',
      basis: 'found',
    });
    expect(data[2]?.dataset_id).toBeNull();
    expect(meta).toMatchObject({
      query: { days_ahead: 30, days_back: 7, limit: 100 },
      period: { start: '2026-05-15', end: '2026-05-28' },
      row_count: 4,
      total_rows: 4,
      next_release: '2026-05-21T01:30:00.000Z',
    });
  });

  it('decisions of the Board are from the table of dates, at 2.30 pm in Sydney, and need no request', async () => {
    await keepKnownReleases(shelf.store, [RBA]);
    await keepKnownReleases(shelf.store, [RBA]);
    const { data } = await list('event_type=policy_decision&days_back=60&days_ahead=90');
    expect(data.map((row) => [row.release_at, row.dataset_ids])).toEqual([
      ['2026-05-05T14:30:00+10:00', ['rba.A2']],
      ['2026-06-16T14:30:00+10:00', ['rba.A2']],
      ['2026-08-11T14:30:00+10:00', ['rba.A2']],
    ]);
  });

  it('a release in two tables on a page is listed once', async () => {
    await keep(
      release('Financial Aggregates', '2026-05-29', '11:30', { source: 'rba', publicationId: 'financial-aggregates-2026-05-29' }),
      release('Financial Aggregates', '2026-05-29', '11:30', { source: 'rba', publicationId: 'financial-aggregates-2026-05' }),
    );
    expect((await list()).data.map((row) => row.publication_id)).toEqual(['financial-aggregates-2026-05']);
  });

  it('a release in the current minute is published', async () => {
    shelf.clock.set('2026-05-21T01:29:59.999Z');
    await keep(release('Labour Force, Australia', '2026-05-21'));
    const before = await list();
    expect([before.data[0]?.status, before.maxAgeSeconds]).toEqual(['upcoming', 30]);
    shelf.clock.advance(1);
    expect((await list()).data[0]?.status).toBe('released');
  });
});

describe('daylight saving', () => {
  // Clocks go back on 5 April 2026, the first Sunday of the month, and forward on 4 October 2026.
  it.each([
    ['2026-04-02', '2026-04-02T11:30:00+11:00', '2026-04-02T00:30:00.000Z'],
    ['2026-04-06', '2026-04-06T11:30:00+10:00', '2026-04-06T01:30:00.000Z'],
    ['2026-10-02', '2026-10-02T11:30:00+10:00', '2026-10-02T01:30:00.000Z'],
    ['2026-10-05', '2026-10-05T11:30:00+11:00', '2026-10-05T00:30:00.000Z'],
  ])('a release of %s is at %s', async (date, releaseAt, instant) => {
    shelf.clock.set(`${date}T12:00:00Z`);
    await keep(release('Building Approvals, Australia', date));
    const [row] = (await list('days_back=0&days_ahead=1')).data;
    expect([row?.date, row?.release_at, new Date(row?.release_at ?? '').toISOString()]).toEqual([date, releaseAt, instant]);
  });

  it('decisions before and after a change are both at 2.30 pm', async () => {
    shelf.clock.set('2026-10-04T00:00:00Z');
    await keepKnownReleases(shelf.store, [RBA]);
    const { data } = await list('days_back=30&days_ahead=60&event_type=policy_decision');
    expect(data.map((row) => row.release_at)).toEqual(['2026-09-29T14:30:00+10:00', '2026-11-03T14:30:00+11:00']);
    expect(data.map((row) => new Date(row.release_at).toISOString())).toEqual(['2026-09-29T04:30:00.000Z', '2026-11-03T03:30:00.000Z']);
  });

  it.each([
    // The day in April has 25 hours, and the one in October 23. A range of whole days contains all of these hours, and no others.
    ['2026-04-05T08:00:00Z', '2026-04-05'],
    ['2026-10-04T08:00:00Z', '2026-10-04'],
  ])('the day of %s is complete', async (now, day) => {
    shelf.clock.set(now);
    const next = day.replace(/\d\d$/, (text) => String(Number(text) + 1).padStart(2, '0'));
    const before = day.replace(/\d\d$/, (text) => String(Number(text) - 1).padStart(2, '0'));
    await keep(
      release('A', before, '23:59'),
      release('B', day, '00:00'),
      release('C', day, '23:59'),
      release('D', next, '23:59'),
      release(
        'E',
        next.replace(/\d\d$/, (text) => String(Number(text) + 1).padStart(2, '0')),
        '00:00',
      ),
    );
    expect(titles(await list('days_back=0&days_ahead=1'))).toEqual(['B', 'C', 'D']);
  });
});

describe('filters', () => {
  beforeEach(() =>
    keep(
      release('Consumer Price Index, Australia', '2026-05-27'),
      release('Labour Force, Australia', '2026-05-21'),
      release('Minutes of Monetary Policy Meeting', '2026-05-19', '11:30', { source: 'rba', eventType: 'statement' }),
      release('Financial Aggregates', '2026-05-29', '11:30', { source: 'rba' }),
      release('Monthly ADI statistics', '2026-05-12', '11:30', { source: 'apra' }),
      release('Wage Price Index, Australia', '2026-08-12'),
      release('Not of a calendar', '2026-05-20', '11:30', { source: 'asic' }),
    ),
  );

  it.each([
    ['source=rba', ['Minutes of Monetary Policy Meeting', 'Financial Aggregates']],
    ['source=APRA', ['Monthly ADI statistics']],
    ['event_type=statement', ['Minutes of Monetary Policy Meeting']],
    ['dataset_id=abs.CPI', ['Consumer Price Index, Australia']],
    ['dataset_id=cpi-monthly', ['Consumer Price Index, Australia']],
    ['dataset_id=D2&source=rba', ['Financial Aggregates']],
    ['dataset_id=WPI', []],
    ['dataset_id=WPI&days_ahead=90', ['Wage Price Index, Australia']],
    ['dataset_id=rba.F1.1', []],
    ['days_back=0&days_ahead=3', ['Minutes of Monetary Policy Meeting', 'Labour Force, Australia']],
  ])('%s', async (query, expected) => {
    expect(titles(await list(query))).toEqual(expected);
  });

  it('the requested dataset is first', async () => {
    expect((await list('dataset_id=abs.CPI')).data[0]).toMatchObject({
      dataset_id: 'abs.CPI',
      dataset_ids: ['abs.CPI', 'abs.CPI_MONTHLY', 'abs.CPI_Q'],
    });
  });

  it('an invalid value is refused with the accepted ones', async () => {
    expect(await faultsOf('days_ahead=0&days_back=91&source=bom&event_type=party&limit=0')).toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      faults: [
        { parameter: 'days_ahead' },
        { parameter: 'days_back' },
        { parameter: 'source', allowed: ['abs', 'rba', 'apra'] },
        { parameter: 'event_type', allowed: ['data_release', 'policy_decision', 'statement', 'speech'] },
        { parameter: 'limit' },
      ],
    });
    expect(await faultsOf('dataset_id=abs.CPY')).toMatchObject({
      code: 'REQ_UNKNOWN_VALUE',
      faults: [{ parameter: 'dataset_id', did_you_mean: 'abs.CPI' }],
    });
    expect(await faultsOf('dataset_id=rba.CPI&source=abs')).toMatchObject({ code: 'REQ_UNKNOWN_VALUE' });
    expect(await faultsOf('day_ahead=3')).toMatchObject({
      code: 'REQ_UNKNOWN_PARAMETER',
      faults: [{ did_you_mean: 'days_ahead' }],
    });
  });
});

describe('pages', () => {
  it('continue after the previous page, even among releases in the same minute, and while time passes', async () => {
    const all = ['A', 'B', 'C', 'D', 'E'].map((title) => release(title, '2026-05-21'));
    await keep(...all, release('Z', '2026-06-17'), release('Y', '2026-06-18'));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ReleaseList = await list(`limit=2${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...titles(page));
      expect([page.meta.truncated, page.meta.total_rows]).toEqual([page.next !== null, 6]);
      cursor = page.next;
      shelf.clock.advance(86_400_000);
    } while (cursor !== null);
    expect(seen).toEqual(['A', 'B', 'C', 'D', 'E', 'Z']);
    expect(await faultsOf('limit=2&cursor=junk')).toMatchObject({ code: 'REQ_BAD_CURSOR' });
  });

  it('are not used in a feed', async () => {
    await keep(release('A', '2026-05-21'), release('B', '2026-05-22'));
    const feed = await listReleases(shelf.ctx, params('limit=1'), 'feed');
    expect([titles(feed), feed.next, feed.meta.truncated]).toEqual([['A'], null, true]);
    await expect(listReleases(shelf.ctx, params('cursor=x'), 'feed')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
  });
});

describe('a calendar that was not read', () => {
  it('is filled with the days in the program, each with its basis', async () => {
    shelf.clock.set('2026-11-27T00:00:00Z');
    const { data } = await list('days_back=3&days_ahead=20&source=abs');
    expect(data.map((row) => [row.release_at, row.title, row.reference_period, row.basis])).toEqual([
      ['2026-11-25T11:30:00+11:00', 'Consumer Price Index, Australia', '2026-10', 'found'],
      ['2026-11-26T11:30:00+11:00', 'Labour Force, Australia', '2026-10', 'by_rule'],
      ['2026-12-02T11:30:00+11:00', 'Australian National Accounts: National Income, Expenditure and Product', '2026-Q3', 'found'],
    ]);
  });

  it('has one row for a release that was read before', async () => {
    shelf.clock.set('2026-11-27T00:00:00Z');
    await shelf.store.releases.upsert([release('Labour Force, Australia', '2026-12-03', '11:30', { referencePeriod: 'October 2026' })]);
    const { data } = await list('days_back=3&days_ahead=20&dataset_id=abs.LF');
    expect(data.map((row) => [row.date, row.basis])).toEqual([['2026-12-03', 'found']]);
  });

  it('of a simulated agency is not filled', async () => {
    const { data } = await listReleases({ ...shelf.ctx, sandbox: true }, params('days_ahead=90'));
    expect(data).toEqual([]);
  });

  it('is stale, and is refused to callers that accept no stale data', async () => {
    const { meta } = await list('source=rba');
    expect([meta.stale, meta.stale_reason]).toEqual([true, 'The release calendar of the Reserve Bank of Australia has not been read yet']);
    expect(await faultsOf('source=rba&allow_stale=0')).toMatchObject({ code: 'DATA_STALE' });
  });

  it('is fresh for two days after it was read, and names its source', async () => {
    await readCalendars('abs', 'rba', 'apra');
    shelf.clock.advance(2 * 86_400_000);
    const fresh = await list();
    expect([fresh.meta.stale, fresh.readAt]).toEqual([false, Date.parse(NOW)]);
    expect(fresh.meta.sources.map((source) => [source.dataset_id, source.retrieved_at])).toEqual([
      ['abs.calendar', NOW],
      ['rba.calendar', NOW],
      ['apra.calendar', NOW],
    ]);
    shelf.clock.advance(1);
    await readCalendars('abs', 'apra');
    expect((await list()).meta.stale_reason).toBe('The release calendar of the Reserve Bank of Australia was last read on 18 May 2026');
    expect((await list('source=abs')).meta.stale).toBe(false);
  });
});

const RECORDED = path.resolve('..', 'shared', 'upstream', 'calendar');

describe('the recorded calendars', recorded(RECORDED), () => {
  const page = (file: string, url: string) => capture(readFileSync(path.join(RECORDED, file)).toString('utf8'), { url });

  it('of the ABS have five releases in the first days of May 2026', async () => {
    shelf.clock.set('2026-05-03T00:00:00Z');
    await keep(...parseCalendar(page('abs/future-releases-calendar_202605.fragment.html', 'https://www.abs.gov.au/release-calendar')));
    const { data } = await list('source=abs');
    expect(data.map((row) => [row.release_at, row.title, row.reference_period, row.dataset_ids, row.status])).toEqual([
      ['2026-05-01T11:30:00+10:00', 'Microdata: National Aboriginal and Torres Strait Islander Nutrition and Physical Activity Survey', 'Australia', [], 'released'], // biome-ignore format: a row reads better in one line
      ['2026-05-01T11:30:00+10:00', 'National Aboriginal and Torres Strait Islander Nutrition and Physical Activity Survey', '2023', [], 'released'], // biome-ignore format: a row reads better in one line
      ['2026-05-01T11:30:00+10:00', 'Producer Price Indexes, Australia', 'March 2026', ['abs.PPI_FD'], 'released'],
      ['2026-05-04T11:30:00+10:00', 'Building Approvals, Australia', 'March 2026', ['abs.DWELLINGS_APPROVED', 'abs.BA_GCCSA', 'abs.BA_LGA2024', 'abs.BUILDING_APPROVALS'], 'upcoming'], // biome-ignore format: a row reads better in one line
      ['2026-05-04T11:30:00+10:00', 'Life expectancy by Socio-Economic Indexes for Areas (SEIFA)', '2011-2024', [], 'upcoming'],
    ]);
    // An item without a link does not get the link of the next item.
    expect(data.map((row) => row.source_url).filter((url) => url.endsWith('/mar-2026'))).toHaveLength(2);
  });

  it('of the RBA have the week of 18 May 2026, the next months, and the decisions', async () => {
    await keep(...parseSchedule(page('rba/schedules-events.html', 'https://www.rba.gov.au/schedules-events/')));
    const { data } = await list('source=rba&days_back=14&days_ahead=30');
    expect(data.map((row) => [row.release_at, row.title, row.event_type, row.dataset_ids[0] ?? null])).toEqual([
      ['2026-05-05T14:30:00+10:00', 'Monetary Policy Board decision', 'policy_decision', 'rba.A2'],
      ['2026-05-19T11:30:00+10:00', 'Minutes of Monetary Policy Meeting', 'statement', null],
      ['2026-05-21T11:30:00+10:00', 'Foreign Exchange Transactions and Holdings of Official Reserve Assets - A4', 'data_release', null],
      ['2026-05-22T16:30:00+10:00', 'RBA Balance Sheet - A1', 'data_release', null],
      ['2026-05-22T16:30:00+10:00', 'Reserve Bank of Australia Balance Sheet', 'data_release', null],
      ['2026-05-28T11:30:00+10:00', 'Reserve Bank of Australia Bulletin', 'statement', null],
      ['2026-05-29T11:30:00+10:00', 'Financial Aggregates', 'data_release', 'rba.D1'],
      ['2026-05-29T16:30:00+10:00', 'International Reserves & Foreign Currency Liquidity', 'data_release', null],
      ['2026-06-01T16:30:00+10:00', 'Index of Commodity Prices', 'data_release', 'rba.I2'],
      ['2026-06-05T16:30:00+10:00', 'Official Reserve Assets', 'data_release', null],
      ['2026-06-09T11:30:00+10:00', 'Retail Payments', 'data_release', 'rba.C1'],
      ['2026-06-16T14:30:00+10:00', 'Monetary Policy Board decision', 'policy_decision', 'rba.A2'],
      ['2026-06-17T11:30:00+10:00', 'Chart Pack', 'statement', null],
    ]);
  });
});
