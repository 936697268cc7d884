/** `wattle series`: lists the series, or reads one or several. */
import { type Command, Option } from 'commander';
import { agencyTable } from '../../catalogue/agency-tables.ts';
import { findSeries } from '../../catalogue/series.ts';
import { ANALYSES, TRANSFORMS } from '../../core/series/transforms.ts';
import { ALIGNMENTS } from '../../queries/series/multi/request.ts';
import { PER_UNITS, PERS } from '../../queries/series/transforms/divisors.ts';
import { queryOf, windowed } from '../options.ts';
import { withReader } from '../reader/with-reader.ts';
import { show, showSeries } from '../show.ts';
import type { Terminal } from '../terminal.ts';

/** Returns the query for a table such as `6202.0 table 1` or `F1`. */
function ofTable(name: string, query: URLSearchParams): URLSearchParams {
  const limit = query.get('limit') ?? String(MOST_OF_TABLE);
  return new URLSearchParams({ q: name, limit });
}

const MOST_OF_TABLE = 1000;

export function addCommands(program: Command, terminal: Terminal): void {
  windowed(
    program
      .command('series')
      .argument('[id...]', 'one or more series, such as AU.CPI.YOY. Without an id or with a table ("6202.0 table 1"), lists series'),
  )
    .option('--q <words>', 'when you list series: search words')
    .option('--limit <n>', 'number of series to list, or of latest values to show')
    .option('--units <transform>', [...TRANSFORMS, ...ANALYSES, ...PER_UNITS].join(' '))
    .addOption(new Option('--per <what>', 'divide totals by residents or by hours worked, before --units is applied').choices(PERS))
    .option('--deflate <series>', 'show values at the prices of one period, using a price index: AU.CPI.INDEX')
    .option('--deflate-to <period>', 'period whose prices --deflate uses')
    .option(
      '--frequency <frequency>',
      'aggregate to years (a), financial years (fy), half-years (s), quarters (q), months (m) or weeks (w)',
    )
    .option('--aggregation-method <method>', 'avg (mean), sum or eop (last value of each period)')
    .option('--partial', 'include aggregated periods in which some values are missing')
    .option('--vintage <which>', "first: each period's first published value")
    .addOption(new Option('--align <rows>', 'with several series: which periods to show').choices(ALIGNMENTS))
    .option('--index-to <period>', 'with several series: period in which each is set to 100')
    .option('--expr <expression>', 'with several series: a calculation, such as AU.BOND.10Y - AU.BOND.2Y')
    .option('--latest', 'show only the latest value')
    .option('--meta', 'show the metadata of the series')
    .option('--revisions [period]', 'show revisions for a period. Without a period, show a table of periods by vintage')
    .description('list series, or show the values of one or more')
    .action((ids: readonly string[], options: Record<string, unknown>) =>
      withReader(terminal, async (reader) => {
        const { latest, meta, revisions, ...rest } = options;
        const query = queryOf(rest);
        const [id, ...others] = ids;
        if (id === undefined) return showSeries(terminal, await reader.seriesList(query));
        const table = others.length === 0 && findSeries(id) === null ? agencyTable(id) : null;
        if (table !== null && table.series.length > 0) return showSeries(terminal, await reader.seriesList(ofTable(table.name, query)));
        if (others.length > 0) return show(terminal, await reader.series(ids, query));
        if (latest) return terminal.print(await reader.latest(id));
        if (typeof revisions === 'string') query.set('period', revisions);
        if (revisions !== undefined) return show(terminal, await reader.revisions(id, query));
        show(terminal, meta ? await reader.seriesMeta(id) : await reader.series(ids, query));
      }),
    );
}
