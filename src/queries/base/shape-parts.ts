/** Building blocks for JSON Schemas of responses. OpenAPI includes the schemas, and TypeScript types are derived from them. */
import { type Static, type TObject, type TProperties, type TSchema, type TString, type TUnsafe, Type } from 'typebox';

/** The TypeScript type that a schema describes. Its members are read-only. */
export type Of<S extends TSchema> = Frozen<Static<S>>;
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

interface Named {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly object: Readonly<Record<string, unknown>>;
}

export const orNull = <Name extends keyof Named>(type: Name, description: string, more: object = {}): TUnsafe<Named[Name] | null> =>
  Type.Unsafe({ type: [type, 'null'], description, ...more });

export const instantOrNull = (description: string): TUnsafe<string | null> => orNull('string', description, { format: 'date-time' });
export const text = (description: string, more: object = {}): TString => Type.String({ description, ...more });
export const words = <Word extends string>(values: readonly Word[], description: string): TUnsafe<Word> =>
  Type.Unsafe({ type: 'string', enum: [...values], description });

/** Returns a reference to a named schema in the OpenAPI document. */
export const refTo = <Shape = unknown>(name: string): TUnsafe<Shape> => Type.Unsafe({ $ref: `#/components/schemas/${name}` });

export const open = <Members extends TProperties>(properties: Members, description: string): TObject<Members> =>
  Type.Object(properties, { description, additionalProperties: true });

export const objectOrNull = <Members extends TProperties>(
  properties: Members,
  description: string,
): TUnsafe<Static<TObject<Members>> | null> => Type.Unsafe({ anyOf: [open(properties, description), { type: 'null' }], description });

/** Makes members of a response that may be absent. */
export const optional = (properties: Readonly<Record<string, TSchema>>): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]));

export const pct = (description: string): TUnsafe<number | null> => orNull('number', `${description} Unit: Per cent.`);
