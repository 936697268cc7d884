/** The command line with all of its commands, each loaded when it is called. */
import { groupsFor } from './groups.ts';
import type { Invocation } from './invocation.ts';
import { runCommandLine } from './run.ts';

/** Runs one command. Gives its exit code. */
export function runWattle(invocation: Invocation): Promise<number> {
  const groups = groupsFor(invocation.args);
  return runCommandLine(invocation, () => Promise.all(groups.map(({ load }) => load())));
}
