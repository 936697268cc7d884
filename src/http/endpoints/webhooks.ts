import { type TSchema, Type } from 'typebox';
import type { Action } from '../../accounts/audit.ts';
import { member } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import { choice, text } from '../../queries/base/parameters/declaration.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import { limitOf } from '../../queries/base/parameters/standard.ts';
import { MOST_SUBSCRIPTIONS } from '../../webhooks/subscriptions.ts';
import { DELIVERY_STATE_NAMES, deliveryView, subscriptionView } from '../../webhooks/views.ts';
import type { Endpoint, Parameter, PersonalReply, PersonalRequest, Reply } from '../base/endpoint.ts';
import { described } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { SubscriptionRequest } from '../describe/webhook-schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { JSON_TYPE, refuseUnknown } from './kinds.ts';
import { actorOf, callerOf, NO_CONTENT, ofAccount, personal, personalOf } from './personal.ts';

const PATH = '/v1/webhooks';
const ALIAS = '/v1/pulse/subscriptions';
const DELIVERIES_AT_ONCE = limitOf('Number of deliveries on a page.', 1000, 100);
const PAGE_CURSOR = text('cursor', 'The cursor in `links.next` of the previous page.');
const STATE = choice('state', 'Only deliveries in this state.', DELIVERY_STATE_NAMES);

const SUB_ID: Parameter = {
  name: 'sub_id',
  in: 'path',
  description: 'Id of the subscription, `sub_…`.',
  schema: Type.String(),
};
const DELIVERY_ID: Parameter = {
  name: 'delivery_id',
  in: 'path',
  description: 'Id of the delivery, `dlv_…`.',
  schema: Type.String(),
};

const Subscribed = Type.Unsafe({
  allOf: [Type.Object({ id: Type.String({ description: 'Id of the subscription.' }) }), personalOf(refTo('Webhook'))],
});
const Replayed = Type.Object({
  subscription: refTo('Webhook'),
  since: Type.String({ format: 'date-time' }),
  events: Type.Integer({
    description: 'Number of events since that time that were checked. Events that match the filters are delivered.',
  }),
});

const FILTERS = `The lists \`events\`, \`datasets\`, \`series\` and \`sources\` filter deliveries. An event is delivered only if it matches at least one item in every list that you send. A missing list matches all events.`;

export function webhookEndpoints(deps: ServerDeps): readonly Endpoint[] {
  const answers = answersOf(deps);
  return [...subscriptionEndpoints(deps, answers), ...deliveryEndpoints(deps, answers)];
}

function answersOf({ context, accounts }: ServerDeps) {
  const reply = (request: PersonalRequest, data: unknown, status = 200): PersonalReply => {
    const id = request.path['sub_id'];
    return personal(context, id === undefined ? PATH : `${PATH}/${id}`, data, status);
  };
  /** Returns a handler that refuses all query parameters. */
  const plain =
    (work: (request: PersonalRequest, account: string, id: string) => Promise<PersonalReply>): Handle =>
    async (request) => {
      refuseUnknown(request.query);
      return work(request, callerOf(request).account.id, request.path['sub_id'] ?? '');
    };
  const note = (request: PersonalRequest, action: Action, id: string): Promise<void> =>
    accounts.audit.note(callerOf(request).account.id, action, actorOf(request), id);

  return { reply, plain, note };
}

type Answers = ReturnType<typeof answersOf>;

function subscriptionEndpoints({ webhooks }: ServerDeps, { reply, plain, note }: Answers): readonly Endpoint[] {
  return [
    endpoint('subscribe', 'POST', '', {
      summary: 'Subscribe to events',
      description: `Sends every matching event to \`url\`. Events are signed according to [Standard Webhooks](https://www.standardwebhooks.com), with the secret from \`GET /v1/account/signing-secret\`. ${FILTERS} An account has at most ${MOST_SUBSCRIPTIONS} subscriptions.`,
      body: { schema: SubscriptionRequest(true), example: { url: 'https://example.org/hooks/wattle', events: ['release.published'] } },
      replies: [json(201, 'Subscribed.', Subscribed)],
      problems: [400, 409, 413, 415, 422],
      handle: plain(async (request, account) => {
        const made = await webhooks.create(account, request.body);
        await note(request, 'webhook.created', made.id);
        const { status, value } = reply(request, subscriptionView(made), 201);
        return { status, value: { id: made.id, ...(value as object) } };
      }),
    }),
    endpoint('subscriptions', 'GET', '', {
      summary: 'List subscriptions with the state of their deliveries',
      description: 'The oldest subscription is first.',
      replies: [json(200, 'The subscriptions.', personalOf(Type.Array(refTo('Webhook'))))],
      problems: [400],
      example: PATH,
      handle: plain(async (request, account) => reply(request, (await webhooks.list(account)).map(subscriptionView))),
    }),
    endpoint('subscription', 'GET', '/{sub_id}', {
      summary: 'Get a subscription',
      description: 'The subscription and the state of its deliveries.',
      replies: [json(200, 'The subscription.', personalOf(refTo('Webhook')))],
      problems: [400, 404],
      handle: plain(async (request, account, id) => reply(request, subscriptionView(await webhooks.get(account, id)))),
    }),
    endpoint('changeSubscription', 'PATCH', '/{sub_id}', {
      summary: 'Change, pause or resume a subscription',
      description: `Changes only the members that the body contains. \`{"active": false}\` pauses the subscription. We store events for 40 days, and deliver them after you send \`{"active": true}\`. ${FILTERS}`,
      body: { schema: SubscriptionRequest(false), example: { active: false } },
      replies: [json(200, 'The changed subscription.', personalOf(refTo('Webhook')))],
      problems: [400, 404, 413, 415, 422],
      handle: plain(async (request, account, id) => {
        const changed = await webhooks.change(account, id, request.body);
        await note(request, 'webhook.changed', id);
        return reply(request, subscriptionView(changed));
      }),
    }),
    endpoint('unsubscribe', 'DELETE', '/{sub_id}', {
      summary: 'Delete a subscription',
      description: 'Deletes the subscription and its deliveries. Deliveries in progress are completed.',
      replies: [{ status: 204, description: 'Removed.', contentType: JSON_TYPE, schema: Type.Null() }],
      problems: [400, 404],
      handle: plain(async (request, account, id) => {
        await webhooks.remove(account, id);
        await note(request, 'webhook.removed', id);
        return NO_CONTENT;
      }),
    }),
  ];
}

function deliveryEndpoints({ context, webhooks }: ServerDeps, { reply, plain }: Answers): readonly Endpoint[] {
  return [
    endpoint('pingSubscription', 'POST', '/{sub_id}/test', {
      summary: 'Send a test event',
      description: 'Queues a `test.ping` event for this subscription, regardless of its filters.',
      replies: [json(202, 'Queued.', personalOf(refTo('WebhookDelivery')))],
      problems: [400, 404, 409],
      handle: plain(async (request, account, id) => reply(request, deliveryView(await webhooks.ping(account, id)), 202)),
    }),
    endpoint('subscriptionDeliveries', 'GET', '/{sub_id}/deliveries', {
      summary: 'List deliveries',
      description: 'Deliveries of this subscription with their attempts, latest first. We store finished deliveries for 30 days.',
      parameters: [...described([STATE, DELIVERIES_AT_ONCE, PAGE_CURSOR])],
      replies: [json(200, 'Deliveries.', personalOf(Type.Array(refTo('WebhookDelivery'))))],
      problems: [400, 404],
      handle: async (request) => {
        const parameters = new Parameters(request.query);
        const limit = parameters.integer(DELIVERIES_AT_ONCE);
        const cursor = parameters.text(PAGE_CURSOR);
        const state = parameters.choice(STATE);
        parameters.refuseRest();
        parameters.check();
        const id = member(request.path, 'sub_id');
        const { rows, next } = await webhooks.deliveries(callerOf(request).account.id, id, { limit, cursor, state });
        const { status, value } = reply(request, rows.map(deliveryView));
        const links = { csv: null, next: next && nextPage(context.publicUrl, id, request.query, next) };
        return { status, value: { ...(value as object), links } };
      },
    }),
    endpoint('retryDelivery', 'POST', '/{sub_id}/deliveries/{delivery_id}/retry', {
      summary: 'Repeat a delivery now',
      description: 'Repeats the delivery even if it succeeded. The event keeps its id, so that the receiver can recognise the repeat.',
      replies: [json(202, 'Queued.', personalOf(refTo('WebhookDelivery')))],
      problems: [400, 404, 409],
      handle: plain(async (request, account, id) =>
        reply(request, deliveryView(await webhooks.retry(account, id, member(request.path, 'delivery_id'))), 202),
      ),
    }),
    endpoint('replaySubscription', 'POST', '/{sub_id}/replay', {
      summary: 'Redeliver all events since a given time',
      description: 'Delivers the events that match the filters, from at most the last 40 days. The events keep their order and their ids.',
      body: {
        schema: Type.Object({ since: Type.String({ description: 'A day, or a time with a time zone.' }) }, { additionalProperties: false }),
        example: { since: '2026-11-01T00:00:00+11:00' },
      },
      replies: [json(202, 'Queued.', personalOf(Replayed))],
      problems: [400, 404, 409, 413, 415],
      handle: plain(async (request, account, id) => {
        const { subscription, since, events } = await webhooks.replay(account, id, request.body);
        return reply(request, { subscription: subscriptionView(subscription), since: isoInstant(since), events }, 202);
      }),
    }),
  ];
}

type Handle = (request: PersonalRequest) => Promise<PersonalReply>;

interface Facts extends Pick<Endpoint, 'summary' | 'description' | 'replies' | 'problems'> {
  readonly body?: NonNullable<Endpoint['body']>;
  readonly parameters?: readonly Parameter[];
  readonly example?: string;
  readonly handle: Handle;
}

function endpoint(id: string, method: Endpoint['method'], below: string, facts: Facts): Endpoint {
  const { handle, parameters = [], example = null, ...rest } = facts;
  const inPath = [SUB_ID, DELIVERY_ID].filter(({ name }) => below.includes(`{${name}}`));
  return {
    ...ofAccount('key'),
    scope: 'webhooks',
    id,
    method,
    path: `${PATH}${below}`,
    aliases: [`${ALIAS}${below}`],
    tag: 'Webhooks',
    ...rest,
    parameters: [...inPath, ...parameters],
    example,
    handler: { kind: 'personal', reply: handle },
  };
}

const json = (status: number, description: string, schema: TSchema): Reply => ({ status, description, contentType: JSON_TYPE, schema });

function nextPage(publicUrl: string, id: string, query: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return `${publicUrl}${PATH}/${id}/deliveries?${next}`;
}
