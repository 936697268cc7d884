/** Files of every dataset, damaged on their way: the last good version stays, is labelled, and the fault is told with its place. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoopbackServer, listen } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findSource } from '../../src/catalogue/catalogue.ts';
import type { Ask } from '../../src/core/capture.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, dottedId, isAsked, type Source, type SourceCode, storeKey } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { Store } from '../../src/store/port.ts';
import { openSqliteStore } from '../../src/store/sqlite-store.ts';
import { DAMAGES, type Damage, type SentFile } from './damages.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const ALL = datasets().filter((dataset) => isAsked(dataset) && !dataset.cadence.onDemand);

const pathOf = (url: string): string => `/${url.replace(/^https?:\/\//, '')}`;
const asksOf = (ask: Ask): readonly Ask[] => [ask, ...(ask.fallback ? asksOf(ask.fallback) : [])];
const INDEXES = new Set(
  ALL.flatMap((dataset) => dataset.asks().flatMap(asksOf))
    .filter((ask) => ask.follow)
    .map((ask) => pathOf(ask.url)),
);

let dataDir: string;
let sandbox: LoopbackServer;
let proxy: LoopbackServer;
let upstream: Upstream;
let store: Store;
let refresher: Refresher;
let damage: Damage | null = null;
/** What is damaged: the files with the figures, or the pages and lists that lead to them. */
let where: 'files' | 'indexes' = 'files';
let harmed = 0;

function attempt(one: Damage, file: SentFile): SentFile | null {
  try {
    return one.apply(file);
  } catch {
    // A file that cannot be changed so, such as one that is no table.
    return null;
  }
}

/** What the sandbox answers, by address: it is made once, and asked for often. The market and the weather have news every hour. */
const answers = new Map<string, Promise<SentFile & { readonly status: number }>>();

function answerOf(target: string): Promise<SentFile & { readonly status: number }> {
  const known = answers.get(target);
  if (known) return known;
  const asked = fetch(`${sandbox.url}${target}`).then(async (answer) => ({
    status: answer.status,
    bytes: new Uint8Array(await answer.arrayBuffer()),
    contentType: answer.headers.get('content-type') ?? '',
  }));
  answers.set(target, asked);
  return asked;
}

/** Files as the damage of the moment leaves them, by address: datasets share files. */
const harmedFiles = new Map<string, SentFile | null>();

function harmedBy(one: Damage, target: string, file: SentFile): SentFile | null {
  const name = `${one.name} ${target}`;
  const known = harmedFiles.get(name);
  if (known !== undefined) return known;
  const made = attempt(one, file);
  harmedFiles.set(name, made);
  return made;
}

function anHourLater(): void {
  harmedFiles.clear();
  clock.advance(3_600_000);
  for (const target of answers.keys()) if (/nemweb|aemo|bom\.gov/.test(target)) answers.delete(target);
}

async function startProxy(): Promise<LoopbackServer> {
  const server = createServer(async (request, response) => {
    const target = request.url ?? '/';
    const { status, ...file } = await answerOf(target);
    let sent: SentFile = file;
    const isIndex = INDEXES.has(target) || /html/.test(file.contentType);
    if (damage && status === 200 && isIndex === (where === 'indexes')) {
      const harm = harmedBy(damage, target, file);
      if (harm) harmed += 1;
      sent = harm ?? file;
    }
    response.writeHead(status, { 'content-type': sent.contentType, 'content-length': sent.bytes.length });
    response.end(sent.bytes);
  });
  return listen(server, 0);
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-damage-'));
  sandbox = await startSandbox({ datasets: datasets(), clock });
  proxy = await startProxy();
  upstream = createUpstream({ mode: { kind: 'base', url: proxy.url }, clock, attempts: 1 });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  refresher = new Refresher({
    store,
    upstream,
    clock,
    origin: 'sandbox',
    log: silent,
    sourceOf: (code: SourceCode) => findSource(code) as Source,
  });
  for (const dataset of ALL) await refresher.refresh(dataset);
}, 240_000);

afterAll(async () => {
  await upstream.close();
  await store.close();
  await proxy.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

/** What was wrong with how a dataset took a damaged file; null where nothing was. */
async function fault(dataset: Dataset, one: Damage): Promise<string | null> {
  const key = storeKey(dataset);
  const before = (await store.datasets.state(key))?.version;
  const harmedBefore = harmed;
  damage = one;
  const { result, error } = await refresher.refresh(dataset);
  damage = null;
  const state = await store.datasets.state(key);
  const after = state?.version;
  if (result === 'quarantined' || result === 'failed') {
    if (!error?.at || !state?.failure?.address) return `${result} without an address: ${error?.message}`;
    // What came before the agency stopped answering is taken: market files, each of which is whole.
    return after?.seq === before?.seq || (after?.changed === 0 && after.removed === 0) ? null : 'refused, and changed all the same';
  }
  if (harmed > harmedBefore && one.fatal && where === 'files') return `${result}, though nothing of the file can be right`;
  if (after?.seq === before?.seq || dottedId(dataset) === COMING_AND_GOING) return null;
  if (MOVING.has(dottedId(dataset))) {
    return after?.changed === 0 && after.removed === 0 ? null : `took it: ${after?.changed} changed, ${after?.removed} removed`;
  }
  // Bring back what is good before the next damage.
  await refresher.refresh(dataset);
  return after?.changed === 0 && after.removed === 0 && after.added === 0
    ? null
    : `took it: ${after?.added} added, ${after?.changed} changed, ${after?.removed} removed`;
}

/** The newest observations of the last days: rows come and go with every file. */
const COMING_AND_GOING = 'bom.OBSERVATIONS';
/** Datasets that bring new rows by the minute, whatever happens to one file of theirs; what is held stays as it is. */
const MOVING = new Set(ALL.filter(({ source, id }) => source === 'aemo' && id !== 'UNITS').map(dottedId));

const ABOVE = 'what stands above the names of the columns is a note, and so one row of many is not read';
/** Its report of one day, known without the list, has more digits than the one of the year. */
const EXACTER = 'asic.ASIC_SHORT_POSITIONS';
/** What is known to get through, and why it does. */
const KNOWN: Readonly<Record<string, string>> = {
  'the header below the first row | apra.INSURANCE_GENERAL': ABOVE,
  'the header below the first row | apra.INSURANCE_GENERAL_HISTORICAL': ABOVE,
  'the header below the first row | ato.IND_POSTCODE_MEDIAN_WIDE': ABOVE,
  'the header below the first row | ato.SBB_BENCHMARKS': ABOVE,
  'half the rows gone | abs.DATAFLOWS': 'half the members of a dataflow: one that states no version is of version 1.0, as SDMX has it',
  'another unit | abs.DATAFLOWS': 'a word in the name of a dataflow, which is shown as published',
  'a date of 2206 | wgea.EMPLOYEE_SUPPORT': 'a year in the text of an answer, which is shown as published',
  'half the rows gone | apra.ADI_LIST':
    'an institution is in two publications, and the other one still has it: its row loses what the first says',
};

describe.each(DAMAGES.map((one) => [one.name, one] as const))('%s', (_, one) => {
  it('leaves the last good version of every dataset, and tells where the fault is', async () => {
    anHourLater();
    const faults: string[] = [];
    for (const dataset of ALL) {
      const what = await fault(dataset, one);
      const name = `${one.name} | ${dottedId(dataset)}`;
      if (what !== null && !(name in KNOWN)) faults.push(`${name}: ${what}`);
    }
    expect(faults).toEqual([]);
    expect(harmed).toBeGreaterThan(0);
  }, 240_000);
});

describe.each(DAMAGES.filter(({ name }) => ['truncated', 'empty', 'an HTML page'].includes(name)).map((one) => [one.name, one] as const))(
  '%s where a page or a list should lead to the file',
  (_, one) => {
    it('leaves the last good version of every dataset, with the place of the fault or from the last known address', async () => {
      anHourLater();
      where = 'indexes';
      const faults: string[] = [];
      for (const dataset of ALL) {
        const what = await fault(dataset, one);
        if (what !== null && dottedId(dataset) !== EXACTER) faults.push(`${dottedId(dataset)}: ${what}`);
      }
      where = 'files';
      expect(faults).toEqual([]);
    }, 240_000);
  },
);

it('leaves every dataset as sound as it was, once the next report of each is there', async () => {
  // The newest report of a day was refused: it stays so until there is the one of the next day.
  clock.advance(86_400_000);
  anHourLater();
  const refused: string[] = [];
  for (const dataset of ALL) if ((await refresher.refresh(dataset)).error !== null) refused.push(dottedId(dataset));
  expect(refused).toEqual([]);
  expect(ALL.length).toBeGreaterThanOrEqual(135);
}, 120_000);
