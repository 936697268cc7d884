/** The command line with all commands, each loaded when called. */
import { groupsFor } from './groups.ts';
import type { Invocation } from './invocation.ts';
import { runCommandLine } from './run.ts';

/** Runs one command and returns its exit code. */
export function runWattle(invocation: Invocation): Promise<number> {
  const groups = groupsFor(invocation.args);
  return runCommandLine(invocation, () => Promise.all(groups.map(({ load }) => load())));
}
