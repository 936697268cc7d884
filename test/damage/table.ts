/** Writes the table of outcomes for changed files by dataset, for the documentation. */
import type { Outcome, Result } from './outcome.ts';
import { VARIANTS } from './variants.ts';

const SIGNS: Readonly<Record<Result | 'fault', string>> = {
  read: 'ok',
  noted: 'ok+',
  more: 'more',
  fewer: 'less',
  older: 'old',
  refused: 'no',
  fault: '!',
};

/** Returns the row for one dataset. */
export function rowOf(id: string, outcomes: ReadonlyMap<string, Outcome>): string {
  const cells = VARIANTS.map(({ name }) => {
    const outcome = outcomes.get(name);
    return outcome === undefined ? '' : SIGNS[outcome.result];
  });
  return `| ${id} | ${cells.join(' | ')} |`;
}

/** Returns the page for one source, with a row for each dataset. */
export const renderRows = (source: string, rows: readonly string[]): string => `# Changed files of ${source}

[What the column numbers and the marks mean](README.md)

| Dataset | ${VARIANTS.map((_, i) => i + 1).join(' | ')} |
|---|${VARIANTS.map(() => '---|').join('')}
${rows.toSorted().join('\n')}
`;

/** Returns the page that explains the changes and symbols. */
export const renderLegend = (sources: readonly string[]): string => `# Changed files

See what happens if an agency or another program changes a file in good faith. \`test/damage\` tries every change on the simulated files of
every dataset. \`npm run generate\` writes these pages: ${sources.map((source) => `[${source}](${source}.md)`).join(', ')}.

No change causes a wrong value, and none goes unnoticed. Large files are shortened first (tables and workbooks by rows, messages by series).

| Sign | Result |
|---|---|
| \`${SIGNS.read}\` | read as before |
| \`${SIGNS.noted}\` | read, with a note |
| \`${SIGNS.more}\` | read, with the new series |
| \`${SIGNS.fewer}\` | read, with a note of what is missing |
| \`${SIGNS.older}\` | recognised as older, replaces nothing |
| \`${SIGNS.refused}\` | rejected, with the place of the fault |
| | the change is not possible |

${VARIANTS.map(({ name }, i) => `${i + 1}. ${name}`).join('\n')}
`;
