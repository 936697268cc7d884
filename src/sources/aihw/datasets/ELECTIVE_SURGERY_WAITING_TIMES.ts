/** AIHW MyHospitals: waiting times for elective surgery. */
import { UNIT_TYPES_ONLY, WITHHELD, waitingTimeColumns } from '../hospital-columns.ts';
import { myHospitalsExtract } from '../my-hospitals.ts';

export const ELECTIVE_SURGERY_WAITING_TIMES = myHospitalsExtract({
  id: 'ELECTIVE_SURGERY_WAITING_TIMES',
  title: 'Elective surgery waiting times',
  description:
    'Median days waited for elective surgery and the share of patients who waited more than a year. By hospital, peer group, state and surgical specialty, for each financial year since 2011–12.',
  landingPage: 'https://www.aihw.gov.au/reports-data/myhospitals/sectors/elective-surgery',
  category: 'MYH-ES',
  measures: ['MYH0009', 'MYH0007'],
  columns: [
    ...waitingTimeColumns(
      {
        name: 'surgical_specialty',
        member: 'reported_measure_category_name',
        type: 'text',
        description: 'Specialty of the surgeon or the procedure, or all patients.',
        match: 'substring',
      },
      { MYH0009: 'Median wait days', MYH0007: 'Percent waited over 365 days' },
      'units_display',
    ),
    {
      name: 'peer_value',
      member: 'peer_value',
      type: 'number',
      description: "The value of the hospital's peer group, in the same unit. Null if it is missing or withheld.",
    },
  ],
  quirks: [
    'This dataset has two measures: median days waited (MYH0009), and the share of patients who waited more than 365 days (MYH0007).',
    UNIT_TYPES_ONLY,
    WITHHELD,
    'The unit is as displayed by the agency. It is null if the unit has no symbol.',
    'The latest financial year is published six to twelve months after its end.',
  ],
});
