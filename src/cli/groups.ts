/** Groups of commands, each loaded if one of its commands is called. */
import { commandIn } from './command-name.ts';
import type { Group } from './group.ts';
import { READING } from './reading-groups.ts';

/** The groups in the order of the help text. */
export const GROUPS: readonly Group[] = [
  { commands: ['start', 'mcp'], load: () => import('./commands/serve.ts') },
  ...READING,
  { commands: ['refresh', 'rebuild', 'import'], load: () => import('./commands/ingest.ts') },
  { commands: ['bulk'], load: () => import('./commands/bulk.ts') },
  { commands: ['draft', 'try'], load: () => import('./commands/leaves.ts') },
  { commands: ['verify'], load: () => import('./commands/verify.ts') },
  { commands: ['check'], load: () => import('./commands/check.ts') },
  { commands: ['doctor'], load: () => import('./commands/doctor.ts') },
  { commands: ['settings'], load: () => import('./commands/settings.ts') },
  { commands: ['backup', 'restore', 'upgrade'], load: () => import('./commands/keep.ts') },
  { commands: ['account', 'audit', 'rotate-master-key'], load: () => import('./commands/accounts.ts') },
  { commands: ['keys', 'tier'], load: () => import('./commands/tiers.ts') },
  { commands: ['completion'], load: () => import('./commands/completion.ts') },
];

const isKnown = (name: string): boolean => GROUPS.some(({ commands }) => commands.includes(name));

/**
 * Returns the groups to load: the group of a known command, all groups for `help`, and none for an option such as `--help`. `words` are the
 * arguments after `wattle`.
 */
export function groupsFor(words: readonly string[]): readonly Group[] {
  const name = commandIn(words);
  return name === 'help' ? GROUPS : GROUPS.filter(({ commands }) => name !== null && commands.includes(name));
}

/** True for help and completion, and for an unknown command, because a similar one is suggested. */
export function listsAll(words: readonly string[]): boolean {
  const name = commandIn(words);
  if (name === null) return !words.some((word) => word === '--version' || word === '-v');
  return name === 'completion' || !isKnown(name);
}
