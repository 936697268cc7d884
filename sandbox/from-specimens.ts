/**
 * Simulates datasets that no simulated agency covers, from outlines of the agencies' files (specimens). A new dataset needs only its
 * specimen. Specimens are in the repository but not in the published package.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ask } from '../src/core/capture.ts';
import { type Dataset, isRequested } from '../src/core/define-dataset.ts';
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
  // An address that needs an index first is not simulated. The program then uses the last known address of the file.
  const files = new Map(asks.filter(({ ask }) => ask.follow === undefined).map((one) => [one.ask.url, one]));
  return {
    hosts: [...new Set([...files.keys()].map((url) => new URL(url).host))],
    answer(url, now) {
      const found = files.get(url.href);
      const file = found === undefined ? null : specimenFile(found.dataset, found.ask, now);
      return file ?? { status: 404, text: 'There is no such file, and no specimen of it' };
    },
  };
}

function specimenFile(dataset: Dataset, ask: Ask, now: number): SandboxFile | null {
  const { source, id } = dataset;
  const place = FOLDERS.map((folder) => path.join(folder, source, `${id}.json`)).find((file) => existsSync(file));
  if (place === undefined) return null;
  const { files = [] } = JSON.parse(readFileSync(place, 'utf8')) as Partial<DatasetFiles>;
  const known = files.find((file) => file.ask === ask.id) ?? files[0];
  if (known === undefined) return null;
  return fileOfOutline(dataset.kind === 'time_series' ? withPeriodsUntil(now, known.file, dataset) : known.file);
}
