/** Simulates the Reserve Bank, with its statistical tables and release schedule. */
import { SERIES } from '../../src/catalogue/series.ts';
import type { Dataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { DAY_MS, lastDay, periodOfDay } from '../../src/core/period.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { inWords } from '../agency.ts';
import { type Character, characterInUnit, characterOf, seedOf, syntheticValue } from '../synthetic.ts';
import { type CalendarFrequency, publishedPeriods, yearsAt } from '../timeline.ts';
import { writeSchedule } from './schedule.ts';
import { numericDate, type RbaColumn, writeRbaTable } from './wire.ts';

const HOST = 'www.rba.gov.au';
const SCHEDULE = '/schedules-events/';

/** Tables that the RBA writes in windows-1252. */
const IN_WINDOWS_1252 = new Set(['G1']);
/** Tables with dates such as 31-Jan-2026. */
const NAMED_DATES = new Set(['A2', 'F11', 'F11.1']);
/** Tables that the simulated RBA publishes but the catalogue does not declare. */
const OTHER_TABLES = new Set(['A1', 'B1', 'F3', 'G2', 'G4', 'H2', 'H3', 'H4', 'I1', 'I5']);

const FREQUENCY_WORDS: Readonly<Record<CalendarFrequency, string>> = {
  D: 'Daily',
  W: 'Weekly',
  M: 'Monthly',
  Q: 'Quarterly',
  S: 'Half-yearly',
  A: 'Annual',
  FY: 'Annual',
};

export function rbaAgency(datasets: readonly Dataset[], uncurated: (id: string) => TimeSeriesDataset | null): SandboxAgency {
  const tables = datasets.filter((d): d is TimeSeriesDataset => d.source === 'rba' && d.kind === 'time_series');
  const others = [...OTHER_TABLES].map(uncurated).filter((d) => d !== null);
  const byPath = new Map([...others, ...tables].map((table) => [pathOf(table), table]));
  return {
    hosts: [HOST],
    answer(url, now) {
      if (url.pathname === SCHEDULE) return writeSchedule(tables, now);
      const table = byPath.get(url.pathname);
      return table ? tableFile(table, now) : { status: 404, text: 'Page not found' };
    },
  };
}

const pathOf = (table: TimeSeriesDataset): string => new URL(table.upstream.url).pathname;

function tableFile(table: TimeSeriesDataset, now: number): SandboxFile {
  const freq = table.frequency as CalendarFrequency;
  const periods = table.id === 'A2' ? decisionDays(now) : publishedPeriods(freq, table, now, Number.POSITIVE_INFINITY);
  const rows = table.dimensions.some(({ id }) => id === 'HORIZON') ? periods.flatMap(targetsOf) : periods.map((t) => ({ t, target: null }));
  const columns = columnsOf(table).map((column) => ({ ...column, cells: rows.map(({ t }) => cellOf(table, column, freq, t)) }));
  const targets = rows.flatMap(({ target }) => (target === null ? [] : [numericDate(lastDay({ freq, t: target }))]));
  const bytes = writeRbaTable({
    heading: `${table.id.split('-')[0]}  ${table.title.toUpperCase()}`,
    columns: targets.length === 0 ? columns : [{ ...TARGETS, cells: targets }, ...columns],
    days: rows.map(({ t }) => lastDay({ freq, t })),
    publicationDay: Math.floor(now / DAY_MS),
    dates: NAMED_DATES.has(table.id) || freq === 'D' ? 'named' : 'numeric',
    encoding: IN_WINDOWS_1252.has(table.id) ? 'windows-1252' : 'utf-8',
  });
  return { bytes, contentType: 'text/csv' };
}

const TARGETS: Omit<RbaColumn, 'cells'> = {
  id: 'SIMTARGET',
  title: 'Target quarter',
  frequency: FREQUENCY_WORDS.Q,
  type: 'Original',
  units: 'Date',
};
/** The number of June and December quarters that economists forecast in each survey. */
const TARGET_COUNT = 5;

/** Returns a row for each target quarter of a survey: the next June and December quarters. */
const targetsOf = (t: number): readonly { readonly t: number; readonly target: number }[] =>
  Array.from({ length: TARGET_COUNT }, (_, i) => ({ t, target: t + 1 - (t % 2) + 2 * i }));

interface NamedColumn extends Omit<RbaColumn, 'cells'> {
  readonly word: string;
}

/**
 * Returns the columns for declared series and for series that the catalogue selects. If a table has no such series, returns three unnamed
 * series.
 */
function columnsOf(table: TimeSeriesDataset): readonly NamedColumn[] {
  const words = Object.entries(table.dimensions.find((d) => d.id === 'SERIES')?.words ?? {});
  const handles = SERIES.filter((handle) => handle.dataset.source === 'rba' && handle.dataset.id === table.id);
  const selected = handles.map((handle) => [handle.id.toLowerCase(), handle.select['SERIES'] ?? ''] as const);
  const declared = new Map([...selected, ...words].map(([word, id]) => [id, word]));
  if (declared.size === 0) for (const n of [1, 2, 3]) declared.set(`${table.id.replaceAll(/[^A-Z0-9]/g, '')}SIM${n}`, `series_${n}`);
  return [...declared].map(([id, word]) =>
    columnOf(
      table,
      id,
      word,
      handles.find((handle) => handle.select['SERIES'] === id),
    ),
  );
}

function columnOf(table: TimeSeriesDataset, id: string, word: string, handle: SeriesHandle | undefined): NamedColumn {
  const adjusted = handle?.adjustment === 'seasonally_adjusted' || word.endsWith('_sa');
  return {
    id,
    word,
    // The dash has different bytes in windows-1252 and UTF-8, so it tests the encoding.
    title: `${inWords(word)} – simulated`,
    frequency: table.id === 'A2' ? 'As announced' : FREQUENCY_WORDS[table.frequency as CalendarFrequency],
    type: adjusted ? 'Seasonally adjusted' : 'Original',
    units: rbaUnit(handle?.units ?? characterOf(word, table.title).unit),
  };
}

/** Formats a unit as the RBA does: `AUD billion` becomes `$ billion`. */
const rbaUnit = (unit: string): string => unit.replace(/^AUD (\w+)$/, '$ $1').replace(/^Index$/, 'Index, September 2025 month = 100');

function cellOf(table: TimeSeriesDataset, column: NamedColumn, freq: CalendarFrequency, t: number): string {
  const day = lastDay({ freq, t });
  if (/^cash_rate_target$|^au\.cashrate/.test(column.word)) return cashRate(day).toFixed(2);
  if (/^cash_rate_target_change$/.test(column.word)) return changeCell(day);
  const growth = table.id === 'D1' ? CREDIT_GROWTH[column.id] : undefined;
  if (growth) return (100 * (creditLevel(growth.of, freq, t) / creditLevel(growth.of, freq, t - growth.months) - 1)).toFixed(1);
  if (table.id === 'D2' && column.id in CREDIT) return creditLevel(column.id, freq, t).toFixed(1);
  const character = characterInUnit(characterOf(column.word, table.title), column.units.replace(/^\$ /, 'AUD '));
  return syntheticValue(seedOf(`rba/${table.id}/${column.id}`), yearsAt(freq, t), character).toFixed(character.decimals);
}

// ---------------------------------------------------------------- credit: growth in D1 is calculated from levels in D2

const CREDIT_CHARACTER: Character = { unit: 'AUD billion', level: 3000, spread: 0.01, growth: 0.055, decimals: 3 };
/** Total credit by its current and former definitions. */
const CREDIT: Readonly<Record<string, Character>> = {
  DLCACFS: CREDIT_CHARACTER,
  DLCACS: { ...CREDIT_CHARACTER, level: 3100 },
};
const CREDIT_GROWTH: Readonly<Record<string, { readonly of: string; readonly months: number }>> = {
  DGFACNFM: { of: 'DLCACFS', months: 1 },
  DGFACNF12: { of: 'DLCACFS', months: 12 },
  DGFACM: { of: 'DLCACS', months: 1 },
  DGFAC12: { of: 'DLCACS', months: 12 },
};

const creditLevel = (id: string, freq: CalendarFrequency, t: number): number =>
  syntheticValue(seedOf(`rba/D2/${id}`), yearsAt(freq, t), CREDIT[id] ?? CREDIT_CHARACTER);

// ---------------------------------------------------------------- the cash rate is the same in every table

/** The months with Board meetings. A new target takes effect on the first Wednesday of the month. */
const MEETING_MONTHS = [2, 3, 5, 7, 8, 9, 11, 12];
const FIRST_YEAR = 2008;
const CASH_RATE_SEED = seedOf('rba/cash-rate');

function meetingDays(now: number): number[] {
  const days: number[] = [];
  const lastYear = new Date(now).getUTCFullYear();
  for (let year = FIRST_YEAR; year <= lastYear; year++) {
    for (const month of MEETING_MONTHS) {
      const first = Math.floor(Date.UTC(year, month - 1, 1) / DAY_MS);
      days.push(first + ((3 - new Date(first * DAY_MS).getUTCDay() + 7) % 7));
    }
  }
  return days.filter((day) => day * DAY_MS <= now);
}

/** Returns the target on a day, in per cent. Each decision changes it by a multiple of 0.25 percentage points. */
function cashRate(day: number): number {
  const decided = meetingDays(day * DAY_MS).at(-1) ?? day;
  const free = syntheticValue(CASH_RATE_SEED, yearsAt('D', decided), { unit: '', level: 3.5, spread: 0.5, growth: 0, decimals: 4 });
  return Math.max(0.1, Math.round(free * 4) / 4);
}

/** Returns the days on which the target changed, as daily ordinals. */
function decisionDays(now: number): number[] {
  return meetingDays(now)
    .filter((day) => cashRate(day) !== cashRate(day - 1))
    .map((day) => periodOfDay('D', day).t);
}

function changeCell(day: number): string {
  const change = cashRate(day) - cashRate(day - 1);
  return `${change > 0 ? '+' : ''}${change.toFixed(2)}`;
}
