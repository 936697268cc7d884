/** Identities of the labour force survey, about its rates and sums. */
import { STATES } from '../../core/places/geography.ts';
import { LF } from '../../sources/abs/datasets/LF.ts';
import { LF_UNDER } from '../../sources/abs/datasets/LF_UNDER.ts';
import { defineIdentity, type Term } from './identity.ts';
import { addsUp, STATES_OF_AUSTRALIA } from './sums.ts';

const ADJUSTMENTS = { original: '10', 'seasonally adjusted': '20', trend: '30' } as const;
const PLACES: Readonly<Record<string, string>> = { Australia: 'AUS', ...Object.fromEntries(STATES.map(({ name, code }) => [name, code])) };

const of = (measure: string, region: string, adjustment: string): Term => ({
  dataset: LF,
  select: { MEASURE: measure, SEX: '3', REGION: region, TSEST: adjustment },
});

const everywhere = <T>(terms: (region: string, adjustment: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(PLACES).flatMap(([place, region]) =>
      Object.entries(ADJUSTMENTS).map(([words, adjustment]) => [`${place}, ${words}`, terms(region, adjustment)] as const),
    ),
  );

export const unemploymentRate = defineIdentity({
  id: 'unemployment-rate',
  title: 'The unemployment rate and the persons behind it',
  formula: 'u = 100 U / L',
  sets: everywhere((region, adjustment) => ({
    u: of('M13', region, adjustment),
    U: of('M6', region, adjustment),
    L: of('M9', region, adjustment),
  })),
  residual: ({ u, U, L }) => u - (100 * U) / L,
});

export const labourForce = defineIdentity({
  id: 'labour-force',
  title: 'The labour force and its parts',
  formula: 'L = E + U',
  sets: everywhere((region, adjustment) => ({
    L: of('M9', region, adjustment),
    E: of('M3', region, adjustment),
    U: of('M6', region, adjustment),
  })),
  residual: ({ L, E, U }) => L - (E + U),
});

export const employment = defineIdentity({
  id: 'employment',
  title: 'Employment and its parts',
  formula: 'E = F + P',
  sets: everywhere((region, adjustment) => ({
    E: of('M3', region, adjustment),
    F: of('M1', region, adjustment),
    P: of('M2', region, adjustment),
  })),
  residual: ({ E, F, P }) => E - (F + P),
});

const ofRate = (measure: string, region: string, adjustment: string): Term => ({
  dataset: LF_UNDER,
  select: { PARM_ITEM: measure, SEX: '3', REGION: region, TSEST: adjustment },
});

/** Compares shares of the labour force from two datasets of the same release. */
export const underutilisation = defineIdentity({
  id: 'underutilisation-rate',
  title: 'The underutilisation rate and its parts',
  formula: 'v = u + d',
  sets: everywhere((region, adjustment) => ({
    v: ofRate('M24', region, adjustment),
    u: of('M13', region, adjustment),
    d: ofRate('M23', region, adjustment),
  })),
  oneRelease: true,
  residual: ({ v, u, d }) => v - (u + d),
});

const SEXES = { males: '1', females: '2' } as const;

/** Compares original values, because each series is seasonally adjusted separately. */
export const employmentBySex = addsUp({
  id: 'employment-by-sex',
  title: 'Employment, unemployment and labour force of persons, males and females, original',
  sets: { employed: 'M3', unemployed: 'M6', 'labour force': 'M9' },
  whole: (measure) => of(measure, 'AUS', '10'),
  parts: SEXES,
  part: (measure, sex) => ({ dataset: LF, select: { MEASURE: measure, SEX: sex, REGION: 'AUS', TSEST: '10' } }),
});

/** Compares original values, because each state is seasonally adjusted separately. */
export const employmentByState = addsUp({
  id: 'employment-by-state',
  title: 'Employment, unemployment and labour force of Australia and of its states, original',
  sets: { employed: 'M3', unemployed: 'M6', 'labour force': 'M9' },
  whole: (measure) => of(measure, 'AUS', '10'),
  parts: STATES_OF_AUSTRALIA,
  part: (measure, region) => of(measure, region, '10'),
});
