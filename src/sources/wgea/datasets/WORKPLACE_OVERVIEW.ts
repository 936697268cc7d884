/** WGEA questionnaire: workplace overview. */
import { questionnaire } from '../questionnaire.ts';

export const WORKPLACE_OVERVIEW = questionnaire({
  id: 'WORKPLACE_OVERVIEW',
  title: 'Questionnaire: workplace overview',
  description: "Employers' answers about policies and strategies, governing bodies and workplace composition.",
  member: 'wgea_questionnaire_workplace_overview',
});
