import { Type } from 'typebox';
import { PUBLISHED_BASES } from '../../../core/observation.ts';
import { open, orNull, text, words } from '../../base/shape-parts.ts';
import { REVISION_KINDS } from '../../series/vintages/revision-kinds.ts';
import { CLAIM_UNITS } from './claim-numbers.ts';
import { VERDICTS } from './verdict.ts';

export const CheckedStatement = open(
  {
    claim: Type.Integer({ description: 'Number of the statement in the text, starting with 1.' }),
    verdict: words(
      VERDICTS,
      '`agrees`: the current vintage has the figure. `agreed_then`: an earlier vintage has it. `differs`: no stored vintage has it. `other_measure` and `other_period`: the figure belongs to another series or period.',
    ),
    answer: text('The result in sentences.'),
    stated: text('The figure as in the text.'),
    stated_value: Type.Number({ description: 'The stated value with its sign, without a multiplier such as millions.' }),
    stated_unit: words(CLAIM_UNITS, 'Kind of figure.'),
    stated_period: orNull(
      'string',
      'Period in the statement, or `2020-11/2022-05` for several periods. Null if the latest period is meant.',
    ),
    role: orNull('string', '`meant`: the series that the statement means. `other`: another series whose figure agrees.', {
      enum: ['meant', 'other', null],
    }),
    series_id: orNull('string', 'Id of the series that was compared.'),
    title: orNull('string', 'Title of the series.'),
    transformation: orNull('string', 'Transformation of the values, as in `units` of `/v1/series`.'),
    period: orNull('string', 'Period that was compared.'),
    value_now: orNull('number', 'Value in the current vintage, without a multiplier such as millions.'),
    difference: orNull('number', 'Stated value minus the value in the current vintage.'),
    agreed_value: orNull('number', 'Published value that agrees with the stated one to the last stated digit.'),
    agreed_from: orNull('string', 'First day on which `agreed_value` was current.', { format: 'date' }),
    agreed_from_basis: orNull(
      'string',
      'How the day in `agreed_from` is known. `upper_bound`: the value was released on or before that day.',
      {
        enum: [...PUBLISHED_BASES, null],
      },
    ),
    agreed_to: orNull('string', 'Last day on which `agreed_value` was current. Null if it is still current.', { format: 'date' }),
    first_value: orNull('number', 'Value as first published. Null if that vintage is not stored.'),
    first_published: orNull('string', 'Date on which the first value was published.', { format: 'date' }),
    change_kind: orNull('string', 'Reason why `agreed_value` was replaced.', { enum: [...REVISION_KINDS, null] }),
    changed_on: orNull('string', 'Date of the vintage that replaced `agreed_value`.', { format: 'date' }),
    unmatched: text('Words of the text that match no series.'),
    dataset_id: orNull('string', 'Id of the dataset of the series.'),
    sha256: orNull('string', 'SHA-256 hash of the latest file that contains the series.'),
    url: orNull('string', 'Page of the series.'),
    reproduce_url: orNull('string', 'Request that returns the figure that was compared.'),
    reproduce_csv: orNull('string', 'CSV file with the figure. For a past vintage, its bytes do not change.'),
    reproduce_sha256: orNull('string', 'SHA-256 hash of the file in `reproduce_csv`.'),
  },
  'A statement compared with one series.',
);

export const CheckSummary = open(
  {
    claims: Type.Integer({ description: 'Number of statements that were read, at most 5.' }),
    verdict: orNull('string', 'Verdict of the statement. Null if there are several statements.', { enum: [...VERDICTS, null] }),
    answer: text('All results in sentences.'),
  },
  'Result for the whole text.',
);
