/** Defines genuine changes by agencies. Each function returns the changed file, or null if the change is impossible in it. */
import { read, utils, write } from '@e965/xlsx';
import { formatOf, onTable, type SentFile } from './damages.ts';
import { changedMessage, type Message } from './messages.ts';
import { type Cells, headerOf } from './tables.ts';

export interface Variant {
  readonly name: string;
  /**
   * same: the values are the same, and must be read correctly or refused. fewer: some are missing, and nothing else may change. more: some
   * are added. wrong: the file contradicts itself or earlier data, and must be refused. `held`: some are missing, and nothing stored may be
   * removed.
   */
  readonly leaves: 'same' | 'fewer' | 'more' | 'wrong' | 'held';
  /** The text of a cell that replaces its value. */
  readonly cell?: string;
  readonly apply: (file: SentFile) => SentFile | null;
}

type Rows = readonly Cells[];
const nothing = (rows: Rows): Rows => rows;

/** Makes a variant that changes the cells in a table or the parts of an SDMX message. */
const variant = (
  name: string,
  leaves: Variant['leaves'],
  onRows: (rows: Rows) => Rows = nothing,
  onMessage: (message: Message) => boolean = () => false,
): Variant => ({
  name,
  leaves,
  apply: onTable(
    onRows,
    (value) => changedMessage(value, onMessage),
    (text) => text,
  ),
});

const workbook = (name: string, leaves: Variant['leaves'], change: (bytes: Uint8Array) => Uint8Array | null): Variant => ({
  name,
  leaves,
  apply: (file) => {
    const bytes = formatOf(file) === 'workbook' ? change(file.bytes) : null;
    return bytes && { ...file, bytes };
  },
});

// ---------------------------------------------------------------- tables

const isNumber = (cell: Cells[number] | undefined): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell.trim()));
/** Matches `31/03/2026` and `31-Mar-2026`. */
const DATE = /^(\d{1,2})[/-](\d{1,2}|[A-Za-z]{3})[/-](\d{4})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the first row with values, after the heading or after the rows of facts that begin with a date. */
function firstOfData(rows: Rows): number {
  const dated = rows.findIndex((row) => dayOf(row[0]) !== null && row.slice(1).some(isNumber));
  return dated >= 0 ? dated : headerOf(rows) + 1;
}

function dayOf(cell: Cells[number] | undefined): { readonly day: number; readonly month: number; readonly year: number } | null {
  if (typeof cell === 'number' && Number.isInteger(cell) && cell > 15_000 && cell < 60_000) {
    const date = new Date((cell - 25_569) * 86_400_000);
    return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
  }
  const [, day, month = '', year] = DATE.exec(String(cell ?? '').trim()) ?? [];
  if (day === undefined) return null;
  const named = MONTHS.indexOf(month.charAt(0).toUpperCase() + month.slice(1).toLowerCase()) + 1;
  return { day: Number(day), month: named > 0 ? named : Number(month), year: Number(year) };
}

/** Returns a cell with a value in a middle row, which is the first with a decimal point or else the last number. Never returns the date. */
function figureCell(rows: Rows): { readonly row: number; readonly column: number } | null {
  const from = firstOfData(rows);
  const row = from + Math.floor((rows.length - from) / 2);
  const cells = rows[row] ?? [];
  const fraction = cells.findIndex((cell, i) => i > 0 && isNumber(cell) && String(cell).includes('.'));
  const column = fraction > 0 ? fraction : cells.findLastIndex(isNumber);
  return from > 0 && column > 0 ? { row, column } : null;
}

const withCell = (rows: Rows, change: (cell: Cells[number]) => Cells[number]): Rows => {
  const at = figureCell(rows);
  return at === null ? rows : rows.map((row, i) => (i === at.row ? row.map((cell, j) => (j === at.column ? change(cell) : cell)) : row));
};

const SCALES: readonly (readonly [RegExp, string, number])[] = [
  [/\$ ?million\b/i, '$ billion', 1000],
  [/\$m\b/i, '$b', 1000],
  [/\$ ?billion\b/i, '$ million', 0.001],
  [/\('000\)|\b'000\b|\bThousands?\b/i, 'Millions', 1000],
  [/\$'000/i, '$ million', 1000],
];

/** Matches cells that contain only this text, as in each row of some tables. */
const whole = ({ source }: RegExp): RegExp => new RegExp(`^(?:${source})$`, 'i');

/** Changes the scale in words above the values. With `figures`, also converts the values. */
function otherScale(rows: Rows, figures: boolean): Rows {
  const from = firstOfData(rows);
  const states = (pattern: RegExp): boolean =>
    rows.some((row, i) => row.some((cell) => typeof cell === 'string' && (i < from ? pattern : whole(pattern)).test(cell.trim())));
  const found = SCALES.find(([pattern]) => states(pattern));
  if (!found) return rows;
  const [pattern, words, factor] = found;
  const wholly = whole(pattern);
  return rows.map((row, i) =>
    i < from
      ? row.map((cell) => (typeof cell === 'string' ? cell.replace(pattern, words) : cell))
      : row.map((cell, j) => {
          if (typeof cell === 'string' && wholly.test(cell.trim())) return words;
          return figures && j > 0 && isNumber(cell) && String(cell).includes('.') ? Number((Number(cell) / factor).toPrecision(15)) : cell;
        }),
  );
}

/** Removes the latest third of the periods, if each row is one period. */
function older(rows: Rows): Rows {
  const from = firstOfData(rows);
  const dated = rows.flatMap((row, i) => (i >= from && dayOf(row[0]) !== null ? [i] : []));
  if (dated.length < 6) return rows;
  const cut = dated[Math.floor((2 * dated.length) / 3)] ?? rows.length;
  return rows.slice(0, cut);
}

/** A day after every file was published. */
const LATER_DAY = '20-Nov-2026';
const LATER_SERIAL = 46_346;

/** Removes the latest period, as if the file had been cut between two lines. If the file states a date, the date becomes later. */
function cut(rows: Rows): Rows {
  const from = firstOfData(rows);
  const last = rows.findLastIndex((row) => dayOf(row[0]) !== null && row.slice(1).some(isNumber));
  if (last <= from) return rows;
  return rows
    .slice(0, last)
    .map((row, i) =>
      i < from && /^publication date$/i.test(String(row[0] ?? '').trim())
        ? row.map((cell, j) => (j === 0 || dayOf(cell) === null ? cell : typeof cell === 'number' ? LATER_SERIAL : LATER_DAY))
        : row,
    );
}

const columnsOf = (rows: Rows): number => Math.max(0, ...rows.slice(0, 30).map((row) => row.length));
const inTable = (rows: Rows, change: (row: Cells, isFacts: boolean) => Cells): Rows => {
  const from = firstOfData(rows);
  return from <= 0 || columnsOf(rows) < 3 ? rows : rows.map((row, i) => (row.length < 3 ? row : change(row, i < from)));
};

const inserted = (rows: Rows): Rows => inTable(rows, (row) => [...row.slice(0, 2), '', ...row.slice(2)]);
const moved = (rows: Rows): Rows => {
  const last = columnsOf(rows) - 1;
  return inTable(rows, (row) => (row.length <= last ? row : [...row.slice(0, 1), row[last] ?? null, ...row.slice(1, last)]));
};
const removed = (rows: Rows): Rows => {
  const last = columnsOf(rows) - 1;
  return inTable(rows, (row) => (row.length <= last ? row : row.slice(0, last)));
};
/** Repeats the last column under another name. */
const added = (rows: Rows): Rows => {
  const last = columnsOf(rows) - 1;
  const header = firstOfData(rows) - 1;
  return inTable(rows, (row) => (row.length <= last ? row : [...row, row[last] ?? null])).map((row, i) =>
    i === header && row.length > last + 1 ? row.map((cell, j) => (j === last + 1 ? 'XNEWSERIES' : cell)) : row,
  );
};
/** Changes the words in the last column in every row above the values. */
const renamed = (rows: Rows): Rows => {
  const last = columnsOf(rows) - 1;
  const from = firstOfData(rows);
  return rows.map((row, i) =>
    i < from && row.length > last
      ? row.map((cell, j) => (j === last && typeof cell === 'string' && cell !== '' ? `${cell} (a)` : cell))
      : row,
  );
};

const dates =
  (spell: (date: { day: number; month: number; year: number }) => string) =>
  (rows: Rows): Rows =>
    rows.map((row) => {
      const date = dayOf(row[0]);
      return date === null || !row.slice(1).some(isNumber) ? row : [spell(date), ...row.slice(1)];
    });
const two = (n: number): string => String(n).padStart(2, '0');
const monthOf = (month: number): string => MONTHS[month - 1] ?? '';

/** Writes the names of two columns in one cell, as if the cells had been merged. */
const merged = (rows: Rows): Rows => {
  const header = firstOfData(rows) - 1;
  return header < 0 ? rows : rows.map((row, i) => (i === header && row.length > 2 ? row.map((cell, j) => (j === 2 ? null : cell)) : row));
};

/** Writes the latest period as a wrong quarter, month or year. */
const otherPeriod = (rows: Rows): Rows => {
  const at = rows.findLastIndex((row) => dayOf(row[0]) !== null && row.slice(1).some(isNumber));
  const date = dayOf(rows[at]?.[0]);
  if (date === null) return rows;
  return rows.map((row, i) => (i === at ? [`${date.year}-Q${Math.ceil(date.month / 3)}`, ...row.slice(1)] : row));
};

// ---------------------------------------------------------------- workbooks

/** Adds a hidden sheet before the others, with different values in the same cells. */
function hiddenSheet(bytes: Uint8Array): Uint8Array | null {
  const book = read(bytes, { type: 'buffer', cellNF: true });
  const model = book.SheetNames.at(-1) ?? '';
  const rows = utils.sheet_to_json<Cells>(book.Sheets[model] ?? {}, { header: 1, raw: true, defval: null, blankrows: true });
  const draft = rows.map((row) => row.map((cell) => (typeof cell === 'number' && !Number.isInteger(cell) ? cell * 2 : cell)));
  utils.book_append_sheet(book, utils.aoa_to_sheet(draft), 'Draft');
  book.SheetNames.unshift(book.SheetNames.pop() ?? '');
  book.Workbook = { ...book.Workbook, Sheets: book.SheetNames.map((name) => ({ name, Hidden: name === 'Draft' ? 1 : 0 })) };
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: false });
}

const isSerial = (value: unknown, since = SERIAL_OF_2000): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > since && value < 47_000;
const SERIAL_OF_1974 = 27_030;
const SERIAL_OF_2000 = 36_526;
/** Returns true for a serial number at the start of a row, which may be a date in an earlier year. */
const isSerialAtHead = (value: unknown): value is number => isSerial(value, SERIAL_OF_1974);

/**
 * Counts days from 1904, as in Mac workbooks, so that the same dates have other numbers. Only for rows that begin with a date or have
 * several.
 */
function since1904(bytes: Uint8Array): Uint8Array | null {
  const book = read(bytes, { type: 'buffer', cellNF: true, cellDates: false });
  let any = false;
  for (const sheet of Object.values(book.Sheets)) {
    const rows = utils.sheet_to_json<Cells>(sheet, { header: 1, raw: true, defval: null, blankrows: true });
    const atHead = new Set(rows.map((row) => row[0]).filter(isSerialAtHead));
    for (const [i, row] of rows.entries()) {
      const numbers = row.filter((cell) => typeof cell === 'number');
      const isAcross = numbers.length >= 4 && numbers.every((number) => isSerial(number));
      for (const [j, value] of row.entries()) {
        const cell = sheet[utils.encode_cell({ r: i, c: j })];
        if (!isSerialAtHead(value) || !(isAcross || atHead.has(value)) || typeof cell !== 'object') continue;
        cell.v = value - 1462;
        any = true;
      }
    }
  }
  if (!any) return null;
  book.Workbook = { ...book.Workbook, WBProps: { ...book.Workbook?.WBProps, date1904: true } };
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: false });
}

const isFigure = (value: unknown): boolean => typeof value === 'number' && value > 1 && !isSerial(value);

/** Displays values above one in a middle row of each sheet differently, as if the number format were wrong. */
const shownAs =
  (format: string) =>
  (bytes: Uint8Array): Uint8Array | null => {
    const book = read(bytes, { type: 'buffer', cellNF: true });
    let any = false;
    for (const sheet of Object.values(book.Sheets)) {
      const rows = utils.sheet_to_json<Cells>(sheet, { header: 1, raw: true, defval: null, blankrows: true });
      const from = firstOfData(rows);
      const row = rows.findIndex((cells, i) => i >= from + Math.floor((rows.length - from) / 2) && cells.slice(1).some(isFigure));
      for (const [column, value] of (rows[row] ?? []).entries()) {
        if (column === 0 || !isFigure(value)) continue;
        sheet[utils.encode_cell({ r: row, c: column })].z = format;
        any = true;
      }
    }
    return any ? write(book, { type: 'buffer', bookType: 'xlsx', compression: false }) : null;
  };

export const VARIANTS: readonly Variant[] = [
  variant(
    'a different scale, with figures changed to match',
    'same',
    (rows) => otherScale(rows, true),
    (message) => message.rescale(true),
  ),
  variant(
    'a different scale, with the same figures',
    'wrong',
    (rows) => otherScale(rows, false),
    (message) => message.rescale(false),
  ),
  variant('an older file', 'fewer', older, (message) => message.older()),
  variant('a column inserted', 'same', inserted),
  variant('a column moved', 'same', moved, (message) => message.reorder()),
  variant('a series renamed', 'fewer', renamed, (message) => message.rename()),
  variant('a series added', 'more', added, (message) => message.add()),
  variant('a series removed', 'fewer', removed, (message) => message.remove()),
  variant('a footnote below the table', 'same', (rows) => [
    ...rows,
    [],
    ['(a) Figures are subject to revision.'],
    ['© Commonwealth of Australia 2026'],
    [''],
  ]),
  variant('a note above the table', 'same', (rows) => [['Figures in this table are subject to revision.'], ...rows]),
  {
    ...variant(
      '`np` in a cell',
      'fewer',
      (rows) => withCell(rows, () => 'np'),
      (message) => message.value('np'),
    ),
    cell: 'np',
  },
  variant(
    'dates written as 1/09/1997',
    'same',
    dates(({ day, month, year }) => `${day}/${two(month)}/${year}`),
  ),
  variant(
    'dates written as 31 Jan 2010',
    'same',
    dates(({ day, month, year }) => `${day} ${monthOf(month)} ${year}`),
  ),
  variant(
    'dates written as Jan-10',
    'same',
    dates(({ month, year }) => `${monthOf(month)}-${two(year % 100)}`),
  ),
  variant(
    'dates written as 2010-01-31',
    'same',
    dates(({ day, month, year }) => `${year}-${two(month)}-${two(day)}`),
  ),
  {
    ...variant(
      'a decimal comma',
      'same',
      (rows) => withCell(rows, () => '0,890'),
      (message) => message.value('0,890'),
    ),
    cell: '0,890',
  },
  variant('a merged header', 'fewer', merged),
  workbook('a hidden sheet', 'same', hiddenSheet),
  workbook('dates counted from 1904 instead of 1900', 'same', since1904),
  workbook('figures in cells formatted as dates', 'wrong', shownAs('d-mmm-yyyy')),
  workbook('figures in cells formatted as percentages', 'wrong', shownAs('0.0%')),
  workbook('figures in cells formatted as thousands', 'wrong', shownAs('#,##0,')),
  variant('the observation status `q`', 'fewer', nothing, (message) => message.status('q')),
  variant('a period with a different frequency', 'fewer', otherPeriod, (message) => message.otherPeriod()),
  variant('the latest period is missing, but the file has a later publication date', 'held', cut),
];
