/**
 * Reads the reasons why datasets have no known final values. Checks of these datasets use only units, keys, identities and starter data.
 * The file is `data/final-figures-none.csv`.
 */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { readDataTable } from '../../formats/data-table.ts';

/** The reasons. A dataset in no row has final values, but in no available file. */
const WHY_NONE_WORDS = {
  revised: 'each release may revise all values',
  passing: 'values are replaced within days',
  unseen: 'no file or page with final values was available',
} as const;

/** Returns the reason for each dataset in the file. */
export const reasonsForNone = (): ReadonlyMap<DatasetKey, string> =>
  new Map(
    readDataTable('final-figures-none.csv', ['dataset', 'why'], { key: ['dataset'] }).map(({ dataset, why }) => {
      if (why !== 'revised' && why !== 'passing') throw new WattleError('BUG', `data/final-figures-none.csv: the reason ${why} is unknown`);
      return [dataset as DatasetKey, WHY_NONE_WORDS[why]];
    }),
  );

export const whyNoFinalFigures = (dataset: DatasetKey): string => reasonsForNone().get(dataset) ?? WHY_NONE_WORDS.unseen;
