/** Entry of the reading commands. The bundle `dist/reading` loads much faster than their modules. */
import { commandIn } from './command-name.ts';
import type { Invocation } from './invocation.ts';
import { READING } from './reading-groups.ts';
import { runCommandLine } from './run.ts';

/** Runs one reading command and returns its exit code. */
export function runWattle(invocation: Invocation): Promise<number> {
  const name = commandIn(invocation.args) ?? '';
  const called = READING.filter(({ commands }) => commands.includes(name));
  return runCommandLine(invocation, () => Promise.all(called.map(({ load }) => load())));
}
