/** Compares series with the starter data. Finds missing current series, and different units or reference periods. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DatasetKey, datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { SeriesAttributes } from '../../core/observation.ts';
import { describeUnit, sameScale } from '../../core/units.ts';
import { decodeStarter } from '../../ingest/starter/starter-file.ts';
import type { StoredSeries } from '../../store/ports/series.ts';
import type { Finding } from './finding.ts';

interface KnownSeries {
  readonly attributes: SeriesAttributes;
  readonly lastT: number;
}

const SHOWN = 5;

/** Returns the findings. Returns none if the dataset has no starter data. */
export async function compareWithStarter(
  dataset: TimeSeriesDataset,
  directory: string,
  came: readonly StoredSeries[],
): Promise<readonly Finding[]> {
  const known = await starterSeries(datasetKey(dataset), directory);
  if (known === null) return [];
  const now = new Map(came.filter(({ count }) => count > 0).map((one) => [one.key, one]));
  const gone = currentOf(known).filter(({ attributes: { key } }) => !now.has(key));
  const findings: Finding[] = [];
  if (gone.length > 0) {
    const keys = gone.map(({ attributes: { key } }) => key);
    findings.push({ kind: 'wrong', text: `${gone.length} of ${known.length} current series are missing: ${few(keys)}.` });
  }
  for (const { attributes: was } of known) {
    const is = now.get(was.key);
    if (is === undefined || was.unit === '' || is.unit === '') continue;
    if (!sameScale(was, is)) {
      const [before, after] = [was, is].map(({ unit, multiplier }) => describeUnit(unit, multiplier));
      findings.push({ kind: 'wrong', text: `The unit of ${was.key} changed from ${before} to ${after}.` });
    } else if (was.basePeriod !== null && is.basePeriod !== null && was.basePeriod !== is.basePeriod) {
      findings.push({ kind: 'changed', text: `The base of ${was.key} changed from ${was.basePeriod} to ${is.basePeriod}.` });
    }
  }
  const keys = new Set(known.map(({ attributes: { key } }) => key));
  const added = [...now.keys()].filter((key) => !keys.has(key));
  if (added.length > 0) findings.push({ kind: 'note', text: `${added.length} series are not in the starter data: ${few(added)}.` });
  return findings;
}

async function starterSeries(key: DatasetKey, directory: string): Promise<readonly KnownSeries[] | null> {
  const bytes = await readFile(path.join(directory, `${key}.json.br`)).catch(() => null);
  if (bytes === null) return null;
  return decodeStarter(bytes, key).series.flatMap(({ attributes, observations }) => {
    const newest = attributes.at(-1)?.attributes;
    const last = observations.findLast(({ toSeq, value }) => toSeq === null && value !== null);
    return newest && last ? [{ attributes: newest, lastT: last.t }] : [];
  });
}

/** Returns the series with a value in the latest or second-latest period of their frequency. */
function currentOf(known: readonly KnownSeries[]): readonly KnownSeries[] {
  const newest = new Map<Frequency, number>();
  for (const { attributes, lastT } of known) newest.set(attributes.freq, Math.max(lastT, newest.get(attributes.freq) ?? lastT));
  return known.filter(({ attributes, lastT }) => lastT >= (newest.get(attributes.freq) ?? lastT) - 1);
}

const few = (keys: readonly string[]): string => `${keys.slice(0, SHOWN).join(', ')}${keys.length > SHOWN ? ', …' : ''}`;
