/** Defines a page that an agency may send instead of a file, which is the error page of its site. */
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

/** Checks that every dataset with files from a source refuses the page with an error code for unreadable files. */
export async function expectPageRefused(source: string): Promise<void> {
  const datasets = declared().filter((dataset) => dataset.source === source && dataset.asks().length > 0);
  expect(datasets.length).toBeGreaterThan(0);
  const outcomes = await Promise.all(datasets.map(async (dataset) => [dataset.id, await outcome(dataset)]));
  expect(outcomes.filter(([, code]) => !/^PARSE_/.test(code ?? ''))).toEqual([]);
}
