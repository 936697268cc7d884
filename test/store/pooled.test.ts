/** The PostgreSQL store uses no session state between transactions, because pgbouncer in transaction mode cannot keep it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src/store', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => path.join(entry.parentPath, entry.name));

it.each([
  ['locks of a session', /pg_(try_)?advisory_(lock|unlock)\(/],
  ['notifications', /\b(LISTEN|NOTIFY|UNLISTEN)\s+\w/],
  ['settings of a session', /['"`]\s*SET\s+(?!LOCAL\b|TRANSACTION\b)\w/],
  ['statements by name', /\bPREPARE\s+\w|query\(\{\s*name:/],
  ['parameters at the start of a connection', /\b(statement_timeout|idle_in_transaction_session_timeout)\s*:/],
])('the code has no %s', (_what, form) => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (form.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
