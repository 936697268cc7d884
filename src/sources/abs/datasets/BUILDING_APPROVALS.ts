/** ABS building approvals by state and region, under a friendly id. */
import { BUILDING_APPROVALS_FLOW } from '../building-approvals.ts';
import { absDataflow } from '../dataflow.ts';

export const BUILDING_APPROVALS = absDataflow({ ...BUILDING_APPROVALS_FLOW, id: 'BUILDING_APPROVALS', title: 'Building approvals' });
