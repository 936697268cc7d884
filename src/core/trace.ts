/**
 * Handles trace context (W3C level 1, https://www.w3.org/TR/trace-context-1/). Wattle adds a trace from a caller to the requests that it
 * sends.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { context, isSpanContextValid, type SpanContext, TraceFlags, trace as tracing } from '@opentelemetry/api';

export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** True if the caller records the trace. */
  readonly isSampled: boolean;
  /** The id of the parent span, 16 hexadecimal digits. Absent if unknown. */
  readonly step?: string;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** Reads the `traceparent` header. Returns null if it is absent or malformed. */
export function traceOf(traceparent: unknown): Trace | null {
  const cause = causeOf(traceparent);
  return cause && { id: cause.id, isSampled: cause.isSampled };
}

/** Reads the `traceparent` header like `traceOf`, with the sender's span as parent. */
export function causeOf(traceparent: unknown): Trace | null {
  const [, id, step, flags] = typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : [];
  return id === undefined || step === undefined || flags === undefined
    ? null
    : { id, isSampled: (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) === TraceFlags.SAMPLED, step };
}

/** Returns a trace with an id that is derived from a name. All requests about one subject therefore have the same trace on every node. */
export const traceNamed = (name: string): Trace => ({
  id: createHash('sha256').update(name).digest('hex').slice(0, 32),
  isSampled: false,
});

/** Returns the header `traceparent`. The span is OpenTelemetry's current span if that is part of the trace, and otherwise a new span. */
export function traceparentOf({ id, isSampled }: Trace): string {
  const span = recorded();
  return `00-${id}-${span?.traceId === id ? span.spanId : newStep()}-${isSampled ? '01' : '00'}`;
}

const newStep = (): string => randomBytes(8).toString('hex');

/** Returns OpenTelemetry's current span, or null if OpenTelemetry is not loaded. */
function recorded(): SpanContext | null {
  const span = tracing.getSpanContext(context.active());
  return span && isSpanContextValid(span) ? span : null;
}

const current = new AsyncLocalStorage<Trace>();

/** Runs work within a trace. If OpenTelemetry is loaded, it uses the same trace. Without a trace, only runs the work. */
export const withinTrace = <T>(trace: Trace | null, work: () => T): T =>
  trace === null ? work() : current.run(trace, () => asRecorded(trace, work));

/** Runs work within OpenTelemetry's trace. If this is already the current trace, runs the work unchanged. */
function asRecorded<T>(trace: Trace, work: () => T): T {
  if (!isNamedElsewhere() || recorded()?.traceId === trace.id) return work();
  const { id: traceId, isSampled, step = newStep() } = trace;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return context.with(tracing.setSpanContext(context.active(), { traceId, spanId: step, traceFlags, isRemote: true }), work);
}

export function currentTrace(): Trace | null {
  const span = recorded();
  if (span === null) return current.getStore() ?? null;
  return { id: span.traceId, isSampled: (span.traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED, step: span.spanId };
}

/** The global key of OpenTelemetry's API. If a propagator is registered there, it adds trace headers itself. */
const OPEN_TELEMETRY = Symbol.for('opentelemetry.js.api.1');
const isNamedElsewhere = (): boolean => {
  const registered: unknown = Reflect.get(globalThis, OPEN_TELEMETRY);
  return typeof registered === 'object' && registered !== null && 'propagation' in registered;
};

/** Returns the trace headers. Empty if there is no trace or if OpenTelemetry adds them. */
export const traceHeaders = (trace: Trace | null): Readonly<Record<string, string>> =>
  trace === null || isNamedElsewhere() ? {} : { traceparent: traceparentOf(trace) };
