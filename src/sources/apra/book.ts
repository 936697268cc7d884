/** Declares a dataset from an APRA workbook. */
import type { Ask, Captured } from '../../core/capture.ts';
import type { DimensionDeclaration, Quirk, TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import type { Measure } from './measures.ts';
import { type PageFile, pageAsk, pageUrl } from './page.ts';
import { MEASURE } from './records.ts';

interface ApraBook {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly file: PageFile;
  readonly frequency: 'M' | 'Q' | 'FY';
  readonly dimensions: readonly DimensionDeclaration[];
  /** Code columns by dimension: `{ institution: 'abn' }`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Measures, whose codes are also column names. */
  readonly measures: readonly Measure[];
  /** The suffix for column names, such as `_aud_m`. */
  readonly suffix?: string;
  /** The age in days after which the latest values are out of date. Null if no more values are expected. */
  readonly maxAgeDays: number | null;
  readonly checkEveryMinutes?: number;
  readonly ceased?: TimeSeriesDataset['ceased'];
  readonly quirks?: readonly Quirk[];
  /** Replaces the request for the latest workbook. */
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

export function labelled(
  name: string,
  id: string,
  description: string,
  words: Readonly<Record<string, string>> = {},
): DimensionDeclaration {
  return { name, id, description, words, default: null, match: 'words' };
}
