/** The trace of whoever wanted a job first, in its payload: the node that does the job goes on with it. */
import { causeOf, type Trace, traceparentOf } from '../../core/trace.ts';

/** The payload with the trace in it. */
export const traced = (payload: object | null, trace: Trace | null): object | null =>
  trace === null ? payload : { ...payload, traceparent: traceparentOf(trace) };

/** Null where nobody named one: the scheduler queued it. */
export const traceOfJob = ({ payload }: { readonly payload: unknown }): Trace | null =>
  typeof payload === 'object' && payload !== null && 'traceparent' in payload ? causeOf(payload.traceparent) : null;
