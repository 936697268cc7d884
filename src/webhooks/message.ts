/** The message about an event: `{type, timestamp, data}`. Every attempt sends the same bytes. */
import { randomBytes } from 'node:crypto';
import { isoInstant } from '../core/clock.ts';
import { currentTrace, traceparentOf } from '../core/trace.ts';
import type { StoredEvent } from '../store/ports/events.ts';
import type { WebhookMessage } from '../store/ports/webhooks.ts';

/** The maximum size of a message body in bytes. */
export const MOST_BODY_BYTES = 20_000;

/** Creates an id such as `sub_…`, `dlv_…` or `evt_…` with 96 random bits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * Returns the message about an event. The id of an event never changes. It consists of the time and the position in the log. If the log
 * is created again, the times differ, so ids are not repeated.
 */
export function messageOf({ id, kind, at, payload, trace }: StoredEvent): WebhookMessage {
  const name = `evt_${at.toString(36).padStart(9, '0')}${id.toString(36).padStart(7, '0')}`;
  return { id: name, kind, at, body: bodyOf(kind, at, payload), ...(trace === undefined ? {} : { trace }) };
}

export function pingOf(subscriptionId: string, at: number): WebhookMessage {
  const payload = { subscription_id: subscriptionId, message: 'This is a test event. No data changed.' };
  const trace = currentTrace();
  return { id: newId('evt'), kind: 'test.ping', at, body: bodyOf('test.ping', at, payload), ...(trace && { trace: traceparentOf(trace) }) };
}

/** Returns the body as JSON. If it is too long, omits the longest members, and lists the names of these members. */
function bodyOf(type: string, at: number, payload: StoredEvent['payload']): string {
  const timestamp = isoInstant(at);
  let body = JSON.stringify({ type, timestamp, data: payload });
  const kept = { ...payload };
  const leftOut: string[] = [];
  const lengthOf = (name: string): number => JSON.stringify(kept[name] ?? null).length;
  while (Buffer.byteLength(body) > MOST_BODY_BYTES && Object.keys(kept).length > 0) {
    const longest = Object.keys(kept).reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
    delete kept[longest];
    leftOut.push(longest);
    body = JSON.stringify({ type, timestamp, data: { ...kept, left_out: leftOut } });
  }
  return body;
}
