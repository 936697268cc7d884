/** WGEA questionnaire: harm prevention. */
import { questionnaire } from '../questionnaire.ts';

export const HARM_PREVENTION = questionnaire({
  id: 'HARM_PREVENTION',
  title: 'Questionnaire: harm prevention',
  description: "Employers' answers about the prevention of sexual harassment, harassment and discrimination.",
  member: 'wgea_questionnaire_harm_prevention',
});
