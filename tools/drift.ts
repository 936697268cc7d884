/**
 * Converts the results of `wattle verify` into changes to repository issues. Each dataset with a problem has one open issue, which is
 * closed when the problem is gone.
 */
import type { Verdict } from '../src/cli/verify/finding.ts';

/** An open issue with the label from `tools/drift-issues.ts`. */
export interface OpenIssue {
  readonly number: number;
  readonly title: string;
}

export type IssueAction =
  | { readonly kind: 'open'; readonly title: string; readonly body: string }
  | { readonly kind: 'update' | 'close'; readonly number: number; readonly body: string };

const PREFIX = 'Drift: ';
const SAID: Partial<Record<Verdict['outcome'], string>> = {
  refused: 'Wattle could not read the agency’s file, or its values are not plausible.',
  wrong: 'A figure, unit or series is not as expected, or figures contradict each other.',
};

/**
 * Returns the changes to issues after a run. If an agency is unreachable, the state of its datasets is unknown, so their issues stay
 * unchanged.
 */
export function issueActions(verdicts: readonly Verdict[], open: readonly OpenIssue[], run: string): readonly IssueAction[] {
  return verdicts.flatMap((verdict): readonly IssueAction[] => {
    const title = `${PREFIX}${verdict.dataset}`;
    const issue = open.find((one) => one.title === title);
    if (SAID[verdict.outcome] !== undefined) {
      const body = bodyOf(verdict, run);
      return [issue ? { kind: 'update', number: issue.number, body } : { kind: 'open', title, body }];
    }
    const isRight = verdict.outcome === 'right' || verdict.outcome === 'changed';
    return isRight && issue ? [{ kind: 'close', number: issue.number, body: `Wattle reads this dataset correctly again: ${run}` }] : [];
  });
}

/** The maximum number of requests and lines in an issue. An issue has at most 65,536 characters. The report has all of them. */
const MOST_ASKED = 10;
const MOST_LINES = 80;

function bodyOf({ outcome, error, findings, figures, requested: wanted }: Verdict, run: string): string {
  const lines = [
    ...(error === null ? [] : [`${error.code}: ${error.message}`, ...(error.address === null ? [] : [`at ${error.address}`])]),
    ...wanted.slice(0, MOST_ASKED).map(({ url, answer }) => `requested ${url}: ${answer}`),
    ...findings.filter(({ kind }) => kind !== 'note').map(({ kind, text }) => `${kind}: ${text}`),
  ];
  return [
    SAID[outcome] ?? '',
    '',
    // Lines are indented as code, so that an agency's text cannot contain mentions, links or markup.
    ...lines.slice(0, MOST_LINES).map((line) => `    ${line.replace(/\s+/g, ' ').slice(0, 500)}`),
    ...(lines.length > MOST_LINES ? [`    and ${lines.length - MOST_LINES} more lines`] : []),
    '',
    `Final figures: ${figures.right} of ${figures.of} agree. Report and files: ${run}`,
  ].join('\n');
}
