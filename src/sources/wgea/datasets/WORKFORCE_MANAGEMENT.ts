/** WGEA workforce management: appointments, promotions, resignations and leave by employer. */
import { publicDataFile } from '../public-data-file.ts';

export const WORKFORCE_MANAGEMENT = publicDataFile({
  id: 'WORKFORCE_MANAGEMENT',
  title: 'Workforce movements by employer',
  description:
    'Appointments, promotions, resignations and parental leave of women and men at each reporting employer, by employee category and employment type.',
  member: 'wgea_workforce_management_statistics',
  columns: [
    {
      name: 'movement_type',
      type: 'text',
      description: 'Type of movement: appointments, promotions, resignations and so on.',
      indexed: true,
    },
    { name: 'manager_category', type: 'text', description: 'Managers or non-managers.' },
    { name: 'manager_type', type: 'text', description: 'Kind of manager.' },
    { name: 'employment_status', type: 'text', description: 'Full-time, part-time or casual.' },
    { name: 'employment_type', type: 'text', description: 'Permanent or contract.' },
    { name: 'gender', type: 'text', description: 'Women or Men.' },
    { name: 'n_employees', type: 'integer', unit: 'employees', description: 'Number of employees.' },
  ],
  quirks: ['Manager categories are spelled as published. The spelling differs from WORKFORCE_COMPOSITION.'],
});
