/** Calculates the format and cache key of a response. */
import { FORMATS } from '../../queries/base/parameters/standard.ts';
import type { Endpoint, ParsedRequest, Plan } from '../base/endpoint.ts';
import { type FormatKey, guarded } from '../reply/rendered.ts';
import { chooseFormat } from '../request/negotiate.ts';
import { requestedRows } from '../request/request-target.ts';

export function formatOf(endpoint: Endpoint, requested: ParsedRequest, accept: string | undefined): FormatKey {
  if (endpoint.formats === 'own') return 'json';
  return guarded(chooseFormat(requested.query.get('format'), accept, endpoint.formats === 'tabular' ? FORMATS : ['json']), requested.query);
}

/** The query is not part of the key of a document, or of an endpoint without parameters. */
export function keyOf(endpoint: Endpoint, plan: Plan, requested: ParsedRequest, format: FormatKey): string {
  const isDeclared = (name: string): boolean =>
    endpoint.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name);
  const isDocument = endpoint.handler.kind === 'shared' && endpoint.handler.lifetime === 'program';
  const isOpen = endpoint.filters !== undefined || (!isDocument && endpoint.parameters.some((parameter) => parameter.in === 'query'));
  const read = isOpen ? requested.query : new URLSearchParams([...requested.query].filter(([name]) => isDeclared(name)));
  return `${format} ${plan.path}?${requestedRows(read)}`;
}
