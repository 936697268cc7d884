/** Compares all of an installation's stored data, including bulk files, with their digests. */
import { setTimeout as sleepFor } from 'node:timers/promises';
import { Keyring } from '../accounts/keys.ts';
import { BulkFolder } from '../bulk/folder.ts';
import { type Checked, type CheckOptions, checkStore } from '../ingest/jobs/check-store.ts';
import type { Credential } from '../store/ports/accounts.ts';
import type { Store } from '../store/ports/port.ts';
import type { Config } from './config.ts';
import { masterKeyThere } from './kept-secret.ts';
import { bulkDirOf } from './open-data.ts';

export interface CheckedAll extends Checked {
  readonly bulk: number;
}

export async function checkEverything(config: Config, options: CheckOptions): Promise<CheckedAll> {
  const { store, now } = options;
  const checked = await checkStore(options);
  const { files, damaged } = await new BulkFolder(bulkDirOf(config)).verify(options.pause);
  const found = damaged.map((part) => ({
    part,
    detail: 'The file did not match its digest, so it was removed. The worker will rebuild it.',
  }));
  const damages = [...checked.damages, ...(await store.integrity.note('bulk', 'bulk files', found, now()))];
  const withKey = await store.integrity.note('database', 'master key', await keyFaults(config, store), now());
  const { datasets, values, captures } = checked;
  await store.integrity.noteCheck({ finishedAt: now(), datasets, values, captures });
  return { ...checked, damages: [...damages, ...withKey], bulk: files };
}

/** Checks the stored master key. A key with a changed digit is still valid, but cannot decrypt any stored credential. */
async function keyFaults(config: Config, store: Store): Promise<readonly { part: string; detail: string }[]> {
  const masterKey = masterKeyThere(config);
  const credentials = masterKey === null ? [] : await store.accounts.credentials();
  if (masterKey === null || credentials.length === 0) return [];
  const keyring = new Keyring(masterKey);
  const opens = ({ sealed, accountId }: Credential): boolean => {
    try {
      return keyring.open(sealed, accountId) !== '';
    } catch {
      return false;
    }
  };
  if (credentials.some(opens)) return [];
  return [{ part: 'key', detail: 'The key cannot decrypt any stored credential. Restore the earlier WATTLE_MASTER_KEY or master.key.' }];
}

export interface Checking {
  /** Stops the checks. Resolves when no work is left. */
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** The delay in ms after the start of the program. */
const FIRST_LOOK_MS = 15 * 60_000;
const LOOK_EVERY_MS = 3_600_000;
/** After each check, the work pauses for nine times the duration of the check, but at most for this maximum in ms. */
const [REST_PER_WORK, LONGEST_REST_MS] = [9, 10_000];

class Stopped extends Error {}

/** Verifies all data once a day, in small steps with pauses, unless another node or a command has checked the data within the day. */
export function keepChecking(
  config: Config,
  options: CheckOptions,
  reported: { readonly onChecked: (checked: CheckedAll) => void; readonly onError: (error: unknown) => void },
): Checking {
  const stopping = new AbortController();
  let checking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let workedSince = options.now();
  const pause = async (): Promise<void> => {
    const workedMs = Math.max(0, options.now() - workedSince);
    await sleepFor(Math.min(REST_PER_WORK * workedMs, LONGEST_REST_MS), undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) throw new Stopped();
    workedSince = options.now();
  };
  const look = async (): Promise<void> => {
    const last = await options.store.integrity.lastCheck();
    if (last !== null && options.now() - last.finishedAt < DAY_MS) return;
    workedSince = options.now();
    reported.onChecked(await checkEverything(config, { ...options, samples: 1, pause }));
  };
  const next = (ms: number): void => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      checking = look()
        .catch((error: unknown) => {
          if (!(error instanceof Stopped)) reported.onError(error);
        })
        .then(() => next(LOOK_EVERY_MS));
    }, ms).unref();
  };
  next(FIRST_LOOK_MS);
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await checking;
    },
  };
}
