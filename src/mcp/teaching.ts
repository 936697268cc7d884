/** Explains invalid names and arguments, so that a language model can correct them. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { boundedText } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';

/** The JSON Schema keywords that tool arguments use. */
export interface ArgumentSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  readonly description?: string;
}

type Fault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message'>;
type Validate = (value: unknown) => readonly Fault[];

const AJV = new Ajv({ allErrors: true, strict: false });

/** Returns a function that lists all faults in a value. The schema is compiled when first used. */
export function validatorOf(schema: object): Validate {
  let compiled: ValidateFunction | null = null;
  return (value) => {
    compiled ??= AJV.compile(schema);
    return compiled(value) ? [] : (compiled.errors ?? []);
  };
}

const LONGEST_NAME = 80;
const MOST_UNKNOWN = 5;

/** Lists and objects may be large, so an error names only their type. */
function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return boundedText(JSON.stringify(value) ?? 'nothing', LONGEST_NAME);
}

/** Writes an error such as `Unknown tool: "get_serie". Did you mean get_series? Allowed: search, …`. */
export function unknown(what: string, name: string, names: readonly string[], near: readonly string[] = nearest(name, names)): string {
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `Unknown ${what}: ${quoted(name)}.${meant} Allowed: ${names.join(', ')}.`;
}

/** Returns one sentence for each fault, and one for all unknown arguments. */
export function taught(schema: ArgumentSchema, given: unknown, faults: readonly Fault[]): string {
  const names = Object.keys(schema.properties ?? {});
  const extra = faults.flatMap((one) => unknownArgument(one) ?? []);
  const sentences = faults.map((one) => (unknownArgument(one) === null ? sentence(one, schema, given) : unknownSentence(extra, names)));
  return [...new Set(sentences)].join(' ');
}

const unknownArgument = ({ keyword, instancePath, params }: Fault): string | null =>
  keyword === 'additionalProperties' && instancePath === '' ? String(params['additionalProperty']) : null;

function unknownSentence(extra: readonly string[], names: readonly string[]): string {
  const shown = extra.slice(0, MOST_UNKNOWN).map((name) => boundedText(name, LONGEST_NAME));
  const meant = shown.flatMap((name) => nearest(name, names).slice(0, 1));
  const near = meant.length === 0 ? '' : ` Did you mean ${meant.join(', ')}?`;
  return `Unknown argument: ${shown.join(', ')}.${near} Allowed: ${names.join(', ')}.`;
}

function sentence({ keyword, instancePath, params, message = 'is not allowed' }: Fault, schema: ArgumentSchema, given: unknown): string {
  const described = (name: string): string => {
    const description = schema.properties?.[name]?.description;
    return description === undefined ? '' : ` (${description})`;
  };
  const [, name, ...within] = instancePath.split('/');
  if (keyword === 'required' && name === undefined) {
    const missing = String(params['missingProperty']);
    return `The argument ${missing} is missing${described(missing)}.`;
  }
  if (name === undefined) return `The arguments ${message}.`;
  const value = new Map(Object.entries(typeof given === 'object' && given !== null ? given : {})).get(name);
  if (keyword === 'enum') return `${name} must be one of ${params['allowedValues'].join(', ')}, not ${quoted(value)}.`;
  if (keyword === 'const') return `${name} must be ${params['allowedValue']}, not ${quoted(value)}.`;
  if (keyword === 'pattern' && params['pattern'] === '\\S') return `${name} must not be empty${described(name)}.`;
  const where = [name, ...within].join('/');
  return `${where} ${message.replace(/\bNOT\b/g, 'not')}${described(name)}. It is ${quoted(value)}.`;
}
