/** `wattle open`: opens the page of a series, dataset or indicator in a browser. */
import { spawn } from 'node:child_process';
import type { Command } from 'commander';
import { agencyTable } from '../../catalogue/agency-tables.ts';
import { findDataset, nearestDatasets } from '../../catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../catalogue/series.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { LOCAL_INSTANCE } from '../../program/setting-readers.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
import type { Terminal } from '../terminal.ts';

/** The commands that open a browser, by operating system. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
  linux: ['xdg-open'],
};

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('open')
    .argument('<what>', 'a series (AU.CPI.YOY), a dataset (rba/F1.1) or an indicator (real-wages)')
    .option('--print', 'print only the URL')
    .description('print the page URL of a series, dataset or indicator at WATTLE_URL. In a terminal, also open it')
    .action((what: string, { print: printOnly = false }: { print?: boolean }) => {
      const url = `${terminal.config.url ?? LOCAL_INSTANCE}${pageOf(what)}`;
      if (terminal.form === 'table') terminal.write(`${url}\n`);
      else terminal.print({ url });
      if (terminal.invocation.stdout.isTTY && !printOnly) openInBrowser(url);
    });
}

/** Returns the page of an id. Throws REQ_NOT_FOUND with the most similar ids. */
function pageOf(what: string): string {
  const series = findSeries(what);
  if (series) return `/series/${series.id}`;
  const signal = SIGNALS.find((one) => one.id === what || one.aliases?.includes(what));
  if (signal) return `/signals/${signal.id}`;
  const [source = '', ...rest] = what.split(/[./]/);
  const id = rest.join('.');
  const dataset = findDataset(source, id);
  if (dataset) return `/datasets/${dataset.source}/${encodeURIComponent(dataset.id)}`;
  const table = agencyTable(what);
  if (table !== null) return `/search?${new URLSearchParams({ q: table.name, kind: table.series.length > 0 ? 'series' : 'datasets' })}`;
  const near = [...nearestSeries(what), ...nearestDatasets(source, id)].slice(0, 5);
  throw new WattleError(
    'REQ_NOT_FOUND',
    `Unknown series, dataset or indicator: ${quoted(what)}.`,
    near.length > 0 ? { hint: `Did you mean ${near.join(', ')}?` } : {},
  );
}

/** Opens the browser. If that fails, the user can use the printed URL. */
function openInBrowser(url: string): void {
  const [opener, ...before] = OPENERS[process.platform] ?? ['xdg-open'];
  if (opener === undefined) return;
  const child = spawn(opener, [...before, url], { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
