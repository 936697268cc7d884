/**
 * Sends events to connected readers as server-sent events. Each reader has a position in the event log. Readers at the same position
 * share one query. The position is usually the end of the log.
 */
import { addTo } from '../core/basic/lists.ts';
import type { EventStore, StoredEvent } from '../store/ports/events.ts';
import { messageOf } from './message.ts';

interface EventReader {
  readonly isWanted: (event: StoredEvent) => boolean;
  /** Returns true if the reader receives data fast enough. Otherwise no more events are read for it. */
  readonly isReady: () => boolean;
  readonly write: (text: string) => void;
}

interface EventStreamOptions {
  readonly events: Pick<EventStore, 'after' | 'byId' | 'newestId' | 'firstSince'>;
  readonly onFailure: (error: unknown) => void;
  /** The time between two reads of the log, in ms. */
  readonly pollMs?: number;
  /** The time in ms between two keep-alive messages, which prevent proxies from closing the connection. */
  readonly beatMs?: number;
}

const POLL_MS = 1000;
const BEAT_MS = 15_000;
const BATCH = 200;
/** An event id from `messageOf`, in base 36. The first nine digits are the time. The other digits are the position in the log. */
const EVENT_ID = /^evt_([0-9a-z]{9})([0-9a-z]{7,})$/;
const BASE = 36;

/** Returns the time and the log position in an event id. Returns null for other text. */
export function placeOf(eventId: string): { readonly at: number; readonly id: number } | null {
  const [, at, id] = EVENT_ID.exec(eventId) ?? [];
  return at === undefined || id === undefined ? null : { at: Number.parseInt(at, BASE), id: Number.parseInt(id, BASE) };
}

/** Returns an event in the format of the stream. It has the id, the kind, and the same body as in a webhook. */
function frameOf(event: StoredEvent): string {
  const { id, kind, body } = messageOf(event);
  return `id: ${id}\nevent: ${kind}\ndata: ${body}\n\n`;
}

export class EventStream {
  readonly #options: EventStreamOptions;
  readonly #places = new Map<EventReader, number>();
  #timer: NodeJS.Timeout | null = null;
  #beat: NodeJS.Timeout | null = null;

  constructor(options: EventStreamOptions) {
    this.#options = options;
  }

  get readers(): number {
    return this.#places.size;
  }

  /**
   * Returns the position from which a reader continues. It is after the event in `Last-Event-ID`. If that event was deleted, it is before
   * the next event.
   */
  async behind(place: { readonly at: number; readonly id: number }): Promise<number> {
    const found = await this.#options.events.byId(place.id);
    return found?.at === place.at ? place.id : this.since(place.at);
  }

  /** Returns the position before the first event at or after an instant. If there is no such event, returns the end of the log. */
  async since(instant: number): Promise<number> {
    const first = await this.#options.events.firstSince(instant);
    return first === null ? this.#options.events.newestId() : first - 1;
  }

  /** Sends matching events after a position, which is the end of the log by default. Returns a function that stops sending. */
  async follow(reader: EventReader, place?: number): Promise<() => void> {
    const from = place ?? (await this.#options.events.newestId());
    this.#places.set(reader, from);
    if (this.#timer === null) this.#wait(0);
    this.#beat ??= setInterval(() => this.#writeAll(': keep-alive\n\n'), this.#options.beatMs ?? BEAT_MS).unref();
    return () => this.#leave(reader);
  }

  #leave(reader: EventReader): void {
    this.#places.delete(reader);
    if (this.#places.size > 0) return;
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#beat) clearInterval(this.#beat);
    [this.#timer, this.#beat] = [null, null];
  }

  #writeAll(text: string): void {
    for (const reader of this.#places.keys()) if (reader.isReady()) reader.write(text);
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => void this.#read(), ms).unref();
  }

  async #read(): Promise<void> {
    const isWhole = await this.#readOnce().catch((error: unknown) => {
      this.#options.onFailure(error);
      return true;
    });
    if (this.#places.size > 0) this.#wait(isWhole ? (this.#options.pollMs ?? POLL_MS) : 0);
  }

  /**
   * Reads the log once for each position. Returns true if all readers have reached the end. Readers that receive data too slowly are
   * ignored.
   */
  async #readOnce(): Promise<boolean> {
    const groups = new Map<number, EventReader[]>();
    for (const [reader, place] of this.#places) if (reader.isReady()) addTo(groups, place, reader);
    let isWhole = true;
    for (const [place, group] of groups) {
      const events = await this.#options.events.after(place, BATCH);
      const last = events.at(-1);
      if (last === undefined) continue;
      isWhole &&= events.length < BATCH;
      for (const reader of group) {
        if (!this.#places.has(reader)) continue;
        for (const event of events) if (reader.isWanted(event)) reader.write(frameOf(event));
        this.#places.set(reader, last.id);
      }
    }
    return isWhole;
  }
}
