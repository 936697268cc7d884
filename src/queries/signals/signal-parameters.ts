/** Returns the parameters of an indicator's endpoint: those in its definition, and those that all indicators have. */
import type { ParameterDeclaration, Signal } from '../../core/define-signal.ts';
import { ADJUSTMENTS } from '../../core/observation.ts';
import { amountWords } from '../../signals/wording/figures.ts';
import { inWords } from '../../signals/wording/periods.ts';
import {
  type ChoiceParameter,
  choice,
  type IntegerParameter,
  type NumberParameter,
  type QueryParameter,
  text,
} from '../base/parameters/declaration.ts';
import { ALLOW_STALE, AS_OF, EXPLAIN, GAP, VINTAGE, WINDOW } from '../base/parameters/standard.ts';
import { defaultValue } from '../base/signal-inputs.ts';

/** Returns true if an indicator accepts a time window. A snapshot accepts one if its definition has past results. */
export const hasWindow = (signal: Signal): boolean => signal.mode === 'history' || 'frequency' in signal.past;

export const SEASONAL_ADJUSTMENT = choice(
  'seasonal_adjustment',
  'Selects the adjustment if the indicator has this parameter. Otherwise it has no effect, and `meta.query` lists it under `ignored`.',
  ADJUSTMENTS,
);
export const ONE_PERIOD = text('period', 'One period, instead of `start` and `end`. The default is `latest`.');
/** Parameters that every indicator accepts. If one has no effect, the result lists it as ignored. */
const COMPATIBLE = [SEASONAL_ADJUSTMENT, ONE_PERIOD] as const;

/** If a parameter in the definition has the name of a common parameter, it replaces the common one. */
export function parametersOf(signal: Signal): readonly QueryParameter[] {
  const own = Object.entries(signal.parameters).map(([name, declared]) => ownParameter(name, declared));
  const names = new Set(own.map(({ name }) => name));
  const others = [
    ...(hasWindow(signal) ? WINDOW : []),
    ...COMPATIBLE,
    AS_OF,
    GAP,
    ...(signal.mode === 'history' ? [VINTAGE] : []),
    EXPLAIN,
    ALLOW_STALE,
  ];
  return [...own, ...others.filter(({ name }) => !names.has(name))];
}

export function ownParameter(name: string, declared: ParameterDeclaration): ChoiceParameter | IntegerParameter | NumberParameter {
  return declared.kind === 'choice' ? choiceOf(name, declared) : numberOf(name, declared);
}

function choiceOf(
  name: string,
  { description, values, spellings, default: byDefault }: ParameterDeclaration & { readonly kind: 'choice' },
): ChoiceParameter {
  const also = Object.keys(spellings ?? {});
  const others = also.length > 0 ? ` Also accepted: ${also.join(', ')}.` : '';
  return {
    kind: 'choice',
    name,
    description: `${description}${others}`,
    values,
    also,
    ...(byDefault === null ? {} : { default: byDefault }),
  };
}

function numberOf(name: string, declared: Exclude<ParameterDeclaration, { readonly kind: 'choice' }>): IntegerParameter | NumberParameter {
  const { default: byDefault, description, min, max, unit, whole } = declared;
  const dated = typeof byDefault === 'object' && byDefault !== null ? byDefault : null;
  const from = dated
    ? ` Default: ${amountWords(dated.value, unit)}, applied from ${inWords(dated.from)}. Source: ${dated.source}, ${dated.sourceUrl}.`
    : '';
  return {
    kind: whole ? 'integer' : 'number',
    name,
    description: `${description} Unit: ${unit}.${from}`,
    min,
    max,
    default: Number(defaultValue(declared) ?? min),
  };
}
