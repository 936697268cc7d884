import { type TSchema, Type } from 'typebox';
import { at, member } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { DAY_MS } from '../../core/period.ts';
import { choice } from '../../queries/base/parameters/declaration.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import type { Described, Endpoint, Handler, Parameter, ParsedRequest } from '../base/endpoint.ts';
import { llmsText } from '../describe/llms.ts';
import { openApiDocument } from '../describe/openapi.ts';
import type { OpenApiDocument } from '../describe/openapi-document.ts';
import { described as parametersOf, path } from '../describe/parameters.ts';
import { withoutExamples } from '../describe/without-examples.ts';
import { REFERENCE_CSS, REFERENCE_SCRIPT, REFERENCE_THEME } from '../pages/reference/reference-assets.ts';
import {
  REFERENCE_POLICY,
  referenceOperation,
  referenceOverview,
  referenceSubject,
  subjectsOf,
} from '../pages/reference/reference-page.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { free, JSON_TYPE } from './kinds.ts';

const PAGE_MAX_AGE_SECONDS = 3600;
const SECURITY_TXT_DAYS = 180;
const HTML = 'text/html; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const WITH_EXAMPLES = choice(
  'examples',
  '`no` omits the examples, so that the document is half the size. Programs that generate clients or collections do not need examples.',
  ['yes', 'no'],
  {
    default: 'yes',
  },
);

export interface Text {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly contentType: string;
  readonly policy?: () => string;
  readonly parameters?: readonly Parameter[];
  readonly problems?: readonly number[];
  readonly example?: string | null;
  readonly schema?: TSchema;
  readonly text: (request: ParsedRequest) => string | Promise<string>;
  /** Set for pages that contain values. They must leave the cache when the data change. */
  readonly lifetime?: 'data';
}

const ASSETS: readonly Text[] = [
  {
    id: 'referenceStyle',
    path: '/docs/assets/reference.css',
    summary: 'Get the style sheet of the API reference',
    contentType: 'text/css; charset=utf-8',
    text: () => REFERENCE_CSS,
  },
  {
    id: 'referenceTheme',
    path: '/docs/assets/theme.js',
    summary: 'Get the theme script of the API reference',
    contentType: SCRIPT,
    text: () => REFERENCE_THEME,
  },
  {
    id: 'referenceScript',
    path: '/docs/assets/reference.js',
    summary: 'Get the filter script of the API reference',
    contentType: SCRIPT,
    text: () => REFERENCE_SCRIPT,
  },
];

export function docsEndpoints(deps: ServerDeps, all: () => readonly Described[]): readonly Endpoint[] {
  const { context, signals } = deps;
  const described = (): OpenApiDocument => openApiDocument(all(), signals, context.publicUrl);
  const document: Text[] = [
    {
      id: 'reference',
      path: '/docs/api',
      summary: 'Read the API reference',
      contentType: HTML,
      policy: () => REFERENCE_POLICY,
      text: () => referenceOverview(described()),
    },
    {
      id: 'referenceSubject',
      path: '/docs/api/{subject}',
      summary: 'Read the API reference for one subject',
      contentType: HTML,
      policy: () => REFERENCE_POLICY,
      parameters: [path('subject', 'Subject in lower case: `data`, `series`, `signals`, … or `schemas`.', 'data')],
      problems: [404],
      example: '/docs/api/data',
      text: ({ path: { subject = '' } }) => {
        const document = described();
        const page = referenceSubject(document, subject.toLowerCase());
        if (page !== null) return page;
        throw new WattleError('REQ_NOT_FOUND', `The API reference has no subject ${quoted(subject)}.`, {
          hint: `Allowed: ${subjectsOf(document).join(', ')}.`,
        });
      },
    },
    {
      id: 'referenceOperation',
      path: '/docs/api/{subject}/{operation}',
      summary: 'Read the API reference for one operation',
      contentType: HTML,
      policy: () => REFERENCE_POLICY,
      parameters: [
        path('subject', 'Subject in lower case.', 'data'),
        path('operation', 'The `operationId` in the OpenAPI document.', 'readDataset'),
      ],
      problems: [404],
      example: '/docs/api/data/readDataset',
      text: ({ path: { subject = '', operation = '' } }) => {
        const page = referenceOperation(described(), subject.toLowerCase(), operation);
        if (page !== null) return page;
        throw new WattleError('REQ_NOT_FOUND', `The API reference has no operation ${quoted(operation)} under ${quoted(subject)}.`, {
          hint: 'GET /docs/api lists all operations.',
        });
      },
    },
    {
      id: 'openapi',
      path: '/openapi.json',
      summary: 'Get the OpenAPI 3.1 description of the API',
      contentType: JSON_TYPE,
      schema: Type.Object({}, { additionalProperties: true }),
      parameters: parametersOf([WITH_EXAMPLES]),
      text: ({ query }) => JSON.stringify(wantsExamples(query) ? described() : withoutExamples(described())),
    },
    {
      id: 'llms',
      path: '/llms.txt',
      summary: 'Get a plain-text summary for language models',
      contentType: 'text/markdown; charset=utf-8',
      text: () => llmsText(all(), context.publicUrl),
    },
    {
      id: 'securityTxt',
      path: '/.well-known/security.txt',
      summary: 'Get the contact for reports of security vulnerabilities',
      contentType: PLAIN,
      text: () => securityText(context.publicUrl, context.clock.now()),
    },
  ];
  return [...document, ...ASSETS].map(textEndpoint);
}

export function textEndpoint(t: Text): Endpoint {
  const handler: Handler = {
    kind: 'shared',
    lifetime: t.lifetime ?? 'program',
    plan: (request) => ({
      path: t.path.replace(/\{(\w+)\}/g, (_, name: string) => member(request.path, name)),
      make: async () => ({
        kind: 'text',
        text: await t.text(request),
        contentType: t.contentType,
        maxAgeSeconds: PAGE_MAX_AGE_SECONDS,
        ...(t.policy ? { headers: { 'content-security-policy': t.policy(), 'referrer-policy': 'no-referrer' } } : {}),
      }),
    }),
  };
  return {
    ...free(t.id, t.path, 'System'),
    summary: t.summary,
    description: `${t.summary}.`,
    parameters: t.parameters ?? [],
    replies: [{ status: 200, description: t.summary, contentType: at(t.contentType.split(';'), 0), schema: t.schema ?? Type.String() }],
    problems: t.problems ?? [],
    example: t.example === undefined ? t.path : t.example,
    handler,
  };
}

/** Returns true if the caller wants the examples. Throws REQ_BAD_PARAMETER for an invalid value. */
function wantsExamples(query: URLSearchParams): boolean {
  const parameters = new Parameters(query);
  const wanted = parameters.choice(WITH_EXAMPLES);
  parameters.check();
  return wanted !== 'no';
}

const securityText = (publicUrl: string, now: number): string =>
  [
    `Contact: ${publicUrl}/docs`,
    `Expires: ${isoInstant(now + SECURITY_TXT_DAYS * DAY_MS)}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
