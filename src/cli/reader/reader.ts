/** The data source of commands that read: the local store, or another instance over HTTP. Both give the same answers. */
import type { Answer } from '../../queries/base/answer.ts';
import type { status as readStatus } from '../../queries/status/status.ts';

type Row = Readonly<Record<string, unknown>>;

/** The parts of an answer that commands print. */
export type Reading = Pick<Answer, 'data' | 'meta' | 'next'>;

/** Ids are as the user typed them. Every method throws WattleError. */
export interface Reader {
  /** The content of `/v1/status`. */
  status(): Promise<StatusReading>;
  /** @param source null for datasets of all sources */
  datasets(source: string | null): Promise<Reading>;
  searchDatasets(query: URLSearchParams): Promise<Reading>;
  search(query: URLSearchParams): Promise<Reading>;
  describe(dataset: string): Promise<Reading>;
  data(dataset: string, query: URLSearchParams): Promise<Reading>;
  seriesList(query: URLSearchParams): Promise<Reading>;
  /** One series, or several with one column each. */
  series(ids: readonly string[], query: URLSearchParams): Promise<Reading>;
  latest(id: string): Promise<Row>;
  seriesMeta(id: string): Promise<Reading>;
  revisions(id: string, query: URLSearchParams): Promise<Reading>;
  signals(): Promise<readonly SignalRow[]>;
  signal(id: string, query: URLSearchParams): Promise<Reading>;
  /** Returns the chart as SVG. */
  chart(ids: readonly string[], query: URLSearchParams): Promise<string>;
  /** A number that changes if the data may have changed. Null if there is no such number. */
  changeMark(): Promise<number | null>;
}

export interface SignalRow extends Row {
  readonly id: string;
  readonly mode: string;
  readonly stale: string;
  readonly summary: string;
}

export type StatusReading = Awaited<ReturnType<typeof readStatus>>;
