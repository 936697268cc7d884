/** Checks an installation: settings, folders, store, starter data, upstreams; and says what to do about what it finds. */
import { constants } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sources } from '../catalogue/catalogue.ts';
import { systemClock } from '../core/clock.ts';
import { openAgencies } from '../program/compose.ts';
import { readConfig } from '../program/config.ts';
import { dataDirOf, storeSettingsOf } from '../program/open-data.ts';
import { openStore } from '../store/open-store.ts';
import { type Finding, reachAgencies } from './reach.ts';

/** All findings, in the order in which a start would meet them. Never throws for what it is there to find. */
export async function doctor(programDir: string): Promise<readonly Finding[]> {
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
  const settings = await check('settings', 'Mend the variable that is named; docs/generated/settings.md lists them all.', async () => {
    readConfig();
    return 'all well-formed';
  });
  if (!settings) return findings;
  const config = readConfig();
  const dataDir = dataDirOf(config);

  await check('data directory', `Make ${dataDir} writable, or set WATTLE_DATA_DIR.`, async () => {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK);
    return dataDir;
  });
  await check('starter data', 'The starter folder comes with the program; reinstall it.', async () => {
    const files = await readdir(path.join(programDir, 'starter'), { recursive: true });
    const count = files.filter((f) => f.endsWith('.json.br')).length;
    if (count === 0) throw new Error('no starter files');
    return `${count} datasets`;
  });
  await check('store', 'Look at WATTLE_DATABASE_URL, or at the permissions of the data directory.', async () => {
    const store = await openStore(storeSettingsOf(config));
    try {
      await store.migrate();
      const states = await store.datasets.states();
      const failing = states.filter((s) => s.failure !== null);
      const stored = `${store.dialect}, ${states.filter((s) => s.version !== null).length} datasets held`;
      if (failing.length > 0) {
        const listed = failing
          .slice(0, 5)
          .map((s) => `${s.dataset} ${s.failure?.code}${s.failure?.address ? ` at ${s.failure.address}` : ''}`);
        throw new Error(`${stored}; ${failing.length} failing: ${listed.join('; ')}`);
      }
      return stored;
    } finally {
      await store.close();
    }
  });
  if (config.upstream.kind === 'sandbox') return findings;
  const agencies = await openAgencies(config);
  try {
    findings.push(...(await reachAgencies(sources(), agencies.upstream, systemClock.now())));
  } finally {
    await agencies.close();
  }
  return findings;
}
