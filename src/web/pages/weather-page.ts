/** The page with the current weather at a place. */

import { member } from '../../core/assert.ts';
import { formatSydney } from '../../core/sydney-time.ts';
import { readWeather } from '../../queries/places/read-weather.ts';
import { formatNumber } from '../../render/chart/value-axis.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../page.ts';
import { dot } from '../parts/state-dot.ts';
import type { Site } from '../site.ts';
import { CAPITALS_WITH_WEATHER } from '../words/capitals.ts';
import { whenText } from '../words/time-words.ts';

interface Weather {
  readonly location_name: string;
  readonly state: string | null;
  readonly timezone: string;
  readonly station: { readonly id: string; readonly name: string; readonly distance_km: number };
  readonly current: Readonly<Record<string, number | string | null>> & { readonly time: string };
  readonly provider: string;
}

const MEASURES: readonly (readonly [name: string, label: string, unit: string, decimals: number])[] = [
  ['apparent_temperature_c', 'Feels like', '°C', 1],
  ['relative_humidity_pct', 'Humidity', '%', 0],
  ['dew_point_c', 'Dew point', '°C', 1],
  ['precipitation_mm', 'Rain since 9 am', 'mm', 1],
  ['pressure_msl_hpa', 'Pressure at sea level', 'hPa', 1],
  ['wind_speed_kmh', 'Wind', 'km/h', 0],
  ['wind_gusts_kmh', 'Gusts', 'km/h', 0],
];

export const weatherPage: WebPage = {
  id: 'weatherPage',
  path: '/weather/{place}',
  access: 'reading',
  query: [],
  make: makePlace,
};

export const weatherStart: WebPage = {
  id: 'weatherStart',
  path: '/weather',
  access: 'reading',
  query: ['place'],
  make: async ({ site }, { query }): Promise<PageContent | Redirect> => {
    const place = query.get('place');
    if (place !== null) return { redirect: site.href(`/weather/${encodeURIComponent(place.trim())}`) };
    return {
      title: 'Weather now',
      description: 'The latest weather observation from the station nearest to a place in Australia.',
      canonical: '/weather',
      maxAgeSeconds: 3600,
      datasets: [],
      body: html`<h1>Weather now</h1><p class="prose m">The latest observation from the station nearest to a place.</p>${placeForm(site)}`,
    };
  },
};

async function makePlace(web: WebContext, { path }: PageRequest): Promise<PageContent> {
  const { site, queries, fetching, weatherProviders } = web;
  const answer = await readWeather(fetching, weatherProviders, member(path, 'place'), new URLSearchParams());
  const weather = answer.data as unknown as Weather;
  const { current, station } = weather;
  const name = `${weather.location_name}${weather.state === null ? '' : `, ${weather.state}`}`;
  const state = queries.sandbox ? 'sim' : answer.meta.stale ? 'stale' : 'ok';
  const temperature = current['temperature_c'];
  return {
    title: `Weather in ${name}`,
    description: `The latest observation at ${station.name}, the station nearest to ${name}.`,
    canonical: `/weather/${encodeURIComponent(member(path, 'place'))}`,
    isTimed: true,
    maxAgeSeconds: Math.min(60, answer.maxAgeSeconds),
    datasets: answer.datasets,
    refreshSeconds: 600,
    forms: [{ label: 'JSON', href: site.absolute(`/v1/weather/${encodeURIComponent(member(path, 'place'))}`), needsKey: true }],
    body: html`<p class="crumb"><a href="${site.href('/weather')}">Weather</a> › <code>${station.id}</code></p><h1>${name}</h1>
<div class="fig">${typeof temperature === 'number' ? html`<b>${formatNumber(temperature, 1)}<i>°C</i></b>` : html`<b class="words">No temperature</b>`}<p>at ${station.name}${station.distance_km > 0 && `, ${formatNumber(station.distance_km, 1)} km away`}${current['wind_direction'] !== null && current['wind_speed_kmh'] !== null && `. Wind from ${current['wind_direction']} at ${current['wind_speed_kmh']} km/h`}.</p><div class="row"><span class="chip${state !== 'ok' && ' warn'}">${dot(state)}Observed ${whenText(formatSydney(Date.parse(current.time)))}, Sydney time</span><span class="chip">${weather.provider === 'bom' ? 'Bureau of Meteorology' : 'Open-Meteo'}</span></div></div>
<div class="side"><div><dl class="dl pairs card">${MEASURES.map(([key, label, unit, decimals]) => {
      const value = current[key];
      return (
        typeof value === 'number' && html`<dt>${label}</dt><dd><data value="${value}">${formatNumber(value, decimals)}</data> ${unit}</dd>`
      );
    })}</dl>${notes(answer.meta.notes)}<p class="s m">${answer.meta.sources[0]?.attribution ?? ''} · ${answer.meta.sources[0]?.licence.name ?? ''}</p></div><aside><section class="card flat"><h2 class="eyebrow">Another place</h2>${placeForm(site)}</section></aside></div>`,
  };
}

const notes = (all: readonly string[]): Html | false =>
  all.length > 0 && html`<section><h2>Notes</h2><ul class="prose">${all.map((note) => html`<li>${note}</li>`)}</ul></section>`;

const placeForm = (site: Site): Html =>
  html`<form class="find big" action="${site.href('/weather')}"><label class="vh" for="place">Town, suburb, postcode or station</label>${icon('find')}<input id="place" name="place" type="search" placeholder="Town, suburb or postcode" required></form><p class="s">${CAPITALS_WITH_WEATHER.map((name, i) => html`${i > 0 && ' · '}<a href="${site.href(`/weather/${name.toLowerCase()}`)}">${name}</a>`)}</p>`;
