/** Requests the release calendar in the formats that calendar programs and feed readers use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from '../render/feed-reader.ts';
import { one, readCalendar, unescapeText } from '../render/ical-reader.ts';
import { type Harness, PUBLIC_URL, startHarness } from './harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

describe('/v1/releases.ics', () => {
  it('is an iCalendar file with one event for each release', async () => {
    const { statusCode, headers, body } = await h.get('/v1/releases.ics?source=abs');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['content-disposition']).toBe('inline; filename="releases.ics"');
    const calendar = readCalendar(body);
    expect([unescapeText(one(calendar, 'NAME')), one(calendar, 'URL')]).toEqual([
      'Australian statistical releases',
      `${PUBLIC_URL}/v1/releases.ics?source=abs`,
    ]);
    const [first, second] = calendar.components;
    if (!first || !second) throw new Error('no events');
    expect([one(first, 'UID'), one(first, 'DTSTART'), one(first, 'DTSTAMP')]).toEqual([
      'abs-prices-of-the-tests-october-2026@releases.wattle',
      '20261126T003000Z',
      '20261120T180000Z',
    ]);
    expect(unescapeText(one(first, 'SUMMARY'))).toBe('ABS: Prices of the tests (October 2026)');
    expect(unescapeText(one(first, 'DESCRIPTION'))).toBe(
      '11:30 am on 26 November 2026, Sydney time (UTC+11:00).\nDatasets: abs.CPI.\nhttps://example.org/prices?a=1&b=2',
    );
    expect(unescapeText(one(second, 'SUMMARY'))).toBe('ABS: Prices, <all> & "more"; of them (October 2026)');
  });

  it('is unchanged until the calendar changes, so that repeated requests are free', async () => {
    const first = await h.get('/v1/releases.ics');
    expect(first.headers['etag']).toBeDefined();
    const again = await h.get('/v1/releases.ics', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    h.clock.advance(60_000);
    h.changeData();
    await h.app.notify();
    expect((await h.get('/v1/releases.ics')).headers['etag']).toBe(first.headers['etag']);
  });

  it('refuses invalid values in the form of all errors', async () => {
    const refused = await h.get('/v1/releases.ics?junk=1');
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'REQ_UNKNOWN_PARAMETER']);
    expect((await h.ask({ url: '/v1/releases.ics?source=abs' })).statusCode).toBe(200);
  });
});

describe('/v1/releases.rss', () => {
  it('is RSS 2.0, one item for each published release, latest first', async () => {
    expect(readFeed((await h.get('/v1/releases.rss')).body).items).toEqual([]);
    h.clock.advance(6 * 86_400_000);
    h.changeData();
    await h.app.notify();
    const { statusCode, headers, body } = await h.get('/v1/releases.rss');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const { channel, self, items } = readFeed(body);
    expect([channel['title'], self]).toEqual(['Australian statistical releases', `${PUBLIC_URL}/v1/releases.rss`]);
    expect(items).toMatchObject([
      { title: ['ABS: Prices, <all> & "more"; of them (October 2026)'], guid: ['abs-b@releases.wattle'] },
      {
        title: ['ABS: Prices of the tests (October 2026)'],
        link: ['https://example.org/prices?a=1&b=2'],
        guid: ['abs-prices-of-the-tests-october-2026@releases.wattle'],
        pubDate: ['Thu, 26 Nov 2026 11:30:00 +1100'],
        category: ['ABS', 'data_release'],
      },
    ]);
  });
});

it('rows are available as JSON, CSV and JSON lines', async () => {
  const csv = await h.get('/v1/releases?format=csv');
  expect(csv.body.split('\r\n')[0]).toBe('date,title,status');
  expect((await h.get('/v1/releases')).json().data[0]).toMatchObject({ release_at: '2026-11-26T11:30:00+11:00', dataset_id: 'abs.CPI' });
  expect((await h.get('/v1/release-pulse')).json().data[0]).toMatchObject({ value: 3.5, previous_value: 3.4, change: 0.1 });
});
