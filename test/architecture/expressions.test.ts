/**
 * The time for every regular expression in the program grows in proportion to its text, or the text is short. recheck
 * (https://makenowjust-labs.github.io/recheck) checks this. Because it is slow, safe expressions are recorded in expressions.json. Other
 * expressions are checked each time. `NOTE_EXPRESSIONS=1` records the safe ones and removes unused ones.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/** Gives up with `unknown` after `timeout`, which is a minute because a busy machine is several times slower. */
type Check = (source: string, flags: string, options: { timeout: number }) => { readonly status: 'safe' | 'vulnerable' | 'unknown' };
// The checker in JavaScript, which needs neither Java nor a binary.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as { checkSync: Check };

/**
 * Expressions that recheck cannot confirm, with the maximum length of their texts. The named code enforces this length. Other expressions
 * must be safe for any text.
 */
const BOUNDED: readonly (readonly [place: string, expression: string, bound: string])[] = [
  [
    'accounts/email-address.ts',
    String.raw`/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/`,
    'addresses beyond 254 characters are refused before',
  ],
  ['accounts/quota/journal.ts', String.raw`/\0+$/`, 'one record of 64 bytes'],
  [
    'catalogue/pasted-ids.ts',
    String.raw`/^[\s"'“”‘’${'`'}([{<]+|[\s"'“”‘’${'`'})\]}>.,;:!?]+$/g`,
    'texts beyond 300 characters are not read',
  ],
  ['core/redact.ts', '/(ak|emb|rd|lnk|rft|ses)_[0-9A-Za-z]{32}/g', 'looks at 36 characters from each place'],
  ['core/redact.ts', String.raw`/\bapi_key=[0-9A-Za-z]{32}\b/g`, 'looks at 40 characters from each place'],
  [
    'formats/sdmx/sdmx-structure.ts',
    String.raw`/^[^=]*=([^=:]+):([^:=(]+)\(([^()]+)\)(?:\.(.+))?$/`,
    'URNs beyond 1,000 characters are refused before',
  ],
  [
    'formats/sniff.ts',
    String.raw`/^(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|(?:html|head|body|title|meta|script|style|link|base|div|p|span|pre|table|tr|td|ul|form|iframe|noscript|center|h[1-6]|a|br|hr)\b)/i`,
    'the first 4,096 bytes of a file',
  ],
  ['formats/stated-scale.ts', String.raw`/\(\s*a?\$\s*\)|^a?\$$|\bwhole dollars\b/`, 'each bracket is looked at once'],
  ['http/pages/reference/prose.ts', String.raw`/${'`'}([^${'`'}]+)${'`'}|\[([^\]]+)\]\(([^)\s]+)\)/g`, 'our own descriptions'],
  ['http/web/session-cookie.ts', String.raw`/\/+$/`, 'the public address that the operator sets'],
  ['program/setting-readers.ts', String.raw`/\/+$/`, 'an address that the operator sets'],
  [
    'program/private-files.ts',
    String.raw`/^(?:(?:data|jobs|accounts|webhooks)\.db(?:-\w+)?|(?:serve|refresh)\.lock|(?:master|dev)\.key|captures|registers|outbox|quota|sandbox)$/`,
    'names in the data directory, of at most 255 characters',
  ],
  [
    'queries/economy/check/claim-context.ts',
    String.raw`/(?:\b(?:not|never|no longer|cannot)|n['’]t)\s+(?!only\b|just\b|merely\b|until\b|since\b|seasonally\b)(?:(?!(?:but|and|because|as|while|which|that)\b)[\w-]+\s+){0,6}$/i`,
    'texts beyond 500 characters are refused before',
  ],
  [
    'queries/economy/check/claim-numbers.ts',
    String.raw`/\b\d{1,2}(?:\.\d+)?\s?(?:-|–|to|and)\s?\d{1,2}(?:\.\d+)?\s?(?:%|per ?cent\b|percent\b)(?=\s(?:inflation\s)?(?:target|band|range)\b)/gi`,
    'texts beyond 500 characters are refused before',
  ],
  ['queries/dialects/fred/fred-request.ts', String.raw`/\.?0+$/`, 'a number that we wrote'],
  [
    'queries/search/catalogue-search.ts',
    String.raw`/^(?=.*[A-Z]{2})(?=.*[.:_])(?!AU[._-])(?:[A-Z]+_[A-Z_]+ [A-Z]\.[A-Z]{2}|[A-Z\d_@]+(?:[.:,/()]+[A-Z\d_@]+){3,})$/`,
    'the first 500 characters of a question',
  ],
  [
    'queries/search/wordings.ts',
    String.raw`/\b(?:on|in|into|to|from|for|using|with) (?:(?:my|our|the|a) (?:\w+ )?(?:phone|mobile|laptop|computer|tablet|screen|site|website|app|browser)|r(?= *$|[,.?]| with | using | and ))\b|\b(?:google (?:sheets?|docs?|colab)|power ?(?:bi|query|point))\b/gi`,
    'the first 500 characters of a question',
  ],
  ['render/chart/value-axis.ts', String.raw`/\B(?=(\d{3})+$)/g`, 'a number that we wrote'],
  [
    'sources/apra/',
    '/monthly authorised deposit.taking institution statistics.*back.?series/i',
    'names of files, of at most 255 characters (formats/landing-page.ts)',
  ],
  ['sources/apra/', '/general insurance.*database/i', 'names of files, of at most 255 characters'],
  [
    'sources/apra/',
    '/^(?=.*general insurance)(?=.*performance)(?=.*database)(?=.*historical)/i',
    'names of files, of at most 255 characters',
  ],
  ['sources/apra/', '/life insurance.*database/i', 'names of files, of at most 255 characters'],
  ['sources/apra/', '/^(?=.*life insurance)(?=.*database)(?=.*historical)/i', 'names of files, of at most 255 characters'],
  ['web/pages/signals/signal-tables.ts', String.raw`/_(pct|ppt|aud_m|aud_bn|aud|mw|4q)(_\w+)?$/`, 'names of columns that we declare'],
  ['web/site.ts', String.raw`/\/+$/`, 'the public address that the operator sets'],
];

const ADVICE = 'Rewrite it, or limit its input and note the limit here.';

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
const isBounded = (one: Expression): boolean =>
  BOUNDED.some(([file, expression]) => (file.endsWith('/') ? one.file.startsWith(file) : one.file === file) && expression === nameOf(one));

describe('regular expressions', () => {
  const all = expressions();
  const noted = new Set(JSON.parse(readFileSync(FILE, 'utf8')) as string[]);

  it('are found', () => {
    expect(all.length).toBeGreaterThan(400);
  });

  it('that have an accepted bound still exist', () => {
    const gone = BOUNDED.filter(([place, expression]) => !all.some((one) => one.file.startsWith(place) && nameOf(one) === expression));
    expect(gone).toEqual([]);
  });

  it('take time in proportion to the length of the text, unless their texts are short', () => {
    const safe = new Set<string>();
    const slow: string[] = [];
    for (const one of all.filter((each) => !isBounded(each))) {
      const name = nameOf(one);
      const status = noted.has(name) || safe.has(name) ? 'safe' : checkSync(one.source, one.flags, { timeout: 60_000 }).status;
      if (status === 'safe') safe.add(name);
      else slow.push(`${one.file}: ${name} is ${status === 'unknown' ? 'not found out within a minute' : status}. ${ADVICE}`);
    }
    expect(slow).toEqual([]);
    const fresh = [...safe].filter((name) => !noted.has(name));
    if (process.env['NOTE_EXPRESSIONS'] === '1') writeFileSync(FILE, `${JSON.stringify([...safe].sort(), null, 2)}\n`);
    else expect(fresh.length, 'this number is not noted: NOTE_EXPRESSIONS=1 notes them').toBeLessThan(100);
  }, 600_000);

  it('are refused if a long text takes much longer than a short text', () => {
    expect(checkSync('^(a+)+$', '', { timeout: 10_000 }).status).toBe('vulnerable');
    expect(checkSync('[,\\s]+$', '', { timeout: 10_000 }).status).toBe('vulnerable');
    expect(checkSync('^a+$', '', { timeout: 10_000 }).status).toBe('safe');
  });
});
