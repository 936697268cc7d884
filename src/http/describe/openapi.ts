/** Makes the OpenAPI 3.1 document from the endpoint list. */

import { STATUS_CODES } from 'node:http';
import { Type } from 'typebox';
import { at } from '../../core/assert.ts';
import type { Signal } from '../../core/define-signal.ts';
import type { Format } from '../../queries/base/parameters/standard.ts';
import { SDMX_JSON } from '../../queries/dialects/sdmx/shape.ts';
import { renderFredXmlError } from '../../render/fred-xml.ts';
import { renderErrorXml } from '../../render/sdmx/error.ts';
import { type Described, type Parameter, type Reply, TAGS, type Tag } from '../base/endpoint.ts';
import { XML_TYPE } from '../errors/fred-error.ts';
import { SDMX_ERROR_TYPE, sdmxCode } from '../errors/sdmx-error.ts';
import { CONTENT_TYPES } from '../request/negotiate.ts';
import { exampleOf } from './examples.ts';
import type { HeaderObject, Named, OpenApiDocument, Operation, ParameterObject, ResponseObject } from './openapi-document.ts';
import { SCHEMAS } from './schemas.ts';
import { signalSchemas } from './signal-schemas.ts';
import { webhookOperations } from './webhook-schemas.ts';

/** The version of the API, not of the program. */
const API_VERSION = '1.0.0';

const ABOUT = `Official Australian statistics from nine agencies as JSON, CSV, JSON Lines, Excel or Parquet, with vintages and provenance.

Send \`Authorization: Bearer ak_…\` with each request. \`POST /v1/register\` issues a free key. Every data response has the members \`data\`, \`meta\` and \`links\`. All errors have one common structure. CSV and JSON Lines return only rows, so notes and the reason for stale data are in the \`Wattle-Notes\` header. Ids are not case-sensitive, and \`-\` and \`_\` are equivalent.

Responses with status 2xx count towards the monthly quota. Responses with status 4xx also count, except 401, 403, 404 and 429. Responses with status 5xx do not count. A 304 counts only if the server had to rebuild the response. \`If-None-Match: *\` is ignored.

Licences differ by agency. Each response names its licence in \`meta.sources[]\`, with the attribution that you must show if you publish the data.`;

const PROBLEM_TITLES: Readonly<Record<number, string>> = {
  400: 'A parameter, a period or the body is not valid. `errors[]` names the parameter and the allowed values.',
  401: 'The credential is missing or not valid.',
  403: 'This credential does not allow this request.',
  404: 'The id is unknown. The error names the nearest ids.',
  406: 'The resource is not available in any of the accepted formats.',
  409: 'The request conflicts with existing data.',
  410: 'The data version for the cursor is no longer stored.',
  413: 'The body is too large.',
  415: 'The content type of the body is not supported.',
  416: 'The requested range is beyond the end of the file.',
  422: 'The request is well-formed, but the server cannot process it.',
  429: 'The quota is used up, or there were too many requests. `Retry-After` gives the waiting time.',
  500: 'An error in the service. The `request_id` identifies it in the log.',
  501: 'This part of the service is not set up on this server.',
  503: 'No current data are available, or a component does not work. `Retry-After` gives the waiting time.',
};

const TAG_NAMES = Object.keys(TAGS) as Tag[];

export function openApiDocument(endpoints: readonly Described[], signals: readonly Signal[], publicUrl: string): OpenApiDocument {
  const ofSignals = Object.fromEntries(signals.flatMap((signal) => Object.entries(signalSchemas(signal))));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wattle',
      version: API_VERSION,
      summary: 'Australian public data, one API.',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: TAG_NAMES.map((name) => ({ name, description: TAGS[name] })),
    paths: pathsOf(endpoints),
    webhooks: webhookOperations(signals),
    components: {
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'API key',
          description: 'An API key: `Authorization: Bearer ak_…`. The access token of a signed-in user also works.',
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The access token of a signed-in user, from `POST /v1/auth/verify`, `POST /v1/auth/refresh` or the identity provider.',
        },
        fredKey: { type: 'apiKey', in: 'query', name: 'api_key', description: 'An API key as FRED clients send it: `?api_key=ak_…`.' },
        readToken: { type: 'apiKey', in: 'query', name: 'key', description: 'A read token for file URLs: `?key=rd_…`.' },
        embedToken: { type: 'apiKey', in: 'query', name: 'key', description: 'An embed token for charts in web pages: `?key=emb_…`.' },
      },
      headers: HEADERS,
      responses: Object.fromEntries(
        Object.keys(PROBLEM_TITLES).flatMap((status) => [
          [`Problem${status}`, problemOf(Number(status))],
          ...(FRED_STATUSES.includes(Number(status)) ? [[`FredProblem${status}`, fredProblemOf(Number(status))] as const] : []),
          ...(SDMX_STATUSES.includes(Number(status)) ? [[`SdmxProblem${status}`, sdmxProblemOf(Number(status))] as const] : []),
          ...(RPC_STATUSES.includes(Number(status)) ? [[`RpcProblem${status}`, rpcProblemOf(Number(status))] as const] : []),
        ]),
      ),
      schemas: { ...SCHEMAS, ...ofSignals },
    },
  };
}

function pathsOf(endpoints: readonly Described[]): Named<Named<Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint);
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const item = (paths[path] ??= {});
      const alias =
        path === endpoint.path ? {} : { operationId: `${endpoint.id}_alias_${path.replace(/\W+/g, '_')}`, deprecated: true as const };
      item[endpoint.method.toLowerCase()] = { ...operation, ...alias };
    }
  }
  return paths;
}

function operationOf(endpoint: Described): Operation {
  const { id, tag, summary, description, parameters, filters, body, counted, example } = endpoint;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    parameters: [...parameters.map(parameterOf), ...(filters === undefined ? [] : [filtersOf(filters)])],
    ...(body ? { requestBody: bodyOf(body) } : {}),
    responses: responsesOf(endpoint),
    security: securityOf(endpoint),
    'x-counts-on-quota': counted,
    ...(example === null ? {} : { 'x-example-request': example }),
  };
}

const isKeyed = ({ auth }: Described): boolean => auth === 'key' || auth === 'user';
/** True for responses that have headers about the caller's limits. Responses to plain URLs do not have them. */
const tellsLimits = (endpoint: Described): boolean => isKeyed(endpoint) && endpoint.isPlain !== true;

const bodyOf = ({ schema, example, optional }: NonNullable<Described['body']>): NonNullable<Operation['requestBody']> => ({
  required: optional !== true,
  content: { 'application/json': { schema, example } },
});

/** An empty object means that no credential is needed. */
function securityOf({ auth, embeddable, keyParameter, isPlain }: Described): Operation['security'] {
  if (auth === 'none') return [];
  if (auth === 'user') return [{ accessToken: [] }];
  if (isPlain) return [...(auth === 'key' ? [] : [{}]), { bearerAuth: [] }, { readToken: [] }];
  if (auth !== 'key') return [{}, { bearerAuth: [] }];
  return [{ bearerAuth: [] }, ...(embeddable ? [{ embedToken: [] }] : []), ...(keyParameter === undefined ? [] : [{ fredKey: [] }])];
}

function parameterOf(parameter: Parameter): ParameterObject {
  const { name, description, schema, example } = parameter;
  return {
    name,
    in: parameter.in,
    description,
    required: parameter.in === 'path' || parameter.required === true,
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

/** A parameter with any name. Filters have the names of dimensions, which differ between datasets. */
const filtersOf = (description: string): ParameterObject => ({
  name: 'filters',
  in: 'query',
  description,
  required: false,
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
});

/** The schema of errors for each error style. */
const PROBLEM_KINDS = { fred: 'Problem', as_fred: 'FredProblem', sdmx: 'SdmxProblem', json_rpc: 'RpcProblem' } as const;

function responsesOf(endpoint: Described): Named<ResponseObject> {
  const limited = isKeyed(endpoint) ? (endpoint.errorStyle === 'as_fred' ? [429] : [401, 429]) : [];
  const conditional =
    endpoint.handler.kind === 'shared'
      ? {
          304: {
            description:
              'The content has not changed since the response with this ETag. A 304 does not count towards the quota if the server has the content in its cache.',
          },
        }
      : {};
  // Any response from stored data can be a 503, because the data may be missing.
  const unavailable = endpoint.handler.kind === 'shared' && endpoint.handler.lifetime === 'data' ? [503] : [];
  const scoped = endpoint.scope === undefined ? [] : [403];
  // A URL that cannot be decoded, such as `?%zz`, gets a 400.
  const own = new Set(endpoint.replies.map(({ status }) => status));
  const problems = [...new Set([400, ...endpoint.problems, ...limited, ...scoped, ...unavailable, 500])]
    .filter((one) => !own.has(one))
    .sort((a, b) => a - b);
  const kind = PROBLEM_KINDS[endpoint.errorStyle ?? 'fred'];
  return {
    ...Object.fromEntries(endpoint.replies.map((reply) => [reply.status, replyOf(endpoint, reply)])),
    ...conditional,
    ...Object.fromEntries(problems.map((status) => [status, { $ref: `#/components/responses/${kind}${status}` }])),
  };
}

/** Uses the declared example, or else the recorded response to the example request. */
function replyOf(
  endpoint: Described,
  { status, description, contentType, others: types = [], schema, example: own }: Reply,
): ResponseObject {
  if (schema === null || status === 204) return { description, headers: headersOf(endpoint, []) };
  const example = own ?? (status === 200 ? exampleOf(endpoint.id) : undefined);
  const main = { [contentType]: { schema, ...(example === undefined ? {} : { example }) } };
  // Other standards define types such as SDMX-JSON, so this document describes them only as objects.
  const textOf = (type: string) => ({
    schema: SDMX_JSON[type] ?? (/[/+]json$/.test(type) ? { type: 'object', additionalProperties: true } : { type: 'string' }),
  });
  const tabular = endpoint.formats === 'tabular' ? [mediaType('csv'), mediaType('jsonl')] : [];
  const files = endpoint.formats === 'tabular' ? [mediaType('parquet'), mediaType('xlsx')] : [];
  const bytes = Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]));
  const others = Object.fromEntries([...tabular, ...types].map((type) => [type, textOf(type)]));
  const content = { ...main, ...others, ...bytes };
  return { description, headers: headersOf(endpoint, Object.keys(content)), content };
}

const mediaType = (format: Exclude<Format, 'json'>): string => at(CONTENT_TYPES[format].split(';'), 0);

/** Formats that have no place for notes. For these, the notes are sent in a header. */
const NOTED_IN_HEADER: readonly string[] = [mediaType('csv'), mediaType('jsonl')];

function headersOf(endpoint: Described, types: readonly string[]): Named<{ $ref: string }> {
  const names = [
    'X-Request-Id',
    ...(types.some((type) => NOTED_IN_HEADER.includes(type)) ? ['Wattle-Notes'] : []),
    ...(endpoint.handler.kind === 'shared' ? ['ETag'] : []),
    ...(tellsLimits(endpoint) ? ['RateLimit', 'RateLimit-Policy', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const header = (description: string, type = 'string'): HeaderObject => ({ description, schema: { type } });

const HEADERS: Named<HeaderObject> = {
  'X-Request-Id': header('Id of the request. If the request has a valid `X-Request-Id` header, it is that id.'),
  'Wattle-Notes': header(
    'For CSV and JSON Lines: the text of `meta.stale_reason` and `meta.notes` as a list of strings in structured fields (RFC 9651). Text with non-ASCII characters is a Display String. Absent if there are no notes.',
  ),
  ETag: header(
    'Identifies the exact bytes of the response. It differs between formats and encodings. For SDMX, it ignores the id and time of the message.',
  ),
  RateLimit: header(
    'Remaining requests (`r`) and seconds until the limit resets (`t`), for the month and the minute: `"month";r=499;t=86400, "burst";r=599;t=1`.',
  ),
  'RateLimit-Policy': header(
    'Limits (`q`) and the seconds that each covers (`w`), for the month and the minute: `"month";q=500;w=2592000, "burst";q=600;w=60`.',
  ),
  'X-RateLimit-Limit': header('Number of requests allowed in a month.', 'integer'),
  'X-RateLimit-Remaining': header('Requests left this month.', 'integer'),
  'X-RateLimit-Reset': header('When the month ends, in seconds since 1970-01-01T00:00:00Z.', 'integer'),
  'Retry-After': header('Seconds to wait before the next request.', 'integer'),
  'WWW-Authenticate': header('`Bearer`, with `error="invalid_token"` when a token was sent.'),
};

function problemOf(status: number): ResponseObject {
  const names = [
    'X-Request-Id',
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
  ];
  const content = { schema: { $ref: '#/components/schemas/Problem' } };
  return {
    description: PROBLEM_TITLES[status] ?? '',
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: { 'application/json': content, 'application/problem+json': content },
  };
}

/** The error statuses of FRED paths. As in FRED, most errors are 400. 404 means a missing file. */
const FRED_STATUSES: readonly number[] = [400, 404, 429, 500, 503];

/** A FRED error is XML, or JSON with `file_type=json`. */
function fredProblemOf(status: number): ResponseObject {
  const problem = problemOf(status);
  const example = renderFredXmlError(status, `${STATUS_CODES[status]}. The error, and how to fix it.`);
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      Type.Object({ error_code: Type.Integer({ description: 'HTTP status code.' }), error_message: Type.String() }),
    ],
  };
  return { ...problem, content: { [XML_TYPE]: { schema: Type.String(), example }, 'application/json': { schema } } };
}

/** The error statuses of SDMX paths, including those for failures in Wattle. */
const SDMX_STATUSES: readonly number[] = [400, 401, 403, 404, 406, 410, 422, 429, 500, 503];

/** The body of an SDMX error: XML, or SDMX-JSON if the caller requested JSON or CSV. */
function sdmxProblemOf(status: number): ResponseObject {
  const code = sdmxCode({ status, code: status === 422 ? 'REQ_UNPROCESSABLE' : status === 429 ? 'LIMIT_RATE' : 'BUG' });
  const fault = { code, title: '', detail: 'The error, and how to fix it.', help: '', prepared: '' };
  return {
    ...problemOf(status),
    content: {
      [SDMX_ERROR_TYPE]: { schema: Type.String(), example: renderErrorXml(fault, '2.1') },
      'application/json': { schema: SDMX_ERRORS },
    },
  };
}

/** Statuses of errors that occur before a JSON-RPC message is handled. */
const RPC_STATUSES: readonly number[] = [401, 403, 413, 429, 500];

function rpcProblemOf(status: number): ResponseObject {
  return { ...problemOf(status), content: { 'application/json': { schema: { $ref: '#/components/schemas/RpcFault' } } } };
}

const SDMX_ERRORS = Type.Object(
  {
    meta: Type.Object({ id: Type.String(), prepared: Type.String({ format: 'date-time' }) }, { additionalProperties: true }),
    errors: Type.Array(
      Type.Object({
        code: Type.Integer({
          description: 'Code from the guidelines for SDMX web services: 100 no results, 110 credential, 140 syntax, 150 semantics.',
        }),
        title: Type.String(),
        detail: Type.String({ description: 'The error, and how to fix it.' }),
        links: Type.Array(Type.Object({ href: Type.String({ format: 'uri' }), rel: Type.String() }), {
          description: 'Page about the error.',
        }),
      }),
    ),
  },
  { description: 'An SDMX-JSON 2.0 message with errors.' },
);
