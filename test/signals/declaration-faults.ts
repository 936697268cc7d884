/** Finds faults in an indicator's declaration that types cannot find. Each fault is a sentence with the remedy. */
import type { ParameterDeclaration, Signal } from '../../src/core/define-signal.ts';
import { defaultParameters } from '../../src/queries/base/signal-inputs.ts';
import { didYouMean } from '../specimens/specimens.ts';

const KINDS = ['choice', 'number'];

/** Finds parameters of an unsupported kind, or with a default that a request cannot contain. */
export const parameterFaults = (signal: Pick<Signal, 'id' | 'parameters'>): readonly string[] =>
  Object.entries(signal.parameters).flatMap(([name, declaration]) => {
    const fault = parameterFault(declaration);
    return fault === null ? [] : [`${signal.id}: the parameter ${name} ${fault}`];
  });

function parameterFault(declaration: ParameterDeclaration): string | null {
  const { kind, default: standard } = declaration;
  if (!KINDS.includes(kind)) return `has the kind ${kind}.${didYouMean(String(kind), KINDS)}`;
  if (standard === undefined) return 'has no default. Give one, or null if the parameter is only used when it is set.';
  if (standard === null) return null;
  if (declaration.kind === 'choice') {
    const values: readonly unknown[] = declaration.values;
    return values.includes(standard) ? null : `has the default ${standard}, which is none of its values ${values.join(', ')}.`;
  }
  const value: unknown = typeof standard === 'object' ? standard.value : standard;
  if (typeof value !== 'number') return `is a number, and its default is ${JSON.stringify(value)}: write it as a number.`;
  const { min, max, whole } = declaration;
  if (!(value >= min && value <= max)) return `has the default ${value}, which is not within its min ${min} and max ${max}.`;
  return whole && !Number.isInteger(value) ? `is whole, and its default is ${value}.` : null;
}

/** Finds inputs that `compute` uses but `inputs` does not declare. */
export function inputFaults(signal: Signal): readonly string[] {
  const parameters = defaultParameters(signal);
  const declared = Object.keys(signal.inputs(parameters));
  const taken = new Set<string>();
  const views = new Proxy({}, { get: (_, name) => void taken.add(String(name)) });
  try {
    if (signal.mode === 'history') signal.compute(views, 0, parameters);
    else signal.compute(views, parameters, { instant: 0, day: 0 });
  } catch {
    // Inputs have no values here. Only their names are needed, and these are used before any value is read.
  }
  return [...taken]
    .filter((name) => !declared.includes(name))
    .map(
      (name) => `${signal.id}: compute takes the input ${name}, which inputs does not declare: add it there.${didYouMean(name, declared)}`,
    );
}

const SYMBOL = /[\p{L}Δ][\p{L}\p{N}]*(?:_(?:\{[^}]*\}|[\p{L}\p{N}]+))?/gu;
const symbolsIn = (text: string): readonly string[] => text.match(SYMBOL) ?? [];

/**
 * Finds symbols in the formula that depend on themselves in the same period, directly or through other symbols. An earlier period is
 * allowed.
 */
export function loopFaults(id: string, formula: readonly string[]): readonly string[] {
  const restsOn = new Map<string, readonly string[]>();
  for (const line of formula) {
    const [left = '', ...right] = line.split('=');
    const [symbol, ...others] = symbolsIn(left);
    if (symbol !== undefined && others.length === 0 && symbol.includes('_') && right.length === 1)
      restsOn.set(symbol, symbolsIn(right[0] ?? ''));
  }
  return [...restsOn.keys()].flatMap((symbol) => {
    const way = wayBack(symbol, restsOn);
    return way === null
      ? []
      : [`${id}: the formula goes in a circle, ${way.join(' → ')}: say ${symbol} by the inputs, or by itself at an earlier period.`];
  });
}

function wayBack(symbol: string, restsOn: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const seen = new Set<string>();
  const ways: (readonly string[])[] = [[symbol]];
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of restsOn.get(way.at(-1) ?? '') ?? []) {
      if (next === symbol) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}
