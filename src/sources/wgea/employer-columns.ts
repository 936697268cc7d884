/** Declares the employer columns at the start of each public data file. */
import { DIVISION_LETTERS } from './anzsic.ts';
import type { FileColumn } from './file-column.ts';

export const EMPLOYER_COLUMNS: readonly FileColumn[] = [
  { name: 'reporting_year', type: 'text', description: 'Reporting year, 1 April to 31 March, such as 2024-25.' },
  { name: 'corporate_group_name', type: 'text', description: 'Corporate group of the employer.' },
  {
    name: 'employer_name',
    type: 'text',
    description: 'Employer, or the corporate group if the group reported for all its employers.',
    match: 'substring',
  },
  {
    name: 'employer_abn',
    type: 'text',
    description: 'Australian Business Number of eleven digits. Null if a group reported.',
    indexed: true,
  },
  {
    name: 'is_relevant_employer',
    type: 'boolean',
    description: 'Whether the employer is a relevant employer under the Workplace Gender Equality Act 2012.',
  },
  { name: 'employer_size', type: 'text', description: 'Number of employees: <250, 250-499, 500-999, 1000-4999, 5000+.' },
  {
    name: 'anzsic_division',
    type: 'text',
    description: 'Industry: division of the ANZSIC 2006, by name or letter.',
    indexed: true,
    codes: DIVISION_LETTERS,
  },
  { name: 'anzsic_subdivision', type: 'text', description: 'Industry: subdivision.' },
  { name: 'anzsic_group', type: 'text', description: 'Industry: group.' },
  { name: 'anzsic_class', type: 'text', description: 'Industry: class.' },
  { name: 'anzsic_code', type: 'text', description: 'Industry: code of the class, as published.' },
];
