/** Several datasets are read from one large file, which is requested from the agency once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Captured } from '../../src/core/capture.ts';
import type { RegisterDataset, RegisterRow } from '../../src/core/define-dataset.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import { chunksOf } from '../../src/formats/captured-chunks.ts';
import { streamCsv } from '../../src/formats/csv.ts';
import { body, inTurn, status, tagged } from './fake-agency.ts';
import { askOf, at, tinyRegister } from './tiny-dataset.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

const HOUR = 3_600_000;
const FILE = at('archive.csv');

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

async function* parse(captured: Captured): AsyncGenerator<RegisterRow> {
  for await (const [number, name] of streamCsv(chunksOf(captured))) {
    if (number !== 'number' && number !== '') yield { number: Number(number), name: name ?? null, cities: [] };
  }
}

const datasetOf = (id: string): RegisterDataset => tinyRegister({ id, asks: () => [{ ...askOf('archive.csv'), large: true }], parse });
const [first, second, third] = [datasetOf('FIRST'), datasetOf('SECOND'), datasetOf('THIRD')];
const text = (name: string): string => `number,name\n1,${name}\n`;
const refresh = async (dataset: RegisterDataset): Promise<string> => (await bench.refresher.refresh(dataset)).result;
const requested = (): number => bench.agency.seen.length;
const nameIn = async (dataset: RegisterDataset): Promise<unknown> =>
  (await bench.store.registers.query({ dataset: datasetKey(dataset), where: [], limit: 1 })).rows.toArray()[0]?.['name'];

describe('one large file of several datasets', () => {
  it('is requested once for datasets at the same time or one after another', async () => {
    bench.agency.on(FILE, tagged(text('Wattle'), '"1"'));
    expect(await Promise.all([refresh(first), refresh(second)])).toEqual(['new_version', 'new_version']);
    bench.clock.advance(HOUR);
    expect(await refresh(third)).toBe('new_version');
    expect(requested()).toBe(1);
    expect(await Promise.all([first, second, third].map(nameIn))).toEqual(['Wattle', 'Wattle', 'Wattle']);
    expect(await bench.store.captures.newest(datasetKey(third), 'archive.csv')).toMatchObject({ dataset: datasetKey(third), etag: '"1"' });
  });

  it('is requested again for the same dataset, and for any dataset after a day', async () => {
    bench.agency.on(FILE, tagged(text('Wattle'), '"1"'));
    await refresh(first);
    await refresh(second);
    bench.agency.on(FILE, tagged(text('Banksia'), '"2"'));
    bench.clock.advance(HOUR);
    expect(await refresh(first)).toBe('new_version');
    expect(await refresh(second)).toBe('new_version');
    expect(requested()).toBe(2);
    expect(await nameIn(second)).toBe('Banksia');
    bench.clock.advance(25 * HOUR);
    expect(await refresh(second)).toBe('unchanged');
    expect(requested()).toBe(3);
    expect(bench.agency.seen.at(-1)?.headers['if-none-match']).toBe('"2"');
    expect(await refresh(third)).toBe('new_version');
    expect(requested()).toBe(3);
  });

  it('is requested for the next dataset if the request failed or the file is missing', async () => {
    bench.agency.on(FILE, inTurn(status(404), body(text('Wattle'))));
    expect(await refresh(first)).toBe('failed');
    expect(await refresh(second)).toBe('new_version');
    await bench.store.captures.dropBefore(datasetKey(second), bench.clock.now() + 1);
    expect(await refresh(third)).toBe('new_version');
    expect(requested()).toBe(3);
  });
});
