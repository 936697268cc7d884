/** Runs programs that check files in `deploy`, and programs that run there together with Wattle. */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { findProgram } from '../programs/find.ts';

export interface Ran {
  readonly status: number | null;
  readonly output: string;
}

export function run(program: string, args: readonly string[], options: { readonly cwd?: string } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8', timeout: 300_000 });
  return { status, output: `${stdout}${stderr}` };
}

/** Writes a certificate for `localhost` to a folder, as two files. Returns null without openssl. */
export function selfSigned(folder: string): { readonly certificate: string; readonly key: string } | null {
  const openssl = findProgram('openssl');
  if (!openssl) return null;
  const [certificate, key] = [path.join(folder, 'tls.crt'), path.join(folder, 'tls.key')];
  const form = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(
    openssl,
    [...form, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    {
      stdio: 'pipe',
    },
  );
  return { certificate, key };
}
