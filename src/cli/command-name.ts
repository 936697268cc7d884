/** Finds the name of the called command before any command is loaded. */

/** A value follows these global options. */
const VALUE_OPTIONS = ['--env-file', '--log-level'];

/** Null if the arguments contain no command. */
export function commandIn(args: readonly string[]): string | null {
  return args.find((word, i) => !word.startsWith('-') && !VALUE_OPTIONS.includes(args[i - 1] ?? '')) ?? null;
}
