/** The trace that work belongs to, by W3C Trace Context, level 1 (https://www.w3.org/TR/trace-context-1/): taken from a caller, and named to whoever is asked for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';

export interface Trace {
  /** 32 hex digits */
  readonly id: string;
  /** Whether the caller records it. */
  readonly isSampled: boolean;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-|$)/;

/** The trace that a `traceparent` names; null where there is none, or not as it has to be. */
export function traceOf(traceparent: unknown): Trace | null {
  const [, id, flags] = typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : [];
  return id === undefined || flags === undefined ? null : { id, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The same trace for all that is sent for one thing, at whatever time and from whichever node. */
export const traceNamed = (name: string): Trace => ({
  id: createHash('sha256').update(name).digest('hex').slice(0, 32),
  isSampled: false,
});

/** The trace, with a step of ours in it that is new each time. */
export const traceparentOf = ({ id, isSampled }: Trace): string => `00-${id}-${randomBytes(8).toString('hex')}-${isSampled ? '01' : '00'}`;

const current = new AsyncLocalStorage<Trace>();

/** Does work, and all that it begins, as part of a trace. Costs nothing where there is none. */
export const withinTrace = <T>(trace: Trace | null, work: () => T): T => (trace === null ? work() : current.run(trace, work));

/** The trace that the work under way belongs to; null where it belongs to none. */
export const currentTrace = (): Trace | null => current.getStore() ?? null;

/** Where OpenTelemetry is loaded and has been given a way to name traces, it does so by itself. */
const OPEN_TELEMETRY = Symbol.for('opentelemetry.js.api.1');
const isNamedElsewhere = (): boolean => {
  const registered: unknown = Reflect.get(globalThis, OPEN_TELEMETRY);
  return typeof registered === 'object' && registered !== null && 'propagation' in registered;
};

/** The header of a request that is sent for a trace; none where there is no trace. */
export const traceHeaders = (trace: Trace | null): Readonly<Record<string, string>> =>
  trace === null || isNamedElsewhere() ? {} : { traceparent: traceparentOf(trace) };
