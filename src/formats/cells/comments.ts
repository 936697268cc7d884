/** Reads cell comments in an xlsx file. Agencies use them as footnotes, such as `Reference base of each index: 2008-09 = 100.0`. */
import { at } from '../../core/assert.ts';
import { asBuffer } from '../bytes.ts';
import { elementsIn, type MarkupElement, named, oneLine, parseMarkup, textOf } from '../markup.ts';
import type { ZipEntry } from '../zip.ts';

/** Matches archive parts with comments, and parts that link sheets to comments. */
export const COMMENT_PART = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/_rels\/[\w.]+\.rels|comments\/?\w*\.xml)$/i;

/** The maximum number of elements. An ABS retail workbook has 22,672 comments with 204,052 elements. */
const MOST_ELEMENTS = 1_000_000;

/** Returns the comments in a sheet by cell address, such as `B6`. Throws PARSE_LAYOUT if the markup exceeds the limits. */
export function xlsxComments(parts: readonly ZipEntry[], sheet: string): ReadonlyMap<string, string> {
  const sheets = elementsOf(parts, 'xl/workbook.xml', 'sheet');
  const id = sheets.find(({ attributes }) => attributes['name'] === sheet)?.attributes['r:id'];
  const target = relationsOf(parts, 'xl/_rels/workbook.xml.rels').find(({ Id }) => Id === id)?.Target;
  if (id === undefined || target === undefined) return new Map();
  const ofSheet = relationsOf(parts, `xl/worksheets/_rels/${target.split('/').at(-1)}.rels`);
  const comments = ofSheet.find(({ Target }) => Target !== undefined && /(?:^|\/)comments/i.test(Target))?.Target;
  if (comments === undefined) return new Map();
  const part = textOfPart(parts, `xl/${comments.replace(/^(?:\.\.|\/xl)\//, '')}`);
  return usualComments(part) ?? new Map(elementsInText(part, 'comment').flatMap(commentOf));
}

function commentOf(element: MarkupElement): readonly (readonly [ref: string, text: string])[] {
  const { ref } = element.attributes;
  return ref === undefined ? [] : [[ref, textOf(element)]];
}

/** Matches the part before the first comment. */
const HEAD = /^\uFEFF?(?:<\?xml[^<>]*\?>)?\s*<comments[^<>]*><authors>(?:<author>[^<]*<\/author>|<author\/>)*<\/authors><commentList>/;
const END = '</commentList></comments>';
const PROPERTIES = String.raw`(?:<rPr>(?:<\w+(?: \w+="[^"<>]*")*\/>)*<\/rPr>)?`;
const TEXT = String.raw`<t(?: xml:space="preserve")?>[^<]*<\/t>`;
/** Matches a comment in the form in which spreadsheet programs write it. */
const COMMENT = new RegExp(
  String.raw`<comment ref="([A-Z]+\d+)"(?: [\w:]+="[^"<>&]*")*><text>((?:<r>${PROPERTIES}${TEXT}<\/r>|${TEXT})*)<\/text><\/comment>`,
  'y',
);
const TAGS = /<[^<>]*>/g;

/**
 * Reads comments by their usual form, which takes a tenth of the time of parsing them. Some files have thousands of comments. Returns null
 * if one has another form, or if there may be too many.
 */
function usualComments(part: string): ReadonlyMap<string, string> | null {
  const head = HEAD.exec(part);
  const end = part.lastIndexOf(END);
  if (head === null || part.slice(end + END.length).trim() !== '' || tagsIn(part) > MOST_ELEMENTS) return null;
  const found = new Map<string, string>();
  COMMENT.lastIndex = at(head, 0).length;
  while (COMMENT.lastIndex < end) {
    const match = COMMENT.exec(part);
    if (match === null) return null;
    const [whole, ref = '', marked = ''] = match;
    // A parser replaces the entities.
    const [parsed] = marked.includes('&') ? elementsInText(whole, 'comment').flatMap(commentOf) : [];
    found.set(ref, parsed?.[1] ?? oneLine(marked.replace(TAGS, '')));
  }
  return found;
}

function tagsIn(text: string): number {
  let tags = 0;
  for (let i = text.indexOf('<'); i >= 0; i = text.indexOf('<', i + 1)) tags += 1;
  return tags;
}

const elementsOf = (parts: readonly ZipEntry[], part: string, name: string): readonly MarkupElement[] =>
  elementsInText(textOfPart(parts, part), name);

const elementsInText = (text: string, name: string): readonly MarkupElement[] =>
  elementsIn(parseMarkup(text, 'xml', MOST_ELEMENTS), named(name));

function textOfPart(parts: readonly ZipEntry[], part: string): string {
  const found = parts.find((one) => one.name.toLowerCase() === part.toLowerCase());
  return found === undefined ? '' : asBuffer(found.bytes).toString('utf8');
}

interface Relation {
  readonly Id?: string;
  readonly Target?: string;
}

const relationsOf = (parts: readonly ZipEntry[], part: string): readonly Relation[] =>
  elementsOf(parts, part, 'Relationship').map(({ attributes }) => attributes);
