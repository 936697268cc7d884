/** Checks the settings, folders, store, starter data and agencies, and suggests a fix for each problem. */

import { constants } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sources } from '../catalogue/catalogue.ts';
import { addTo } from '../core/basic/lists.ts';
import { isoInstant, systemClock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import { openAgencies } from '../program/compose.ts';
import { readConfig } from '../program/config.ts';
import { dataDirOf, storeSettingsOf } from '../program/open-data.ts';
import type { Environment } from '../program/setting-readers.ts';
import { openStore } from '../store/open/open-store.ts';
import type { StoreFigures } from '../store/ports/figures.ts';
import type { Damage } from '../store/ports/integrity.ts';
import type { DatasetState } from '../store/ports/series.ts';
import { linesOf } from './error-lines.ts';
import { type Finding, reachAgencies } from './reach.ts';

/** Checks the parts in the order in which the program needs them. A problem is part of the result and does not throw. */
export async function doctor(programDir: string, env: Environment): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const check = async (what: string, advice: string, look: () => Promise<string>): Promise<boolean> => {
    try {
      findings.push({ what, ok: true, found: await look(), advice: '' });
      return true;
    } catch (error) {
      findings.push({ what, ok: false, found: error instanceof Error ? error.message : String(error), advice });
      return false;
    }
  };

  await check('Node', 'Install Node 20.19 or newer.', async () => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    if (major < 20 || (major === 20 && minor < 19)) throw new Error(`${process.version} is too old`);
    return process.version;
  });
  const settings = await check('settings', 'Fix the named settings. `wattle settings` lists all settings.', async () => {
    try {
      readConfig(env);
    } catch (error) {
      throw error instanceof WattleError ? new Error(linesOf(error).join('\n')) : error;
    }
    return 'all well-formed';
  });
  if (!settings) return findings;
  const config = readConfig(env);
  const dataDir = dataDirOf(config);

  await check('data directory', `Make ${dataDir} writable, or set WATTLE_DATA_DIR.`, async () => {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK);
    return dataDir;
  });
  await check('starter data', 'The starter folder comes with the program. Reinstall it.', async () => {
    const files = await readdir(path.join(programDir, 'starter'), { recursive: true });
    const count = files.filter((f) => f.endsWith('.json.br')).length;
    if (count === 0) throw new Error('no starter files');
    return `${count} datasets`;
  });
  const states: DatasetState[] = [];
  const mails: StoreFigures['mails'][] = [];
  const damages: Damage[] = [];
  const checks: (number | null)[] = [];
  let comparesPages = true;
  const opened = await check('store', 'Check WATTLE_DATABASE_URL, or the permissions of the data directory.', async () => {
    const store = await openStore(storeSettingsOf(config));
    try {
      await store.migrate();
      states.push(...(await store.datasets.states()));
      mails.push((await store.figures(systemClock.now())).mails);
      damages.push(...(await store.integrity.damages()));
      checks.push((await store.integrity.lastCheck())?.finishedAt ?? null);
      comparesPages = await store.integrity.comparesPages();
      return store.dialect;
    } finally {
      await store.close();
    }
  });
  if (opened)
    findings.push(
      storedFinding(states),
      integrityFinding(damages, checks),
      ...(comparesPages ? [] : [NO_CHECKSUMS]),
      ...mails.map(mailFinding),
    );
  if (config.upstream.kind === 'sandbox') return findings;
  const agencies = await openAgencies(config);
  try {
    findings.push(...(await reachAgencies(sources(), agencies.upstream, systemClock.now())));
  } finally {
    await agencies.close();
  }
  return findings;
}

/** Reports the states of datasets. Groups failures by kind. */
export function storedFinding(states: readonly Pick<DatasetState, 'dataset' | 'version' | 'failure'>[]): Finding {
  const stored = `${states.filter(({ version }) => version !== null).length} with data`;
  const kinds = new Map<string, string[]>();
  for (const { dataset, failure } of states) {
    if (failure === null) continue;
    const place = failure.address ? ` at ${failure.address}` : '';
    addTo(kinds, failure.code, `${dataset}${place}`);
  }
  if (kinds.size === 0) return { what: 'datasets', ok: true, found: stored, advice: '' };
  const listed = [...kinds].map(([code, places]) => `${places.length} ${code}, ${places.length > 1 ? 'the first ' : ''}${places[0]}`);
  return {
    what: 'datasets',
    ok: false,
    found: `${stored}. Last refresh failed: ${listed.join('; ')}`,
    advice:
      'Stored data of these datasets is still served and marked stale. `wattle status` lists the datasets. `wattle try` shows the problem of one dataset.',
  };
}

const NO_CHECKSUMS: Finding = {
  what: 'checksums',
  ok: false,
  found: 'PostgreSQL has no page checksums, so a changed byte in accounts, webhooks or jobs is not noticed',
  advice: 'Stop PostgreSQL and run `pg_checksums --enable`.',
};

/** Reports the result of the last integrity check, which `wattle check` or the worker made. */
function integrityFinding(damages: readonly Damage[], [checkedAt = null]: readonly (number | null)[]): Finding {
  const [first] = damages;
  const when = checkedAt === null ? 'not compared yet. `wattle check` compares all data' : `last compared ${isoInstant(checkedAt)}`;
  if (!first) return { what: 'integrity', ok: true, found: `no damage found, ${when}`, advice: '' };
  const found = `${damages.length} damaged parts. The first is ${first.kind} of ${first.subject}, ${first.part}`;
  return { what: 'integrity', ok: false, found, advice: '`wattle check` lists every problem and its repair.' };
}

export function mailFinding({ waiting, givenUp, oldestAt }: StoreFigures['mails']): Finding {
  const since = oldestAt === null ? '' : `, the oldest since ${isoInstant(oldestAt)}`;
  const found = [
    ...(waiting > 0 ? [`${waiting} ${waiting > 1 ? 'emails are' : 'email is'} waiting${since}`] : []),
    ...(givenUp > 0 ? [`${givenUp} refused by the mail server`] : []),
  ];
  if (found.length === 0) return { what: 'mail', ok: true, found: 'no email is waiting', advice: '' };
  const advice =
    'Check WATTLE_SMTP_URL and the mail server, or the permissions of the outbox folder if there is no server. The worker retries, and /admin shows each error.';
  return { what: 'mail', ok: waiting === 0, found: found.join('; '), advice };
}
