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
export const renderRows = (source: string, rows: readonly string[]): string => `# Changed files from ${source}

The [overview](README.md) explains the column numbers and signs.

| Dataset | ${VARIANTS.map((_, i) => i + 1).join(' | ')} |
|---|${VARIANTS.map(() => '---|').join('')}
${rows.toSorted().join('\n')}
`;

/** Returns the page that explains the changes and symbols. */
export const renderLegend = (sources: readonly string[]): string => `# Changed files

See what Wattle does if an agency changes the layout of a file, or if another program saves the file in a different way. \`test/damage\` tries
every possible change on the simulated files for every dataset. \`npm run generate\` writes these pages: ${sources.map((source) => `[${source}](${source}.md)`).join(', ')}.

No change causes a wrong value, and Wattle reports every change that it cannot read. Large files are shortened before the test: tables and
workbooks to fewer rows, SDMX messages to fewer series.

| Sign | Result |
|---|---|
| \`${SIGNS.read}\` | read correctly |
| \`${SIGNS.noted}\` | read correctly, with a note |
| \`${SIGNS.more}\` | read correctly, with the new series |
| \`${SIGNS.fewer}\` | read, with a note that lists the missing values |
| \`${SIGNS.older}\` | recognised as an older file, so it replaces nothing |
| \`${SIGNS.refused}\` | rejected, with the place of the fault |
| (empty) | the change is not possible in this file |

${VARIANTS.map(({ name }, i) => `${i + 1}. ${name}`).join('\n')}
`;
