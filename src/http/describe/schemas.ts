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
    attribution: text('To be reproduced on publication.'),
    licence: Type.Object({ name: Type.String(), url: Type.String({ format: 'uri' }) }),
    catalogue_number: orNull('string', "The agency's catalogue number."),
    dataset_id: text('`abs.CPI`'),
    release_date: orNull('string', 'Publication date stated in the file.', { format: 'date' }),
    release_date_basis: Type.Optional(
      Type.Literal('inferred', { description: 'The publisher does not state the date. It was inferred from the release calendar.' }),
    ),
    published_on_or_before: Type.Optional(
      text('If the release date is not known: a date by which the figures were published. Absent if `release_date` is given.', {
        format: 'date',
      }),
    ),
    retrieved_at: instantOrNull('When the file was retrieved.'),
    sha256: orNull('string', 'Hash of the file as the agency sent it.'),
  },
  { description: 'Source of figures: agency, dataset, file and licence.' },
);

const InputFacts = Type.Object({
  input: text('Its symbol in the formula.'),
  series_ids: Type.Optional(Type.Array(Type.String(), { description: 'Absent for part of a dataset that is not a canonical series.' })),
  dataset_id: text('Its dataset.'),
  period: Type.Object(
    { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
    { description: 'The reference periods read.' },
  ),
  adjustment: orNull('string', 'original, seasonally_adjusted or trend. Null if the publisher does not state it.'),
  vintage: text('Time from which this version was known.', { format: 'date-time' }),
});

const BreakFacts = Type.Object({
  ids: Type.Array(Type.String(), { description: 'One for each period.' }),
  periods: Type.Array(Type.String(), { description: 'The first period on each new basis.' }),
  until: Type.Optional(text('The last period affected by an episode.')),
  kind: text('collection, method, scope, classification, rebenchmark or discontinued.'),
  what: text('The change in one sentence.'),
  size: orNull('string', 'Its size. Null if unknown.'),
  growth: Type.Union([Type.Literal('given'), Type.Literal('absent')], {
    description: 'Whether rates of change across the break are given. They are absent if they would have no meaning.',
  }),
  source: text('Source of this information.'),
  series: Type.Array(Type.String(), { description: 'Ids of the series, or the dataset.' }),
});

const GapFacts = Type.Object({
  start: text('The first period without a value.'),
  end: text('The last one.'),
  missing: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Number of periods. Absent for daily series, because non-trading days cannot be distinguished from missing days.',
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
      'The parameters as applied. Parameters without effect on an indicator are under `ignored`.',
    ),
    period: Type.Object(
      { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
      { description: 'The reference period covered.' },
    ),
    row_count: Type.Integer({ minimum: 0, description: 'Rows in this answer.' }),
    total_rows: Type.Integer({ minimum: 0, description: 'Rows that the query matches.' }),
    truncated: Type.Boolean({ description: 'True if there are more rows, at `links.next`.' }),
    retrieved_at: text('When the latest source was retrieved. Each source has its own time.', { format: 'date-time' }),
    source: Type.Unsafe({ anyOf: [refTo('SourceCitation'), { type: 'null' }], description: 'The first of `sources`.' }),
    sources: Type.Array(refTo('SourceCitation'), { description: 'All sources of the figures.' }),
    stale: Type.Boolean({ description: 'True if the values may be out of date, because a newer version could not be checked or loaded.' }),
    stale_reason: orNull('string', '`reasons` as text. Null when not stale.'),
    ...currencyMembers,
    reasons: ofReasons('All reasons.'),
    vintage: instantOrNull('The instant from which this version was known.'),
    next_release: instantOrNull('When the next figure is expected.'),
    notes: Type.Array(Type.String(), { description: 'The texts of `note_facts`.' }),
    note_facts: ofNotes('Breaks, caveats and mismatched reference periods as data.'),
    server_version: text('Version of the running server.'),
    curated: Type.Optional(Type.Boolean({ description: 'False for a dataset outside the catalogue, read by its id.' })),
    unmatched: Type.Optional(
      Type.Array(Type.String(), {
        description: 'For searches: words without a result, or not covered by the best results. Places come first.',
      }),
    ),
    concept: Type.Optional(
      Type.Unsafe({
        ...refTo('ConceptRow'),
        description: 'For searches: the current figure of the concept behind the best result.',
      }),
    ),
    breaks: Type.Optional(
      Type.Array(BreakFacts, { description: 'Breaks in series between the first and last figures used in the answer.' }),
    ),
    vintage_gap: Type.Optional(
      Type.Object(
        {
          stored: Type.String({ format: 'date', description: 'Date of the stored vintage shown.' }),
          missing: Type.Integer({ description: 'Releases between it and the day of `as_of` without a stored vintage.' }),
          next: orNull('string', 'Date of the next stored vintage.', { format: 'date' }),
        },
        { description: 'With `gap=allow`, if the vintage for the date of `as_of` is not stored.' },
      ),
    ),
    gaps: Type.Optional(
      Type.Array(GapFacts, {
        description: 'Periods without a value, between periods with one, ascending. Absent if there are no gaps.',
      }),
    ),
    headline: Type.Optional(orNull('string', 'For indicators: the answer in one sentence.')),
    outdated: Type.Optional(
      Type.Object(
        {
          last_period: Type.String({ description: 'The period of the answer.' }),
          missing_periods: Type.Integer({ description: 'Periods after it that should be published.' }),
          oldest_age: Type.Integer({ description: 'Largest number of missing periods at which the value is current.' }),
        },
        {
          description:
            'For indicators: there is no current value, because more periods are missing than allowed. The headline gives the date.',
        },
      ),
    ),
    inputs: Type.Optional(Type.Array(InputFacts, { description: 'For indicators: the values of each input.' })),
    methodology: Type.Optional(text('Page with the formula of the indicator.', { format: 'uri' })),
    explain: Type.Optional(Explain),
    sandbox: Type.Optional(Type.Literal(true, { description: 'The agencies are simulated. All figures are made up.' })),
  },
  'Sources of the answer.',
);

const Links = Type.Object(
  {
    csv: orNull('string', 'This answer as CSV. Null if it has no rows.', { format: 'uri' }),
    next: orNull('string', 'The page after this one.', { format: 'uri' }),
  },
  { description: 'Other forms and pages of this answer.' },
);

const Problem = Type.Object(
  {
    type: text('A page about the code.', { format: 'uri' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: text('The requested path.'),
    code: words(Object.keys(ERROR_CODES), 'Stable. Documented under `type`.'),
    error: text('One plain sentence, the same as `detail`.'),
    hint: orNull('string', 'How to fix it.'),
    nearest: Type.Optional(Type.Array(Type.String(), { description: 'Suggested ids or paths, nearest first.' })),
    dataset_id: Type.Optional(text('The dataset without data.')),
    reasons: Type.Optional(ofReasons('Why the data is out of date.')),
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

const RpcFault = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(
      // One list of types instead of a union, because openapi-generator fails on a union of three types with null.
      Type.Unsafe({ type: ['string', 'number', 'null'], description: 'Id of the message. Absent or null if it could not be read.' }),
    ),
    error: Type.Object(
      {
        code: Type.Integer({
          description: 'By JSON-RPC 2.0 and the protocol: -32600 no message, -32601 no such method, -32000 refused before it was read.',
        }),
        message: Type.String(),
        data: Type.Optional(
          open(
            {
              code: Type.Optional(text('Of a Problem.')),
              hint: Type.Optional(orNull('string', 'Of a Problem: how to fix it.')),
              supported: Type.Optional(
                Type.Array(Type.String(), { description: 'Supported protocol revisions, if another one was requested.' }),
              ),
            },
            "The protocol's description of the fault. If the message could not be read: the members of a Problem.",
          ),
        ),
      },
      { additionalProperties: true },
    ),
  },
  { description: 'A fault of JSON-RPC.', additionalProperties: true },
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
    id: text('`AU.CPI.YOY`, `abs.CPI`, `real-wages`. For a release, its title.'),
    title: Type.String(),
    short_title: Type.Optional(Type.String({ maxLength: 60, description: 'The title in at most 60 characters.' })),
    source: orNull('string', 'Source code. Null for an indicator.'),
    units: orNull('string', 'Of a series.'),
    frequency: orNull('string', 'Of a series, or of a dataset of time series.'),
    place: orNull('string', 'The region of a series.'),
    available: Type.Unsafe({ type: ['boolean', 'null'], description: 'Whether there is data for it. Null for a release.' }),
    from: orNull('string', 'First available period.'),
    to: orNull('string', 'Last available period.'),
    latest: Latest,
    next_release: orNull('string', 'Expected date of the next figure, or of the release.'),
    grade: Type.Optional(Type.Unsafe({ anyOf: [Grade, { type: 'null' }], description: 'Of a series.' })),
    lag_periods: Type.Optional(orNull('integer', 'Of a series.')),
    discontinued,
    score: Type.Number({ minimum: 0, maximum: 1 }),
    why: Type.Array(Type.String(), { description: 'The words that matched.' }),
  },
  'Something that was found.',
);

const FacetCount = open(
  {
    column: text('A column of few values.'),
    value: orNull('string', 'As written in rows.'),
    label: orNull('string', 'Meaning of a code.'),
    rows: Type.Integer({ minimum: 0, description: 'Number of rows with this value that match the other filters.' }),
    exact: Type.Boolean({ description: 'False if there are more rows than the counting limit.' }),
  },
  'Number of rows per value in a selection.',
);

const SignalEntry = open(
  {
    id: text('`real-wages`: its path under /v1.'),
    title: Type.String(),
    question: text('The question that it answers.'),
    subject: Type.String(),
    summary: Type.String(),
    kind: words(['history', 'object', 'rows'], 'A row for each period, or a snapshot: one object, or rows.'),
    frequency: orNull('string', 'Of its rows by period.'),
    no_past: orNull('string', 'Why it has no rows by period.'),
    available: Type.Boolean({ description: 'Whether all its inputs are stored.' }),
    stale_rule: words(['serve_cached', 'refuse'], 'Behaviour if its inputs may be out of date.'),
    parameters: Type.Array(Type.String(), { description: 'Its own parameters.' }),
    series: Type.Array(Type.String(), { description: 'Input series, with default parameters.' }),
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
    auth: words(['api_key', 'jwt'], 'How the caller was recognised.'),
    email: Type.String(),
    tier: Type.String(),
    key_prefix: orNull('string', 'First characters of the key of this request, or of the latest valid one.'),
    created_at: Type.String({ format: 'date-time' }),
    email_verified: Type.Boolean({
      description: 'Whether the owner has signed in with this address. Until then, a key works for data only.',
    }),
    scopes: Type.Array(Type.String(), {
      description: '`data`, `webhooks` where the address is verified, and `account` for those who are signed in.',
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
