/**
 * `npm run starter -- [folder [dataset …]]`: rebuilds starter/, or only the given datasets, from the recorded files in a folder (default
 * ../shared/upstream).
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifests } from '../sandbox/replay/manifest.ts';
import { findDataset } from '../src/catalogue/catalogue.ts';
import { encodeStarter } from '../src/ingest/starter/starter-file.ts';
import { buildStarter } from './starter/build.ts';
import { allTakes, type FindDataset } from './starter/takes.ts';

const [directory = path.join('..', 'shared', 'upstream'), ...only] = process.argv.slice(2);
const { files } = await readManifests(directory);
const report = (message: string): void => console.log(`  ${message}`);
const findWanted: FindDataset = (source, id) => (only.length === 0 || only.includes(`${source}/${id}`) ? findDataset(source, id) : null);
const datasets = await buildStarter(await allTakes({ directory, files, findDataset: findWanted, report }), report);
if (only.length === 0) await rm('starter', { recursive: true, force: true });
let total = 0;
for (const data of datasets) {
  const file = path.join('starter', `${data.dataset}.json.br`);
  const bytes = encodeStarter(data);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  total += bytes.byteLength;
  const observations = data.series.reduce((sum, series) => sum + series.observations.length, 0);
  console.log(
    `${file}: ${data.versions.length} versions, ${data.series.length} series, ${observations} observations, ${bytes.byteLength} bytes`,
  );
}
console.log(`${datasets.length} datasets, ${total} bytes`);
