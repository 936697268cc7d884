/** JSON Schemas of series: what lists and describes them, their values, revisions and vintages. */
import { type TSchema, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import { ADJUSTMENTS, OBS_STATUSES, PUBLISHED_BASES } from '../../core/observation.ts';
import { REVISION_KINDS } from '../../queries/series/revision-kinds.ts';
import { Fresher, instantOrNull, Latest, objectOrNull, open, orNull, text, words } from './schema-parts.ts';

const PublishedBasis = orNull(
  'string',
  'How the day of the vintage is known: `stated` by the file, `inferred` from the calendar of releases, or an `upper_bound`: published on that day or before.',
  { enum: [...PUBLISHED_BASES, null] },
);

const SeriesEntry = open(
  {
    id: text('Stable for ever: `AU.CPI.YOY`.'),
    title: Type.String(),
    description: Type.String(),
    aliases: Type.Optional(Type.Array(Type.String(), { description: 'Other ids that lead here.' })),
    source: words(SOURCE_CODES, 'Source code.'),
    dataset_id: Type.String(),
    dimensions: Type.Optional(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        additionalProperties: { type: 'string' },
        description: "The publisher's code of each of its dimensions: which series of the dataset it is.",
      }),
    ),
    units: Type.String(),
    units_short: Type.String(),
    frequency: Type.String(),
    adjustment: words(ADJUSTMENTS, 'Adjustment.'),
    place: Type.String(),
    topic: Type.Optional(Type.String()),
    tags: Type.Array(Type.String()),
    available: Type.Boolean({ description: 'Whether any value of it is stored.' }),
    from: orNull('string', 'First period with a value that is stored.'),
    to: orNull('string', 'Last period with a value that is stored.'),
    latest: Type.Optional(Latest),
    fresher: Type.Optional(Fresher),
    coverage: objectOrNull(
      {
        start: orNull('string', 'First period with a value.'),
        end: orNull('string', 'Last period with a value.'),
        count: Type.Integer({ description: 'How many periods have one.' }),
      },
      'First and last period with a value, and how many there are; null when it is not stored.',
    ),
    last_updated: orNull('string', 'When its newest version became known.'),
    published_basis: Type.Optional(PublishedBasis),
    next_release: instantOrNull('When the next figure is expected.'),
    vintages: Type.Optional(
      open(
        {
          count: Type.Integer(),
          first: orNull('string', 'Day of the first.', { format: 'date' }),
          first_basis: PublishedBasis,
        },
        'How many vintages are stored, the day of the first, and how that day is known.',
      ),
    ),
    used_in_signals: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the signals that read it.' })),
    related: Type.Optional(
      Type.Array(Type.String(), { description: 'Ids of series that say the same of other places or in another way.' }),
    ),
    citation: Type.Optional(objectOrNull({ text: Type.String(), bibtex: Type.String() }, 'How to cite it; null when it is not stored.')),
  },
  'What a canonical series is.',
);

const SeriesRow = open(
  {
    date: text('Last day of the period.', { format: 'date' }),
    period: Type.String(),
    value: orNull('number', 'In `units` of the series.'),
    status: Type.Optional(
      words(
        [...OBS_STATUSES, 'not_held'],
        'The flag of the publisher, where there is one, or `break` where a new basis begins by the register of breaks (`meta.breaks`) and where levels of two editions meet (`meta.notes`); `not_held` with `vintage=first` where the first value is not known.',
      ),
    ),
    partial: Type.Optional(Type.Literal(true, { description: 'With `partial=1`: not every value of the coarser period is there.' })),
    breaks: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the breaks that the change spans: see `meta.breaks`.' })),
  },
  'One value of a series.',
);

const MultiRow = Type.Object(
  { date: text('Last day of the period.', { format: 'date' }), period: Type.String(), partial: Type.Optional(Type.Literal(true)) },
  {
    description: 'One period: a member for each series by its id, null where it has no value.',
    additionalProperties: { type: ['number', 'null'] },
  },
);

const RevisionRow = Type.Object(
  {
    realtime_start: text('First day on which this was the known value.', { format: 'date' }),
    realtime_end: text('Last day, 9999-12-31 while it still is.', { format: 'date' }),
    value: orNull('number', 'Null where the period was taken back.'),
    previous_value: orNull('number', 'The value before it.'),
    change: orNull('number', 'From the value before it; null across a change of the reference base.'),
    change_pct: orNull('number', 'The same in per cent.'),
    kind: words(
      ['first', 'earliest', 'revision', 'rereference', 'withdrawn'],
      'first: as it was first published. earliest: the earliest that is held; others may have been published before it. rereference: the index has another base from here on, which is no revision.',
    ),
    units: Type.String(),
    known_from: instantOrNull('The instant from which it was known.'),
    release_date: orNull('string', 'Day of publication that the file states, or that was inferred.', { format: 'date' }),
    published_basis: PublishedBasis,
    source_url: orNull('string', 'The file.'),
    sha256: orNull('string', 'Hash of the file as the agency sent it.'),
    note: orNull('string', 'What is noted of the version.'),
  },
  { description: 'One value that a period has had.' },
);

const TriangleRow = Type.Object(
  { date: text('Last day of the period.', { format: 'date' }), period: Type.String() },
  {
    description: 'One period: a member for each vintage by its day, null where the vintage does not reach it.',
    additionalProperties: { type: ['number', 'null'] },
  },
);

const VintageRow = Type.Object(
  {
    date: text('Last day of the period.', { format: 'date' }),
    period: Type.String(),
    realtime_start: orNull('string', 'First day on which this was the known value; null where it is not known.', { format: 'date' }),
    realtime_end: orNull('string', 'Last day, 9999-12-31 while it still is.', { format: 'date' }),
    value: orNull('number', 'Null where it is not known, was taken back, or was not published yet.'),
    published_basis: PublishedBasis,
    status: Type.Optional(
      words(
        ['not_held', 'not_published'],
        'not_held: the edition that was asked for is not held. not_published: on that day nothing had been published of the period.',
      ),
    ),
    vintage: Type.Optional(
      orNull('string', 'With `release` and `lag`: day of the edition that the value is read from.', { format: 'date' }),
    ),
    previous_value: Type.Optional(orNull('number', 'With `form=list`: the value before it.')),
    change: Type.Optional(orNull('number', 'From the value before it; null across a change of the reference base.')),
    kind: Type.Optional(
      words(
        ['first', 'earliest', ...REVISION_KINDS, 'withdrawn'],
        'first: as it was first published. earliest: the earliest that is held. update: the publisher revised it. rereference: another reference base or reference year. rounding: the same figure with more or fewer decimals. method_break: it came with the first edition stored that has a break of the series, named in breaks.',
      ),
    ),
    breaks: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the breaks that came with the edition.' })),
  },
  { description: 'With `form=list` one value that a period has had; with `release` and `lag` the one that was asked for.' },
);

const OF_SERIES = {
  series_id: Type.String(),
  title: Type.String(),
  units: text('Unit of the values, as `units=` has made it.'),
  units_short: Type.String(),
  frequency: text('Of the values: `quarterly`.'),
};
const FACTS = { ...OF_SERIES, adjustment: words(ADJUSTMENTS, 'Adjustment.'), place: Type.String() };

const SeriesSummary = Type.Object(FACTS, { description: 'The series whose values these are.' });

const MultiSummary = Type.Object(
  {
    series: Type.Array(Type.Object(FACTS), { description: 'The series, in the order of the columns.' }),
    expr: Type.Optional(
      Type.Object(
        { expression: text('As it was read.'), units: orNull('string', 'Unit of what is computed; null where it has none.') },
        { description: 'With `expr`: what was computed.' },
      ),
    ),
  },
  { description: 'The series whose values stand side by side.' },
);

const VintagesSummary = Type.Object(
  {
    ...OF_SERIES,
    vintages: Type.Optional(
      Type.Array(
        Type.Object({
          vintage: text('Its day: the name of its column.', { format: 'date' }),
          kind: words(['initial', ...REVISION_KINDS], 'initial: the first that is held; else what most of its revisions are.'),
          units: text('Unit of its values.'),
          known_from: instantOrNull('The instant from which it was known.'),
          release_date: orNull('string', 'Day of publication that the file states, or that was inferred.', { format: 'date' }),
          published_basis: PublishedBasis,
          periods_added: Type.Optional(Type.Integer({ minimum: 0, description: 'Periods that had no value before.' })),
          periods_revised: Type.Optional(Type.Integer({ minimum: 0, description: 'Periods that had another value before.' })),
          breaks: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the breaks that came with it.' })),
        }),
        { description: 'With a column for each vintage: what each of them is.' },
      ),
    ),
    vintages_held: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'How many vintages are stored in the real-time period; absent of the history of one period.',
      }),
    ),
  },
  { description: 'The series, and its vintages.' },
);

export const LatestValue = open(
  {
    series_id: Type.String(),
    title: Type.String(),
    date: orNull('string', 'Last day of the period.', { format: 'date' }),
    period: orNull('string', 'Reference period.'),
    value: orNull('number', 'The newest value.'),
    previous_period: Type.Optional(orNull('string', 'The period before; null where it has no value.')),
    previous_value: Type.Optional(orNull('number', 'The value of that period.')),
    change: Type.Optional(
      orNull('number', 'From the value before it, in the same units; null where periods between the two have no value.'),
    ),
    fresher: Type.Optional(Fresher),
    units: Type.String(),
    units_short: Type.String(),
    frequency: Type.String(),
    source_name: Type.String(),
    stale: Type.Boolean(),
    stale_reason: orNull('string', 'Null when not stale.'),
    attribution: Type.Array(Type.String()),
    citation: Type.String(),
    last_updated: instantOrNull('When its newest version became known.'),
    realtime_start: Type.String(),
    published_basis: Type.Optional(PublishedBasis),
    realtime_end: Type.String(),
  },
  'The newest value, flat.',
);

/** In the order of the document. */
export const SERIES_SCHEMAS: Readonly<Record<string, TSchema>> = {
  SeriesEntry,
  SeriesRow,
  SeriesSummary,
  MultiRow,
  MultiSummary,
  RevisionRow,
  TriangleRow,
  VintageRow,
  VintagesSummary,
};
