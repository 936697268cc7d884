/**
 * The OpenAPI document for programs that generate clients and collections. It has no examples, and only one response for all 4XX and one
 * for all 5XX. This makes it two thirds shorter. A Postman collection made from it is smaller than 3 MB.
 */
import { capitalised } from '../../core/basic/text.ts';
import type { Named, OpenApiDocument, Operation, ResponseObject } from './openapi-document.ts';

const without = <T extends object>(value: T, ...names: readonly string[]): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as T;

const mapped = <T>(all: Named<T>, change: (one: T) => T): Named<T> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));

const ofContent = <T extends { readonly content?: Named<object> }>(one: T): T =>
  one.content ? { ...one, content: mapped(one.content, (media) => without(media, 'example')) } : one;

const ofResponses = (responses: Named<ResponseObject>): Named<ResponseObject> => mapped(responses, ofContent);

/** Replaces error responses with `4XX` and `5XX`, because all error bodies have the same form. */
function withRanges(responses: Named<ResponseObject>): Named<ResponseObject> {
  const ranges = new Map<string, ResponseObject>();
  for (const [status, response] of Object.entries(responses)) {
    const range = /^[45]\d\d$/.test(status) ? `${status[0]}XX` : status;
    if (!ranges.has(range)) ranges.set(range, response);
  }
  return Object.fromEntries(ranges);
}

/**
 * Removes the list of values if its generated name would occur twice. openapi-generator uses the name `<operation><parameter>Enum` for
 * parameters and `<schema><property>Enum` for properties. The names are equal if operation and schema have the same name.
 */
function ofParameter<T extends Operation['parameters'][number]>(parameter: T, isNamedAsSchema: boolean): T {
  const short = without(parameter, 'example');
  if (!isNamedAsSchema || !('schema' in short)) return short;
  return { ...short, schema: withoutValues(short.schema as Schema) };
}

function withoutValues(schema: Schema): Schema {
  const free = without(schema, 'enum');
  return free.items === undefined ? free : { ...free, items: withoutValues(free.items) };
}

function ofOperation<T extends Pick<Operation, 'operationId' | 'parameters' | 'requestBody' | 'responses'>>(
  operation: T,
  schemas: Named<object>,
): T {
  const isNamedAsSchema = capitalised(operation.operationId) in schemas;
  return {
    ...without(operation, 'x-example-request'),
    parameters: operation.parameters.map((parameter) => ofParameter(parameter, isNamedAsSchema)),
    ...(operation.requestBody ? { requestBody: ofContent(operation.requestBody) } : {}),
    responses: ofResponses(withRanges(operation.responses)),
  };
}

/**
 * Replaces `{ anyOf: [X, { type: 'null' }] }` with X and two types. openapi-generator for Python fails on the first form if a nested schema
 * refers to it.
 */
function withNullAsType(value: unknown, schemas: Named<object>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withNullAsType(one, schemas));
  const { anyOf, ...others } = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNullAsType(one, schemas)]));
  if (anyOf === undefined) return others['type'] === 'boolean' ? without(others, 'const', 'enum') : others;
  const parts = anyOf as readonly Schema[];
  if (parts.some(isUnreadable)) return others;
  const [only, ...more] = parts.filter(({ type }) => type !== 'null');
  const target = only?.$ref === undefined ? only : (schemas[only.$ref.replace('#/components/schemas/', '')] as Schema | undefined);
  if (parts.length === more.length + 1 || more.length > 0 || typeof target?.type !== 'string') return { ...others, anyOf };
  const whole = withNullAsType(target, schemas) as Schema;
  return { ...whole, ...others, type: [target.type, 'null'], ...(whole.enum === undefined ? {} : { enum: [...whole.enum, null] }) };
}

/** True for a union of several types or a map. Generated Java code for these does not compile, so the type is omitted. */
const isUnreadable = ({ type = [], additionalProperties, properties }: Schema): boolean =>
  (typeof type !== 'string' && type.filter((one) => one !== 'null').length > 1) ||
  (typeof additionalProperties === 'object' && properties === undefined);

interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: object;
  readonly additionalProperties?: boolean | object;
}

export function withoutExamples(document: OpenApiDocument): OpenApiDocument {
  return withNullAsType(shortened(document), document.components.schemas) as OpenApiDocument;
}

/** Returns the document without webhooks, because the code that generators write for them does not compile. */
function shortened(document: OpenApiDocument): OpenApiDocument {
  return {
    ...document,
    paths: mapped(document.paths, (path) => mapped(path, (one) => ofOperation(one, document.components.schemas))),
    webhooks: {},
    components: { ...document.components, responses: ofResponses(document.components.responses) },
  };
}
