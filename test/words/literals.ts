/** Extracts text from TypeScript sources: string literals that people may read, and comments. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Passage } from './passage.ts';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

interface Comment {
  readonly value: string;
  readonly start: number;
}

export interface SourceTexts {
  readonly literals: readonly Passage[];
  /** Test names: the first argument to `it`, `describe` and similar functions, and the names of cases in a contract. */
  readonly titles: readonly Passage[];
  readonly comments: readonly Passage[];
}

export const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .sort();

/** Matches database statements and parts of them. */
const SQL =
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|WITH|PRAGMA|BEGIN|COMMIT|FROM|WHERE|AND|OR|ON|ORDER|GROUP|LIMIT|VALUES|UNION|JOIN|LEFT|SET)\b|\b(?:SELECT|VALUES|WHERE|RETURNING|NOT NULL|PRIMARY KEY|COALESCE|NULLS)\b/;

/** Returns true for a code, path, class or header. These have no blanks between words and do not look like labels. */
const isCode = (text: string): boolean => !/[A-Za-z}]\S*\s+\S*[A-Za-z{]/.test(text) && !/^[A-Z][a-z]+[.:]?$/.test(text.trim());

export function textsOf(file: string): SourceTexts {
  const source = readFileSync(file, 'utf8');
  const lineOf = lineFinder(source);
  const { program, comments } = parseSync(file, source) as unknown as { program: Node; comments: readonly Comment[] };
  const literals: Passage[] = [];
  const titles: Passage[] = [];
  visitTitles(program, (text, start) => titles.push({ place: `${file}:${lineOf(start)}`, text }));
  visit(program, (text, start) => {
    if (!isCode(text) && !SQL.test(text)) literals.push({ place: `${file}:${lineOf(start)}`, text });
  });
  return {
    literals,
    titles,
    comments: comments.map(({ value, start }) => ({
      place: `${file}:${lineOf(start)}`,
      text: value.replace(/^\s*\*\s?/gm, '').trim(),
    })),
  };
}

type Take = (text: string, start: number) => void;

function visit(node: unknown, take: Take): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, take);
    return;
  }
  if (!isNode(node)) return;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'ImportExpression':
      return;
    case 'TaggedTemplateExpression': {
      const isHtml = isNode(node['tag']) && node['tag']['name'] === 'html';
      for (const text of isHtml ? textOfHtml(joined(node['quasi'])) : [joined(node['quasi'])]) take(text, node.start);
      visit((node['quasi'] as Node)['expressions'], take);
      return;
    }
    case 'BinaryExpression':
    case 'TemplateLiteral':
    case 'Literal': {
      const text = joined(node);
      if (text !== HOLE) take(text, node.start);
      inner(node, take);
      return;
    }
    default:
      for (const [key, value] of Object.entries(node)) if (key !== 'key' || node.type !== 'Property') visit(value, take);
  }
}

const NAMES_A_TEST = /^(?:it|test|describe|recorded)(?:[A-Z]|$)/;

function visitTitles(node: unknown, take: Take): void {
  if (Array.isArray(node)) for (const one of node) visitTitles(one, take);
  else if (isNode(node)) {
    const [title] = node.type === 'CallExpression' ? (node['arguments'] as readonly Node[]) : [];
    if (title !== undefined && NAMES_A_TEST.test(calleeOf(node))) {
      const text = joined(title);
      if (text !== HOLE) take(text, title.start);
    }
    if (isNamedCase(node)) take(joined(node['key']), node.start);
    for (const value of Object.values(node)) visitTitles(value, take);
  }
}

/** Returns true for a property such as `async 'no rows yet'(open) {}`, which a contract runs as a test with this name. */
const isNamedCase = ({ type, key, value }: Node): boolean =>
  type === 'Property' && isNode(key) && joined(key).includes(' ') && isNode(value) && /Function/.test(value.type);

/** Returns the name of the called function, such as `describe` for `describe.each(…)('…')`. */
function calleeOf(node: Node): string {
  const inside = node['callee'] ?? node['tag'] ?? node['object'];
  if (isNode(inside)) return calleeOf(inside);
  return typeof node['name'] === 'string' ? node['name'] : '';
}

/** Replaces a value in composed text. */
export const HOLE = '{}';

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns literals, templates and their sums as one text. */
export function joined(value: unknown): string {
  const node = value as Node;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : HOLE;
  if (node.type === 'BinaryExpression' && node['operator'] === '+') return joined(node['left']) + joined(node['right']);
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as readonly { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked).join(HOLE);
  return HOLE;
}

/** Visits the values within composed text, because they are separate texts. */
function inner(node: Node, take: Take): void {
  if (node.type === 'TemplateLiteral') visit(node['expressions'], take);
  else if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    for (const side of [node['left'], node['right']] as Node[])
      if (side.type === 'Literal' || side.type === 'TemplateLiteral' || side.type === 'BinaryExpression') inner(side, take);
      else visit(side, take);
  } else if (node.type === 'BinaryExpression') visit([node['left'], node['right']], take);
}

const SPOKEN_ATTRIBUTE = /\b(?:title|aria-label|alt|placeholder|content)="([^"]*)"/g;

function textOfHtml(markup: string): readonly string[] {
  const spoken = [...markup.matchAll(SPOKEN_ATTRIBUTE)].map(([, text = '']) => text);
  const shown = markup
    .replace(/<code\b[^>]*>.*?<\/code>/gs, HOLE)
    .replace(/<\/?(?:a|b|strong|em|span|abbr|small|time|i|sup|sub)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#?\w+;/g, ' ')
    .split('\n');
  return [...spoken, ...shown].map((text) => text.trim()).filter((text) => text !== '');
}

export function lineFinder(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}
