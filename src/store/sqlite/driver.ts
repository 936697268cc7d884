/** Loads Node's SQLite library if it has all needed features, otherwise an npm package with the same API. */
import { createRequire } from 'node:module';
import type { SqlValue } from '../ports/sql.ts';

export interface DriverStatement {
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  get(...values: readonly SqlValue[]): unknown;
  all(...values: readonly SqlValue[]): unknown[];
  setReturnArrays(enabled: boolean): void;
}

export interface DriverDatabase {
  exec(sql: string): void;
  prepare(sql: string): DriverStatement;
  close(): void;
}

interface SqliteLibrary {
  readonly DatabaseSync: new (path: string, options: { readonly readOnly: boolean }) => DriverDatabase;
  readonly StatementSync: { readonly prototype: object };
}

/** Opens a file. Creates a missing file, unless `readOnly` is true. */
export function openFile(path: string, options: { readonly readOnly: boolean }): DriverDatabase {
  library ??= builtIn() ?? (createRequire(import.meta.url)('@photostructure/sqlite') as SqliteLibrary);
  return new library.DatabaseSync(path, options);
}

let library: SqliteLibrary | undefined;

/**
 * Returns Node's library, or null if it is too old. Before Node 22.13 it needs a flag, and before 22.16 it cannot return rows as arrays.
 */
function builtIn(): SqliteLibrary | null {
  const found = withoutExperimentalWarning(() => process.getBuiltinModule('node:sqlite') as SqliteLibrary | undefined);
  return found && 'setReturnArrays' in found.StatementSync.prototype ? found : null;
}

/** Runs `work` without the warning that Node 22 prints when node:sqlite is first used. Other warnings are printed. */
function withoutExperimentalWarning<T>(work: () => T): T {
  const emitWarning = process.emitWarning;
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) => {
    if (!String(warning).includes('SQLite is an experimental feature')) Reflect.apply(emitWarning, process, [warning, ...rest]);
  }) as typeof process.emitWarning;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
