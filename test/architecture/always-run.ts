/**
 * Finds test files that run no test without programs or recorded files. On a machine without these, such a file passes without testing
 * anything, or fails because a list of tests is empty. PostgreSQL and Chromium are installed by `npm test`, so they are always present.
 */
import { parseSync } from 'vite';

const GATES = ['needs', 'needsThat', 'recorded', 'allOf'];
const COMES_WITH_NPM_TEST = ['PostgreSQL', 'Chromium'];
const CONDITIONS = ['skip', 'skipIf', 'runIf', 'todo'];
/** Matches functions that look for files. A list that depends on files may be empty. */
const LOOKS_AT_FILES = /existsSync|readdirSync|statSync/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');
const argumentsOf = (call: Node): readonly Node[] => (call['arguments'] as readonly Node[]).filter(isNode);

/** Analyses a call such as `it.each(LIST)('name', …)`. Returns its root name, its members, and the calls with lists. */
function rootOf(callee: Node): { readonly root: string; readonly members: readonly string[]; readonly lists: readonly Node[] } {
  if (callee.type === 'MemberExpression') {
    const within = rootOf(callee['object'] as Node);
    return { ...within, members: [...within.members, nameOf(callee['property'])] };
  }
  if (callee.type === 'CallExpression') {
    const within = rootOf(callee['callee'] as Node);
    return { ...within, lists: [...within.lists, ...argumentsOf(callee)] };
  }
  return { root: nameOf(callee), members: [], lists: [] };
}

/** Returns true if a test in this text runs on every machine. */
export function hasTestThatAlwaysRuns(text: string, file = 'x.test.ts'): boolean {
  const { program } = parseSync(file, text) as unknown as { program: Node };
  const declared = new Map<string, Node>();
  const isGate = (node: Node): boolean => {
    if (node.type === 'CallExpression' && GATES.includes(nameOf(node['callee'])))
      return !argumentsOf(node).every((one) => one.type === 'Literal' && COMES_WITH_NPM_TEST.includes(String(one['value'])));
    if (node.type === 'Identifier') {
      const value = declared.get(nameOf(node));
      return value !== undefined && value.type === 'CallExpression' && isGate(value);
    }
    if (node.type === 'ObjectExpression' || node.type === 'SpreadElement') return childrenOf(node).some(isGate);
    return false;
  };
  const mayBeEmpty = (list: Node): boolean => {
    const value = declared.get(nameOf(list)) ?? list;
    return LOOKS_AT_FILES.test(text.slice(value.start, value.end));
  };
  const findsOne = (node: Node): boolean => {
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) declared.set(nameOf(node['id']), node['init']);
    if (node.type === 'CallExpression') {
      const { root, members, lists } = rootOf(node['callee'] as Node);
      const isTest = root === 'it' || root === 'test';
      if ((isTest || root === 'describe') && argumentsOf(node).length > 1) {
        if (members.some((member) => CONDITIONS.includes(member)) || argumentsOf(node).some(isGate) || lists.some(mayBeEmpty)) return false;
        if (isTest) return true;
      }
    }
    return childrenOf(node).some(findsOne);
  };
  // Tests shared by several files are in a function in another file.
  const statements = program['body'] as readonly Node[];
  const imports = statements.filter((one) => one.type === 'ImportDeclaration' && String((one['source'] as Node)['value']).startsWith('.'));
  const imported = imports.flatMap(childrenOf).map((specifier) => nameOf(specifier['local']));
  const isShared = ({ type, expression }: Node): boolean =>
    type === 'ExpressionStatement' &&
    isNode(expression) &&
    expression.type === 'CallExpression' &&
    nameOf(expression['callee']) !== '' &&
    imported.includes(nameOf(expression['callee']));
  return statements.some(isShared) || findsOne(program);
}
