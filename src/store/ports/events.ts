/** The log of events for subscribers. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/** An event for subscribers. Its payload is JSON and uses the field names of the API. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly dataset: DatasetKey | null;
  /** ms since the epoch */
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface StoredEvent extends NewEvent {
  /** Ascending in the order in which events are stored. Ids may have gaps. */
  readonly id: number;
  /** The `seq` of the version that caused the event. Null if no version caused it. */
  readonly seq: number | null;
  /** The `traceparent` of the request that caused the event. Absent for other causes, such as scheduled work. */
  readonly trace?: string;
}

/** Whether the data of a dataset are out of date after a check. The payload belongs to the event that is stored if this has changed. */
export interface Turn {
  readonly late: boolean;
  readonly payload: NewEvent['payload'];
}

/** The regime of an indicator, or of one of its rows, in the latest period. */
export interface NotedRegime {
  /** The id of the indicator. */
  readonly signal: string;
  /** The subject of the row, such as a region. Empty if the indicator has only one row. */
  readonly subject: string;
  readonly regime: string;
  readonly period: string | null;
  /** When the regime was first observed, in ms since the epoch. */
  readonly notedAt: number;
}

/** A log to which events are only added. If a reader has read up to an id, no event with a lower id appears later. */
export interface EventStore {
  /** Stores an event under the caller's key. If an event with this key exists, stores nothing and returns its id. */
  append(event: NewEvent, key: string): Promise<number>;
  /**
   * Records a regime. If it differs from the previous regime, stores the event and returns the previous regime. Otherwise returns null. The
   * first regime is not a change. If several callers record the same change, only one stores the event.
   */
  noteRegime(now: NotedRegime, payloadOf: (before: NotedRegime) => NewEvent['payload']): Promise<NotedRegime | null>;
  /** Events after an id, in ascending order. If `kinds` is given, only events of these kinds. */
  after(id: number, limit: number, kinds?: readonly EventKind[]): Promise<readonly StoredEvent[]>;
  byId(id: number): Promise<StoredEvent | null>;
  /** The id of the last event, or 0 if there is no event. */
  newestId(): Promise<number>;
  /** The lowest id of the events at or after an instant. Null if there are no such events. */
  firstSince(instant: number): Promise<number | null>;
  /** Deletes events before an instant and returns their number. Ids are never used again. */
  prune(before: number): Promise<number>;
}
