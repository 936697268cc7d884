/** The trace that a caller's request belongs to, as W3C Trace Context says it: https://www.w3.org/TR/trace-context/ */

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;

/** Null where no trace is named, or not as it has to be. */
export function traceIdOf(traceparent: string | string[] | undefined): string | null {
  return typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent)?.[1] ?? null) : null;
}
