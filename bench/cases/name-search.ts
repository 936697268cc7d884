/** Compares the program's index for name searches with the databases' full-text indexes. All use the same search stages. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { present } from '../../src/core/assert.ts';
import type { Column } from '../../src/core/define-dataset.ts';
import { DocumentOrder } from '../../src/search/static-rank.ts';
import { wordsOf } from '../../src/search/tokenizer.ts';
import type { SqlValue } from '../../src/store/ports/sql.ts';
import { columnNamed } from '../../src/store/registers/cells.ts';
import { readPage } from '../../src/store/registers/page.ts';
import { RegisterFile } from '../../src/store/registers/sqlite/register-file.ts';
import { SqliteDatabase } from '../../src/store/sqlite/database.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { startPostgres } from '../../test/store/postgres-server.ts';
import { Companies } from '../companies.ts';
import { buildFts5, buildGin, openFts5, type Rows } from '../full-text.ts';
import { quantile } from '../latency.ts';
import { load, writeCompanies } from '../load-companies.ts';
import { type BenchCase, noteRow, type Row, seconds } from '../measure.ts';
import { type NameSearch, nameSearches } from '../name-searches.ts';
import { type Filter, filterMark, firstMark, StagedSearch } from '../staged-search.ts';

const ROWS = 3_500_000;
const NAME = 'company_name';
const WARM_UP = 300;
const SEARCHES = 1_400;
/** Number of searches in PostgreSQL. Many take seconds, so there are fewer, without a warm-up. */
const GIN_SEARCHES = 105;
/** The minimum factor at the 99th percentile for which the program's own index is worth its code. */
const WORTH = 5;
const FILTERED = ['status', 'type', 'state_of_registration'];

type Search = (search: NameSearch, filters: readonly Filter[]) => Promise<readonly number[] | string>;

const filtersOf = ({ filters }: NameSearch): readonly Filter[] =>
  filters.map(([column, value]) => ({ column: column === 'state' ? 'state_of_registration' : column, op: 'equals', values: [value] }));

/** Measures the methods in turns. Returns `differ`, the number of responses in which the last method differs from the first. */
async function byTurns(
  ways: readonly Search[],
  searches: number,
  warmUp: number,
): Promise<{ readonly ms: readonly (readonly number[])[]; readonly differ: number }> {
  const questions = nameSearches(new Companies(ROWS));
  const ms = ways.map((): number[] => []);
  let differ = 0;
  for (let i = 0; i < warmUp + searches; i++) {
    const search = questions.next().value;
    const answers: unknown[] = [];
    // The order alternates, so that no method always runs first with empty caches.
    for (const way of i % 2 === 0 ? ways.keys() : [...ways.keys()].reverse()) {
      const start = performance.now();
      answers[way] = await present(ways[way], 'A way to search')(search, filtersOf(search));
      if (i >= warmUp) ms[way]?.push(performance.now() - start);
    }
    if (JSON.stringify(answers.at(-1)) !== JSON.stringify(answers[0])) differ++;
  }
  for (const times of ms) times.sort((a, b) => a - b);
  return { ms, differ };
}

function* tokensOf(db: SqliteDatabase, order: DocumentOrder, rows: number): Generator<readonly string[]> {
  const read = `SELECT ${[NAME, ...FILTERED].join(', ')} FROM register WHERE pos = ?`;
  for (let rank = 1; rank <= rows; rank++) {
    const [cells] = db.tuples<[string | null, ...SqlValue[]]>(read, order.positionOf(rank));
    const [name, ...values] = present(cells, 'A row of the register');
    const words = [...new Set(wordsOf(name ?? ''))];
    const marks = values.flatMap((value, i) => (value === null ? [] : [filterMark(present(FILTERED[i], 'A column'), String(value))]));
    yield [...words, ...words.slice(0, 1).map(firstMark), ...marks];
  }
}

const spread = (sorted: readonly number[]): string =>
  `${[0.5, 0.9, 0.99].map((share) => quantile(sorted, share).toFixed(1)).join(', ')}; ${(sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length).toFixed(1)} ms`;

const MIB = 2 ** 20;

export const nameSearch: BenchCase = {
  name: 'name-search',
  about: `Searches ${ROWS.toLocaleString('en-AU')} rows by name, in one process and one search at a time. The program's index and the full-text indexes of the databases take turns. All store rows in the order of their static rank, use the same stages and should return the same rows. The searches are those in the case registers. Times are in ms.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    try {
      const dataDir = path.join(folder, 'var');
      await load(dataDir, null, writeCompanies(folder, ROWS, 1), 1);
      const place = path.join(dataDir, 'registers', 'asic-ASIC_COMPANIES-1.db');
      const file = RegisterFile.open(place);
      const db = new SqliteDatabase(openFile(place, { readOnly: true }));
      const column = columnNamed(file.layout.columns, NAME);
      const order = new DocumentOrder(await file.words(column).staticScores());
      const rows = (): Rows => tokensOf(db, order, file.rows);
      const own: Search = async ({ text, limit }, where) =>
        (await readPage(file, 1, { dataset: 'asic/ASIC_COMPANIES', where, search: { column: NAME, text }, members: { acn: 'acn' }, limit }))
          .rows.json;
      const by =
        (search: StagedSearch): Search =>
        async ({ text, limit }, where) =>
          rowsOf(file, await search.page(text, where, limit));
      const fts = path.join(folder, 'fts5.db');
      const built = await seconds(() => buildFts5(fts, rows()));
      const fts5 = openFts5(fts);
      const sqlite = await byTurns([own, by(new StagedSearch({ file, order, column, index: fts5 }))], SEARCHES, WARM_UP);
      await fts5.close();
      const [ours = [], theirs = []] = sqlite.ms;
      const gain = quantile(theirs, 0.99) / quantile(ours, 0.99);
      return [
        {
          what: 'p99 of FTS5, relative to the index in Wattle',
          value: gain.toFixed(1),
          bar: `at least ${WORTH}, or the own index goes`,
          met: gain >= WORTH,
        },
        noteRow('index in Wattle: p50, p90, p99; mean', spread(ours)),
        noteRow('FTS5 in SQLite: p50, p90, p99; mean', spread(theirs)),
        noteRow('FTS5: searches with different results', `${sqlite.differ} of ${WARM_UP + SEARCHES}`),
        noteRow('FTS5: time to build, size', `${built.toFixed(0)} s, ${(statSync(fts).size / MIB).toFixed(0)} MiB`),
        ...(await onPostgres(own, rows, (index) => by(new StagedSearch({ file, order, column, index })))),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function onPostgres(
  own: Search,
  rows: () => Rows,
  by: (index: Awaited<ReturnType<typeof buildGin>>) => Search,
): Promise<readonly Row[]> {
  const server = await startPostgres().catch((error: Error) => error);
  if (server instanceof Error) return [noteRow('GIN in PostgreSQL', `not measured: ${server.message}`)];
  try {
    const database = await server.createDatabase();
    const start = performance.now();
    const index = await buildGin(database, rows());
    const built = (performance.now() - start) / 1000;
    const { ms, differ } = await byTurns([own, by(index)], GIN_SEARCHES, 0);
    await index.close();
    const [ours = [], theirs = []] = ms;
    return [
      noteRow('GIN in PostgreSQL: p50, p90, p99; mean', spread(theirs)),
      noteRow('index in Wattle, in turns with GIN: p50, p90, p99; mean', spread(ours)),
      noteRow('GIN: searches with different results', `${differ} of ${GIN_SEARCHES}`),
      noteRow('GIN: time to build', `${built.toFixed(0)} s`),
    ];
  } finally {
    await server.stop();
  }
}

function rowsOf(file: RegisterFile, positions: readonly number[]): string {
  const acn: Column = columnNamed(file.layout.columns, 'acn');
  return file.rowsAt(positions, [{ name: 'acn', column: acn }]).json;
}
