/** WGEA questionnaire: employee support. */
import { questionnaire } from '../questionnaire.ts';

export const EMPLOYEE_SUPPORT = questionnaire({
  id: 'EMPLOYEE_SUPPORT',
  title: 'Questionnaire: employee support',
  description: "Employers' answers about support for parents, carers and other employees.",
  member: 'wgea_questionnaire_employee_support',
});
