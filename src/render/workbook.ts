/** Writes an .xlsx workbook. One sheet has rows with real dates and numbers. Another sheet describes the columns and sources. */
import { WattleError } from '../core/errors.ts';
import { parseIsoDay } from '../core/period.ts';
import { formatSydney } from '../core/sydney-time.ts';
import { longWorkbook } from '../formats/written/long-workbook.ts';
import { type WrittenCell, type WrittenSheet, workbookBytes } from '../formats/written/workbook.ts';
import type { Answer } from '../queries/base/answer.ts';
import { sydneyWords } from './chart/calendar-words.ts';
import { rowsOf } from './envelope.ts';
import { MOST_WORKBOOK_ROWS, partNotes } from './part-note.ts';
import { type Cell, datedTable, hasDates } from './table.ts';

const WIDEST = 40;

const nextRelease = (instant: string | null): string | null =>
  instant === null ? null : `${sydneyWords(formatSydney(Date.parse(instant)))}, Sydney time`;

/**
 * Builds a workbook in memory. Throws REQ_NOT_ACCEPTABLE if there are more than `MOST_WORKBOOK_ROWS` rows.
 * @param address URL of these rows
 */
export function renderWorkbook(answer: Answer, address: string): Buffer {
  const { headings, units, rows } = datedTable(answer);
  if (rows.length > MOST_WORKBOOK_ROWS) {
    throw new WattleError(
      'REQ_NOT_ACCEPTABLE',
      `This workbook would have ${rows.length} rows. At most ${MOST_WORKBOOK_ROWS} are allowed here.`,
      {
        hint: 'Use limit, start or end for fewer rows. The .xlsx files under /s and /d have all rows.',
      },
    );
  }
  const cells = rows.map((row) => row.map(written));
  return workbookBytes([
    { name: DATA, rows: [headings, ...cells], widths: widthsOf(headings, cells), isTable: true },
    aboutSheet(answer, address, headings, units),
  ]);
}

/**
 * Builds a workbook in chunks.
 * @param response with some of the rows. Its `meta` is for all rows
 * @param parts all rows in batches
 */
export async function* longWorkbookOf(answer: Answer, address: string, parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<Buffer> {
  const isDated = await hasDates(answer);
  const { headings, units, rows } = datedTable({ ...answer, data: rowsOf(answer).slice(-ROWS_MEASURED) }, isDated);
  const cellsOf = (data: readonly unknown[]): readonly (readonly WrittenCell[])[] =>
    datedTable({ ...answer, data } as Answer, isDated).rows.map((row) => row.map(written));
  const batches = async function* (): AsyncGenerator<readonly (readonly WrittenCell[])[]> {
    for await (const part of parts) yield cellsOf(part);
  };
  const widths = widthsOf(
    headings,
    rows.map((row) => row.map(written)),
  );
  yield* longWorkbook({ name: DATA, headings, widths, rows: batches() }, aboutSheet(answer, address, headings, units));
}

const DATA = 'Data';
/** The number of first rows from which the widths of columns are calculated. */
const ROWS_MEASURED = 50;

const widthsOf = (headings: readonly string[], cells: readonly (readonly WrittenCell[])[]): readonly number[] =>
  headings.map((name, i) =>
    Math.min(WIDEST, Math.max(name.length, ...cells.slice(-ROWS_MEASURED).map((row) => widthOf(row[i] ?? null))) + 2),
  );

const aboutSheet = (answer: Answer, address: string, headings: readonly string[], units: readonly (string | null)[]): WrittenSheet => ({
  name: 'About',
  rows: about(answer, address, headings, units),
  widths: [24, 100],
});

function written(cell: Cell): WrittenCell {
  const day = typeof cell === 'string' ? parseIsoDay(cell) : null;
  return day === null ? cell : { day };
}

const widthOf = (cell: WrittenCell): number => (cell === null ? 0 : typeof cell === 'object' ? 10 : String(cell).length);

/** Writes the second sheet. Each row has a name and a value. */
function about(
  { meta, next }: Answer,
  address: string,
  headings: readonly string[],
  units: readonly (string | null)[],
): readonly (readonly WrittenCell[])[] {
  const summary = Object.entries(meta.summary ?? {}).flatMap(([name, value]) =>
    value === null || typeof value === 'object' ? [] : [[name.replaceAll('_', ' '), written(value as Cell)]],
  );
  return [
    ['Address', address],
    ...(meta.headline ? [['Headline', meta.headline]] : []),
    ...summary,
    ...headings.flatMap((name, i) => (units[i] ? [[`Unit of ${name}`, units[i]]] : [])),
    ['Rows', meta.row_count],
    ...partNotes({ meta, next }).map((note): WrittenCell[] => ['Not all of it', note]),
    ['Known from', meta.vintage],
    ['Next release', nextRelease(meta.next_release)],
    ['Stale', meta.stale_reason ?? (meta.stale ? 'yes' : 'no')],
    ...(meta.sandbox ? [['Simulated', 'These figures are simulated.']] : []),
    ...meta.notes.map((note): WrittenCell[] => ['Note', note]),
    ...(meta.breaks ?? []).map((one): WrittenCell[] => ['Break', `${one.periods.join(', ')}: ${one.what}`]),
    ...meta.sources.flatMap((source): (readonly WrittenCell[])[] => [
      [],
      ['Source', source.name],
      ['Page', source.url],
      ['Dataset', source.dataset_id],
      ['Attribution', source.attribution],
      ['Licence', `${source.licence.name}, ${source.licence.url}`],
      ['Released', source.release_date === null ? null : written(source.release_date)],
      ...(source.release_date_basis === undefined ? [] : [['Day of release', source.release_date_basis]]),
      ...(source.published_on_or_before === undefined ? [] : [['Published on or before', written(source.published_on_or_before)]]),
      ['Retrieved', source.retrieved_at],
      ['SHA-256 of the file', source.sha256],
    ]),
  ];
}
