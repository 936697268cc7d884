/** Declares a register from a questionnaire file that has one row for each employer and question. */
import type { RegisterDataset } from '../../core/define-dataset.ts';
import type { FileColumn } from './file-column.ts';
import { publicDataFile } from './public-data-file.ts';

interface Questionnaire {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly member: string;
}

const QUESTION_COLUMNS: readonly FileColumn[] = [
  { name: 'section', type: 'text', description: 'Section of the questionnaire.', indexed: true },
  { name: 'subsection', type: 'text', description: 'Subsection.', indexed: true },
  { name: 'question_index', type: 'text', description: 'Number of the question, as published.', indexed: true },
  {
    name: 'question_text',
    type: 'text',
    description: 'The question. A filter that ends with * matches the beginning of the question.',
    indexed: true,
  },
  {
    name: 'additional_question_info_1',
    type: 'text',
    description: 'Subject of the question, if the question has several subjects.',
  },
  { name: 'additional_question_info_2', type: 'text', description: 'Second subject of the question.' },
  { name: 'response_type', type: 'text', description: 'Kind of answer.' },
  { name: 'response', type: 'text', description: 'The answer.', indexed: true },
  { name: 'n_responses', type: 'integer', unit: 'count', count: 1, description: 'Number of answers in the row, always 1.' },
];

export function questionnaire(facts: Questionnaire): RegisterDataset {
  return publicDataFile({
    ...facts,
    columns: QUESTION_COLUMNS,
    quirks: [
      'Each row is one answer from one employer. An employer with several answers to a question has several rows, so n_responses is always 1.',
      'The heading of a question in the questionnaire (upper_question_text) is not included.',
    ],
  });
}
