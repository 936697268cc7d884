/** WGEA questionnaire: employee support. */
import { questionnaire } from '../questionnaire.ts';

export const EMPLOYEE_SUPPORT = questionnaire({
  id: 'EMPLOYEE_SUPPORT',
  title: 'Questionnaire: employee support',
  description: 'What employers answered about the support of parents, carers and others among their employees, answer by answer.',
  member: 'wgea_questionnaire_employee_support',
});
