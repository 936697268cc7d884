/** Normalises the arguments of tools. Language models may send empty values for unused arguments, and numbers or lists as text. */
import type { ArgumentSchema } from './teaching.ts';

/** Clients in strict mode send every argument, so unused ones are null or blank. */
const isAbsent = (value: unknown): boolean => value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Returns the arguments without absent values. A value that cannot be converted is unchanged, so that the schema check rejects it. */
export function normalised(schema: ArgumentSchema, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { properties = {} } = schema;
  const stated = Object.entries(given).filter(([, value]) => !isAbsent(value));
  // An object without declared properties contains filters. Their values are text.
  const others = schema.properties === undefined ? FREE_TEXT : undefined;
  return Object.fromEntries(stated.map(([name, value]) => [name, ofKind(properties[name] ?? others, value)]));
}

const FREE_TEXT: ArgumentSchema = { type: 'string' };

function ofKind(schema: ArgumentSchema | undefined, value: unknown): unknown {
  switch (schema?.type) {
    case 'array':
      return listOf(value);
    case 'integer':
    case 'number':
      return typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{0,15})?\s*$/.test(value) ? Number(value) : value;
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      if (typeof value !== 'string') return value;
      return schema.enum?.find((one) => one.toLowerCase() === value.trim().toLowerCase()) ?? value.trim();
    case 'object':
      return typeof value === 'object' && !Array.isArray(value)
        ? normalised(schema, value as Readonly<Record<string, unknown>>)
        : parsedObject(schema, value);
    default:
      return value;
  }
}

/** Both `a,b` and `["a","b"]` are lists of two items. */
function listOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isAbsent(one));
  if (typeof value !== 'string') return value;
  const parsed = value.trim().startsWith('[') ? parsedJson(value) : null;
  return Array.isArray(parsed)
    ? parsed
    : value
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
}

function parsedObject(schema: ArgumentSchema, value: unknown): unknown {
  const parsed = typeof value === 'string' && value.trim().startsWith('{') ? parsedJson(value) : null;
  return typeof parsed === 'object' && parsed !== null ? normalised(schema, parsed as Readonly<Record<string, unknown>>) : value;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
