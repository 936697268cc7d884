/** Counts the work that code does instead of measuring its time. The numbers are the same on a busy and an idle machine. */
import { Session } from 'node:inspector';
import vm from 'node:vm';

/**
 * Returns the number of JavaScript functions that run during the work. Does not count regular expressions and other parts of the engine.
 */
export async function callsOf(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    try {
      await work();
    } catch {
      // The error is ignored here, because the work before a refusal must be counted too. The caller checks the error elsewhere.
    }
    return callsIn(session);
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

function callsIn(session: Session): number {
  let calls = 0;
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error) throw error;
    for (const { functions } of coverage.result) for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
  });
  return calls;
}

const LONGEST_MS = 60_000;

/**
 * Returns the result of `work`, or stops it after a time limit, which vitest cannot do. Work whose cost grows with the square of its input
 * could run for hours. Work in proportion to its input ends in a fraction of a second.
 */
export const untilItEnds = <T>(work: () => T, longestMs = LONGEST_MS): T =>
  vm.runInNewContext('work()', { work }, { timeout: longestMs }) as T;
