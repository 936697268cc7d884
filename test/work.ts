/** The amount of work of code, counted instead of timed: a busy machine gives the same numbers as an idle one. */
import { Session } from 'node:inspector';
import vm from 'node:vm';

/** Number of JavaScript functions that run during the work. Regular expressions and the rest of the engine are not counted. */
export async function callsOf(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    try {
      await work();
    } catch {
      // The cost of a refusal counts too. The caller checks elsewhere that there is one.
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
 * The result of work that could run for hours if its cost grew with the square of its input. Such work is stopped, which vitest cannot
 * do. Work in proportion to its input ends in a fraction of a second.
 */
export const untilItEnds = <T>(work: () => T, longestMs = LONGEST_MS): T =>
  vm.runInNewContext('work()', { work }, { timeout: longestMs }) as T;
