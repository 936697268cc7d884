/**
 * Writes FRED's responses as XML, which is FRED's default format. Single members become attributes of the root element. Items of lists
 * become elements.
 *
 *   <observations units="lin" count="1" …><observation realtime_start="…" date="2025-10-01" value="3.6"/></observations>
 */

/** For a list, the name of its elements, and the member of each item that becomes the text of the element. */
interface ListForm {
  readonly element: string;
  readonly text?: string;
}

const LISTS: Readonly<Record<string, ListForm>> = {
  observations: { element: 'observation' },
  seriess: { element: 'series' },
  vintage_dates: { element: 'vintage_date' },
  release_dates: { element: 'release_date', text: 'date' },
  categories: { element: 'category' },
  releases: { element: 'release' },
  sources: { element: 'source' },
  tags: { element: 'tag' },
  elements: { element: 'element' },
};

const DECLARATION = '<?xml version="1.0" encoding="utf-8" ?>\n';

/** Writes a response that has one list and single members. */
export function renderFredXml(answer: Readonly<Record<string, unknown>>): string {
  const [root = '', items] = Object.entries(answer).find(([name]) => name in LISTS) ?? [];
  const form = LISTS[root] ?? { element: 'item' };
  const single = Object.entries(answer).filter(([name]) => name !== root);
  const members: readonly unknown[] = Array.isArray(items)
    ? items
    : typeof items === 'object' && items !== null
      ? Object.values(items)
      : [];
  const elements = members.map((item: unknown) => `  ${elementOf(item, form)}\n`);
  return `${DECLARATION}<${root}${attributes(single)}>\n${elements.join('')}</${root}>\n`;
}

interface ReleasePage {
  readonly release: { readonly sources: readonly object[] };
  readonly series: readonly { readonly observations: readonly object[] }[];
}

/**
 * Writes a page of version 2. It has the release with its sources, and then series with their observations. Single members become
 * attributes.
 */
export function renderFredReleaseXml({ release, series, ...single }: ReleasePage): string {
  const { sources, ...own } = release;
  const members = Object.entries(single).filter(([, value]) => value !== null);
  const source = sources.map((one) => `<source${attributes(Object.entries(one))}/>`).join('');
  const lists = series.map(({ observations, ...facts }) => {
    const rows = observations.map((one) => `    <observation${attributes(Object.entries(one))}/>\n`).join('');
    return `  <series${attributes(Object.entries(facts))}>\n${rows}  </series>\n`;
  });
  return `${DECLARATION}<release_observations${attributes(members)}>\n  <release${attributes(Object.entries(own))}>${source}</release>\n${lists.join('')}</release_observations>\n`;
}

/** Writes an error such as `<error code="400" message="…"/>`. */
export const renderFredXmlError = (code: number, message: string): string =>
  `${DECLARATION}<error${attributes([
    ['code', code],
    ['message', message],
  ])}/>\n`;

function elementOf(item: unknown, { element, text }: ListForm): string {
  if (typeof item !== 'object' || item === null) return `<${element}>${escaped(String(item))}</${element}>`;
  // Omits members that are null or lists.
  const members = Object.entries(item).filter(([, value]) => value !== null && !Array.isArray(value));
  if (text === undefined) return `<${element}${attributes(members)}/>`;
  const content = members.find(([name]) => name === text)?.[1];
  return `<${element}${attributes(members.filter(([name]) => name !== text))}>${escaped(String(content))}</${element}>`;
}

const attributes = (members: readonly (readonly [string, unknown])[]): string =>
  members.map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;' };

/** Escapes text, and removes characters that XML does not allow. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"\n\t]/g, (c) => ENTITIES[c] ?? c);
