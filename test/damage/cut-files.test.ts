/**
 * Shortens recorded files between two lines, and lets them state a later day than stored data. They end after 10%, 50% and 90% of the
 * lines, and before the last line. Served data stay unchanged, and the outcome reports the error. Only missing content shows that such a
 * file was shortened.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rbaAgency } from '../../sandbox/rba/agency.ts';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { DatasetKey, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { Acceptable } from '../../src/core/errors.ts';
import { RECORDED } from '../independent/recorded-files.ts';
import { body } from '../ingest/fake-agency.ts';
import { openWorkbench, served, type Workbench } from '../ingest/workbench.ts';
import { recorded } from '../programs/needs.ts';

const SHARED = path.resolve('..', 'shared');
const AT = 'https://www.rba.gov.au/file';
const SHARES = [0.1, 0.5, 0.9, 1] as const;

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench('2026-11-20T03:00:00Z');
});
afterEach(() => bench.close());

/** Replaces the stated publication day with a later one, for which there are no stored data. */
const publishedLater = (text: string): string =>
  text.replace(/^Publication date,.*$/im, (line) => line.replace(/\d{1,2}-[A-Za-z]{3}-\d{2,4}/g, '19-Nov-2026'));

/** Returns the first lines, as a share of all lines. A share of 1 omits only the last line. */
function cutAt(text: string, share: number): string {
  const lines = text.split(/(?<=\n)/);
  const filled = lines.findLastIndex((line) => line.replace(/[,\s"]/g, '') !== '');
  return lines.slice(0, Math.min(filled, Math.floor(filled * share))).join('');
}

/** Publishes a table, then four shortened copies of it. None may change served data. */
async function expectCutsRefused(dataset: DatasetKey, whole: Uint8Array, accept: readonly Acceptable[] = []): Promise<void> {
  const [source = '', id = ''] = dataset.split('/');
  const declared = findDataset(source, id) as TimeSeriesDataset;
  const requested = { ...declared, asks: () => [{ id: 'data', url: AT, accept: '*/*' }] };
  const publish = (bytes: Uint8Array, accepted: readonly Acceptable[] = []) => {
    bench.agency.on('/www.rba.gov.au/file', body(bytes));
    bench.clock.advance(60_000);
    return bench.refresher.refresh(requested, accepted);
  };
  const text = Buffer.from(whole).toString('latin1');
  expect(await publish(whole, accept)).toMatchObject({ result: 'new_version' });
  const before = await served(bench.store, dataset);
  for (const share of SHARES) {
    const outcome = await publish(Buffer.from(publishedLater(cutAt(text, share)), 'latin1'));
    expect([share, outcome.result, outcome.version?.seq]).toEqual([share, expect.stringMatching(/^(quarantined|unchanged)$/), 1]);
    expect(await served(bench.store, dataset)).toEqual(before);
  }
}

it.each(['A2', 'F1.1', 'G1'])('%s of the simulated Reserve Bank', async (id) => {
  const table = findDataset('rba', id) as TimeSeriesDataset;
  const file = rbaAgency([table], () => null).answer(new URL(table.upstream.url), Date.parse('2026-11-01T00:00:00Z'));
  if (!('bytes' in file)) throw new Error(`The simulated bank has no table ${id}`);
  // Simulated values do not add up.
  await expectCutsRefused(`rba/${id}`, file.bytes, ['DATA_IMPLAUSIBLE']);
});

const SMALLER_THAN = 1_000_000;
const RECORDED_TABLES = RECORDED.filter(({ file }) => {
  const place = path.join(SHARED, file);
  return file.endsWith('.csv') && (!existsSync(place) || statSync(place).size < SMALLER_THAN);
});

describe('recorded files', recorded(SHARED), () => {
  it.each(RECORDED_TABLES)(
    '$file of $dataset',
    async ({ file, dataset }) => {
      await expectCutsRefused(dataset as DatasetKey, readFileSync(path.join(SHARED, file)));
    },
    60_000,
  );
});
