import { Type } from 'typebox';
import { Explain } from './explanation-shape.ts';
import { currencyMembers, ofNotes, ofReasons } from './reason-shape.ts';
import { instantOrNull, type Of, open, orNull, refTo, text } from './shape-parts.ts';

/** The applied parameters by name. Parameters without a value are omitted. */
export type EchoedQuery = Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>>;

export const SourceCitation = Type.Object(
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
        description: 'Present if the agency does not state the release date. Wattle inferred it from the release calendar.',
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
export type SourceCitation = Of<typeof SourceCitation>;

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
  adjustment: orNull('string', 'original, seasonally_adjusted or trend. Null if the agency does not state it.'),
  vintage: text('Time from which this version applies.', { format: 'date-time' }),
});
export type InputFacts = Of<typeof InputFacts>;

const BreakFacts = Type.Object({
  ids: Type.Array(Type.String(), { description: 'Ids of the breaks, one for each period in `periods`.' }),
  periods: Type.Array(Type.String(), { description: 'The first period after each break.' }),
  until: Type.Optional(text('Last period that is affected, if the break is temporary.')),
  kind: text('Kind of break: collection, method, scope, classification, rebenchmark or discontinued.'),
  what: text('The change in one sentence.'),
  size: orNull('string', 'Size of the break, in words and numbers. Null if unknown.'),
  growth: Type.Union([Type.Literal('given'), Type.Literal('absent')], {
    description:
      '`given` if rates of change across the break are calculated. `absent` if they are omitted, because they would have no meaning.',
  }),
  source: text('Source that describes the break.'),
  series: Type.Array(Type.String(), { description: 'Ids of the affected series, or the id of the dataset.' }),
});
export type BreakFacts = Of<typeof BreakFacts>;

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
export type GapFacts = Of<typeof GapFacts>;

const OutdatedFacts = Type.Object(
  {
    last_period: Type.String({ description: 'The period that the response covers.' }),
    missing_periods: Type.Integer({ description: 'Number of later periods that should be published but are missing.' }),
    oldest_age: Type.Integer({ description: 'Maximum number of missing periods for a value that is still current.' }),
  },
  {
    description: 'For indicators: present if no value is current, because too many periods are missing. The headline states the period.',
  },
);

export const Meta = open(
  {
    endpoint: text('Path of the request, with canonical ids.'),
    query: Type.Unsafe<EchoedQuery>({
      type: 'object',
      additionalProperties: {
        anyOf: [
          { type: ['string', 'number', 'boolean'] },
          { type: 'array', items: { type: 'string' } },
          { type: 'object', additionalProperties: { type: 'string' } },
        ],
      },
      description: 'The parameters that were applied. `ignored` lists parameters that have no effect on the indicator.',
    }),
    period: Type.Object(
      { start: orNull('string', 'First period.'), end: orNull('string', 'Last period.') },
      { description: 'The reference period that the response covers.' },
    ),
    row_count: Type.Integer({ minimum: 0, description: 'Number of rows in this response.' }),
    total_rows: Type.Integer({ minimum: 0, description: 'Number of rows that the query matches.' }),
    truncated: Type.Boolean({ description: 'True if the query matches more rows. If the response has pages, `links.next` has their URL.' }),
    retrieved_at: text('When the latest file was downloaded. Each entry in `sources` also has a time.', { format: 'date-time' }),
    source: Type.Unsafe<SourceCitation | null>({
      anyOf: [refTo('SourceCitation'), { type: 'null' }],
      description: 'The first entry in `sources`.',
    }),
    sources: Type.Array(refTo<SourceCitation>('SourceCitation'), { description: 'All sources for the figures.' }),
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
        description: 'For searches: words that the first result does not contain. Names of places come first.',
      }),
    ),
    concept: Type.Optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        ...refTo('ConceptRow'),
        description: 'For searches: the current figure of the concept that the first result measures.',
      }),
    ),
    breaks: Type.Optional(
      Type.Array(BreakFacts, { description: 'Breaks in series between the first and the last figure in the response.' }),
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
    headline: Type.Optional(orNull('string', 'For indicators: the result in one sentence.')),
    outdated: Type.Optional(OutdatedFacts),
    inputs: Type.Optional(Type.Array(InputFacts, { description: 'For indicators: the series, periods and version of each input.' })),
    methodology: Type.Optional(text('Page with the formula of the indicator.', { format: 'uri' })),
    explain: Type.Optional(Explain),
    sandbox: Type.Optional(Type.Literal(true, { description: 'The agencies are simulated. All figures are made up.' })),
  },
  'Facts about the response: its sources, vintage, notes and parameters.',
);
export type OutdatedFacts = Of<typeof OutdatedFacts>;

export const Links = Type.Object(
  {
    csv: orNull('string', 'This response as CSV. Null if it has no rows.', { format: 'uri' }),
    next: orNull('string', 'URL of the next page.', { format: 'uri' }),
  },
  { description: 'URLs of this response in other formats, and of the next page.' },
);
