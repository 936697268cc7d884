/** Turns a few facts about one of APRA's workbooks into a dataset. */
import type { Ask, Captured } from '../../core/capture.ts';
import type { DimensionDeclaration, TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import type { Measure } from './measures.ts';
import { type PageFile, pageAsk, pageUrl } from './page.ts';
import { MEASURE } from './records.ts';

export interface ApraBook {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly file: PageFile;
  readonly frequency: 'M' | 'Q' | 'FY';
  readonly dimensions: readonly DimensionDeclaration[];
  /** Names of columns that show a dimension's code, by dimension name: `{ institution: 'abn' }`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** What the figures measure; their columns bear the codes. */
  readonly measures: readonly Measure[];
  /** Behind the code in the name of a column: `_aud_m`. */
  readonly suffix?: string;
  /** Days the newest figures may be old; null where nothing more is published. */
  readonly maxAgeDays: number | null;
  readonly checkEveryMinutes?: number;
  readonly ceased?: TimeSeriesDataset['ceased'];
  readonly quirks?: readonly string[];
  /** Where the newest workbook of the page is not all that is queried. */
  readonly ask?: Ask;
  parse(capture: Captured): ParsedDataset;
}

const TWICE_A_DAY = 720;
const EVERY_WEEK = 7 * 1440;

export function apraBook(book: ApraBook): TimeSeriesDataset {
  const ask = book.ask ?? pageAsk(book.file);
  return {
    kind: 'time_series',
    source: 'apra',
    id: book.id,
    ...(book.aliases === undefined ? {} : { aliases: book.aliases }),
    title: book.title,
    description: book.description,
    landingPage: pageUrl(book.file),
    cadence: { checkEveryMinutes: book.checkEveryMinutes ?? (book.ceased ? EVERY_WEEK : TWICE_A_DAY), maxAgeDays: book.maxAgeDays },
    quirks: book.quirks ?? [],
    ...(book.ceased === undefined ? {} : { ceased: book.ceased }),
    curated: true,
    upstream: { url: pageUrl(book.file), format: 'XLSX' },
    frequency: book.frequency,
    dimensions: [
      ...book.dimensions,
      { name: 'measure', id: MEASURE, description: 'Measure, as a column of each row.', words: {}, default: null },
    ],
    fixed: {},
    wide: {
      pivot: 'measure',
      columns: Object.fromEntries(book.measures.map(({ code }) => [code, code + (book.suffix ?? '')])),
      ...(book.codes === undefined ? {} : { codes: book.codes }),
    },
    asks: () => [ask],
    parse: book.parse,
  };
}

/** A dimension whose values are what APRA writes in a column. */
export function labelled(
  name: string,
  id: string,
  description: string,
  words: Readonly<Record<string, string>> = {},
): DimensionDeclaration {
  return { name, id, description, words, default: null, match: 'words' };
}
