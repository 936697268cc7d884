import { type TSchema, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import { SERIES_ADJUSTMENTS } from '../../core/define-series.ts';
import { OBS_STATUSES, PUBLISHED_BASES } from '../../core/observation.ts';
import { discontinued, Grade } from '../base/reason-shape.ts';
import { instantOrNull, objectOrNull, open, orNull, text, words } from '../base/shape-parts.ts';
import { Fresher, Latest, PublishedBasis, ReferencePeriod } from './latest-shape.ts';
import { REVISION_KINDS } from './vintages/revision-kinds.ts';
import { REVISION_HORIZONS } from './vintages/statistics/revision-statistics.ts';

const SeriesEntry = open(
  {
    id: text('Id that never changes: `AU.CPI.YOY`.'),
    title: Type.String(),
    short_title: Type.Optional(Type.String({ maxLength: 60, description: 'The title in at most 60 characters.' })),
    description: Type.String(),
    aliases: Type.Optional(Type.Array(Type.String(), { description: 'Other ids that find this series.' })),
    source: words(SOURCE_CODES, 'Source code.'),
    dataset_id: Type.String(),
    dimensions: Type.Optional(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        additionalProperties: { type: 'string' },
        description: "The code of each dimension in the agency's dataset. Together they identify the series.",
      }),
    ),
    units: Type.String(),
    units_short: Type.String(),
    reference: ReferencePeriod,
    frequency: Type.String(),
    adjustment: words(SERIES_ADJUSTMENTS, 'Seasonal adjustment. It is not_applicable for interest and exchange rates.'),
    place: Type.String(),
    topic: Type.Optional(Type.String()),
    tags: Type.Array(Type.String()),
    available: Type.Boolean({ description: 'Whether values are stored.' }),
    from: orNull('string', 'First period with a stored value.'),
    to: orNull('string', 'Last period with a stored value.'),
    latest: Type.Optional(Latest),
    fresher: Type.Optional(Fresher),
    discontinued,
    grade: Type.Optional(
      Type.Unsafe({ anyOf: [Grade, { type: 'null' }], description: 'How current the stored values are. Null if no values are stored.' }),
    ),
    lag_periods: Type.Optional(
      orNull(
        'integer',
        'Number of missing periods after the last stored period. Null if no values are stored, or if missing periods are not counted.',
      ),
    ),
    coverage: objectOrNull(
      {
        start: orNull('string', 'First period with a value.'),
        end: orNull('string', 'Last period with a value.'),
        count: Type.Integer({ description: 'Number of periods that have a value.' }),
      },
      'First and last period with a value, and the number of values. Null if no values are stored.',
    ),
    last_updated: orNull('string', 'Time of the latest version of the dataset.'),
    published_basis: Type.Optional(PublishedBasis),
    next_release: instantOrNull('When the next figure is expected.'),
    vintages: Type.Optional(
      open(
        {
          count: Type.Integer(),
          first: orNull('string', 'Date of the first stored vintage.', { format: 'date' }),
          first_basis: PublishedBasis,
          stored: Type.Optional(
            Type.Integer({ description: 'Number of stored vintages. A single value with its own date also counts as one vintage.' }),
          ),
          releases: Type.Optional(
            orNull(
              'integer',
              'Number of releases in the release calendar since the first stored vintage. Null if the series has no release calendar.',
            ),
          ),
          last: Type.Optional(orNull('string', 'Date of the latest stored vintage.', { format: 'date' })),
          complete_share: Type.Optional(
            orNull(
              'number',
              'Share of the days since the first stored vintage for which the vintage is stored, from 0 to 1. Null if the series has no release calendar.',
            ),
          ),
          first_release_known_share: Type.Optional(orNull('number', 'Share of periods whose first published value is known, from 0 to 1.')),
        },
        'Number of stored vintages, date of the first stored vintage, and how that date is known.',
      ),
    ),
    used_in_signals: Type.Optional(Type.Array(Type.String(), { description: 'Ids of indicators that use the series.' })),
    related: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Ids of series with the same measure for other regions, or with other forms of the measure.',
      }),
    ),
    citation: Type.Optional(objectOrNull({ text: Type.String(), bibtex: Type.String() }, 'Source to cite. Null if no values are stored.')),
  },
  'Metadata of a canonical series.',
);

const SeriesRow = open(
  {
    date: text('Last day of the period.', { format: 'date' }),
    period: Type.String(),
    value: orNull('number', 'Value in the unit of the series, or in the unit that `units` selects.'),
    status: Type.Optional(
      words(
        [...OBS_STATUSES, 'not_held', 'preliminary source'],
        "The agency's flag, if the value has one. `break` marks the first period of a new basis (`meta.breaks`), and the boundary between levels from two vintages (`meta.notes`). With `vintage=first`, `not_held` means that the first published value is not stored.",
      ),
    ),
    partial: Type.Optional(
      Type.Literal(true, { description: 'With `partial=1`: true if some values in the aggregated period are missing.' }),
    ),
    breaks: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Ids of the breaks between the values that are compared. `meta.breaks` describes the breaks.',
      }),
    ),
    first_value: Type.Optional(orNull('number', 'With `with=first`: the first published value. Null if it is not stored.')),
    first_published: Type.Optional(orNull('string', 'Date on which the first value was published.', { format: 'date' })),
    first_basis: Type.Optional(words([...PUBLISHED_BASES, 'not_stored'], 'How the date in `first_published` is known.')),
    since_first: Type.Optional(
      Type.Unsafe({
        anyOf: [
          words(['none', 'revision', 'rounding', 'rereference', 'method_break'], 'Kind of change since the first published value.'),
          { type: 'null' },
        ],
      }),
    ),
  },
  'One value of a series.',
);

const MultiRow = Type.Object(
  { date: text('Last day of the period.', { format: 'date' }), period: Type.String(), partial: Type.Optional(Type.Literal(true)) },
  {
    description: 'A period with a member for each series id. A member is null if the series has no value.',
    additionalProperties: { type: ['number', 'null'] },
  },
);

export const RevisionRow = Type.Object(
  {
    realtime_start: text('First day on which this value was current.', { format: 'date' }),
    realtime_end: text('Last day on which this value was current. 9999-12-31 if the value is still current.', { format: 'date' }),
    value: orNull('number', 'The published value. Null if the value was withdrawn.'),
    previous_value: orNull('number', 'The value that this value replaced.'),
    change: orNull('number', 'Change from the previous value. Null across a change of reference base.'),
    change_pct: orNull('number', 'Change from the previous value, in per cent.'),
    kind: words(
      ['first', 'earliest', 'revision', 'rereference', 'rounding', 'method_break', 'withdrawn'],
      'Kind of change. first: the first published value. earliest: the earliest stored value, which might not be the first published value. rereference: a new reference base or year, which is not a revision. rounding: the same figure with other decimals. method_break: a break in series.',
    ),
    units: Type.String(),
    known_from: instantOrNull('Time from which the version applies.'),
    release_date: orNull('string', 'Publication date. The file states it, or Wattle inferred it from the release calendar.', {
      format: 'date',
    }),
    published_basis: PublishedBasis,
    source_url: orNull('string', 'URL of the file.'),
    sha256: orNull('string', 'Hash of the file as the agency sent it.'),
    note: orNull('string', 'Remarks about the version.'),
  },
  { description: 'A value that was published for a period.' },
);

const test = (name: string, tested: string): Record<string, TSchema> => ({
  [`${name}_intercept`]: orNull('number', `Intercept of the regression of the revision on the ${tested} value.`),
  [`${name}_slope`]: orNull('number', `Slope of the regression of the revision on the ${tested} value.`),
  [`${name}_p`]: orNull('number', 'p-value of the F test (2 and n − 2 degrees of freedom) that intercept and slope are both zero.'),
});

const RevisionStatistics = Type.Object(
  {
    horizon: words(
      REVISION_HORIZONS,
      'Later vintage with which first published values are compared. It is the next vintage, the first vintage after one or two years (at most 100 days later), or the latest vintage.',
    ),
    n: orNull('integer', 'Number of periods for which both values are known. Null if it was not counted.'),
    mean_revision: orNull('number', 'Mean of the later value minus the first value.'),
    t: orNull('number', 'Mean revision divided by its Newey–West standard error (3 lags).'),
    mean_absolute_revision: orNull('number', 'Mean absolute revision.'),
    standard_deviation: orNull('number', 'Standard deviation of the revisions in the sample.'),
    ...test('news', 'first'),
    ...test('noise', 'later'),
    first_period: orNull('string', 'First period that is compared.'),
    last_period: orNull('string', 'Last period that is compared.'),
    reason: orNull('string', 'Reason why statistics are missing.'),
  },
  { description: 'With `stats=1`: statistics of the revisions from the first published value to a later vintage.' },
);

const TriangleRow = Type.Object(
  { date: text('Last day of the period.', { format: 'date' }), period: Type.String() },
  {
    description: 'A period with a member for each vintage date. A member is null if the vintage does not include the period.',
    additionalProperties: { type: ['number', 'null'] },
  },
);

export const VintageRow = Type.Object(
  {
    date: text('Last day of the period.', { format: 'date' }),
    period: Type.String(),
    realtime_start: orNull('string', 'First day on which this value was current. Null if unknown.', { format: 'date' }),
    realtime_end: orNull('string', 'Last day on which this value was current. 9999-12-31 if the value is still current.', {
      format: 'date',
    }),
    realtime_end_basis: Type.Optional(
      words(
        ['next_vintage', 'calendar'],
        'What ended the real-time period: the next stored vintage, or a release whose vintage is not stored.',
      ),
    ),
    value: orNull('number', 'The value. Null if it is unknown, withdrawn or not yet published.'),
    published_basis: PublishedBasis,
    status: Type.Optional(
      words(
        ['not_held', 'not_published'],
        'not_held: the requested vintage is not stored. not_published: no value had been published by that day.',
      ),
    ),
    vintage: Type.Optional(orNull('string', 'With `release` or `lag`: date of the vintage that the value comes from.', { format: 'date' })),
    previous_value: Type.Optional(orNull('number', 'With `form=list`: the value that this value replaced.')),
    change: Type.Optional(orNull('number', 'Change from the previous value. Null across a change of reference base.')),
    kind: Type.Optional(
      words(
        ['first', 'earliest', ...REVISION_KINDS, 'withdrawn', 'missing'],
        'Kind of change. first: the first published value. earliest: the earliest stored value. update: revised by the agency. rereference: a new reference base or year. rounding: the same figure with more or fewer decimal places. method_break: published in the first stored vintage after a break in series, which `breaks` names. missing: a release whose vintage is not stored, only with `include=missing`.',
      ),
    ),
    breaks: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the breaks that first appear in this vintage.' })),
  },
  { description: 'With `form=list`: a value that was published for a period. With `release` or `lag`: the requested value of a period.' },
);

const OF_SERIES = {
  series_id: Type.String(),
  title: Type.String(),
  units: text('Unit of the values after the transformation in `units`.'),
  units_short: Type.String(),
  frequency: text('Frequency of the values: `quarterly`.'),
};
const FACTS = {
  ...OF_SERIES,
  adjustment: words(SERIES_ADJUSTMENTS, 'Seasonal adjustment. It is not_applicable for interest and exchange rates.'),
  place: Type.String(),
};

const SeriesSummary = Type.Object({ ...FACTS, fresher: Type.Optional(Fresher) }, { description: 'The series.' });

const MultiSummary = Type.Object(
  {
    series: Type.Array(Type.Object(FACTS), { description: 'The series, in the order of the columns.' }),
    expr: Type.Optional(
      Type.Object(
        { expression: text('The expression that was calculated.'), units: orNull('string', 'Unit of the result. Null if it has no unit.') },
        { description: 'With `expr`: the expression and the unit of its result.' },
      ),
    ),
  },
  { description: 'The series in the columns.' },
);

const VintagesSummary = Type.Object(
  {
    ...OF_SERIES,
    vintages: Type.Optional(
      Type.Array(
        Type.Object({
          vintage: text('Date of the vintage, which is also the name of its column.', { format: 'date' }),
          kind: words(
            ['initial', ...REVISION_KINDS],
            'initial for the earliest stored vintage. For other vintages, the most common kind of revision.',
          ),
          units: text('Unit of the values in this vintage.'),
          known_from: instantOrNull('Time from which the version applies.'),
          release_date: orNull('string', 'Publication date. The file states it, or Wattle inferred it from the release calendar.', {
            format: 'date',
          }),
          published_basis: PublishedBasis,
          periods_added: Type.Optional(
            Type.Integer({ minimum: 0, description: 'Number of periods that first have a value in this vintage.' }),
          ),
          periods_revised: Type.Optional(
            Type.Integer({ minimum: 0, description: 'Number of periods whose value was revised in this vintage.' }),
          ),
          breaks: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the breaks that first appear in this vintage.' })),
        }),
        { description: 'The vintages, if each has a column.' },
      ),
    ),
    vintages_held: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'Number of stored vintages in the real-time period. Absent if the request selects one period.',
      }),
    ),
  },
  { description: 'The series and its vintages.' },
);

export const SERIES_SCHEMAS: Readonly<Record<string, TSchema>> = {
  SeriesEntry,
  SeriesRow,
  SeriesSummary,
  MultiRow,
  MultiSummary,
  RevisionRow,
  RevisionStatistics,
  TriangleRow,
  VintageRow,
  VintagesSummary,
};
