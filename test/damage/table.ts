/** The table of what comes of changed files, dataset by dataset, as it stands in the documentation. */
import type { Outcome, Result } from './outcome.ts';
import { VARIANTS } from './variants.ts';

const SIGNS: Readonly<Record<Result | 'fault', string>> = {
  ...{ read: 'ok', noted: 'ok+', more: 'more', fewer: 'less', older: 'old', refused: 'no', fault: '!' },
};

export function renderTable(results: ReadonlyMap<string, ReadonlyMap<string, Outcome>>): string {
  const all = [...results.values()].flatMap((row) => [...row.values()]);
  const count = (result: Outcome['result']): number => all.filter((one) => one.result === result).length;
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
simulated files by \`test/damage/variants.test.ts\`. Written by \`npm run generate\`; do not edit.

${all.length} cases: ${results.size} datasets by ${VARIANTS.length} changes, where the change can happen to the file. ${told.join(', ')}.
None gives another figure, and nothing goes without a word. An empty cell is a change that cannot happen to that file. Large
files are tried shortened: tables and workbooks by rows, messages by series.

${VARIANTS.map(({ name }, i) => `${i + 1}. ${name}`).join('\n')}

| Dataset | ${VARIANTS.map((_, i) => i + 1).join(' | ')} |
|---|${VARIANTS.map(() => '---|').join('')}
${[...results]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([id, row]) => {
    const cells = VARIANTS.map(({ name }) => {
      const outcome = row.get(name);
      return outcome === undefined ? '' : SIGNS[outcome.result];
    });
    return `| ${id} | ${cells.join(' | ')} |`;
  })
  .join('\n')}
`;
}
