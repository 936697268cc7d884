/** Collects takes for the starter data from all recorded files: agencies' files, tidy extracts and single values. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endOfDate, type Recorded } from '../../sandbox/replay/manifest.ts';
import type { Dataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { SINGLE_FIGURES } from '../../src/core/observation.ts';
import { datasetOfRows, type ExtractRow, type Labelled } from './extract.ts';
import { firstFigureTakes } from './first-figures.ts';
import { furtherTakes } from './further-files.ts';
import { HSI_DIMENSIONS, readTidySpending } from './household-spending.ts';
import { KEY_FIGURES, type KeyFigureRows, type KeyFigureSet, keyFigureRows, readKeyFigures } from './key-figures.ts';
import {
  LF_DIMENSIONS,
  type LoggedAnswer,
  readLoggedAnswers,
  readTidyStates,
  readTidyTableOfAges,
  readTidyTableOfStates,
} from './labour-force.ts';
import { marketTakes } from './market-files.ts';
import { RBA_DIMENSIONS, readDailyYields, readExpectations, readOwnMonthly } from './rba-extracts.ts';
import { recentTakes } from './recent-files.ts';
import { RECORDED_FILES, recordedTake } from './recorded-takes.ts';
import { capturedFrom, type Take } from './take.ts';
import { vintageTakes } from './vintages.ts';

/** Finds a dataset. Returns null if the id is not in the catalogue. */
export type FindDataset = (source: string, id: string) => Dataset | null;

export interface TakeContext {
  /** The folder with the recorded files. */
  readonly directory: string;
  readonly files: readonly Recorded[];
  readonly findDataset: FindDataset;
  readonly report: (message: string) => void;
}

interface TidyExtract {
  readonly dataset: string;
  readonly path: string;
  readonly dimensions: readonly Labelled[];
  readonly read: (bytes: Uint8Array, file: string) => ExtractRow[];
}

const TIDY_EXTRACTS: readonly TidyExtract[] = [
  { dataset: 'abs/LF', path: 'abs/6202012_tidy_states_1991_2022.csv', dimensions: LF_DIMENSIONS, read: readTidyTableOfStates },
  { dataset: 'abs/LF', path: 'abs/labour_force_by_state_tidy_2020-02_2025-02.csv', dimensions: LF_DIMENSIONS, read: readTidyStates },
  { dataset: 'abs/LF_AGE', path: 'abs/6202022_tidy_age_15-24_1978_2022.csv', dimensions: LF_DIMENSIONS, read: readTidyTableOfAges },
  { dataset: 'abs/HSI_M', path: 'abs/household_spending_tidy_2019-01_2025-01.csv', dimensions: HSI_DIMENSIONS, read: readTidySpending },
  { dataset: 'rba/F2', path: 'rba/f2_daily_yields_tidy.csv', dimensions: RBA_DIMENSIONS, read: readDailyYields },
  {
    dataset: 'rba/F2.1',
    path: 'rba/f2.1_monthly_yields_tidy.csv',
    dimensions: RBA_DIMENSIONS,
    read: (bytes, file) => readOwnMonthly(bytes, file, 'F2.1', () => true),
  },
  {
    dataset: 'rba/D1',
    path: 'rba/d1_d2_housing_credit_tidy.csv',
    dimensions: RBA_DIMENSIONS,
    // The D2 series in this table are skipped, because an RBA file from the same day has them.
    read: (bytes, file) => readOwnMonthly(bytes, file, 'D1', (id) => id.startsWith('DGFAC')),
  },
  { dataset: 'rba/G3', path: 'rba/g3_inflation_expectations_tidy.csv', dimensions: RBA_DIMENSIONS, read: readExpectations },
];

const LOGGED_ANSWERS = { dataset: 'abs/LF', path: 'abs/labour_force_ft_pt_vintages_2022-06_2026-07.csv' } as const;
/**
 * The date of a logged response that is skipped. The workbook for this release has the same values with seven decimals instead of eight.
 * Both were downloaded on the same day, so the difference is not a revision.
 */
const SAME_EDITION = '2026-04-01';
/** The folder with vintages, next to the folder with recorded files. */
const VINTAGES = 'upstream-vintages';
/** The folder with further recorded files, in the same parent folder. */
const FURTHER = 'upstream-more';
/** The folder with recent files, in the same parent folder. */
const RECENT = 'upstream-recent';
const KEY_FIGURE_FILE = 'key-figures-abs-rba.csv';

/**
 * Returns takes for all recorded files, in no particular order. Reports files whose dataset is not in the catalogue. Throws if a recorded
 * file is missing or differs from its manifest.
 */
export async function allTakes(context: TakeContext): Promise<Take[]> {
  const takes: Take[] = [];
  for (const [key, paths] of Object.entries(RECORDED_FILES)) {
    const dataset = datasetOf(context, key);
    if (!dataset) continue;
    for (const file of paths) takes.push(await recordedTake(dataset, recordedFile(context, file)));
  }
  for (const extract of TIDY_EXTRACTS) takes.push(...(await tidyTakes(context, extract)));
  takes.push(...(await loggedTakes(context)));
  const list = keyFigureRows(await readFile(path.join(context.directory, KEY_FIGURE_FILE)), KEY_FIGURE_FILE);
  for (const set of KEY_FIGURES) takes.push(...keyFigureTakes(context, list, set));
  takes.push(...(await vintageTakes(path.join(context.directory, '..', VINTAGES), (key) => datasetOf(context, key))));
  takes.push(...(await furtherTakes(path.join(context.directory, '..', FURTHER), (key) => datasetOf(context, key))));
  takes.push(...(await recentTakes(path.join(context.directory, '..', RECENT), (key) => datasetOf(context, key))));
  takes.push(...(await firstFigureTakes(path.join(context.directory, '..'), (key) => datasetOf(context, key))));
  takes.push(...(await marketTakes(context.files, path.join(context.directory, '..', RECENT), (key) => datasetOf(context, key))));
  return withoutCopies(takes);
}

/** Removes repeated recordings of a file. Keeps the earliest, because it shows when the file was available. */
function withoutCopies(takes: readonly Take[]): Take[] {
  const byFile = new Map<string, Take>();
  for (const take of takes) {
    const name = `${take.dataset.source}/${take.dataset.id} ${take.captured.sha256}`;
    const other = byFile.get(name);
    if (!other || take.captured.retrievedAt < other.captured.retrievedAt) byFile.set(name, take);
  }
  return [...byFile.values()];
}

function datasetOf({ findDataset, report }: TakeContext, key: string): TimeSeriesDataset | null {
  const [source = '', id = ''] = key.split('/');
  const dataset = findDataset(source, id);
  if (dataset?.kind === 'time_series' && dataset.curated && dataset.id === id) return dataset;
  report(`${key} is not in the catalogue`);
  return null;
}

function recordedFile({ files }: TakeContext, name: string): Recorded {
  const recorded = files.find((file) => file.path === name);
  if (recorded) return recorded;
  throw new WattleError('PARSE_LAYOUT', `No manifest has a usable row for ${name}.`);
}

async function tidyTakes(context: TakeContext, extract: TidyExtract): Promise<Take[]> {
  const dataset = datasetOf(context, extract.dataset);
  if (!dataset) return [];
  const recorded = recordedFile(context, extract.path);
  const bytes = await readFile(recorded.file);
  const note = `Read from a table with figures from the publication, not from the publisher's file.`;
  const take: Take = {
    dataset,
    captured: capturedFrom(bytes, { url: recorded.url, contentType: 'text/csv', retrievedAt: recorded.retrievedAt ?? 0 }),
    content: datasetOfRows(extract.dimensions, extract.read(bytes, recorded.path), note, null),
    extract: `tidy extract: ${recorded.format}`,
  };
  return [take];
}

/** Returns a take for each day with a response in the log. */
async function loggedTakes(context: TakeContext): Promise<Take[]> {
  const recorded = recordedFile(context, LOGGED_ANSWERS.path);
  const dataset = datasetOf(context, LOGGED_ANSWERS.dataset);
  if (!dataset) return [];
  const log = await readFile(recorded.file);
  const answers = readLoggedAnswers(log, recorded.path).filter(({ day }) => day !== SAME_EDITION);
  return answers.map((answer) => ({
    dataset,
    captured: capturedFrom(linesOf(log, answer), {
      url: recorded.url,
      contentType: 'text/csv',
      retrievedAt: endOfDate(answer.day) ?? 0,
    }),
    content: datasetOfRows(LF_DIMENSIONS, answer.rows, 'Read from a log of responses from the ABS Data API.', null),
    extract: `rows up to ${answer.day} of a log of answers of the ABS Data API`,
  }));
}

/** Returns the capture for a day: the header and the lines up to that day, in log order. */
function linesOf(log: Uint8Array, answer: LoggedAnswer): Uint8Array {
  const [header = '', ...lines] = Buffer.from(log).toString('utf8').split(/\r?\n/);
  return Buffer.from(
    [header, ...lines.filter((line) => line !== '' && line.slice(line.lastIndexOf(',') + 1) <= answer.day), ''].join('\n'),
  );
}

function keyFigureTakes(context: TakeContext, list: KeyFigureRows, set: KeyFigureSet): Take[] {
  const dataset = datasetOf(context, set.dataset);
  if (!dataset) return [];
  const { rows, lines } = readKeyFigures(list, set);
  const take: Take = {
    dataset,
    captured: capturedFrom(Buffer.from(lines), { url: set.url, contentType: 'text/csv', retrievedAt: endOfDate(set.readBy) ?? 0 }),
    content: { ...datasetOfRows(set.dimensions, rows, SINGLE_FIGURES, set.publishedOn ?? null), isCompiled: true },
    extract: `single figures, read by ${set.readBy}`,
  };
  return [take];
}
