/** JSON Schemas of what goes over the wire: the shared ones by name, and those made from a signal's declaration. */
import { type TSchema, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import type { RowField, Signal } from '../../core/define-signal.ts';
import { ERROR_CODES } from '../../core/errors.ts';
import { FREQUENCIES } from '../../core/frequency.ts';
import { ADJUSTMENTS, OBS_STATUSES, PUBLISHED_BASES } from '../../core/observation.ts';
import { REVISION_KINDS } from '../../queries/series/revision-kinds.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

/** A schema whose value may also be null. */
export const orNull = (type: 'string' | 'number' | 'integer' | 'object', description: string, more: object = {}): TSchema =>
  Type.Unsafe({ type: [type, 'null'], description, ...more });

const instantOrNull = (description: string): TSchema => orNull('string', description, { format: 'date-time' });
const text = (description: string, more: object = {}): TSchema => Type.String({ description, ...more });
const words = (values: readonly string[], description: string): TSchema => Type.Unsafe({ type: 'string', enum: [...values], description });

export const refTo = (name: string): TSchema => Type.Unsafe({ $ref: `#/components/schemas/${name}` });

const open = (properties: Record<string, TSchema>, description: string): TSchema =>
  Type.Object(properties, { description, additionalProperties: true });

const SourceCitation = Type.Object(
  {
    name: text('The agency.'),
    url: text('Landing page of the dataset.', { format: 'uri' }),
    attribution: text('To be reproduced on publication.'),
    licence: Type.Object({ name: Type.String(), url: Type.String({ format: 'uri' }) }),
    catalogue_number: orNull('string', "The agency's catalogue number."),
    dataset_id: text('`abs.CPI`'),
    release_date: orNull('string', 'Day of publication that the file states.', { format: 'date' }),
    release_date_basis: Type.Optional(
      Type.Literal('inferred', { description: 'The day is not stated by the publisher: it was inferred from the calendar of releases.' }),
    ),
    retrieved_at: instantOrNull('When the file was retrieved.'),
    sha256: orNull('string', 'Hash of the file as the agency sent it.'),
  },
  { description: 'Where figures come from: the agency, the dataset, the file and its licence.' },
);

const InputFacts = Type.Object({
  input: text('Its symbol in the formula.'),
  series_ids: Type.Optional(
    Type.Array(Type.String(), { description: 'Absent where it is a part of a dataset instead of canonical series.' }),
  ),
  dataset_id: text('The dataset it is read from.'),
  period: Type.Object(
    { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
    { description: 'The reference periods that were read.' },
  ),
  adjustment: orNull('string', 'original, seasonally_adjusted or trend; null where the publisher does not say.'),
  vintage: text('Instant from which the version that was read is known.', { format: 'date-time' }),
});

const BreakFacts = Type.Object({
  ids: Type.Array(Type.String(), { description: 'One for each period.' }),
  periods: Type.Array(Type.String(), { description: 'The first period on each new basis.' }),
  until: Type.Optional(text('The last period that an episode disturbs.')),
  kind: text('collection, method, scope, classification, rebenchmark or discontinued.'),
  what: text('What changed, in a sentence.'),
  size: orNull('string', 'How large it is; null where nobody has said.'),
  growth: Type.Union([Type.Literal('given'), Type.Literal('absent')], {
    description: 'Whether a rate of change of levels across it is given, or absent because it would mean nothing.',
  }),
  source: text('Who says so.'),
  series: Type.Array(Type.String(), { description: 'Ids of the series, or the dataset.' }),
});

const Meta = open(
  {
    endpoint: text('Path with canonical ids.'),
    query: Type.Object({}, { additionalProperties: true, description: 'The parameters as applied.' }),
    period: Type.Object(
      { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
      { description: 'The reference period covered.' },
    ),
    row_count: Type.Integer({ minimum: 0, description: 'Rows in this answer.' }),
    total_rows: Type.Integer({ minimum: 0, description: 'Rows that the query matches.' }),
    truncated: Type.Boolean({ description: 'True when there are more rows; `links.next` leads to them.' }),
    retrieved_at: text('When the newest of the sources was retrieved; each source says its own.', { format: 'date-time' }),
    source: Type.Unsafe({ anyOf: [refTo('SourceCitation'), { type: 'null' }], description: 'The first of `sources`.' }),
    sources: Type.Array(refTo('SourceCitation'), { description: 'Every source that the figures come from.' }),
    stale: Type.Boolean({ description: 'True when an older version was served because a newer one could not be confirmed or had.' }),
    stale_reason: orNull('string', 'The source, the failure and since when; null when not stale.'),
    vintage: instantOrNull('The instant from which this version was known.'),
    next_release: instantOrNull('When the next figure is expected.'),
    notes: Type.Array(Type.String(), { description: 'Breaks, caveats, mismatched reference periods.' }),
    server_version: text('Version of the running server.'),
    curated: Type.Optional(Type.Boolean({ description: 'False for a dataset outside the catalogue, read by its id.' })),
    unmatched: Type.Optional(
      Type.Array(Type.String(), { description: 'On searches: what was typed and nothing has, a place that is not covered first.' }),
    ),
    breaks: Type.Optional(
      Type.Array(BreakFacts, { description: 'Breaks in the series between the first and the last figure that the answer rests on.' }),
    ),
    headline: Type.Optional(orNull('string', 'On signals: the answer in one plain sentence, made of its figures.')),
    inputs: Type.Optional(Type.Array(InputFacts, { description: 'On signals: what was read of each input.' })),
    methodology: Type.Optional(text('Page with the formula of the signal.', { format: 'uri' })),
    summary: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'Figures about all rows together.' })),
    explain: Type.Optional(Type.Unknown({ description: 'With `explain=1`: formula, operands, files, hashes and cells.' })),
    sandbox: Type.Optional(Type.Literal(true, { description: 'The agencies are simulated; no figure is real.' })),
  },
  'What the answer rests on.',
);

const Links = Type.Object(
  {
    csv: orNull('string', 'Exactly this answer as CSV; null where it has no rows.', { format: 'uri' }),
    next: orNull('string', 'The page after this one.', { format: 'uri' }),
  },
  { description: 'Other forms and pages of this answer.' },
);

const Envelope = Type.Object(
  { data: Type.Unsafe({ description: 'Rows, or one object.' }), meta: refTo('Meta'), links: refTo('Links') },
  { description: 'Every data answer.' },
);

const Problem = Type.Object(
  {
    type: text('A page about the code.', { format: 'uri' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: text('The path that was asked.'),
    code: words(Object.keys(ERROR_CODES), 'Stable; documented under `type`.'),
    error: text('One plain sentence, the same as `detail`.'),
    hint: orNull('string', 'What to do.'),
    request_id: Type.String(),
    errors: Type.Array(
      Type.Object({
        parameter: Type.String(),
        detail: Type.String(),
        allowed: Type.Optional(Type.Array(Type.String())),
        did_you_mean: Type.Optional(Type.String()),
      }),
      { description: 'One for each faulty parameter.' },
    ),
  },
  { description: 'Every error answer: RFC 9457 and ours.', additionalProperties: true },
);

const Row = Type.Object(
  {
    period: text('Reference period: `2024`, `2024-Q1`, `2024-03`, `2024-03-31`.'),
    value: orNull('number', 'As published; null where the publisher gives no number.'),
    unit: orNull('string', 'Unit, multiplier included.'),
    dimensions: Type.Unsafe({
      type: 'object',
      additionalProperties: { type: ['string', 'object', 'null'] },
      description: 'Name and label of each dimension; codes with `labels=code`.',
    }),
    status: Type.Optional(words(OBS_STATUSES, 'The flag of the publisher, where there is one.')),
  },
  { description: 'One observation of a dataset.', additionalProperties: true },
);

const DatasetEntry = open(
  {
    id: text('Canonical id within the source.'),
    dataset_id: text('`abs.CPI`'),
    source: words(SOURCE_CODES, 'Source code.'),
    title: Type.String(),
    description: Type.String(),
    frequency: orNull('string', `One of ${FREQUENCIES.join(', ')}, or its word.`),
    unit: orNull('string', 'Unit of its values, where there is one.'),
    kind: words(['time_series', 'register'], 'Observations, or rows of a register.'),
    licence: Type.Unknown({ description: 'The licence it is published under.' }),
    landing_page: text('Page of the agency.', { format: 'uri' }),
    period_start: orNull('string', 'First period held.'),
    period_end: orNull('string', 'Last period held.'),
    rows: orNull('integer', 'Rows held.'),
    refreshed_at: instantOrNull('When it was last confirmed or replaced.'),
    next_release: instantOrNull('When the next figure is expected.'),
    stale: Type.Boolean(),
    example: text('An address that works.', { format: 'uri' }),
  },
  'One dataset of the catalogue.',
);

const DatasetDescription = open(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    kind: words(['time_series', 'register'], 'Observations, or rows of a register.'),
    dimensions: Type.Array(
      open(
        {
          name: Type.String(),
          code: Type.String(),
          description: Type.String(),
          values: Type.Array(open({ code: Type.String(), label: Type.String() }, 'A value.')),
          default: orNull('string', 'The code used without a filter; null means all.'),
        },
        'A dimension.',
      ),
    ),
    columns: Type.Array(open({ name: Type.String(), type: Type.String(), description: Type.String() }, 'A column.')),
    measures: Type.Array(Type.Unknown()),
    coverage: Type.Unknown(),
    quirks: Type.Array(Type.String()),
    upstream: open({ url: Type.String(), format: Type.String() }, 'Where it is read from.'),
    licence: Type.Unknown(),
    stale_rule: Type.Unknown(),
    examples: Type.Array(Type.String()),
  },
  'Dimensions, columns, coverage and notes of a dataset.',
);

const SearchHit = open(
  {
    dataset_id: text('`abs.CPI`'),
    source: Type.String(),
    name: Type.String(),
    description: Type.String(),
    score: Type.Number({ minimum: 0, maximum: 1 }),
    relevance: Type.Number({ minimum: 0, maximum: 1, description: 'The same as `score`.' }),
    why: Type.Array(Type.String(), { description: 'The words that matched.' }),
  },
  'A dataset that was found.',
);

const Found = open(
  {
    kind: words(['series', 'dataset', 'signal', 'release'], 'What it is.'),
    id: text('`AU.CPI.YOY`, `abs.CPI`, `real-wages`; a release goes by its title.'),
    title: Type.String(),
    source: orNull('string', 'Source code; null of a signal.'),
    units: orNull('string', 'Of a series.'),
    frequency: orNull('string', 'Of a series, or of a dataset of time series.'),
    place: orNull('string', 'What place a series is about.'),
    available: Type.Unsafe({ type: ['boolean', 'null'], description: 'Whether it can be answered from what is held; null of a release.' }),
    from: orNull('string', 'First period held.'),
    to: orNull('string', 'Last period held.'),
    latest: Type.Unsafe({
      anyOf: [
        Type.Object({
          period: Type.String(),
          value: Type.Number(),
          previous_period: orNull('string', 'The period before it that has a value.'),
          previous_value: orNull('number', 'The value before it.'),
          change: orNull('number', 'From the value before it, in the same units; null where periods between the two have no value.'),
        }),
        { type: 'null' },
      ],
      description: 'The newest figure of a series; null where none is held.',
    }),
    next_release: orNull('string', 'When the next figure is expected, or the release comes out.'),
    score: Type.Number({ minimum: 0, maximum: 1 }),
    why: Type.Array(Type.String(), { description: 'The words that matched.' }),
  },
  'Something that was found.',
);

const SeriesEntry = open(
  {
    id: text('Stable for ever: `AU.CPI.YOY`.'),
    title: Type.String(),
    description: Type.String(),
    aliases: Type.Optional(Type.Array(Type.String(), { description: 'Other ids that lead here.' })),
    source: Type.Unknown(),
    dataset_id: Type.String(),
    dimensions: Type.Optional(
      Type.Unknown({ description: "The publisher's code of each of its dimensions: which series of the dataset it is." }),
    ),
    units: Type.String(),
    units_short: Type.String(),
    frequency: Type.String(),
    adjustment: words(ADJUSTMENTS, 'Adjustment.'),
    place: Type.String(),
    topic: Type.Optional(Type.String()),
    tags: Type.Array(Type.String()),
    coverage: Type.Unknown({ description: 'First and last period with a value, and how many there are; null when it is not held.' }),
    last_updated: orNull('string', 'When its newest version became known.'),
    next_release: instantOrNull('When the next figure is expected.'),
    vintages: Type.Optional(Type.Unknown({ description: 'How many vintages are held, and the day of the first.' })),
    used_in_signals: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the signals that read it.' })),
    related: Type.Optional(
      Type.Array(Type.String(), { description: 'Ids of series that say the same of other places or in another way.' }),
    ),
    citation: Type.Optional(Type.Unknown({ description: 'How to cite it: `text` and `bibtex`; null when it is not held.' })),
  },
  'What a canonical series is.',
);

const PublishedBasis = orNull(
  'string',
  'How the day of the vintage is known: `stated` by the file, `inferred` from the calendar of releases, or an `upper_bound`: published on that day or before.',
  { enum: [...PUBLISHED_BASES, null] },
);

const SeriesRow = open(
  {
    date: text('Last day of the period.', { format: 'date' }),
    period: Type.String(),
    value: orNull('number', 'In `units` of the series.'),
    status: Type.Optional(
      words(
        [...OBS_STATUSES, 'not_held'],
        'The flag of the publisher, where there is one; `not_held` with `vintage=first` where the first value is not known.',
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

const FacetCount = open(
  {
    column: text('A column of few values.'),
    value: orNull('string', 'As it stands in rows.'),
    label: orNull('string', 'What a code means.'),
    rows: Type.Integer({ minimum: 0, description: 'Rows that fit the other filters and have this value.' }),
    exact: Type.Boolean({ description: 'False where there are more rows than were counted.' }),
  },
  'How many rows of a selection have a value.',
);

const SignalEntry = open(
  {
    id: text('`real-wages`: its path under /v1.'),
    title: Type.String(),
    question: text('What it answers, as one asks it.'),
    subject: Type.String(),
    summary: Type.String(),
    kind: words(['history', 'object', 'rows'], 'A row for each period, or a snapshot: one object, or rows.'),
    frequency: orNull('string', 'Of a history.'),
    available: Type.Boolean({ description: 'Whether all that it needs is stored.' }),
    stale_rule: words(['serve_cached', 'refuse'], 'What it does when what is stored is not confirmed.'),
    parameters: Type.Array(Type.String(), { description: 'Its own parameters.' }),
    series: Type.Array(Type.String(), { description: 'Series that it is computed from, without any of its parameters.' }),
    datasets: Type.Array(Type.String(), { description: 'Datasets that it is computed from.' }),
    methodology: Type.String({ format: 'uri' }),
    example: Type.String({ format: 'uri' }),
  },
  'A signal.',
);

const ChartPoint = Type.Object({
  period: Type.String(),
  value: orNull('number', 'Null only where an event ends the one before.'),
});
const ChartData = open(
  {
    title: Type.String(),
    window: Type.Object({ from: orNull('string', 'First day asked for.'), to: orNull('string', 'Last day asked for.') }),
    series: Type.Array(
      open(
        {
          id: Type.String(),
          title: Type.String(),
          units: Type.String(),
          units_short: Type.String(),
          frequency: Type.String(),
          adjustment: Type.String(),
          axis: words(['left', 'right'], 'The first unit is on the left.'),
          nature: words(['period', 'event'], 'An event holds from its day until the next.'),
          known_through: orNull('string', 'Last day on which the last event is known to hold.', { format: 'date' }),
          computed: Type.Boolean({ description: 'False where the values are as published.' }),
          partial: Type.Boolean({ description: 'True where a period is shown that is not there as a whole.' }),
          points: Type.Array(ChartPoint),
          breaks: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), what: text('What is different from that day on.') }), {
            description: 'Breaks in the series within the span of the points.',
          }),
          revisions: Type.Array(
            Type.Object({
              period: Type.String(),
              value: Type.Number(),
              was: Type.Number({ description: 'The value in the first edition that had the period.' }),
              edition: text('Day of that edition.', { format: 'date' }),
            }),
            { description: 'Points that were others before. A change of reference base is none.' },
          ),
        },
        'One series as it is drawn.',
      ),
    ),
    bands: Type.Array(
      Type.Object({
        label: Type.String(),
        low: Type.Number(),
        high: Type.Number(),
        from: orNull('string', 'First day on which it holds; null where it is open.'),
        to: orNull('string', 'Last day; null where it is open.'),
      }),
      { description: 'Spans of values that the left axis is read against, such as a target.' },
    ),
  },
  'What a chart shows.',
);

const LatestValue = open(
  {
    series_id: Type.String(),
    title: Type.String(),
    date: orNull('string', 'Last day of the period.', { format: 'date' }),
    period: orNull('string', 'Reference period.'),
    value: orNull('number', 'The newest value.'),
    previous_period: Type.Optional(orNull('string', 'The period before it that has a value.')),
    previous_value: Type.Optional(orNull('number', 'The value before it.')),
    change: Type.Optional(
      orNull('number', 'From the value before it, in the same units; null where periods between the two have no value.'),
    ),
    units: Type.String(),
    units_short: Type.String(),
    frequency: Type.String(),
    source_name: Type.String(),
    stale: Type.Boolean(),
    stale_reason: orNull('string', 'Null when not stale.'),
    attribution: Type.Array(Type.String()),
    citation: Type.String(),
    last_updated: Type.Unknown(),
    realtime_start: Type.String(),
    published_basis: Type.Optional(PublishedBasis),
    realtime_end: Type.String(),
  },
  'The newest value, flat.',
);

const FredObservations = open(
  {
    realtime_start: Type.String({ format: 'date' }),
    realtime_end: Type.String({ format: 'date' }),
    observation_start: Type.String({ format: 'date' }),
    observation_end: Type.String({ format: 'date' }),
    units: Type.String(),
    output_type: Type.Integer(),
    file_type: Type.String(),
    notes: Type.Optional(Type.String({ description: 'With output type 4: why initial releases are left out, where they are.' })),
    published_basis: Type.Optional(
      Type.String({
        description:
          'Days of vintages that the publisher does not state, each with how it is known: `2020-09-17 inferred; 2021-02-27 upper_bound`.',
      }),
    ),
    order_by: Type.String(),
    sort_order: Type.String(),
    count: Type.Integer(),
    offset: Type.Integer(),
    limit: Type.Integer(),
    observations: Type.Array(Type.Object({ date: Type.String() }, { additionalProperties: true })),
  },
  "FRED's series/observations: values as strings, `.` for missing, `date` the first day of the period.",
);

const realtime = {
  realtime_start: Type.String({ format: 'date' }),
  realtime_end: Type.String({ format: 'date' }),
};
const fredPage = {
  order_by: Type.String(),
  sort_order: Type.String(),
  count: Type.Integer(),
  offset: Type.Integer(),
  limit: Type.Integer(),
};

const FredSeriesEntry = open(
  {
    id: Type.String(),
    ...realtime,
    title: Type.String(),
    observation_start: Type.Optional(text('First day of the first period; absent when it is not held.', { format: 'date' })),
    observation_end: Type.Optional(text('First day of the last period.', { format: 'date' })),
    frequency: Type.String(),
    frequency_short: Type.String(),
    units: Type.String(),
    units_short: Type.String(),
    seasonal_adjustment: Type.String(),
    seasonal_adjustment_short: Type.String(),
    last_updated: Type.Optional(Type.String()),
    popularity: Type.Integer({ description: 'Not measured: always 0.' }),
    notes: Type.String(),
  },
  "An entry of FRED's `seriess`.",
);

const FredSeries = open({ ...realtime, seriess: Type.Array(refTo('FredSeriesEntry')) }, "FRED's series.");
const FredSearch = open({ ...realtime, ...fredPage, seriess: Type.Array(refTo('FredSeriesEntry')) }, "FRED's series/search.");
const FredVintageDates = open(
  { ...realtime, ...fredPage, vintage_dates: Type.Array(Type.String({ format: 'date' })) },
  "FRED's series/vintagedates: the days on which a value came or changed.",
);
const FredCategories = open(
  { categories: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), parent_id: Type.Integer() })) },
  "FRED's categories: a tree below 0.",
);
const FredReleases = open(
  {
    ...realtime,
    releases: Type.Array(
      open(
        { id: Type.Integer(), name: Type.String(), press_release: Type.Boolean(), link: Type.String() },
        'What an agency publishes under one title.',
      ),
    ),
  },
  "FRED's releases.",
);
const FredSources = open(
  { ...realtime, sources: Type.Array(open({ id: Type.Integer(), name: Type.String(), link: Type.String() }, 'An agency.')) },
  "FRED's sources.",
);
const FredTags = open(
  {
    ...realtime,
    ...fredPage,
    tags: Type.Array(
      open(
        {
          name: Type.String(),
          group_id: text('`freq`, `gen`, `geo`, `rls`, `seas` or `src`.'),
          notes: Type.String(),
          popularity: Type.Integer({ description: 'Not measured: always 0.' }),
          series_count: Type.Integer(),
        },
        'A tag, and how many of the series have it.',
      ),
    ),
  },
  "FRED's tags.",
);
const FredTables = open(
  { name: Type.String(), element_id: Type.Integer(), release_id: Type.String(), elements: Type.Record(Type.String(), Type.Unknown()) },
  "FRED's release/tables: a line for each series.",
);
const FredReleaseDates = open(
  {
    ...realtime,
    ...fredPage,
    release_dates: Type.Array(
      Type.Object({
        release_id: Type.Integer({ description: 'Stands for agency and title.' }),
        release_name: Type.String(),
        date: text('Day in Sydney.', { format: 'date' }),
      }),
    ),
  },
  "FRED's releases/dates.",
);

const Usage = Type.Object(
  {
    month: text('`2026-11`, UTC.'),
    used: Type.Integer({ minimum: 0 }),
    limit: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'Null where there is none.' }),
    remaining: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    resets_at: Type.String({ format: 'date-time' }),
  },
  { description: 'The monthly quota.' },
);

const Whoami = Type.Object(
  {
    auth: words(['api_key', 'jwt'], 'How the caller was recognised.'),
    email: Type.String(),
    tier: Type.String(),
    key_prefix: orNull('string', 'First characters of the key that calls, or of the newest one that works.'),
    created_at: Type.String({ format: 'date-time' }),
    email_verified: Type.Boolean({ description: 'Whether somebody has signed in with the address. Until then a key works for data only.' }),
    scopes: Type.Array(Type.String(), {
      description: '`data`, `webhooks` where the address is verified, and `account` for those who are signed in.',
    }),
    usage: refTo('Usage'),
  },
  { description: 'The caller.' },
);

const IngestTrouble = Type.Object({
  state: Type.Union([Type.Literal('running'), Type.Literal('restarting'), Type.Literal('store_failing')]),
  since: Type.String({ format: 'date-time' }),
  reason: Type.Union([Type.String(), Type.Null()]),
  restarts: Type.Integer({ description: 'How often the thread that reads files was started again since the program started.' }),
});

const StoreTrouble = Type.Object(
  {
    code: Type.String({ description: 'A code of the error catalogue that begins `STORE_`.' }),
    reason: Type.String({ description: 'What is wrong and what mends it.' }),
    since: Type.String({ format: 'date-time' }),
  },
  { description: 'The store does not give or take data. What needs neither is answered; calls are counted in memory meanwhile.' },
);

const Health = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
      description: '`degraded`: what is stored is served, and nothing new comes in at present, or is kept; `ingest` and `store` say why.',
    }),
    ingest: Type.Optional(IngestTrouble),
    store: Type.Optional(StoreTrouble),
    version: Type.String(),
    time: Type.String({ format: 'date-time' }),
    quota: Type.Optional(refTo('Usage')),
  },
  { description: 'The server answers.' },
);

const Readiness = Type.Object(
  {
    status: Type.Union([Type.Literal('ready'), Type.Literal('degraded')]),
    ingest: Type.Optional(IngestTrouble),
    store: Type.Optional(StoreTrouble),
    time: Type.String({ format: 'date-time' }),
  },
  { description: 'Requests are answered.' },
);

/** The schemas that the document names, in the order of the document. */
export const SCHEMAS: Readonly<Record<string, TSchema>> = {
  Envelope,
  Meta,
  Links,
  SourceCitation,
  Problem,
  Row,
  DatasetEntry,
  DatasetDescription,
  SearchHit,
  Found,
  SeriesEntry,
  SeriesRow,
  MultiRow,
  RevisionRow,
  TriangleRow,
  VintageRow,
  FacetCount,
  SignalEntry,
  ChartData,
  LatestValue,
  FredObservations,
  FredSeriesEntry,
  FredSeries,
  FredSearch,
  FredVintageDates,
  FredReleaseDates,
  FredCategories,
  FredReleases,
  FredSources,
  FredTags,
  FredTables,
  Usage,
  Whoami,
  ...WEBHOOK_SCHEMAS,
  Health,
  Readiness,
};

/** The envelope with a data member of its own. */
export const envelopeOf = (data: TSchema): TSchema =>
  Type.Unsafe({ allOf: [refTo('Envelope'), { type: 'object', required: ['data'], properties: { data } }] });

/** `RealWagesRow`: the name of a signal's row in the document. */
export const rowNameOf = (signal: Signal): string =>
  `${signal.id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Row`;

/** The row of a signal: its period and the declared fields, any of which may be null. */
export function rowSchemaOf(signal: Signal): TSchema {
  const fields = Object.entries(signal.row).map(([name, field]) => [name, Type.Optional(fieldSchema(field))] as const);
  return open(
    {
      period: Type.Optional(orNull('string', 'Reference period; null where each member of the row names its own.')),
      ...Object.fromEntries(fields),
    },
    signal.title,
  );
}

function fieldSchema(field: RowField): TSchema {
  const description = field.unit === null ? field.description : `${field.description} Unit: ${field.unit}.`;
  const type = field.type === 'period' ? 'string' : field.type;
  return Type.Unsafe({ type: [type, 'null'], description });
}
