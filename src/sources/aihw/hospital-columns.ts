/** Declares the columns that both waiting time extracts have. */
import type { MyHospitalsExtract } from './my-hospitals.ts';

type ExtractColumn = MyHospitalsExtract['columns'][number];

/**
 * Declares the columns in an extract. `breakdown` is the column that subdivides a measure, `measures` has labels by code, and `units` is
 * the member with the unit.
 */
export const waitingTimeColumns = (
  breakdown: ExtractColumn,
  measures: Readonly<Record<string, string>>,
  units: string,
): readonly ExtractColumn[] => [
  {
    name: 'reporting_start_date',
    member: 'reporting_start_date',
    type: 'date',
    description: 'First day of the period, usually 1 July.',
    indexed: true,
  },
  {
    name: 'reporting_end_date',
    member: 'reporting_end_date',
    type: 'date',
    description: 'Last day of the period, usually 30 June.',
    indexed: true,
  },
  {
    name: 'hospital_code',
    member: 'reporting_unit_code',
    type: 'text',
    description: 'Code of the hospital, state, peer group or country.',
    indexed: true,
  },
  {
    name: 'hospital_name',
    member: 'reporting_unit_name',
    type: 'text',
    description: 'Name of the hospital, state, peer group or country.',
    match: 'substring',
  },
  {
    name: 'reporting_unit_type',
    member: 'reporting_unit_type_code',
    type: 'text',
    description: 'Level of the row: H hospital, S state, P peer group, A Australia.',
    indexed: true,
    codes: { H: 'Hospital', S: 'State', P: 'Peer group', A: 'Australia' },
  },
  {
    name: 'state',
    member: 'mapped_state',
    type: 'text',
    description: 'State or territory. Null for peer groups and Australia.',
    indexed: true,
  },
  breakdown,
  { name: 'measure_code', member: 'measure_code', type: 'text', description: 'Code of the measure.', indexed: true, codes: measures },
  { name: 'measure_name', member: 'measure_name', type: 'text', description: 'Name of the measure.', match: 'substring' },
  {
    name: 'peer_group',
    member: 'peer_group_name',
    type: 'text',
    description: 'Peer group of the hospital.',
    match: 'substring',
  },
  { name: 'units', member: units, type: 'text', description: 'Unit of the value.' },
  { name: 'value', member: 'value', type: 'number', description: 'The value in the unit of the row. Null if it is withheld.' },
];

export const WITHHELD =
  'A value is null if the Institute withholds it, for example because of small numbers. The codes for the reason are not included.';
export const UNIT_TYPES_ONLY =
  'Rows for hospitals (H), states (S), peer groups (P) and Australia (A) are included, but not rows for networks.';
