/** The trace that work belongs to, by W3C Trace Context, level 1 (https://www.w3.org/TR/trace-context-1/): taken from a caller, and named to whoever is requested it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { context, isSpanContextValid, type SpanContext, TraceFlags, trace as tracing } from '@opentelemetry/api';

export interface Trace {
  /** 32 hex digits */
  readonly id: string;
  /** Whether the caller records it. */
  readonly isSampled: boolean;
  /** The step of it that what follows is part of, 16 hex digits; absent where it is not known. */
  readonly step?: string;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** The trace that a `traceparent` names; null if absent, or not as it has to be. */
export function traceOf(traceparent: unknown): Trace | null {
  const cause = causeOf(traceparent);
  return cause && { id: cause.id, isSampled: cause.isSampled };
}

/** The same with the step that it names: what was wanted earlier, or elsewhere, is done as part of it. */
export function causeOf(traceparent: unknown): Trace | null {
  const [, id, step, flags] = typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : [];
  return id === undefined || step === undefined || flags === undefined
    ? null
    : { id, isSampled: (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) === TraceFlags.SAMPLED, step };
}

/** The same trace for all that is sent for one thing, at whatever time and from whichever node. */
export const traceNamed = (name: string): Trace => ({
  id: createHash('sha256').update(name).digest('hex').slice(0, 32),
  isSampled: false,
});

/** The trace, with a step of Wattle in it that is new each time, or the one that OpenTelemetry records. */
export function traceparentOf({ id, isSampled }: Trace): string {
  const span = recorded();
  return `00-${id}-${span?.traceId === id ? span.spanId : newStep()}-${isSampled ? '01' : '00'}`;
}

const newStep = (): string => randomBytes(8).toString('hex');

/** What OpenTelemetry records at the moment, where it is loaded; nothing otherwise, at no cost. */
function recorded(): SpanContext | null {
  const span = tracing.getSpanContext(context.active());
  return span && isSpanContextValid(span) ? span : null;
}

const current = new AsyncLocalStorage<Trace>();

/** Does work, and all that it begins, as part of a trace, for OpenTelemetry too where it is loaded. Costs nothing if absent. */
export const withinTrace = <T>(trace: Trace | null, work: () => T): T =>
  trace === null ? work() : current.run(trace, () => asRecorded(trace, work));

/** A request that OpenTelemetry records already stays what it is. */
function asRecorded<T>(trace: Trace, work: () => T): T {
  if (!isNamedElsewhere() || recorded()?.traceId === trace.id) return work();
  const { id: traceId, isSampled, step = newStep() } = trace;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return context.with(tracing.setSpanContext(context.active(), { traceId, spanId: step, traceFlags, isRemote: true }), work);
}

/** The trace that the work under way belongs to; null where it belongs to none. */
export function currentTrace(): Trace | null {
  const span = recorded();
  if (span === null) return current.getStore() ?? null;
  return { id: span.traceId, isSampled: (span.traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED, step: span.spanId };
}

/** Where OpenTelemetry is loaded and has been given a way to name traces, it does so by itself. */
const OPEN_TELEMETRY = Symbol.for('opentelemetry.js.api.1');
const isNamedElsewhere = (): boolean => {
  const registered: unknown = Reflect.get(globalThis, OPEN_TELEMETRY);
  return typeof registered === 'object' && registered !== null && 'propagation' in registered;
};

/** The header of a request that is sent for a trace; none where there is no trace. */
export const traceHeaders = (trace: Trace | null): Readonly<Record<string, string>> =>
  trace === null || isNamedElsewhere() ? {} : { traceparent: traceparentOf(trace) };
