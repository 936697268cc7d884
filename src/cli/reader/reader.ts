/** The data source for reading commands: the local store, or another instance over HTTP. Both return the same responses. */
import type { Answer } from '../../queries/base/answer.ts';
import type { status as readStatus } from '../../queries/status/status.ts';

type Row = Readonly<Record<string, unknown>>;

/** The parts of a response that commands print. */
export type Reading = Pick<Answer, 'data' | 'meta' | 'next'>;

/** A data source. Ids are as the user typed them. Every method throws WattleError. */
export interface Reader {
  /** Returns the content of `/v1/status`. */
  status(): Promise<StatusReading>;
  /**
   * Returns the datasets.
   * @param source source to list. Null lists all sources
   */
  datasets(source: string | null): Promise<Reading>;
  searchDatasets(query: URLSearchParams): Promise<Reading>;
  search(query: URLSearchParams): Promise<Reading>;
  describe(dataset: string): Promise<Reading>;
  data(dataset: string, query: URLSearchParams): Promise<Reading>;
  seriesList(query: URLSearchParams): Promise<Reading>;
  /** Returns one series, or several with a column for each. */
  series(ids: readonly string[], query: URLSearchParams): Promise<Reading>;
  latest(id: string): Promise<Row>;
  seriesMeta(id: string): Promise<Reading>;
  revisions(id: string, query: URLSearchParams): Promise<Reading>;
  signals(): Promise<readonly SignalRow[]>;
  signal(id: string, query: URLSearchParams): Promise<Reading>;
  /** Returns the chart as SVG. */
  chart(ids: readonly string[], query: URLSearchParams): Promise<string>;
  /** Returns a number that changes if the data may have changed, or null without data. */
  changeMark(): Promise<number | null>;
}

export interface SignalRow extends Row {
  readonly id: string;
  readonly mode: string;
  readonly stale: string;
  readonly summary: string;
}

export type StatusReading = Awaited<ReturnType<typeof readStatus>>;
