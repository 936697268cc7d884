/** Decodes the starter data in the repository, and finds values by the agency's codes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePeriod } from '../../src/core/period.ts';
import { decodeStarter, type StarterDataset, type StarterObservation } from '../../src/ingest/starter/starter-file.ts';

export const STARTER_DIRECTORY = path.resolve('starter');

/** Returns names such as `abs/CPI.json.br`, in order. */
export function starterFileNames(directory = STARTER_DIRECTORY): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json.br'))
    .sort();
}

/** Decodes one dataset after another. All of them together need 250 MB, which every garbage collection in a long test would read. */
export function* eachStarterDataset(): Generator<StarterDataset> {
  for (const name of starterFileNames()) yield decodeStarter(readFileSync(path.join(STARTER_DIRECTORY, name)), name);
}

let decoded: ReadonlyMap<string, StarterDataset> | null = null;

export function starterData(): ReadonlyMap<string, StarterDataset> {
  decoded ??= new Map([...eachStarterDataset()].map((data) => [data.dataset, data]));
  return decoded;
}

/** Returns every value of a series for a period, oldest first. */
export function livesOf(dataset: string, key: string, period: string): readonly StarterObservation[] {
  const t = parsePeriod(period)?.t;
  const series = starterData()
    .get(dataset)
    ?.series.find((s) => s.attributes[0]?.attributes.key === key);
  return (series?.observations ?? []).filter((o) => o.t === t).sort((a, b) => a.fromSeq - b.fromSeq);
}
