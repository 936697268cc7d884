/** Identities that state that a whole is the sum of its parts. */
import { STATES } from '../../core/places/geography.ts';
import { defineIdentity, type Identity, type Term, type Terms } from './identity.ts';

/** The codes of the eight states and territories, by name. */
export const STATES_OF_AUSTRALIA: Readonly<Record<string, string>> = Object.fromEntries(
  STATES.filter(({ code }) => code !== '9').map(({ name, code }) => [name, code]),
);

interface Whole {
  readonly id: string;
  readonly title: string;
  /** For each set, by name, the code that `whole` and `part` receive. */
  readonly sets: Readonly<Record<string, string>>;
  readonly whole: (what: string) => Term;
  /** The code of each part, by its name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly part: (what: string, part: string) => Term;
  readonly slack?: Identity['slack'];
}

/** Makes an identity: the whole is the sum of its parts. */
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
