/** ABS dataflow ABS_NOM_VISA_CY: overseas migration by visa group, calendar years. */
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

export const ABS_NOM_VISA_CY = absDataflow({
  id: 'ABS_NOM_VISA_CY',
  title: 'Overseas migration by visa group',
  description: 'Overseas migrant arrivals and departures by visa and citizenship group and state, calendar years since 2004.',
  catalogueNumber: '3412.0',
  publication: 'people/population/overseas-migration',
  frequency: 'A',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Visa or citizenship group.',
      words: {
        total: '16',
        australian_citizen: '14',
        new_zealand_citizen: '13',
        permanent_total: '9',
        permanent_skill: '11',
        permanent_family: '10',
        permanent_humanitarian: '12',
        permanent_other: '15',
        temporary_total: '1',
        temporary_student: '2',
        temporary_skilled: '3',
        temporary_visitor: '4',
        temporary_working_holiday: '5',
        temporary_other: '6',
        bridging: '7',
        other_unknown: '8',
      },
      default: '16',
    },
    MIGRATIONTYPE: {
      name: 'migrationtype',
      description: 'Arrivals or departures.',
      words: { arrivals: '1', departures: '2' },
      default: null,
    },
    REGION: stateRegion,
    FREQ: 'A',
  },
  maxAgeDays: null,
  units: { dimension: 'FREQ', of: { A: 'Persons' } },
  quirks: [
    'Net migration (arrivals minus departures) is in the codelist but has no figures here. abs.NOM has net migration by financial year.',
    'The latest year is 2022. The ABS has not extended this dataflow with its later releases.',
  ],
});
