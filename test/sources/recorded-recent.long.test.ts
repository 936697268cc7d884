/**
 * Reads the third set of recorded files with the connectors of their datasets. Each file is read, or refused with the listed message for
 * the listed reason. The folder is next to the checkout. Without it, these tests are skipped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { WattleError } from '../../src/core/errors.ts';
import { parseDataTable } from '../../src/formats/data-table.ts';
import { recorded } from '../programs/needs.ts';
import { capture } from './capture.ts';

const RECENT = path.resolve('..', 'shared', 'upstream-recent', 'files');
const LIST = path.join(import.meta.dirname, 'recent-files.csv');
const COLUMNS = ['file', 'dataset', 'outcome', 'message', 'reason'] as const;
const ROWS = parseDataTable(readFileSync(LIST, 'utf8'), 'recent-files.csv', COLUMNS, { optional: ['message', 'reason'], key: ['file'] });

/** Returns the number of series, or the message of the refusal. */
async function outcomeOf(file: string, dataset: string): Promise<number | string> {
  const [source = '', id = ''] = dataset.split('/');
  const found = findDataset(source, id);
  if (found?.kind !== 'time_series') throw new Error(`${dataset} is no time series.`);
  const bytes = new Uint8Array(readFileSync(path.join(RECENT, file)));
  const url = `https://agency.example/${encodeURIComponent(path.basename(file))}`;
  try {
    return (await found.parse(capture(bytes, { url, retrievedAt: '2026-10-08T00:00:00Z' }))).series.length;
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    if (error.at === undefined) throw error;
    return error.message;
  }
}

describe('the third set of recorded files', recorded(RECENT), () => {
  it.each(ROWS)('$file is $outcome by $dataset', async ({ file, dataset, outcome, message }) => {
    const found = await outcomeOf(file, dataset);
    if (outcome === 'read') expect(found).toBeGreaterThan(0);
    else expect(found).toContain(message);
  });

  it('are all in the list', () => {
    const files = readdirSync(RECENT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(RECENT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    expect(files.sort()).toEqual(ROWS.map(({ file }) => file).sort());
  });
});

it('each refused file in the list has a message and a reason', () => {
  const refused = ROWS.filter(({ outcome }) => outcome === 'refused');
  expect(refused.filter(({ message, reason }) => message === '' || !/\.$/.test(reason))).toEqual([]);
  expect(ROWS.filter(({ outcome, reason }) => outcome === 'read' && reason !== '')).toEqual([]);
});
