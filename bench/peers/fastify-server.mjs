/** Serves the exported values with Fastify, better-sqlite3 and hand-written code. Arguments: database, queries. */
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

const [file, queries] = process.argv.slice(2);
const db = new Database(file, { readonly: true });
const statements = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(queries, 'utf8'))).map(([name, sql]) => [name, db.prepare(sql)]),
);
/** Prepared statements for several series, by their text. */
const wide = new Map();

const app = Fastify();

const csvField = (value) => {
  if (value === null) return '';
  return typeof value === 'string' && /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : String(value);
};

const csvOf = (rows) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((fields) => `${fields.map(csvField).join(',')}\n`).join('');

app.get('/:name.csv', (request, reply) => {
  reply.header('content-type', 'text/csv; charset=utf-8').send(csvOf(statements[request.params.name].all({ ...request.query })));
});

app.get('/several.json', (request) => {
  const { sql, ...values } = request.query;
  if (!wide.has(sql)) wide.set(sql, db.prepare(sql));
  return wide.get(sql).all(values);
});

app.get('/:name.json', (request) => statements[request.params.name].all({ ...request.query }));

await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`listening ${app.server.address().port}\n`);
