/** What an agency may send in place of any file: the page of its site that says that something went wrong. */
import { expect } from 'vitest';
import { datasets as declared } from '../../src/catalogue/catalogue.ts';
import type { Dataset } from '../../src/core/define-dataset.ts';
import { capture } from './capture.ts';

const PAGE = '<!DOCTYPE html><html><head><title>Page not found</title></head><body><h1>Sorry</h1><p>12.5</p></body></html>';

async function outcome(dataset: Dataset): Promise<string> {
  const sent = capture(PAGE, { url: dataset.upstream.url });
  try {
    if (dataset.kind === 'time_series') await dataset.parse(sent);
    else for await (const _row of dataset.parse(sent)) return 'a row';
    return 'read';
  } catch (error) {
    return String((error as { code?: unknown }).code ?? error);
  }
}

/** Every dataset of a source that reads files refuses the page by a code that says that a file cannot be read. */
export async function expectPageRefused(source: string): Promise<void> {
  const datasets = declared().filter((dataset) => dataset.source === source && dataset.asks().length > 0);
  expect(datasets.length).toBeGreaterThan(0);
  const outcomes = await Promise.all(datasets.map(async (dataset) => [dataset.id, await outcome(dataset)]));
  expect(outcomes.filter(([, code]) => !/^PARSE_/.test(code ?? ''))).toEqual([]);
}
