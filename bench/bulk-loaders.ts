/** Measures how long the databases' bulk loaders take for the same rows and indexes: .import in sqlite3, and COPY in psql. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { RegisterDataset } from '../src/core/define-dataset.ts';
import { encodeRow, indexedColumns, quoted, wordColumns } from '../src/store/registers/cells.ts';

const LINES_AT_ONCE = 2_000;

/** Writes the rows as they are stored. Cells are separated by tabs, the position is first, and an empty field is null. */
export async function writeTable(dataset: RegisterDataset, rows: ReturnType<RegisterDataset['parse']>, file: string): Promise<void> {
  const out = createWriteStream(file);
  let lines: string[] = [];
  let pos = 0;
  for await (const row of rows) {
    pos++;
    lines.push([pos, ...encodeRow(dataset.columns, row, pos)].map((cell) => cell ?? '').join('\t'));
    if (lines.length < LINES_AT_ONCE) continue;
    if (!out.write(`${lines.join('\n')}\n`)) await once(out, 'drain');
    lines = [];
  }
  out.end(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
  await once(out, 'close');
}

const storage = { text: 'TEXT', date: 'TEXT', 'text[]': 'TEXT', integer: 'INTEGER', boolean: 'INTEGER', number: 'REAL' } as const;

/** Loads the rows with the same columns and indexes. FTS5 is the word index. Returns the time in seconds. */
export function sqliteImport(dataset: RegisterDataset, table: string, database: string): Promise<number> {
  const columns = dataset.columns.map(({ name, type }) => `${quoted(name)} ${storage[type]}`).join(', ');
  const words = wordColumns(dataset.columns).map((column) => {
    const name = `words_${dataset.columns.indexOf(column)}`;
    return `CREATE VIRTUAL TABLE ${name} USING fts5(words, content = '', detail = none, columnsize = 0);
      INSERT INTO ${name} (rowid, words) SELECT pos, ${quoted(column.name)} FROM register WHERE ${quoted(column.name)} <> '';`;
  });
  return run(
    'sqlite3',
    [database],
    [
      'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32768;',
      `CREATE TABLE register (pos INTEGER PRIMARY KEY, ${columns}) STRICT;`,
      '.mode ascii',
      '.separator "\\t" "\\n"',
      `.import ${table} register`,
      ...indexedColumns(dataset).map(({ name }) => `CREATE INDEX ${quoted(`by_${name}`)} ON register (${quoted(name)} COLLATE NOCASE);`),
      ...words,
      'ANALYZE;',
    ],
  );
}

/** Loads the rows with the same columns and indexes. The word index is GIN. Returns the time in seconds. */
export function postgresCopy(dataset: RegisterDataset, table: string, databaseUrl: string): Promise<number> {
  const columns = dataset.columns.map(({ name, type }) => `${quoted(name)} ${storage[type]}`).join(', ');
  return run(
    'psql',
    [databaseUrl, '-q', '-v', 'ON_ERROR_STOP=1'],
    [
      `BEGIN; CREATE TABLE bulk (pos BIGINT NOT NULL, ${columns});`,
      `\\copy bulk FROM '${table}' WITH (FORMAT text, NULL '')`,
      'ALTER TABLE bulk ADD PRIMARY KEY (pos);',
      ...indexedColumns(dataset).map(({ name }) => `CREATE INDEX ON bulk (lower(${quoted(name)} COLLATE "C"), pos);`),
      ...wordColumns(dataset.columns).map(({ name }) => `CREATE INDEX ON bulk USING gin (to_tsvector('simple', ${quoted(name)}));`),
      'ANALYZE bulk; COMMIT;',
    ],
  );
}

async function run(tool: string, args: readonly string[], script: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(tool, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdin.end(`${script.join('\n')}\n`);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 || errors !== '') throw new Error(`${tool} ended with ${code}: ${errors.slice(0, 500)}`);
  return (performance.now() - start) / 1000;
}
