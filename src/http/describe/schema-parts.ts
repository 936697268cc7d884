import { type TSchema, Type } from 'typebox';
import { capitalised } from '../../core/basic/text.ts';
import type { Signal } from '../../core/define-signal.ts';

export * from '../../queries/base/shape-parts.ts';

/** Returns a schema that accepts any of the given schemas. For an empty list, it accepts nothing. */
export const oneOfThese = (schemas: readonly TSchema[]): TSchema => {
  const [only = Type.Unsafe({ not: {} }), ...others] = schemas;
  return others.length === 0 ? only : Type.Unsafe({ anyOf: schemas });
};

/** A name such as `RealWagesRow` or `RealWagesAnswer`. */
export const signalSchemaName = ({ id }: Signal, what: 'Row' | 'Summary' | 'Answer'): string =>
  `${id.split('-').map(capitalised).join('')}${what}`;
