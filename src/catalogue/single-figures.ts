/**
 * Makes datasets for single values that were reported from a release whose file is not stored. They are separate, so values of two
 * releases are never mixed in one dataset.
 */
import { at } from '../core/assert.ts';
import { type DatasetKey, datasetKey, type TimeSeriesDataset } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { FREQUENCY } from '../core/frequency.ts';
import type { ParsedDimension, ParsedSeries } from '../core/observation.ts';
import { revisionPolicyOf } from './releases/revision-policies.ts';

/** The ending of such a dataset's id, as in `abs/HSI_M~single`. */
const SUFFIX = '~single';

export const isSingleFigures = (key: string): boolean => key.endsWith(SUFFIX);
export const withoutSuffix = (id: string): string => (isSingleFigures(id) ? id.slice(0, -SUFFIX.length) : id);
export const singleFiguresKey = (key: DatasetKey): DatasetKey => `${key}${SUFFIX}`;

/** Returns the dataset for single values that belongs to `dataset`. Updates never request it from the agency. */
export function singleFigures(dataset: TimeSeriesDataset): TimeSeriesDataset {
  const { dataflow: _flow, aliases: _aliases, history: _history, rowCount: _rows, ...rest } = dataset;
  return {
    ...rest,
    id: `${dataset.id}${SUFFIX}`,
    title: `${dataset.title}, single figures`,
    cadence: { ...dataset.cadence, onDemand: true },
    recordsByFile: true,
    asks: () => [],
    parse: () => {
      throw new WattleError('PARSE_LAYOUT', 'Single figures can only be imported from a table of facts. Use wattle import.');
    },
  };
}

/** The minimum number of consecutive periods if the frequency does not have a fixed number of periods in a year. */
const RUN = 30;
const LEAST_RUN = 4;

/** Returns true if the values form a series and are not single values. A series has consecutive periods for at least a year. */
export function isRun({ freq, observations }: Pick<ParsedSeries, 'freq' | 'observations'>): boolean {
  const t = observations.flatMap((one) => (one.value === null ? [] : [one.t]));
  const wanted = Math.max(FREQUENCY[freq].perYear ?? RUN, LEAST_RUN);
  let run = 1;
  for (let i = 1; i < t.length && run < wanted; i += 1) run = at(t, i) === at(t, i - 1) + 1 ? run + 1 : 1;
  return run >= wanted;
}

/** Returns true if each value of a series has a separate release day. The file that contains a value then does not matter. */
export function hasOwnDays(dataset: TimeSeriesDataset, dimensions: readonly ParsedDimension[], key: string): boolean {
  const codes = key.split('.');
  const policy = revisionPolicyOf(datasetKey({ source: dataset.source, id: withoutSuffix(dataset.id) }), (dimension) => {
    const place = dimensions.findIndex(({ id }) => id === dimension);
    return place === -1 ? (dataset.fixed[dimension] ?? null) : (codes[place] ?? null);
  });
  return policy !== null;
}
