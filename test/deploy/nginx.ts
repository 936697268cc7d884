/** Writes the proxy configuration in `deploy/nginx` for a real nginx on loopback. Fills it in as the image does. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ProxySettings {
  /** Lines such as `server address:port …;`. */
  readonly servers: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly tls: { readonly certificate: string; readonly key: string } | null;
}

/** Writes a complete nginx.conf to a folder, which also receives all output from nginx. Returns its path. */
export function proxyConfig(folder: string, { servers, httpPort, httpsPort, tls }: ProxySettings): string {
  const values: Readonly<Record<string, string>> = {
    PROXY_SERVERS: servers,
    PROXY_HTTP_PORT: `127.0.0.1:${httpPort}`,
    PROXY_HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    PROXY_CERTIFICATE: tls?.certificate ?? '',
    PROXY_CERTIFICATE_KEY: tls?.key ?? '',
    PROXY_CACHE: path.join(folder, 'cache'),
  };
  const site = readFileSync('deploy/nginx/wattle.conf.template', 'utf8').replaceAll(/\$\{(PROXY_[A-Z_]+)\}/g, (_, name) => {
    const value = values[String(name)];
    if (value === undefined) throw new Error(`The template uses ${name}, which is not set`);
    return value;
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${path.join(folder, name)};`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log ${path.join(folder, 'error.log')} warn; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http { access_log off; ${temporary.join(' ')}
${site}
}
`,
  );
  return file;
}
