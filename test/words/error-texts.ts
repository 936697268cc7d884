/** Returns the texts of errors in TypeScript sources, which are the detail and hint of each error and fault. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { isNode, joined, lineFinder, type Node } from './literals.ts';
import type { Passage } from './passage.ts';

const NAMES = new Set(['detail', 'hint']);

export function errorTextsOf(file: string): readonly Passage[] {
  const source = readFileSync(file, 'utf8');
  const lineOf = lineFinder(source);
  const found: Passage[] = [];
  const take = (node: unknown): void => {
    for (const one of alternatives(node)) found.push({ place: `${file}:${lineOf(one.start)}`, text: joined(one) });
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node)) return;
    if (node.type === 'NewExpression' && isNode(node['callee']) && node['callee']['name'] === 'WattleError')
      take((node['arguments'] as readonly unknown[])[1]);
    if (node.type === 'Property' && nameOf(node['key']) !== null) take(node['value']);
    if (node.type === 'VariableDeclarator' && nameOf(node['id']) !== null) take(node['init']);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, source).program);
  return found;
}

const nameOf = (node: unknown): string | null => (isNode(node) && NAMES.has(String(node['name'])) ? String(node['name']) : null);

/** Returns both branches of a condition, or the text itself. */
function alternatives(node: unknown): readonly Node[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression') return [...alternatives(node['consequent']), ...alternatives(node['alternate'])];
  return ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(node.type) ? [node] : [];
}
