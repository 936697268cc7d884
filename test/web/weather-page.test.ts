/** For the weather page of a place, the program downloads data when a reader opens it, because these data have no schedule. */
import { expect, it, vi } from 'vitest';
import { type QueryContext, withoutFetching } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import type { readWeather } from '../../src/queries/places/read-weather.ts';
import type { WebContext } from '../../src/web/page.ts';
import { weatherPage } from '../../src/web/pages/weather-page.ts';
import { Site } from '../../src/web/site.ts';

const requested = vi.hoisted(() => ({ of: [] as unknown[] }));
vi.mock('../../src/queries/places/read-weather.ts', () => ({
  readWeather: (async (ctx) => {
    requested.of.push(ctx);
    return {
      data: {
        location_name: 'Hobart',
        state: 'TAS',
        timezone: 'Australia/Hobart',
        station: { id: '94970', name: 'Hobart', distance_km: 0 },
        current: { time: '2026-11-25T20:30:00Z', temperature_c: 11.4, wind_direction: null, wind_speed_kmh: null },
        provider: 'bom',
      },
      meta: { stale: false, notes: [], sources: [] },
      datasets: [],
      maxAgeSeconds: 60,
    } as unknown as Awaited<ReturnType<typeof readWeather>>;
  }) satisfies typeof readWeather,
}));

it('the weather page requests a missing observation, although no other page waits for an agency', async () => {
  const fetching = {
    clock: { now: () => Date.parse('2026-11-25T20:40:00Z') },
    caches: new QueryCaches(),
    freshener: { freshen: async () => {} },
    publicUrl: '',
    sandbox: false,
    version: '',
  } as unknown as QueryContext;
  const web = {
    site: new Site(() => 'https://data.example.org', {}, '0.1.0'),
    queries: withoutFetching(fetching),
    fetching,
    weatherProviders: ['bom'],
  };
  const page = await weatherPage.make(web as unknown as WebContext, { path: { place: 'hobart' }, query: new URLSearchParams() });
  expect(requested.of).toEqual([fetching]);
  expect('body' in page && page.body.text).toContain('<b>11.4<i>°C</i></b>');
});
