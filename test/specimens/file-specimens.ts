/**
 * Reads the outlines of agency files in this repository, and checks declarations against them. A connector must be able to read a file
 * built from each outline.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFiles } from '../../src/cli/draft-files.ts';
import { type Dataset, dottedId, isRequested } from '../../src/core/define-dataset.ts';
import { nearest } from '../../src/core/nearest.ts';
import type { DatasetFiles, FileOutline } from '../../src/formats/file-outline.ts';
import { type Faults, flowOf } from './specimens.ts';

const placeOf = ({ source, id }: Dataset): string => `test/specimens/${source}/${id}.json`;

/** Returns the outlines, or null if none were recorded. */
export function filesOfDataset(dataset: Dataset): DatasetFiles | null {
  const file = path.resolve(placeOf(dataset));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DatasetFiles) : null;
}

/** Returns true for a dataset that is read from files instead of ABS dataflows or RBA tables. */
export const isReadFromFiles = (dataset: Dataset): boolean =>
  isRequested(dataset) &&
  dataset.source !== 'rba' &&
  !(dataset.source === 'abs' && dataset.kind === 'time_series' && flowOf(dataset) !== null);

/** Returns differences between a dataset's declaration and the facts about its files. */
export async function fileFaults(dataset: Dataset, recorded: (dataset: Dataset) => DatasetFiles | null = filesOfDataset): Promise<Faults> {
  const name = dottedId(dataset);
  const place = placeOf(dataset);
  const record = `npm run wattle -- draft ${dataset.source} ${dataset.id} --write --from FILE`;
  const facts = recorded(dataset);
  if (facts === null)
    return [`There is no specimen for the files that ${name} reads. To record ${place}, run ${record}. FILE is a file from the agency.`];
  const read = await readFiles(dataset, facts);
  if (typeof read === 'number') return read > 0 ? [] : [`${name} finds nothing in the files of ${place}.`];
  const there = facts.files.flatMap(({ file }) => wordsIn(file));
  const known = new Set(there.map((word) => word.trim().toLowerCase()));
  const quoted = [...read.message.matchAll(/“([^”]{2,80})”/g)].map(([, word]) => word);
  const wanted = [read.at?.column, read.at?.sheet, ...quoted].filter((word) => word !== undefined && !known.has(word.trim().toLowerCase()));
  const near = wanted.map((word) => nearest(word ?? '', there)).find((found) => found.length > 0) ?? [];
  const where = [read.at?.sheet, read.at?.row === undefined ? undefined : `row ${read.at.row}`].filter((part) => part !== undefined);
  return [
    `${name} cannot read the file that ${place} outlines: ${read.message}${where.length === 0 ? '' : ` (${where.join(', ')})`}${
      near.length === 0 ? '' : ` Nearest: ${near.join(', ')}.`
    } If the agency has changed its file, record it again with ${record}.`,
  ];
}

/** Returns the names of sheets and columns. */
function wordsIn(file: FileOutline): readonly string[] {
  switch (file.kind) {
    case 'text':
      return file.rows.flat();
    case 'workbook':
      return file.sheets.flatMap(({ name, rows }) => [name, ...rows.flat().filter((cell) => typeof cell === 'string')]);
    case 'archive':
      return file.members.flatMap((member) => [member.name, ...wordsIn(member)]);
    case 'json':
    case 'xml':
      return [];
  }
}
