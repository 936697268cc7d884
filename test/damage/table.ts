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
  const results = [
    `${count('read')} are read as before (\`ok\`)`,
    `${count('noted')} with a note (\`ok+\`)`,
    `${count('more')} with the new series (\`more\`)`,
    `${count('fewer')} with a note of what is missing (\`less\`)`,
    `${count('older')} are recognised as older and replace nothing (\`old\`)`,
    `${count('refused')} are refused with the address of the fault (\`no\`)`,
  ];
  return `# Changed files

What happens if an agency or another program changes a file in good faith. \`test/damage\` tries every change on the simulated files of every
dataset. This page is made by \`npm run generate\`.

${outcomes.length} cases: ${rows.length} datasets by ${VARIANTS.length} changes, where the change is possible. ${results.join(', ')}.
No change gives a wrong value, and none is silent. An empty cell means that the change is not possible. Large files are shortened
first: tables and workbooks by rows, messages by series.

${VARIANTS.map(({ name }, i) => `${i + 1}. ${name}`).join('\n')}

| Dataset | ${VARIANTS.map((_, i) => i + 1).join(' | ')} |
|---|${VARIANTS.map(() => '---|').join('')}
${rows.toSorted().join('\n')}
`;
}
