/** Publishers' ids of series that are not available here, with the nearest one. */
import type { SeriesHandle } from '../core/define-series.ts';
import { FREQUENCY, isFrequency } from '../core/frequency.ts';
import { type AbsSeries, findAbsSeries } from './abs-series-catalogue.ts';
import { absTables } from './agency-ids.ts';
import { findFredId } from './fred-ids.ts';
import { PUBLICATIONS } from './publications.ts';

export interface KnownElsewhere {
  /** One sentence: what the id is, and that it is not available. */
  readonly detail: string;
  /** Ids of series, nearest first. */
  readonly near: readonly string[];
}

const LONGEST_TITLE = 160;
const MOST_NEAR = 3;

/** Null for an unknown id. */
export function knownElsewhere(text: string, series: readonly SeriesHandle[]): KnownElsewhere | null {
  const fred = findFredId(text);
  if (fred !== null) {
    return {
      detail: `${fred.id} is an id of FRED. ${fred.series} comes nearest. FRED's figures differ: ${fred.difference}.`,
      near: [fred.series],
    };
  }
  const ofTable = seriesOfAbsTable(text, series);
  if (ofTable !== null) return ofTable;
  const abs = findAbsSeries(text);
  return abs === null ? null : { detail: detailOf(abs), near: nearestByTitle(abs, series) };
}

const TABLE = /^(?:abs\s+)?(\d{4}\.\d(?:\.\d{2}\.\d{3})?)[\s,]+t(?:able)?\s*0*(\d{1,2}[a-z]?)$/i;

/** Series of `6202.0 table 1`. Null for another text or a table without a series here. */
function seriesOfAbsTable(text: string, all: readonly SeriesHandle[]): KnownElsewhere | null {
  const [, number, code] = TABLE.exec(text.trim()) ?? [];
  if (number === undefined || code === undefined) return null;
  const name = `${number} table ${code.toLowerCase()}`;
  const near = all.filter((handle) => absTables(handle).includes(name));
  if (near.length === 0) return null;
  return {
    detail: `ABS ${name} has ${near.length} series here. Search for "${name}" to list them.`,
    near: near.slice(0, MOST_NEAR).map(({ id }) => id),
  };
}

function detailOf({ id, frequency, number, title }: AbsSeries): string {
  const name = isFrequency(frequency) ? FREQUENCY[frequency].word : undefined;
  const where = [number === '' ? undefined : `catalogue ${number}`, name].filter((part) => part !== undefined).join(', ');
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
  return `ABS Series ID ${id} is not available here. It names “${short}”${where === '' ? '' : ` (${where})`}.`;
}

/** Abbreviations of long terms in workbooks. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/percentage change from corresponding quarter of previous year/i, 'annual change'],
  [/percentage change from corresponding month of previous year/i, 'annual change'],
  [/percentage change from previous (period|quarter)/i, 'quarterly change'],
  [/index numbers?/i, 'index'],
];

function wordsOf(title: string): ReadonlySet<string> {
  const text = SHORTER.reduce((words, [long, short]) => words.replace(long, short), title);
  return new Set(text.toLowerCase().match(/[a-z]{3,}/g));
}

/** Series of the same publication with the most words in common. */
function nearestByTitle({ number, title }: AbsSeries, all: readonly SeriesHandle[]): readonly string[] {
  const table = PUBLICATIONS.find((one) => one.number === number)?.table;
  const wanted = wordsOf(title);
  const scored = all
    .filter(({ dataset }) => table !== undefined && table === `${dataset.source}/${dataset.id}`)
    .map((series) => {
      const own = wordsOf(series.title);
      const shared = [...wanted].filter((word) => own.has(word)).length;
      return { id: series.id, shared, score: shared / (wanted.size + own.size - shared) };
    })
    .filter(({ shared }) => shared > 0);
  return scored
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ id }) => id);
}
