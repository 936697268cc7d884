/** All logs of servers under test in the whole run: collected in a folder, and searched for secrets at its end. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { hasForm } from '../src/accounts/keys.ts';

/** Environment variable with the folder for the workers of the run. */
const FOLDER = 'SUITE_LOG_FOLDER';

const FORMS: readonly RegExp[] = [
  /(?:ak|emb|lnk|rft)_[0-9A-Za-z]{32}/g,
  /whsec_[\w+/=-]{8,}/g,
  /(?:sk|rk)_(?:live|test)_\w+/g,
  /eyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*/g,
  // Sign-in codes, in the wording of the email.
  /code: \d{6}/g,
];

/** The secrets in a text. Text in a Wattle format must also have the checksum. */
export function secretsIn(text: string): readonly string[] {
  return FORMS.flatMap((form) => text.match(form) ?? []).filter((found) => {
    const kind = /^(ak_|emb_|lnk_|rft_)/.exec(found)?.[1] as 'ak_' | 'emb_' | 'lnk_' | 'rft_' | undefined;
    return kind === undefined || hasForm(kind, found);
  });
}

/** Adds the log of a server to the text searched at the end of the run. */
export function recordLog(text: string): void {
  const folder = process.env[FOLDER];
  if (folder !== undefined && text !== '') appendFileSync(path.join(folder, `${process.pid}-${threadId}.log`), `${text}\n`);
}

/** Called by vitest before the run. The returned function is called after it, and fails the run if a secret was logged. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-suite-log-'));
  process.env[FOLDER] = folder;
  return () => {
    const found = readdirSync(folder).flatMap((name) => {
      const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
      return lines.filter((line) => secretsIn(line).length > 0);
    });
    rmSync(folder, { recursive: true, force: true });
    if (found.length === 0) return;
    // vitest reports an error here, but does not fail because of it.
    process.exitCode = 1;
    throw new Error(`Secrets were logged during the tests, in ${found.length} lines; the first: ${found[0]?.slice(0, 500)}`);
  };
}
