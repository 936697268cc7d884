/** The labour market: employment, unemployment and participation, for Australia by adjustment and for each state. */
import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Adjustment } from '../../core/observation.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { JV } from '../../sources/abs/datasets/JV.ts';
import { LF } from '../../sources/abs/datasets/LF.ts';
import { LF_AGE } from '../../sources/abs/datasets/LF_AGE.ts';
import { forEachState, key, PER_CENT, THOUSAND_PERSONS } from '../handles.ts';

/** A measure of the labour force survey. */
interface Measure {
  readonly code: string;
  /** The part of series ids that names the measure. */
  readonly detail: string;
  readonly name: string;
  readonly unit: typeof PER_CENT | typeof THOUSAND_PERSONS;
  readonly tags: readonly string[];
}

/**
 * The series of one measure. For Australia, there is a series for each of three adjustments. For each state, there is a seasonally
 * adjusted series.
 */
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

/** Adds the ages to a measure: `Unemployed persons aged 15 years and over`, `Unemployment rate of persons aged 15 years and over`. */
export const ofAges = (name: string, ages: string): string =>
  /^Persons /.test(name) ? `${name}, aged ${ages}` : `${name}${name.endsWith(' persons') ? '' : ' of persons'} aged ${ages}`;

function labourSeries(measure: Measure): LabourSeries {
  const handle = (variant: keyof typeof VARIANTS, suffix: string, region: string, place: string): SeriesHandle => {
    const { tsest, adjustment, words } = VARIANTS[variant];
    return key(
      LF,
      { MEASURE: measure.code, SEX: '3', TSEST: tsest, REGION: region },
      {
        id: `AU.${measure.detail}.${suffix}`,
        // An id without an adjustment is an alias of the seasonally adjusted series.
        ...(suffix === 'SA' ? { aliases: [`AU.${measure.detail}`] } : {}),
        title: `${measure.name}, ${place}, ${words}`,
        description: `${ofAges(measure.name, '15 years and over')}, ${place}, monthly, ${words}.`,
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

// ---------------------------------------------------------------- young people

const young = (id: string, measure: string, what: string, variant: keyof typeof VARIANTS, region: string, place: string): SeriesHandle => {
  const { tsest, adjustment, words } = VARIANTS[variant];
  return key(
    LF_AGE,
    { MEASURE: measure, SEX: '3', AGE: '1524', TSEST: tsest, REGION: region },
    {
      id,
      title: `${what}, ages 15 to 24, ${place}, ${words}`,
      description: `${ofAges(what, '15 to 24 years')}, ${place}, monthly, ${words}.`,
      ...PER_CENT,
      topic: 'labour',
      adjustment,
      place,
      tags: ['youth', 'young people', what.toLowerCase()],
    },
  );
};

export const AU_UNEMP_YOUTH = young('AU.UNEMP.YOUTH', 'M13', 'Unemployment rate', 'SA', 'AUS', 'Australia');
export const AU_UNEMP_YOUTH_ORIG = young('AU.UNEMP.YOUTH.ORIG', 'M13', 'Unemployment rate', 'ORIG', 'AUS', 'Australia');
export const AU_PARTICIPATION_YOUTH = young('AU.PARTICIPATION.YOUTH', 'M12', 'Participation rate', 'SA', 'AUS', 'Australia');
/** Original series are used, because some seasonally adjusted values are missing. */
export const AU_UNEMP_YOUTH_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  young(`AU.UNEMP.YOUTH.${state.suffix}`, 'M13', 'Unemployment rate', 'ORIG', state.code, state.name),
);
export const AU_PARTICIPATION_YOUTH_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  young(`AU.PARTICIPATION.YOUTH.${state.suffix}`, 'M12', 'Participation rate', 'ORIG', state.code, state.name),
);

// ---------------------------------------------------------------- job vacancies

/** The employers whose vacancies are counted, by default all employers. */
interface Employers {
  readonly sector?: string;
  readonly industry?: string;
  /** The name of these employers in titles. */
  readonly name?: string;
}

const vacancies = (
  id: string,
  variant: keyof typeof VARIANTS,
  region: string,
  place: string,
  { sector = '7', industry = 'TOT', name }: Employers = {},
): SeriesHandle => {
  const { tsest, adjustment, words } = VARIANTS[variant];
  return key(
    JV,
    { MEASURE: 'M1', SECTOR: sector, INDUSTRY: industry, TSEST: tsest, REGION: region },
    {
      id,
      title: `Job vacancies, ${name === undefined ? '' : `${name}, `}${place}, ${words}`,
      description: `Jobs available for immediate filling, ${name ?? 'all industries and sectors'}, ${place}, in the middle month of each quarter, ${words}.`,
      units: 'Thousand',
      unitsShort: "'000",
      topic: 'labour',
      adjustment,
      place,
      tags: ['job vacancies', 'vacancies', 'labour demand', ...(name === undefined ? [] : [name])],
    },
  );
};

export const AU_VACANCIES = vacancies('AU.VACANCIES', 'SA', 'AUS', 'Australia');
export const AU_VACANCIES_ORIG = vacancies('AU.VACANCIES.ORIG', 'ORIG', 'AUS', 'Australia');
export const AU_VACANCIES_TREND = vacancies('AU.VACANCIES.TREND', 'TREND', 'AUS', 'Australia');
export const AU_VACANCIES_BY_SECTOR: readonly SeriesHandle[] = [
  vacancies('AU.VACANCIES.PRIVATE', 'SA', 'AUS', 'Australia', { sector: '1', name: 'private sector' }),
  vacancies('AU.VACANCIES.PUBLIC', 'SA', 'AUS', 'Australia', { sector: '2', name: 'public sector' }),
];
/** Only original series are published for industries, and the survey excludes agriculture. */
export const AU_VACANCIES_BY_INDUSTRY: readonly SeriesHandle[] = DIVISIONS.filter(({ letter }) => letter !== 'A').map(
  ({ letter, name, word }) =>
    vacancies(`AU.VACANCIES.${word.toUpperCase()}`, 'ORIG', 'AUS', 'Australia', { industry: letter, name: name.toLowerCase() }),
);
/** Only original series are published for states. */
export const AU_VACANCIES_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  vacancies(`AU.VACANCIES.${state.suffix}`, 'ORIG', state.code, state.name),
);
