/**
 * Measures a public response from the proxy in deploy/nginx with TLS. Compares it with a bare server that sends the same bytes without TLS.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { hasTool } from '../has-tool.ts';
import { type BenchCase, byTurns, noteRow, ratioRow } from '../measure.ts';
import { startServer } from '../servers/child-server.ts';

const PATH = '/s/AU.CPI.YOY.csv';
const SECONDS = 3;
const CONNECTIONS = 20;
const ROUNDS = 3;
const NGINX = '/usr/sbin/nginx';
const run = promisify(execFile);

/** Counts requests with wrk. With TLS, counting starts after the handshake. */
async function byWrk(url: string): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'accept-encoding: gzip', url];
  const { stdout } = await run('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

/** Starts the proxy. Fills in the template in deploy/nginx as the image does. */
function startProxy(folder: string, origin: string, port: number): ChildProcess {
  const [certificate, key] = [path.join(folder, 'tls.crt'), path.join(folder, 'tls.key')];
  const form = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', [...form, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  mkdirSync(path.join(folder, 'cache'));
  const values: Readonly<Record<string, string>> = {
    PROXY_SERVERS: `server ${new URL(origin).host} max_fails=0;`,
    PROXY_HTTP_PORT: `127.0.0.1:${port + 1}`,
    PROXY_HTTPS_PORT: `127.0.0.1:${port}`,
    PROXY_CERTIFICATE: certificate,
    PROXY_CERTIFICATE_KEY: key,
    PROXY_CACHE: path.join(folder, 'cache'),
  };
  const template = fileURLToPath(new URL('../../../deploy/nginx/wattle.conf.template', import.meta.url));
  const site = readFileSync(template, 'utf8').replaceAll(/\$\{(PROXY_[A-Z_]+)\}/g, (_, name) => values[String(name)] ?? '');
  const file = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `daemon off; ${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;\nevents {}\nhttp { access_log off;\n${site}\n${withoutTls(site, port + 2)}\n}\n`,
  );
  return spawn(NGINX, ['-p', folder, '-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' });
}

/** Returns the configuration without TLS, for measuring the cost of TLS. */
const withoutTls = (site: string, port: number): string => {
  const server = site.slice(site.lastIndexOf('server {', site.indexOf(' ssl;')), site.indexOf('\n}', site.indexOf(' ssl;')) + 2);
  return server.replace(/listen [^;]+ ssl;/, `listen 127.0.0.1:${port};`).replaceAll(/^\s+ssl_[^\n]*$/gm, '');
};

export const edge: BenchCase = {
  name: 'edge',
  about: `GET ${PATH} without a key, with gzip. wrk opens ${CONNECTIONS} connections and tests each server in turns of ${SECONDS} s. Values are medians of ${ROUNDS} turns. The servers are nginx with the configuration in deploy/nginx (one worker, with and without TLS), and a bare node:http server without TLS that sends the same bytes.`,
  async run() {
    if (!hasTool('wrk') || !hasTool(NGINX) || !hasTool('openssl')) return [noteRow('not measured', 'needs wrk, nginx and openssl')];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const wattle = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_PUBLIC_READ: 'on',
      WATTLE_READS_PER_MINUTE: '10000000',
      WATTLE_LOG_LEVEL: 'warn',
    });
    const port = 20_000 + (process.pid % 20_000);
    const proxy = startProxy(folder, wattle.origin, port);
    const ended = new Promise((resolve) => proxy.once('exit', resolve));
    const url = `https://localhost:${port}${PATH}`;
    try {
      const dispatcher = new Agent({ connect: { ca: readFileSync(path.join(folder, 'tls.crt')), timeout: 5_000 } });
      const headers = { 'accept-encoding': 'gzip' };
      const answer = await retried(() => request(url, { headers, dispatcher }));
      const body = Buffer.from(await answer.body.arrayBuffer());
      if (answer.statusCode !== 200) throw new Error(`${url} returned ${answer.statusCode}`);
      await dispatcher.close();
      const file = path.join(folder, 'body');
      writeFileSync(file, body);
      const bare = await startServer('./bare-server.js', [file]);
      const [kept = 0, open = 0, direct = 0, plain = 0] = await byTurns(
        [
          { name: 'proxy', run: () => byWrk(url) },
          { name: 'without TLS', run: () => byWrk(`http://localhost:${port + 2}${PATH}`) },
          { name: 'node', run: () => byWrk(`${wattle.origin}${PATH}`) },
          { name: 'bare', run: () => byWrk(`${bare.origin}/`) },
        ],
        ROUNDS,
      );
      await bare.stop();
      return [
        ratioRow('requests/s of the proxy without TLS, relative to bare node:http', open / plain, 1.5),
        noteRow('requests/s of the proxy with TLS, relative to bare node:http', (kept / plain).toFixed(2)),
        noteRow('proxy without TLS', `${open.toFixed(0)} requests/s`),
        noteRow('proxy with TLS', `${kept.toFixed(0)} requests/s`),
        noteRow('Wattle without the proxy', `${direct.toFixed(0)} requests/s`),
        noteRow('bare node:http', `${plain.toFixed(0)} requests/s`),
        noteRow('length of the body', `${body.length} bytes`),
      ];
    } finally {
      proxy.kill('SIGTERM');
      await ended;
      await wattle.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Repeats `work`, because nginx starts to listen only a moment after it starts. */
async function retried<T>(work: () => Promise<T>, tries = 50): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await work();
    } catch (error) {
      if (n === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
