#!/usr/bin/env node
/** The command line: `wattle <command>`. Tables for people, --json and --csv for programs, exit codes that mean something. */
import { closeSync, createWriteStream, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Command, CommanderError, Option } from 'commander';
import type { Logger } from 'pino';
import { type Actor, AuditLog } from '../accounts/audit.ts';
import { Tiers } from '../accounts/tiers.ts';
import { datasets, findDataset, findSource, nearestDatasets, sources } from '../catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../catalogue/series.ts';
import { systemClock } from '../core/clock.ts';
import { type Dataset, datasetKey, isAsked, type Source, type SourceCode, storedAs } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { formatAddress, WattleError } from '../core/errors.ts';
import { JsonRows } from '../core/json-rows.ts';
import { nearest } from '../core/nearest.ts';
import { PUBLISHED_BASES, type PublishedBasis } from '../core/observation.ts';
import { ANALYSES, TRANSFORMS } from '../core/series.ts';
import type { Acceptable } from '../ingest/apply/validate.ts';
import { loadStarter } from '../ingest/starter/starter.ts';
import { rebuild } from '../ingest/work/rebuild.ts';
import { Refresher } from '../ingest/work/refresh.ts';
import { type Agencies, type CATALOGUE, createLog, NAMED, openAgencies, openData, publicUrlOf, starterDir } from '../program/compose.ts';
import { type Config, readConfig } from '../program/config.ts';
import { startProgram } from '../program/main.ts';
import { openForUser } from '../program/private-files.ts';
import { PROGRAM_DIR, VERSION } from '../program/program.ts';
import { startFaultOf } from '../program/start-fault.ts';
import type { Answer } from '../queries/answer.ts';
import { CHART_THEMES, CHART_TYPES, readChart } from '../queries/charts/read-chart.ts';
import type { QueryContext } from '../queries/context.ts';
import { describeDataset } from '../queries/datasets/describe-dataset.ts';
import { listDatasets } from '../queries/datasets/list-datasets.ts';
import { readDataset } from '../queries/datasets/read-dataset.ts';
import { searchDatasets } from '../queries/datasets/search-datasets.ts';
/** The command line: `wattle <command>`. Tables for people, --json and --csv for programs, exit codes that mean something. */
import { QueryCaches } from '../queries/query-caches.ts';
import { readSeries } from '../queries/series/resolve-series.ts';
import { latestOfSeries } from '../queries/series/series-latest.ts';
import { listSeries } from '../queries/series/series-list.ts';
import { seriesMeta } from '../queries/series/series-meta.ts';
import { ALIGNMENTS, readMulti } from '../queries/series/series-multi.ts';
import { readRevisions } from '../queries/series/series-revisions.ts';
import { evaluateSignal } from '../queries/signals/evaluate-signal.ts';
import { status } from '../queries/status/status.ts';
import { renderChart } from '../render/chart/chart.ts';
import { SIGNALS } from '../signals/registry.generated.ts';
import type { Store } from '../store/port.ts';
import { addAccountCommands } from './accounts.ts';
import { doctor } from './doctor.ts';
import { draftDataset, writeDraft } from './draft.ts';
import { importFile } from './import.ts';
import { addKeepCommands } from './keep.ts';
import { bad, bold, card, csv, dim, good, type OutputForm, print, table, warn } from './terminal.ts';
import { errorLines, tryDataset } from './try.ts';
import { addVerifyCommand } from './verify/command.ts';

const OPERATOR: Actor = { name: 'operator', clientIp: null };
const ACCEPTABLE: readonly Acceptable[] = ['DATA_SHRANK', 'DATA_UNIT_CHANGED'];

/**
 * 0 done · 1 ours · 2 bad input · 3 not found · 4 agency or data unavailable · 5 settings, the port among them · 6 done, but something failed
 * on the way · 7 the store: full, read-only, away, locked, damaged
 */
const EXIT = { done: 0, bug: 1, usage: 2, notFound: 3, unavailable: 4, settings: 5, partly: 6, store: 7 } as const;

function exitCodeOf(error: WattleError): number {
  if (error.code.startsWith('CONF_')) return EXIT.settings;
  if (error.code.startsWith('STORE_')) return EXIT.store;
  if (error.status === 404) return EXIT.notFound;
  if (error.code.startsWith('REQ_')) return EXIT.usage;
  return error.code === 'BUG' ? EXIT.bug : EXIT.unavailable;
}

const program = new Command('wattle')
  .description('Australian public data, one API. Settings are environment variables; see docs/generated/settings.md.')
  .version(VERSION)
  .option('--json', 'print JSON')
  .option('--csv', 'print CSV')
  .configureHelp({ showGlobalOptions: true })
  .exitOverride();

const form = (): OutputForm => {
  const { json, csv: asCsv } = program.opts<{ json?: boolean; csv?: boolean }>();
  return json ? 'json' : asCsv ? 'csv' : 'table';
};

/** Opens the store for one command and closes it again, whatever happens. */
async function withStore(work: (store: Store, config: Config, ctx: QueryContext) => Promise<void>): Promise<void> {
  const config = readConfig();
  const store = await openData(config, createLog({ logLevel: 'warn' }), (line) => process.stderr.write(`${line}\n`));
  try {
    await work(store, config, {
      store,
      clock: systemClock,
      caches: new QueryCaches(),
      freshener: null,
      publicUrl: publicUrlOf(config),
      sandbox: config.upstream.kind === 'sandbox',
      version: VERSION,
    });
  } finally {
    await store.close();
  }
}

/** The same with the agencies at hand. */
async function withAgencies(work: (store: Store, config: Config, agencies: Agencies, log: Logger) => Promise<void>): Promise<void> {
  const config = readConfig();
  const log = createLog({ logLevel: 'error' });
  const store = await openData(config, log);
  const agencies = await openAgencies(config);
  try {
    await work(store, config, agencies, log);
  } finally {
    await agencies.close();
    await store.close();
  }
}

function sourceOf(code: SourceCode): Source {
  const found = sources().find((s) => s.code === code);
  if (!found) throw new WattleError('BUG', `No source has the code ${code}.`);
  return found;
}

/** A catalogue that knows one dataset. */
const only = (dataset: Dataset): Pick<typeof CATALOGUE, 'findDataset'> => ({
  findDataset: (source, id) => (source === dataset.source && id === dataset.id ? dataset : null),
});

/** The datasets that agencies are asked for: views are refreshed with what they show. */
const stored = (): readonly Dataset[] => datasets().filter(isAsked);

function datasetOf(text: string): Dataset {
  const [source = '', ...rest] = text.split(/[./]/);
  const id = rest.join('.');
  const found = findDataset(source, id);
  if (found) return found;
  const near = nearestDatasets(source, id);
  throw new WattleError('REQ_UNKNOWN_DATASET', `There is no dataset ${text}.`, {
    hint: near.length > 0 ? `Near to it: ${near.join(', ')}.` : 'wattle datasets lists them all; write them as rba/F1.1.',
  });
}

function seriesOf(id: string): SeriesHandle {
  const found = findSeries(id);
  if (found) return found;
  const near = nearestSeries(id);
  throw new WattleError(
    'REQ_UNKNOWN_SERIES',
    `There is no series ${id}.`,
    near.length > 0 ? { hint: `Near to it: ${near.join(', ')}.` } : {},
  );
}

/** Options of a command as query parameters, by the names that the API uses; `--filter region=nsw` adds filters. */
function queryOf(options: Readonly<Record<string, unknown>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(options)) {
    const name = key.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
    if (Array.isArray(value)) {
      for (const each of value as string[]) {
        const at = each.indexOf('=');
        if (at < 1) throw new WattleError('REQ_BAD_PARAMETER', `--${key} takes name=value, not ${JSON.stringify(each)}.`);
        params.append(each.slice(0, at), each.slice(at + 1));
      }
    } else if (value === true) params.set(name, '1');
    else if (value !== undefined && value !== false) params.set(name, String(value));
  }
  return params;
}

function show(answer: Answer): void {
  const data = answer.data instanceof JsonRows ? answer.data.toArray() : answer.data;
  print(form(), data, { data, meta: answer.meta });
  if (form() !== 'table') return;
  const { meta } = answer;
  const lines = [
    ...meta.sources.map((s) => `${s.attribution}${s.release_date ? `, ${s.release_date}` : ''} (${s.dataset_id})`),
    ...(meta.truncated ? [`${meta.row_count} of ${meta.total_rows} rows; --limit shows more`] : []),
    ...meta.notes,
  ];
  process.stdout.write(lines.map((l) => `${dim(l)}\n`).join(''));
  if (meta.stale) process.stdout.write(`${warn(`stale: ${meta.stale_reason ?? ''}`)}\n`);
}

const collect = (value: string, before: string[] = []): string[] => [...before, value];
const windowed = (command: Command): Command =>
  command
    .option('--start <period>', 'first period, such as 2024, 2024-Q1, 2024-03')
    .option('--end <period>', 'last period')
    .option('--as-of <date>', 'what was known on that day');

program
  .command('start')
  .description('serve the API and keep the data up to date')
  .action(async () => {
    const config = readConfig();
    const running = await startProgram(config, createLog(config), (line) => process.stdout.write(`${line}\n`));
    const stop = (): void => {
      void running.close().then(() => process.exit(EXIT.done));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });

program
  .command('refresh')
  .argument('[what]', 'a source (rba) or a dataset (rba/F1.1); everything when absent, but for what has to be named (ato.ABN_BULK_EXTRACT)')
  .addOption(new Option('--accept <code...>', 'take a change that is otherwise set aside').choices(ACCEPTABLE))
  .description('ask the agencies now')
  .action(async (what: string | undefined, { accept = [] }: { accept?: Acceptable[] }) => {
    await withAgencies(async (store, _config, { upstream, origin }, log) => {
      const refresher = new Refresher({ store, upstream, origin, clock: systemClock, log, sourceOf, named: NAMED });
      const source = what === undefined ? null : findSource(what);
      const chosen =
        what !== undefined && source === null
          ? [storedAs(datasetOf(what))]
          : stored().filter((d) => (source === null || d.source === source.code) && !d.cadence.onDemand);
      let failed = 0;
      for (const [i, dataset] of chosen.entries()) {
        const { result, error } = await refresher.refresh(dataset, accept);
        if (error) failed += 1;
        const why = error ? `  ${error.message}${error.at ? ` (${formatAddress(error.at)})` : ''}` : '';
        const count = `${String(i + 1).padStart(String(chosen.length).length)}/${chosen.length}`;
        process.stdout.write(`${count}  ${datasetKey(dataset).padEnd(24)} ${error ? bad(result) : good(result)}${why}\n`);
      }
      process.exitCode = failed === 0 ? EXIT.done : failed === chosen.length ? EXIT.unavailable : EXIT.partly;
    });
  });

program
  .command('status')
  .description('what is held, how fresh it is, and what failed')
  .action(() =>
    withStore(async (_store, _config, ctx) => {
      const { sources, ...overall } = await status(ctx);
      if (form() === 'json') return print('json', { ...overall, sources });
      print(
        form(),
        sources.map(({ source, state, last_success, last_failure, datasets: { fresh, stale, unavailable } }) => ({
          ...{ source, state, fresh, stale, unavailable, last_success, last_failure },
        })),
      );
      if (form() === 'csv') return;
      for (const f of sources.flatMap((s) => s.failures)) {
        process.stdout.write(`${bad(f.dataset_id)} ${f.code}: ${f.detail}${f.address ? ` (${f.address})` : ''}, since ${f.since}\n`);
      }
    }),
  );

program
  .command('datasets')
  .argument('[source]')
  .description('list the datasets')
  .action((text: string | undefined) =>
    withStore(async (_store, _config, ctx) => {
      const source = text === undefined ? null : findSource(text);
      if (text !== undefined && source === null) throw new WattleError('REQ_UNKNOWN_SOURCE', `There is no source ${text}.`);
      const answer = await listDatasets(ctx, source === null ? {} : { source: source.code }, new URLSearchParams());
      if (form() !== 'table') return show(answer);
      const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
      process.stdout.write(`${table(rows, ['dataset_id', 'title', 'frequency', 'period_start', 'period_end', 'rows', 'stale'])}\n`);
    }),
  );

program
  .command('search')
  .argument('<words...>')
  .option('--limit <n>')
  .description('find datasets by words')
  .action((searched: string[], options: Record<string, unknown>) =>
    withStore(async (_store, _config, ctx) => show(await searchDatasets(ctx, queryOf({ ...options, q: searched.join(' ') })))),
  );

program
  .command('describe')
  .argument('<dataset>', 'such as rba/F1.1 or abs.CPI')
  .description('dimensions, values, coverage and quirks of a dataset')
  .action((text: string) =>
    withStore(async (_store, _config, ctx) => {
      const answer = await describeDataset(ctx, datasetOf(text));
      if (form() !== 'table') return show(answer);
      const { dimensions, columns, ...rest } = answer.data as Readonly<Record<string, unknown>>;
      process.stdout.write(`${card(rest)}\n`);
      for (const d of (dimensions ?? columns ?? []) as readonly Readonly<Record<string, unknown>>[]) {
        process.stdout.write(`\n${bold(String(d['name']))} ${dim(String(d['description'] ?? ''))}\n`);
        if (Array.isArray(d['values'])) process.stdout.write(`${table((d['values'] as Record<string, unknown>[]).slice(0, 40))}\n`);
      }
    }),
  );

windowed(program.command('data').argument('<dataset>', 'such as rba/F1.1 or abs.CPI'))
  .option('--filter <name=value>', 'keep one value of a dimension or column; may be repeated', collect)
  .option('--limit <n>', 'newest rows to keep, 1 to 1000')
  .addOption(new Option('--order <order>').choices(['asc', 'desc']))
  .addOption(new Option('--labels <labels>').choices(['code', 'label', 'both']))
  .description('rows of a dataset')
  .action((text: string, options: Record<string, unknown>) =>
    withStore(async (_store, _config, ctx) => show(await readDataset(ctx, datasetOf(text), queryOf(options)))),
  );

windowed(program.command('series').argument('[id...]', 'such as AU.CPI.YOY; several side by side; lists the series when absent'))
  .option('--q <words>', 'when listing: words to look for')
  .option('--limit <n>')
  .option('--units <transform>', [...TRANSFORMS, ...ANALYSES].join(' '))
  .option('--frequency <frequency>', 'a q m w')
  .option('--aggregation-method <method>', 'avg sum eop')
  .option('--partial', 'periods, too, of which not every value is there')
  .option('--vintage <which>', 'first: each period as it was first published')
  .addOption(new Option('--align <rows>', 'of several: which periods').choices(ALIGNMENTS))
  .option('--index-to <period>', 'of several: the period in which each is 100')
  .option('--expr <expression>', 'of several: AU.BOND.10Y - AU.BOND.2Y')
  .option('--latest', 'the newest value alone')
  .option('--meta', 'what the series is')
  .option('--revisions [period]', 'how a period was revised; without one, the triangle of periods by vintages')
  .description('list the series, or read one or several')
  .action((ids: readonly string[], options: Record<string, unknown>) =>
    withStore(async (_store, _config, ctx) => {
      const { latest, meta, revisions, ...rest } = options;
      const query = queryOf(rest);
      const [handle, ...others] = ids.map(seriesOf);
      if (handle === undefined) return show(await listSeries(ctx, query));
      if (others.length > 0) return show(await readMulti(ctx, [handle, ...others], query));
      if (latest) return print(form(), (await latestOfSeries(ctx, handle)) as Record<string, unknown>);
      if (typeof revisions === 'string') query.set('period', revisions);
      if (revisions !== undefined) return show(await readRevisions(ctx, handle, query));
      return show(meta ? await seriesMeta(ctx, handle) : await readSeries(ctx, handle, query));
    }),
  );

windowed(program.command('chart').argument('<id...>', 'one series or several, such as AU.CPI.YOY'))
  .option('--out <file>', 'write here instead of to the terminal')
  .option('--units <transform>', [...TRANSFORMS, ...ANALYSES].join(' '))
  .option('--index-to <period>', 'the period in which each series is 100')
  .addOption(new Option('--type <type>').choices(CHART_TYPES))
  .addOption(new Option('--theme <theme>').choices(CHART_THEMES))
  .option('--width <pixels>')
  .option('--height <pixels>')
  .option('--title <text>')
  .option('--allow-stale', 'also from data that is older than it should be')
  .description('draw series as SVG')
  .action((ids: readonly string[], { out, ...options }: Record<string, unknown>) =>
    withStore(async (_store, _config, ctx) => {
      const { chart } = await readChart(ctx, ids.map(seriesOf), queryOf(options));
      const svg = renderChart(chart);
      if (typeof out === 'string') {
        const file = openForUser(out);
        writeFileSync(file, svg);
        closeSync(file);
      } else process.stdout.write(svg);
    }),
  );

windowed(program.command('signal').argument('[id]', 'such as real-wages; lists the signals when absent'))
  .option('--set <name=value>', 'a parameter of the signal; may be repeated', collect)
  .option('--explain', 'where each number comes from (with --json)')
  .description('list the signals, or compute one')
  .action((id: string | undefined, options: Record<string, unknown>) =>
    withStore(async (_store, _config, ctx) => {
      if (id === undefined)
        return print(
          form(),
          SIGNALS.map((s) => ({ id: s.id, mode: s.mode, stale: s.stale, summary: s.summary })),
        );
      const signal = SIGNALS.find((s) => s.id === id || s.aliases?.includes(id));
      if (!signal) {
        const near = nearest(
          id,
          SIGNALS.map((s) => s.id),
        );
        throw new WattleError(
          'REQ_NOT_FOUND',
          `There is no signal ${id}.`,
          near.length > 0 ? { hint: `Near to it: ${near.join(', ')}.` } : {},
        );
      }
      show(await evaluateSignal(ctx, signal, queryOf(options)));
    }),
  );

program
  .command('keys')
  .argument('<email>', 'address of the account')
  .description('the keys of an account')
  .action((email: string) =>
    withStore(async (store) => {
      const account = await store.accounts.byEmail(email.trim().toLowerCase());
      if (!account) throw new WattleError('REQ_NOT_FOUND', `No account has the address ${email}.`);
      const keys = await store.accounts.credentialsOf(account.id, 'api_key');
      print(
        form(),
        keys.map((k) => ({
          prefix: k.prefix,
          tier: account.tier,
          created_at: new Date(k.createdAt).toISOString(),
          ends_at: k.endsAt === null ? null : new Date(k.endsAt).toISOString(),
          last_used_at: k.lastUsedAt === null ? null : new Date(k.lastUsedAt).toISOString(),
        })),
      );
    }),
  );

program
  .command('mcp')
  .description(
    'the Model Context Protocol over standard input and output, for programs around language models; WATTLE_URL and WATTLE_KEY say whom to ask',
  )
  .action(async () => {
    const { serveMcp } = await import('./mcp.ts');
    await serveMcp(readConfig());
  });

program
  .command('tier')
  .argument('<email>', 'address of the account')
  .argument('[tier]', 'the tier it moves to; without it the one it has is shown')
  .description('the tier of an account, or another one by hand')
  .action((email: string, name: string | undefined) =>
    withStore(async (store, config) => {
      const account = await store.accounts.byEmail(email.trim().toLowerCase());
      if (!account) throw new WattleError('REQ_NOT_FOUND', `No account has the address ${email}.`);
      const tiers = new Tiers(config.monthlyQuota, config.tiers);
      const tier = name ?? account.tier;
      if (name !== undefined && !tiers.names.includes(name)) {
        throw new WattleError('REQ_UNKNOWN_VALUE', `There is no tier ${name}; there are ${tiers.names.join(', ')}.`);
      }
      if (await store.accounts.setTier(account.id, tier)) {
        await new AuditLog(store.accounts, systemClock).note(account.id, 'tier.changed', OPERATOR, `${account.tier} to ${tier}`);
      }
      print(form(), [
        { email: account.email, tier, monthly_calls: Number.isFinite(tiers.monthlyCalls(tier)) ? tiers.monthlyCalls(tier) : 'unlimited' },
      ]);
    }),
  );

program
  .command('rebuild')
  .argument('[dataset]')
  .description('derive everything again from the captures')
  .action(async (text: string | undefined) => {
    await withAgencies(async (store, _config, { origin }, log) => {
      const restart = async (dataset: Dataset): Promise<void> => {
        await loadStarter({
          store,
          directory: starterDir(),
          clock: systemClock,
          log: { info: () => {}, warn: (line) => log.warn({}, line) },
          catalogue: only(dataset),
        });
      };
      for (const dataset of text === undefined ? stored() : [storedAs(datasetOf(text))]) {
        const { versionsBefore, versionsAfter, refused, reason } = await rebuild({ store, origin, log, restart }, dataset);
        const refusals = refused === 0 ? '' : `, ${refused} captures refused${reason ? `: ${reason.message}` : ''}`;
        process.stdout.write(`${datasetKey(dataset).padEnd(24)} ${versionsBefore} versions before, ${versionsAfter} after${refusals}\n`);
      }
    });
  });

windowed(program.command('export').argument('<dataset>'))
  .option('--filter <name=value>', 'keep one value of a dimension or column; may be repeated', collect)
  .option('--out <file>', 'write here instead of to the terminal')
  .description('all rows of a dataset as CSV (or JSON lines with --json)')
  .action((text: string, options: Record<string, unknown>) =>
    withStore(async (_store, _config, ctx) => {
      const { out, ...rest } = options;
      const dataset = datasetOf(text);
      async function* lines(): AsyncGenerator<string> {
        let cursor: string | null = null;
        let first = true;
        do {
          const params = queryOf({ ...rest, limit: 1000 });
          if (cursor !== null) params.set('cursor', cursor);
          const answer: Answer = await readDataset(ctx, dataset, params);
          const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
          if (form() === 'json') yield rows.map((r) => `${JSON.stringify(r)}\n`).join('');
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
      } else for await (const chunk of lines()) process.stdout.write(chunk);
    }),
  );

program
  .command('draft')
  .argument('<source>', 'abs or rba')
  .argument('<id>', 'a dataflow (CAPEX) or a statistical table (I1)')
  .option('--from <file...>', 'files that the agency sent (a structure message, SDMX data, an RBA table), instead of asking it')
  .option('--write', 'write leaf and specimen to their places in the checkout in this folder; a leaf that is there stays')
  .description('a draft leaf and its specimen, from what the agency itself says')
  .action(async (source: string, id: string, { from = [], write }: { from?: string[]; write?: boolean }) => {
    const config = readConfig();
    let agencies: Agencies | null = null;
    try {
      const agency = async (): Promise<Agencies> => (agencies ??= await openAgencies(config));
      const draft = await draftDataset(source, id, { from, agency, now: () => systemClock.now() });
      if (write) await writeDraft(draft, process.cwd());
      for (const file of draft.files) process.stdout.write(`${bold(`// ${file.path}`)}\n${write ? '' : `${file.text}\n`}`);
      for (const note of draft.notes) process.stderr.write(`${warn(note)}\n`);
    } finally {
      await (agencies as Agencies | null)?.close();
    }
  });

program
  .command('try')
  .argument('<dataset>', 'such as rba/F1.1 or abs.CPI')
  .option('--from <file...>', 'files that the agency sent, instead of asking it')
  .description('ask for one dataset, or read a file of it, and tell what comes of it; nothing is kept')
  .action(async (text: string, { from = [] }: { from?: string[] }) => {
    const config = readConfig();
    let agencies: Agencies | null = null;
    try {
      const agency = async (): Promise<Agencies['upstream']> => (agencies ??= await openAgencies(config)).upstream;
      const { lines, error, answer } = await tryDataset(storedAs(datasetOf(text)), { from, agency, clock: systemClock });
      const told = [...lines, ...(error ? errorLines(error) : [])];
      if (form() === 'table') process.stdout.write(`${told.map((line) => `${line}\n`).join('')}`);
      if (answer && form() !== 'json') show(answer);
      if (form() === 'json')
        print('json', { lines: told, error: error?.code ?? null, ...(answer ? { data: answer.data, meta: answer.meta } : {}) });
      process.exitCode = error ? exitCodeOf(error) : EXIT.done;
    } finally {
      await (agencies as Agencies | null)?.close();
    }
  });

program
  .command('import')
  .argument('<file>', 'a file as the agency published it, or a table of facts (CSV with series_id, period, value, published)')
  .option('--dataset <dataset>', 'such as abs/LF; needed where several read the file')
  .option('--published <day>', 'the day on which it was published, such as 2022-06-16')
  .addOption(new Option('--basis <basis>', 'how that day is known').choices(PUBLISHED_BASES).default('stated'))
  .option('--url <address>', "the agency's address of the file")
  .addOption(new Option('--accept <code...>', 'take a change that is otherwise refused').choices(ACCEPTABLE))
  .description('take in an older or newer vintage, each where it belongs; later ones stay what they are')
  .action((file: string, options: { dataset?: string; published?: string; basis: PublishedBasis; url?: string; accept?: Acceptable[] }) =>
    withStore(async (store) => {
      const { dataset, published = null, basis, url = null, accept = [] } = options;
      const chosen = dataset === undefined ? null : storedAs(datasetOf(dataset));
      const rows = await importFile(store, { file, dataset: chosen, published, basis, url, accept }, systemClock.now());
      print(
        form(),
        rows.map((row) => ({ ...row })),
      );
    }),
  );

program
  .command('doctor')
  .description('check settings, store and upstreams, and say what to do')
  .action(async () => {
    const findings = await doctor(PROGRAM_DIR);
    if (form() !== 'table') print(form(), findings);
    else {
      for (const f of findings) {
        process.stdout.write(`${f.ok ? good('ok  ') : bad('look')} ${f.what}: ${f.found}\n${f.ok ? '' : `     ${f.advice}\n`}`);
      }
    }
    process.exitCode = findings.every((f) => f.ok) ? EXIT.done : EXIT.partly;
  });

addVerifyCommand(program, { form, sourceOf, datasetOf, asked: stored, exit: EXIT });
addKeepCommands(program, form);
addAccountCommands(program, form);

// A reader such as head that has seen enough is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  throw error;
});

try {
  await program.parseAsync();
} catch (thrown) {
  // Settings that cannot be read were thrown before anything else could fail.
  const error = thrown instanceof WattleError || thrown instanceof CommanderError ? thrown : startFaultOf(thrown, readConfig());
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  else if (error instanceof WattleError) {
    process.stderr.write(`${bad('error')} ${error.message}\n`);
    for (const f of error.faults)
      process.stderr.write(`  ${f.parameter}: ${f.detail}${f.did_you_mean ? ` Did you mean ${f.did_you_mean}?` : ''}\n`);
    if (error.at) process.stderr.write(`  at ${formatAddress(error.at)}\n`);
    if (error.hint) process.stderr.write(`  ${error.hint}\n`);
    process.exitCode = exitCodeOf(error);
  } else {
    process.stderr.write(`${bad('error')} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = EXIT.bug;
  }
}
