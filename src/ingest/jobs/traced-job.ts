/** The trace of the first requester, in the job's payload. The node that runs the job continues it. */
import { causeOf, type Trace, traceparentOf } from '../../core/trace.ts';

/** The payload with the trace in it. */
export const traced = (payload: object | null, trace: Trace | null): object | null =>
  trace === null ? payload : { ...payload, traceparent: traceparentOf(trace) };

/** Null if the scheduler queued it. */
export const traceOfJob = ({ payload }: { readonly payload: unknown }): Trace | null =>
  typeof payload === 'object' && payload !== null && 'traceparent' in payload ? causeOf(payload.traceparent) : null;
