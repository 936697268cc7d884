/** Companies that enter external administration or have a controller appointed for the first time, by month. */
import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { ASIC_INSOLVENCIES } from '../../sources/asic/datasets/ASIC_INSOLVENCIES.ts';
import { forEachState, key, NUMBER } from '../handles.ts';

const insolvencies = (suffix: string, industry: string, region: string, of: string, place = 'Australia'): SeriesHandle =>
  key(
    ASIC_INSOLVENCIES,
    { INDUSTRY: industry, REGION: region },
    {
      id: `AU.INSOLVENCIES${suffix}`,
      title: `Corporate insolvencies, ${of}`,
      description: `Companies that enter external administration or have a controller appointed for the first time, ${of}, in each month, from ASIC series 1.`,
      ...NUMBER,
      topic: 'business',
      place,
      tags: ['insolvencies', 'external administration', 'company failures'],
    },
  );

export const AU_INSOLVENCIES = insolvencies('', 'TOT', 'AUS', 'Australia');
export const AU_INSOLVENCIES_BY_STATE = forEachState(({ code, suffix, name }) => insolvencies(`.${suffix}`, 'TOT', code, name, name));
export const AU_INSOLVENCIES_BY_INDUSTRY: readonly SeriesHandle[] = DIVISIONS.map(({ letter, word, name }) =>
  insolvencies(`.${word.toUpperCase()}`, letter, 'AUS', name.toLowerCase()),
);
