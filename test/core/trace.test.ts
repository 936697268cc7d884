import { afterEach, describe, expect, it } from 'vitest';
import { currentTrace, traceHeaders, traceNamed, traceOf, traceparentOf, withinTrace } from '../../src/core/trace.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const OPEN_TELEMETRY = Symbol.for('opentelemetry.js.api.1');
afterEach(() => void Reflect.deleteProperty(globalThis, OPEN_TELEMETRY));

describe('a traceparent', () => {
  it.each([
    [`00-${ID}-${PARENT}-01`, true],
    [`00-${ID}-${PARENT}-00`, false],
    // Only the last bit of flags is defined, and only the beginning of later versions.
    [`00-${ID}-${PARENT}-fe`, false],
    [`cc-${ID}-${PARENT}-09-and-more`, true],
  ])('is read: %s', (sent, isSampled) => expect(traceOf(sent)).toEqual({ id: ID, isSampled }));

  it.each([
    undefined,
    '',
    ID,
    [`00-${ID}-${PARENT}-01`],
    `ff-${ID}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${ID}-${'0'.repeat(16)}-01`,
    `00-${ID.toUpperCase()}-${PARENT}-01`,
    `00-${ID}-${PARENT}-1`,
    `00-${ID}-${PARENT}-01.`,
  ])('starts no trace if it is missing: %s', (sent) => expect(traceOf(sent)).toBeNull());

  it('continues with the trace and a new span each time', () => {
    const trace = { id: ID, isSampled: true };
    const [one, two] = [traceparentOf(trace), traceparentOf(trace)];
    expect(one).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
    expect(one).not.toBe(two);
    expect(traceOf(one)).toEqual(trace);
  });
});

it('work belongs to the trace in which it started, until its end', async () => {
  const seen: unknown[] = [];
  const work = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(currentTrace()?.id);
  };
  await Promise.all([withinTrace(traceNamed('a'), work), withinTrace(traceNamed('b'), work), withinTrace(null, work)]);
  expect(seen).toEqual([traceNamed('a').id, traceNamed('b').id, undefined]);
  expect(traceNamed('a')).toEqual(traceNamed('a'));
});

it('a request has the trace once, and not if OpenTelemetry adds it', () => {
  expect(traceHeaders(null)).toEqual({});
  expect(traceHeaders(traceNamed('a'))).toEqual({ traceparent: expect.stringContaining(traceNamed('a').id) });
  Reflect.set(globalThis, OPEN_TELEMETRY, { version: '1.9.0', trace: {} });
  expect(traceHeaders(traceNamed('a'))).not.toEqual({});
  Reflect.set(globalThis, OPEN_TELEMETRY, { version: '1.9.0', propagation: {} });
  expect(traceHeaders(traceNamed('a'))).toEqual({});
});
