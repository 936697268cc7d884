/** ABS BA_GCCSA: building approvals by state and region, under the dataflow's own id. */
import { BUILDING_APPROVALS_FLOW } from '../building-approvals.ts';
import { absDataflow } from '../dataflow.ts';

export const BA_GCCSA = absDataflow({
  ...BUILDING_APPROVALS_FLOW,
  id: 'BA_GCCSA',
  title: 'Building approvals by state and capital city region',
});
