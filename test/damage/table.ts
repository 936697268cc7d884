/** The table of the outcomes of changed files, by dataset, as the documentation shows it. */
import type { Outcome, Result } from './outcome.ts';
import { VARIANTS } from './variants.ts';

const SIGNS: Readonly<Record<Result | 'fault', string>> = {
  ...{ read: 'ok', noted: 'ok+', more: 'more', fewer: 'less', older: 'old', refused: 'no', fault: '!' },
};

/** The row of one dataset. */
export function rowOf(id: string, outcomes: ReadonlyMap<string, Outcome>): string {
  const cells = VARIANTS.map(({ name }) => {
    const outcome = outcomes.get(name);
    return outcome === undefined ? '' : SIGNS[outcome.result];
  });
  return `| ${id} | ${cells.join(' | ')} |`;
}

/** The page, from the rows of all datasets. */
export function renderTable(rows: readonly string[]): string {
  const outcomes = rows.flatMap((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  );
  const count = (result: Result): number => outcomes.filter((sign) => sign === SIGNS[result]).length;
  const told = [
    `${count('read')} are read as before (\`ok\`)`,
    `${count('noted')} with a remark (\`ok+\`)`,
    `${count('more')} with the new series (\`more\`)`,
    `${count('fewer')} with what is not there told (\`less\`)`,
    `${count('older')} are known to be older and take the place of nothing (\`old\`)`,
    `${count('refused')} are refused with the address of what was not understood (\`no\`)`,
  ];
  return `# Files that change

What comes of a file that its publisher changes in good faith, or that another program has touched: every dataset by every change, tried on the
simulated files by \`test/damage\`. Written by \`npm run generate\`; do not edit.

${outcomes.length} cases: ${rows.length} datasets by ${VARIANTS.length} changes, where the change can happen to the file. ${told.join(', ')}.
None gives another figure, and nothing goes without a word. An empty cell is a change that cannot happen to that file. Large
files are tried shortened: tables and workbooks by rows, messages by series.

${VARIANTS.map(({ name }, i) => `${i + 1}. ${name}`).join('\n')}

| Dataset | ${VARIANTS.map((_, i) => i + 1).join(' | ')} |
|---|${VARIANTS.map(() => '---|').join('')}
${rows.toSorted().join('\n')}
`;
}
