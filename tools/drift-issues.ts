/** `node dist/tools/drift-issues.js verdicts.json --run URL`: opens, updates and closes issues with the GitHub command line, `gh`. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Command } from 'commander';
import type { Verdict } from '../src/cli/verify/finding.ts';
import { type IssueAction, issueActions, type OpenIssue } from './drift.ts';

const LABEL = 'drift';
const run = promisify(execFile);
const gh = async (...args: readonly string[]): Promise<string> => (await run('gh', [...args])).stdout;

const program = new Command('drift-issues')
  .description('One open issue for each dataset that drifts.')
  .argument('<file>', 'what `wattle verify --json` printed')
  .requiredOption('--run <address>', 'where the report is')
  .option('--dry-run', 'print what would be done')
  .parse();
const { run: address, dryRun = false } = program.opts<{ run: string; dryRun?: boolean }>();
const { data } = JSON.parse(await readFile(program.args[0] ?? '', 'utf8')) as { data: readonly Verdict[] };
const listed = await gh('issue', 'list', '--label', LABEL, '--state', 'open', '--limit', '500', '--json', 'number,title');
for (const action of issueActions(data, JSON.parse(listed) as readonly OpenIssue[], address)) {
  console.log(action.kind === 'open' ? `open ${action.title}` : `${action.kind} #${action.number}`);
  if (!dryRun) await perform(action);
}

async function perform(action: IssueAction): Promise<void> {
  if (action.kind === 'open') await gh('issue', 'create', '--label', LABEL, '--title', action.title, '--body', action.body);
  else if (action.kind === 'update') await gh('issue', 'edit', String(action.number), '--body', action.body);
  else await gh('issue', 'close', String(action.number), '--comment', action.body);
}
