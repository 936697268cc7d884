/** The labour market in more detail: by sex, the trend of each state, young people, and employment by industry. */
import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { LF } from '../../sources/abs/datasets/LF.ts';
import { LF_AGE } from '../../sources/abs/datasets/LF_AGE.ts';
import { LF_INDUSTRY } from '../../sources/abs/datasets/LF_INDUSTRY.ts';
import { forEachState, key, PER_CENT, THOUSAND_PERSONS } from '../handles.ts';
import { ofAges } from './labour.ts';

const TOPIC = { topic: 'labour' } as const;

/** One row for each measure in the labour force survey: its code, its part of series ids, its name and its unit. */
const MEASURES = [
  ['M13', 'UNEMP', 'Unemployment rate', PER_CENT],
  ['M12', 'PARTICIPATION', 'Participation rate', PER_CENT],
  ['M16', 'EMPPOP', 'Employment to population ratio', PER_CENT],
  ['M3', 'EMPLOYED', 'Employed persons', THOUSAND_PERSONS],
  ['M1', 'EMPLOYED.FULLTIME', 'Persons employed full-time', THOUSAND_PERSONS],
  ['M2', 'EMPLOYED.PARTTIME', 'Persons employed part-time', THOUSAND_PERSONS],
  ['M6', 'UNEMPLOYED', 'Unemployed persons', THOUSAND_PERSONS],
  ['M9', 'LABOURFORCE', 'Labour force', THOUSAND_PERSONS],
] as const;

const SEXES = [
  ['1', 'MALE', 'males', ['men', 'males']],
  ['2', 'FEMALE', 'females', ['women', 'females']],
] as const;

/** Seasonally adjusted series for Australia by sex. */
export const AU_LABOUR_BY_SEX: readonly SeriesHandle[] = MEASURES.flatMap(([measure, detail, name, unit]) =>
  SEXES.map(([sex, suffix, who, tags]) =>
    key(
      LF,
      { MEASURE: measure, SEX: sex, TSEST: '20', REGION: 'AUS' },
      {
        id: `AU.${detail}.${suffix}`,
        title: `${name}, ${who}, Australia, seasonally adjusted`,
        description: `${name}, ${who} aged 15 years and over, Australia, monthly, seasonally adjusted.`,
        ...unit,
        ...TOPIC,
        adjustment: 'seasonally_adjusted',
        tags: ['labour force', name.toLowerCase(), ...tags],
        related: [`AU.${detail}.SA`],
      },
    ),
  ),
);

/** Trend series by state. The ABS recommends trends for small states. */
export const AU_LABOUR_TREND_BY_STATE = MEASURES.slice(0, 3).map(([measure, detail, name, unit]) =>
  forEachState((state) =>
    key(
      LF,
      { MEASURE: measure, SEX: '3', TSEST: '30', REGION: state.code },
      {
        id: `AU.${detail}.${state.suffix}.TREND`,
        title: `${name}, ${state.name}, trend`,
        description: `${ofAges(name, '15 years and over')}, ${state.name}, monthly, trend.`,
        ...unit,
        ...TOPIC,
        adjustment: 'trend',
        place: state.name,
        tags: ['labour force', name.toLowerCase(), 'trend'],
        related: [`AU.${detail}.${state.suffix}`],
      },
    ),
  ),
);

export const AU_NOT_IN_LABOURFORCE = key(
  LF,
  { MEASURE: 'M10', SEX: '3', TSEST: '10', REGION: 'AUS' },
  {
    id: 'AU.NOTINLABOURFORCE',
    title: 'Persons not in the labour force, Australia, original',
    description: 'Persons aged 15 years and over who are neither employed nor unemployed, Australia, monthly, original.',
    ...THOUSAND_PERSONS,
    ...TOPIC,
    tags: ['labour force', 'participation'],
  },
);

// ---------------------------------------------------------------- young people

const YOUTH_MEASURES = [
  ['M3', 'EMPLOYED.YOUTH', 'Employed persons', THOUSAND_PERSONS],
  ['M1', 'EMPLOYED.FULLTIME.YOUTH', 'Persons employed full-time', THOUSAND_PERSONS],
  ['M2', 'EMPLOYED.PARTTIME.YOUTH', 'Persons employed part-time', THOUSAND_PERSONS],
  ['M6', 'UNEMPLOYED.YOUTH', 'Unemployed persons', THOUSAND_PERSONS],
  ['M9', 'LABOURFORCE.YOUTH', 'Labour force', THOUSAND_PERSONS],
  ['M23', 'UNDEREMP.YOUTH', 'Underemployment rate', PER_CENT],
  ['M24', 'UNDERUTIL.YOUTH', 'Underutilisation rate', PER_CENT],
] as const;

const ADJUSTED = [
  ['20', '', 'seasonally_adjusted', 'seasonally adjusted'],
  ['10', '.ORIG', 'original', 'original'],
  ['30', '.TREND', 'trend', 'trend'],
] as const;

export const AU_YOUTH: readonly SeriesHandle[] = YOUTH_MEASURES.flatMap(([measure, detail, name, unit]) =>
  ADJUSTED.map(([tsest, suffix, adjustment, words]) =>
    key(
      LF_AGE,
      { MEASURE: measure, SEX: '3', AGE: '1524', TSEST: tsest, REGION: 'AUS' },
      {
        id: `AU.${detail}${suffix}`,
        title: `${name}, ages 15 to 24, Australia, ${words}`,
        description: `${ofAges(name, '15 to 24 years')}, Australia, monthly, ${words}.`,
        ...unit,
        ...TOPIC,
        adjustment,
        tags: ['youth', 'young people', name.toLowerCase()],
      },
    ),
  ),
);

export const AU_UNEMP_YOUTH_TREND = key(
  LF_AGE,
  { MEASURE: 'M13', SEX: '3', AGE: '1524', TSEST: '30', REGION: 'AUS' },
  {
    id: 'AU.UNEMP.YOUTH.TREND',
    title: 'Unemployment rate, ages 15 to 24, Australia, trend',
    description: 'Unemployment rate of people aged 15 to 24 years, Australia, monthly, trend.',
    ...PER_CENT,
    ...TOPIC,
    adjustment: 'trend',
    tags: ['youth', 'young people', 'unemployment rate'],
  },
);

// ---------------------------------------------------------------- industries

const JOBS = [
  ['M3', '', 'Employed persons', 'employment'],
  ['M1', '.FULLTIME', 'Persons employed full-time', 'full-time'],
  ['M2', '.PARTTIME', 'Persons employed part-time', 'part-time'],
] as const;

/** Values are for the middle month of each quarter. They are original, so they contain seasonal effects. */
export const AU_EMPLOYED_BY_INDUSTRY: readonly SeriesHandle[] = JOBS.flatMap(([measure, suffix, who, tag]) =>
  DIVISIONS.map(({ letter, name, word }) =>
    key(
      LF_INDUSTRY,
      { MEASURE: measure, INDUSTRY: letter, REGION: 'AUS' },
      {
        id: `AU.EMPLOYED.INDUSTRY.${word.toUpperCase()}${suffix}`,
        title: `${who}, ${name.toLowerCase()}, Australia, original`,
        description: `${who} whose main job is in ${name.toLowerCase()}, Australia, February, May, August and November, original.`,
        ...THOUSAND_PERSONS,
        ...TOPIC,
        tags: ['employment by industry', tag, name.toLowerCase()],
      },
    ),
  ),
);

/** Employed persons in each industry of each state. */
export const AU_EMPLOYED_BY_INDUSTRY_AND_STATE = DIVISIONS.map(({ letter, name, word }) =>
  forEachState((state) =>
    key(
      LF_INDUSTRY,
      { MEASURE: 'M3', INDUSTRY: letter, REGION: state.code },
      {
        id: `AU.EMPLOYED.INDUSTRY.${word.toUpperCase()}.${state.suffix}`,
        title: `Employed persons, ${name.toLowerCase()}, ${state.name}, original`,
        description: `Employed persons whose main job is in ${name.toLowerCase()}, ${state.name}, February, May, August and November, original.`,
        ...THOUSAND_PERSONS,
        ...TOPIC,
        place: state.name,
        tags: ['employment by industry', name.toLowerCase()],
        related: [`AU.EMPLOYED.INDUSTRY.${word.toUpperCase()}`],
      },
    ),
  ),
);
