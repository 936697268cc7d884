/** Commit subjects follow Conventional Commits, so that release notes and readers of the history can use them. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
/** The rule does not apply to this commit and earlier ones. */
const LAST_WITHOUT_RULE = '82c57039';
const TYPES = ['feat', 'fix', 'docs', 'test', 'refactor', 'perf', 'build', 'ci', 'chore', 'style', 'revert'];
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?!?: \\S`);
const LONGEST = 72;

/** Returns the error in a subject, or null if it is correct. */
function faultOf(subject: string): string | null {
  if (subject.length > LONGEST) return `${subject.length} characters, at most ${LONGEST} are allowed`;
  if (!SUBJECT.test(subject)) return `does not begin with a type (${TYPES.join(', ')}), an optional scope and a colon`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  return null;
}

/** Returns the subjects since the rule began. Returns an empty list without a repository. A shallow clone has only the latest subjects. */
function subjects(): readonly string[] {
  const log = (...range: string[]): string[] =>
    execFileSync('git', ['log', '--no-merges', '--format=%s', ...range], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((line) => line !== '');
  try {
    return log(`${LAST_WITHOUT_RULE}..HEAD`);
  } catch {
    // There is no repository, or the clone is too shallow for the range.
  }
  try {
    return log('-1');
  } catch {
    return [];
  }
}

it('every commit subject since the rule was introduced follows the rule', () => {
  const wrong = subjects().flatMap((subject) => {
    const fault = faultOf(subject);
    return fault === null ? [] : [`${subject}: ${fault}`];
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['fix(rba): read dates from the date column', null],
  ['feat!: remove the old path', null],
  ['Fixed stuff', expect.stringContaining('type')],
  [`fix: ${'x'.repeat(LONGEST)}`, expect.stringContaining('characters')],
  ['docs: explain vintages.', 'ends with a full stop'],
])('%s', (subject, fault) => {
  expect(faultOf(subject)).toEqual(fault);
});
