/** The store contract on the embedded SQLite files. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { storeContract } from './contract.ts';
import { withEmptyStore } from './empty-store.ts';

const AGED = `UPDATE layout SET layout = replace(layout, '"indexForm":', '"indexForm":-')`;

storeContract('sqlite', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wattle-store-'));
  await withEmptyStore(dataDir);
  return {
    databaseUrl: null,
    dataDir,
    async execute(sql) {
      const db = openFile(path.join(dataDir, 'data.db'), { readOnly: false });
      db.exec(sql);
      db.close();
    },
    async damageCapture(sha256) {
      writeFileSync(path.join(dataDir, 'captures', sha256.slice(0, 2), `${sha256}.br`), 'spoiled');
    },
    async ageRegisters() {
      for (const name of readdirSync(path.join(dataDir, 'registers'))) {
        const db = openFile(path.join(dataDir, 'registers', name), { readOnly: false });
        db.exec(AGED);
        db.close();
      }
    },
    async drop() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
});
