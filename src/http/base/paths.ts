/** Path templates: router spelling, matching and suggestions. */
import { nearest } from '../../core/nearest.ts';
import type { Endpoint } from './endpoint.ts';

/** `/v1/data/{source}` as the router writes it: `/v1/data/:source`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

type Addressed = Pick<Endpoint, 'method' | 'path' | 'aliases'>;

export const pathsOf = (endpoint: Pick<Endpoint, 'path' | 'aliases'>): readonly string[] => [endpoint.path, ...(endpoint.aliases ?? [])];

const segments = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');
const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false;

/** Endpoints of a path, by method. */
export function endpointsAt<E extends Addressed>(endpoints: readonly E[], pathname: string): readonly E[] {
  const actual = segments(pathname);
  return endpoints.filter((endpoint) => pathsOf(endpoint).some((path) => matches(segments(path), actual)));
}

/** The methods that there are at an actual path. */
export function methodsAt(endpoints: readonly Addressed[], pathname: string): readonly string[] {
  const methods = endpointsAt(endpoints, pathname).flatMap((endpoint) => (endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]));
  return methods.length === 0 ? [] : [...new Set(methods), 'OPTIONS'];
}

const matches = (template: readonly string[], actual: readonly string[]): boolean =>
  template.length === actual.length && template.every((segment, i) => isParameter(segment) || segment === actual[i]);

/** A list and its members have paths of different names: `/v1/datasets/{source}`, but `/v1/describe/{source}/{dataset}`. */
const OTHER_NAMES: Readonly<Record<string, string>> = { datasets: 'describe', describe: 'datasets', data: 'datasets', facets: 'datasets' };

function underOtherName(
  endpoints: readonly Addressed[],
  [root = '', version = '', noun = '', ...one]: readonly string[],
): readonly string[] {
  const name = OTHER_NAMES[noun];
  const path = [root, version, name, ...one].join('/');
  return name !== undefined && endpointsAt(endpoints, path).length > 0 ? [path] : [];
}

/** The nearest paths, with actual values of parameters. */
export function nearestPaths(endpoints: readonly Addressed[], pathname: string): readonly string[] {
  const actual = segments(pathname);
  const candidates = endpoints.flatMap(pathsOf).map((path) => {
    const template = segments(path);
    if (template.length !== actual.length) return path;
    return template.map((segment, i) => (isParameter(segment) ? actual[i] : segment)).join('/');
  });
  return [...new Set([...underOtherName(endpoints, actual), ...nearest(pathname, candidates, 3)])].slice(0, 3);
}
