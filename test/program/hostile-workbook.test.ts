/**
 * The running program updates from a workbook of one kilobyte that would use all memory. The workbook is refused until an operator
 * accepts it, and other updates continue.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { systemClock } from '../../src/core/clock.ts';
import { writeZip } from '../formats/zip-writer.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Running, remove, startWattle, temporaryFolder, until } from './running.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** One cell in the last row that a 32-bit number can name. */
const HOSTILE = writeZip([
  {
    name: '[Content_Types].xml',
    content: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
  {
    name: 'xl/worksheets/sheet1.xml',
    content: `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="4294967294"><c r="A4294967294"><v>1</v></c></row></sheetData></worksheet>`,
  },
]);

const folder = temporaryFolder();
let served = 0;
let agencies: http.Server;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let running: Running;

beforeAll(async () => {
  sandbox = await startSandbox({ datasets: datasets(), clock: systemClock });
  // Simulated agencies that send the hostile file instead of every workbook.
  agencies = http.createServer(async (request, response) => {
    const headers = { accept: request.headers.accept ?? '*/*' };
    const answer = await fetch(`${sandbox.url}${request.url}`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isWorkbook = answer.status === 200 && /\.xlsx(?:$|\?)/i.test(request.url ?? '') && bytes.subarray(0, 2).toString() === 'PK';
    served += isWorkbook ? 1 : 0;
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(isWorkbook ? HOSTILE : bytes);
  });
  await new Promise<void>((resolve) => agencies.listen(0, '127.0.0.1', resolve));
  const { port } = agencies.address() as AddressInfo;
  await withStarterProgram(folder);
  running = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: `http://127.0.0.1:${port}`, WATTLE_LOG_LEVEL: 'fatal' });
});

afterAll(async () => {
  await running?.stop();
  agencies?.close();
  await sandbox?.close();
  remove(folder);
});

interface Status {
  readonly ingest: { readonly state: string; readonly restarts: number };
  readonly sources: readonly {
    readonly failures: readonly { readonly dataset_id: string; readonly code: string; readonly detail: string }[];
    readonly datasets: { readonly fresh: number };
  }[];
}

it('a hostile workbook needs review with its fault, and all other data are still imported', async () => {
  const { get } = running;
  const isOversized = ({ detail }: { detail: string }): boolean => /row 1048576/.test(detail);
  const statusNow = async (): Promise<Status> => (await (await get('/v1/status')).json()) as Status;
  let status = await statusNow();
  await until('a workbook is refused, and others are taken', async () => {
    status = await statusNow();
    const fresh = status.sources.reduce((sum, source) => sum + source.datasets.fresh, 0);
    return status.sources.some(({ failures }) => failures.some(isOversized)) && fresh > 5;
  });
  expect(served).toBeGreaterThan(0);
  const refused = status.sources.flatMap(({ failures }) => failures.filter(isOversized));
  expect(refused.every(({ code }) => code.startsWith('PARSE_'))).toBe(true);
  // The thread from the start has read it.
  expect(status.ingest).toMatchObject({ state: 'running', restarts: 0 });
  expect(await (await get('/v1/health')).json()).toMatchObject({ status: 'ok' });
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('\nwattle_ingest_running 1\n');
  const resident = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
  expect(resident).toBeLessThan(1.5 * 2 ** 30);
});
