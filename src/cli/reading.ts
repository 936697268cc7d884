/** The commands that read and nothing else: the build makes a few files of them, `dist/reading`, which load in a fraction of the time of their modules. */
import { commandIn } from './command-name.ts';
import type { Invocation } from './invocation.ts';
import { READING } from './reading-groups.ts';
import { runCommandLine } from './run.ts';

/** Runs one command that reads. Gives its exit code. */
export function runWattle(invocation: Invocation): Promise<number> {
  const name = commandIn(invocation.args) ?? '';
  const called = READING.filter(({ commands }) => commands.includes(name));
  return runCommandLine(invocation, () => Promise.all(called.map(({ load }) => load())));
}
