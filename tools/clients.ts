/**
 * Writes the client types from the declarations: parameters, indicator rows and members of responses. With --check it only reports whether
 * they are up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Signal } from '../src/core/define-signal.ts';
import { ERROR_CODES } from '../src/core/errors.ts';
import { openApiDocument } from '../src/http/describe/openapi.ts';
import { described } from '../src/http/describe/parameters.ts';
import { signalSchemaName } from '../src/http/describe/schema-parts.ts';
import { READ_DATASET } from '../src/queries/base/parameters/dataset-rows.ts';
import type { QueryParameter } from '../src/queries/base/parameters/declaration.ts';
import { LIST_RELEASES } from '../src/queries/releases/list-releases.ts';
import { READ_MULTI } from '../src/queries/series/multi/request.ts';
import { READ_SERIES } from '../src/queries/series/resolve-series.ts';
import { SIGNALS } from '../src/signals/registry.generated.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The program and the clients are released together, with the same version. */
const { version: PROGRAM_VERSION } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

/** The part of JSON Schema used in the OpenAPI document. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean | null;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
}

const { version } = openApiDocument([], SIGNALS, '').info;
const SCHEMAS = openApiDocument([], SIGNALS, '').components.schemas as Readonly<Record<string, Schema>>;
/** Returns the type name for an indicator's summary of all rows, or an empty list if it has none. */
function summaryOf(signal: Signal): readonly string[] {
  return signal.mode === 'snapshot' && signal.summaryFields ? [signalSchemaName(signal, 'Summary')] : [];
}

/** The schemas that the clients declare, without those for accounts, webhooks and the FRED formats. */
const WANTED = [
  ...[
    'Meta',
    'Links',
    'SourceCitation',
    'Problem',
    'SeriesRow',
    'SeriesEntry',
    'LatestValue',
    'ConceptRow',
    'RevisionRow',
    'TriangleRow',
    'MultiRow',
  ],
  ...['SeriesSummary', 'MultiSummary', 'VintagesSummary', 'Release'],
  ...['Operand', 'SeriesExplanation', 'ComparisonExplanation', 'DatasetExplanation', 'SignalExplanation'],
  ...['DatasetEntry', 'DatasetDescription', 'SearchHit', 'Row', 'TableRow', 'ColumnUnits'],
  ...SIGNALS.flatMap((signal) => [signalSchemaName(signal, 'Row'), ...summaryOf(signal)]),
];

/** Returns these schemas, followed by all others that they refer to, without repeats. */
function withReferences(names: readonly string[]): readonly string[] {
  const all = new Set(names);
  for (const name of all)
    for (const [, other = ''] of JSON.stringify(SCHEMAS[name] ?? {}).matchAll(/#\/components\/schemas\/(\w+)/g)) all.add(other);
  return [...all];
}

const quoted = (text: string | number | boolean | null): string =>
  typeof text === 'string' ? `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(text);
/** Writes a union of types without repeats. A member may itself be a union. */
const union = (members: readonly string[]): string =>
  [...new Set(members.flatMap((member) => (/[{<('&]/.test(member) ? [member] : member.split(' | '))))].join(' | ');
const inList = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type);

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return union(schema.enum.map(quoted));
  if (schema.anyOf) return union(schema.anyOf.map(typeOf));
  if (schema.allOf) return schema.allOf.map((one) => inList(typeOf(one))).join(' & ');
  if (schema.type === undefined) return 'unknown';
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return union(types.map((type) => typeOfKind(type, schema)));
}

function typeOfKind(type: string, schema: Schema): string {
  if (type === 'array') return `readonly ${inList(schema.items ? typeOf(schema.items) : 'unknown')}[]`;
  if (type === 'object') return objectType(schema);
  const primitive = PRIMITIVES[type];
  if (primitive === undefined) throw new Error(`The OpenAPI document has a schema of type "${type}". The clients have no such type.`);
  return primitive;
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(
    ([name, member]) => `readonly ${/^\w+$/.test(name) ? name : quoted(name)}${required.includes(name) ? '' : '?'}: ${typeOf(member)}`,
  );
  if (members.length === 0) {
    const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
    return `Readonly<Record<string, ${value}>>`;
  }
  return `{ ${members.join('; ')} }`;
}

/** Writes the declaration of a schema, with one member on each line and its description from the OpenAPI document. */
function declarationOf(name: string): string {
  const schema = SCHEMAS[name];
  if (!schema) throw new Error(`The OpenAPI document has no schema ${name}.`);
  const doc = (text: string | undefined, indent: string): string =>
    text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n`;
  if (schema.type !== 'object' || !schema.properties) return `${doc(schema.description, '')}export type ${name} = ${typeOf(schema)};\n`;
  const members = Object.entries(schema.properties).map(([key, member]) => {
    const optional = schema.required?.includes(key) ? '' : '?';
    return `${doc(member.description, '  ')}  readonly ${/^\w+$/.test(key) ? key : quoted(key)}${optional}: ${typeOf(member)};\n`;
  });
  return `${doc(schema.description, '')}export interface ${name} {\n${members.join('')}${othersOf(schema)}}\n`;
}

/**
 * Returns an index signature for columns whose names are not declared. The client method for several series adds types for the columns of
 * its series.
 */
function othersOf({ properties = {}, additionalProperties }: Schema): string {
  if (typeof additionalProperties !== 'object' || additionalProperties.anyOf === undefined) return '';
  const own = Object.values(properties).map(typeOf);
  return `  readonly [column: string]: ${union([typeOf(additionalProperties), ...own, 'undefined'])};\n`;
}

const unionOf = (name: string, meaning: string, ids: readonly string[]): string =>
  `/** ${meaning} */\nexport type ${name} =\n${ids.map((id) => `  | ${quoted(id)}`).join('\n')};\n`;

function typescriptTypes(): string {
  const rows = SIGNALS.map((signal) => `  readonly ${quoted(signal.id)}: ${signalSchemaName(signal, 'Row')};\n`).join('');
  const summaries = SIGNALS.flatMap((signal) => summaryOf(signal).map((name) => `  readonly ${quoted(signal.id)}: ${name};\n`)).join('');
  return [
    '/** Types of the API. `npm run generate` in the repository of the server writes this file. Do not edit it. */\n',
    `/** The version of the API that these types describe. */\nexport const API_VERSION = ${quoted(version)};\n`,
    unionOf('ErrorCode', 'The code of an error. The meaning of a code never changes.', Object.keys(ERROR_CODES)),
    `/** The type of rows for each indicator. */\nexport interface SignalRows {\n${rows}}\n`,
    `/** The type of \`meta.summary\` for indicators that summarise all rows. */\nexport interface SignalSummaries {\n${summaries}}\n`,
    '/** The ids of all indicators. */\nexport type SignalId = keyof SignalRows;\n',
    '/** Parameters of a request, by their names in the URL. `undefined` is not sent, and a list is sent with commas. */\nexport type Query = Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[] | undefined>>;\n',
    ...Object.entries(QUERIES).map(([name, declared]) => typescriptQuery(name, declared)),
    ...withReferences(WANTED).map(declarationOf),
  ].join('\n');
}

/** Parameters for the client requests, by type name. Ids are separate arguments. */
const QUERIES: Readonly<Record<string, readonly QueryParameter[]>> = {
  SeriesQuery: READ_SERIES,
  MultiQuery: READ_MULTI,
  DatasetQuery: READ_DATASET,
  ReleasesQuery: LIST_RELEASES,
};
const parametersOf = (declared: readonly QueryParameter[]) => described(declared).filter(({ name }) => name !== 'ids' && name !== 'format');

/** Returns true for a parameter with the values `1`, `0`, `true` and `false`. */
const isSwitch = ({ enum: values = [] }: Schema): boolean => values.includes('true');

/** Writes the TypeScript type for the parameters of a request. A text parameter also accepts a number, such as 2020. */
function typescriptQuery(name: string, declared: readonly QueryParameter[]): string {
  const members = parametersOf(declared).map(({ name: own, schema, description }) => {
    const type = isSwitch(schema as Schema)
      ? 'boolean | 0 | 1'
      : typeOf(schema as Schema).replace(/\bstring\b(?! \| number)/, 'string | number');
    return `  /** ${description.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n  readonly ${own}?: ${type} | undefined;\n`;
  });
  // A dataset request also accepts filters, which have the names of the dimensions.
  const filters = name === 'DatasetQuery' ? ' & Query' : '';
  return `export type ${name} = {\n${members.join('')}}${filters};\n`;
}

const PYTHON_TYPES: Readonly<Record<string, string>> = { string: 'Union[str, int]', integer: 'int', number: 'float', boolean: 'bool' };

function pythonType(schema: Schema): string {
  const { enum: values, type, anyOf, items } = schema;
  if (isSwitch(schema)) return 'Union[bool, Literal[0, 1]]';
  if (values) return `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  if (anyOf) return `Union[${anyOf.map(pythonType).join(', ')}]`;
  if (type === 'array') return `Union[str, Sequence[${items ? pythonType(items) : 'str'}]]`;
  return (typeof type === 'string' ? PYTHON_TYPES[type] : undefined) ?? 'Any';
}

/**
 * Writes the Python type for the parameters of a request. It calls TypedDict, because a class cannot have a member named `with`, a Python
 * keyword.
 */
const pythonQuery = (name: string, declared: readonly QueryParameter[]): string =>
  `${name} = TypedDict(
    "${name}",
    {
${parametersOf(declared)
  .map(({ name: own, schema }) => `        "${own}": ${pythonType(schema as Schema)},\n`)
  .join('')}    },
    total=False,
)
`;

const pythonTypes =
  (): string => `"""Versions and parameters of the API. \`npm run generate\` in the repository of the server writes this file. Do not edit it."""

from collections.abc import Sequence
from typing import Any, Literal, TypedDict, Union

#: The version of the API that has these parameters.
API_VERSION = "${version}"

#: The version of this client and of its server.
VERSION = "${PROGRAM_VERSION}"

${Object.entries(QUERIES)
  .map(([name, declared]) => pythonQuery(name, declared))
  .join('\n')}`;

const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
/** Returns a function that replaces the version in a file with the program's version. */
const versioned =
  (file: string, place: RegExp): (() => string) =>
  () => {
    if (!place.test(readText(file))) throw new Error(`${file} names no version where ${place} expects one.`);
    return readText(file).replace(place, PROGRAM_VERSION);
  };

/** Documents with versioned package names. */
const DOCUMENTS = [
  ...['README.md', 'clients/python/README.md', 'clients/r/README.md', 'clients/typescript/README.md'],
  ...['docs/guides/python.md', 'docs/guides/r.md', 'docs/guides/javascript.md'],
];
const NAMED_VERSION = /(?<=\b(?:wattle_data_client-|wattle-data-client-|wattle-server-|wattle_))\d+\.\d+\.\d+(?=-py3|\.tgz|\.tar\.gz)/g;

const FILES: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(DOCUMENTS.map((file) => [file, () => readText(file).replace(NAMED_VERSION, PROGRAM_VERSION)])),
  'clients/typescript/src/types.generated.ts': typescriptTypes,
  'clients/python/src/wattle_data/_queries.py': pythonTypes,
  'clients/typescript/package.json': versioned('clients/typescript/package.json', /(?<="version": ")[^"]+/),
  'clients/r/DESCRIPTION': versioned('clients/r/DESCRIPTION', /(?<=^Version: ).+/m),
  'clients/python/pyproject.toml': versioned('clients/python/pyproject.toml', /(?<=^version = ")[^"]+/m),
};

const check = process.argv.includes('--check');
for (const [file, text] of Object.entries(FILES)) {
  const full = path.join(ROOT, file);
  const made = text();
  if (existsSync(full) && readFileSync(full, 'utf8') === made) continue;
  if (check) {
    console.error(`${file} is not up to date: npm run generate`);
    process.exitCode = 1;
  } else {
    writeFileSync(full, made);
    console.log(`wrote ${file}`);
  }
}
