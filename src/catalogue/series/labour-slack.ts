/** Labour underutilisation by sex and state, hours worked, and shares from the Labour Account. */
import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { LABOUR_ACCT_Q } from '../../sources/abs/datasets/LABOUR_ACCT_Q.ts';
import { LF_HOURS } from '../../sources/abs/datasets/LF_HOURS.ts';
import { LF_UNDER } from '../../sources/abs/datasets/LF_UNDER.ts';
import { AUD_MILLION, forEachState, key, PER_CENT, type SeriesFacts, THOUSAND, THOUSAND_HOURS } from '../handles.ts';

const TOPIC = { topic: 'labour' } as const;

const ADJUSTED = {
  SA: { tsest: '20', adjustment: 'seasonally_adjusted', words: 'seasonally adjusted' },
  ORIG: { tsest: '10', adjustment: 'original', words: 'original' },
  TREND: { tsest: '30', adjustment: 'trend', words: 'trend' },
} as const;

const SEXES = { MALE: ['1', 'males'], FEMALE: ['2', 'females'], PERSONS: ['3', 'persons'] } as const;

// ---------------------------------------------------------------- rates

interface Rate {
  readonly code: string;
  readonly detail: string;
  readonly name: string;
  readonly what: string;
  readonly tags: readonly string[];
}

interface Selection {
  readonly suffix: string;
  readonly adjusted?: keyof typeof ADJUSTED;
  readonly sex?: keyof typeof SEXES;
  readonly region?: string;
  readonly place?: string;
  readonly aliases?: readonly string[];
}

function rateOf(
  rate: Rate,
  { suffix, adjusted = 'SA', sex = 'PERSONS', region = 'AUS', place = 'Australia', aliases }: Selection,
): SeriesHandle {
  const { tsest, adjustment, words } = ADJUSTED[adjusted];
  const [code, who] = SEXES[sex];
  return key(
    LF_UNDER,
    { PARM_ITEM: rate.code, SEX: code, TSEST: tsest, REGION: region },
    {
      id: `AU.${rate.detail}.${suffix}`,
      ...(aliases === undefined ? {} : { aliases }),
      title: `${rate.name}, ${who === 'persons' ? '' : `${who}, `}${place}, ${words}`,
      description: `${rate.what}, ${who} aged 15 years and over, ${place}, monthly, ${words}.`,
      ...PER_CENT,
      ...TOPIC,
      adjustment,
      place,
      tags: [...rate.tags, 'labour slack', 'labour force'],
    },
  );
}

/**
 * The series of one rate. For Australia, there is a series for each of three adjustments and for each sex. For each state, there is a
 * seasonally adjusted series.
 */
export interface SlackSeries {
  readonly SA: SeriesHandle;
  readonly ORIG: SeriesHandle;
  readonly TREND: SeriesHandle;
  readonly MALE: SeriesHandle;
  readonly FEMALE: SeriesHandle;
  readonly byState: Readonly<Record<StateAbbreviation, SeriesHandle>>;
}

const slackSeries = (rate: Rate): SlackSeries => ({
  SA: rateOf(rate, { suffix: 'SA', aliases: [`AU.${rate.detail}`] }),
  ORIG: rateOf(rate, { suffix: 'ORIG', adjusted: 'ORIG' }),
  TREND: rateOf(rate, { suffix: 'TREND', adjusted: 'TREND' }),
  MALE: rateOf(rate, { suffix: 'MALE', sex: 'MALE' }),
  FEMALE: rateOf(rate, { suffix: 'FEMALE', sex: 'FEMALE' }),
  byState: forEachState((state) => rateOf(rate, { suffix: state.suffix, region: state.code, place: state.name })),
});

export const AU_UNDEREMP = slackSeries({
  code: 'M23',
  detail: 'UNDEREMP',
  name: 'Underemployment rate',
  what: 'Employed people who want and could work more hours, as a share of the labour force',
  tags: ['underemployment', 'underemployment rate'],
});

export const AU_UNDERUTIL = slackSeries({
  code: 'M24',
  detail: 'UNDERUTIL',
  name: 'Underutilisation rate',
  what: 'Unemployed and underemployed people as a share of the labour force',
  tags: ['underutilisation', 'underutilisation rate'],
});

// ---------------------------------------------------------------- hours

/** Codes of the territories, for which the ABS publishes only trend series. */
const TREND_ONLY: readonly string[] = ['7', '8'];

const hours = (suffix: string, adjusted: 'SA' | 'TREND', sex: keyof typeof SEXES, region: string, place: string): SeriesHandle => {
  const { tsest, adjustment, words } = ADJUSTED[adjusted];
  const [code, who] = SEXES[sex];
  return key(
    LF_HOURS,
    { MEASURE: 'M18', SEX: code, TSEST: tsest, REGION: region },
    {
      id: `AU.HOURS.MONTHLY${suffix}`,
      title: `Hours worked in all jobs, ${who === 'persons' ? '' : `${who}, `}${place}, ${words}`,
      description: `Hours worked in the month in all jobs of ${who} aged 15 years and over, ${place}, ${words}.`,
      ...THOUSAND_HOURS,
      ...TOPIC,
      adjustment,
      place,
      tags: ['hours worked', 'labour input', 'labour force'],
    },
  );
};

export const AU_HOURS_MONTHLY = hours('', 'SA', 'PERSONS', 'AUS', 'Australia');
export const AU_HOURS_MONTHLY_TREND = hours('.TREND', 'TREND', 'PERSONS', 'AUS', 'Australia');
export const AU_HOURS_MONTHLY_MALE = hours('.MALE', 'SA', 'MALE', 'AUS', 'Australia');
export const AU_HOURS_MONTHLY_FEMALE = hours('.FEMALE', 'SA', 'FEMALE', 'AUS', 'Australia');
export const AU_HOURS_MONTHLY_BY_STATE = forEachState((state) =>
  hours(`.${state.suffix}`, TREND_ONLY.includes(state.code) ? 'TREND' : 'SA', 'PERSONS', state.code, state.name),
);

// ---------------------------------------------------------------- the Labour Account

type Unit = Pick<SeriesFacts, 'units' | 'unitsShort'>;

const accounted = (id: string, measure: string, industry: string, name: string, of: string, unit: Unit = PER_CENT): SeriesHandle =>
  key(
    LABOUR_ACCT_Q,
    { MEASURE: measure, LABOURACCT_IND: industry, TSEST: '20' },
    {
      id,
      title: `${name}, ${of}, seasonally adjusted`,
      description: `${name}, ${of}, Australia, from the quarterly Labour Account, seasonally adjusted.`,
      ...unit,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      tags: ['labour account', 'jobs', name.toLowerCase(), of.toLowerCase()],
    },
  );

export const AU_JOBS_VACANT_SHARE = accounted('AU.JOBS.VACANT.SHARE', 'M11', 'TOTAL', 'Proportion of vacant jobs', 'all industries');
export const AU_JOBS_MULTIPLE_RATE = accounted('AU.JOBS.MULTIPLE.RATE', 'M23', 'TOTAL', 'Rate of multiple job holding', 'all industries');
export const AU_JOBS_VACANT_SHARE_BY_INDUSTRY: readonly SeriesHandle[] = DIVISIONS.map(({ letter, name, word }) =>
  accounted(`AU.JOBS.VACANT.SHARE.${word.toUpperCase()}`, 'M11', letter, 'Proportion of vacant jobs', name.toLowerCase()),
);

/** One row for each series: the last part of its id, its measure, title and unit. */
const ACCOUNTS = [
  ['JOBS.FILLED', 'M12', 'Filled jobs', THOUSAND],
  ['JOBS.VACANT', 'M10', 'Vacant jobs', THOUSAND],
  ['JOBS.FILLED.PRIVATE', 'M13', 'Filled jobs in the private sector', THOUSAND],
  ['JOBS.FILLED.PUBLIC', 'M14', 'Filled jobs in the public sector', THOUSAND],
  ['LABOUR.ACCOUNT.EMPLOYED', 'M19', 'Employed persons', THOUSAND],
  ['LABOUR.ACCOUNT.MULTIPLE', 'M21', 'Multiple job holders', THOUSAND],
  ['LABOUR.ACCOUNT.UNEMPLOYED', 'M24', 'Unemployed persons', THOUSAND],
  ['LABOUR.ACCOUNT.UNDEREMPLOYED', 'M26', 'Underemployed persons', THOUSAND],
  ['LABOUR.ACCOUNT.HOURS', 'M28', 'Hours worked in all jobs', THOUSAND_HOURS],
  ['LABOUR.ACCOUNT.COSTS', 'M38', 'Labour costs', AUD_MILLION],
  ['LABOUR.ACCOUNT.INCOME', 'M42', 'Labour income', AUD_MILLION],
] as const;

export const AU_LABOUR_ACCOUNT = ACCOUNTS.map(([id, measure, name, unit]) =>
  accounted(`AU.${id}`, measure, 'TOTAL', name, 'Labour Account', unit),
);
