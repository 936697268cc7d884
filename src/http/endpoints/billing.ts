/** Receives Stripe events. */
import { Type } from 'typebox';
import type { Billing } from '../../accounts/billing.ts';
import { WattleError } from '../../core/errors.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { open, text } from '../describe/schema-parts.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { Members } from '../request/body.ts';
import { JSON_TYPE, refuseUnknown } from './kinds.ts';
import { actorOf, callerOf, ofAccount, personal, personalOf } from './personal.ts';

const PORTAL = '/v1/account/portal-session';
const LONGEST_URL = 2000;

const STRIPE_EVENT = open(
  {
    id: text('`evt_…`'),
    type: text('Type of the event. Only subscription events and completed checkouts have an effect.'),
    data: open(
      {
        object: open(
          {
            customer: Type.Optional(
              Type.Unsafe({
                anyOf: [{ type: ['string', 'null'] }, Type.Object({ id: Type.String() }, { additionalProperties: true })],
                description: 'The customer, as an id or as an object that contains the id.',
              }),
            ),
          },
          'The Stripe object of the event.',
        ),
      },
      'Content of the event.',
    ),
  },
  'An event from Stripe.',
);
const STRIPE_EXAMPLE = { id: 'evt_1', type: 'customer.subscription.updated', data: { object: { customer: 'cus_1' } } };

export function billingEndpoints({ context, accounts, config }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...ofAccount('user'),
      id: 'portalSession',
      method: 'POST',
      path: PORTAL,
      summary: "Open the payment provider's customer portal",
      description:
        'Returns the URL of a Stripe page where you can see and change your plan. The URL works once and expires after a few minutes. If this instance has no paid tiers, the response is 501. Needs the access token of a signed-in user.',
      body: {
        schema: Type.Object({
          return_url: Type.Optional(
            Type.String({
              format: 'uri',
              description:
                'URL of the page to which Stripe returns you. It must be on this service or on an origin that the operator has configured.',
            }),
          ),
        }),
        example: { return_url: 'https://api.example.org/docs' },
        optional: true,
      },
      replies: [
        {
          status: 200,
          description: 'URL of the page.',
          contentType: JSON_TYPE,
          schema: personalOf(Type.Object({ url: Type.String({ format: 'uri' }) })),
        },
      ],
      problems: [400, 403, 413, 415, 501, 503],
      handler: {
        kind: 'personal',
        async reply(request) {
          refuseUnknown(request.query);
          const members = new Members(request.body, ['return_url'], { return_url: `${context.publicUrl}/docs` });
          const wanted = members.text('return_url', LONGEST_URL);
          const origins = [new URL(context.publicUrl).origin, ...config.corsOrigins];
          if (wanted !== undefined && !isOfOrigin(wanted, origins)) {
            members.fault('return_url', `The member “return_url” must be a URL at ${origins.join(' or ')}.`);
          }
          members.check();
          const url = await billingOf(accounts.billing).portalUrl(
            callerOf(request).account,
            wanted ?? `${context.publicUrl}/docs`,
            actorOf(request),
          );
          return personal(context, PORTAL, { url });
        },
      },
    },
    {
      ...ofAccount('none'),
      id: 'stripeEvent',
      method: 'POST',
      path: '/v1/billing/stripe',
      summary: "Receive the payment provider's events",
      description:
        'Stripe sends signed events to this endpoint. After an event about a subscription, the service checks the plan with Stripe and updates the tier of the account.',
      body: { schema: STRIPE_EVENT, example: STRIPE_EXAMPLE, raw: true },
      replies: [{ status: 200, description: 'Taken.', contentType: JSON_TYPE, schema: Type.Object({ received: Type.Literal(true) }) }],
      problems: [400, 401, 413, 415, 501, 503],
      handler: {
        kind: 'personal',
        async reply({ body, header }) {
          await billingOf(accounts.billing).take(String(body ?? ''), header('stripe-signature'));
          return { status: 200, value: { received: true } };
        },
      },
    },
  ];
}

function billingOf(billing: Billing | null): Billing {
  if (billing) return billing;
  throw new WattleError('CONF_ABSENT', 'This server has no payment provider, so there are no paid tiers.', {
    hint: 'To sell tiers, the operator sets WATTLE_STRIPE_SECRET_KEY and WATTLE_TIERS. The free tier still works.',
  });
}

function isOfOrigin(text: string, origins: readonly string[]): boolean {
  try {
    return origins.includes(new URL(text).origin);
  } catch {
    return false;
  }
}
