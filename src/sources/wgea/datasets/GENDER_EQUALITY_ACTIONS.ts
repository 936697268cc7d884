/** WGEA questionnaire: action on gender equality. */
import { questionnaire } from '../questionnaire.ts';

export const GENDER_EQUALITY_ACTIONS = questionnaire({
  id: 'GENDER_EQUALITY_ACTIONS',
  title: 'Questionnaire: action on gender equality',
  description: "Employers' answers about action on gender equality, such as pay gap analysis and consultation.",
  member: 'wgea_questionnaire_action_on_gender_equality',
});
