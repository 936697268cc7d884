/**
 * Reads the trace of a job. The payload contains the trace of the first caller that requested the job. The node that runs the job
 * continues that trace.
 */
import { causeOf, type Trace, traceparentOf } from '../../core/trace.ts';

export const traced = (payload: object | null, trace: Trace | null): object | null =>
  trace === null ? payload : { ...payload, traceparent: traceparentOf(trace) };

/** Returns the trace of a job. Null if the scheduler queued the job. */
export const traceOfJob = ({ payload }: { readonly payload: unknown }): Trace | null =>
  typeof payload === 'object' && payload !== null && 'traceparent' in payload ? causeOf(payload.traceparent) : null;
