/** The OpenAPI document without its examples, for generators of clients and collections: it is less than half as long. */
import type { Named, OpenApiDocument, Operation, ResponseObject } from './openapi-document.ts';

const without = <T extends object>(value: T, ...names: readonly string[]): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as T;

const mapped = <T>(all: Named<T>, change: (one: T) => T): Named<T> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));

const ofContent = <T extends { readonly content?: Named<object> }>(one: T): T =>
  one.content ? { ...one, content: mapped(one.content, (media) => without(media, 'example')) } : one;

const ofResponses = (responses: Named<ResponseObject>): Named<ResponseObject> => mapped(responses, ofContent);

function ofOperation<T extends Pick<Operation, 'parameters' | 'requestBody' | 'responses'>>(operation: T): T {
  return {
    ...without(operation, 'x-example-request'),
    parameters: operation.parameters.map((parameter) => without(parameter, 'example')),
    ...(operation.requestBody ? { requestBody: ofContent(operation.requestBody) } : {}),
    responses: ofResponses(operation.responses),
  };
}

export function withoutExamples(document: OpenApiDocument): OpenApiDocument {
  return {
    ...document,
    paths: mapped(document.paths, (path) => mapped(path, ofOperation)),
    webhooks: mapped(document.webhooks, ({ post }) => ({ post: ofOperation(post) })),
    components: { ...document.components, responses: ofResponses(document.components.responses) },
  };
}
