/** Runs the queries in the dashboard and in the alert rules with promtool, on a Prometheus that scrapes a running program. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Running, remove, startWattle, temporaryFolder, until } from '../program/running.ts';
import { findProgram } from '../programs/find.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const PROMETHEUS = findProgram('prometheus');
const PROMTOOL = findProgram('promtool');

/** Returns every `expr` in a document, at any depth. */
const expressionsOf = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, member]) => (name === 'expr' ? [String(member)] : expressionsOf(member)));

const DASHBOARD = expressionsOf(JSON.parse(readFileSync('deploy/grafana/wattle.json', 'utf8')));
const ALERTS = expressionsOf(parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')));
/** Matches metrics without values on a node that requests nothing from agencies and has no subscribers. */
const NOTHING_YET = /ingest_set_aside|last_success|wattle_jobs_|webhook_(?:subscriptions|oldest_pending)/;

interface Sample {
  /** Time in seconds, and value. */
  readonly value: readonly [number, string];
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe('a Prometheus that scrapes a node', needs('Prometheus'), () => {
  const data = temporaryFolder();
  const own = temporaryFolder();
  let program: Running;
  let prometheus: ChildProcess;
  let url: string;

  /** Time of the last successful scrape, in seconds. After a failed or late one there is nothing to query. */
  let scrapedAt = '';

  const requested = async (expression: string, at = scrapedAt): Promise<readonly Sample[]> => {
    const when = at === '' ? [] : [`--time=${at}`];
    const { stdout } = await promisify(execFile)(PROMTOOL ?? '', ['query', 'instant', '-o', 'json', ...when, url, expression]);
    return JSON.parse(stdout) as Sample[];
  };

  beforeAll(async () => {
    await withStarterProgram(data);
    program = await startWattle({ WATTLE_DATA_DIR: data });
    const targets = [new URL(program.origin).host];
    const scraped = [{ job_name: 'wattle', static_configs: [{ targets, labels: { role: 'api' } }] }];
    const file = path.join(own, 'prometheus.yml');
    // JSON is valid YAML.
    writeFileSync(file, JSON.stringify({ global: { scrape_interval: '1s' }, scrape_configs: scraped }));
    const address = `127.0.0.1:${await freePort()}`;
    url = `http://${address}`;
    const settings = [`--config.file=${file}`, `--storage.tsdb.path=${path.join(own, 'tsdb')}`, `--web.listen-address=${address}`];
    // Sends requests before the first scrape, because a rate needs two scrapes with its counter. The second request is served from the
    // cache.
    await program.get('/v1/series/AU.CPI.YOY');
    await program.get('/v1/series/AU.CPI.YOY');
    prometheus = spawn(PROMETHEUS ?? '', [...settings, '--log.level=error'], { stdio: 'ignore' });
    await until('some scrapes succeed', async () => {
      const enough = await requested('sum_over_time(up{job="wattle"}[5m]) >= 4').catch(() => []);
      return enough.length === 1;
    });
    const [newest] = await requested('max_over_time(timestamp(up{job="wattle"} == 1)[5m:1s])');
    scrapedAt = newest?.value[1] ?? '';
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => prometheus?.once('exit', resolve));
    if (prometheus?.kill('SIGTERM')) await ended;
    await program?.stop();
    remove(data);
    remove(own);
  });

  it('gets a response to each query of the dashboard', async () => {
    expect(DASHBOARD.length).toBeGreaterThan(20);
    const empty: string[] = [];
    for (const expression of DASHBOARD) if ((await requested(expression)).length === 0) empty.push(expression);
    expect(empty.filter((expression) => !NOTHING_YET.test(expression))).toEqual([]);
  });

  it('accepts each condition of the alert rules', async () => {
    expect(ALERTS.length).toBeGreaterThan(5);
    for (const expression of ALERTS) await expect(requested(expression), expression).resolves.toBeInstanceOf(Array);
  });
});

it('the dashboard and the alert rules use only metrics of the program, and up', () => {
  expect([DASHBOARD.length > 20, ALERTS.length > 5]).toEqual([true, true]);
  expect([...DASHBOARD, ...ALERTS].filter((expression) => !/\b(?:wattle|process|nodejs)_\w+|\bup\b/.test(expression))).toEqual([]);
});
