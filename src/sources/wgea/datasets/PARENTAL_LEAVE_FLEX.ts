/** WGEA questionnaire: flexible work. */
import { questionnaire } from '../questionnaire.ts';

export const PARENTAL_LEAVE_FLEX = questionnaire({
  id: 'PARENTAL_LEAVE_FLEX',
  title: 'Questionnaire: flexible work and parental leave',
  description: "Employers' answers about flexible working arrangements and leave.",
  member: 'wgea_questionnaire_flexible_work',
});
