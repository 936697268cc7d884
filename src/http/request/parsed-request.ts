import type { FastifyRequest } from 'fastify';
import type { Endpoint, ParsedRequest } from '../base/endpoint.ts';
import { TOKEN_PARAMETER } from './credential.ts';
import { isHostHere } from './host.ts';
import { canonicalQuery, pathnameOf } from './request-target.ts';

/** Returns the requested path and query without a token. */
export function addressOf(request: FastifyRequest, endpoint: Endpoint): string {
  const url = request.raw.url ?? '/';
  return endpoint.embeddable ? `${pathnameOf(url)}?${requestOf(request, endpoint).query}` : pathnameOf(url);
}

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const sent = request.headers[name];
  return Array.isArray(sent) ? sent.join(',') : sent;
};

export function requestOf(request: FastifyRequest, endpoint: Endpoint): ParsedRequest {
  const query = canonicalQuery(request.raw.url ?? '/');
  if (endpoint.embeddable) query.delete(TOKEN_PARAMETER);
  if (endpoint.keyParameter !== undefined) query.delete(endpoint.keyParameter);
  return { path: request.params as Record<string, string>, query };
}

/** True if the request is directly from this machine. If proxies are not trusted, a proxy's header shows that the request is not direct. */
export function isFromHere(request: FastifyRequest, trustProxy: boolean): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'];
  return isHostHere(request.headers.host) && (trustProxy || forwarded === undefined) && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
}
