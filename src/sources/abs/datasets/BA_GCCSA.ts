/** ABS BA_GCCSA: building approvals by state and region, under the id of the dataflow. */
import { APPROVALS_QUIRKS, approvalsFlow } from '../building-approvals.ts';
import { absDataflow } from '../dataflow.ts';

export const BA_GCCSA = absDataflow({
  ...approvalsFlow({ value: 'value_of_jobs', residential: 'total_residential', sector: '9' }),
  id: 'BA_GCCSA',
  title: 'Building approvals by state and capital city region',
  quirks: APPROVALS_QUIRKS,
});
