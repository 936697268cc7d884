/** `npm run replay -- <folder> [--port N] [--as-of DAY]`: serves recorded files instead of the agencies, until it is stopped. */
import { Command } from 'commander';
import { startReplay } from '../sandbox/replay/replay-server.ts';

const command = new Command('replay')
  .description('Serves recorded files in place of the agencies.')
  .argument('<folder>', 'the folder that holds *-manifest.csv and the recorded files')
  .option('--port <number>', 'port on 127.0.0.1. Any free one when not given', (text) => Number(text))
  .option('--as-of <day>', 'serve only what was recorded by this day')
  .parse();

const options = command.opts<{ port?: number; asOf?: string }>();
const server = await startReplay({
  directory: command.args[0] ?? '.',
  ...(options.port === undefined ? {} : { port: options.port }),
  ...(options.asOf === undefined ? {} : { asOf: options.asOf }),
});
for (const problem of server.problems) console.error(problem);
console.log(`WATTLE_UPSTREAM=${server.url}`);
console.log(`Serving ${server.files} recorded files. Stop with Ctrl-C.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
