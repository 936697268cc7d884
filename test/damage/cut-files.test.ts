/**
 * Recorded files that end between two lines, after 10, 50 and 90 per cent of them and before the last one, and state a later day than what is held:
 * what is served stays as it was, and the outcome says so. Nothing in such a file tells that it was cut, but for what it no longer has.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { RECORDED } from '../independent/recorded-files.ts';
import { body } from '../ingest/fake-agency.ts';
import { openWorkbench, served, type Workbench } from '../ingest/workbench.ts';

const SHARED = path.resolve('..', 'shared');
const AT = 'https://www.rba.gov.au/file';
const SHARES = [0.1, 0.5, 0.9, 1] as const;

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench('2026-11-20T03:00:00Z');
});
afterEach(() => bench.close());

/** Of tables that state the day of their publication, a day on which nothing is held yet. */
const publishedLater = (text: string): string =>
  text.replace(/^Publication date,.*$/im, (line) => line.replace(/\d{1,2}-[A-Za-z]{3}-\d{2,4}/g, '19-Nov-2026'));

/** The lines up to a share of them; all but the last for 1. */
function cutAt(text: string, share: number): string {
  const lines = text.split(/(?<=\n)/);
  const filled = lines.findLastIndex((line) => line.replace(/[,\s"]/g, '') !== '');
  return lines.slice(0, Math.min(filled, Math.floor(filled * share))).join('');
}

const LARGEST = 1_000_000;
const TABLES = RECORDED.filter(
  ({ file }) => file.endsWith('.csv') && existsSync(path.join(SHARED, file)) && statSync(path.join(SHARED, file)).size < LARGEST,
);

it.skipIf(!existsSync(SHARED)).each(TABLES)(
  '$file of $dataset (skipped where ../shared is absent)',
  async ({ file, dataset }) => {
    const [source = '', id = ''] = dataset.split('/');
    const declared = findDataset(source, id) as TimeSeriesDataset;
    const asked = { ...declared, asks: () => [{ id: 'data', url: AT, accept: '*/*' }] };
    const publish = (bytes: string | Uint8Array) => {
      bench.agency.on('/www.rba.gov.au/file', body(bytes));
      bench.clock.advance(60_000);
      return bench.refresher.refresh(asked);
    };
    const whole = readFileSync(path.join(SHARED, file));
    const text = whole.toString('latin1');
    expect(await publish(whole)).toMatchObject({ result: 'new_version' });
    const before = await served(bench.store, dataset as `rba/${string}`);
    for (const share of SHARES) {
      const outcome = await publish(Buffer.from(publishedLater(cutAt(text, share)), 'latin1'));
      expect([share, outcome.result, outcome.version?.seq]).toEqual([share, expect.stringMatching(/^(quarantined|unchanged)$/), 1]);
      expect(await served(bench.store, dataset as `rba/${string}`)).toEqual(before);
    }
  },
  60_000,
);
