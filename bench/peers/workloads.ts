/** Lists the requests in the comparison, as each program needs them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request } from 'undici';
import { datasetPage } from '../dataset-pages.ts';
import type { ChildServer } from '../servers/child-server.ts';
import type { PeerName } from './peers.ts';

type Address = (n: number) => string;

export interface Workload {
  readonly name: string;
  readonly wattle: Address;
  /** The paths for the peers. A program without this kind of response is absent. */
  readonly peers: Partial<Readonly<Record<PeerName, Address>>>;
  readonly requests: number;
  /** The lowest accepted ratio of processor times to Datasette. */
  readonly bar: number;
}

const MONTHLY = 'AU.UNEMP.SA';
/** The id of the longest series among the starter data. */
const DAILY = 'AU.CASHRATE.DAILY';
const AS_OF = '2020-06-30';
const DATASET = 'abs/CPI';
export const TWELVE = [
  ...['AU.CPI.YOY', 'AU.CPI.INDEX', 'AU.WPI.YOY', 'AU.WPI.INDEX', 'AU.UNEMP.SA', 'AU.GDP.QOQ'],
  ...['AU.CASHRATE', 'AU.BOND.10Y', 'AU.RETAIL', 'AU.UNDEREMP.SA', 'AU.EMPPOP.SA', 'AU.PARTICIPATION.SA'],
];

const QUERIES = JSON.parse(readFileSync(path.resolve('bench/peers/queries.json'), 'utf8')) as Readonly<Record<string, string>>;
/** Selects one column for each series. */
const SIDE_BY_SIDE = `SELECT o.date, ${TWELVE.map((id, i) => `MAX(CASE WHEN s.id = '${id}' THEN o.value END) AS s${i}`).join(', ')} FROM series s JOIN observations o ON o.series = s.n WHERE s.id IN (${TWELVE.map((id) => `'${id}'`).join(', ')}) AND o.realtime_end IS NULL AND o.date >= :start GROUP BY o.date ORDER BY o.date`;

/** Returns a day before every value. Each request has a different day, so that no response is cached. */
const day: Address = (n) => new Date(Date.UTC(1600, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);

const parameters = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();
type Values = (n: number) => Readonly<Record<string, string>>;

const datasette = (sql: string | undefined, form: 'json' | 'csv', values: Values): Address => {
  if (sql === undefined) throw new Error('No such query');
  const whole: Readonly<Record<string, string>> = form === 'json' ? { _shape: 'array' } : { _size: 'max' };
  return (n) => `/figures.${form}?${parameters({ sql, ...whole, ...values(n) })}`;
};
const byHand =
  (name: string, form: 'json' | 'csv', values: Values): Address =>
  (n) =>
    `/${name}.${form}?${parameters(values(n))}`;

const requested = (query: string, form: 'json' | 'csv', values: Values): Workload['peers'] => ({
  Datasette: datasette(QUERIES[query], form, values),
  FastAPI: byHand(query, form, values),
  Fastify: byHand(query, form, values),
});

const noon = Date.parse(`${AS_OF}T12:00:00Z`);

export const WORKLOADS: readonly Workload[] = [
  {
    name: 'monthly series, JSON',
    wattle: (n) => `/v1/series/${MONTHLY}?limit=10000&start=${day(n)}`,
    peers: requested('series', 'json', (n) => ({ id: MONTHLY, start: day(n) })),
    requests: 100,
    bar: 5,
  },
  {
    name: 'monthly series, CSV',
    wattle: (n) => `/s/${MONTHLY}.csv?start=${day(n)}`,
    peers: requested('series', 'csv', (n) => ({ id: MONTHLY, start: day(n) })),
    requests: 100,
    bar: 5,
  },
  {
    name: 'daily series, JSON',
    wattle: (n) => `/v1/series/${DAILY}?limit=20000&start=${day(n)}`,
    peers: requested('series', 'json', (n) => ({ id: DAILY, start: day(n) })),
    requests: 40,
    bar: 5,
  },
  {
    name: 'monthly series as of a day',
    wattle: (n) => `/v1/series/${MONTHLY}?limit=10000&as_of=${AS_OF}&start=${day(n)}`,
    peers: requested('as_of', 'json', (n) => ({ id: MONTHLY, as_of: String(noon), start: day(n) })),
    requests: 100,
    bar: 5,
  },
  {
    name: 'twelve series side by side',
    wattle: (n) => `/v1/series/multi?ids=${TWELVE.join(',')}&limit=20000&start=${day(n)}`,
    peers: {
      Datasette: datasette(SIDE_BY_SIDE, 'json', (n) => ({ start: day(n) })),
      FastAPI: byHand('several', 'json', (n) => ({ sql: SIDE_BY_SIDE, start: day(n) })),
      Fastify: byHand('several', 'json', (n) => ({ sql: SIDE_BY_SIDE, start: day(n) })),
    },
    requests: 20,
    bar: 5,
  },
  {
    name: 'latest value',
    wattle: (n) => `/v1/series/${MONTHLY}?limit=1&start=${day(n)}`,
    peers: requested('latest', 'json', (n) => ({ id: MONTHLY, start: day(n) })),
    requests: 300,
    bar: 2,
  },
  {
    name: 'page of a dataset',
    wattle: datasetPage,
    peers: {
      Datasette: (n) => `/figures/series?dataset=${DATASET.replace('/', '.')}&last_period__gte=${day(n)}`,
    },
    requests: 60,
    bar: 2,
  },
  {
    name: 'search',
    wattle: (n) => `/v1/search?q=${encodeURIComponent(`unemployment rate ${n}`)}`,
    peers: requested('search', 'json', (n) => ({ q: `unemployment rate OR ${n}` })),
    requests: 150,
    bar: 2,
  },
];

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Returns the number of values in a response. Wattle has its rows in `data`, and omits periods without a published value. */
async function valuesOf(origin: string, address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const answer = await request(`${origin}${address}`, { headers });
  const content = (await answer.body.json()) as Rows | { readonly data: Rows };
  const values = ('data' in content ? content.data : content).flatMap(({ date: _, period: __, status: ___, ...others }) =>
    Object.values(others),
  );
  return values.filter((value) => typeof value === 'number').length;
}

/** Throws if a program's response does not have the same number of observations as Wattle's. */
export async function sameFigures(
  contestants: readonly {
    readonly name: PeerName | 'Wattle';
    readonly server: ChildServer;
    readonly headers: Readonly<Record<string, string>>;
  }[],
): Promise<void> {
  for (const { name, wattle, peers } of WORKLOADS.filter((one) => one.name.includes('series') && !one.name.includes('CSV'))) {
    const counts: Record<string, number> = {};
    for (const contestant of contestants) {
      const address = contestant.name === 'Wattle' ? wattle : peers[contestant.name];
      if (address) counts[contestant.name] = await valuesOf(contestant.server.origin, address(0), contestant.headers);
    }
    if (new Set(Object.values(counts)).size > 1) throw new Error(`${name}: ${JSON.stringify(counts)} observations`);
  }
}
