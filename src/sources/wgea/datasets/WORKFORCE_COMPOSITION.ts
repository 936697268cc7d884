/** WGEA workforce composition: employees by reporting employer, occupation, employment type and gender. */
import { publicDataFile } from '../public-data-file.ts';

export const WORKFORCE_COMPOSITION = publicDataFile({
  id: 'WORKFORCE_COMPOSITION',
  title: 'Workforce composition by employer',
  description: 'Number of women and men at each reporting employer, by manager category, occupation, employment status and type.',
  member: 'wgea_workforce_composition',
  columns: [
    { name: 'manager_category', type: 'text', description: 'Manager or Non-manager.' },
    { name: 'occupation', type: 'text', description: 'Kind of manager, or major group of occupations.', indexed: true },
    { name: 'employment_status', type: 'text', description: 'Full-time, part-time or casual.' },
    { name: 'employment_type', type: 'text', description: 'Permanent or contract.' },
    { name: 'gender', type: 'text', description: 'Women or Men.' },
    { name: 'n_employees', type: 'integer', unit: 'employees', description: 'Number of employees.' },
  ],
  quirks: ['These files have no pay figures. See HEADLINE_GAP and EMPLOYER_GAPS.'],
});
