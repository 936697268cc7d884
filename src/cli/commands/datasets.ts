/** Commands about datasets: list, search, describe, read and export. */

import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { quoted } from '../../core/errors.ts';
import { openForUser } from '../../program/private-files.ts';
import { SEARCH_KIND, type SearchAnswer } from '../../queries/finder/search-everything.ts';
import { unfilteredDimensions } from '../named.ts';
import { collect, queryOf, windowed } from '../options.ts';
import type { Reading } from '../reader/reader.ts';
import { withReader } from '../reader/with-reader.ts';
import { show, showSeries } from '../show.ts';
import { csv, type Terminal } from '../terminal.ts';

/** The number of series listed after the datasets in search results. */
const SERIES_NAMED = 3;

const sayNothing = (terminal: Terminal, q: string): void => terminal.write(`No results for ${quoted(q)}.\n`);

function showFound(terminal: Terminal, answer: Reading, q: string): void {
  const data = answer.data as SearchAnswer['data'];
  if (terminal.form === 'table' && data.length === 0) sayNothing(terminal, q);
  else showSeries(terminal, answer);
}

export function addCommands(program: Command, terminal: Terminal): void {
  addLists(program, terminal);
  addDescribe(program, terminal);
  addRows(program, terminal);
}

function addLists(program: Command, terminal: Terminal): void {
  program
    .command('datasets')
    .argument('[source]')
    .description('list the datasets')
    .action((text: string | undefined) =>
      withReader(terminal, async (reader) => {
        const answer = await reader.datasets(text ?? null);
        if (terminal.form !== 'table') return show(terminal, answer);
        const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
        terminal.write(`${terminal.table(rows, ['dataset_id', 'title', 'frequency', 'period_start', 'period_end', 'rows', 'stale'])}\n`);
      }),
    );

  program
    .command('search')
    .argument('<words...>')
    .option('--limit <n>', 'number of results')
    .addOption(new Option('--kind <kind>', 'kind of result (default: datasets)').choices(SEARCH_KIND.values))
    .description('find datasets by words, or series and indicators with --kind')
    .action((searched: string[], options: Record<string, unknown>) =>
      withReader(terminal, async (reader) => {
        const q = searched.join(' ');
        if (options['kind'] !== undefined) return showFound(terminal, await reader.search(queryOf({ ...options, q })), q);
        const answer = await reader.searchDatasets(queryOf({ ...options, q }));
        if (terminal.form !== 'table') return show(terminal, answer);
        const { data } = await reader.search(queryOf({ q, kind: 'series', limit: SERIES_NAMED }));
        const series = data as SearchAnswer['data'];
        if ((answer.data as readonly unknown[]).length === 0 && series.length === 0) return sayNothing(terminal, q);
        show(terminal, answer, ['dataset_id', 'name', 'description']);
        if (series.length === 0) return;
        terminal.write(
          `${terminal.dim(`Series: ${series.map(({ id }) => id).join(', ')}. Use --kind series to show their latest values.`)}\n`,
        );
      }),
    );
}

function addDescribe(program: Command, terminal: Terminal): void {
  program
    .command('describe')
    .argument('<dataset>', 'such as rba/F1.1 or abs.CPI')
    .description('show the dimensions, values, coverage and notes of a dataset')
    .action((text: string) =>
      withReader(terminal, async (reader) => {
        const answer = await reader.describe(text);
        if (terminal.form !== 'table') return show(terminal, answer);
        const { dimensions, columns, ...rest } = answer.data as Readonly<Record<string, unknown>>;
        terminal.write(`${terminal.card(rest)}\n`);
        for (const d of (dimensions ?? columns ?? []) as readonly Readonly<Record<string, unknown>>[]) {
          terminal.write(`\n${terminal.bold(String(d['name']))} ${terminal.dim(String(d['description'] ?? ''))}\n`);
          if (Array.isArray(d['values'])) terminal.write(`${terminal.table((d['values'] as Record<string, unknown>[]).slice(0, 40))}\n`);
        }
      }),
    );
}

function addRows(program: Command, terminal: Terminal): void {
  windowed(program.command('data').argument('<dataset>', 'such as rba/F1.1 or abs.CPI'))
    .option('--filter <name=value>', 'show only rows with this value of a dimension or column. May be repeated', collect)
    .option('--limit <n>', 'number of latest rows, 1 to 1000')
    .addOption(new Option('--order <order>', 'order of the periods').choices(['asc', 'desc']))
    .addOption(new Option('--labels <labels>', 'show dimensions as codes, labels or both').choices(['code', 'label', 'both']))
    .description('show rows of a dataset')
    .action((text: string, options: Record<string, unknown>) =>
      withReader(terminal, async (reader) => show(terminal, await reader.data(text, queryOf(options)))),
    );

  windowed(program.command('export').argument('<dataset>'))
    .option('--filter <name=value>', 'show only rows with this value of a dimension or column. May be repeated', collect)
    .option('--out <file>', 'write to this file instead of the terminal')
    .description('print all rows of a dataset, with every value of each dimension, as CSV (or JSON lines with --json)')
    .action((text: string, options: Record<string, unknown>) =>
      withReader(terminal, async (reader) => {
        const { out, ...rest } = options;
        async function* lines(): AsyncGenerator<string> {
          let cursor: string | null = null;
          let first = true;
          do {
            const params = queryOf({ ...rest, limit: 1000 });
            for (const name of unfilteredDimensions(text, params)) params.set(name, '*');
            if (cursor !== null) params.set('cursor', cursor);
            const answer: Reading = await reader.data(text, params);
            const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
            if (terminal.form === 'json') yield rows.map((r) => `${JSON.stringify(r)}\n`).join('');
            else {
              const page = csv(rows);
              yield first ? page : page.slice(page.indexOf('\r\n') + 2);
            }
            first = false;
            cursor = answer.next;
          } while (cursor !== null);
        }
        if (typeof out === 'string') {
          await pipeline(lines, createWriteStream(out, { fd: openForUser(out) }));
        } else for await (const chunk of lines()) terminal.write(chunk);
      }),
    );
}
