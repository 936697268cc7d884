/** Records an outline of a dataset's files for tests (a specimen), with as few rows as the connector needs. */
import path from 'node:path';
import type { Captured } from '../core/capture.ts';
import type { Dataset } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { type DatasetFiles, type FileFacts, type FileOutline, outlineOf } from '../formats/file-outline.ts';

/** The sizes of outlines, in the order in which they are tried. */
const SIZES = [12, 24, 200].flatMap((columns) => [2, 6, 20, 60, 200].map((rows) => ({ rows, columns })));

/** Returns outlines of files. `fault` is present if the connector cannot read them. */
export async function filesOf(
  dataset: Dataset,
  captures: readonly Captured[],
  restsOn: string,
): Promise<{ readonly facts: DatasetFiles; readonly fault: WattleError | null }> {
  let last: { facts: DatasetFiles; fault: WattleError | null } | null = null;
  for (const size of SIZES) {
    const facts: DatasetFiles = {
      dataset: `${dataset.source}/${dataset.id}`,
      rests_on: { files: restsOn },
      files: await Promise.all(captures.map((capture) => factsOf(dataset, capture, size))),
    };
    const read = await readFiles(dataset, facts);
    if (typeof read === 'number' && read > 0) return { facts: await pared(dataset, facts, read), fault: null };
    const fault = typeof read === 'number' ? new WattleError('PARSE_LAYOUT', 'The parser finds no data in these files.') : read;
    last ??= { facts, fault };
  }
  if (last === null) throw new WattleError('BUG', 'No file size was tried.');
  return last;
}

async function factsOf(
  dataset: Dataset,
  { askId, url, retrievedAt, bytes }: Captured,
  size: { readonly rows: number; readonly columns: number },
): Promise<FileFacts> {
  const name = decodeURIComponent(path.posix.basename(new URL(url).pathname));
  const about = dataset.kind === 'register' ? 'entities' : 'figures';
  // All columns are kept, because a register has a heading for each column.
  const columns = about === 'entities' ? Number.MAX_SAFE_INTEGER : size.columns;
  const file = await outlineOf(name, bytes, { rows: size.rows, columns, about });
  return { ask: askId, url, received: new Date(retrievedAt).toISOString().slice(0, 10), file };
}

/** Returns outlines as files, as an agency sends them. */
async function capturesOf({ files }: DatasetFiles): Promise<readonly Captured[]> {
  const { fileOfOutline } = await import('../../sandbox/outline-file.ts');
  return files.map(({ ask, url, received, file }) => {
    const { bytes, contentType } = fileOfOutline(file);
    return { sha256: '0'.repeat(64), bytes, url, contentType, retrievedAt: Date.parse(received), askId: ask };
  });
}

/** Reads outlines with the connector. Returns the number of rows or series, or the connector's error. */
export async function readFiles(dataset: Dataset, facts: DatasetFiles): Promise<number | WattleError> {
  try {
    const captures = await capturesOf(facts);
    if (dataset.kind === 'register')
      return await countOf(dataset.combine ? [dataset.combine(captures)] : captures.map((one) => dataset.parse(one)));
    let series = 0;
    for (const capture of captures) series += (await dataset.parse(capture)).series.filter((one) => one.observations.length > 0).length;
    return series;
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
}

async function countOf(tables: readonly AsyncIterable<unknown>[]): Promise<number> {
  let count = 0;
  for (const table of tables) for await (const _ of table) count += 1;
  return count;
}

async function pared(dataset: Dataset, facts: DatasetFiles, count: number): Promise<DatasetFiles> {
  let best = facts;
  for (const [i, { file }] of facts.files.entries()) {
    const parts = file.kind === 'workbook' ? file.sheets.length : file.kind === 'archive' ? file.members.length : 0;
    for (let part = 0; part < parts; part += 1) {
      const files = best.files.map((one, place) => (place === i ? { ...one, file: without(one.file, part) } : one));
      const fewer = { ...best, files };
      if ((await readFiles(dataset, fewer)) === count) best = fewer;
    }
  }
  return best;
}

function without(file: FileOutline, part: number): FileOutline {
  if (file.kind === 'workbook') return { ...file, sheets: file.sheets.map((sheet, i) => (i === part ? { ...sheet, rows: [] } : sheet)) };
  if (file.kind !== 'archive') return file;
  return { ...file, members: file.members.map((member, i) => (i === part ? emptied(member) : member)) };
}

const emptied = (member: FileOutline): FileOutline => (member.kind === 'text' ? { ...member, rows: member.rows.slice(0, 1) } : member);
