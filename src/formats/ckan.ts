/**
 * Finds files on a CKAN portal (data.gov.au). The name of a file changes, but the id of its package does not, so each update requests the
 * package to find its resource.
 *
 *     package_show?id=asic-companies → { success, result: { resources: [{ name, url, last_modified, created, state }] } }
 *     package_search?q=&fq=…         → { success, result: { results: [{ name, resources }] } }
 */
import type { Ask, Captured } from '../core/capture.ts';
import { listedNames, quoted, WattleError } from '../core/errors.ts';
import { parseUrl } from '../core/url.ts';
import { arrayAt, type Json, type JsonObject, objectAt, optionalArrayAt, parseJson, textAt } from './json.ts';

const API = 'https://data.gov.au/data/api/3/action';
/** The maximum number of packages in a response. No organisation has more. */
const SEARCH_ROWS = 1000;
const INDEX_BYTES = 16 * 1024 * 1024;

export interface CkanFile {
  /**
   * Matches the resource name: `/ - Current$/`. If the pattern captures a year (`/^(\d{4}-\d{2}) Report/`), the resource with the latest
   * year is used, even if another was uploaded later.
   */
  readonly resource: RegExp;
  /** The end of the file URL, such as `.csv`. Case is ignored. The portal's field `format` is unreliable and is not used. */
  readonly suffix: string;
  /** The Accept header. By default, any type is accepted. */
  readonly accept?: string;
  readonly large?: true;
  readonly maxBytes?: number;
  /** The request id. The default is `data`. */
  readonly id?: string;
  /** The file URL to use if the request to the portal fails and no later URL is known. */
  readonly lastKnown?: string;
}

/** Returns a request for a package. The response leads to the latest matching resource. */
export function ckanAsk(file: CkanFile & { readonly package: string }): Ask {
  return indexAsk(file, `${API}/package_show?id=${encodeURIComponent(file.package)}`, (reply, at) => [packageOf(reply['result'], at)]);
}

/**
 * Returns a request for all packages from an organisation, because the tables for each year are in a new package. The response leads to
 * the latest package with a matching resource. `package` matches package names and captures their year.
 */
export function ckanSearchAsk(file: CkanFile & { readonly organization: string; readonly package: RegExp }): Ask {
  const url = `${API}/package_search?q=&fq=${encodeURIComponent(`organization:${file.organization}`)}&rows=${SEARCH_ROWS}`;
  return indexAsk(file, url, (reply, at) => {
    const packages = arrayAt(objectAt(reply['result'], 'result')['results'], 'result.results').map((one) => packageOf(one, at));
    const year = (name: string): number => Number(file.package.exec(name)?.[1] ?? Number.NaN);
    return packages.filter((one) => !Number.isNaN(year(one.name))).sort((a, b) => year(b.name) - year(a.name));
  });
}

interface Resource {
  readonly name: string;
  readonly url: string;
  /** The time of the last change, without a time zone. Empty if unknown. Times are compared as text. */
  readonly modified: string;
}

interface Package {
  readonly name: string;
  readonly resources: readonly Resource[];
}

function indexAsk(file: CkanFile, url: string, packagesIn: (reply: JsonObject, at: string) => readonly Package[]): Ask {
  const id = file.id ?? 'data';
  const rest = {
    accept: file.accept ?? '*/*',
    ...(file.large === undefined ? {} : { large: file.large }),
    ...(file.maxBytes === undefined ? {} : { maxBytes: file.maxBytes }),
  };
  return {
    id: `${id}-index`,
    url,
    accept: 'application/json',
    maxBytes: INDEX_BYTES,
    follow: (index) => [{ id, url: newestResource(packagesIn(replyOf(index), index.url), file, index.url), ...rest }],
    ...(file.lastKnown === undefined ? {} : { fallback: { id, url: file.lastKnown, ...rest } }),
  };
}

/** Returns the portal's result. Throws PARSE_LAYOUT if the portal reports a failure. */
function replyOf(index: Captured): JsonObject {
  const reply = objectAt(parseJson(index.bytes), 'reply');
  if (reply['success'] !== true) {
    throw new WattleError('PARSE_LAYOUT', 'The portal reports that the request failed.', { at: { url: index.url, column: 'success' } });
  }
  return reply;
}

function packageOf(value: Json | undefined, url: string): Package {
  const one = objectAt(value, 'package');
  const resources = optionalArrayAt(one['resources'], 'resources').map((entry) => objectAt(entry, 'resource'));
  return {
    name: typeof one['name'] === 'string' ? one['name'] : url,
    resources: resources
      .filter((resource) => resource['state'] === undefined || resource['state'] === 'active')
      .map((resource) => ({
        name: typeof resource['name'] === 'string' ? resource['name'] : '',
        url: textAt(resource['url'], 'resource.url'),
        modified: String(resource['last_modified'] ?? resource['created'] ?? ''),
      })),
  };
}

/** Returns the words in a pattern for resource names, without regular expression syntax. */
const wordsOf = ({ source }: RegExp): string =>
  source
    .replace(/\(\\d\{4\}\)/g, 'YYYY')
    .replace(/\\[bsd]|\[_ \]|[\^$()?]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Returns the URL of the latest matching resource, in the first package that has one. */
function newestResource(packages: readonly Package[], file: CkanFile, url: string): string {
  for (const { resources } of packages) {
    const fitting = resources.filter((one) => file.resource.test(one.name) && pathOf(one.url).endsWith(file.suffix.toLowerCase()));
    const yearOf = (one: Resource): string => file.resource.exec(one.name)?.[1] ?? '';
    const [newest] = fitting.sort((a, b) => yearOf(b).localeCompare(yearOf(a)) || b.modified.localeCompare(a.modified));
    if (newest) return newest.url.replace(/^http:/, 'https:');
  }
  const names = packages.flatMap((one) => one.resources.map((resource) => resource.name));
  throw new WattleError(
    'PARSE_LAYOUT',
    `The portal has no ${file.suffix} file with ${quoted(wordsOf(file.resource))} in its name. Found: ${listedNames(names)}.`,
    {
      at: { url, column: 'resources' },
    },
  );
}

const pathOf = (url: string): string => (parseUrl(url)?.pathname ?? url).toLowerCase();
