/** Events for subscribers. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/** An event for subscribers. The payload is JSON with wire names. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly dataset: DatasetKey | null;
  /** ms since the epoch */
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface StoredEvent extends NewEvent {
  /** 1, 2, 3 … in the order of storage, possibly with gaps. */
  readonly id: number;
  /** The version that caused it, or null. */
  readonly seq: number | null;
  /** `traceparent` of the cause. Absent without one, for example for scheduled work. */
  readonly trace?: string;
}

/** Whether the data of a dataset are out of date after a check, and the event if that changed. */
export interface Turn {
  readonly late: boolean;
  readonly payload: NewEvent['payload'];
}

/** The regime of a signal, or of one of its rows, at the newest period. */
export interface NotedRegime {
  /** Id of the signal. */
  readonly signal: string;
  /** The subject of the row, such as a region. Empty if the indicator has one row. */
  readonly subject: string;
  readonly regime: string;
  readonly period: string | null;
  /** First observed, ms since the epoch */
  readonly notedAt: number;
}

/** An append-only log: a reader at an id has seen everything before it. */
export interface EventStore {
  /** Stores an event under the caller's key, once. The same key returns the same id. */
  append(event: NewEvent, key: string): Promise<number>;
  /**
   * Records a regime. If it differs from the previous one, stores the event and returns the previous one, else null. The first regime is no
   * change. If several callers record the same change, one stores the event.
   */
  noteRegime(now: NotedRegime, payloadOf: (before: NotedRegime) => NewEvent['payload']): Promise<NotedRegime | null>;
  /** Events after an id, ascending, optionally of given kinds. */
  after(id: number, limit: number, kinds?: readonly EventKind[]): Promise<readonly StoredEvent[]>;
  /** One event, or null. */
  byId(id: number): Promise<StoredEvent | null>;
  /** Id of the last event, or 0. */
  newestId(): Promise<number>;
  /** Lowest id of events at or after an instant. Null without any. */
  firstSince(instant: number): Promise<number | null>;
  /** Deletes events before an instant and returns the number. Ids are never reused. */
  prune(before: number): Promise<number>;
}
