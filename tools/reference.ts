/** Writes the reference pages in docs/generated from the declarations. With --check it only reports whether they are up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { datasets } from '../src/catalogue/catalogue.ts';
import { SERIES } from '../src/catalogue/series.ts';
import { type Dataset, dottedId } from '../src/core/define-dataset.ts';
import { ERROR_CODES } from '../src/core/errors.ts';
import { FREQUENCY } from '../src/core/frequency.ts';
import { SETTINGS } from '../src/program/settings.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), `|${head.map(() => '---').join('|')}|`, ...rows].join('\n');
const made = '`npm run generate` writes this page from the declarations. Do not edit it.';

function settingsPage(): string {
  const rows = Object.values(SETTINGS).map((s) => {
    const names = [s.name, ...('also' in s && s.also ? s.also : [])].map((n) => `\`${n}\``).join(' or ');
    return row(names, s.defaultText, s.meaning);
  });
  return `# Settings\n\n${made}\n\nAll settings are environment variables. You can also put \`NAME=value\` lines in \`.env\` in the working directory, or in files named with \`--env-file\`. Environment variables override files, and later files override earlier ones. If a setting is invalid, the program reports it and does not start. It warns about unknown \`WATTLE_\` names.\n\n${table(['Setting', 'Default', 'Meaning'], rows)}\n`;
}

const WHO: readonly (readonly [string, string])[] = [
  ['REQ_', 'Fix the request'],
  ['AUTH_', 'Fix the credential'],
  ['LIMIT_', 'Try again later'],
  ['UP_', 'Problem at the agency (retried automatically)'],
  ['PARSE_', 'Problem with a source file (we will fix it)'],
  ['DATA_', 'Stored data'],
  ['STORE_', 'Database (recovers, or the operator fixes it)'],
  ['INGEST_', 'Updates (recover, or the operator fixes them)'],
  ['HOOK_', 'Fix the webhook'],
  ['PAY_', 'Payment provider'],
  ['CONF_', 'Operator'],
  ['BUG', 'Internal error (we will fix it)'],
];

function errorsPage(): string {
  const homeless = Object.keys(ERROR_CODES).filter((code) => !WHO.some(([prefix]) => code.startsWith(prefix)));
  if (homeless.length > 0) throw new Error(`No group for ${homeless.join(', ')}. Add the prefix to the groups of the errors page.`);
  const groups = WHO.map(([prefix, who]) => {
    const rows = Object.entries(ERROR_CODES)
      .filter(([code]) => code.startsWith(prefix))
      .map(([code, e]) => row(`\`${code}\``, String(e.status), e.retriable ? 'yes' : 'no', e.title));
    return `## ${who}\n\n${table(['Code', 'Status', 'Retry', 'Meaning'], rows)}\n`;
  });
  return `# Errors\n\n${made}\n\nEvery error response has a \`code\` whose meaning never changes.\n\n${groups.join('\n')}`;
}

const frequencyOf = (d: Dataset): string => (d.kind === 'time_series' ? FREQUENCY[d.frequency].word : 'register');

function cataloguePage(): string {
  const bySource = new Map<string, Dataset[]>();
  for (const d of datasets()) bySource.set(d.source, [...(bySource.get(d.source) ?? []), d]);
  const sections = [...bySource].map(([source, list]) => {
    const rows = list.map((d) => row(`\`${dottedId(d)}\``, d.title, frequencyOf(d), d.ceased ? `ceased, last ${d.ceased.lastPeriod}` : ''));
    return `## ${source}\n\n${table(['Dataset', 'Title', 'Frequency', ''], rows)}\n`;
  });
  const series = datasets().flatMap((dataset) => {
    const rows = SERIES.filter((one) => one.dataset === dataset).map(({ id, title, unitsShort }) => row(`\`${id}\``, title, unitsShort));
    return rows.length === 0 ? [] : [`### \`${dottedId(dataset)}\`\n\n${table(['Series', 'Title', 'Units'], rows)}\n`];
  });
  return `# Catalogue\n\n${made}\n\n${datasets().length} datasets and ${SERIES.length} series. [Indicators](../signals.md) have one file each in \`src/signals\`, and \`/v1/signals\` lists them.\n\n${sections.join('\n')}\n## Series\n\n${series.join('\n')}`;
}

const PAGES: Readonly<Record<string, () => string>> = {
  'docs/generated/settings.md': settingsPage,
  'docs/generated/errors.md': errorsPage,
  'docs/generated/catalogue.md': cataloguePage,
};

const checking = process.argv.includes('--check');
const outdated: string[] = [];
for (const [page, write] of Object.entries(PAGES)) {
  const file = path.join(ROOT, page);
  const text = write();
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  outdated.push(page);
  if (!checking) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
if (checking && outdated.length > 0) {
  process.stderr.write(`Out of date: ${outdated.join(', ')}. Run npm run generate.\n`);
  process.exit(1);
}
