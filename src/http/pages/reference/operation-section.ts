import { ERROR_CODES } from '../../../core/errors.ts';
import { type Html, html } from '../../../web/html.ts';
import type { EventOperation, MediaType, OpenApiDocument, Operation, ResponseObject } from '../../describe/openapi-document.ts';
import { curlOf, type Route } from './curl.ts';
import { inline, paragraphs } from './prose.ts';
import { type Field, fieldList, fieldsOf, typeOf } from './schema-words.ts';

export interface Listed extends Route {
  readonly operation: Operation;
  readonly aliases: readonly string[];
}

export interface Surroundings {
  readonly document: OpenApiDocument;
  /** The base path of the service, which starts every link. */
  readonly base: string;
}

export const verb = (method: string): Html => html`<span class="verb ${method.toLowerCase()}">${method}</span>`;

/** Returns a path that can break after each slash. */
export const breakable = (path: string): Html => html`${path.split(/(?<=\/)/).map((step) => html`${step}<wbr>`)}`;

export function operationSection(listed: Listed, around: Surroundings): Html {
  const part = (title: Html | string): Html => html`<h2 class="part">${title}</h2>`;
  const { method, path, operation, aliases } = listed;
  const { base, document } = around;
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const answer = exampleAnswer(responses);
  const title = html`${summary} <a class="hash" href="#${operationId}" aria-label="Link to ${summary}">#</a>`;
  return html`<section class="op" id="${operationId}"><header><h1>${title}</h1>
<p class="route">${verb(method)} <code>${breakable(path)}</code></p>
<p class="row">${facts(operation).map((fact) => html`<span class="chip">${fact}</span>`)}</p></header>
<div class="says">${paragraphs(description, base)}
${aliases.length === 0 ? '' : html`<p class="s m">Also at ${aliases.map((alias, i) => html`${i === 0 ? '' : ', '}<code>${alias}</code>`)}, deprecated.</p>`}
${parameters.length === 0 ? '' : html`${part('Parameters')}${fieldList(parameters.map(fieldOfParameter), base)}`}
${body === undefined ? '' : html`${part('Body')}${bodyFields(body, requestBody?.required === true, base)}`}
${part('Responses')}${responseList(responses, around)}</div>
<div class="shows">${part('Example request')}${listing(curlOf(listed, operation, document.servers[0]?.url ?? ''), `Request: ${summary}`, 'command')}
${answer === null ? '' : html`${part(html`Example response <span class="xs m">${answer.status}, ${answer.type}</span>`)}${listing(answer.text, `Response: ${summary}`)}`}</div></section>
`;
}

export function eventSection(name: string, { summary, requestBody, parameters }: EventOperation, { base }: Surroundings): Html {
  const schema = requestBody?.content['application/json']?.schema;
  return html`<section class="op" id="event-${name}"><header><h2><code>${name}</code> <a class="hash" href="#event-${name}" aria-label="Link to ${name}">#</a></h2></header>
<div class="says">${paragraphs(summary, base)}<details><summary>Headers and body</summary><h3 class="part">Headers</h3>${fieldList(parameters.map(fieldOfParameter), base)}
${schema === undefined ? '' : html`<h3 class="part">Body</h3>${fieldList(fieldsOf(schema), base)}`}</details></div></section>
`;
}

const CREDENTIALS: Readonly<Record<string, string>> = {
  bearerAuth: 'API key',
  accessToken: 'Access token',
  fredKey: 'api_key parameter',
  embedToken: 'Embed token',
};

function facts({ security, 'x-counts-on-quota': counted }: Operation): readonly string[] {
  const names = security.flatMap((way) =>
    Object.keys(way).length === 0 ? ['None needed'] : Object.keys(way).map((id) => CREDENTIALS[id] ?? id),
  );
  return [names.length === 0 ? 'No credential' : names.join(' or '), counted ? 'Counts towards your quota' : 'Free'];
}

const fieldOfParameter = (parameter: Operation['parameters'][number]): Field => ({ ...parameter, place: parameter.in });

function bodyFields({ schema }: MediaType, required: boolean, base: string): Html {
  const fields = fieldsOf(schema);
  const need = required ? '' : html`<p class="s m">Optional.</p>`;
  return fields.length === 0 ? html`${need}<p>${typeOf(schema, base)}</p>` : html`${need}${fieldList(fields, base)}`;
}

function responseList(responses: Operation['responses'], around: Surroundings): Html {
  return html`<dl class="fields answers">${Object.entries(responses).map(([status, response]) => responseRow(status, response, around))}</dl>`;
}

function responseRow(status: string, response: ResponseObject, { document, base }: Surroundings): Html {
  const shared = response.$ref === undefined ? undefined : document.components.responses[response.$ref.replace(/^.*\//, '')];
  const { description = '', content = {} } = shared ?? response;
  const types = Object.keys(content);
  const main = shared === undefined ? Object.values(content)[0] : undefined;
  const fields = main === undefined ? [] : fieldsOf(main.schema);
  return html`<div><dt><code>${status}</code>${types.length === 0 || shared !== undefined ? '' : html` <small>${types.join(', ')}</small>`}</dt><dd><p>${inline(description, base)}</p>${
    main === undefined ? '' : html`<p class="s m">${typeOf(main.schema, base)}</p>`
  }${fields.length === 0 ? '' : fieldList(fields, base)}${shared === undefined ? '' : codesOf(Number(status), base)}</dd></div>
`;
}

/** The maximum number of error codes in a section. If a status has more codes, only their prefixes are shown. */
const LONGEST_LIST = 8;

function codesOf(status: number, base: string): Html {
  const codes = Object.entries(ERROR_CODES)
    .filter(([, error]) => error.status === status)
    .map(([code]) => code);
  if (codes.length > LONGEST_LIST) {
    const prefixes = [...new Set(codes.map((code) => `${code.split('_')[0]}_…`))];
    return html`<p class="xs"><a href="${base}/docs/api#errors">${prefixes.join(', ')}</a></p>`;
  }
  return html`<p class="xs">${codes.map((code, i) => html`${i === 0 ? '' : ', '}<a href="${base}/docs/errors/${code}"><code>${code}</code></a>`)}</p>`;
}

interface ExampleAnswer {
  readonly status: string;
  readonly type: string;
  readonly text: string;
}

function exampleAnswer(responses: Operation['responses']): ExampleAnswer | null {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    for (const [type, { example }] of Object.entries(content)) {
      if (example !== undefined) return { status, type, text: typeof example === 'string' ? example : JSON.stringify(example, null, 2) };
    }
  }
  return null;
}

/** A code block may scroll, so it has a tab stop for the keyboard. */
const listing = (text: string, label: string, kind = 'answer'): Html =>
  html`<pre class="${kind}" tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;
