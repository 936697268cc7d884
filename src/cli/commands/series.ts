/** `wattle series`: lists the series, or reads one or several. */
import { type Command, Option } from 'commander';
import { ANALYSES, TRANSFORMS } from '../../core/series/transforms.ts';
import { PER_UNITS, PERS } from '../../queries/series/divisors.ts';
import { readMulti } from '../../queries/series/multi/read-multi.ts';
import { ALIGNMENTS } from '../../queries/series/multi/request.ts';
import { readSeries } from '../../queries/series/resolve-series.ts';
import { latestOfSeries } from '../../queries/series/series-latest.ts';
import { seriesMeta } from '../../queries/series/series-meta.ts';
import { readRevisions } from '../../queries/series/series-revisions.ts';
import { seriesOf } from '../named-series.ts';
import { queryOf, windowed } from '../options.ts';
import { show } from '../show.ts';
import type { Terminal } from '../terminal.ts';
import { withStore } from '../with-store.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  windowed(program.command('series').argument('[id...]', 'such as AU.CPI.YOY; several side by side; lists the series when absent'))
    .option('--q <words>', 'when listing: words to look for')
    .option('--limit <n>')
    .option('--units <transform>', [...TRANSFORMS, ...ANALYSES, ...PER_UNITS].join(' '))
    .addOption(new Option('--per <what>', 'divides totals by residents or by hours worked, before units').choices(PERS))
    .option('--deflate <series>', 'at the prices of one period, by an index: AU.CPI.INDEX')
    .option('--deflate-to <period>', 'the period of those prices')
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
      withStore(terminal, async (_store, _config, ctx) => {
        const { latest, meta, revisions, ...rest } = options;
        const query = queryOf(rest);
        const [handle, ...others] = ids.map(seriesOf);
        if (handle === undefined) {
          // The index of the search is loaded with it, which reading one series does without.
          const { listSeries } = await import('../../queries/series/series-list.ts');
          return show(terminal, await listSeries(ctx, query));
        }
        if (others.length > 0) return show(terminal, await readMulti(ctx, [handle, ...others], query));
        if (latest) return terminal.print((await latestOfSeries(ctx, handle)) as Record<string, unknown>);
        if (typeof revisions === 'string') query.set('period', revisions);
        if (revisions !== undefined) return show(terminal, await readRevisions(ctx, handle, query));
        return show(terminal, meta ? await seriesMeta(ctx, handle) : await readSeries(ctx, handle, query));
      }),
    );
}
