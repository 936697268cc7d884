/** WGEA questionnaire: action on gender equality. */
import { questionnaire } from '../questionnaire.ts';

export const GENDER_EQUALITY_ACTIONS = questionnaire({
  id: 'GENDER_EQUALITY_ACTIONS',
  title: 'Questionnaire: action on gender equality',
  description:
    'What employers answered about action on gender equality, such as the analysis of pay gaps and consultation, answer by answer.',
  member: 'wgea_questionnaire_action_on_gender_equality',
});
