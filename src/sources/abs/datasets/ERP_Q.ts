/** ABS ERP_Q: estimated resident population, quarterly. */
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const ERP_Q = absDataflow({
  id: 'ERP_Q',
  title: 'Estimated resident population',
  description: 'Number of residents of Australia and each state and territory at the end of each quarter, by sex, with its growth.',
  catalogueNumber: '3101.0',
  publication: 'people/population/national-state-and-territory-population',
  frequency: 'Q',
  dimensions: {
    MEASURE: { name: 'measure', description: 'Measure.', words: { population: '1', change: '2', change_pct: '3' }, default: '1' },
    SEX: { name: 'sex', description: 'Sex.', words: { persons: '3', male: '1', female: '2' }, default: '3' },
    AGE: 'TOT',
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['National, state and territory population'],
  maxAgeDays: 280,
  quirks: ['Estimates are published about six months after the quarter. They are preliminary until they are rebased to the next Census.'],
  workbook: {
    file: '310104.xlsx',
    parts: {
      MEASURE: { 'Estimated Resident Population': '1' },
      SEX: { Persons: '3', Male: '1', Female: '2' },
      REGION: STATE_NAMES,
    },
    all: { AGE: { 'All ages': 'TOT' } },
  },
});
