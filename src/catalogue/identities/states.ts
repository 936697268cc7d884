/** Identities between Australia and its states. They use values that are not seasonally adjusted, or values that are adjusted together. */
import { ERP_Q } from '../../sources/abs/datasets/ERP_Q.ts';
import { INDUSTRIAL_DISPUTES } from '../../sources/abs/datasets/INDUSTRIAL_DISPUTES.ts';
import { RES_DWELL_ST } from '../../sources/abs/datasets/RES_DWELL_ST.ts';
import { RT } from '../../sources/abs/datasets/RT.ts';
import type { Term } from './identity.ts';
import { addsUp, STATES_OF_AUSTRALIA } from './sums.ts';

const population = (SEX: string, REGION: string): Term => ({ dataset: ERP_Q, select: { MEASURE: '1', SEX, REGION } });

export const populationByState = addsUp({
  id: 'population-by-state',
  title: 'Population of Australia and of its states',
  sets: { persons: '3', males: '1', females: '2' },
  whole: (sex) => population(sex, 'AUS'),
  parts: STATES_OF_AUSTRALIA,
  part: population,
  slack: {
    upTo: 6000,
    because: 'Jervis Bay, Christmas Island, the Cocos Islands and Norfolk Island are part of Australia but not of a state',
  },
});

const dwellings = (MEASURE: string, REGION: string): Term => ({ dataset: RES_DWELL_ST, select: { MEASURE, REGION } });

export const dwellingsByState = addsUp({
  id: 'dwellings-by-state',
  title: 'Number and value of dwellings of Australia and of its states',
  sets: { number: '4', value: '1' },
  whole: (measure) => dwellings(measure, 'AUS'),
  parts: STATES_OF_AUSTRALIA,
  part: dwellings,
});

const retail = (industry: string, REGION: string): Term => ({
  dataset: RT,
  select: { MEASURE: 'M1', INDUSTRY: industry, TSEST: '10', REGION, FREQ: 'M' },
});

export const retailByState = addsUp({
  id: 'retail-by-state',
  title: 'Retail turnover of Australia and of its states, original',
  sets: {
    total: '20',
    food: '41',
    'household goods': '42',
    'clothing, footwear and accessories': '43',
    'cafes, restaurants and takeaway': '46',
  },
  whole: (industry) => retail(industry, 'AUS'),
  parts: STATES_OF_AUSTRALIA,
  part: retail,
});

export const retailByIndustry = addsUp({
  id: 'retail-by-industry',
  title: 'Retail turnover and its industry groups, original',
  sets: { Australia: 'AUS', ...STATES_OF_AUSTRALIA },
  whole: (region) => retail('20', region),
  parts: {
    food: '41',
    'household goods': '42',
    'clothing, footwear and accessories': '43',
    'department stores': '44',
    other: '45',
    'cafes, restaurants and takeaway': '46',
  },
  part: (region, industry) => retail(industry, region),
});

const daysLost = (INDUSTRY: string, REGION: string): Term => ({
  dataset: INDUSTRIAL_DISPUTES,
  select: { MEASURE: 'days_lost', INDUSTRY, REGION },
});

export const disputesByState = addsUp({
  id: 'disputes-by-state',
  title: 'Working days lost in Australia and in its states',
  sets: { 'all industries': 'all' },
  whole: (industry) => daysLost(industry, 'AUS'),
  parts: STATES_OF_AUSTRALIA,
  part: daysLost,
});

export const disputesByIndustry = addsUp({
  id: 'disputes-by-industry',
  title: 'Working days lost and the industries',
  sets: { Australia: 'AUS' },
  whole: (region) => daysLost('all', region),
  parts: {
    'coal mining': 'coal_mining',
    'other mining': 'other_mining',
    'metal manufacturing': 'metal_manufacturing',
    'other manufacturing': 'other_manufacturing',
    construction: 'construction',
    transport: 'transport',
    'education and health': 'education_health',
    other: 'other',
  },
  part: (region, industry) => daysLost(industry, region),
});
