/** Returns the prose in a Markdown file: paragraphs, list items, headings and table cells, without code. */
import type { Passage } from './passage.ts';

const FENCE = /^( *)```[\s\S]*?^\1```/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const STARTS_ITEM = /^\s*(?:[-*] |\d+\. |#)/;

const blank = (found: string): string => found.replace(/[^\n]+/g, '');
/** Removes link targets, because they are URLs. */
const withoutTargets = (text: string): string => text.replace(/\]\([^)]*\)/g, ']');

export function proseOf(file: string, markdown: string): readonly Passage[] {
  const passages: { place: string; text: string }[] = [];
  let isOpen = false;
  const lines = markdown.replace(FENCE, blank).replace(COMMENT, blank).split('\n');
  for (const [index, line] of lines.entries()) {
    const place = `${file}:${index + 1}`;
    const isCell = line.startsWith('|');
    const isCode = line.startsWith('    ') && !isOpen;
    if (line.trim() === '' || isCell || isCode) {
      isOpen = false;
      if (isCell) passages.push(...line.split('|').map((text) => ({ place, text: withoutTargets(text) })));
      continue;
    }
    const last = passages.at(-1);
    if (isOpen && last !== undefined && !STARTS_ITEM.test(line)) last.text += ` ${withoutTargets(line.trim())}`;
    else passages.push({ place, text: withoutTargets(line) });
    isOpen = !line.startsWith('#');
  }
  return passages;
}
