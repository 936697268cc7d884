/** Explains invalid names and arguments, so that a language model can correct them. */
import { nearest } from '../core/nearest.ts';

/** The JSON Schema keywords that tool arguments use. */
export interface ArgumentSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  readonly description?: string;
}

const UNKNOWN = 'must NOT have additional properties';
const NOT_ALLOWED = /^\/(\w+) must be equal to one of the allowed values$/;
const MISSING = /^ must have required property '(\w+)'$/;
const IS_BLANK = 'must match pattern "\\S"';

/** Lists and objects may be large, so an error names only their type. */
function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(value) ?? 'nothing';
}

const LONGEST_NAME = 80;

/** Writes an error such as `Unknown tool: "get_serie". Did you mean get_series? Allowed: search, …`. */
export function unknown(what: string, name: string, names: readonly string[], near: readonly string[] = nearest(name, names)): string {
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `Unknown ${what}: ${quoted(name).slice(0, LONGEST_NAME)}.${meant} Allowed: ${names.join(', ')}.`;
}

/**
 * Rewrites a validation error with the allowed names and values.
 * @param said the validator's message, such as `data/units must be equal to one of the allowed values`
 */
export function taught(schema: ArgumentSchema, given: unknown, said: string): string {
  const properties = schema.properties ?? {};
  const names = Object.keys(properties);
  const reported = said.split(/,? ?\bdata(?=[/ ])/).filter((one) => one !== '');
  return [...new Set(reported.map((one) => sentence(one, properties, names, given)))].join(' ');
}

function sentence(one: string, properties: Readonly<Record<string, ArgumentSchema>>, names: readonly string[], given: unknown): string {
  const values = new Map(Object.entries(typeof given === 'object' && given !== null ? given : {}));
  const described = (name: string): string => {
    const description = properties[name]?.description;
    return description === undefined ? '' : ` (${description})`;
  };
  if (one.includes(UNKNOWN)) {
    const unknown = [...values.keys()].filter((name) => !names.includes(name));
    const meant = unknown.flatMap((name) => nearest(name, names).slice(0, 1));
    const near = meant.length === 0 ? '' : ` Did you mean ${meant.join(', ')}?`;
    return `Unknown argument: ${unknown.join(', ')}.${near} Allowed: ${names.join(', ')}.`;
  }
  const missing = MISSING.exec(one)?.[1];
  if (missing !== undefined) return `The argument ${missing} is missing${described(missing)}.`;
  const narrow = NOT_ALLOWED.exec(one)?.[1];
  const allowed = narrow === undefined ? undefined : properties[narrow]?.enum;
  if (narrow !== undefined && allowed !== undefined)
    return `${narrow} must be one of ${allowed.join(', ')}, not ${quoted(values.get(narrow))}.`;
  // For example `/filters/region must be string`.
  const [path = '', ...words] = one.trim().split(' ');
  const [, name, ...within] = path.split('/');
  const rule = words.join(' ');
  if (name === undefined) return `The arguments ${one.trim()}.`;
  if (rule === IS_BLANK) return `${name} must not be empty${described(name)}.`;
  const where = [name, ...within].join('/');
  return `${where} ${rule.replace(/\bNOT\b/g, 'not')}${described(name)}. It is ${quoted(values.get(name)).slice(0, 60)}.`;
}
