/** What the schemas of the document are made of. */
import { type TSchema, Type } from 'typebox';

/** A schema whose value may also be null. */
export const orNull = (type: 'string' | 'number' | 'integer' | 'object', description: string, more: object = {}): TSchema =>
  Type.Unsafe({ type: [type, 'null'], description, ...more });

export const instantOrNull = (description: string): TSchema => orNull('string', description, { format: 'date-time' });
export const text = (description: string, more: object = {}): TSchema => Type.String({ description, ...more });
export const words = (values: readonly string[], description: string): TSchema =>
  Type.Unsafe({ type: 'string', enum: [...values], description });

export const refTo = (name: string): TSchema => Type.Unsafe({ $ref: `#/components/schemas/${name}` });

export const open = (properties: Record<string, TSchema>, description: string): TSchema =>
  Type.Object(properties, { description, additionalProperties: true });
