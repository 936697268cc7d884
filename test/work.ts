/** Counts the work of code instead of measuring its time. The numbers are the same on a busy and on an idle machine. */
import { Session } from 'node:inspector';
import vm from 'node:vm';

/**
 * Returns the number of JavaScript functions that run during the work. Regular expressions and other parts of the engine are not counted.
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
      // An error is ignored, because the work of a refusal also counts. The caller checks the error elsewhere.
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
 * Returns the result of `work`, or stops it after a time limit, which vitest cannot do. If its cost grew with the square of its input, it
 * could run for hours. Work in proportion to its input ends in a fraction of a second.
 */
export const untilItEnds = <T>(work: () => T, longestMs = LONGEST_MS): T =>
  vm.runInNewContext('work()', { work }, { timeout: longestMs }) as T;
