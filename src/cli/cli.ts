/** The `wattle` commands. A command's code is loaded when it is called. */
import { Command } from 'commander';
import type { Commands } from './group.ts';
import { GROUPS, groupsFor, listsAll } from './groups.ts';
import type { Invocation } from './invocation.ts';
import { type Overview, outlineOf, overviewFile, overviewOf } from './overview.ts';
import { runCommandLine } from './run.ts';
import { Terminal } from './terminal.ts';

export function runWattle(invocation: Invocation): Promise<number> {
  return runCommandLine(invocation, () => commandsFor(invocation.args));
}

async function commandsFor(words: readonly string[]): Promise<readonly Commands[]> {
  const called = groupsFor(words);
  const overview = listsAll(words) && called.length < GROUPS.length ? overviewFile() : null;
  const groups = listsAll(words) && overview === null ? GROUPS : called;
  const commands = await Promise.all(groups.map(({ load }) => load()));
  return overview === null
    ? commands
    : [
        others(
          overview,
          called.flatMap((group) => group.commands),
        ),
        ...commands,
      ];
}

/** Returns outlines of the commands that were not called, for help. */
const others = ({ commands }: Overview, called: readonly string[]): Commands => ({
  addCommands(program) {
    for (const one of commands) if (!called.includes(one.name)) program.addCommand(outlineOf(one));
  },
});

/** Returns the data for help and completion. The build writes it to a file next to the bundle. */
export async function makeOverview(invocation: Invocation): Promise<Overview> {
  const program = new Command();
  const terminal = new Terminal(invocation, () => ({}));
  for (const { load } of GROUPS) (await load()).addCommands(program, terminal);
  const { SERIES } = await import('../catalogue/series.ts');
  return { commands: program.commands.map(overviewOf), seriesIds: SERIES.map(({ id }) => id) };
}

/** Returns the search index. The build writes it to a file next to the bundle. */
export async function makeSearchIndex(): Promise<Buffer> {
  const { catalogueIndexFile } = await import('../queries/search/catalogue-search.ts');
  return catalogueIndexFile();
}
