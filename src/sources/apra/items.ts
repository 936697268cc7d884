/**
 * Reads sheets with items in rows and periods in columns.
 *
 *                                  | Sep 2004 | Dec 2004 | …          the row of periods, as words or as date cells
 *     Interest income              |  245.17  |  247.77  |
 *     (heading)                                                        items below it are parts of the item above it
 *     Loans and advances           |  200.82  |  205.44  |
 *     Other                        |   10.05  |   10.95  |             repeated further down
 *
 * Repeated names are distinguished by the heading, or by the title of the block of periods. Otherwise, they are distinguished by the
 * nearest name above that occurs only once. If two rows are equal, only one is read, and a note states this.
 */
import type { Captured } from '../../core/capture.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { leftOut, type Observation, type ParsedDataset, type Remark } from '../../core/observation.ts';
import { periodOfDay } from '../../core/period.ts';
import { isSame, type Run, refuseDifference, repeatedSeriesNotes } from '../../core/series/read-once.ts';
import { publishedCell } from '../../formats/published-number.ts';
import {
  addressOf,
  findPeriods,
  foldHeader,
  type HeadingDates,
  type PeriodHeader,
  periodsIn,
  textCell,
} from '../../formats/sheet-table.ts';
import { asRatio, isNumeric } from '../../formats/shown-number.ts';
import { moneyScales, otherScale, scaleWords } from '../../formats/stated-scale.ts';
import { type Cell, cellAddress, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { codeOf } from './codes.ts';
import { COVER, releasedOn } from './cover.ts';
import { isOfQuotients, type Measure, measureOfItem, NUMBER, RATIO } from './measures.ts';
import { MEASURE } from './records.ts';
import { DimensionValues, SeriesBuilder, seriesKey } from './series-builder.ts';

interface ItemLayout {
  /** The sheet name. A list has alternative spellings. */
  readonly sheet: string | readonly string[];
  readonly dimension: string;
  readonly label: string;
  /** The measure for amounts. The sheet must state its scale: `($ million, consolidated group)`. */
  readonly money: Measure;
  /** Returns the measure for amounts in a section. Set only for a sheet with several money measures. */
  readonly moneyIn?: (section: string) => Measure;
}

/** Reads the sheet. Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY with the cell address. */
export function parseItems(capture: Captured, layout: ItemLayout): ParsedDataset {
  const names = [layout.sheet].flat();
  const workbook = readWorkbook(capture.bytes, { sheets: [COVER, ...names] });
  const sheet = workbook.sheet(workbook.sheets.find(({ name }) => foldHeader(name) !== foldHeader(COVER))?.name ?? names[0] ?? '');
  const dates = { date1904: workbook.date1904, received: capture.retrievedAt };
  const first = findPeriods(sheet, dates, { labelColumns: 1 });
  const rows = itemsOf(sheet, first, dates).map((item) => ({ ...item, measure: measureOf(item, layout) }));
  checkScale(sheet, layout, first.row, rows);
  const { items, notes } = readOnce(rows.map((item) => ({ ...item, observations: observationsOf(sheet, item, item.measure) })));
  const values = new DimensionValues();
  const measures = new Map<string, string>();
  const builder = new SeriesBuilder('Q');
  for (const { code, name, measure, observations } of items) {
    for (const observation of observations) {
      measures.set(measure.code, measure.label);
      values.add(code, name, observation.t);
      builder.add(seriesKey([code, measure.code]), measure, observation.t, observation, observation.at);
    }
  }
  if (measures.size === 0) {
    throw new WattleError('PARSE_LAYOUT', `Sheet ${quoted(sheet.name)} has periods but no figures.`, { at: { sheet: sheet.name } });
  }
  const dimensions = [
    { id: layout.dimension, label: layout.label, values: values.values() },
    { id: MEASURE, label: 'Measure', values: [...measures].map(([code, label]) => ({ code, label })) },
  ];
  const read = new Set(first.columns.map(({ column }) => column));
  const others = (sheet.rows[first.row] ?? []).map(textCell).filter((text, column) => column > 0 && text !== '' && !read.has(column));
  const parsed = builder.parsed(dimensions, releasedOn(workbook), 'whole');
  return {
    ...parsed,
    notes: [...parsed.notes, ...notes],
    leftOut: [...leftOut('columns', others), ...leftOut('sheets', workbook.others)],
  };
}

/** Returns the observations for an item, ordered by time. Throws PARSE_VALUE for other cells. */
function observationsOf(sheet: Sheet, item: Item, measure: Measure): readonly Observation[] {
  return item.periods
    .flatMap(({ column, day }): Observation[] => {
      const cell = measure === RATIO ? asRatio(item.cells[column]) : item.cells[column];
      const value = publishedCell(cell, addressOf(sheet, item.row, column, cell ?? null));
      return value === null ? [] : [{ ...value, t: periodOfDay('Q', day).t, at: `${sheet.name}!${cellAddress(item.row, column)}` }];
    })
    .sort((a, b) => a.t - b.t);
}

function measureOf(item: Item, layout: ItemLayout): Measure {
  if (/^number of\b/i.test(item.block)) return NUMBER;
  if (isOfQuotients(item.block)) return RATIO;
  return measureOfItem(item.label, layout.moneyIn?.(item.section) ?? layout.money);
}

/** Checks the stated scale of amounts. It is stated above the values or in headings. Text after the last value is a note. */
function checkScale(sheet: Sheet, layout: ItemLayout, periodRow: number, items: readonly Item[]): void {
  const figureRows = new Set(items.map(({ row }) => row));
  const end = items.at(-1)?.row ?? periodRow;
  const expected = layout.money.multiplier;
  let stated = false;
  for (const [row, cells] of sheet.rows.slice(0, end + 1).entries()) {
    const headings = figureRows.has(row) ? cells.slice(0, 1) : cells;
    for (const [column, cell] of headings.entries()) {
      // A plain $ refers to share prices and earnings per share, and is not a scale.
      const powers = typeof cell === 'string' ? moneyScales(cell).filter((power) => power !== 0) : [];
      if (powers.some((power) => power !== expected)) throw otherScale(addressOf(sheet, row, column, cell ?? null), expected);
      stated ||= powers.length > 0;
    }
  }
  if (stated) return;
  throw new WattleError('PARSE_LAYOUT', `The sheet does not state the scale of its amounts. Expected ${scaleWords(expected)}.`, {
    at: { sheet: sheet.name, row: periodRow + 1, value: sheet.rows.slice(0, periodRow).flat().map(textCell).filter(Boolean).join(' | ') },
  });
}

interface Item {
  readonly row: number;
  readonly label: string;
  readonly cells: readonly Cell[];
  /** The period columns of the item's block. */
  readonly periods: PeriodHeader['columns'];
  /** The larger item that contains this item, or the heading above it. Null if it has neither. */
  readonly heading: string | null;
  /** The last title above the periods, such as `Assets ($m)`. */
  readonly block: string;
  /** The text above the periods, followed by the last heading. A heading that only introduces a list of parts is omitted. */
  readonly section: string;
}

/** Matches footnote marks: `All ADIs a`, `Number of entitiesa`, `Liquidity coverage ratio (LCR) ᵇ`. */
const FOOTNOTE = /(?:\s[a-h]|(?<=(?:entities|tax|assets|equity))[a-h]|\s?[ᵃᵇᶜᵈᵉ*]{1,9})$/;
/** Matches text above periods that does not affect items. */
const OVER_PERIODS = /^(?:quarter|year|half-year) end(?:ed)?$/i;

/** Returns the rows with values, and the headings above them. Another row of periods starts a new block. */
function itemsOf(sheet: Sheet, first: PeriodHeader, dates: HeadingDates): readonly Item[] {
  const items: Item[] = [];
  let periods = first.columns;
  let heading: string | null = null;
  let title: string | null = null;
  let block = titlesOf(sheet.rows.slice(0, first.row));
  for (let row = first.row + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    const label = textCell(cells[0]).replace(FOOTNOTE, '').trim();
    const again = label === '' ? periodsIn(cells, dates) : [];
    if (again.length >= 4) {
      periods = again;
      block = title === null ? [] : [title];
      heading = title = null;
    } else if (holdsFigures(cells, label, periods)) {
      if (label === '') throw new WattleError('PARSE_LAYOUT', 'A row of figures has no name.', { at: addressOf(sheet, row, 0) });
      items.push({ row, label, cells, periods, heading, block: block.at(-1) ?? '', section: [...block, title ?? ''].join(' ') });
    } else {
      const [text] = titlesOf([cells]);
      if (text !== undefined && /^of which$/i.test(text)) heading = items.at(-1)?.label ?? heading;
      else if (text !== undefined) heading = title = text;
    }
  }
  return items;
}

/** Returns the titles in rows, without colons and footnote marks. Omits texts such as `quarter ended`. */
const titlesOf = (rows: readonly (readonly Cell[])[]): readonly string[] =>
  rows
    .map((cells) => (cells.map(textCell).find((text) => text !== '') ?? '').replace(FOOTNOTE, '').replace(/[:\s]{1,9}$/, ''))
    .filter((text) => text !== '' && !OVER_PERIODS.test(text));

/** Returns true for a row with values, or with placeholders next to a name. Text without a name is a title. */
function holdsFigures(cells: readonly Cell[], label: string, periods: PeriodHeader['columns']): boolean {
  return periods.some(({ column }) => isNumeric(cells[column]) || (label !== '' && textCell(cells[column]) !== ''));
}

interface MeasuredItem extends Item {
  readonly measure: Measure;
  readonly observations: readonly Observation[];
}

interface NamedItem extends MeasuredItem {
  readonly code: string;
  readonly name: string;
}

const keyOf = (item: MeasuredItem, name: string): string => `${codeOf(name)} ${item.measure.code}`;

/** Removes repeated items. If their values are equal, adds a note. Otherwise throws DATA_DUPLICATE_KEY. */
function readOnce(rows: readonly MeasuredItem[]): { readonly items: readonly NamedItem[]; readonly notes: readonly Remark[] } {
  const single: MeasuredItem[] = [];
  const repeated: string[] = [];
  const byPlace = new Map<string, MeasuredItem[]>();
  for (const [i, item] of rows.entries()) {
    const place = JSON.stringify([item.label, item.measure.code, item.heading, item.block, item.section]);
    const before = byPlace.get(place) ?? [];
    const other = before.find((one) => saysAgain(one, item) && (rows[i - 1] === one || one.observations.some(({ value }) => value !== 0)));
    if (other) {
      repeated.push(`${item.label} (rows ${other.row + 1} and ${item.row + 1})`);
      continue;
    }
    byPlace.set(place, [...before, item]);
    single.push(item);
  }
  const once = new Map<string, NamedItem>();
  for (const item of namedItems(single)) {
    const key = keyOf(item, item.name);
    const other = once.get(key);
    if (other === undefined) once.set(key, item);
    else {
      refuseDifference(item.name, runOf(other), runOf(item));
      repeated.push(`${item.name} (rows ${other.row + 1} and ${item.row + 1})`);
    }
  }
  return { items: [...once.values()], notes: repeatedSeriesNotes(repeated) };
}

/** Returns true if two items have equal values in the same periods. */
const saysAgain = (a: MeasuredItem, b: MeasuredItem): boolean =>
  a.observations.length > 0 &&
  a.observations.length === b.observations.length &&
  a.observations.every((one, i) => {
    const other = b.observations[i];
    return other !== undefined && one.t === other.t && isSame(one, other);
  });

const runOf = ({ measure, observations }: MeasuredItem): Run => ({
  freq: 'Q',
  unit: measure.unit,
  multiplier: measure.multiplier,
  adjustment: null,
  observations,
});

/** Makes item names unique by adding the heading, the block or the preceding row. */
function namedItems(items: readonly MeasuredItem[]): readonly NamedItem[] {
  const forms = [
    (item: Item): string => item.label,
    (item: Item): string => `${item.heading ?? ''}: ${item.label}`,
    (item: Item): string => `${item.block}: ${item.label}`,
    (item: Item): string => `${item.block}: ${item.heading ?? ''}: ${item.label}`,
  ];
  const counts = forms.map((form) => counted(items.map((item) => keyOf(item, form(item)))));
  const named: NamedItem[] = [];
  let lastSingle = '';
  let lastWhole = '';
  for (const item of items) {
    const part = /^of which:/i.test(item.label);
    const single = counts[0]?.get(keyOf(item, item.label)) === 1;
    const form = forms.find((one, i) => counts[i]?.get(keyOf(item, one(item))) === 1);
    const name = part && !single ? `${lastWhole}: ${item.label}` : (form?.(item) ?? `${lastSingle}: ${item.label}`);
    if (single && !part) lastSingle = item.label;
    if (!part) lastWhole = name;
    named.push({ ...item, name, code: codeOf(name) });
  }
  return named;
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
