/** Writes content as bytes in one format. */

import { isoInstant } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Answer } from '../../queries/base/answer.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import { BOM, CSV_SAFE, CURSOR, type Format, HEADER } from '../../queries/base/parameters/standard.ts';
import { downloadStamp } from '../../queries/status/latest-download.ts';
import { csvInParts, csvInTurns, renderCsvNotes } from '../../render/csv.ts';
import { type Envelope, newestRetrieval, renderEnvelope } from '../../render/envelope.ts';
import { gathered, manyRows, rowsInTurns } from '../../render/in-turns.ts';
import { jsonInTurns } from '../../render/json.ts';
import { jsonLinesInTurns, renderJsonLines } from '../../render/jsonl.ts';
import { MOST_WORKBOOK_ROWS, partNotes } from '../../render/part-note.ts';
import type { Content } from '../base/endpoint.ts';
import type { Headers } from '../base/headers.ts';
import { CONTENT_TYPES } from '../request/negotiate.ts';
import { notesHeader } from './notes-header.ts';

/**
 * A format with its options. CSV can have protection against formulas, a byte order mark and notes. Each combination is cached
 * separately.
 */
export type FormatKey = Format | `csv${'' | '_safe'}${'' | '_bom'}${'' | '_notes'}`;

/**
 * Returns the format with its options. Throws REQ_BAD_PARAMETER for an invalid option, even if it is for another format, because a
 * misspelt option must not be ignored.
 */
export function guarded(format: Format, query: URLSearchParams): FormatKey {
  if (![CSV_SAFE, BOM, HEADER].some(({ name }) => query.has(name))) return format;
  const parameters = new Parameters(query);
  const [isSafe, hasMark, hasNotes] = [parameters.flag(CSV_SAFE), parameters.flag(BOM), parameters.choice(HEADER) === 'notes'];
  parameters.check();
  return format === 'csv' ? `csv${isSafe ? '_safe' : ''}${hasMark ? '_bom' : ''}${hasNotes ? '_notes' : ''}` : format;
}

/** Returns the path of the next page, for formats without links. */
export function nextAddress(path: string, query: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(query);
  next.set(CURSOR.name, cursor);
  return `${path}?${next}`;
}

interface Rendered {
  readonly body: Buffer;
  readonly maxAgeSeconds: number;
  readonly headers: Headers;
}

export interface Frame {
  /** The path with canonical ids. */
  readonly path: string;
  /** The query without parameters that only affect the format. */
  readonly query: URLSearchParams;
  readonly format: FormatKey;
  /** True if the endpoint has formats other than JSON. */
  readonly tabular: boolean;
  /** Set for a plain URL, whose CSV has the same columns as the workbook. CSV from the API has the same members as the JSON. */
  readonly isFile?: true;
}

/** Writes content in one format. Throws REQ_NOT_ACCEPTABLE for an unavailable format, and for more rows than the format allows. */
export async function renderContent(content: Content, frame: Frame, context: QueryContext): Promise<Rendered> {
  if (content.kind === 'text') {
    const { text, contentType, maxAgeSeconds, headers } = content;
    return { body: Buffer.from(text), maxAgeSeconds, headers: { 'content-type': contentType, ...headers } };
  }
  if (content.kind === 'object') {
    return {
      body: Buffer.from(JSON.stringify(content.value)),
      maxAgeSeconds: content.maxAgeSeconds,
      headers: { 'content-type': CONTENT_TYPES.json },
    };
  }
  const { answer } = content;
  const { maxAgeSeconds } = answer;
  if (frame.format === 'json') {
    return {
      body: await jsonInTurns(await envelopeOf(answer, frame, context)),
      maxAgeSeconds,
      headers: { 'content-type': CONTENT_TYPES.json },
    };
  }
  if (answer.columns.length === 0)
    throw new WattleError('REQ_NOT_ACCEPTABLE', 'This response is not a table. It is available only as application/json.');
  const more =
    answer.next === null || frame.isFile
      ? {}
      : { link: `<${nextAddress(`${context.publicUrl}${frame.path}`, formQuery(frame), answer.next)}>; rel="next"` };
  const notes = notesHeader({ ...answer.meta, notes: [...partNotes(answer), ...answer.meta.notes] });
  if (frame.format === 'jsonl')
    return {
      body: await jsonLinesInTurns(answer),
      maxAgeSeconds,
      headers: { 'content-type': CONTENT_TYPES.jsonl, ...more, ...notes },
    };
  if (frame.format === 'parquet' || frame.format === 'xlsx') {
    const headers = { 'content-type': CONTENT_TYPES[frame.format], 'content-disposition': disposition(frame.path, frame.format), ...more };
    return { body: await binary(answer, frame, context), maxAgeSeconds, headers };
  }
  const safe = frame.format.includes('_safe');
  const head = `${frame.format.includes('_bom') ? '\ufeff' : ''}${frame.format.includes('_notes') ? renderCsvNotes(answer, safe) : ''}`;
  return {
    body: Buffer.concat([Buffer.from(head), await csvInTurns(answer, { safe, dated: frame.isFile === true })]),
    maxAgeSeconds,
    headers: { 'content-type': CONTENT_TYPES.csv, 'content-disposition': disposition(frame.path, 'csv'), ...more, ...notes },
  };
}

/** The parts of a file: the text before, between and after batches of rows, and a function that returns the text of a batch. */
interface FileInParts {
  readonly head: string;
  readonly between?: string;
  readonly tail?: string;
  readonly lines: (rows: readonly Readonly<Record<string, unknown>>[]) => string;
  readonly headers: Headers;
}

/**
 * Returns the parts of a JSON, CSV or JSON Lines file.
 * @param response response whose `meta` describes all rows
 */
export async function fileInParts(answer: Answer, frame: Frame, context: QueryContext): Promise<FileInParts> {
  const { path, format } = frame;
  if (format === 'json') {
    const text = JSON.stringify({ ...(await envelopeOf(answer, frame, context)), data: [] });
    const head = '{"data":[';
    const lines: FileInParts['lines'] = (data) => data.map((row) => JSON.stringify(row)).join(',');
    return { head, between: ',', tail: text.slice(head.length), lines, headers: { 'content-type': CONTENT_TYPES.json } };
  }
  const notes = notesHeader(answer.meta);
  if (format === 'jsonl') {
    const lines: FileInParts['lines'] = (data) => renderJsonLines({ ...answer, data });
    return { head: '', lines, headers: { 'content-type': CONTENT_TYPES.jsonl, ...notes } };
  }
  const safe = format.includes('_safe');
  const { head, lines } = await csvInParts(answer, { safe, dated: true });
  const above = `${format.includes('_bom') ? '\ufeff' : ''}${format.includes('_notes') ? renderCsvNotes(answer, safe) : ''}`;
  const headers = { 'content-type': CONTENT_TYPES.csv, 'content-disposition': disposition(path, 'csv'), ...notes };
  return { head: above + head, lines, headers };
}

const formQuery = ({ query, format }: Frame): URLSearchParams => {
  const requested = new URLSearchParams(query);
  requested.set('format', format.startsWith('csv') ? 'csv' : format);
  return requested;
};

/** Returns the full URL of a response, without parameters that only affect the format. */
export const addressOf = ({ path, query }: Frame, { publicUrl }: QueryContext): string =>
  `${publicUrl}${path}${query.size === 0 ? '' : `?${query}`}`;

/** Writes Parquet or a workbook. Each writer is loaded when it is first used, to save memory. */
async function binary(answer: Answer, frame: Frame, context: QueryContext): Promise<Buffer> {
  const address = addressOf(frame, context);
  const rows = manyRows(answer);
  if (frame.format === 'parquet') {
    const { longParquetOf, renderParquet } = await import('../../render/parquet.ts');
    return rows === null ? renderParquet(answer, address) : gathered(longParquetOf(answer, address, () => rowsInTurns(rows)));
  }
  const { longWorkbookOf, renderWorkbook } = await import('../../render/workbook.ts');
  const isLong = rows !== null && rows.length <= MOST_WORKBOOK_ROWS;
  return isLong ? gathered(longWorkbookOf(answer, address, rowsInTurns(rows))) : renderWorkbook(answer, address);
}

/** Returns a header value such as `inline; filename="data-rba-F1.1.csv"`. */
export const disposition = (path: string, ending: string): string =>
  `inline; filename="${path.replace(/^\/(v1\/)?/, '').replace(/[^\w.]+/g, '-')}.${ending}"`;

const isEmpty = ({ data }: Answer): boolean => (data instanceof JsonRows || Array.isArray(data)) && data.length === 0;

async function envelopeOf(answer: Answer, frame: Frame, context: QueryContext): Promise<Envelope> {
  const hasRows = frame.tabular && answer.columns.length > 0 && !isEmpty(answer);
  const sent = frame.query.toString();
  const link = (name: string, value: string): string => {
    const base = `${context.publicUrl}${frame.path}?`;
    if (!frame.query.has(name)) return `${base}${sent}${sent === '' ? '' : '&'}${new URLSearchParams([[name, value]])}`;
    const query = new URLSearchParams(frame.query);
    query.set(name, value);
    return `${base}${query}`;
  };
  return renderEnvelope(answer, {
    endpoint: frame.path,
    latestDownload: newestRetrieval(answer) ?? isoInstant(await downloadStamp(context)),
    serverVersion: context.version,
    csvUrl: hasRows ? link('format', 'csv') : null,
    nextUrl: answer.next === null ? null : link('cursor', answer.next),
  });
}
