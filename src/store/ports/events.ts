/** Events for subscribers. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/** An event for subscribers. Its payload is JSON with the API's names. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly dataset: DatasetKey | null;
  /** ms since the epoch */
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface StoredEvent extends NewEvent {
  /** 1, 2, 3 … in the order of storage. There may be gaps. */
  readonly id: number;
  /** The version that caused the event, or null. */
  readonly seq: number | null;
  /** The `traceparent` of the cause. Absent if the cause has none, for example for scheduled work. */
  readonly trace?: string;
}

/** Whether the data of a dataset are out of date after a check. If that has changed, also the event. */
export interface Turn {
  readonly late: boolean;
  readonly payload: NewEvent['payload'];
}

/** The regime of an indicator, or of one of its rows, in the latest period. */
export interface NotedRegime {
  /** Id of the signal. */
  readonly signal: string;
  /** The subject of the row, such as a region. Empty if the indicator has only one row. */
  readonly subject: string;
  readonly regime: string;
  readonly period: string | null;
  /** First observed, ms since the epoch */
  readonly notedAt: number;
}

/** A log to which events are only added. When a reader has reached an id, it has seen all earlier events. */
export interface EventStore {
  /** Stores an event under the caller's key, once. If the key exists, returns the id of its event. */
  append(event: NewEvent, key: string): Promise<number>;
  /**
   * Records a regime. If it differs from the previous one, stores the event and returns the previous regime. Otherwise returns null. The
   * first regime is not a change. If several callers record the same change, only one stores the event.
   */
  noteRegime(now: NotedRegime, payloadOf: (before: NotedRegime) => NewEvent['payload']): Promise<NotedRegime | null>;
  /** Events after an id, in ascending order, optionally only of some kinds. */
  after(id: number, limit: number, kinds?: readonly EventKind[]): Promise<readonly StoredEvent[]>;
  /** One event, or null. */
  byId(id: number): Promise<StoredEvent | null>;
  /** Id of the last event, or 0. */
  newestId(): Promise<number>;
  /** The lowest id of the events at or after an instant. Null if there are no such events. */
  firstSince(instant: number): Promise<number | null>;
  /** Deletes events before an instant and returns the number. Ids are never reused. */
  prune(before: number): Promise<number>;
}
