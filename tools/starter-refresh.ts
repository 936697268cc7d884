/** `npm run starter:refresh -- [--out changes.md]`: updates starter/ from the agencies and reports the changes. */
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { findDataset, findSource } from '../src/catalogue/catalogue.ts';
import { systemClock } from '../src/core/clock.ts';
import { WattleError } from '../src/core/errors.ts';
import { openAgencies } from '../src/program/compose.ts';
import { readConfig } from '../src/program/config.ts';
import { rebuildStarter, renderChanges } from './starter/from-agencies.ts';

const { out, directory = 'starter' } = new Command('starter-refresh')
  .description('Brings the starter data up to what the agencies publish now.')
  .option('--out <file>', 'write the table of what changed')
  .option('--directory <folder>', 'the folder of the starter files')
  .parse()
  .opts<{ out?: string; directory?: string }>();

const agencies = await openAgencies(readConfig(process.env));
try {
  if (agencies.origin === 'sandbox')
    throw new WattleError('CONF_INVALID', 'The sandbox has simulated figures, which cannot be starter data. Set WATTLE_UPSTREAM=live.');
  const changes = await rebuildStarter({
    directory,
    upstream: agencies.upstream,
    clock: systemClock,
    sourceOf: (code) => {
      const source = findSource(code);
      if (source === null) throw new WattleError('BUG', `Unknown source: ${code}.`);
      return source;
    },
    findDataset,
    onChange: ({ dataset, result, remark }) => console.log(`${dataset}: ${result}${remark === '' ? '' : `, ${remark}`}`),
  });
  if (out !== undefined) await writeFile(out, renderChanges(changes));
} finally {
  await agencies.close();
}
