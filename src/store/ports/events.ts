import type { DatasetKey } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/** An event for subscribers. The payload uses the field names of the API. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly dataset: DatasetKey | null;
  /** The time of the event, in ms since the epoch. */
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface StoredEvent extends NewEvent {
  /** Ids ascend in storage order and may have gaps. */
  readonly id: number;
  /** The `seq` of the version that caused the event, or null. */
  readonly seq: number | null;
  /** The `traceparent` of the request that caused the event. Absent for other causes, such as scheduled work. */
  readonly trace?: string;
}

/** Whether a dataset is out of date after a check. `payload` is stored as an event if this has changed. */
export interface Turn {
  readonly late: boolean;
  readonly payload: NewEvent['payload'];
}

/** The latest recorded regime of an indicator, or of one of its rows. */
export interface NotedRegime {
  readonly signal: string;
  /** Identifies the row, for example by a region. Empty if the indicator has only one row. */
  readonly subject: string;
  readonly regime: string;
  readonly period: string | null;
  /** When the regime was first observed, in ms since the epoch. */
  readonly notedAt: number;
}

/** An append-only log. After a reader has seen an id, no event with a lower id appears. */
export interface EventStore {
  /** If an event with this key exists, stores nothing and returns its id. */
  append(event: NewEvent, key: string): Promise<number>;
  /**
   * If the regime differs from the recorded regime, stores an event and returns the previous regime, otherwise returns null. The first
   * regime is not a change. If several callers record the same change, only one stores the event.
   */
  noteRegime(now: NotedRegime, payloadOf: (before: NotedRegime) => NewEvent['payload']): Promise<NotedRegime | null>;
  /** Events after an id, in ascending order. */
  after(id: number, limit: number, kinds?: readonly EventKind[]): Promise<readonly StoredEvent[]>;
  byId(id: number): Promise<StoredEvent | null>;
  /** The id of the latest event, or 0 without events. */
  newestId(): Promise<number>;
  /** The lowest id of the events at or after an instant, or null. */
  firstSince(instant: number): Promise<number | null>;
  /** Deletes events before an instant. Returns their number. Ids of deleted events are never used again. */
  prune(before: number): Promise<number>;
}
