/** `wattle watch`: prints the latest value of a series and each new value, until it is stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { isoInstant, systemClock } from '../../core/clock.ts';
import type { Reader } from '../reader/reader.ts';
import { withReader } from '../reader/with-reader.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_SECONDS = 30;
const MOST_SECONDS = 86_400;

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('watch')
    .argument('<id>', 'a series, such as AU.CPI.YOY')
    .option('--every <seconds>', 'seconds between checks', secondsOf, DEFAULT_SECONDS)
    .option('--once', 'stop when the value changes')
    .description('print the latest value of a series, then every new or revised value, until Ctrl-C')
    .action((id: string, { every, once = false }: { every: number; once?: boolean }) =>
      withReader(terminal, async (reader) => {
        let shown = 0;
        for await (const figure of figures(reader, id, every * 1000, terminal.invocation.stopSignal())) {
          terminal.write(`${lineOf(figure, terminal)}\n`);
          shown += 1;
          if (once && shown > 1) break;
        }
      }),
    );
}

interface Figure {
  readonly seen_at: string;
  readonly latest: Readonly<Record<string, unknown>>;
}

/** Yields the latest value, then each value that differs from the previous one, until the signal is aborted. */
async function* figures(reader: Reader, id: string, everyMs: number, signal: AbortSignal): AsyncGenerator<Figure> {
  let before: string | null = null;
  let counter: number | null = null;
  while (!signal.aborted) {
    const mark = await reader.changeMark();
    if (mark === null || mark !== counter) {
      counter = mark;
      const latest = await reader.latest(id);
      const reported = JSON.stringify([latest['period'], latest['value']]);
      if (reported !== before) yield { seen_at: isoInstant(systemClock.now()), latest };
      before = reported;
    }
    await sleep(everyMs, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

function lineOf({ seen_at, latest }: Figure, terminal: Terminal): string {
  if (terminal.form === 'json') return JSON.stringify({ seen_at, ...latest });
  const { series_id, period, value, units } = latest;
  if (terminal.form === 'csv') return [seen_at, series_id, period, value].join(',');
  return `${terminal.dim(seen_at)}  ${series_id}  ${period}  ${value}  ${terminal.dim(String(units))}`;
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_SECONDS) return seconds;
  throw new InvalidArgumentError(`Allowed: a whole number of seconds from 1 to ${MOST_SECONDS}.`);
}
