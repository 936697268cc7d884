/** Which series a signal may read, over every choice of its parameters. */
import type { InputDeclaration, ParameterValues, Signal } from '../core/define-signal.ts';

/** The values that a signal's parameters have when a request gives none. */
export function defaultParameters(signal: Signal): ParameterValues {
  return Object.fromEntries(
    Object.entries(signal.parameters).map(([name, declaration]) => {
      const value = declaration.default;
      return [name, typeof value === 'object' ? value.value : value];
    }),
  );
}

/** Every input that some choice of one parameter leads to, the others being at their defaults. */
export function inputVariants(signal: Signal): readonly InputDeclaration[] {
  const defaults = defaultParameters(signal);
  const variants = [defaults];
  for (const [name, declaration] of Object.entries(signal.parameters)) {
    if (declaration.kind === 'choice') variants.push(...declaration.values.map((value) => ({ ...defaults, [name]: value })));
  }
  return variants.flatMap((parameters) => Object.values(signal.inputs(parameters)));
}
