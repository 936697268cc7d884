/** `wattle chart`: draws series as SVG. */
import { closeSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Command, Option } from 'commander';
import { WattleError } from '../../core/errors.ts';
import { ANALYSES, TRANSFORMS } from '../../core/series/transforms.ts';
import { openForUser } from '../../program/private-files.ts';
import { CHART_THEMES, CHART_TYPES } from '../../queries/charts/chart-request.ts';
import { queryOf, windowed } from '../options.ts';
import { withReader } from '../reader/with-reader.ts';
import type { Terminal } from '../terminal.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  windowed(program.command('chart').argument('<id...>', 'one or more series, such as AU.CPI.YOY'))
    .option('--out <file>', 'write to this file instead of the terminal')
    .option('--units <transform>', [...TRANSFORMS, ...ANALYSES].join(' '))
    .option('--index-to <period>', 'period in which each series is set to 100')
    .addOption(new Option('--type <type>', 'kind of chart').choices(CHART_TYPES))
    .addOption(new Option('--theme <theme>', 'colours').choices(CHART_THEMES))
    .option('--width <pixels>', 'width of the chart')
    .option('--height <pixels>', 'height of the chart')
    .option('--title <text>', 'title instead of the name of the series')
    .option('--allow-stale', 'also use data that are out of date')
    .description('draw one or more series as an SVG chart')
    .action((ids: readonly string[], { out, ...options }: Record<string, unknown>) =>
      withReader(terminal, async (reader) => {
        if (typeof out === 'string') checkEnding(out);
        const svg = await reader.chart(ids, queryOf(options));
        if (typeof out === 'string') {
          const file = openForUser(out);
          writeFileSync(file, svg);
          closeSync(file);
        } else terminal.write(svg);
      }),
    );
}

/** Refuses files with an extension other than .svg. */
function checkEnding(file: string): void {
  const ending = path.extname(file).toLowerCase();
  if (ending === '' || ending === '.svg') return;
  throw new WattleError('REQ_BAD_PARAMETER', `Charts are saved as SVG, so the file name must end with .svg. Received: ${file}.`, {
    ...(ending === '.png' ? { hint: 'For a PNG, request /v1/series/AU.CPI.YOY/chart.png from the running program.' } : {}),
  });
}
