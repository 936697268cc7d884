import { type TSchema, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import type { Signal } from '../../core/define-signal.ts';
import { LATENESS } from '../../core/lateness.ts';
import { LONGEST_DESCRIPTION, MOST_FILTERS } from '../../webhooks/subscription-request.ts';
import { DELIVERY_STATE_NAMES, EVENT_NAMES, SUBSCRIPTION_STATE_NAMES } from '../../webhooks/views.ts';
import type { Named, OpenApiDocument, ParameterObject, ResponseObject } from './openapi-document.ts';
import { instantOrNull, objectOrNull, oneOfThese, orNull, refTo, signalSchemaName, text, words } from './schema-parts.ts';

const instant = (description: string): TSchema => text(description, { format: 'date-time' });
const listOf = (items: TSchema, description: string): TSchema => Type.Array(items, { description, maxItems: MOST_FILTERS });

const FILTERS = {
  events: listOf(words(EVENT_NAMES, 'Kind of event.'), 'Kinds of events. An empty list means all kinds.'),
  datasets: listOf(text('`abs.CPI`', { minLength: 1 }), 'Only events for these datasets. An empty list means all datasets.'),
  series: listOf(text('`AU.CPI.YOY`', { minLength: 1 }), 'Only events for these series or their datasets. An empty list means all series.'),
  sources: listOf(words(SOURCE_CODES, 'Code of a source.'), 'Only events from these sources. An empty list means all sources.'),
};
const URL_TEXT = 'URL for deliveries. It must use https and have a public address.';
const DESCRIPTION = orNull('string', 'Your note about the subscription.', { maxLength: LONGEST_DESCRIPTION });

/** The body of POST (`required`) and PATCH. In POST, a list that is null or missing selects everything. */
export const SubscriptionRequest = (required: boolean): TSchema => {
  const filters = Object.entries(FILTERS).map(([name, schema]) => [
    name,
    Type.Optional(Type.Unsafe({ ...(schema as object), type: ['array', 'null'] })),
  ]);
  const url = text(URL_TEXT, { format: 'uri' });
  return Type.Object(
    {
      url: required ? url : Type.Optional(url),
      ...(Object.fromEntries(filters) as Record<string, TSchema>),
      description: Type.Optional(DESCRIPTION),
      active: Type.Optional(Type.Boolean({ description: 'False pauses the subscription, true resumes it.' })),
    },
    { additionalProperties: false },
  );
};

/** This title is needed. Without it, code generators would use the name WebhookDelivery twice. */
const DeliveryState = Type.Object(
  {
    pending: Type.Integer({ description: 'Number of deliveries that are waiting.' }),
    next_attempt_at: instantOrNull('Time of the next attempt.'),
    last_success_at: instantOrNull('Time of the last attempt that succeeded.'),
    last_failure_at: instantOrNull('Time of the last attempt that failed.'),
    last_error: orNull('string', 'Error of the last attempt. Null if the attempt succeeded.'),
    failing_since: instantOrNull('Time of the first failed attempt after the last success. Null if no attempt has failed since then.'),
  },
  { description: 'State of the deliveries.' },
);

const Webhook = Type.Object(
  {
    id: text('`sub_…`'),
    url: text(URL_TEXT, { format: 'uri' }),
    description: DESCRIPTION,
    ...FILTERS,
    active: Type.Boolean({ description: 'Whether events are delivered.' }),
    state: words(
      SUBSCRIPTION_STATE_NAMES,
      'State of the subscription. paused: you paused it. suspended: all deliveries failed for five days. disabled: the receiver responded with 410. `{"active": true}` resumes a subscription in any of these states.',
    ),
    created_at: instant('When the subscription was created.'),
    updated_at: instant('When the subscription was last changed.'),
    delivery: refTo('DeliveryState'),
  },
  { description: 'A subscription to events.' },
);

const WebhookDelivery = Type.Object(
  {
    id: text('`dlv_…`'),
    event_id: text('Id of the event, which is the `webhook-id` of every attempt. An event has the same id in all deliveries.'),
    type: words(EVENT_NAMES, 'Kind of event.'),
    state: words(DELIVERY_STATE_NAMES, 'State of the delivery. failed: no more attempts will be made.'),
    created_at: instant('When the delivery was queued.'),
    next_attempt_at: instantOrNull('Time of the next attempt. Null if no more attempts will be made.'),
    attempts: Type.Array(
      Type.Object({
        at: instant('When the attempt began.'),
        duration_ms: Type.Integer(),
        status: orNull('integer', 'HTTP status of the response. Null if there was no response.'),
        error: orNull('string', 'Error of the attempt. Null if the attempt succeeded.'),
      }),
      { description: 'The last twenty attempts, oldest first.' },
    ),
  },
  { description: 'Delivery of one event to one subscription.' },
);

export const WEBHOOK_SCHEMAS: Readonly<Record<string, TSchema>> = { Webhook, DeliveryState, WebhookDelivery };

const ABOUT_DATASET = {
  dataset_id: text('`abs.CPI`'),
  source: text('`abs`'),
  title: text('Title of the dataset.'),
  sandbox: Type.Optional(Type.Literal(true, { description: 'The agencies are simulated. All figures are made up.' })),
};
const ABOUT_VERSION = {
  ...ABOUT_DATASET,
  version: Type.Integer({ description: 'Sequence number of the version that contains the change.' }),
  known_from: instant('Time from which the version applies.'),
  recorded_at: instant('When Wattle received the version.'),
  published_on: orNull('string', 'Publication date that the file states.'),
};
const Update = Type.Object({
  series_id: text('`AU.CPI.YOY`'),
  title: Type.String(),
  units: Type.String(),
  period: text('The new period.'),
  value: Type.Number(),
  previous_period: orNull('string', 'The previous period.'),
  previous_value: orNull('number', 'The value for the previous period.'),
  change: orNull('number', '`value` minus `previous_value`.'),
});
const Revision = Type.Object({
  series_id: Type.String(),
  period: Type.String(),
  old_value: orNull('number', 'The previous published value.'),
  new_value: orNull('number', 'The new published value. Null if the value was withdrawn.'),
});
const OMITTED = Type.Integer({ description: 'Number of items omitted because the list is too long.' });
const STANDING = {
  ...ABOUT_DATASET,
  version: Type.Integer(),
  period_end: orNull('string', 'The latest stored period.'),
  confirmed_at: instantOrNull('When the data were last confirmed.'),
};

/** The row and field of each regime, by `signal_id`. */
function regimeChange(signals: readonly Signal[]): TSchema {
  const changes = signals.flatMap((signal) => (signal.regime === undefined ? [] : [changeOf(signal, signal.regime)]));
  return oneOfThese(changes);
}

const changeOf = (signal: Signal, { field, of }: NonNullable<Signal['regime']>): TSchema =>
  Type.Object({
    signal_id: Type.Literal(signal.id),
    title: text('Title of the indicator.'),
    ...(of === undefined ? {} : { [of]: text('The item whose regime changed, such as a region of the electricity market.') }),
    field: Type.Literal(field, { description: 'Member of the row that has the regime.' }),
    old_value: text('The previous regime.'),
    new_value: text('The new regime.'),
    previous_period: orNull('string', 'Period that the previous regime applied to.'),
    period: orNull('string', 'Period that the new regime applies to.'),
    previous_since: instant('Time when the previous regime was recorded.'),
    row: refTo(signalSchemaName(signal, 'Row')),
    dataset_ids: Type.Array(Type.String(), { description: 'Datasets that the indicator uses. Dataset filters apply to these.' }),
    series_ids: Type.Array(Type.String(), { description: 'Series that the indicator uses.' }),
    sandbox: Type.Optional(Type.Literal(true)),
  });

type Payloads = Readonly<Record<string, readonly [string, TSchema]>>;

const OF_DATASETS: Payloads = {
  'dataset.stale': [
    'The stored data of a dataset may be out of date.',
    Type.Object({
      ...STANDING,
      reason: words(LATENESS, 'Reason why the data may be out of date.'),
      failure: objectOrNull(
        { code: Type.String(), detail: Type.String(), since: instant('When attempts began to fail.') },
        'Last error. Null if there was no error.',
      ),
    }),
  ],
  'dataset.recovered': ['A dataset that was stale is up to date again.', Type.Object(STANDING)],
  'dataset.contents_changed': [
    "The content of the agency's files changed: current series disappeared or returned, or there are new series that the dataset skips.",
    Type.Object({
      ...ABOUT_DATASET,
      version: orNull('integer', 'Sequence number of the version that is served.'),
      missing: Type.Integer({ description: 'Number of series that were current and are missing from the files.' }),
      returned: Type.Integer({ description: 'Number of missing series that returned.' }),
      not_taken: Type.Array(
        Type.Object({
          what: text('Kind of content: `series`, `columns` or `rows`.'),
          of: Type.Optional(text('Table with the content, if the file has several tables: `DISPATCH.PRICE`.')),
          count: Type.Integer(),
          examples: Type.Array(Type.String()),
        }),
        { description: 'New content in the files that the dataset skips.' },
      ),
      series_ids: Type.Array(Type.String()),
      series: Type.Array(
        Type.Object({
          series_key: Type.String(),
          change: words(['missing', 'returned'], 'Whether the series disappeared or returned.'),
          series_ids: Type.Array(Type.String()),
        }),
      ),
      omitted: OMITTED,
    }),
  ],
};

const payloads = (signals: readonly Signal[]): Payloads => ({
  'release.published': [
    'A release in the calendar was published and added new periods.',
    Type.Object({
      ...ABOUT_VERSION,
      release: objectOrNull(
        {
          publication_id: Type.String(),
          title: Type.String(),
          reference_period: orNull('string', 'Period of the figures, as the agency writes it.'),
          release_at: instant('When the release was published.'),
          source_url: orNull('string', "The agency's page about the release."),
        },
        'The release in the calendar. Null if the calendar does not list it.',
      ),
      headlines: Type.Array(Update, { description: 'New values of the main series in the release.' }),
      cards: Type.Array(
        Type.Object({
          card: text('Id of the release card.'),
          period: text('Period of the release card.'),
          path: text('Path of the release card in the API.'),
        }),
        { description: 'Release cards that have a new headline.' },
      ),
    }),
  ],
  'series.updated': [
    'Catalogue series have a new period. The event includes the previous value.',
    Type.Object({ ...ABOUT_VERSION, series_ids: Type.Array(Type.String()), series: Type.Array(Update), omitted: OMITTED }),
  ],
  'observation.revised': [
    'Published values were revised. The event includes the old and new values.',
    Type.Object({
      ...ABOUT_VERSION,
      revised: Type.Integer({ description: 'Number of values that were revised in the whole dataset.' }),
      series_ids: Type.Array(Type.String()),
      revisions: Type.Array(Revision),
      omitted: OMITTED,
    }),
  ],
  'signal.regime_changed': ['An indicator changed from one regime to another, such as from neutral to restrictive.', regimeChange(signals)],
  ...OF_DATASETS,
  'figures.contradicted': [
    'Figures that must agree differ by more than rounding allows.',
    Type.Object({
      identity_id: text('`unemployment-rate`'),
      title: text('Name of the identity, which is a formula that the figures must meet.'),
      formula: text('Formula of the identity.'),
      about: text(
        'Figures to which the formula was applied, such as a state, an adjustment or a region. Empty if there is only one group.',
      ),
      period: text('The latest period for which the formula is not met.'),
      periods: Type.Integer({ description: 'Number of periods for which the formula is not met.' }),
      difference: Type.Number({ description: 'Difference between the two sides of the formula.' }),
      allowed: Type.Number({ description: 'Largest difference that rounding allows.' }),
      terms: Type.Array(
        Type.Object({
          name: Type.String(),
          dataset_id: Type.String(),
          series_key: Type.String(),
          period: Type.String(),
          value: Type.Number(),
        }),
        { description: 'The figures that were compared.' },
      ),
      dataset_ids: Type.Array(Type.String(), { description: 'Datasets that contain the figures. Dataset filters apply to these.' }),
      series_ids: Type.Array(Type.String()),
      sandbox: Type.Optional(Type.Literal(true)),
    }),
  ],
  'test.ping': ['A test event for a subscription.', Type.Object({ subscription_id: Type.String(), message: Type.String() })],
});

const header = (name: string, description: string): ParameterObject => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const HEADERS: readonly ParameterObject[] = [
  header('webhook-id', 'Id of the event, `evt_…`. It is the same in every attempt and for every subscription.'),
  header('webhook-timestamp', 'Time of this attempt, in seconds since 1970-01-01T00:00:00Z.'),
  header(
    'webhook-signature',
    'Signature according to Standard Webhooks: `v1,` and the base64 form of HMAC-SHA256 over `id.timestamp.body`. While you rotate the secret, there are two signatures, separated by a space.',
  ),
];
const RESPONSES: Named<ResponseObject> = {
  '2XX': { description: 'The receiver accepted the event. It must respond within 15 seconds.' },
  '3XX': { description: 'A redirect. The delivery failed, because redirects are not followed.' },
  410: { description: 'The receiver does not want more deliveries. The subscription is disabled.' },
  default: { description: 'The delivery failed and will be attempted again.' },
};

export function webhookOperations(signals: readonly Signal[]): OpenApiDocument['webhooks'] {
  const all = payloads(signals);
  return Object.fromEntries(
    EVENT_NAMES.map((type) => {
      const [summary, data] = all[type] ?? ['', Type.Object({}, { additionalProperties: true })];
      const schema = Type.Object({ type: Type.Literal(type), timestamp: instant('Time of the event.'), data });
      const post = {
        operationId: `on_${type.replace('.', '_')}`,
        tags: ['Webhooks'],
        summary,
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: RESPONSES,
      };
      return [type, { post }];
    }),
  );
}
