/** One endpoint for each indicator, from its declaration. */

import { Type } from 'typebox';
import type { Signal } from '../../core/define-signal.ts';
import { evaluateSignal } from '../../queries/signals/evaluate-signal.ts';
import { listSignals } from '../../queries/signals/list-signals.ts';
import { hasWindow, parametersOf } from '../../queries/signals/signal-parameters.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described, RENDERING } from '../describe/parameters.ts';
import { refTo, signalSchemaName } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const STALE_RULE = {
  serve_cached: 'If the data may be out of date, the response has `stale: true` and a reason.',
  refuse: 'If the data may be out of date, the response is 503.',
} as const;

const SHAPE = {
  history: 'Without `start` and `end`, the response is the latest row as an object. With `start` or `end`, it is an array of rows.',
  object: 'The response has the latest figures as one object. `start` and `end` are not accepted.',
  rows: 'The response has the latest figures as rows. `start` and `end` are not accepted.',
  past: 'Without `start` and `end`, the response has the latest figures. With `start` or `end`, it has a row for each past period, calculated from the latest vintage. These rows have no lists.',
} as const;

const shapeOf = (signal: Signal): keyof typeof SHAPE => (signal.mode === 'history' ? 'history' : hasWindow(signal) ? 'past' : signal.gives);

export const signalEndpoints = (deps: ServerDeps): readonly Endpoint[] => [listEndpoint(deps), ...ownEndpoints(deps)];

const listEndpoint = ({ context, signals }: ServerDeps): Endpoint => ({
  ...keyed('listSignals', '/v1/signals', 'Signals'),
  summary: 'List the indicators',
  description: 'For each indicator: the question that it answers, its inputs, and whether all inputs are stored.',
  parameters: RENDERING,
  replies: [
    {
      status: 200,
      description: 'One row for each indicator.',
      contentType: JSON_TYPE,
      schema: envelopeOf(Type.Array(refTo('SignalEntry'))),
    },
  ],
  problems: [400, 406],
  example: '/v1/signals',
  handler: answer(({ query }) => {
    refuseUnknown(query);
    return { path: '/v1/signals', make: () => listSignals(context, signals) };
  }),
});

function ownEndpoints({ context, signals }: ServerDeps): readonly Endpoint[] {
  return signals.map((signal) => ({
    ...keyed(`signal_${signal.id.replaceAll('-', '_')}`, `/v1/${signal.id}`, 'Signals'),
    aliases: (signal.aliases ?? []).map((alias) => `/v1/${alias}`),
    summary: signal.title,
    description: [
      signal.summary,
      SHAPE[shapeOf(signal)],
      STALE_RULE[signal.stale],
      ['```', ...signal.formula, '```'].join('\n'),
      Object.entries(signal.symbols ?? {})
        .map(([symbol, meaning]) => `- \`${symbol}\`: ${meaning}`)
        .join('\n'),
      `[Methodology](/docs/methodology/${signal.id})`,
      ...(signal.notes ?? []),
    ].join('\n\n'),
    parameters: [...described(parametersOf(signal)), ...RENDERING],
    replies: [
      { status: 200, description: SHAPE[shapeOf(signal)], contentType: JSON_TYPE, schema: refTo(signalSchemaName(signal, 'Answer')) },
    ],
    problems: [400, 404, 406, 422, 503],
    example: `/v1/${signal.id}`,
    handler: answer((request) => ({ path: `/v1/${signal.id}`, make: () => evaluateSignal(context, signal, request.query) })),
  }));
}
