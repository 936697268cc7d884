/** WGEA questionnaire: workplace overview. */
import { questionnaire } from '../questionnaire.ts';

export const WORKPLACE_OVERVIEW = questionnaire({
  id: 'WORKPLACE_OVERVIEW',
  title: 'Questionnaire: workplace overview',
  description:
    'What employers answered about policies and strategies, governing bodies and the make-up of their workplace, answer by answer.',
  member: 'wgea_questionnaire_workplace_overview',
});
