/** What a store keeps of what subscribers are reported. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/** Something that subscribers are reported; the payload is JSON, in the names of the wire. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly dataset: DatasetKey | null;
  /** ms since the epoch */
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface StoredEvent extends NewEvent {
  /** 1, 2, 3 … in the order in which they were kept; numbers may be left out. */
  readonly id: number;
  /** The version it came with; null where it came with none. */
  readonly seq: number | null;
  /** The `traceparent` of what caused it; absent where nobody named one, as for what the scheduler does. */
  readonly trace?: string;
}

/** Whether stored data of a dataset is late, as of a check, and what the event says when that has changed. */
export interface Turn {
  readonly late: boolean;
  readonly payload: NewEvent['payload'];
}

/** The regime of a signal, or of one of its rows, at the newest period. */
export interface NotedRegime {
  /** Id of the signal. */
  readonly signal: string;
  /** What the row is about, such as a region; empty where the signal has one row. */
  readonly subject: string;
  readonly regime: string;
  readonly period: string | null;
  /** ms since the epoch: since when it is known */
  readonly notedAt: number;
}

/** A log that only grows at its end: whoever has read up to an id has missed nothing before it. */
export interface EventStore {
  /** Keeps an event under a key of the caller's own, once: the same key gives the id it has. */
  append(event: NewEvent, key: string): Promise<number>;
  /**
   * Notes a regime, and keeps the event of its change when another one was noted before; the first is no change. What was noted before is
   * given when it changed, else null. Of several who note the same change one keeps the event.
   */
  noteRegime(now: NotedRegime, payloadOf: (before: NotedRegime) => NewEvent['payload']): Promise<NotedRegime | null>;
  /** The next ones behind an id, ascending; only of the given kinds when there are any. */
  after(id: number, limit: number, kinds?: readonly EventKind[]): Promise<readonly StoredEvent[]>;
  /** One event; null when it is not there, or no longer. */
  byId(id: number): Promise<StoredEvent | null>;
  /** The id of the last one that was kept; 0 before the first. */
  newestId(): Promise<number>;
  /** The lowest id of those that happened at an instant or later; null when none did, or none is kept. */
  firstSince(instant: number): Promise<number | null>;
  /** Forgets events from before an instant; gives how many. Ids are never given again. */
  prune(before: number): Promise<number>;
}
