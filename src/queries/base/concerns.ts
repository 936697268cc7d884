/** Notes about doubtful data, such as missing series and contradictions. Content that an import ignores on purpose has no note. */
import { isoInstant } from '../../core/clock.ts';
import { datasetKey } from '../../core/define-dataset.ts';
import { codeOf } from '../../core/define-series.ts';
import { inWords } from '../../signals/wording/periods.ts';
import { allConcerns, type Concern } from '../../store/ports/concern.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import { keySplitter } from '../../store/series/series-codes.ts';
import type { NamedInput } from './signal-inputs.ts';

type Concerned = Pick<DatasetState, 'concerns'>;

export const concernNotes = ({ concerns }: Concerned, keys: ReadonlySet<string>): readonly string[] =>
  concernsAbout(concerns, (key) => keys.has(key));

function concernsAbout(concerns: DatasetState['concerns'], isAbout: (key: string) => boolean): readonly string[] {
  return allConcerns(concerns)
    .filter(({ series }) => series.some(isAbout))
    .map(noteOf);
}

const noteOf = ({ kind, detail, since }: Concern): string =>
  `${detail}${kind === 'missing' ? ' Their stored values end there.' : ''} Noticed on ${inWords(isoInstant(since).slice(0, 10))}.`;

/** Returns notes about an indicator's inputs. Omits notes about series that it does not use. */
export function inputConcernNotes(inputs: readonly NamedInput[], states: readonly DatasetState[]): readonly string[] {
  return states.flatMap(({ dataset, dimensions, concerns }) => {
    if (allConcerns(concerns).every(({ series }) => series.length === 0)) return [];
    const own = inputs.filter((input) => datasetKey(input.dataset) === dataset);
    if (own.some(({ series }) => series === undefined)) return concernsAbout(concerns, () => true);
    const split = keySplitter(dimensions);
    const wanted = own.flatMap(({ series }) => (series ? [dimensions.map(({ id }) => codeOf(series, id))] : []));
    return concernsAbout(concerns, (key) => {
      const codes = split(key);
      return wanted.some((one) => one.every((code, i) => code === null || code === codes[i]));
    });
  });
}
