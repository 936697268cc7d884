/** New releases are found from their data and named by the calendar. They have the headline values at that time. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseOfPeriod, releasePublicationOf } from '../../src/catalogue/releases/release-publications.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { type DatasetKey, datasetKey, type Release } from '../../src/core/define-dataset.ts';
import { codeOf, type SeriesHandle } from '../../src/core/define-series.ts';
import { WattleError } from '../../src/core/errors.ts';
import { DAY_MS, lastDay, parsePeriod } from '../../src/core/period.ts';
import { sydneyToInstant } from '../../src/core/sydney-time.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { headlineFigures } from '../../src/queries/releases/pulse-figures.ts';
import { releasePulse } from '../../src/queries/releases/release-pulse.ts';
import { type Content, openShelf, params, type Shelf, type Values, type VersionFacts } from './shelf.ts';

// A Thursday, two and a half hours after a release at 11.30 am in Sydney.
const NOW = '2026-05-21T04:00:00.000Z';
const HOUR = 3_600_000;
let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-04-20T00:00:00Z');
});
afterEach(() => shelf.close());

const named = (id: string): SeriesHandle => {
  const handle = findSeries(id);
  if (!handle) throw new Error(`${id} is not a series`);
  return handle;
};

/** Makes content for series in one dataset, with the dimensions in their declarations. The values are invented. */
function contentOf(values: Readonly<Record<string, Values>>): Content {
  const handles = Object.keys(values).map(named);
  const ids = [...new Set(handles.flatMap(({ select, dataset }) => [...Object.keys(select), ...Object.keys(dataset.fixed)]))];
  const codes = handles.map((handle) => ids.map((id) => codeOf(handle, id) ?? 'ANY'));
  return {
    dimensions: Object.fromEntries(ids.map((id, i) => [id, Object.fromEntries(codes.map((one) => [one[i] ?? '', one[i] ?? '']))])),
    series: handles.map((handle, i) => ({ codes: codes[i] ?? [], values: values[handle.id] ?? {}, freq: handle.frequency })),
  };
}

const put = (values: Readonly<Record<string, Values>>, facts: VersionFacts = {}) => {
  const { dataset } = named(Object.keys(values)[0] ?? '');
  return shelf.put(dataset, contentOf(values), facts);
};
const release = (title: string, date: string, more: Partial<Release> = {}): Release => ({
  source: 'abs',
  publicationId: `${title} ${date}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  title,
  eventType: 'data_release',
  referencePeriod: null,
  releaseAt: sydneyToInstant(date, '11:30'),
  sourceUrl: 'https://www.abs.gov.au/release',
  ...more,
});
const requested = (dataset: DatasetKey): Promise<void> =>
  shelf.store.checks.record({ source: 'rba', dataset, at: shelf.clock.now(), ok: true, code: null, durationMs: 1 });
const keep = (...releases: readonly Release[]): Promise<void> => shelf.store.releases.upsert(releases);
const pulse = (query = ''): Promise<Answer> => releasePulse(shelf.ctx, params(query));
const rowsOf = async (query = '') => (await pulse(query)).data as readonly Readonly<Record<string, unknown>>[];

const MARCH = { 'AU.UNEMP.SA': { '2026-02': 4.1, '2026-03': 4.2 }, 'AU.PARTICIPATION.SA': { '2026-03': 66.9 } };
const APRIL = {
  'AU.UNEMP.SA': { '2026-02': 4.1, '2026-03': 4.3, '2026-04': 4.5 },
  'AU.PARTICIPATION.SA': { '2026-03': 66.9, '2026-04': 67 },
};
const LABOUR = release('Labour Force, Australia', '2026-05-21', { referencePeriod: 'April 2026' });

/** Stores data in April, and new values four minutes after today's release. */
async function storeLabourForce(): Promise<void> {
  await put(MARCH);
  await keep(release('Labour Force, Australia', '2026-04-16'), LABOUR);
  shelf.clock.set('2026-05-21T01:34:00Z');
  await put(APRIL);
  shelf.clock.set(NOW);
}

describe('a recent release', () => {
  it('is one row with the headline values at that time, old and new', async () => {
    await storeLabourForce();
    const rows = await rowsOf();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual({
      date: '2026-05-21',
      released_at: '2026-05-21T11:30:00+10:00',
      source: 'abs',
      title: 'Labour Force, Australia',
      event_type: 'data_release',
      dataset_id: 'abs.LF',
      dataset_ids: ['abs.LF'],
      series_id: 'AU.UNEMP.SA',
      period: '2026-04',
      value: 4.5,
      previous_value: 4.3,
      change: 0.2,
      units: 'Per cent',
      headlines: [
        expect.objectContaining({ series_id: 'AU.UNEMP.SA', period: '2026-04', previous_period: '2026-03' }),
        expect.objectContaining({ series_id: 'AU.PARTICIPATION.SA', period: '2026-04', value: 67, previous_value: 66.9, change: 0.1 }),
      ],
      basis: 'observed',
      status: 'released',
      release_at: '2026-05-21T11:30:00+10:00',
      observed_at: '2026-05-21T01:34:00.000Z',
      published_on: null,
      values_added: 2,
      values_revised: 1,
      publication_id: 'labour-force-australia-2026-05-21',
      reference_period: 'April 2026',
      source_url: 'https://www.abs.gov.au/release',
    });
  });

  it('has the values of that time after later values arrived', async () => {
    await storeLabourForce();
    shelf.clock.advance(24 * HOUR);
    await keep(release('Labour Force, Australia', '2026-05-22'));
    await put({
      'AU.UNEMP.SA': { '2026-02': 4.1, '2026-03': 4.3, '2026-04': 4.6 },
      'AU.PARTICIPATION.SA': { '2026-03': 66.9, '2026-04': 67 },
    });
    expect((await rowsOf()).map((row) => [row['date'], row['value'], row['values_added'], row['values_revised']])).toEqual([
      ['2026-05-22', 4.6, 0, 1],
      ['2026-05-21', 4.5, 2, 1],
    ]);
  });

  it('of several datasets is one row', async () => {
    await put({ 'AU.UNEMP.YOUTH': { '2026-03': 10 } });
    await storeLabourForce();
    shelf.clock.set('2026-05-21T01:40:00Z');
    await put({ 'AU.UNEMP.YOUTH': { '2026-03': 10, '2026-04': 10.5 } });
    shelf.clock.set(NOW);
    const rows = await rowsOf();
    expect(rows.map((row) => [row['dataset_ids'], row['series_id'], row['observed_at']])).toEqual([
      [['abs.LF', 'abs.LF_AGE'], 'AU.UNEMP.SA', '2026-05-21T01:34:00.000Z'],
    ]);
    expect(rows[0]?.['headlines']).toContainEqual(expect.objectContaining({ series_id: 'AU.UNEMP.YOUTH', value: 10.5 }));
  });

  it('outside the calendar is listed once under its dataset, with its latest version', async () => {
    for (const [day, value] of [
      ['18', 4],
      ['19', 4.1],
      ['20', 4.2],
    ] as const) {
      shelf.clock.set(`2026-05-${day}T06:00:00Z`);
      await put({ 'AU.CASHRATE.DAILY': { '2026-05-15': 4, [`2026-05-${day}`]: value } });
      await requested('rba/F1');
    }
    shelf.clock.set(NOW);
    expect(await rowsOf()).toMatchObject([
      {
        date: '2026-05-20',
        released_at: '2026-05-20T16:00:00+10:00',
        title: 'Interest rates and yields: money market, daily',
        dataset_id: 'rba.F1',
        series_id: 'AU.CASHRATE.DAILY',
        value: 4.2,
        release_at: null,
        publication_id: null,
        basis: 'observed',
      },
    ]);
  });

  it('that may have been published months before the first request is not listed', async () => {
    await put({ 'AU.BOND.10Y': { '2026-02': 4.4 } }, { origin: 'starter' });
    shelf.clock.set('2026-05-19T04:00:00Z');
    await put({ 'AU.BOND.10Y': { '2026-02': 4.4, '2026-03': 4.5 } });
    expect(await rowsOf()).toEqual([]);
    await requested('rba/F2.1');
    shelf.clock.set(NOW);
    await put({ 'AU.BOND.10Y': { '2026-02': 4.4, '2026-03': 4.5, '2026-04': 4.6 } });
    expect(await rowsOf()).toMatchObject([{ dataset_id: 'rba.F2.1', date: '2026-05-21', value: 4.6 }]);
  });

  it('has the earlier day that its file states, without a time', async () => {
    await put({ 'AU.MORTGAGE.NEW': { '2026-02': 6 } });
    shelf.clock.set(NOW);
    await put({ 'AU.MORTGAGE.NEW': { '2026-02': 6, '2026-03': 6.1 } }, { publishedOn: '2026-05-08' });
    expect(await rowsOf()).toMatchObject([{ date: '2026-05-08', released_at: null, published_on: '2026-05-08', observed_at: NOW }]);
    expect(await rowsOf('days_back=12')).toEqual([]);
  });
});

describe('new content', () => {
  it('a due release without new data is not listed', async () => {
    await put(MARCH);
    await keep(LABOUR);
    shelf.clock.set(NOW);
    await shelf.store.datasets.noteCheck('abs/LF', shelf.clock.now(), null);
    expect(await rowsOf()).toEqual([]);
  });

  it('a new reference period is not a release', async () => {
    await put(MARCH);
    shelf.clock.set(NOW);
    await put(APRIL, { kind: 'rereference' });
    expect(await rowsOf()).toEqual([]);
  });

  it('a first version is new on the day that its file states, or else on the day of the previous release', async () => {
    shelf.clock.set(NOW);
    await put(APRIL);
    await put({ 'AU.MORTGAGE.NEW': { '2026-03': 6.1 } }, { publishedOn: '2026-05-20', origin: 'starter' });
    await put({ 'AU.BOND.10Y': { '2026-03': 4.4 } });
    await put({ 'AU.HOUSEHOLD.WEALTH': { '2025-Q4': 17_000 } }, { publishedOn: '2026-03-31', origin: 'starter' });
    expect((await rowsOf()).map((row) => [row['dataset_id'], row['date'], row['basis']])).toEqual([['rba.F6', '2026-05-20', 'observed']]);
    await keep(LABOUR);
    expect((await rowsOf()).map((row) => [row['dataset_id'], row['date'], row['basis'], row['value']])).toEqual([
      ['abs.LF', '2026-05-21', 'scheduled', 4.5],
      ['rba.F6', '2026-05-20', 'observed', 6.1],
    ]);
  });

  it('a release that is in no Wattle dataset is listed from the calendar', async () => {
    await put(MARCH);
    await keep(
      LABOUR,
      release('Life expectancy', '2026-05-20'),
      release('Monetary Policy Board decision', '2026-05-19', { source: 'rba', eventType: 'policy_decision' }),
      release('Wage Price Index, Australia', '2026-05-13'),
      release('Life expectancy', '2026-05-01'),
    );
    shelf.clock.set(NOW);
    const rows = await rowsOf();
    expect(rows.map((row) => [row['date'], row['title'], row['basis'], row['value'], row['observed_at'], row['headlines']])).toEqual([
      ['2026-05-20', 'Life expectancy', 'scheduled', null, null, []],
      ['2026-05-19', 'Monetary Policy Board decision', 'scheduled', null, null, []],
      // This test has no stored data for the wage price index.
      ['2026-05-13', 'Wage Price Index, Australia', 'scheduled', null, null, []],
    ]);
  });
});

describe('the response', () => {
  it('adds upcoming releases on request', async () => {
    await storeLabourForce();
    await keep(
      release('Labour Force, Australia', '2026-06-18'),
      release('Consumer Price Index, Australia', '2026-05-27'),
      release('Financial Aggregates', '2026-05-29', { source: 'rba' }),
    );
    expect(await rowsOf()).toHaveLength(1);
    const rows = await rowsOf('days_ahead=14');
    expect(rows.map((row) => [row['date'], row['status'], row['basis'], row['released_at'], row['release_at']])).toEqual([
      ['2026-05-21', 'released', 'observed', '2026-05-21T11:30:00+10:00', '2026-05-21T11:30:00+10:00'],
      ['2026-05-27', 'upcoming', 'scheduled', null, '2026-05-27T11:30:00+10:00'],
      ['2026-05-29', 'upcoming', 'scheduled', null, '2026-05-29T11:30:00+10:00'],
    ]);
    expect((await rowsOf('days_ahead=14&source=rba')).map((row) => row['title'])).toEqual(['Financial Aggregates']);
    expect((await rowsOf('days_ahead=60&dataset_id=abs.LF')).map((row) => row['date'])).toEqual(['2026-05-21', '2026-06-18']);
    expect((await pulse()).meta.next_release).toBe('2026-05-27T01:30:00.000Z');
  });

  it('names its datasets and calendars, and is out of date when they change', async () => {
    await storeLabourForce();
    const { meta, datasets } = await pulse();
    expect(meta.sources.map((source) => source.dataset_id)).toEqual(['abs.LF', 'abs.calendar', 'rba.calendar', 'apra.calendar']);
    expect(meta.vintage).toBe('2026-05-21T01:34:00.000Z');
    expect(datasets).toEqual(expect.arrayContaining(['abs/LF', 'abs/CPI', 'rba/A2', 'apra/MONTHLY_BANKING_STATS']));
    expect(datasets.some((key) => key.startsWith('aemo/'))).toBe(false);
    await expect(pulse('allow_stale=0')).rejects.toMatchObject({ code: 'DATA_STALE' });
  });

  it('is divided into pages', async () => {
    await storeLabourForce();
    await keep(release('Life expectancy', '2026-05-20'), release('Deaths', '2026-05-19'));
    const first = await pulse('limit=2');
    expect([first.meta.total_rows, first.meta.truncated]).toEqual([3, true]);
    shelf.clock.advance(HOUR);
    const second = await pulse(`limit=2&cursor=${encodeURIComponent(first.next ?? '')}`);
    const titles = [first, second].flatMap((page) => (page.data as readonly { title: string }[]).map((row) => row.title));
    expect([titles, second.next]).toEqual([['Labour Force, Australia', 'Life expectancy', 'Deaths'], null]);
  });

  it('refuses invalid values', async () => {
    const error = await pulse('days_back=91&days_ahead=-1&source=ato').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WattleError);
    expect((error as WattleError).faults.map((fault) => fault.parameter)).toEqual(['days_back', 'days_ahead', 'source']);
  });
});

describe('a decision of the Board', () => {
  const MAY = { 'AU.CASHRATE': { '2026-02-04': 3.85, '2026-03-18': 4.1 } };
  const decision = release('Monetary Policy Board decision', '2026-05-19', {
    source: 'rba',
    eventType: 'policy_decision',
    releaseAt: sydneyToInstant('2026-05-19', '14:30'),
  });
  const row = async () => (await rowsOf('days_back=5')).find(({ event_type: kind }) => kind === 'policy_decision');

  it('to keep the rate is an event: unchanged at the current target, if the table was confirmed afterwards', async () => {
    await put(MAY, { publishedOn: '2026-03-17', origin: 'starter' });
    await keep(decision);
    shelf.clock.set(NOW);
    // It is not known yet whether the stored table is older than the decision.
    expect(await row()).toMatchObject({ value: null, headlines: [] });
    expect(await row()).not.toHaveProperty('outcome');
    await shelf.store.datasets.noteCheck('rba/A2', shelf.clock.now(), null);
    expect(await row()).toMatchObject({
      date: '2026-05-19',
      value: 4.1,
      previous_value: 4.1,
      change: 0,
      period: '2026-05-19',
      outcome: 'unchanged',
      outcome_text: 'Unchanged at 4.10%',
    });
  });

  it('that changes the target has the change, even if it is stored late', async () => {
    await put(MAY, { publishedOn: '2026-03-17' });
    await keep(decision);
    shelf.clock.set('2026-05-21T03:00:00Z');
    await put({ 'AU.CASHRATE': { ...MAY['AU.CASHRATE'], '2026-05-20': 4.35 } });
    expect(await row()).toMatchObject({
      date: '2026-05-19',
      value: 4.35,
      previous_value: 4.1,
      change: 0.25,
      period: '2026-05-20',
      outcome: 'changed',
      outcome_text: 'Changed to 4.35%',
    });
  });

  it('has the target of its day, also after a later decision', async () => {
    await keep(decision);
    shelf.clock.set('2026-05-21T03:00:00Z');
    await put({ 'AU.CASHRATE': { ...MAY['AU.CASHRATE'], '2026-05-20': 4.35, '2026-05-28': 4.6 } }, { publishedOn: '2026-05-20' });
    expect(await row()).toMatchObject({ value: 4.35, previous_value: 4.1, change: 0.25, period: '2026-05-20' });
  });

  it.each([
    ['on its own day', '2026-05-19', 'Changed to 4.35%'],
    ['seven days later', '2026-05-26', 'Changed to 4.35%'],
    ['eight days later, which is another decision', '2026-05-27', 'Unchanged at 4.10%'],
  ])('may take effect %s', async (_, day, text) => {
    await keep(decision);
    shelf.clock.set('2026-05-20T03:00:00Z');
    await put({ 'AU.CASHRATE': { ...MAY['AU.CASHRATE'], [day]: 4.35 } }, { publishedOn: '2026-05-19' });
    expect((await row())?.['outcome_text']).toBe(text);
  });

  it('to keep the rate is not known from a table that was confirmed before it', async () => {
    await put(MAY, { publishedOn: '2026-03-17' });
    await shelf.store.datasets.noteCheck('rba/A2', decision.releaseAt - 1, null);
    await keep(decision);
    shelf.clock.set(NOW);
    expect(await row()).not.toHaveProperty('outcome');
    await shelf.store.datasets.noteCheck('rba/A2', decision.releaseAt, null);
    expect(await row()).toMatchObject({ outcome: 'unchanged', headlines: [{ period: '2026-05-19', previous_period: '2026-03-18' }] });
  });

  it('does not get the values of an earlier decision at a first start', async () => {
    await keep(decision);
    shelf.clock.set('2026-05-19T06:00:00Z');
    await put(MAY, { origin: 'starter' });
    expect(await row()).toMatchObject({ date: '2026-05-19', value: null, change: null, headlines: [] });
  });
});

describe('values of a release', () => {
  it('are separate by period: a first start does not report old values as new', async () => {
    shelf.clock.set(NOW);
    await put({ 'AU.UNEMP.SA': { '2025-12': 4.1, '2026-01': 4.2 } });
    await keep(LABOUR);
    expect(await rowsOf()).toMatchObject([{ dataset_id: 'abs.LF', date: '2026-05-21', value: null, headlines: [] }]);
  });

  it('have the change from the period before, even if a later cell is empty', async () => {
    await put({ 'AU.UNEMP.SA': { '2026-02': 4.1 } });
    await keep(LABOUR);
    shelf.clock.set('2026-05-21T01:34:00Z');
    await put({ 'AU.UNEMP.SA': { '2026-02': 4.1, '2026-03': 4.3, '2026-04': 4.5, '2026-05': null } });
    expect(await rowsOf()).toMatchObject([{ value: 4.5, period: '2026-04', previous_value: 4.3, change: 0.2 }]);
  });

  it('have no change across missing periods', async () => {
    await put({ 'AU.UNEMP.SA': { '2026-01': 4.1 } });
    await keep(LABOUR);
    shelf.clock.set('2026-05-21T01:34:00Z');
    await put({ 'AU.UNEMP.SA': { '2026-01': 4.1, '2026-04': 4.5 } });
    expect(await rowsOf()).toMatchObject([{ value: 4.5, period: '2026-04', previous_value: null, change: null }]);
  });

  const valuesAt = async (id: string, releaseAt: number): Promise<readonly string[]> => {
    const { dataset } = named(id);
    const state = present(await shelf.store.datasets.state(datasetKey(dataset)), id);
    const seq = present(state.version, id).seq;
    return (await headlineFigures(shelf.ctx, { dataset, state, seq }, release('Release', '2026-05-21', { releaseAt }))).map(
      ({ period }) => period,
    );
  };

  // Some calendars have only the day of a release, so half a day is the tolerance.
  it.each([
    [-13, ['2026-03']],
    [-12, []],
    [0, []],
    [24, []],
  ])('are older than a release %i hours after the next period is due, or belong to it', async (hours, periods) => {
    await put({ 'AU.UNEMP.SA': { '2026-02': 4.1, '2026-03': 4.3 } });
    const publication = present(releasePublicationOf('abs/LF', 'M'), 'calendar');
    const next = present(releaseOfPeriod(publication, present(parsePeriod('2026-04'), 'period').t)?.at ?? null, 'release');
    expect(await valuesAt('AU.UNEMP.SA', next + hours * HOUR)).toEqual(periods);
  });

  it.each([
    [0, ['2026-Q1']],
    [1, []],
  ])('without a calendar are old %i ms after the maximum age of the dataset', async (later, periods) => {
    await put({ 'AU.VACANCIES': { '2025-Q4': 330, '2026-Q1': 326 } });
    const { maxAgeDays } = named('AU.VACANCIES').dataset.cadence;
    const oldest = (lastDay(present(parsePeriod('2026-Q1'), 'period')) + present(maxAgeDays, 'age')) * DAY_MS;
    expect(await valuesAt('AU.VACANCIES', oldest + later)).toEqual(periods);
  });
});
