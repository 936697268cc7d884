/**
 * Loads a full-size companies register. Compares this with the databases' bulk loaders, and measures requests while the next version loads.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { ASIC_COMPANIES } from '../../src/sources/asic/datasets/ASIC_COMPANIES.ts';
import { startPostgres } from '../../test/store/postgres-server.ts';
import { postgresCopy, sqliteImport, writeTable } from '../bulk-loaders.ts';
import { abnOf, Companies } from '../companies.ts';
import { hasTool } from '../has-tool.ts';
import { latencies, type Question, quantile } from '../latency.ts';
import { type Loaded, load, writeCompanies } from '../load-companies.ts';
import { type BenchCase, noteRow, type Row, ratioRow } from '../measure.ts';
import { nameSearches } from '../name-searches.ts';
import { startServer } from '../servers/child-server.ts';

const ROWS = 3_500_000;
const MOST_MIB = 400;
const SLOWEST_MS = 40;
const LOOK_UP_RATIO = 1.3;
const CONNECTIONS = 16;
/** The pause in ms between a response and the next search, for up to 20 searches a second on each connection. */
const SEARCH_PAUSE_MS = 50;
const SEARCH_SECONDS = 60;
/** Number of look-ups and cached responses per second, over all connections. */
const LOOK_UPS_A_SECOND = 400;
const LOOK_UP_SECONDS = 20;
const KEY = 'ak_bench';

const loadRows = (store: string, loaded: Loaded, bulk: number | null, tool: string): Row[] => [
  bulk === null
    ? noteRow(`${store}: speed, relative to the bulk loader`, `not compared: ${tool} is not installed`)
    : ratioRow(`${store}: speed, relative to ${tool} with the same rows and indexes`, bulk / loaded.seconds, 0.5),
  {
    what: `${store}: highest memory of the loading process`,
    value: `${loaded.peakMiB.toFixed(0)} MiB`,
    bar: `below ${MOST_MIB} MiB`,
    met: loaded.peakMiB < MOST_MIB,
  },
  noteRow(`${store}: time to load`, `${loaded.seconds.toFixed(0)} s${bulk === null ? '' : ` (${tool}: ${bulk.toFixed(0)} s)`}`),
];

export const registerLoad: BenchCase = {
  name: 'register-load',
  about: `Loads a company register of ${ROWS.toLocaleString('en-AU')} rows from a file in ASIC's format, until its indexes are complete and it has replaced the old version. The comparison is with the bulk loaders of the databases, which receive parsed and converted rows. Their word index is FTS5 or GIN.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    try {
      const file = writeCompanies(folder, ROWS, 1);
      const table = path.join(folder, 'rows.tsv');
      const captured = { sha256: '', bytes: new Uint8Array(), file, url: '', contentType: null, retrievedAt: 0, askId: 'data' };
      await writeTable(ASIC_COMPANIES, ASIC_COMPANIES.parse(captured), table);
      const rows: Row[] = [];
      const bulk = hasTool('sqlite3') ? await sqliteImport(ASIC_COMPANIES, table, path.join(folder, 'bulk.db')) : null;
      rmSync(path.join(folder, 'bulk.db'), { force: true });
      rows.push(...loadRows('SQLite', await load(path.join(folder, 'var'), null, file, 1), bulk, 'sqlite3 .import'));
      rmSync(path.join(folder, 'var'), { recursive: true, force: true });
      rows.push(...(await onPostgres(folder, file, table)));
      return rows;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function onPostgres(folder: string, file: string, table: string): Promise<readonly Row[]> {
  const server = await startPostgres().catch((error: Error) => error);
  if (server instanceof Error) return [noteRow('PostgreSQL', `not measured: ${server.message}`)];
  try {
    const bulk = hasTool('psql') ? await postgresCopy(ASIC_COMPANIES, table, await server.createDatabase()) : null;
    const loaded = await load(path.join(folder, 'pg'), await server.createDatabase(), file, 1);
    return loadRows('PostgreSQL', loaded, bulk, 'psql COPY');
  } finally {
    await server.stop();
  }
}

function* nameQuestions(companies: Companies): Generator<Question> {
  for (const { text, filters, limit } of nameSearches(companies)) {
    const parameters = new URLSearchParams([
      ['name', text],
      ...filters.map(([column, value]): [string, string] => [column, value]),
      ['limit', String(limit)],
    ]);
    yield { kind: 'search', path: `/v1/data/asic/companies?${parameters}` };
  }
}

/** Yields look-ups. Cached responses alternate with new numbers, and ACNs with ABNs. */
function* lookUps(companies: Companies): Generator<Question> {
  const kept = `/v1/data/asic/companies?acn=${companies.acn(1)}`;
  for (let i = 1; ; i++) {
    yield { kind: 'cached', path: kept };
    const acn = companies.acn(((i * 104_729) % companies.count) + 1);
    yield { kind: 'look-up', path: `/v1/data/asic/companies?${i % 2 === 0 ? `acn=${acn}` : `abn=${abnOf(acn)}`}` };
  }
}

export const registers: BenchCase = {
  name: 'registers',
  about: `GET /v1/data/asic/companies on SQLite with ${ROWS.toLocaleString('en-AU')} rows and ${CONNECTIONS} connections, while another process loads the next version into the same database. Name searches run with a pause of ${SEARCH_PAUSE_MS} ms on each connection, then without a pause. Few of them are sent twice. Look-ups and cached requests alternate, at ${LOOK_UPS_A_SECOND} requests a second.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const dataDir = path.join(folder, 'var');
    const companies = new Companies(ROWS);
    const files = [1, 2, 3].map((vintage) => writeCompanies(folder, ROWS, vintage));
    const { seconds: loadAlone } = await load(dataDir, null, files[0] ?? '', 1);
    const wattle = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: dataDir,
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_DEV_KEY: KEY,
      WATTLE_FREE_MONTHLY_CALLS: '1000000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
      WATTLE_LOG_LEVEL: 'warn',
    });
    const headers = { authorization: `Bearer ${KEY}`, 'accept-encoding': 'gzip' };
    const asking = { origin: wattle.origin, headers, connections: CONNECTIONS };
    const ask = async (questions: Generator<Question>, pauseMs: number, done: () => boolean) =>
      latencies({ ...asking, pauseMs, done, next: () => questions.next().value as Question });
    const afterSeconds = (seconds: number): (() => boolean) => {
      const end = performance.now() + seconds * 1000;
      return () => performance.now() > end;
    };
    /** Sends each kind of request for a few seconds, or until the load ends. Returns `seconds`, the duration of the load. */
    const whileLoading = async (file: string, at: number, ways: readonly Way[]): Promise<{ taken: readonly Taken[]; seconds: number }> => {
      let loading = true;
      const over = load(dataDir, null, file, at).finally(() => {
        loading = false;
      });
      const taken: Taken[] = [];
      for (const { questions, pauseMs, seconds } of ways) {
        const enough = afterSeconds(seconds);
        taken.push(await ask(questions, pauseMs, () => enough() || !loading));
      }
      return { taken, seconds: (await over).seconds };
    };
    try {
      const pause = (CONNECTIONS * 1000) / LOOK_UPS_A_SECOND;
      const searches = nameQuestions(companies);
      await ask(searches, 0, afterSeconds(10));
      const quiet = {
        paced: await ask(searches, SEARCH_PAUSE_MS, afterSeconds(LOOK_UP_SECONDS)),
        unpaced: await ask(searches, 0, afterSeconds(LOOK_UP_SECONDS)),
      };
      const beside = await whileLoading(files[1] ?? '', 2, [
        { questions: searches, pauseMs: 0, seconds: SEARCH_SECONDS },
        { questions: searches, pauseMs: SEARCH_PAUSE_MS, seconds: SEARCH_SECONDS },
        { questions: searches, pauseMs: 0, seconds: SEARCH_SECONDS },
      ]);
      const [first = NOTHING, paced = NOTHING, last = NOTHING] = beside.taken;
      const unpaced = together(first, last);
      const besideLookUps = await whileLoading(files[2] ?? '', 3, [
        { questions: lookUps(companies), pauseMs: pause, seconds: LOOK_UP_SECONDS * 2 },
      ]);
      const alone = await ask(lookUps(companies), pause, afterSeconds(LOOK_UP_SECONDS));
      return [
        ...searchRows({ paced, unpaced }, quiet),
        noteRow(
          `time to load the next version at low priority, during ${3 * SEARCH_SECONDS} s of searches`,
          `${beside.seconds.toFixed(0)} s (without searches: ${loadAlone.toFixed(0)} s)`,
        ),
        ...lookUpRows(besideLookUps.taken[0] ?? NOTHING, alone),
        await countRow(wattle.origin),
      ];
    } finally {
      await wattle.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Taken = ReadonlyMap<string, readonly number[]>;
const NOTHING: Taken = new Map();

const together = (...all: readonly Taken[]): Taken =>
  new Map([['search', all.flatMap((taken) => times(taken, 'search')).sort((a, b) => a - b)]]);

interface Way {
  readonly questions: Generator<Question>;
  readonly pauseMs: number;
  readonly seconds: number;
}

/** Searches with and without a pause on each connection. */
interface Searches {
  readonly paced: Taken;
  readonly unpaced: Taken;
}

const times = (taken: Taken, kind: string): readonly number[] => taken.get(kind) ?? [];
const ms = (sorted: readonly number[], share: number): string => `${quantile(sorted, share).toFixed(1)} ms`;

function searchRows(loading: Searches, quiet: Searches): readonly Row[] {
  const slowest = quantile(times(loading.unpaced, 'search'), 0.99);
  const both = (taken: Taken): string => {
    const all = times(taken, 'search');
    return `${ms(all, 0.5)}, ${ms(all, 0.99)} of ${all.length.toLocaleString('en-AU')} responses`;
  };
  return [
    {
      what: 'name search while the next version loads: p99',
      value: `${slowest.toFixed(1)} ms`,
      bar: `within ${SLOWEST_MS} ms`,
      met: slowest <= SLOWEST_MS,
    },
    noteRow('name search while the next version loads: p50, p99', both(loading.unpaced)),
    noteRow('name search without a load: p50, p99', both(quiet.unpaced)),
    noteRow(`name search with a pause of ${SEARCH_PAUSE_MS} ms, while the next version loads: p50, p99`, both(loading.paced)),
    noteRow(`name search with a pause of ${SEARCH_PAUSE_MS} ms, without a load: p50, p99`, both(quiet.paced)),
  ];
}

function lookUpRows(loading: Taken, alone: Taken): readonly Row[] {
  const ratioIn = (taken: Taken): number => quantile(times(taken, 'look-up'), 0.99) / quantile(times(taken, 'cached'), 0.99);
  const ratio = ratioIn(loading);
  return [
    {
      what: 'look-up by ACN or ABN, divided by a cached request: p99 while the next version loads',
      value: ratio.toFixed(2),
      bar: `at most ${LOOK_UP_RATIO}`,
      met: ratio <= LOOK_UP_RATIO,
    },
    noteRow('the same ratio without a load', ratioIn(alone).toFixed(2)),
    noteRow('look-up without a load: p50, p99', `${ms(times(alone, 'look-up'), 0.5)}, ${ms(times(alone, 'look-up'), 0.99)}`),
    noteRow('cached request without a load: p50, p99', `${ms(times(alone, 'cached'), 0.5)}, ${ms(times(alone, 'cached'), 0.99)}`),
  ];
}

/** Measures a filter that matches most rows, because all matches must be counted. */
async function countRow(origin: string): Promise<Row> {
  const start = performance.now();
  const headers = { authorization: `Bearer ${KEY}` };
  const answer = await request(`${origin}/v1/data/asic/ASIC_COMPANIES?status=REGD&class=LMSH&limit=1`, { headers });
  const { meta } = (await answer.body.json()) as { meta: { total_rows: number } };
  const taken = performance.now() - start;
  return noteRow(
    'first count of the rows with status=REGD&class=LMSH',
    `${meta.total_rows.toLocaleString('en-AU')} rows in ${taken.toFixed(1)} ms`,
  );
}
