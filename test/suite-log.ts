/** Collects the logs of all tested servers in a folder, and searches them for secrets at the end of the run. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { hasForm } from '../src/accounts/keys.ts';

/** The environment variable that passes the folder to workers in the run. */
const FOLDER = 'SUITE_LOG_FOLDER';

const FORMS: readonly RegExp[] = [
  /(?:ak|emb|lnk|rft)_[0-9A-Za-z]{32}/g,
  /whsec_[\w+/=-]{8,}/g,
  /(?:sk|rk)_(?:live|test)_\w+/g,
  /eyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*/g,
  // Matches sign-in codes, as worded in the email.
  /code: \d{6}/g,
];

/** Returns the secrets in a text. Text in one of Wattle's formats is a secret only if its checksum is right. */
export function secretsIn(text: string): readonly string[] {
  return FORMS.flatMap((form) => text.match(form) ?? []).filter((found) => {
    const kind = /^(ak_|emb_|lnk_|rft_)/.exec(found)?.[1] as 'ak_' | 'emb_' | 'lnk_' | 'rft_' | undefined;
    return kind === undefined || hasForm(kind, found);
  });
}

/** Adds a server's log to the text that is searched at the end of the run. */
export function recordLog(text: string): void {
  const folder = process.env[FOLDER];
  if (folder !== undefined && text !== '') appendFileSync(path.join(folder, `${process.pid}-${threadId}.log`), `${text}\n`);
}

/** vitest calls this before the run. It calls the returned function after the run, which fails the run if a secret was logged. */
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
    // vitest reports an error here but does not fail, so the exit code is set.
    process.exitCode = 1;
    throw new Error(`Secrets were logged during the tests, in ${found.length} lines; the first: ${found[0]?.slice(0, 500)}`);
  };
}
