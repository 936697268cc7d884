/** Reads cell comments in an xlsx file. Agencies use them as footnotes, such as `Reference base of each index: 2008-09 = 100.0`. */
import { asBuffer } from '../bytes.ts';
import { elementsIn, type MarkupElement, named, parseMarkup, textOf } from '../markup.ts';
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
  return new Map(
    elementsOf(parts, `xl/${comments.replace(/^(?:\.\.|\/xl)\//, '')}`, 'comment').flatMap((one) => {
      const { ref } = one.attributes;
      return ref === undefined ? [] : [[ref, textOf(one)] as const];
    }),
  );
}

function elementsOf(parts: readonly ZipEntry[], part: string, name: string): readonly MarkupElement[] {
  const found = parts.find((one) => one.name.toLowerCase() === part.toLowerCase());
  return found === undefined ? [] : elementsIn(parseMarkup(asBuffer(found.bytes).toString('utf8'), 'xml', MOST_ELEMENTS), named(name));
}

interface Relation {
  readonly Id?: string;
  readonly Target?: string;
}

const relationsOf = (parts: readonly ZipEntry[], part: string): readonly Relation[] =>
  elementsOf(parts, part, 'Relationship').map(({ attributes }) => attributes);
