/** Maintenance commands: back up, restore, and preview an upgrade. */
import path from 'node:path';
import type { Command } from 'commander';
import { keyIdOf } from '../../accounts/keys.ts';
import { systemClock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import { compareFigures } from '../../ingest/jobs/check-store.ts';
import { masterKeyThere } from '../../program/kept-secret.ts';
import { createLog } from '../../program/log.ts';
import { claimDataDir, dataDirOf, openData } from '../../program/open-data.ts';
import { VERSION } from '../../program/program.ts';
import { backUp, restore } from '../../store/backup/backup.ts';
import { pendingChanges } from '../../store/open/upgrade-check.ts';
import type { Damage } from '../../store/ports/integrity.ts';
import { EXIT } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

type Say = (line: string) => void;

export function addCommands(program: Command, terminal: Terminal): void {
  const say = (line: string): void => void (terminal.form === 'table' && terminal.write(`${line}\n`));
  addBackup(program, terminal, say);
  addRestore(program, terminal, say);
  addUpgrade(program, terminal, say);
}

function addBackup(program: Command, terminal: Terminal, say: Say): void {
  program
    .command('backup')
    .argument('<folder>', 'folder for backups. Created if it does not exist')
    .option('--keep <n>', 'delete all but the latest n backups in the folder. Captured files are not deleted')
    .description('back up the store while it is in use, check the copy, and add it to the folder')
    .action(async (folder: string, { keep }: { keep?: string }) => {
      const config = terminal.config;
      const masterKey = masterKeyThere(config);
      if (!masterKey)
        throw new WattleError('CONF_INVALID', `The folder ${config.dataDir} has no master key. Set WATTLE_DATA_DIR to the correct folder.`);
      const { name, manifest, forgotten } = await backUp({
        databaseUrl: config.databaseUrl,
        dataDir: dataDirOf(config),
        directory: path.resolve(folder),
        clock: systemClock,
        version: VERSION,
        keyId: keyIdOf(masterKey),
        hasCaptures: config.capturesUrl === null,
        keep: keep === undefined ? null : countOf(keep),
      });
      const damaged = (await figuresDamaged(terminal)).length;
      if (damaged > 0) {
        terminal.exitCode = EXIT.partly;
        terminal.note(`${terminal.warn('look')} ${damaged} parts of the store do not match their digests: wattle check lists them\n`);
      }
      const bytes = [...manifest.databases, ...manifest.registers].reduce((sum, file) => sum + file.bytes, 0);
      if (terminal.form !== 'table')
        return terminal.print([{ backup: name, captures: manifest.captures, bytes, damaged, forgotten: forgotten.join(' ') }]);
      say(
        `${terminal.good('kept')} ${name}: ${(bytes / 1e6).toFixed(1)} MB of databases and registers, ${manifest.captures} captures, ${damaged === 0 ? 'read back without errors' : 'read back, with the same damage as the store'}`,
      );
      for (const one of forgotten) say(`forgotten ${one}`);
      say('The backup does not contain the master key. Store that separately.');
    });
}

function addRestore(program: Command, terminal: Terminal, say: Say): void {
  program
    .command('restore')
    .argument('<folder>', 'folder with backups')
    .option('--backup <name>', 'backup to restore, such as 20261122T151200Z (default: the latest)')
    .description('restore a backup into the configured store, which must be empty')
    .action(async (folder: string, { backup }: { backup?: string }) => {
      const config = terminal.config;
      const dataDir = dataDirOf(config);
      // Makes the folder private first, so that other users cannot read restored files.
      claimDataDir(dataDir);
      const { name, manifest } = await restore(
        { databaseUrl: config.databaseUrl, dataDir, directory: path.resolve(folder) },
        backup === undefined ? null : backup,
      );
      say(`${terminal.good('restored')} ${name}, made by version ${manifest.version} at ${manifest.created_at}`);
      const masterKey = masterKeyThere(config);
      if (!masterKey || keyIdOf(masterKey) !== manifest.key_id) {
        const what = masterKey ? 'is not the one used for the backup' : 'is missing';
        terminal.note(
          `${terminal.warn('look')} the master key ${what}. Before you start the program, set WATTLE_MASTER_KEY or put master.key into ${config.dataDir}. Otherwise no API key works\n`,
        );
      }
    });
}

function addUpgrade(program: Command, terminal: Terminal, say: Say): void {
  program
    .command('upgrade')
    .option('--check', 'only list the changes. The exit code is 6 if there are changes')
    .description("apply this version's schema changes. Starting the program also applies them")
    .action(async ({ check }: { check?: boolean }) => {
      const config = terminal.config;
      const pending = await pendingChanges({ databaseUrl: config.databaseUrl, dataDir: dataDirOf(config) });
      if (terminal.form !== 'table') terminal.print(pending.map((one) => ({ ...one })));
      for (const { part, id, name } of pending) say(`${terminal.warn('to do')} ${part} ${id}: ${name}`);
      if (pending.length === 0) say(`${terminal.good('ok')} the store is up to date for version ${VERSION}`);
      else if (check) terminal.exitCode = 6;
      else {
        await (
          await openData(config, createLog({ logLevel: terminal.config.logLevel ?? 'warn' }, terminal.invocation.stderr), {
            onProgress: say,
          })
        ).close();
        say(`${terminal.good('done')} the store is up to date for version ${VERSION}`);
      }
    });
}

function countOf(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new WattleError('REQ_BAD_PARAMETER', '--keep must be a whole number, 1 or more.');
  return n;
}

/** Compares only values, because the backup already checks registers and captures by their checksums. */
async function figuresDamaged(terminal: Terminal): Promise<readonly Damage[]> {
  const store = await openData(terminal.config, createLog({ logLevel: 'error' }, terminal.invocation.stderr));
  try {
    return await compareFigures(store, systemClock.now());
  } finally {
    await store.close();
  }
}
