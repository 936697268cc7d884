/** Writes the JSON envelope: data, meta and links. */
import { JsonRows } from '../core/json-rows.ts';
import type { Answer } from '../queries/base/answer.ts';

/** The length of an ISO timestamp up to its minute. A list made twice in a minute has the same bytes, and therefore the same ETag. */
const MINUTE_LENGTH = '2026-01-01T00:00'.length;

interface EnvelopeFrame {
  /** The path with canonical ids, such as `/v1/data/abs/CPI`. */
  readonly endpoint: string;
  /**
   * The time of the response, as an ISO timestamp. It becomes `retrieved_at` if the sources of the response have no retrieval time, such as
   * in lists.
   */
  readonly now: string;
  readonly serverVersion: string;
  /** The URL of this response as CSV. `nextUrl` is the URL of the next page. */
  readonly csvUrl: string | null;
  readonly nextUrl: string | null;
}

export interface Envelope {
  readonly data: Answer['data'];
  readonly meta: Readonly<Record<string, unknown>>;
  readonly links: { readonly csv: string | null; readonly next: string | null };
}

/** Builds the envelope. `meta.source` is the first entry of `meta.sources`. `meta.retrieved_at` is the latest retrieval time. */
export function renderEnvelope(answer: Answer, frame: EnvelopeFrame): Envelope {
  const { query, period, row_count, total_rows, truncated, sources, ...rest } = answer.meta;
  return {
    data: answer.data,
    meta: {
      endpoint: frame.endpoint,
      query,
      period,
      row_count,
      total_rows,
      truncated,
      retrieved_at: newestRetrieval(answer) ?? `${frame.now.slice(0, MINUTE_LENGTH)}:00.000Z`,
      source: sources[0] ?? null,
      sources,
      ...rest,
      server_version: frame.serverVersion,
    },
    links: { csv: frame.csvUrl, next: frame.nextUrl },
  };
}

/** Returns the rows of a response. If the response is a single object, returns it as one row. */
export function rowsOf({ data }: Answer): readonly Readonly<Record<string, unknown>>[] {
  if (data instanceof JsonRows) return data.toArray();
  return Array.isArray(data) ? data : [data as Readonly<Record<string, unknown>>];
}

function newestRetrieval(answer: Answer): string | null {
  const instants = answer.meta.sources.flatMap((source) => (source.retrieved_at === null ? [] : [source.retrieved_at]));
  return instants.reduce<string | null>((newest, at) => (newest === null || at > newest ? at : newest), null);
}
