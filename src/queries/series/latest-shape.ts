import { Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { REFERENCE_BASES } from '../../core/series/reference-period.ts';
import { currencyMembers } from '../base/reason-shape.ts';
import { instantOrNull, open, orNull, text, words } from '../base/shape-parts.ts';

export const PublishedBasis = orNull(
  'string',
  'How the date of the vintage is known: `stated` in the file, `inferred` from the release calendar, or `upper_bound` (published on or before that date).',
  { enum: [...PUBLISHED_BASES, null] },
);

export const ReferencePeriod = Type.Optional(
  Type.Object(
    {
      kind: words(
        ['index', 'chain_volume'],
        'index: the mean of the values in this period is 100. chain_volume: values are at the prices of this period.',
      ),
      period: text('`2023-24`, `2025-09`, `2011-01-04`.'),
      basis: words(
        REFERENCE_BASES,
        'How the period is known. stated: the file states it. documented: the agency documents it. by_rule: it follows from the last period in the release.',
      ),
    },
    { description: 'Reference period of an index or a chain volume. Absent for other measures, or if it is not known.' },
  ),
);

export const Latest = Type.Unsafe({
  anyOf: [
    Type.Object({
      period: Type.String(),
      value: Type.Number(),
      previous_period: orNull('string', 'The previous period. Null if that period has no value.'),
      previous_value: orNull('number', 'Value in the previous period.'),
      change: orNull('number', 'Change from the previous value, in the same unit. Null if periods between the two have no value.'),
    }),
    { type: 'null' },
  ],
  description: 'The latest figure of a series. Null if no data are stored.',
});

/** A later value for a concept, in another series or as a single value. */
export const Fresher = Type.Object(
  {
    concept: Type.Optional(text('Id of the concept that both series measure.')),
    id: text('Id of the series with the later figure.'),
    period: Type.String(),
    value: Type.Number(),
    units: Type.Optional(text('Transformation with which that series has the figure: `pc1`. Absent if the figure is as published.')),
    status: Type.Optional(text('`preliminary source` for a single figure, whose release is not stored in full.')),
    published: Type.Optional(text('Day on which the single figure was published.')),
    published_basis: Type.Optional(Type.String()),
  },
  {
    description:
      'A later figure for the same concept: from another series, or a single figure whose release is not stored in full. Absent if there is no later figure.',
  },
);

export const LatestValue = open(
  {
    series_id: Type.String(),
    title: Type.String(),
    date: orNull('string', 'Last day of the period.', { format: 'date' }),
    period: orNull('string', 'Reference period.'),
    value: orNull('number', 'The latest value.'),
    previous_period: Type.Optional(orNull('string', 'The previous period. Null if it has no value.')),
    previous_value: Type.Optional(orNull('number', 'Value in the previous period.')),
    change: Type.Optional(
      orNull('number', 'Change from the previous value, in the same unit. Null if periods between the two have no value.'),
    ),
    fresher: Type.Optional(Fresher),
    units: Type.String(),
    units_short: Type.String(),
    reference: ReferencePeriod,
    frequency: Type.String(),
    source_name: Type.String(),
    stale: Type.Boolean(),
    stale_reason: orNull('string', 'Reason why the value may be out of date. Null if the data are not stale.'),
    ...currencyMembers,
    attribution: Type.Array(Type.String()),
    citation: Type.String(),
    last_updated: instantOrNull('Time of the latest version of the dataset.'),
    realtime_start: Type.String(),
    published_basis: Type.Optional(PublishedBasis),
    realtime_end: Type.String(),
  },
  'The latest value of a series.',
);
