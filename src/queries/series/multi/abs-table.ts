/**
 * Returns ABS tables by catalogue number, in the layout of ABS time series workbooks. They contain the stored series that have an ABS
 * Series ID.
 */

import { findAbsSeries } from '../../../catalogue/abs-series-catalogue.ts';
import { absNumbers, absSeriesIn, absTableCodes } from '../../../catalogue/agency-ids.ts';
import { PUBLICATIONS } from '../../../catalogue/publications.ts';
import { findSeries } from '../../../catalogue/series.ts';
import { readingSharedFile } from '../../../core/cost.ts';
import { type DatasetKey, datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import type { AbsColumn, AbsTable } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { neededFigures } from '../freshness/newest-figure.ts';
import { readSeries } from '../resolve-series.ts';

/** A workbook. All its series have the same frequency, because programs that read such workbooks expect this. */
export interface AbsFile {
  readonly code: string;
  readonly frequency: Frequency;
  /**
   * The file name, such as `62020001`, `640101` or `634505b`. If a table also has a second frequency, the name of that file includes it:
   * `640101-quarterly`.
   */
  readonly name: string;
}

/**
 * Returns the ABS file name of a table. In labour force publications, the table number has three digits. In all other publications, it
 * has two.
 */
function nameOf(number: string, code: string): string {
  const [digits = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(code)?.slice(1) ?? [];
  return number === '6202.0' ? `62020${digits.padStart(3, '0')}${letter}` : `${number.slice(0, 4)}${digits.padStart(2, '0')}${letter}`;
}

const handlesIn = (number: string, code: string) =>
  absSeriesIn(`${number} table ${code}`).flatMap(({ absId, series }) => {
    const handle = findSeries(series);
    return handle === null ? [] : [{ absId, handle }];
  });

/** Returns the workbooks that contain series of the catalogue. Throws REQ_NOT_FOUND if no workbook does. */
export function filesOfPublication(number: string): readonly AbsFile[] {
  const files = absTableCodes(number).flatMap((code) => {
    const frequencies = [...new Set(handlesIn(number, code).map(({ handle }) => handle.frequency))].sort(finestFirst);
    return frequencies.map((frequency, i) => {
      const name = nameOf(number, code);
      return { code, frequency, name: i === 0 ? name : `${name}-${FREQUENCY[frequency].word}` };
    });
  });
  if (files.length > 0) return files;
  throw new WattleError('REQ_NOT_FOUND', `Wattle has no series from ABS catalogue ${quoted(number)}.`, {
    hint: 'GET /v1/search?q= with the number finds its datasets.',
  });
}

const FINEST: readonly Frequency[] = ['M', 'Q'];
const rank = (frequency: Frequency): number => (FINEST.includes(frequency) ? FINEST.indexOf(frequency) : FINEST.length);
const finestFirst = (a: Frequency, b: Frequency): number => rank(a) - rank(b);

export const datasetsOf = (number: string): readonly DatasetKey[] =>
  filesOfPublication(number).flatMap(({ code }) => handlesIn(number, code).map(({ handle }) => datasetKey(handle.dataset)));

interface AbsPublication {
  readonly number: string;
  /** The path after `abs.gov.au/statistics/`, such as `labour/employment-and-unemployment/labour-force-australia`. */
  readonly path: string;
  readonly title: string;
}

const STATISTICS = 'https://www.abs.gov.au/statistics/';

/** Returns the publications whose tables contain series of the catalogue, with the columns of the ABS list of publications. */
export const absPublications = (): readonly AbsPublication[] =>
  absNumbers().flatMap((number) => {
    const [code = ''] = absTableCodes(number);
    const landing = handlesIn(number, code)[0]?.handle.dataset.landingPage;
    const title = PUBLICATIONS.find((one) => one.number === number)?.titles[0] ?? number;
    return landing?.startsWith(STATISTICS) === true
      ? [{ number, path: landing.slice(STATISTICS.length).replace(/\/latest-release$/, ''), title }]
      : [];
  });

/** Returns the workbooks that have stored values. Throws REQ_NOT_FOUND if no workbook has any. */
export async function storedFilesOf(ctx: QueryContext, number: string): Promise<readonly AbsFile[]> {
  const files = filesOfPublication(number).map((file) => ({
    file,
    handles: handlesIn(number, file.code).flatMap(({ handle }) => (handle.frequency === file.frequency ? [handle] : [])),
  }));
  const figures = await neededFigures(
    ctx,
    files.flatMap(({ handles }) => handles),
  );
  const stored = new Set(figures.flatMap(({ handle, newest }) => (newest === null ? [] : [handle])));
  const found = files.flatMap(({ file, handles }) => (handles.some((handle) => stored.has(handle)) ? [file] : []));
  if (found.length > 0) return found;
  throw new WattleError('DATA_UNAVAILABLE', `No table of ABS catalogue ${number} has data yet.`);
}

/**
 * Returns the current values of a workbook's series. Omits series without data. Throws REQ_NOT_FOUND for an unknown workbook, and
 * DATA_UNAVAILABLE if no data are stored.
 */
export async function readAbsTable(ctx: QueryContext, number: string, name: string): Promise<AbsTable> {
  const file = filesOfPublication(number).find((one) => one.name === name);
  if (file === undefined) {
    throw new WattleError('REQ_NOT_FOUND', `Wattle has no series from table ${quoted(name)} in ABS catalogue ${number}.`, {
      hint: `GET /abs/tables/${number} lists its tables.`,
    });
  }
  const { code, frequency } = file;
  const columns: AbsColumn[] = [];
  const [attribution, datasets] = [new Set<string>(), new Set<DatasetKey>()];
  let maxAgeSeconds = Number.POSITIVE_INFINITY;
  for (const { absId, handle } of handlesIn(number, code)) {
    const answer = handle.frequency === frequency ? await readingSharedFile(() => readIfStored(ctx, handle)) : null;
    if (answer === null) continue;
    const rows = answer.data as readonly { readonly date: string; readonly value: number | null }[];
    for (const source of answer.meta.sources) attribution.add(source.attribution);
    for (const dataset of answer.datasets) datasets.add(dataset);
    maxAgeSeconds = Math.min(maxAgeSeconds, answer.maxAgeSeconds);
    columns.push({
      absId,
      handle,
      title: asPrinted(findAbsSeries(absId)?.title ?? handle.title),
      units: handle.unitsShort,
      values: rows.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }])),
    });
  }
  if (columns.length > 0) return { number, code, columns, attribution: [...attribution], datasets: [...datasets], maxAgeSeconds };
  throw new WattleError('DATA_UNAVAILABLE', `No series in ABS ${number} table ${code} has data yet.`);
}

/** Writes a title as the ABS does: `Unemployment rate ;  Persons ;` for `Unemployment rate; Persons`. */
const asPrinted = (title: string): string => `${title.replaceAll('; ', ' ;  ')} ;`;

async function readIfStored(ctx: QueryContext, handle: SeriesHandle) {
  try {
    return await readSeries(ctx, handle, new URLSearchParams());
  } catch (error) {
    if (error instanceof WattleError && error.code === 'DATA_UNAVAILABLE') return null;
    throw error;
  }
}
