/** Starts the program for the first time with 512 MB of memory and one core, with bulk files, and sends mixed requests for ten minutes. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { datasetPage } from '../dataset-pages.ts';
import { hasTool } from '../has-tool.ts';
import { type BenchCase, noteRow, type Row, targetRow } from '../measure.ts';
import { registeredKey } from '../processor.ts';
import { startProgram } from '../servers/child-server.ts';
import { memoryGroup } from '../servers/memory-group.ts';

const MIB = 2 ** 20;
const LIMIT_MIB = 512;
const SECONDS = Number(process.env['SMALL_SECONDS'] ?? 600);
const CONNECTIONS = 4;
const PROGRAM = fileURLToPath(new URL('../../src/cli/wattle.js', import.meta.url));

const day = (n: number): string => new Date(Date.UTC(1600, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
const ADDRESSES: readonly ((n: number) => string)[] = [
  (n) => `/v1/series/AU.UNEMP.SA?limit=10000&start=${day(n)}`,
  (n) => `/s/AU.CPI.INDEX.csv?start=${day(n)}`,
  (n) => `/v1/data/abs/LF?limit=1000&start=${day(n)}`,
  (n) => `/d/rba/G1.xlsx?start=${day(n)}`,
  datasetPage,
  (n) => `/v1/search?q=unemployment+rate+${n}`,
  (n) => `/s/AU.CPI.YOY.svg?start=${day(n)}`,
  (n) => `/v1/series/AU.CASHRATE.DAILY?limit=20000&start=${day(n)}`,
];

/** Returns the numbers of responses and of failures. A response with status 429 or 503 is not a failure. */
async function mixed(origin: string, key: string, until: number): Promise<{ readonly responses: number; readonly failures: number }> {
  let [sent, responses, failures] = [0, 0, 0];
  const one = async (): Promise<void> => {
    while (Date.now() < until) {
      const n = sent++;
      try {
        const answer = await fetch(`${origin}${ADDRESSES[n % ADDRESSES.length]?.(n)}`, { headers: { authorization: `Bearer ${key}` } });
        await answer.arrayBuffer();
        responses += 1;
        if (![200, 429, 503].includes(answer.status)) failures += 1;
      } catch {
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return { responses, failures };
}

const bulkFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.parquet')).length;

export const smallMachine: BenchCase = {
  name: 'small-machine',
  about: `First start in a control group with ${LIMIT_MIB} MB of memory, on one core, with bulk files. ${CONNECTIONS} connections then send mixed uncached requests for ${SECONDS} s. Needs root.`,
  async run(): Promise<readonly Row[]> {
    const group = memoryGroup(LIMIT_MIB * MIB);
    if ('missing' in group) return [targetRow('smallMachine', `not measured: ${group.missing}`, null)];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-small-'));
    const onOneCore = hasTool('taskset') ? 'taskset -c 0 ' : '';
    const command = `echo $$ > ${group.entry} && exec ${onOneCore}${process.execPath} ${PROGRAM} start`;
    try {
      const server = await startProgram('sh', ['-c', command], {
        WATTLE_DATA_DIR: path.join(folder, 'var'),
        WATTLE_PORT: '0',
        WATTLE_UPSTREAM: 'offline',
        WATTLE_LOG_LEVEL: 'error',
        WATTLE_FREE_MONTHLY_CALLS: '1000000000',
        WATTLE_BURST_PER_MINUTE: '10000000',
      });
      try {
        const { responses, failures } = await mixed(server.origin, await registeredKey(server.origin), Date.now() + 1000 * SECONDS);
        const kills = group.kills();
        const isMet = kills === 0 && failures === 0;
        return [
          targetRow('smallMachine', isMet ? 'survives' : `${kills} processes ended, ${failures} failures`, isMet),
          noteRow('responses', responses.toLocaleString('en-AU')),
          noteRow('largest memory of all processes, with the file cache', `${(group.peak() / MIB).toFixed(0)} MB`),
          noteRow('bulk files', String(bulkFiles(folder))),
        ];
      } finally {
        await server.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 2000));
      group.remove();
    }
  },
};
