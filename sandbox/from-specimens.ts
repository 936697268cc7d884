/**
 * Simulates datasets that no simulated agency covers, from outlines of agency files (specimens). A new dataset needs only its specimen.
 * Specimens are in the repository but not in the published package.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDataset } from '../src/catalogue/catalogue.ts';
import type { Ask } from '../src/core/capture.ts';
import { type Dataset, isRequested, type SourceCode } from '../src/core/define-dataset.ts';
import type { DatasetFiles } from '../src/formats/file-outline.ts';
import type { SandboxAgency, SandboxFile } from './agency.ts';
import { withPeriodsUntil } from './later-periods.ts';
import { fileOfOutline } from './outline-file.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** The paths of the specimens, relative to this source file and to its compiled file. */
const FOLDERS = ['../test/specimens', '../../test/specimens'].map((folder) => path.resolve(HERE, folder));

const withFallbacks = (ask: Ask): readonly Ask[] => [ask, ...(ask.fallback ? withFallbacks(ask.fallback) : [])];

export function specimenAgency(datasets: readonly Dataset[]): SandboxAgency {
  const asks = datasets.filter(isRequested).flatMap((dataset) =>
    dataset
      .asks()
      .flatMap(withFallbacks)
      .map((ask) => ({ dataset, ask })),
  );
  const files = new Map(asks.filter(({ ask }) => ask.follow === undefined).map((one) => [one.ask.url, one]));
  const pages = new Map(
    datasets
      .filter(isRequested)
      .flatMap((dataset) => dataset.asks().flatMap((ask) => (ask.follow && isFound(dataset, ask) ? [[ask.url, dataset] as const] : []))),
  );
  const linked = new Map(
    [...pages.values()].flatMap((dataset) => specimenOf(dataset).map((file) => [file.url, { dataset, ask: file.ask }])),
  );
  return {
    hosts: [...new Set([...files.keys(), ...pages.keys(), ...linked.keys()].map((url) => new URL(url).host))],
    answer(url, now) {
      const page = pages.get(url.href);
      if (page !== undefined && specimenOf(page).length > 0) return pageWithLinks(specimenOf(page).map((file) => file.url));
      const found = files.get(url.href);
      const known = found === undefined ? linked.get(url.href) : { dataset: found.dataset, ask: found.ask.id };
      const file = known === undefined ? null : specimenFile(known.dataset, known.ask, now);
      return file ?? { status: 404, text: 'There is no such file, and no specimen of it' };
    },
  };
}

/**
 * Returns true if the page that links to a file must be simulated. This is so if the file has no fallback URL, or if the specimen has
 * that URL.
 */
const isFound = (dataset: Dataset, { fallback }: Ask): boolean =>
  fallback === undefined || specimenOf(dataset).some(({ url }) => url === fallback.url);

function specimenOf({ source, id }: Dataset): DatasetFiles['files'] {
  const place = FOLDERS.map((folder) => path.join(folder, source, `${id}.json`)).find((file) => existsSync(file));
  if (place === undefined) return [];
  return (JSON.parse(readFileSync(place, 'utf8')) as Partial<DatasetFiles>).files ?? [];
}

/** Writes a page with links to files, like a release page. */
export const pageWithLinks = (files: readonly string[]): SandboxFile => ({
  bytes: Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" /><title>Latest release</title></head><body>${files.map((file) => `<a href="${file}">Download</a>`).join('')}</body></html>`,
  ),
  contentType: 'text/html; charset=utf-8',
});

function specimenFile(dataset: Dataset, askId: string, now: number): SandboxFile | null {
  const files = specimenOf(dataset);
  const known = files.find((file) => file.ask === askId) ?? files[0];
  if (known === undefined) return null;
  return fileOfOutline(dataset.kind === 'time_series' ? withPeriodsUntil(now, known.file, dataset) : known.file);
}

/** Returns a function that writes the file of a dataset which a simulated portal lists. */
export const fromSpecimen =
  (source: SourceCode, id: string) =>
  (now: number): SandboxFile | null => {
    const dataset = findDataset(source, id);
    return dataset === null ? null : specimenFile(dataset, '', now);
  };
