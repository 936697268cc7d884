/** The labour market: employment, unemployment and participation, for Australia by adjustment and for each state. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Adjustment } from '../../core/observation.ts';
import { LF } from '../../sources/abs/datasets/LF.ts';
import { forEachState, key, PER_CENT, type StateAbbreviation, THOUSAND_PERSONS } from '../handles.ts';

/** A measure of the labour force survey. */
interface Measure {
  readonly code: string;
  /** Its part of a series id. */
  readonly detail: string;
  readonly name: string;
  readonly unit: typeof PER_CENT | typeof THOUSAND_PERSONS;
  readonly tags: readonly string[];
}

/** The series of one measure: Australia in three adjustments, and each state seasonally adjusted. */
export interface LabourSeries {
  readonly SA: SeriesHandle;
  readonly ORIG: SeriesHandle;
  readonly TREND: SeriesHandle;
  readonly byState: Readonly<Record<StateAbbreviation, SeriesHandle>>;
}

const VARIANTS: Readonly<Record<'SA' | 'ORIG' | 'TREND', { tsest: string; adjustment: Adjustment; words: string }>> = {
  SA: { tsest: '20', adjustment: 'seasonally_adjusted', words: 'seasonally adjusted' },
  ORIG: { tsest: '10', adjustment: 'original', words: 'original' },
  TREND: { tsest: '30', adjustment: 'trend', words: 'trend' },
};

function labourSeries(measure: Measure): LabourSeries {
  const handle = (variant: keyof typeof VARIANTS, suffix: string, region: string, place: string): SeriesHandle => {
    const { tsest, adjustment, words } = VARIANTS[variant];
    return key(
      LF,
      { MEASURE: measure.code, SEX: '3', TSEST: tsest, REGION: region },
      {
        id: `AU.${measure.detail}.${suffix}`,
        title: `${measure.name}, ${place}, ${words}`,
        description: `${measure.name} of persons aged 15 years and over, ${place}, monthly, ${words}.`,
        ...measure.unit,
        topic: 'labour',
        adjustment,
        place,
        tags: [...measure.tags, 'labour force'],
        ...(place === 'Australia' ? {} : { related: [`AU.${measure.detail}.SA`] }),
      },
    );
  };
  return {
    SA: handle('SA', 'SA', 'AUS', 'Australia'),
    ORIG: handle('ORIG', 'ORIG', 'AUS', 'Australia'),
    TREND: handle('TREND', 'TREND', 'AUS', 'Australia'),
    byState: forEachState((state) => handle('SA', state.suffix, state.code, state.name)),
  };
}

export const AU_UNEMP = labourSeries({
  code: 'M13',
  detail: 'UNEMP',
  name: 'Unemployment rate',
  unit: PER_CENT,
  tags: ['unemployment', 'jobless', 'unemployment rate'],
});

export const AU_EMPLOYED = labourSeries({
  code: 'M3',
  detail: 'EMPLOYED',
  name: 'Employed persons',
  unit: THOUSAND_PERSONS,
  tags: ['employment', 'jobs'],
});

export const AU_EMPLOYED_FULLTIME = labourSeries({
  code: 'M1',
  detail: 'EMPLOYED.FULLTIME',
  name: 'Persons employed full-time',
  unit: THOUSAND_PERSONS,
  tags: ['employment', 'full-time'],
});

export const AU_EMPLOYED_PARTTIME = labourSeries({
  code: 'M2',
  detail: 'EMPLOYED.PARTTIME',
  name: 'Persons employed part-time',
  unit: THOUSAND_PERSONS,
  tags: ['employment', 'part-time'],
});

export const AU_UNEMPLOYED = labourSeries({
  code: 'M6',
  detail: 'UNEMPLOYED',
  name: 'Unemployed persons',
  unit: THOUSAND_PERSONS,
  tags: ['unemployment'],
});

export const AU_LABOURFORCE = labourSeries({
  code: 'M9',
  detail: 'LABOURFORCE',
  name: 'Labour force',
  unit: THOUSAND_PERSONS,
  tags: ['participation'],
});

export const AU_PARTICIPATION = labourSeries({
  code: 'M12',
  detail: 'PARTICIPATION',
  name: 'Participation rate',
  unit: PER_CENT,
  tags: ['participation', 'participation rate'],
});

export const AU_EMPPOP = labourSeries({
  code: 'M16',
  detail: 'EMPPOP',
  name: 'Employment to population ratio',
  unit: PER_CENT,
  tags: ['employment', 'employment to population'],
});
