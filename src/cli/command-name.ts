/** The called command, before any command is loaded. */

/** Global options with a value. */
const VALUE_OPTIONS = ['--env-file', '--log-level'];

/** Null without a command. */
export function commandIn(args: readonly string[]): string | null {
  return args.find((word, i) => !word.startsWith('-') && !VALUE_OPTIONS.includes(args[i - 1] ?? '')) ?? null;
}
