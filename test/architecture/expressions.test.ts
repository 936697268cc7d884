/**
 * Every regular expression of the program takes time in proportion to what it reads, or reads little. recheck (https://makenowjust-labs.github.io/recheck)
 * says which; it takes a while, so that what it found safe is noted in expressions.json. Those
 * that are not noted are checked each time; `NOTE_EXPRESSIONS=1` notes them, and forgets those that are gone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

type Check = (source: string, flags: string, options: { timeout: number }) => { readonly status: 'safe' | 'vulnerable' | 'unknown' };
// The checker in JavaScript, which needs neither Java nor a binary.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as { checkSync: Check };

/** Files whose expressions read little, and why that is so. Elsewhere an expression has to be safe whatever it reads. */
const SHORT: Readonly<Record<string, string>> = {
  'accounts/': 'addresses of mail, and of the network, which are refused beyond 254 characters; records of 64 bytes',
  'catalogue/': 'our own declarations',
  'cli/': 'what the operator types',
  'core/redact.ts': 'lines of our own log',
  'core/release-titles.ts': 'titles of a calendar, anchored at a declared title',
  'formats/sheet-table.ts': 'one heading, of at most 32,767 characters as workbooks have them, once a column',
  'formats/sniff.ts': 'the first bytes of a file',
  'formats/stated-scale.ts': 'one title of a table, once a sheet',
  'formats/sdmx-structure.ts': 'one URN, once a dimension',
  'http/': 'addresses and headers, which are refused beyond 16 kB together, and our own texts',
  'ingest/apply/': 'names of periods and units of one series',
  'program/': 'settings, and names in the data directory',
  'queries/fred/': 'a number that we wrote',
  'render/': 'our own texts and numbers',
  'sources/abs/data-cube.ts': 'one cell of at most 32,767 characters, once a row',
  'sources/abs/draft.ts': 'what an agency answers the author of a leaf',
  'sources/apra/': 'titles of links and of tables, once a file',
  'sources/asic/fields.ts': 'one cell of a row of at most 64 kB',
  'sources/ato/': 'headings, once a column',
  'sources/bom/': 'headings, once a column',
  'web/': 'our own texts',
  'webhooks/sender.ts': 'codes of errors',
};

interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

function expressions(): readonly Expression[] {
  const found: Expression[] = [];
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.generated.ts')) continue;
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (regex) found.push({ file: name.replaceAll(path.sep, '/'), source: regex.pattern, flags: regex.flags });
      Object.values(node).forEach(look);
    };
    look(parseAst(readFileSync(path.join('src', name), 'utf8'), { lang: 'ts' }, name));
  }
  return found;
}

const FILE = path.join(import.meta.dirname, 'expressions.json');
const nameOf = ({ source, flags }: Expression): string => `/${source}/${flags}`;
const isShort = ({ file }: Expression): boolean => Object.keys(SHORT).some((place) => file.startsWith(place));

describe('regular expressions', () => {
  const all = expressions();
  const noted = new Set(JSON.parse(readFileSync(FILE, 'utf8')) as string[]);

  it('are seen', () => {
    expect(all.length).toBeGreaterThan(400);
  });

  it('take time in proportion to what they read, unless they read little', () => {
    const safe = new Set<string>();
    const slow: string[] = [];
    for (const one of all.filter((each) => !isShort(each))) {
      const name = nameOf(one);
      if (noted.has(name) || safe.has(name) || checkSync(one.source, one.flags, { timeout: 10_000 }).status === 'safe') safe.add(name);
      else slow.push(`${one.file}: ${name} Rewrite it, or bound what it reads and say so here.`);
    }
    expect(slow).toEqual([]);
    const fresh = [...safe].filter((name) => !noted.has(name));
    if (process.env['NOTE_EXPRESSIONS'] === '1') writeFileSync(FILE, `${JSON.stringify([...safe].sort(), null, 2)}\n`);
    else expect(fresh.length, 'so many are not noted: NOTE_EXPRESSIONS=1 notes them').toBeLessThan(100);
  }, 600_000);

  it('are refused where a long text takes far longer than a short one', () => {
    expect(checkSync('^(a+)+$', '', { timeout: 10_000 }).status).toBe('vulnerable');
    expect(checkSync('[,\\s]+$', '', { timeout: 10_000 }).status).toBe('vulnerable');
    expect(checkSync('^a+$', '', { timeout: 10_000 }).status).toBe('safe');
  });
});
