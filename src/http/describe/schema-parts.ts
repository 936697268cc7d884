import { type TSchema, Type } from 'typebox';
import type { Signal } from '../../core/define-signal.ts';
import { orNull, text } from '../../queries/base/shape-parts.ts';

export * from '../../queries/base/shape-parts.ts';

/** Returns a schema that accepts any of the given schemas. For an empty list, it accepts nothing. */
export const oneOfThese = (schemas: readonly TSchema[]): TSchema => {
  const [only = Type.Unsafe({ not: {} }), ...others] = schemas;
  return others.length === 0 ? only : Type.Unsafe({ anyOf: schemas });
};

export const Latest = Type.Unsafe({
  anyOf: [
    Type.Object({
      period: Type.String(),
      value: Type.Number(),
      previous_period: orNull('string', 'The previous period. Null if that period has no value.'),
      previous_value: orNull('number', 'Value of the previous period.'),
      change: orNull('number', 'Change from the previous value, in the same unit. Null if periods between the two have no value.'),
    }),
    { type: 'null' },
  ],
  description: 'The latest figure of a series. Null if no data are stored.',
});

/** A later value of a concept, in another series or as a single value. */
export const Fresher = Type.Object(
  {
    concept: Type.Optional(text('Id of the concept that both series measure.')),
    id: text('Id of the series with the later figure.'),
    period: Type.String(),
    value: Type.Number(),
    status: Type.Optional(text('`preliminary source` for a single figure, whose release is not stored in full.')),
    published: Type.Optional(text('Day on which the single figure was published.')),
    published_basis: Type.Optional(Type.String()),
  },
  {
    description:
      'A later figure for the same concept: from another series, or a single figure whose release is not stored in full. Absent if there is no later figure.',
  },
);

/** A name such as `RealWagesRow` or `RealWagesAnswer`. */
export const signalSchemaName = ({ id }: Signal, what: 'Row' | 'Summary' | 'Answer'): string =>
  `${id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}${what}`;
