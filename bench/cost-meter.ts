/** Measures the cost of one response of each kind with its most expensive parameters, in processing, bytes and rate limit units. */
import { existsSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { median } from './measure.ts';
import { since, threadTimes } from './processor.ts';

export interface Operation {
  /** Returns the n-th path. Each has a different response, so that no response is cached. */
  readonly address: (n: number) => string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: (n: number) => unknown;
}

const rpc = (name: string, of: (n: number) => Record<string, unknown>): Operation => ({
  address: () => '/mcp',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: (n) => ({ jsonrpc: '2.0', id: n, method: 'tools/call', params: { name, arguments: of(n) } }),
});
const sdmx = (accept: string, encoding = 'identity'): Operation => ({
  address: (n) => `/sdmx/2.1/data/ABS,LF/all?startPeriod=${FIRST_YEAR + n}`,
  headers: { accept, 'accept-encoding': encoding },
});
const plain = (address: (n: number) => string): Operation => ({ address });
/** The first start year in paths. All paths together use fewer than 200 years. */
const FIRST_YEAR = 1700;
/** Returns a start before the first value in every series. Each response has a different start. */
const from = (n: number): string => `start=${FIRST_YEAR + n}`;
const TEN = 'AU.CPI.YOY,AU.CPI.INDEX,AU.WPI.YOY,AU.WPI.INDEX,AU.UNEMP.SA,AU.GDP.QOQ,AU.CASHRATE,AU.CPI.TRIMMED.YOY,AU.RETAIL,AU.UNEMP';

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'latest figure': plain((n) => `/v1/series/AU.CPI.YOY?limit=1&${from(n)}`),
  'whole series, JSON': plain((n) => `/v1/series/AU.CPI.INDEX?${from(n)}&limit=10000`),
  'whole series, CSV': plain((n) => `/s/AU.CPI.INDEX.csv?${from(n)}`),
  'ten series, CSV': plain((n) => `/s/multi.csv?ids=${TEN}&${from(n)}`),
  'series with the source of each value': plain((n) => `/v1/series/AU.CPI.INDEX?${from(n)}&limit=10000&explain=1`),
  'revisions of a series': plain((n) => `/v1/series/AU.UNEMP.SA/revisions?${from(n)}&limit=1000`),
  'statistics of revisions': plain((n) => `/v1/series/AU.UNEMP.SA/revisions?stats=1&${from(n)}`),
  'rows of a dataset': plain((n) => `/v1/data/abs/LF?limit=1000&${from(n)}`),
  'whole dataset, CSV': plain((n) => `/d/abs/LF.csv?${from(n)}`),
  'whole dataset, xlsx': plain((n) => `/d/rba/G1.xlsx?${from(n)}`),
  'whole dataset, Parquet': plain((n) => `/d/rba/G1.parquet?${from(n)}`),
  'indicator over its history': plain((n) => `/v1/real-wages?start_period=${FIRST_YEAR + n}`),
  'search, a long question': plain(
    (n) => `/v1/search?q=${encodeURIComponent(`what was the unemployment rate of women in victoria in ${FIRST_YEAR + n} and wages`)}`,
  ),
  'search, misspelt': plain((n) => `/v1/search?q=unemployemnt+inflaton+houseing+lons${n}`),
  'page of a series': plain((n) => `/series/AU.CPI.YOY?${from(n)}`),
  'map of a measure, SVG': plain((n) => `/m/AU.UNEMP.svg?period=${2000 + (n % 24)}-${String(1 + (n % 12)).padStart(2, '0')}`),
  'chart, SVG': plain((n) => `/s/AU.CPI.YOY.svg?${from(n)}`),
  'chart, PNG': plain((n) => `/s/AU.CPI.YOY.png?${from(n)}`),
  'SDMX, generic XML': sdmx('application/vnd.sdmx.genericdata+xml;version=2.1'),
  'SDMX, JSON': sdmx('application/vnd.sdmx.data+json'),
  'SDMX, CSV': sdmx('application/vnd.sdmx.data+csv'),
  'SDMX, JSON with gzip': sdmx('application/vnd.sdmx.data+json', 'gzip'),
  'SDMX, JSON with brotli': sdmx('application/vnd.sdmx.data+json', 'br'),
  'SDMX, all vintages of a series': plain(
    (n) => `/sdmx/2.1/data/ABS,LF/M13.3.1599.20.AUS.M?includeHistory=true&startPeriod=${FIRST_YEAR + n}`,
  ),
  'SDMX, codes and days of all series': plain((n) => `/sdmx/2.1/availableconstraint/SERIES/all/all/all?startPeriod=${FIRST_YEAR + n}`),
  'ten series with the source of each value': plain((n) => `/s/multi.json?ids=${TEN}&${from(n)}&explain=1&limit=1000`),
  'past values of an indicator with their sources': plain((n) => `/v1/cpi-breadth?start_period=${FIRST_YEAR + n}&explain=1`),
  'latest rows of five-minute prices': plain((n) => `/s/AU.NEM.TRADING.PRICE.VIC1.csv?${from(n)}&limit=20000`),
  'tool get_series': rpc('get_series', (n) => ({ id: 'AU.CPI.INDEX', start: String(FIRST_YEAR + n) })),
  'tool search': rpc('search', (n) => ({ query: `unemployment of women in victoria ${n}` })),
};

export interface Cost {
  /** Processor time for all threads in the program, in ms. */
  readonly ms: number;
  readonly bytes: number;
  readonly units: number;
  /** Processor time per unit, as a multiple of the reference operation in the same run. */
  readonly perUnit: number;
}

/** Returns the ms for work that does not use the program, which shows the current speed of the machine. */
export function referenceMs(): number {
  const begun = process.cpuUsage();
  for (let i = 0; i < 3; i += 1) {
    const rows = Array.from({ length: 20_000 }, (_, n) => ({ period: `2025-${n}`, value: n / 7 }));
    JSON.parse(gunzipSync(gzipSync(JSON.stringify(rows))).toString());
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Returns true if the processor time of threads can be read, which only Linux allows. */
export const canMeasure = (): boolean => existsSync('/proc/self/schedstat');

export interface Measured {
  readonly origin: string;
  readonly pid: number;
}

/** The recorded cost of an operation, in bench/cost.json. */
export interface Recorded {
  readonly ms: number;
  readonly bytes: number;
  readonly units: number;
  readonly per_unit: number;
}

/** Returns operations that need more than twice the recorded processing per unit, or more than twice the bytes per response. */
export function dearerThan(table: Readonly<Record<string, Recorded>>, costs: Readonly<Record<string, Cost>>): readonly string[] {
  return Object.entries(costs).flatMap(([name, { perUnit, units, bytes }]) => {
    const before = table[name];
    if (!before) return [`${name} is not in the table`];
    const moreWork = (perUnit * units) / (before.per_unit * before.units);
    // A difference of one unit is due to rounding, unless the recorded number was small.
    const isReal = moreWork > 1.5 || 2.5 * units < before.units;
    return [
      ...(perUnit > 2 * before.per_unit && isReal
        ? [`${name}: ${moreWork.toFixed(1)} times the processing for ${units} units, ${before.units} before`]
        : []),
      ...(bytes > 2 * before.bytes && units < 2 * before.units ? [`${name}: ${bytes} bytes, ${before.bytes} before`] : []),
    ];
  });
}

/** Responses are measured together until they take this time in ms. A shorter time could not be measured reliably on a busy machine. */
const LEAST_MS = 16;

/** Units per minute. They are more than any response costs, but few enough that none is added before the next reading. */
const BURST = 1000;
const OF_LOOKING = 1;
export const METER_SETTINGS = { WATTLE_BURST_PER_MINUTE: String(BURST), WATTLE_TRUST_PROXY: '1', WATTLE_REGISTRATIONS_PER_HOUR: '100000' };

export class Meter {
  readonly #program: Measured;
  #requested = 0;
  #accounts = 0;

  constructor(program: Measured) {
    this.#program = program;
  }

  /** Returns the medians over several rounds, in which the operations take turns. */
  async measure(operations: Readonly<Record<string, Operation>>, rounds: number): Promise<Readonly<Record<string, Cost>>> {
    // Each operation first runs once without measurement, because the first use compiles and loads code.
    for (const operation of Object.values(operations)) await this.#once(operation);
    const times = new Map<string, number>();
    for (const [name, operation] of Object.entries(operations)) {
      const { ms } = await this.#once(operation);
      times.set(name, Math.max(1, Math.ceil(LEAST_MS / ms)));
    }
    const found = new Map<string, Cost[]>(Object.keys(operations).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, operation] of Object.entries(operations)) {
        const reference = referenceMs();
        const n = times.get(name) ?? 1;
        const sum = { ms: 0, bytes: 0, units: 0 };
        for (let i = 0; i < n; i += 1) {
          const { ms, bytes, units } = await this.#once(operation);
          sum.ms += ms;
          sum.bytes += bytes;
          sum.units += units;
        }
        found.get(name)?.push({ ms: sum.ms / n, bytes: sum.bytes / n, units: sum.units / n, perUnit: sum.ms / sum.units / reference });
      }
    }
    const of = (costs: readonly Cost[], name: keyof Cost): number => median(costs.map((cost) => cost[name]));
    return Object.fromEntries(
      [...found].map(([name, costs]) => [
        name,
        { ms: of(costs, 'ms'), bytes: of(costs, 'bytes'), units: of(costs, 'units'), perUnit: of(costs, 'perUnit') },
      ]),
    );
  }

  async #once(operation: Operation): Promise<Omit<Cost, 'perUnit'>> {
    const { pid } = this.#program;
    // A new account has all its units, so no unit is added before the response is charged.
    const key = await this.#register();
    const before = threadTimes(pid);
    const bytes = await this.#ask(operation, key);
    const ms = since(before, pid);
    // Files and pages are charged to the caller's network, with at least one unit each.
    return { ms, bytes, units: Math.max(1, BURST - (await this.#left(key)) - OF_LOOKING) };
  }

  async #register(): Promise<string> {
    this.#accounts += 1;
    const answer = await request(`${this.#program.origin}/v1/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${this.#accounts >> 8}.${this.#accounts & 255}` },
      body: JSON.stringify({ email: `cost-${this.#accounts}@example.org` }),
    });
    const { api_key: key } = (await answer.body.json()) as { api_key?: string };
    if (key === undefined) throw new Error(`Registration returned status ${answer.statusCode}`);
    return key;
  }

  async #ask({ address, headers = {}, body }: Operation, key: string): Promise<number> {
    this.#requested += 1;
    const { origin } = this.#program;
    const answer = await request(`${origin}${address(this.#requested)}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(body ? { body: JSON.stringify(body(this.#requested)) } : {}),
    });
    const { byteLength } = await answer.body.arrayBuffer();
    if (answer.statusCode !== 200) throw new Error(`${address(this.#requested)} returned ${answer.statusCode}`);
    return byteLength;
  }

  /** Returns the units that remain in this minute. The reading itself costs OF_LOOKING. */
  async #left(key: string): Promise<number> {
    const { origin } = this.#program;
    const answer = await request(`${origin}/v1/series/AU.CPI.YOY/latest`, { headers: { authorization: `Bearer ${key}` } });
    await answer.body.dump();
    const found = /"burst";r=(\d+)/.exec(String(answer.headers['ratelimit']));
    if (!found) throw new Error(`No units in ${String(answer.headers['ratelimit'])}`);
    return Number(found[1]);
  }
}
