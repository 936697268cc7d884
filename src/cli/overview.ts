/**
 * All commands and series ids as data, for help and completion. The build writes this file next to the bundle, because loading all commands
 * takes ten times as long.
 */
import { readFileSync } from 'node:fs';
import { Argument, Command, Option } from 'commander';

interface ChoiceOf {
  /** The argument or option in the notation of commander, such as `<shell>` or `--limit <n>`. */
  readonly term: string;
  readonly choices?: readonly string[];
}

interface CommandOverview {
  readonly name: string;
  readonly summary: string;
  readonly args: readonly ChoiceOf[];
  readonly options: readonly (ChoiceOf & { readonly hidden: boolean })[];
  readonly subcommands: readonly string[];
}

export interface Overview {
  readonly commands: readonly CommandOverview[];
  readonly seriesIds: readonly string[];
}

/** Returns the overview, or null if the program was not bundled. */
export function overviewFile(): Overview | null {
  try {
    return JSON.parse(readFileSync(new URL('./overview.json', import.meta.url), 'utf8')) as Overview;
  } catch {
    return null;
  }
}

const choiceOf = (term: string, choices: readonly string[] | undefined): ChoiceOf => (choices ? { term, choices } : { term });

const termOf = (one: Argument): string => {
  const name = `${one.name()}${one.variadic ? '...' : ''}`;
  return one.required ? `<${name}>` : `[${name}]`;
};

export const overviewOf = (command: Command): CommandOverview => ({
  name: command.name(),
  summary: command.description(),
  args: command.registeredArguments.map((one) => choiceOf(termOf(one), one.argChoices)),
  options: command.options.map((one) => ({ ...choiceOf(one.flags, one.argChoices), hidden: one.hidden })),
  subcommands: command.commands.map((one) => one.name()),
});

/** Returns a command without an action, for help and completion. */
export function outlineOf({ name, summary, args, options, subcommands }: CommandOverview): Command {
  const command = new Command(name).description(summary);
  for (const { term, choices } of args) command.addArgument(withChoices(new Argument(term), choices));
  for (const { term, choices, hidden } of options) command.addOption(withChoices(new Option(term), choices).hideHelp(hidden));
  for (const one of subcommands) command.command(one);
  return command;
}

const withChoices = <T extends { choices(values: readonly string[]): T }>(one: T, choices: readonly string[] | undefined): T =>
  choices ? one.choices(choices) : one;
