/**
 * Reads the register of authorised deposit-taking institutions from two publications, because APRA's own register has only names. The
 * centralised publication (Table 4) has ABN and sector, quarterly since March 2013, but no branches of foreign banks. The monthly banking
 * statistics have ABNs, monthly since March 2019, but only for institutions above the threshold.
 */
import { entry } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import type { RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOutOf } from '../../core/observation.ts';
import { DAY_MS, isoDay } from '../../core/period.ts';
import { addressOf, dayCell, digitsCell, findHeader, textCell, unreadHeadings } from '../../formats/sheet-table.ts';
import { readWorkbook, type Sheet, type Workbook } from '../../formats/workbook.ts';

/** Request ids, which identify the two files. */
export const CENTRALISED_FILE = 'centralised';
export const MONTHLY_FILE = 'monthly';

/** The type of institutions that are only in the monthly statistics. Those statistics do not state a sector. */
const NO_SECTOR = 'Foreign bank branches and others without a published sector';

interface Institution {
  readonly abn: string;
  name: string;
  type: string;
  /** The last day of the latest period that includes the institution, in days since 1970-01-01. */
  last: number;
}

type ListRow = RegisterRow & { readonly name: string; readonly abn: string };

interface Listing {
  /** Institutions by ABN, in the order of first appearance. */
  readonly institutions: ReadonlyMap<string, Institution>;
  /** The last day of the latest period, in days since 1970-01-01. */
  readonly newest: number;
}

/** Yields the institutions in one file. Throws PARSE_LAYOUT or PARSE_VALUE with the cell address. */
export async function* parseListing(capture: Captured): AsyncGenerator<RegisterRow> {
  const listing = readListing(capture);
  for (const institution of listing.institutions.values()) yield rowOf(institution, institution.last === listing.newest);
}

/** Yields one row for each ABN in either file, sorted by name. An institution in the latest period of either file is current. */
export async function* combineListings(captures: readonly Captured[]): AsyncGenerator<RegisterRow> {
  const listingOf = (askId: string): Listing => {
    const capture = captures.find((one) => one.askId === askId);
    if (!capture)
      throw new WattleError('PARSE_LAYOUT', `The register consists of two files, but the file ${askId} is missing.`, {
        at: { file: askId },
      });
    return readListing(capture);
  };
  const [centralised, monthly] = [listingOf(CENTRALISED_FILE), listingOf(MONTHLY_FILE)];
  const rows = new Map<string, ListRow>();
  for (const abn of new Set([...centralised.institutions.keys(), ...monthly.institutions.keys()])) {
    const [quarter, month] = [centralised.institutions.get(abn), monthly.institutions.get(abn)];
    const newer = quarter && month ? (month.last > quarter.last ? month : quarter) : (quarter ?? month);
    if (!newer) continue;
    const current = quarter?.last === centralised.newest || month?.last === monthly.newest;
    rows.set(abn, rowOf({ ...newer, type: quarter?.type ?? NO_SECTOR }, current));
  }
  yield* [...rows.values()].sort((a, b) => compareText(`${a.name} ${a.abn}`, `${b.name} ${b.abn}`));
}

const compareText = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

const rowOf = ({ name, abn, type }: Institution, current: boolean): ListRow => ({
  name,
  abn,
  type,
  status: current ? 'current' : 'ceased',
  licence_date: null,
});

/** Returns ignored tables and columns. Throws the same errors as `parseListing`. */
export function besideListing(capture: Captured): readonly LeftOut[] {
  const { workbook, sheet, headerRow, columns } = openListing(capture);
  const others = unreadHeadings(sheet.rows[headerRow] ?? [], columns.values());
  return [leftOutOf(capture.askId, 'columns', others), leftOutOf(capture.askId, 'sheets', workbook.others)];
}

/** Reads the institutions in a file. The file has a record for each institution and period, with periods in any order. */
function readListing(capture: Captured): Listing {
  const { workbook, sheet, headerRow, columns, table } = openListing(capture);
  const at = { period: entry(columns, 'Period'), abn: entry(columns, 'ABN'), name: entry(columns, 'Institution Name') };
  const sector = columns.get('Sector');
  if (table === 'Table 4' && sector === undefined) {
    throw new WattleError('PARSE_LAYOUT', 'The table has no column “Sector”.', { at: { sheet: sheet.name, row: headerRow + 1 } });
  }
  const institutions = new Map<string, Institution>();
  let newest = Number.NEGATIVE_INFINITY;
  for (let row = headerRow + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    if (textCell(cells[at.name]) === '') continue;
    const record: Institution = {
      abn: abnOf(sheet, row, at.abn),
      name: textCell(cells[at.name]),
      type: sector === undefined ? NO_SECTOR : textCell(cells[sector]),
      last: cellDay(workbook, sheet, row, at.period, capture.retrievedAt),
    };
    newest = Math.max(newest, record.last);
    const known = institutions.get(record.abn);
    if (!known) institutions.set(record.abn, record);
    else if (record.last > known.last) Object.assign(known, record);
  }
  return { institutions, newest };
}

function openListing(capture: Captured) {
  const table = capture.askId === MONTHLY_FILE ? 'Table 1' : 'Table 4';
  const workbook = readWorkbook(capture.bytes, { sheets: [table] });
  const sheet = workbook.sheet(table);
  const { row: headerRow, columns } = findHeader(sheet, ['Period', 'ABN', ['Institution Name', 'Entity']], { optional: ['Sector'] });
  return { table, workbook, sheet, headerRow, columns };
}

function abnOf(sheet: Sheet, row: number, column: number): string {
  const abn = digitsCell(sheet.rows[row]?.[column], 11, addressOf(sheet, row, column));
  if (abn === null) throw new WattleError('PARSE_VALUE', 'An institution has no ABN.', { at: addressOf(sheet, row, column) });
  return abn;
}

/**
 * The maximum number of days that a period may end after the download. If a later period were accepted as the latest, all institutions
 * would appear to have closed.
 */
const AHEAD_DAYS = 31;

function cellDay(workbook: Workbook, sheet: Sheet, row: number, column: number, retrievedAt: number): number {
  const cell = sheet.rows[row]?.[column];
  const at = addressOf(sheet, row, column, cell);
  const day = dayCell(cell, workbook.date1904, at, retrievedAt);
  if (day <= retrievedAt / DAY_MS + AHEAD_DAYS) return day;
  throw new WattleError('DATA_FUTURE_PERIOD', `There is a record for ${isoDay(day)}, which is in the future.`, { at });
}
