/** Recognises agencies' ids of series that this catalogue does not have, and suggests the most similar series. */

import { dottedId } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { quoted } from '../core/errors.ts';
import { FREQUENCY, isFrequency } from '../core/frequency.ts';
import { readDataTable } from '../formats/data-table.ts';
import { type AbsSeries, findAbsSeries } from './abs-series-catalogue.ts';
import { sharedAgencyIds } from './agency-ids.ts';
import { findFredId } from './fred-ids.ts';
import { pastedForms } from './pasted-ids.ts';
import { PUBLICATIONS } from './publications.ts';
import { absentTable, readTableName, seriesOfTable } from './table-names.ts';

interface KnownElsewhere {
  /** One sentence that explains the id and says that the series is not available. */
  readonly detail: string;
  /** Ids of series in this catalogue, most similar first. */
  readonly near: readonly string[];
}

const LONGEST_TITLE = 160;
const MOST_NEAR = 3;
const MOST_OF_TABLE = 8;

/** Explains an id that an agency or FRED uses, also as people paste it. Null if the id is unknown. */
export function knownElsewhere(text: string, series: readonly SeriesHandle[]): KnownElsewhere | null {
  for (const form of [text, ...pastedForms(text)]) {
    const known = explained(form, series);
    if (known !== null) return known;
  }
  return null;
}

function explained(text: string, series: readonly SeriesHandle[]): KnownElsewhere | null {
  const fred = findFredId(text);
  if (fred !== null) {
    return {
      detail:
        fred.difference === null
          ? `${fred.id} is FRED's id of ${fred.series}.`
          : `${fred.id} is a FRED id. ${fred.series} is the nearest series. FRED's figures differ: ${fred.difference}.`,
      near: [fred.series],
    };
  }
  const shared = sharedAgencyIds(series).get(text.trim().toUpperCase());
  if (shared !== undefined) {
    return { detail: `${text.trim().toUpperCase()} is the agency's id for ${shared.length} series.`, near: shared.map(({ id }) => id) };
  }
  const ofTable = seriesOfNamedTable(text, series);
  if (ofTable !== null) return ofTable;
  const abs = findAbsSeries(text);
  return abs === null ? null : { detail: detailOf(abs), near: nearestByTitle(abs, series) };
}

/** Explains the name of a table, such as `6202.0 table 1`, and suggests its series. The headline comes first. Null for other text. */
function seriesOfNamedTable(text: string, all: readonly SeriesHandle[]): KnownElsewhere | null {
  const table = readTableName(text);
  if (table === null) return null;
  const { headline } = PUBLICATIONS.find((one) => one.number === table.number) ?? {};
  const near = seriesOfTable(table, all).toSorted((a, b) => Number(b.id === headline) - Number(a.id === headline));
  if (near.length === 0) {
    return table.codes.length > 0
      ? { detail: absentTable(table), near: headline === undefined || headline === null ? [] : [headline] }
      : { detail: `${table.name} has no series. Its values are in the dataset ${table.datasets.map(dottedId).join(', ')}.`, near: [] };
  }
  return {
    detail: `${table.name} is a table with ${near.length} series, not a series. GET /v1/series?q=${table.name.replaceAll(' ', '+')} lists these series.`,
    near: near.slice(0, MOST_OF_TABLE).map(({ id }) => id),
  };
}

function detailOf({ id, frequency, number, title }: AbsSeries): string {
  const name = isFrequency(frequency) ? FREQUENCY[frequency].word : undefined;
  const where = [number === '' ? undefined : `catalogue ${number}`, name].filter((part) => part !== undefined).join(', ');
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
  return `ABS Series ID ${id} is not available here. It identifies ${quoted(short)}${where === '' ? '' : ` (${where})`}.`;
}

interface TitleTerm {
  /** A term in ABS titles. */
  readonly term: string;
  /** The words for it in titles of this catalogue. */
  readonly words: string;
  readonly isChange: boolean;
}

let terms: readonly TitleTerm[] | null = null;

/** The terms in ABS titles, long before short. The file is read when first needed. */
const titleTerms = (): readonly TitleTerm[] =>
  (terms ??= readDataTable('abs-title-terms.csv', ['term', 'words', 'is_change'], { key: ['term'], optional: ['is_change'] }).map(
    ({ term, words, is_change }) => ({ term, words, isChange: is_change === 'yes' }),
  ));

const inOurWords = (title: string): string =>
  titleTerms().reduce((text, { term, words }) => text.replaceAll(term, words), title.toLowerCase());

/** Returns the words with at least three letters, without a plural `s`. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')));

/** The score of a series is multiplied by these factors if its kind of value, frequency, place or publication differs. */
const OTHER = { measure: 0.5, frequency: 0.7, place: 0.7, publication: 0.6 } as const;

/**
 * Suggests series of the same publication or topic. The score of a series is the share of words that both titles have. A different
 * kind of value, frequency, place or publication reduces the score.
 */
function nearestByTitle({ number, title, frequency }: AbsSeries, all: readonly SeriesHandle[]): readonly string[] {
  const table = PUBLICATIONS.find((one) => one.number === number)?.table;
  const own = new Set(all.filter(({ dataset }) => table !== undefined && table === `${dataset.source}/${dataset.id}`));
  const topics = new Set([...own].map(({ topic }) => topic));
  const changes = titleTerms().filter(({ isChange }) => isChange);
  const isChange = changes.some(({ term }) => title.toLowerCase().includes(term));
  const wanted = wordsOf(inOurWords(title));
  const scored = all
    .filter(({ topic }) => topics.has(topic))
    .map((series) => {
      const words = wordsOf(inOurWords(series.title));
      const shared = [...wanted].filter((word) => words.has(word)).length;
      const isOfPlace = series.place === 'Australia' || title.includes(series.place);
      const fit =
        (changes.some(({ words: change }) => series.title.toLowerCase().includes(change)) === isChange ? 1 : OTHER.measure) *
        (frequency === '' || series.frequency === frequency ? 1 : OTHER.frequency) *
        (isOfPlace ? 1 : OTHER.place) *
        (own.has(series) ? 1 : OTHER.publication);
      return { id: series.id, shared, score: (fit * shared) / (wanted.size + words.size - shared) };
    })
    .filter(({ shared }) => shared > 0);
  return scored
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ id }) => id);
}
