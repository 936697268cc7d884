/** Writes the JSON envelope: data, meta and links. */
import { JsonRows } from '../core/json-rows.ts';
import type { Answer } from '../queries/base/answer.ts';

interface EnvelopeFrame {
  /** The path with canonical ids, such as `/v1/data/abs/CPI`. */
  readonly endpoint: string;
  /** An ISO timestamp. It becomes `retrieved_at` if the sources of the response have no retrieval time, such as in lists. */
  readonly latestDownload: string;
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
      retrieved_at: newestRetrieval(answer) ?? frame.latestDownload,
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

/** Returns the latest download of the sources of a response, or null if they have none. */
export function newestRetrieval(answer: Answer): string | null {
  const instants = answer.meta.sources.flatMap((source) => (source.retrieved_at === null ? [] : [source.retrieved_at]));
  return instants.reduce<string | null>((newest, at) => (newest === null || at > newest ? at : newest), null);
}
