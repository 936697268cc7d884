/** Describes a JSON Schema in words, such as `integer from 1 to 1000` or `array of Row`. */
import type { TSchema } from 'typebox';
import { type Html, html } from '../../../web/html.ts';
import { inline } from './prose.ts';

/** The keywords of JSON Schema that this API uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: boolean | TSchema;
  readonly items?: TSchema;
  readonly allOf?: readonly TSchema[];
  readonly anyOf?: readonly TSchema[];
  readonly oneOf?: readonly TSchema[];
}

export interface Field {
  readonly name: string;
  readonly schema: TSchema;
  readonly required: boolean;
  /** The place of a parameter, such as `path` or `header`. */
  readonly place?: string;
  /** Replaces the description in the schema. */
  readonly description?: string;
  readonly example?: unknown;
}

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

const keywords = (schema: TSchema): Schema => schema;

/** Returns the type in words. A named schema is a link. */
export function typeOf(schema: TSchema, base: string): Html {
  const { $ref, type, items, allOf, anyOf, oneOf, format } = keywords(schema);
  const name = $ref === undefined ? undefined : REFERENCE.exec($ref)?.[1];
  if (name !== undefined) return html`<a href="${base}/docs/api/schemas#${name}">${name}</a>`;
  if (allOf)
    return joined(
      allOf.map((part) => typeOf(part, base)),
      ' with ',
    );
  const either = anyOf ?? oneOf;
  if (either)
    return joined(
      either.map((part) => typeOf(part, base)),
      ' or ',
    );
  const types = typeof type === 'string' ? [type] : (type ?? ['any value']);
  const words = types.map((word) => (word === 'array' && items !== undefined ? html`array of ${typeOf(items, base)}` : html`${word}`));
  return html`${joined(words, ' or ')}${format === undefined ? '' : `, ${format}`}`;
}

const joined = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, i) => (i === 0 ? part : html`${between}${part}`))}`;

const code = (value: unknown): Html => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;
const codes = (values: readonly unknown[]): Html => joined(values.map(code), ', ');

const range = (least: number | undefined, most: number | undefined, unit: string): string => {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return `At least ${least}${unit}`;
  return most === undefined ? '' : `At most ${most}${unit}`;
};

/** Returns the accepted values, range, default and examples in words. */
function limitsOf(schema: TSchema, example: unknown): readonly Html[] {
  const s = keywords(schema);
  const items = s.items === undefined ? undefined : keywords(s.items);
  const values = s.enum ?? items?.enum;
  const ranges = [range(s.minimum, s.maximum, ''), range(s.minLength, s.maxLength, ' characters'), range(s.minItems, s.maxItems, ' items')];
  const examples = example === undefined ? (s.examples ?? []) : [example];
  return [
    ...(s.const === undefined ? [] : [html`Always ${code(s.const)}.`]),
    ...(values === undefined ? [] : [html`One of ${codes(values)}.`]),
    ...ranges.filter((text) => text !== '').map((text) => html`${text}.`),
    ...(s.pattern === undefined ? [] : [html`Matches ${code(s.pattern)}.`]),
    ...(s.default === undefined ? [] : [html`Default ${code(s.default)}.`]),
    ...(examples.length === 0 ? [] : [html`For example ${codes(examples)}.`]),
  ];
}

export const fieldList = (fields: readonly Field[], base: string): Html =>
  html`<dl class="fields">${fields.map((field) => fieldRow(field, base))}</dl>`;

function fieldRow({ name, schema, required, place, description, example }: Field, base: string): Html {
  const text = description ?? keywords(schema).description;
  const limits = limitsOf(schema, example);
  return html`<div><dt><code>${name}</code> <small>${typeOf(schema, base)}${place === undefined ? '' : `, in ${place}`}</small>${
    required ? html` <em>required</em>` : ''
  }</dt><dd>${text === undefined ? '' : inline(text, base)}${limits.length === 0 ? '' : html`<p class="s m">${joined(limits, ' ')}</p>`}</dd></div>
`;
}

/**
 * Returns the fields of a schema. Nested fields have names such as `meta.period.start` and `sources[].name`. Named schemas are not
 * expanded.
 */
export function fieldsOf(schema: TSchema, prefix = ''): readonly Field[] {
  const { properties = {}, required = [], allOf = [] } = keywords(schema);
  const own = Object.entries(properties).flatMap(([name, property]) => [
    { name: prefix + name, schema: property, required: required.includes(name) },
    ...insideOf(property, prefix + name),
  ]);
  return [...allOf.flatMap((part) => fieldsOf(part, prefix)), ...own];
}

function insideOf(schema: TSchema, name: string): readonly Field[] {
  const { items, anyOf = [], oneOf = [] } = keywords(schema);
  if (items !== undefined) return insideOf(items, `${name}[]`);
  return [...fieldsOf(schema, `${name}.`), ...[...anyOf, ...oneOf].flatMap((part) => insideOf(part, name))];
}
