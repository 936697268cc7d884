/** `wattle completion`: prints a script that completes commands, options and values in a shell. */
import { Argument, type Command } from 'commander';
import { overviewFile } from '../overview.ts';
import type { Terminal } from '../terminal.ts';

interface Completed {
  readonly name: string;
  readonly summary: string;
  /** The subcommands, or the possible values of the first argument. */
  readonly words: readonly string[];
  /** True if the command accepts series ids. The script contains the hundreds of ids once. */
  readonly takesSeries: boolean;
  readonly flags: readonly string[];
  readonly values: readonly { readonly flag: string; readonly words: readonly string[] }[];
}

const SCRIPTS: Readonly<Record<string, (commands: readonly Completed[], seriesIds: string) => string>> = { bash, zsh, fish };

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>').choices(Object.keys(SCRIPTS)))
    .description('print a script for shell completion: source <(wattle completion bash)')
    .action(async (shell: string) => {
      const ids = overviewFile()?.seriesIds ?? (await allSeriesIds());
      terminal.write(SCRIPTS[shell]?.(program.commands.map(completed), ids.join(' ')) ?? '');
    });
}

function completed(command: Command): Completed {
  const options = command.options.filter((option) => !option.hidden);
  return {
    name: command.name(),
    summary: command.description(),
    words: [...command.commands.map((sub) => sub.name()), ...(command.registeredArguments[0]?.argChoices ?? [])],
    takesSeries: TAKE_SERIES.has(command.name()),
    flags: [...options.flatMap((option) => (option.long ? [option.long] : [])), '--json', '--csv', '--help'],
    values: options.flatMap((option) => (option.long && option.argChoices ? [{ flag: option.long, words: option.argChoices }] : [])),
  };
}

const TAKE_SERIES: ReadonlySet<string> = new Set(['series', 'chart', 'open', 'watch']);

async function allSeriesIds(): Promise<readonly string[]> {
  const { SERIES } = await import('../../catalogue/series.ts');
  return SERIES.map(({ id }) => id);
}

const GENERAL = ['--json', '--csv', '--help', '--version'];

function bash(commands: readonly Completed[], seriesIds: string): string {
  const names = commands.map(({ name }) => name);
  const cases = commands.flatMap(({ name, words, takesSeries, flags, values }) => [
    ...values.map((value) => `    ${name}:${value.flag}) COMPREPLY=($(compgen -W '${value.words.join(' ')}' -- "$word")); return ;;`),
    `    ${name}:*) COMPREPLY=($(compgen -W ${takesSeries ? `"$_wattle_series ${[...words, ...flags].join(' ')}"` : `'${[...words, ...flags].join(' ')}'`} -- "$word")) ;;`,
  ]);
  return `# Completion of wattle for bash: source <(wattle completion bash)
_wattle_series='${seriesIds}'
_wattle() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in -*) ;; *) command="\${COMP_WORDS[i]}"; break ;; esac
  done
  case "$command:$before" in
    :*) COMPREPLY=($(compgen -W '${[...names, ...GENERAL].join(' ')}' -- "$word")) ;;
${cases.join('\n')}
  esac
}
complete -o default -F _wattle wattle
`;
}

/** Returns a text in single quotes for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function zsh(commands: readonly Completed[], seriesIds: string): string {
  const list = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  const cases = commands.flatMap(({ name, words, takesSeries, flags, values }) => [
    ...values.map((value) => `    ${name}:${value.flag}) compadd -- ${value.words.join(' ')} ;;`),
    `    ${name}:*) compadd -- ${[...words, ...(takesSeries ? ['$=_wattle_series'] : []), ...flags].join(' ')}; _files ;;`,
  ]);
  return `#compdef wattle
# Completion of wattle for zsh: source <(wattle completion zsh), after compinit.
_wattle_series='${seriesIds}'
_wattle() {
  local command='' word i
  for ((i = 2; i < CURRENT; i++)); do
    case "$words[i]" in -*) ;; *) command="$words[i]"; break ;; esac
  done
  local -a commands
  commands=(
${list.join('\n')}
  )
  case "$command:$words[CURRENT-1]" in
    :*) _describe command commands; compadd -- ${GENERAL.join(' ')} ;;
${cases.join('\n')}
  esac
}
compdef _wattle wattle
`;
}

function fish(commands: readonly Completed[], seriesIds: string): string {
  const lines = commands.flatMap(({ name, summary, words, takesSeries, flags, values }) => {
    const after = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    const valued = new Map(values.map((value) => [value.flag, value.words]));
    return [
      `complete -c wattle -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...(takesSeries ? [`complete -c wattle ${after} -a "$_wattle_series"`] : []),
      ...(words.length > 0 ? [`complete -c wattle ${after} -a ${quoted(words.join(' '))}`] : []),
      ...flags.map((flag) => {
        const choices = valued.get(flag);
        return `complete -c wattle ${after} -l ${flag.slice(2)}${choices ? ` -x -a ${quoted(choices.join(' '))}` : ''}`;
      }),
    ];
  });
  return `# Completion of wattle for fish: wattle completion fish | source\nset -g _wattle_series ${seriesIds}\n${lines.join('\n')}\n`;
}
