/** One endpoint for each signal, made from its declaration. */

import { Type } from 'typebox';
import type { ParameterDeclaration, Signal } from '../../core/define-signal.ts';
import { ADJUSTMENTS } from '../../core/observation.ts';
import { defaultValue } from '../../queries/signal-inputs.ts';
import { evaluateSignal } from '../../queries/signals/evaluate-signal.ts';
import type { ServerDeps } from '../deps.ts';
import { ALLOW_STALE, AS_OF, choice, EXPLAIN, query, RENDERING, WINDOW } from '../describe/parameters.ts';
import { envelopeOf, refTo, rowNameOf } from '../describe/schemas.ts';
import type { Endpoint, Parameter } from '../endpoint.ts';
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

const SHAPE = {
  history: 'Without a window the newest point as an object; with one an array.',
  object: 'A snapshot of the newest figures, as one object; it takes no window.',
  rows: 'A snapshot of the newest figures, as rows; it takes no window.',
} as const;

const shapeOf = (signal: Signal): keyof typeof SHAPE => (signal.mode === 'history' ? 'history' : signal.gives);

export function signalEndpoints({ context, signals }: ServerDeps): readonly Endpoint[] {
  return signals.map((signal) => ({
    ...keyed(`signal_${signal.id.replaceAll('-', '_')}`, `/v1/${signal.id}`, 'Signals'),
    aliases: (signal.aliases ?? []).map((alias) => `/v1/${alias}`),
    summary: signal.title,
    description: [
      signal.summary,
      SHAPE[shapeOf(signal)],
      STALE_RULE[signal.stale],
      ['```', ...signal.formula, '```'].join('\n'),
      `[Methodology](/docs/methodology/${signal.id})`,
      ...(signal.notes ?? []),
    ].join('\n\n'),
    parameters: parametersOf(signal),
    replies: [{ status: 200, description: SHAPE[shapeOf(signal)], contentType: JSON_TYPE, schema: schemaOf(signal) }],
    problems: [400, 404, 406, 503],
    example: `/v1/${signal.id}`,
    handler: answer((asked) => ({ path: `/v1/${signal.id}`, make: () => evaluateSignal(context, signal, asked.query) })),
  }));
}

function parametersOf(signal: Signal): readonly Parameter[] {
  const own = Object.entries(signal.parameters).map(([name, declared]) => declaredParameter(name, declared));
  const names = new Set(own.map((parameter) => parameter.name));
  const rest = [...(signal.mode === 'history' ? WINDOW : []), ...TOLERATED, AS_OF, EXPLAIN, ALLOW_STALE, ...RENDERING];
  return [...own, ...rest.filter((parameter) => !names.has(parameter.name))];
}

function declaredParameter(name: string, declared: ParameterDeclaration): Parameter {
  if (declared.kind === 'choice') {
    const { values, spellings, default: byDefault } = declared;
    const others = spellings ? ` Also: ${Object.keys(spellings).join(', ')}.` : '';
    return query(name, `${declared.description}${others}`, {
      // With other spellings the list of values is not all that is taken.
      schema: Type.Unsafe({
        type: 'string',
        ...(spellings ? { examples: [...values] } : { enum: [...values] }),
        ...(byDefault === null ? {} : { default: byDefault }),
      }),
    });
  }
  const { default: byDefault, min, max, unit, whole } = declared;
  const dated = typeof byDefault === 'object' && byDefault !== null ? byDefault : null;
  const from = dated ? ` Default ${dated.value} from ${dated.from}: ${dated.source}, ${dated.sourceUrl}.` : '';
  const value = defaultValue(declared);
  const range = { minimum: min, maximum: max, ...(value === null ? {} : { default: Number(value) }) };
  return query(name, `${declared.description} Unit: ${unit}.${from}`, { schema: whole ? Type.Integer(range) : Type.Number(range) });
}

function schemaOf(signal: Signal) {
  const one = refTo(rowNameOf(signal));
  const rows = { type: 'array', items: one };
  if (signal.mode === 'snapshot') return envelopeOf(Type.Unsafe(signal.gives === 'rows' ? rows : one));
  return envelopeOf(Type.Unsafe({ anyOf: [one, rows] }));
}
