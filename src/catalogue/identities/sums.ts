/** Defines identities between a whole and the sum of its parts. */
import { STATES } from '../../core/places/geography.ts';
import { defineIdentity, type Identity, type Term, type Terms } from './identity.ts';

export const STATES_OF_AUSTRALIA: Readonly<Record<string, string>> = Object.fromEntries(
  STATES.filter(({ code }) => code !== '9').map(({ name, code }) => [name, code]),
);

interface Whole {
  readonly id: string;
  readonly title: string;
  /** The sets by name. Each has a code, and `whole` and `part` return the terms for this code. */
  readonly sets: Readonly<Record<string, string>>;
  readonly whole: (what: string) => Term;
  readonly parts: Readonly<Record<string, string>>;
  readonly part: (what: string, part: string) => Term;
  readonly slack?: Identity['slack'];
}

export function addsUp({ id, title, sets, whole, parts, part, slack }: Whole): Identity {
  const termsOf = (what: string): Terms => ({
    whole: whole(what),
    ...Object.fromEntries(Object.entries(parts).map(([name, code]) => [name, part(what, code)])),
  });
  return defineIdentity({
    id,
    title,
    formula: 'whole = sum of parts',
    sets: Object.fromEntries(Object.entries(sets).map(([name, what]) => [name, termsOf(what)])),
    residual: ({ whole: all = Number.NaN, ...others }) => all - Object.values(others).reduce((sum, value) => sum + value, 0),
    ...(slack === undefined ? {} : { slack }),
  });
}
