/** Finds the name of the called command before any command is loaded. */

/** Global options that have a value after them. */
const VALUE_OPTIONS = ['--env-file', '--log-level'];

/** Returns the name of the called command, or null if the arguments contain none. */
export function commandIn(args: readonly string[]): string | null {
  return args.find((word, i) => !word.startsWith('-') && !VALUE_OPTIONS.includes(args[i - 1] ?? '')) ?? null;
}
