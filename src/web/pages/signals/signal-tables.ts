/** Shows the results of an indicator as tables. */
import { capitalised } from '../../../core/basic/text.ts';
import type { RowField, Signal, SignalRow } from '../../../core/define-signal.ts';
import { parseIntervalEnd } from '../../../core/period.ts';
import { formatNumber } from '../../../render/chart/value-axis.ts';
import { type Html, html, NOTHING, type Piece } from '../../html.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import { columnPeriod, periodText, shortPeriod } from '../../words/period-words.ts';
import { stateWords } from '../../words/state-words.ts';
import { numberText, styleOfDecimals, styleOfValues, type ValueStyle, valueText } from '../../words/value-words.ts';
import { decimalsFor, decimalsOfColumn, ROWS_SHOWN } from './decimals.ts';
import { figuresOf, type SignalFigures, shortUnit } from './figures.ts';
import { rowsOfAnswer, type SignalFacts } from './signal-answer.ts';

/** Shows the latest result. The table has rows by period, by region or group, or by field. */
export function newestTable(signal: Signal, { newest, course: answer }: SignalFacts): Html {
  if (newest === null) return NOTHING;
  const { rows: compared, grid } = figuresOf(signal.id);
  const isHistory = signal.mode === 'history';
  const past = answer === null ? [] : rowsOfAnswer(answer).slice(-ROWS_SHOWN).toReversed();
  const rows = isHistory ? past : rowsOfAnswer(newest);
  if (grid !== undefined)
    return html`<section id="table">${gridTable(rows, grid)}<h3 class="gap">Input data</h3>${fullTable(signal, rows)}</section>`;
  if (compared !== undefined) {
    const current = newestOfEach(rows, compared.by);
    const inOrder = current.length === rows.length ? rows : rows.toSorted((a, b) => periodOf(b).localeCompare(periodOf(a)));
    return html`<section id="table">${comparison(signal, current, compared)}${tuck('Show all fields', fullTable(signal, inOrder))}</section>`;
  }
  return html`<section id="table"><h2>${isHistory ? 'Latest results' : 'Result'}</h2>${isHistory || Array.isArray(newest.data) ? fullTable(signal, rows) : html`${objectList(signal, rows[0] ?? {})}${nestedTables(signal, rows[0] ?? {})}`}</section>${!isHistory && past.length > 0 && html`<section><h2>Past results</h2>${tuck('Show the past results', fullTable(signal, past, true))}</section>`}`;
}

const periodOf = (row: SignalRow): string => String(row['period'] ?? '');

const newestOfEach = (rows: readonly SignalRow[], by: string): readonly SignalRow[] =>
  rows.filter((row) => !rows.some((other) => other[by] === row[by] && periodOf(other) > periodOf(row)));

/** Shows a table with the values of one field as rows and the values of another as columns, such as states and indicators. */
function gridTable(rows: readonly SignalRow[], { by, across, figure: name, title }: NonNullable<SignalFigures['grid']>): Html {
  const values = (field: string): readonly string[] => [...new Set(rows.map((row) => String(row[field])))];
  const at = new Map(rows.map((row) => [`${row[by]} ${row[across]}`, row[name]]));
  const columns = values(across);
  return html`<h2>${title}</h2>${table({
    caption: title,
    prose: true,
    pinned: true,
    columns: [{ title: capitalised(by) }, ...columns.map((one) => ({ title: capitalised(one.replaceAll('_', ' ')), numeric: true }))],
    rows: values(by).map((line) => [
      wordsOf(by, line),
      ...columns.map((column): Piece => {
        const value = at.get(`${line} ${column}`);
        return typeof value === 'number' ? html`<data value="${value}">${formatNumber(value, decimalsFor(value, null))}</data>` : '';
      }),
    ]),
  })}`;
}

/** Shows one bar for each place or group. */
function comparison(
  signal: Signal,
  rows: readonly SignalRow[],
  { by, figure: name }: { readonly by: string; readonly figure: string },
): Html {
  const field = signal.row[name];
  const values = rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));
  const most = Math.max(...values.map(Math.abs), 0) || 1;
  const style = { ...styleOfValues('', values), decimals: decimalsOfColumn(values, field?.unit ?? null) };
  const sorted = rows
    .toSorted((a, b) => Number(b[name] ?? Number.NEGATIVE_INFINITY) - Number(a[name] ?? Number.NEGATIVE_INFINITY))
    .slice(0, 24);
  return html`<h2>${titleOf(name, field)}, ${lowerUnit(field)}</h2>${table({
    caption: `${titleOf(name, field)} by ${by}`,
    columns: [{ title: capitalised(by) }, { title: field?.unit ?? '', numeric: true }, { title: '' }],
    rows: sorted.map((row): readonly Piece[] => {
      const value = row[name];
      return typeof value === 'number'
        ? [wordsOf(by, row[by]), html`<data value="${value}">${numberText(value, style)}</data>`, bar(value / most)]
        : [wordsOf(by, row[by]), html`<span class="m">none</span>`, ''];
    }),
  })}`;
}

const bar = (share: number): Html => {
  const width = Math.max(1, Math.round(Math.abs(share) * 200));
  return html`<svg class="bar" width="204" height="12" viewBox="0 0 204 12" preserveAspectRatio="none" aria-hidden="true"><path class="${share < 0 ? 'f1' : 'f0'}" d="M2 2h${width}v8H2z"/></svg>`;
};

/** The maximum number of rows of a table. The files contain all rows. */
const MOST_ROWS = 60;

function fullTable(signal: Signal, all: readonly SignalRow[], isPast = signal.mode === 'history'): Html {
  const rows = all.slice(0, MOST_ROWS);
  const isPeriodAgain = (name: string): boolean => name !== 'period' && rows.every((row) => 'period' in row && row[name] === row['period']);
  const names = Object.entries(signal.row).filter(
    ([name, { type }]) =>
      type !== 'array' && type !== 'object' && !isPeriodAgain(name) && rows.some((row) => row[name] !== undefined && row[name] !== null),
  );
  const hasPeriod = rows.some((row) => 'period' in row);
  // The rows of a current result are by state or group. The rows of past results are by period.
  const isByPeriod = hasPeriod && isPast;
  const periodLast = hasPeriod && !isByPeriod && !('period' in signal.row);
  const styles = new Map(
    names.map(([name, { unit }]) => [
      name,
      { ...styleOfValues('', numbersOf(rows, name)), decimals: decimalsOfColumn(numbersOf(rows, name), unit) },
    ]),
  );
  return html`${table({
    caption: `${signal.title}, latest first`,
    prose: true,
    dated: isByPeriod,
    pinned: true,
    columns: [
      ...(isByPeriod ? [{ title: 'Period' }] : []),
      ...names.map(([name, { type, unit }]) => ({
        title: html`${fieldWords(name)}${isUnitNews(name, unit) && html`<br><span class="m">${shortUnit(unit)}</span>`}`,
        label: isUnitNews(name, unit) ? `${fieldWords(name)}, ${shortUnit(unit)}` : fieldWords(name),
        numeric: type === 'number',
      })),
      ...(periodLast ? [{ title: 'Period' }] : []),
    ],
    rows: rows.map((row): readonly Piece[] => [
      ...(isByPeriod ? [periodText(String(row['period'] ?? ''))] : []),
      ...names.map(([name]): Piece => {
        const value = row[name];
        const [style, unit] = [styles.get(name), mixedUnit(signal, row, name)];
        if (typeof value === 'number' && unit !== null)
          return html`<data value="${value}">${valueText(value, styleOfDecimals(unit.unit, unit.decimals))}</data>`;
        if (typeof value === 'number' && style) return html`<data value="${value}">${numberText(value, style)}</data>`;
        return value === null || value === undefined ? '' : inCell(name, value);
      }),
      ...(periodLast ? [inCell('period', row['period'] ?? '')] : []),
    ]),
  })}${all.length > rows.length && html`<p class="s m">${rows.length} of ${all.length} rows. The files have all rows.</p>`}`;
}

/** Returns the unit of a field if it depends on the row. */
function mixedUnit(signal: Signal, row: SignalRow, name: string) {
  const { mixed } = figuresOf(signal.id);
  return (mixed && (mixed.unlike[String(row[mixed.by])] ?? mixed.usual)[name]) ?? null;
}

const ACRONYMS = /\b(?:wpi|cpi|gdp|aud|nem|rba|gst|hsi|ppt|rrp|pv|abn|gsp)\b/gi;

/** Returns false if the name already contains the unit, such as `Classes above`. */
const isUnitNews = (name: string, unit: string | null): unit is string =>
  unit !== null && !fieldWords(name).toLowerCase().includes(unit.toLowerCase());

/** Returns a name in words: `wpi_annual_change_pct` becomes `WPI annual change`. The page shows the unit separately. */
const fieldWords = (name: string): string =>
  capitalised(
    name
      .replace(/_(pct|ppt|aud_m|aud_bn|aud|mw|4q)(_\w+)?$/, '')
      .replaceAll('_', ' ')
      .replace(/\byoy\b/, 'annual change'),
  ).replace(ACRONYMS, (word) => word.toUpperCase());

const numbersOf = (rows: readonly SignalRow[], name: string): readonly number[] =>
  rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));

/** Shows a result with a single row as a list of fields. */
function objectList(signal: Signal, row: SignalRow): Html {
  const entries = Object.entries(signal.row).filter(
    ([name, { type }]) => type !== 'array' && type !== 'object' && row[name] !== null && row[name] !== undefined,
  );
  return html`<dl class="dl">${entries.map(([name, field]) => {
    const value = row[name];
    const text =
      typeof value === 'number'
        ? valueText(value, styleOfDecimals(shortUnit(field.unit), decimalsFor(value, field.unit)))
        : wordsOf(name, value);
    return html`<dt>${name === 'of' ? titleOf(name, field) : fieldWords(name)}</dt><dd>${text}</dd>`;
  })}</dl>`;
}

function nestedTables(signal: Signal, row: SignalRow): Html {
  return html`${Object.entries(signal.row)
    .filter(([name, { type }]) => type === 'array' && Array.isArray(row[name]) && typeof (row[name] as readonly unknown[])[0] === 'object')
    .map(([name, field]) => {
      const members = row[name] as readonly SignalRow[];
      const keys = Object.keys(members[0] ?? {}).filter((key) =>
        members.some((member) => member[key] !== null && typeof member[key] !== 'object'),
      );
      const ranked = 'rank' in (members[0] ?? {}) ? keys.find((key) => isMeasure(key, members)) : undefined;
      const most = ranked === undefined ? 1 : Math.max(...numbersOf(members, ranked).map(Math.abs)) || 1;
      const styles = new Map(
        keys.map((key) => {
          const values = numbersOf(members, key);
          return [key, { ...styleOfValues('', values), decimals: decimalsOfColumn(values, null) }];
        }),
      );
      return html`<h3 class="gap">${capitalised(name.replaceAll('_', ' '))}</h3><p class="s m">${withoutFields(field.description)}</p>${table(
        {
          caption: capitalised(name.replaceAll('_', ' ')),
          pinned: true,
          columns: [
            ...keys.map((key) => ({ ...memberHead(key), numeric: members.some((member) => typeof member[key] === 'number') })),
            ...(ranked === undefined ? [] : [{ title: '' }]),
          ],
          rows: members.map((member) => [
            ...keys.map((key): Piece => memberText(key, member[key], styles.get(key))),
            ...(ranked === undefined ? [] : [bar(Number(member[ranked]) / most)]),
          ]),
        },
      )}`;
    })}`;
}

/** Returns true if the name of a field ends in a known unit, and the field is a number in all members. */
const isMeasure = (key: string, members: readonly SignalRow[]): boolean =>
  memberUnit(key) !== undefined && members.every((member) => typeof member[key] === 'number');

/** Returns the description without the list of fields in braces. */
const withoutFields = (description: string): string =>
  description.includes(': {') ? `${description.slice(0, description.indexOf(': {'))}.` : description;

/** The unit for the last part of a field name. */
const UNIT_OF_ENDING: Readonly<Record<string, string>> = {
  pct: '%',
  ppt: 'points',
  aud: 'AUD',
  aud_m: 'AUD million',
  aud_bn: 'AUD billion',
  aud_per_mwh: 'AUD per MWh',
  mw: 'MW',
};

const memberUnit = (key: string): string | undefined =>
  Object.keys(UNIT_OF_ENDING)
    .toSorted((a, b) => b.length - a.length)
    .find((one) => key.endsWith(`_${one}`));

/** Returns the heading for a field: `mean_dwelling_value_aud` becomes `Mean dwelling value`, with `AUD` below it. */
function memberHead(key: string): { readonly title: Piece; readonly label: string } {
  const ending = memberUnit(key);
  const unit = ending === undefined ? null : (UNIT_OF_ENDING[ending] ?? null);
  const words = fieldWords(ending === undefined ? key : key.slice(0, -ending.length - 1));
  return {
    title: html`${words}${unit !== null && html`<br><span class="m">${unit}</span>`}`,
    label: unit === null ? words : `${words}, ${unit}`,
  };
}

function memberText(name: string, value: unknown, style: ValueStyle = styleOfValues('', [])): Piece {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? html`<data value="${value}">${numberText(value, style)}</data>` : wordsOf(name, value);
}

/** A text of up to this many characters stays on one line, so that a column out of view does not make rows higher. */
const SHORT = 20;

/** Writes a value for a table cell in a short form. */
function inCell(name: string, value: unknown): Piece {
  const text = String(value);
  const short = parseIntervalEnd(text) === null ? shortPeriod(text) : columnPeriod(text);
  const words = short === text ? wordsOf(name, value) : short;
  return words.length > SHORT ? words : html`<span class="nw">${words}</span>`;
}

/** Returns the words for a period, the name of a state or electricity region, or other values without underscores. */
function wordsOf(name: string, value: unknown): string {
  const text = String(value);
  const state = stateWords(name, text);
  if (state !== null) return state;
  const words = periodText(text);
  return words === text ? text.replaceAll('_', ' ') : words;
}

/** Returns the first clause of the description. */
const titleOf = (name: string, field: RowField | undefined): string => (field?.description ?? name).split(/[;:.]/)[0] ?? name;
export const lowerUnit = (field: Pick<RowField, 'unit'> | undefined): string => {
  const unit = field?.unit ?? '';
  return /^[A-Z]{3}\b/.test(unit) ? unit : unit.charAt(0).toLowerCase() + unit.slice(1);
};
