/** JSON Schemas of answers: shared ones by name, and those from indicator declarations. */

import { type TSchema, Type } from 'typebox';
import { ERROR_CODES } from '../../core/errors.ts';
import { PulseShape, ReleaseShape } from '../../queries/releases/shape.ts';
import { ChartData, DrawnChart, SeriesVintages } from './chart-schemas.ts';
import { CONCEPT_SCHEMAS } from './concept-schemas.ts';
import { DATASET_SCHEMAS } from './dataset-schemas.ts';
import { EXPLANATION_SCHEMAS, Explain } from './explanation-schemas.ts';
import { FIGURE_SCHEMAS } from './figure-schemas.ts';
import { FRED_SCHEMAS } from './fred-schemas.ts';
import { currencyMembers, discontinued, Grade, ofNotes, ofReasons, REASON_SCHEMAS } from './reason-schemas.ts';
import { instantOrNull, Latest, open, orNull, refTo, text, words } from './schema-parts.ts';
import { LatestValue, SERIES_SCHEMAS } from './series-schemas.ts';
import { STATUS_SCHEMAS } from './status-schemas.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

/** Values by undeclared names. */
const byName = (values: object, description: string): TSchema => Type.Unsafe({ type: 'object', additionalProperties: values, description });

const SourceCitation = Type.Object(
  {
    name: text('The agency.'),
    url: text('Landing page of the dataset.', { format: 'uri' }),
    attribution: text('Text that you must show if you publish the figures.'),
    licence: Type.Object({ name: Type.String(), url: Type.String({ format: 'uri' }) }),
    catalogue_number: orNull('string', "The agency's catalogue number."),
    dataset_id: text('`abs.CPI`'),
    release_date: orNull('string', 'Publication date that the file states.', { format: 'date' }),
    release_date_basis: Type.Optional(
      Type.Literal('inferred', { description: 'The publisher does not state the date. We inferred it from the release calendar.' }),
    ),
    published_on_or_before: Type.Optional(
      text('If the release date is not known: a date on which the figures were already published. Absent if `release_date` is present.', {
        format: 'date',
      }),
    ),
    retrieved_at: instantOrNull('When the file was downloaded.'),
    sha256: orNull(
      'string',
      "licence: the publisher's terms do not allow it here. source: from an agency that is not covered. table: in a table that is not included. estimate: cannot be observed.",
    ),
  },
  { description: 'Source of figures: agency, dataset, file and licence.' },
);

const InputFacts = Type.Object({
  input: text('Symbol of the input in the formula.'),
  series_ids: Type.Optional(
    Type.Array(Type.String(), { description: 'Ids of the series. Absent if the input is part of a dataset rather than canonical series.' }),
  ),
  dataset_id: text('Its dataset.'),
  period: Type.Object(
    { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
    { description: 'The reference periods that were read.' },
  ),
  adjustment: orNull('string', 'original, seasonally_adjusted or trend. Null if the publisher does not state it.'),
  vintage: text('Time from which this version was known.', { format: 'date-time' }),
});

const BreakFacts = Type.Object({
  ids: Type.Array(Type.String(), { description: 'Ids of the breaks, one for each period.' }),
  periods: Type.Array(Type.String(), { description: 'The first period on each new basis.' }),
  until: Type.Optional(text('The last period that is affected, if the break is an episode.')),
  kind: text('collection, method, scope, classification, rebenchmark or discontinued.'),
  what: text('The change in one sentence.'),
  size: orNull('string', 'Size of the change. Null if unknown.'),
  growth: Type.Union([Type.Literal('given'), Type.Literal('absent')], {
    description:
      '`given` if rates of change across the break are calculated. `absent` if they are left out, because they would have no meaning.',
  }),
  source: text('Source of this information.'),
  series: Type.Array(Type.String(), { description: 'Ids of the series, or the id of the dataset.' }),
});

const GapFacts = Type.Object({
  start: text('The first period without a value.'),
  end: text('The last one.'),
  missing: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Number of periods. Absent for daily series, because missing days look the same as non-trading days.',
    }),
  ),
  series: Type.Array(Type.String(), { description: 'Ids of the series, or their keys if they have no id.' }),
});

const Meta = open(
  {
    endpoint: text('Path with canonical ids.'),
    query: byName(
      {
        anyOf: [
          { type: ['string', 'number', 'boolean'] },
          { type: 'array', items: { type: 'string' } },
          { type: 'object', additionalProperties: { type: 'string' } },
        ],
      },
      'The parameters as they were applied. Parameters that have no effect on an indicator are under `ignored`.',
    ),
    period: Type.Object(
      { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
      { description: 'The reference period that the answer covers.' },
    ),
    row_count: Type.Integer({ minimum: 0, description: 'Number of rows in this answer.' }),
    total_rows: Type.Integer({ minimum: 0, description: 'Number of rows that the query matches.' }),
    truncated: Type.Boolean({ description: 'True if there are more rows. `links.next` leads to them.' }),
    retrieved_at: text('When the most recent source was downloaded. Each source has a separate time.', { format: 'date-time' }),
    source: Type.Unsafe({ anyOf: [refTo('SourceCitation'), { type: 'null' }], description: 'The first of `sources`.' }),
    sources: Type.Array(refTo('SourceCitation'), { description: 'All sources of the figures.' }),
    stale: Type.Boolean({
      description: 'True if the values may be out of date, because we could not check for a newer version or load it.',
    }),
    stale_reason: orNull('string', '`reasons` as text. Null if the data are not stale.'),
    ...currencyMembers,
    reasons: ofReasons('All reasons.'),
    vintage: instantOrNull('The instant from which this version was known.'),
    next_release: instantOrNull('When the next figure is expected.'),
    notes: Type.Array(Type.String(), { description: 'The texts in `note_facts`.' }),
    note_facts: ofNotes('Breaks, remarks and differing reference periods, as data.'),
    server_version: text('Version of the running server.'),
    curated: Type.Optional(Type.Boolean({ description: 'False for a dataset that is not in the catalogue and was read by its id.' })),
    unmatched: Type.Optional(
      Type.Array(Type.String(), {
        description: 'For searches: words that match nothing, or nothing in the best results. Places come first.',
      }),
    ),
    concept: Type.Optional(
      Type.Unsafe({
        ...refTo('ConceptRow'),
        description: 'For searches: the current figure of the concept that the best result measures.',
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
            description: 'Number of releases between that date and the date of `as_of` that have no stored vintage.',
          }),
          next: orNull('string', 'Date of the next stored vintage.', { format: 'date' }),
        },
        { description: 'With `gap=allow`: present if the vintage for the date of `as_of` is not stored.' },
      ),
    ),
    gaps: Type.Optional(
      Type.Array(GapFacts, {
        description: 'Periods without a value that lie between periods with one, ascending. Absent if there are no gaps.',
      }),
    ),
    headline: Type.Optional(orNull('string', 'For indicators: the answer in one sentence.')),
    outdated: Type.Optional(
      Type.Object(
        {
          last_period: Type.String({ description: 'The period that the answer is about.' }),
          missing_periods: Type.Integer({ description: 'Number of later periods that should be published by now.' }),
          oldest_age: Type.Integer({ description: 'Most missing periods with which the value still counts as current.' }),
        },
        {
          description:
            'For indicators: present if there is no current value, because more periods are missing than allowed. The headline states the period.',
        },
      ),
    ),
    inputs: Type.Optional(Type.Array(InputFacts, { description: 'For indicators: the values that were used for each input.' })),
    methodology: Type.Optional(text('Page with the formula of the indicator.', { format: 'uri' })),
    explain: Type.Optional(Explain),
    sandbox: Type.Optional(Type.Literal(true, { description: 'The agencies are simulated. All figures are made up.' })),
  },
  'Sources of the answer.',
);

const Links = Type.Object(
  {
    csv: orNull('string', 'This answer as CSV. Null if it has no rows.', { format: 'uri' }),
    next: orNull('string', 'Address of the next page.', { format: 'uri' }),
  },
  { description: 'Addresses of other formats and pages of this answer.' },
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
    hint: orNull('string', 'How to fix it.'),
    nearest: Type.Optional(Type.Array(Type.String(), { description: 'Suggested ids or paths, nearest first.' })),
    dataset_id: Type.Optional(text('Id of the dataset that has no data.')),
    reasons: Type.Optional(ofReasons('Why the data are out of date.')),
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
  { description: "Every error, with the members of RFC 9457 and some of Wattle's.", additionalProperties: true },
);

const RpcFault = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(
      // One list of types instead of a union, because openapi-generator fails on a union of three types with null.
      Type.Unsafe({
        type: ['string', 'number', 'null'],
        description: 'Id of the JSON-RPC message. Absent or null if it could not be read.',
      }),
    ),
    error: Type.Object(
      {
        code: Type.Integer({
          description:
            'Code from JSON-RPC 2.0 or from the protocol: -32600 no message, -32601 no such method, -32000 refused before it was read.',
        }),
        message: Type.String(),
        data: Type.Optional(
          open(
            {
              code: Type.Optional(text('Of a Problem.')),
              hint: Type.Optional(orNull('string', 'How to fix the error.')),
              supported: Type.Optional(
                Type.Array(Type.String(), { description: 'The protocol revisions that we support, if the client requested another one.' }),
              ),
            },
            "The protocol's description of the error. If the message could not be read: the members of a Problem.",
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
    why: Type.Array(Type.String(), { description: 'The words that matched.' }),
  },
  'A dataset that was found.',
);

const Found = open(
  {
    kind: words(['series', 'dataset', 'signal', 'release'], 'Description.'),
    id: text('Id such as `AU.CPI.YOY`, `abs.CPI` or `real-wages`. For a release, its title.'),
    title: Type.String(),
    short_title: Type.Optional(Type.String({ maxLength: 60, description: 'The title in at most 60 characters.' })),
    source: orNull('string', 'Source code. Null for an indicator.'),
    units: orNull('string', 'Of a series.'),
    frequency: orNull('string', 'Frequency of a series, or of a dataset of time series.'),
    place: orNull('string', 'Region that a series covers.'),
    available: Type.Unsafe({ type: ['boolean', 'null'], description: 'Whether data are stored for it. Null for a release.' }),
    from: orNull('string', 'First period with data.'),
    to: orNull('string', 'Last period with data.'),
    latest: Latest,
    next_release: orNull('string', 'Expected date of the next figure, or date of the release.'),
    grade: Type.Optional(Type.Unsafe({ anyOf: [Grade, { type: 'null' }], description: 'Of a series.' })),
    lag_periods: Type.Optional(orNull('integer', 'Of a series.')),
    discontinued,
    score: Type.Number({ minimum: 0, maximum: 1 }),
    why: Type.Array(Type.String(), { description: 'The words that matched.' }),
  },
  'A search result.',
);

const FacetCount = open(
  {
    column: text('A column that has few values.'),
    value: orNull('string', 'Value as written in rows.'),
    label: orNull('string', 'Meaning of the code.'),
    rows: Type.Integer({ minimum: 0, description: 'Number of rows with this value that match the other filters.' }),
    exact: Type.Boolean({ description: 'False if there are more rows than the limit for counting.' }),
  },
  'Number of rows for each value, within the filters.',
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
    frequency: orNull('string', 'Frequency of its rows by period.'),
    no_past: orNull('string', 'Reason why it has no rows by period.'),
    available: Type.Boolean({ description: 'Whether all inputs are stored.' }),
    stale_rule: words(['serve_cached', 'refuse'], 'What the indicator does if its inputs may be out of date.'),
    parameters: Type.Array(Type.String(), { description: 'Parameters of this indicator, other than the common ones.' }),
    series: Type.Array(Type.String(), { description: 'Ids of the input series, with default parameters.' }),
    datasets: Type.Array(Type.String(), { description: 'Input datasets.' }),
    methodology: Type.String({ format: 'uri' }),
    example: Type.String({ format: 'uri' }),
  },
  'An indicator.',
);

const Usage = Type.Object(
  {
    month: text('`2026-11`, UTC.'),
    used: Type.Integer({ minimum: 0 }),
    limit: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'Null if none.' }),
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
      description: '`data`. Also `webhooks` if the email address is verified, and `account` if the caller is signed in.',
    }),
    usage: refTo('Usage'),
  },
  { description: 'The caller.' },
);

/** The schemas that the document names, in the order of the document. */
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
  ...FIGURE_SCHEMAS,
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

/** The envelope of data answers: `data`, `meta` (with a summary if the answer has one) and `links`. */
export const envelopeOf = (data: TSchema, summary?: TSchema): TSchema =>
  Type.Object({ data, meta: summary === undefined ? refTo('Meta') : metaWith(summary), links: refTo('Links') });

const metaWith = (summary: TSchema): TSchema => Type.Unsafe({ allOf: [refTo('Meta'), Type.Object({ summary })] });

/** Rows of a dataset. */
export const DATASET_ROWS: TSchema = envelopeOf(
  Type.Array(Type.Unsafe({ anyOf: [refTo('Row'), refTo('TableRow')] })),
  Type.Optional(refTo('ColumnUnits')),
);
