/** Path templates: conversion for the router, matching, and suggestions. */
import { at } from '../../core/assert.ts';
import { nearest } from '../../core/nearest.ts';
import type { Endpoint } from './endpoint.ts';

/** Writes `/v1/data/{source}` as `/v1/data/:source`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

type Addressed = Pick<Endpoint, 'method' | 'path' | 'aliases'>;

export const pathsOf = (endpoint: Pick<Endpoint, 'path' | 'aliases'>): readonly string[] => [endpoint.path, ...(endpoint.aliases ?? [])];

const segments = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');
const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false;

export function endpointsAt<E extends Addressed>(endpoints: readonly E[], pathname: string): readonly E[] {
  const actual = segments(pathname);
  return endpoints.filter((endpoint) => pathsOf(endpoint).some((path) => matches(segments(path), actual)));
}

export function methodsAt(endpoints: readonly Addressed[], pathname: string): readonly string[] {
  const methods = endpointsAt(endpoints, pathname).flatMap((endpoint) => (endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]));
  return methods.length === 0 ? [] : [...new Set(methods), 'OPTIONS'];
}

const matches = (template: readonly string[], actual: readonly string[]): boolean =>
  template.length === actual.length && template.every((segment, i) => isParameter(segment) || segment === actual[i]);

/** Path segments that differ between a list and its members, such as `/v1/datasets/{source}` and `/v1/describe/{source}/{dataset}`. */
const OTHER_NAMES: Readonly<Record<string, string>> = { datasets: 'describe', describe: 'datasets', data: 'datasets', facets: 'datasets' };

function underOtherName(
  endpoints: readonly Addressed[],
  [root = '', version = '', noun = '', ...one]: readonly string[],
): readonly string[] {
  const name = OTHER_NAMES[noun];
  const path = [root, version, name, ...one].join('/');
  return name !== undefined && endpointsAt(endpoints, path).length > 0 ? [path] : [];
}

/** Maps the names of lists in other APIs to Wattle's names. */
const NOUNS: Readonly<Record<string, string>> = {
  calendar: 'releases',
  catalogue: 'datasets',
  catalog: 'datasets',
  dataflows: 'datasets',
  indicators: 'signals',
  observations: 'series',
  data: 'datasets',
  query: 'search',
  find: 'search',
  news: 'release-pulse',
  forecast: 'forecasts',
};

const bare = (text: string): string => text.toLowerCase().replace(/[-_]/g, '');
const isSpelled = (segment: string, given: string): boolean => bare(segment) === bare(given);
const isNear = (segment: string, given: string): boolean =>
  segment === given || (VERSION.test(segment) && VERSION.test(given)) || nearest(given, [segment], 1).length > 0;
const VERSION = /^v\d$/i;

/**
 * Replaces the parameters of a template with the values of an actual path. Returns nothing if another segment of the path is too different.
 */
function filledIn(path: string, actual: readonly string[], like: (segment: string, given: string) => boolean): readonly string[] {
  const template = segments(path);
  const fits =
    template.length === actual.length &&
    template.every((segment, i) => (isParameter(segment) ? actual[i] !== '' : like(segment, at(actual, i))));
  return fits ? [template.map((segment, i) => (isParameter(segment) ? actual[i] : segment)).join('/')] : [];
}

/**
 * Returns the paths that are most similar to an unknown path, with the parameter values of that path. If an unknown path differs only in
 * case, doubled slashes or a prefix (`/api/v1/series`), returns one path. If it is too long, returns only the path that it starts with.
 */
export function nearestPaths(endpoints: readonly Addressed[], pathname: string): readonly string[] {
  const actual = segments(pathname).filter((segment, i) => i === 0 || segment !== '');
  const [root = '', first = '', noun = '', ...rest] = actual;
  const isThere = (path: readonly string[]): boolean => path.length > 1 && endpointsAt(endpoints, path.join('/')).length > 0;
  const isOldVersion = VERSION.test(first);
  const word = (isOldVersion ? noun : first).toLowerCase();
  const members = isOldVersion ? rest : actual.slice(2);
  const paths = endpoints.flatMap(pathsOf);
  const plain = [
    ...[
      actual,
      [root, ...actual.slice(2)],
      [root, 'v1', ...actual.slice(1)],
      [root, 'v1', word, ...members],
      [root, 'v1', NOUNS[word] ?? word, ...members],
    ]
      .filter(isThere)
      .map((path) => path.join('/')),
    ...paths.flatMap((path) => filledIn(path, actual, isSpelled)),
  ].filter((path) => path !== pathname);
  const named = underOtherName(endpoints, actual);
  if (plain[0] !== undefined && named.length === 0) return [plain[0]];
  const near = paths.flatMap((path) => filledIn(path, actual, isNear));
  const shorter = isThere(actual.slice(0, -1)) ? [actual.slice(0, -1).join('/')] : [];
  return [...new Set([...named, ...nearest(pathname, near, 3), ...shorter])].slice(0, 3);
}
