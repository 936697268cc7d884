import { WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';

/**
 * Returns a function that splits a key into codes, in the order of the dimensions. Codes may contain dots, such as RBA table `F1.1`. If the
 * key has more parts than dimensions, the dimensions' codes determine how to split it. The function throws BUG if no split fits.
 */
export function keySplitter(dimensions: readonly ParsedDimension[]): (key: string) => readonly string[] {
  if (dimensions.length === 0) return (key) => (key === '' ? [] : key.split('.'));
  const known = dimensions.map((dimension) => new Set(dimension.values.map(({ code }) => code)));
  return (key) => {
    const parts = key.split('.');
    if (parts.length === dimensions.length) return parts;
    const codes = matchParts(parts, known);
    if (!codes) throw new WattleError('BUG', `Series key ${key} does not match the ${dimensions.length} dimensions of its dataset.`);
    return codes;
  };
}

function matchParts(parts: readonly string[], known: readonly ReadonlySet<string>[]): readonly string[] | null {
  const [first, ...rest] = known;
  if (!first) return parts.length === 0 ? [] : null;
  for (let n = 1; n <= parts.length - rest.length; n++) {
    const code = parts.slice(0, n).join('.');
    const others = first.has(code) ? matchParts(parts.slice(n), rest) : null;
    if (others) return [code, ...others];
  }
  return null;
}
