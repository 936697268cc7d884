/** Data source of reading commands: the local store or another instance over HTTP, with equal answers. */
import type { Answer } from '../../queries/base/answer.ts';
import type { status as readStatus } from '../../queries/status/status.ts';

type Row = Readonly<Record<string, unknown>>;

/** The displayed part of an answer. */
export type Reading = Pick<Answer, 'data' | 'meta' | 'next'>;

/** Ids are as the user typed them. Every method throws WattleError. */
export interface Reader {
  /** The object of `/v1/status`. */
  status(): Promise<StatusReading>;
  /** @param source null for all */
  datasets(source: string | null): Promise<Reading>;
  searchDatasets(query: URLSearchParams): Promise<Reading>;
  search(query: URLSearchParams): Promise<Reading>;
  describe(dataset: string): Promise<Reading>;
  data(dataset: string, query: URLSearchParams): Promise<Reading>;
  seriesList(query: URLSearchParams): Promise<Reading>;
  /** One series, or several side by side. */
  series(ids: readonly string[], query: URLSearchParams): Promise<Reading>;
  latest(id: string): Promise<Row>;
  seriesMeta(id: string): Promise<Reading>;
  revisions(id: string, query: URLSearchParams): Promise<Reading>;
  signals(): Promise<readonly SignalRow[]>;
  signal(id: string, query: URLSearchParams): Promise<Reading>;
  /** SVG. */
  chart(ids: readonly string[], query: URLSearchParams): Promise<string>;
  /** A value that changes if data may have changed, or null. */
  changeMark(): Promise<number | null>;
}

export interface SignalRow extends Row {
  readonly id: string;
  readonly mode: string;
  readonly stale: string;
  readonly summary: string;
}

export type StatusReading = Awaited<ReturnType<typeof readStatus>>;
