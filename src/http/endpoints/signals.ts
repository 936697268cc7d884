/** One endpoint for each signal, made from its declaration. */
import { Type } from 'typebox';
import type { ParameterDeclaration, Signal } from '../../core/define-signal.ts';
import { ADJUSTMENTS } from '../../core/observation.ts';
import type { ServerDeps } from '../deps.ts';
import type { Endpoint, Parameter } from '../endpoint.ts';
import { ALLOW_STALE, AS_OF, choice, EXPLAIN, query, RENDERING, WINDOW } from '../parameters.ts';
import { envelopeOf, refTo, rowNameOf } from '../schemas.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

/** Sent by every public client; honoured where they mean something. */
const TOLERATED: readonly Parameter[] = [
  query('seasonal_adjustment', 'Honoured where the signal has it, else told in `meta.query` as ignored.', choice(ADJUSTMENTS)),
  query('period', 'The same as a window of one period; `latest` is the default.'),
];

const STALE_RULE = {
  serve_cached: 'When its data is stale it answers with `stale: true` and the reason.',
  refuse: 'When its data is stale it answers 503: its whole point is now.',
} as const;

export function signalEndpoints({ context, queries, signals }: ServerDeps): readonly Endpoint[] {
  return signals.map((signal) => ({
    ...keyed(`signal_${signal.id.replaceAll('-', '_')}`, `/v1/${signal.id}`, 'Signals'),
    aliases: (signal.aliases ?? []).map((alias) => `/v1/${alias}`),
    summary: signal.title,
    description: [
      signal.summary,
      'Without a window the newest point as an object; with one an array.',
      STALE_RULE[signal.stale],
      ['```', ...signal.formula, '```'].join('\n'),
      `[Methodology](/docs/methodology/${signal.id})`,
      ...(signal.notes ?? []),
    ].join('\n\n'),
    parameters: parametersOf(signal),
    replies: [
      { status: 200, description: 'The newest point, or the points of the window.', contentType: JSON_TYPE, schema: schemaOf(signal) },
    ],
    problems: [400, 404, 406, 503],
    example: `/v1/${signal.id}`,
    handler: answer((asked) => ({ path: `/v1/${signal.id}`, make: () => queries.evaluateSignal(context, signal, asked.query) })),
  }));
}

function parametersOf(signal: Signal): readonly Parameter[] {
  const own = Object.entries(signal.parameters).map(([name, declared]) => declaredParameter(name, declared));
  const names = new Set(own.map((parameter) => parameter.name));
  const rest = [...WINDOW, ...TOLERATED, AS_OF, EXPLAIN, ALLOW_STALE, ...RENDERING];
  return [...own, ...rest.filter((parameter) => !names.has(parameter.name))];
}

function declaredParameter(name: string, declared: ParameterDeclaration): Parameter {
  if (declared.kind === 'choice') {
    return query(name, declared.description, {
      schema: Type.Unsafe({ type: 'string', enum: [...declared.values], default: declared.default }),
    });
  }
  const { default: byDefault, min, max, unit } = declared;
  const dated = typeof byDefault === 'object';
  const value = dated ? byDefault.value : byDefault;
  const from = dated ? ` Default ${value} from ${byDefault.from}: ${byDefault.source}, ${byDefault.sourceUrl}.` : '';
  return query(name, `${declared.description} Unit: ${unit}.${from}`, {
    schema: Type.Number({ minimum: min, maximum: max, default: value }),
  });
}

const schemaOf = (signal: Signal) =>
  envelopeOf(Type.Unsafe({ anyOf: [refTo(rowNameOf(signal)), { type: 'array', items: refTo(rowNameOf(signal)) }] }));
