/** ABS building approvals by state and region, under a readable id. */
import { APPROVALS_QUIRKS, approvalsFlow } from '../building-approvals.ts';
import { absDataflow } from '../dataflow.ts';

export const BUILDING_APPROVALS = absDataflow({
  ...approvalsFlow({ value: 'value', residential: 'total_dwellings', sector: '1' }),
  id: 'BUILDING_APPROVALS',
  title: 'Building approvals',
  quirks: [...APPROVALS_QUIRKS, { text: 'The default sector is private. Use sector=all_sectors for all approvals.', of: 'table' }],
});
