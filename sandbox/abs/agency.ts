/** Simulates the Australian Bureau of Statistics, with its Data API, some files from its publications, and its release calendar. */
import { MONTHS } from '../../src/core/calendar/month-names.ts';
import type { Dataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { DAY_MS, isoDay } from '../../src/core/period.ts';
import { sydneyToInstant } from '../../src/core/sydney-time.ts';
import { readDataTable } from '../../src/formats/data-table.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { readSdmxQuery } from '../replay/recorded-match.ts';
import { councilAnswer, councilFlows, isOfCouncils } from './councils.ts';
import { figuresOf } from './figures.ts';
import { absFile } from './files.ts';
import { type FlowSlice, slicesOf } from './flows.ts';
import { type Flow, writeData, writeDataflows, writeStructure } from './wire.ts';

const API = 'data.api.abs.gov.au';
const SITE = 'www.abs.gov.au';
const JSON_DATA = 'application/vnd.sdmx.data+json; charset=utf-8; version=2.0';
const JSON_STRUCTURE = 'application/vnd.sdmx.structure+json; charset=utf-8; version=1.0';

const LISTED = readDataTable('abs-dataflows.csv', ['id', 'version', 'structure', 'name', 'as_at'], {
  optional: ['structure'],
  key: ['id'],
});

export function absAgency(datasets: readonly Dataset[]): SandboxAgency {
  const own = datasets.filter((d): d is TimeSeriesDataset => d.source === 'abs' && d.kind === 'time_series');
  const curated = own.filter(asksForData).flatMap(slicesOf);
  const councils = own.find((dataset) => dataset.id === 'BA_LGA2024') ?? null;
  const known = new Set(curated.map((slice) => slice.flow.id));
  // The list has all dataflows, because the program refuses a list that is much shorter than its own.
  const slices = [...curated, ...LISTED.filter(({ id }) => !known.has(id) && !isOfCouncils(id)).map(uncuratedSlice)];
  return {
    hosts: [API, SITE],
    answer(url, now) {
      const file = url.host === API ? apiAnswer(slices, councils, url, now) : (absFile(own, url, now) ?? calendarPage(own, url, now));
      return file ?? { status: 404, text: url.host === API ? 'NoRecordsFound' : 'Page not found' };
    },
  };
}

/** Returns true if a dataset is read from one dataflow. Other datasets are read through an index or from a file. */
const asksForData = (dataset: TimeSeriesDataset): boolean => readSdmxQuery(new URL(dataset.upstream.url).pathname) !== null;

function apiAnswer(slices: readonly FlowSlice[], councils: TimeSeriesDataset | null, url: URL, now: number): SandboxFile | null {
  const query = readSdmxQuery(decodeURIComponent(url.pathname));
  if (query) {
    const vintage = councils && councilAnswer(councils, query.flow, query.slots ?? [], now, preparedOn(now));
    return vintage ? { bytes: vintage, contentType: JSON_DATA } : dataAnswer(slices, query.flow, query.slots ?? [], now);
  }
  const [, , kind, agency, id] = url.pathname.split('/');
  if (agency !== 'ABS') return null;
  if (kind === 'dataflow' && id === undefined)
    return { bytes: writeDataflows([...distinctFlows(slices), ...councilFlows(now)], preparedOn(now)), contentType: JSON_STRUCTURE };
  const flow = slices.find((slice) => slice.flow.id === id)?.flow;
  return (kind === 'datastructure' || kind === 'dataflow') && flow
    ? { bytes: writeStructure(flow, preparedOn(now)), contentType: JSON_STRUCTURE }
    : null;
}

function distinctFlows(slices: readonly FlowSlice[]): Flow[] {
  return [...new Map(slices.map(({ flow }) => [flow.id, flow])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Returns the start of the day (UTC) in ms, as the preparation time of a response. The ABS states the exact time. Here, an unchanged response
 * has the same bytes all day.
 */
const preparedOn = (now: number): number => Math.floor(now / DAY_MS) * DAY_MS;

/** Returns the data for a key, or null if no series matches. The ABS gives the same response for a mistyped key as for a key without data. */
function dataAnswer(slices: readonly FlowSlice[], flowId: string, wanted: readonly (readonly string[])[], now: number): SandboxFile | null {
  const fitting = slices.filter(({ flow }) => flow.id === flowId && (wanted.length === 0 || wanted.length === flow.dimensions.length));
  const series = new Map(fitting.flatMap((slice) => figuresOf(slice, wanted, now)).map((one) => [one.codes.join('.'), one]));
  const [first, ...rest] = fitting;
  if (!first || series.size === 0) return null;
  return { bytes: writeData(rest.reduce(unionOf, first.flow), [...series.values()], preparedOn(now)), contentType: JSON_DATA };
}

/** Adds the codes from another slice to a dataflow, because several datasets can share a dataflow. */
function unionOf(flow: Flow, { flow: other }: FlowSlice): Flow {
  const dimensions = flow.dimensions.map((dimension, i) => {
    const codes = [...dimension.codes, ...(other.dimensions[i]?.codes ?? [])];
    return { ...dimension, codes: [...new Map(codes.map((code) => [code.id, code])).values()] };
  });
  return { ...flow, dimensions };
}

// ---------------------------------------------------------------- dataflows without a declaration

const code = (id: string, name: string) => ({ id, name });

/** Makes a small quarterly dataflow, with two measures for Australia and three states. */
function uncuratedSlice({ id, name: title }: { readonly id: string; readonly name: string }): FlowSlice {
  const region = {
    name: 'region',
    id: 'REGION',
    description: '',
    words: { australia: 'AUS' },
    default: 'AUS',
    geography: 'state',
  } as const;
  const measure = { name: 'measure', id: 'MEASURE', description: '', words: { value: '1', change: '2' }, default: '1' } as const;
  return {
    declared: new Map([region, measure].map((d) => [d.id, d])),
    flow: {
      id,
      name: title,
      dimensions: [
        { id: 'MEASURE', name: 'Measure', codes: [code('1', 'Value'), code('2', 'Change from the previous quarter')] },
        {
          id: 'REGION',
          name: 'Region',
          codes: [code('AUS', 'Australia'), code('1', 'New South Wales'), code('2', 'Victoria'), code('3', 'Queensland')],
        },
        { id: 'FREQ', name: 'Frequency', codes: [code('Q', 'Quarterly')] },
      ],
    },
    dataset: {
      kind: 'time_series',
      source: 'abs',
      id,
      title,
      description: title,
      landingPage: `https://${SITE}/`,
      cadence: { checkEveryMinutes: 1440, maxAgeDays: null },
      quirks: [],
      curated: false,
      upstream: { url: `https://${API}/`, format: 'SDMX-JSON 2.0' },
      frequency: 'Q',
      dimensions: [measure, region],
      fixed: { FREQ: 'Q' },
      asks: () => [],
      parse: () => ({ dimensions: [], series: [], publishedOn: null, scope: 'partial', notes: [] }),
    },
  };
}

// ---------------------------------------------------------------- the release calendar

const CALENDAR = '/release-calendar/future-releases-calendar/';
/** The release time in Canberra. */
const RELEASE_TIME = '11:30';

/** Writes the calendar page for a month. Each publication has one release, on a weekday. */
function calendarPage(datasets: readonly TimeSeriesDataset[], url: URL, now: number): SandboxFile | null {
  const month = /^(\d{4})(\d{2})$/.exec(url.pathname.startsWith(CALENDAR) ? url.pathname.slice(CALENDAR.length) : '');
  if (!month) return null;
  const first = Math.floor(Date.UTC(Number(month[1]), Number(month[2]) - 1, 1) / DAY_MS);
  const titles = [...new Set(datasets.flatMap((dataset) => dataset.cadence.releaseTitles ?? []))].sort();
  const cells = Array.from({ length: 28 }, (_, i) => first + i).map((day) => {
    const items = titles.filter((_, n) => weekdayOf(first, n) === day).map((title) => calendarItem(title, day, now));
    return `<td data-date="${isoDay(day)}" class="single-day"><div class="inner">${items.join('')}</div></td>`;
  });
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" /><title>Monthly calendar</title></head><body><table class="full"><tbody><tr>${cells.join('')}</tr></tbody></table></body></html>`;
  return { bytes: Buffer.from(html), contentType: 'text/html; charset=utf-8' };
}

/** Returns the release date of the nth publication, a weekday in the first four weeks of the month. */
function weekdayOf(firstOfMonth: number, n: number): number {
  const monday = firstOfMonth + ((8 - new Date(firstOfMonth * DAY_MS).getUTCDay()) % 7);
  return monday + (n % 3) * 7 + (Math.floor(n / 3) % 5);
}

function calendarItem(title: string, day: number, now: number): string {
  const about = new Date((day - 32) * DAY_MS);
  const period = `${MONTHS[about.getUTCMonth()]} ${about.getUTCFullYear()}`;
  const instant = `${new Date(sydneyToInstant(isoDay(day), RELEASE_TIME)).toISOString().slice(0, 19)}Z`;
  const link = day * DAY_MS > now ? '' : '<a href="/statistics/latest-release">View current release</a>';
  return `<div class="item"><div class="contents exportable-element"><strong class="event-name"> ${title}</strong> <span class="reference-period-value">${period}</span> <span class="event-date"><time datetime="${instant}">11:30am</time></span> ${link}</div></div>`;
}
