/** AIHW MyHospitals: emergency department presentations and waiting times. */
import { UNIT_TYPES_ONLY, WITHHELD, waitingTimeColumns } from '../hospital-columns.ts';
import { myHospitalsExtract } from '../my-hospitals.ts';

export const ED_WAITING_TIMES = myHospitalsExtract({
  id: 'ED_WAITING_TIMES',
  title: 'Emergency department waiting times',
  description:
    'Presentations to emergency departments and the share of patients seen on time. By hospital, peer group, state and triage category, for each financial year since 2011–12.',
  landingPage: 'https://www.aihw.gov.au/reports-data/myhospitals/sectors/emergency-department-care',
  category: 'MYH-ED-WAITS',
  measures: ['MYH0010', 'MYH0011'],
  columns: waitingTimeColumns(
    {
      name: 'triage_category',
      member: 'reported_measure_category_name',
      type: 'text',
      description: 'Triage category on arrival, or all patients.',
      match: 'substring',
    },
    { MYH0010: 'Presentations', MYH0011: 'Percent within target' },
    'units_name',
  ),
  quirks: [
    'This dataset has two measures: presentations (MYH0010), and the share of patients seen on time (MYH0011). All measures in the category would need about 700 requests to the Institute.',
    UNIT_TYPES_ONLY,
    WITHHELD,
    'The latest financial year is published six to twelve months after its end.',
  ],
});
