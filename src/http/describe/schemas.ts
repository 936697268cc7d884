import { type TSchema, Type } from 'typebox';
import { ERROR_CODES } from '../../core/errors.ts';
import { EXPLANATION_SCHEMAS, Explain } from '../../queries/base/explanation-shape.ts';
import { FigureRow } from '../../queries/base/figure-shape.ts';
import { currencyMembers, discontinued, Grade, ofNotes, ofReasons, REASON_SCHEMAS } from '../../queries/base/reason-shape.ts';
import { ChartData, DrawnChart, SeriesVintages } from '../../queries/charts/shape.ts';
import { CONCEPT_SCHEMAS } from '../../queries/concepts/shape.ts';
import { RankingRow } from '../../queries/datasets/ranking-shape.ts';
import { DATASET_SCHEMAS } from '../../queries/datasets/shape.ts';
import { FRED_SCHEMAS } from '../../queries/fred/shape.ts';
import { PlaceFigure } from '../../queries/places/shape.ts';
import { RegionRow } from '../../queries/regions/shape.ts';
import { PulseShape, ReleaseShape } from '../../queries/releases/shape.ts';
import { Latest, LatestValue } from '../../queries/series/latest-shape.ts';
import { SERIES_SCHEMAS } from '../../queries/series/shape.ts';
import { STATUS_SCHEMAS } from '../../queries/status/shape.ts';
import { instantOrNull, open, orNull, refTo, text, words } from './schema-parts.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

const byName = (values: object, description: string): TSchema => Type.Unsafe({ type: 'object', additionalProperties: values, description });

const SourceCitation = Type.Object(
  {
    name: text('Name of the agency.'),
    url: text('Landing page of the dataset.', { format: 'uri' }),
    attribution: text('Attribution that you must show if you publish the figures.'),
    licence: Type.Object({ name: Type.String(), url: Type.String({ format: 'uri' }) }),
    catalogue_number: orNull('string', "The agency's catalogue number."),
    dataset_id: text('`abs.CPI`'),
    release_date: orNull('string', 'Publication date that the file states.', { format: 'date' }),
    release_date_basis: Type.Optional(
      Type.Literal('inferred', {
        description: 'Present if the publisher does not state the release date. Wattle inferred it from the release calendar.',
      }),
    ),
    published_on_or_before: Type.Optional(
      text('A date by which the figures were published, if the exact release date is not known. Absent if `release_date` is present.', {
        format: 'date',
      }),
    ),
    retrieved_at: instantOrNull('When the file was downloaded.'),
    sha256: orNull('string', 'SHA-256 hash of the file as the agency sent it. Null if no file is stored.'),
  },
  { description: 'Source of figures: agency, dataset, file and licence.' },
);

const InputFacts = Type.Object({
  input: text('Symbol of the input in the formula.'),
  series_ids: Type.Optional(
    Type.Array(Type.String(), { description: 'Ids of the series. Absent if the input is not a canonical series.' }),
  ),
  dataset_id: text('Id of the dataset that contains the input.'),
  period: Type.Object(
    { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
    { description: 'First and last reference period that were read.' },
  ),
  adjustment: orNull('string', 'original, seasonally_adjusted or trend. Null if the publisher does not state it.'),
  vintage: text('Time from which this version applies.', { format: 'date-time' }),
});

const BreakFacts = Type.Object({
  ids: Type.Array(Type.String(), { description: 'Ids of the breaks, one for each period in `periods`.' }),
  periods: Type.Array(Type.String(), { description: 'The first period on each new basis.' }),
  until: Type.Optional(text('Last period that is affected, if the break is temporary.')),
  kind: text('Kind of break: collection, method, scope, classification, rebenchmark or discontinued.'),
  what: text('The change in one sentence.'),
  size: orNull('string', 'Size of the break, in words and numbers. Null if unknown.'),
  growth: Type.Union([Type.Literal('given'), Type.Literal('absent')], {
    description:
      '`given` if rates of change across the break are calculated. `absent` if they are left out, because they would have no meaning.',
  }),
  source: text('Source that describes the break.'),
  series: Type.Array(Type.String(), { description: 'Ids of the affected series, or the id of the dataset.' }),
});

const GapFacts = Type.Object({
  start: text('The first period without a value.'),
  end: text('The last period without a value.'),
  missing: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Number of periods without a value. Absent for daily series, because non-trading days also have no value.',
    }),
  ),
  series: Type.Array(Type.String(), { description: 'Ids of the series, or their keys if they have no id.' }),
});

const Meta = open(
  {
    endpoint: text('Path of the request, with canonical ids.'),
    query: byName(
      {
        anyOf: [
          { type: ['string', 'number', 'boolean'] },
          { type: 'array', items: { type: 'string' } },
          { type: 'object', additionalProperties: { type: 'string' } },
        ],
      },
      'The parameters that were applied. `ignored` lists parameters that have no effect on the indicator.',
    ),
    period: Type.Object(
      { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
      { description: 'The reference period that the answer covers.' },
    ),
    row_count: Type.Integer({ minimum: 0, description: 'Number of rows in this answer.' }),
    total_rows: Type.Integer({ minimum: 0, description: 'Number of rows that the query matches.' }),
    truncated: Type.Boolean({ description: 'True if there are more rows. `links.next` leads to them.' }),
    retrieved_at: text('When the latest file was downloaded. Each entry in `sources` also has a time.', { format: 'date-time' }),
    source: Type.Unsafe({ anyOf: [refTo('SourceCitation'), { type: 'null' }], description: 'The first entry of `sources`.' }),
    sources: Type.Array(refTo('SourceCitation'), { description: 'All sources of the figures.' }),
    stale: Type.Boolean({
      description:
        'True if the values may be out of date, because a check for a newer version failed or the newer version could not be loaded.',
    }),
    stale_reason: orNull('string', 'The reasons in `reasons` as text. Null if the data are not stale.'),
    ...currencyMembers,
    reasons: ofReasons('All reasons why the values may be out of date.'),
    vintage: instantOrNull('Time from which this version of the data applies.'),
    next_release: instantOrNull('When the next figure is expected.'),
    notes: Type.Array(Type.String(), { description: 'The texts of `note_facts`.' }),
    note_facts: ofNotes('The notes in a form that programs can read: breaks in series, remarks, and differences in reference periods.'),
    server_version: text('Version of the running server.'),
    curated: Type.Optional(Type.Boolean({ description: 'False for a dataset that is not in the catalogue and was read by its id.' })),
    unmatched: Type.Optional(
      Type.Array(Type.String(), {
        description: 'For searches: words that match no result, or only results low in the list. Names of places come first.',
      }),
    ),
    concept: Type.Optional(
      Type.Unsafe({
        ...refTo('ConceptRow'),
        description: 'For searches: the current figure of the concept that the first result measures.',
      }),
    ),
    breaks: Type.Optional(
      Type.Array(BreakFacts, { description: 'Breaks in series between the first and the last figure that the answer uses.' }),
    ),
    vintage_gap: Type.Optional(
      Type.Object(
        {
          stored: Type.String({ format: 'date', description: 'Date of the stored vintage that is shown.' }),
          missing: Type.Integer({
            description: 'Number of releases without a stored vintage between the date in `stored` and the `as_of` date.',
          }),
          next: orNull('string', 'Date of the next stored vintage.', { format: 'date' }),
        },
        { description: 'With `gap=allow`: present if the vintage for the `as_of` date is not stored.' },
      ),
    ),
    gaps: Type.Optional(
      Type.Array(GapFacts, {
        description: 'Periods without a value between periods with a value, ascending. Absent if there are no gaps.',
      }),
    ),
    headline: Type.Optional(orNull('string', 'For indicators: the answer in one sentence.')),
    outdated: Type.Optional(
      Type.Object(
        {
          last_period: Type.String({ description: 'The period that the answer is about.' }),
          missing_periods: Type.Integer({ description: 'Number of later periods that should be published but are missing.' }),
          oldest_age: Type.Integer({ description: 'Maximum number of missing periods with which the value counts as current.' }),
        },
        {
          description:
            'For indicators: present if no value is current, because too many periods are missing. The headline states the period.',
        },
      ),
    ),
    inputs: Type.Optional(Type.Array(InputFacts, { description: 'For indicators: the series, periods and version of each input.' })),
    methodology: Type.Optional(text('Page with the formula of the indicator.', { format: 'uri' })),
    explain: Type.Optional(Explain),
    sandbox: Type.Optional(Type.Literal(true, { description: 'The agencies are simulated. All figures are made up.' })),
  },
  'Facts about the answer: its sources, vintage, notes and parameters.',
);

const Links = Type.Object(
  {
    csv: orNull('string', 'This answer as CSV. Null if it has no rows.', { format: 'uri' }),
    next: orNull('string', 'Address of the next page.', { format: 'uri' }),
  },
  { description: 'Addresses of this answer in other formats, and of its next page.' },
);

const Problem = Type.Object(
  {
    type: text('Page about the error code.', { format: 'uri' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: text('Path that was requested.'),
    code: words(Object.keys(ERROR_CODES), 'Stable code. `type` links to its documentation.'),
    error: text('One plain sentence. The same as `detail`.'),
    hint: orNull('string', 'How to fix the error.'),
    nearest: Type.Optional(Type.Array(Type.String(), { description: 'Suggested ids or paths, nearest first.' })),
    dataset_id: Type.Optional(text('Id of the dataset that has no current data.')),
    reasons: Type.Optional(ofReasons('Reasons why the data are out of date.')),
    request_id: Type.String(),
    errors: Type.Array(
      Type.Object({
        parameter: Type.String(),
        detail: Type.String(),
        allowed: Type.Optional(Type.Array(Type.String())),
        did_you_mean: Type.Optional(Type.String()),
      }),
      { description: 'One entry for each parameter at fault.' },
    ),
  },
  { description: 'An error. It has the members of RFC 9457 and some more.', additionalProperties: true },
);

const RpcFault = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(
      // This is a list of types, because openapi-generator fails on a union of three types with null.
      Type.Unsafe({
        type: ['string', 'number', 'null'],
        description: 'Id of the JSON-RPC message. Absent or null if it could not be read.',
      }),
    ),
    error: Type.Object(
      {
        code: Type.Integer({
          description:
            'Error code of JSON-RPC 2.0 or of the protocol. -32600: the body is not a valid message. -32601: unknown method. -32000: the request was refused before the message was read.',
        }),
        message: Type.String(),
        data: Type.Optional(
          open(
            {
              code: Type.Optional(text('Error code of this API, as in a Problem.')),
              hint: Type.Optional(orNull('string', 'How to fix the error.')),
              supported: Type.Optional(
                Type.Array(Type.String(), { description: 'The supported protocol revisions, if the client requested another one.' }),
              ),
            },
            'Details that the protocol defines for the error. If the message could not be read, this has the members of a Problem.',
          ),
        ),
      },
      { additionalProperties: true },
    ),
  },
  { description: 'A JSON-RPC error.', additionalProperties: true },
);

const SearchHit = open(
  {
    dataset_id: text('`abs.CPI`'),
    source: Type.String(),
    name: Type.String(),
    description: Type.String(),
    score: Type.Number({ minimum: 0, maximum: 1 }),
    relevance: Type.Number({ minimum: 0, maximum: 1, description: 'The same as `score`.' }),
    why: Type.Array(Type.String(), { description: 'The search words that matched.' }),
  },
  'A dataset in the results.',
);

const Found = open(
  {
    kind: words(['series', 'dataset', 'signal', 'release', 'forecast'], 'Kind of result.'),
    id: text('Id such as `AU.CPI.YOY`, `abs.CPI`, `real-wages` or `AU.FORECAST.RBA.CPI`. For a release, its title.'),
    title: Type.String(),
    short_title: Type.Optional(Type.String({ maxLength: 60, description: 'The title in at most 60 characters.' })),
    source: orNull('string', 'Source code. Null for an indicator.'),
    units: orNull('string', 'Unit of a series. Null for other results.'),
    frequency: orNull('string', 'Frequency of a series, or of a dataset of time series.'),
    place: orNull('string', 'Region that a series covers.'),
    available: Type.Unsafe({ type: ['boolean', 'null'], description: 'Whether data are stored. Null for a release.' }),
    from: orNull('string', 'First period with data.'),
    to: orNull('string', 'Last period with data.'),
    latest: Latest,
    next_release: orNull('string', 'Expected date of the next figure, or date of the release.'),
    grade: Type.Optional(
      Type.Unsafe({ anyOf: [Grade, { type: 'null' }], description: 'How current a series is. Null for other results.' }),
    ),
    lag_periods: Type.Optional(orNull('integer', 'Number of missing periods of a series. Null if not counted.')),
    discontinued,
    score: Type.Number({ minimum: 0, maximum: 1 }),
    why: Type.Array(Type.String(), { description: 'The search words that matched.' }),
  },
  'A search result.',
);

const FacetCount = open(
  {
    column: text('Name of a column that has few different values.'),
    value: orNull('string', 'Value as in the rows.'),
    label: orNull('string', 'Label, if the value is a code.'),
    rows: Type.Integer({ minimum: 0, description: 'Number of rows with this value that match the other filters.' }),
    exact: Type.Boolean({ description: 'False if counting stopped because there are too many rows.' }),
  },
  'Number of rows with one value of a column.',
);

const SignalEntry = open(
  {
    id: text('Id of the indicator, which is its path under /v1: `real-wages`.'),
    title: Type.String(),
    question: text('Question that the indicator answers.'),
    subject: Type.String(),
    summary: Type.String(),
    kind: words(
      ['history', 'object', 'rows'],
      '`history`: a row for each period. `object` or `rows`: the latest figures, as one object or as rows.',
    ),
    frequency: orNull('string', 'Frequency of the rows. Null if there are no rows by period.'),
    no_past: orNull('string', 'Reason why the indicator has no rows by period.'),
    available: Type.Boolean({ description: 'Whether all inputs are stored.' }),
    stale_rule: words(
      ['serve_cached', 'refuse'],
      'What happens if inputs may be out of date: serve_cached returns the answer marked as stale, and refuse returns an error.',
    ),
    parameters: Type.Array(Type.String(), { description: 'Parameters of this indicator in addition to the common ones.' }),
    series: Type.Array(Type.String(), { description: 'Ids of the input series if the parameters have their defaults.' }),
    datasets: Type.Array(Type.String(), { description: 'Ids of the input datasets.' }),
    methodology: Type.String({ format: 'uri' }),
    example: Type.String({ format: 'uri' }),
  },
  'An indicator.',
);

const Usage = Type.Object(
  {
    month: text('Calendar month in UTC: `2026-11`.'),
    used: Type.Integer({ minimum: 0 }),
    limit: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Number of requests allowed in a month. Null if there is no limit.',
    }),
    remaining: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    resets_at: Type.String({ format: 'date-time' }),
  },
  { description: 'The monthly quota.' },
);

const Whoami = Type.Object(
  {
    auth: words(['api_key', 'jwt'], 'How the caller was identified.'),
    email: Type.String(),
    tier: Type.String(),
    key_prefix: orNull('string', 'First characters of the key in this request, or of the latest valid key.'),
    created_at: Type.String({ format: 'date-time' }),
    email_verified: Type.Boolean({
      description: 'Whether the owner has signed in with this address. Until then, a key works for data only.',
    }),
    scopes: Type.Array(Type.String(), {
      description: '`data` for every caller, `webhooks` if the email address is verified, and `account` if the caller is signed in.',
    }),
    usage: refTo('Usage'),
  },
  { description: 'The caller.' },
);

export const SCHEMAS: Readonly<Record<string, TSchema>> = {
  Meta,
  ...REASON_SCHEMAS,
  ...EXPLANATION_SCHEMAS,
  Links,
  SourceCitation,
  Problem,
  RpcFault,
  ...DATASET_SCHEMAS,
  SearchHit,
  Found,
  ...CONCEPT_SCHEMAS,
  ...{ FigureRow, PlaceFigure, RankingRow, RegionRow },
  ...SERIES_SCHEMAS,
  Release: ReleaseShape,
  ReleasePulse: PulseShape,
  FacetCount,
  SignalEntry,
  ChartData,
  DrawnChart,
  SeriesVintages,
  LatestValue,
  ...FRED_SCHEMAS,
  Usage,
  Whoami,
  ...WEBHOOK_SCHEMAS,
  ...STATUS_SCHEMAS,
};

export const envelopeOf = (data: TSchema, summary?: TSchema): TSchema =>
  Type.Object({ data, meta: summary === undefined ? refTo('Meta') : metaWith(summary), links: refTo('Links') });

const metaWith = (summary: TSchema): TSchema => Type.Unsafe({ allOf: [refTo('Meta'), Type.Object({ summary })] });

export const DATASET_ROWS: TSchema = envelopeOf(
  Type.Array(Type.Unsafe({ anyOf: [refTo('Row'), refTo('TableRow')] })),
  Type.Optional(refTo('ColumnUnits')),
);
