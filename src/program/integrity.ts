/** Compares everything an installation stores with its digests, bulk files among them. */
import { BulkFolder } from '../bulk/folder.ts';
import { type Checked, type CheckOptions, checkStore } from '../ingest/jobs/check-store.ts';
import type { Config } from './config.ts';
import { bulkDirOf } from './open-data.ts';

export interface CheckedAll extends Checked {
  readonly bulk: number;
}

export async function checkEverything(config: Config, options: CheckOptions): Promise<CheckedAll> {
  const { store, now } = options;
  const checked = await checkStore(options);
  const { files, damaged } = await new BulkFolder(bulkDirOf(config)).verify(options.pause);
  const found = damaged.map((part) => ({ part, detail: 'The file was not what was made, and is removed. The worker makes it again.' }));
  const damages = [...checked.damages, ...(await store.integrity.note('bulk', 'bulk files', found, now()))];
  const { datasets, values, captures } = checked;
  await store.integrity.noteCheck({ finishedAt: now(), datasets, values, captures });
  return { ...checked, damages, bulk: files };
}
