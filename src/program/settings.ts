/** Declares the name, default and meaning of each setting, from which the reference page is also built. */

import path from 'node:path';
import type { WeatherProvider } from '../core/weather-provider.ts';
import { defaultDataDir } from './data-folder.ts';
import {
  address,
  type CapturesSetting,
  calls,
  capturesSetting,
  flag,
  instanceAddress,
  integer,
  isLoopback,
  LOG_LEVELS,
  type LogLevel,
  type Role,
  secret,
  setting,
  type TierSetting,
  tiers,
  type UpstreamSetting,
  type WebhookTargets,
  weatherProviders,
  webhookTargets,
  words,
} from './setting-readers.ts';

export const SETTINGS = {
  host: setting({
    name: 'WATTLE_HOST',
    defaultText: '127.0.0.1',
    meaning: 'Address to listen on.',
    read: (text) => text ?? '127.0.0.1',
  }),
  port: setting({
    name: 'WATTLE_PORT',
    also: ['PORT'],
    defaultText: '8080',
    meaning: 'Port to listen on. 0 selects a free port.',
    read: (text) => (text === undefined ? 8080 : integer(text, 0, 65_535)),
  }),
  dataDir: setting({
    name: 'WATTLE_DATA_DIR',
    defaultText:
      '`./var` in a checkout. If installed, the user’s data folder: `$XDG_DATA_HOME/wattle` or `~/.local/share/wattle`, on macOS `~/Library/Application Support/wattle`, on Windows `%LOCALAPPDATA%\\wattle`',
    meaning: 'Folder for the SQLite databases, downloaded files, unsent email (`outbox`) and the generated master key.',
    read: (text, env) => (text === undefined ? defaultDataDir(env) : path.resolve(text)),
  }),
  bulkDir: setting<string | null>({
    name: 'WATTLE_BULK_DIR',
    defaultText: '`bulk` in the data directory',
    meaning:
      'Folder for the bulk files, which the worker writes and API nodes serve at `/bulk/`. With several machines, use a shared folder.',
    read: (text) => (text === undefined ? null : path.resolve(text)),
  }),
  bulkEveryMinutes: setting({
    name: 'WATTLE_BULK_EVERY_MINUTES',
    defaultText: '60',
    meaning:
      'Minimum time in minutes between two builds of the bulk files for a source. Wattle builds them after the data change, or once at start-up if updates are turned off. 0 turns bulk files off.',
    read: (text) => (text === undefined ? 60 : integer(text, 0, 100_000)),
  }),
  databaseUrl: setting<string | null>({
    name: 'WATTLE_DATABASE_URL',
    defaultText: 'unset: embedded SQLite in the data directory',
    meaning: 'Address of a PostgreSQL database (`postgres://…`), which several nodes can share.',
    read: (text) => (text === undefined ? null : address(text, ['postgres:', 'postgresql:'])),
  }),
  databaseReadUrls: setting<readonly string[]>({
    name: 'WATTLE_DATABASE_READ_URLS',
    defaultText: 'none',
    meaning:
      'Streaming replicas of the database in WATTLE_DATABASE_URL, `postgres://…` separated by commas. Nodes that serve requests read data from them. Nodes skip a replica that is behind, so responses are never older than those from the primary database. Needs WATTLE_DATABASE_URL.',
    read: (text) => words(text).map((url) => address(url, ['postgres:', 'postgresql:'])),
  }),
  capturesUrl: setting<CapturesSetting | null>({
    name: 'WATTLE_CAPTURES_URL',
    defaultText: 'unset: in the data directory, or in the database',
    meaning:
      'Storage for downloaded files: `s3://bucket/prefix?region=ap-southeast-2`, with `&endpoint=https://…` for storage outside Amazon. Needs WATTLE_CAPTURES_ACCESS_KEY_ID and WATTLE_CAPTURES_SECRET_ACCESS_KEY.',
    read: (text) => (text === undefined ? null : capturesSetting(text)),
  }),
  capturesAccessKeyId: setting<string | null>({
    name: 'WATTLE_CAPTURES_ACCESS_KEY_ID',
    defaultText: 'unset',
    meaning: 'Access key for the storage in WATTLE_CAPTURES_URL.',
    read: (text) => text ?? null,
  }),
  capturesSecretAccessKey: setting<string | null>({
    name: 'WATTLE_CAPTURES_SECRET_ACCESS_KEY',
    defaultText: 'unset',
    meaning: 'Secret for WATTLE_CAPTURES_ACCESS_KEY_ID. Never shown or logged.',
    read: (text) => text ?? null,
  }),
  upstream: setting<UpstreamSetting>({
    name: 'WATTLE_UPSTREAM',
    defaultText: 'live',
    meaning:
      '`live` updates from the agencies. `offline` contacts no agency. `sandbox` simulates the agencies and marks every response. If you set a base URL, the program sends all requests for agencies to `<base>/<agency host>/<path>`.',
    read: (text) => {
      if (text === undefined || text === 'live') return { kind: 'live' };
      if (text === 'offline' || text === 'sandbox') return { kind: text };
      try {
        return { kind: 'base', url: address(text, ['http:', 'https:']) };
      } catch {
        throw new Error('must be live, offline, sandbox or an http(s) address that replaces the agencies');
      }
    },
  }),
  upstreamProxy: setting<string | null>({
    name: 'WATTLE_UPSTREAM_PROXY',
    defaultText: 'none',
    meaning:
      'HTTP proxy for requests to the agencies, `http://user:password@host:port`. Use it if an agency refuses requests from the address of this server. Applies only with `WATTLE_UPSTREAM=live`.',
    read: (text) => (text === undefined ? null : address(text, ['http:', 'https:'])),
  }),
  ingestMemoryMib: setting<number | null>({
    name: 'WATTLE_INGEST_MEMORY_MIB',
    defaultText: 'half the memory of the machine or container, between 512 and 4096',
    meaning: 'Memory limit for reading agency files, in MiB. If a file needs more, its job waits for a day. Other files are still read.',
    read: (text) => (text === undefined ? null : integer(text, 128, 1_048_576)),
  }),
  role: setting<Role>({
    name: 'WATTLE_ROLE',
    defaultText: 'all',
    meaning: '`all` serves requests and updates data, `api` only serves requests, `worker` only updates data.',
    read: (text) => {
      if (text === undefined) return 'all';
      if (text === 'all' || text === 'api' || text === 'worker') return text;
      throw new Error('must be all, api or worker');
    },
  }),
  workerPort: setting<number | null>({
    name: 'WATTLE_WORKER_PORT',
    defaultText: 'unset: a worker does not listen',
    meaning:
      'Port for `/v1/health`, `/v1/ready` and `/metrics` on a worker node, at WATTLE_HOST. 0 selects a free port. Other roles use WATTLE_PORT.',
    read: (text) => (text === undefined ? null : integer(text, 0, 65_535)),
  }),
  publicUrl: setting<string | null>({
    name: 'WATTLE_PUBLIC_URL',
    defaultText: 'http://<host>:<port>',
    meaning: 'The public address of the service. Links in responses start with it.',
    read: (text) => (text === undefined ? null : address(text, ['http:', 'https:'])),
  }),
  masterKey: setting<Buffer | null>({
    name: 'WATTLE_MASTER_KEY',
    defaultText: 'generated into the data directory on first start. Required when NODE_ENV=production',
    meaning:
      '32 bytes as base64 or hex. The program uses it to hash keys (as the source of the pepper) and to encrypt their readable copies. If you lose it, all keys are lost.',
    read: (text) => {
      if (text === undefined) return null;
      const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
      if (bytes.length !== 32) throw new Error('must be 32 bytes, as 64 hex digits or as base64');
      return bytes;
    },
  }),
  devKey: setting<string | null>({
    name: 'WATTLE_DEV_KEY',
    defaultText: 'unset: one is generated on first start unless NODE_ENV=production',
    meaning:
      'A key for trials and tests, created at start-up on a free-tier account. It has no limits if only this machine can connect (WATTLE_HOST is loopback, WATTLE_TRUST_PROXY is off). Starts with `ak_`. Refused when NODE_ENV=production.',
    read: (text) => {
      if (text === undefined) return null;
      if (!/^ak_[\x21-\x7e]{1,200}$/.test(text)) throw new Error('must start with ak_ and have no spaces');
      return text;
    },
  }),
  monthlyQuota: setting({
    name: 'WATTLE_FREE_MONTHLY_CALLS',
    defaultText: '500',
    meaning: 'Requests per month on the free tier, or `unlimited`.',
    read: (text) => (text === undefined ? 500 : calls(text)),
  }),
  burstPerMinute: setting({
    name: 'WATTLE_BURST_PER_MINUTE',
    defaultText: '600',
    meaning:
      'Limit on cost units per minute for one key on each node, in addition to its quota. Most requests cost one unit. docs/operating.md has the rules.',
    read: (text) => (text === undefined ? 600 : integer(text, 1, 10_000_000)),
  }),
  tiers: setting<readonly TierSetting[]>({
    name: 'WATTLE_TIERS',
    defaultText: 'none: the free tier is the only tier',
    meaning:
      'Paid tiers, separated by commas: `name:requests per month:Stripe price`, such as `pro:50000:price_123`. A tier can have several prices or products. If a tier has no price, an operator assigns it.',
    read: (text) => tiers(words(text)),
  }),
  oidcIssuer: setting<string | null>({
    name: 'WATTLE_OIDC_ISSUER',
    defaultText: 'unset: sign-in by email only',
    meaning:
      'Issuer of an OpenID Connect provider for sign-in, exactly as the provider spells it. https, or http on this machine. Needs WATTLE_OIDC_CLIENT_ID. Register `<WATTLE_PUBLIC_URL>/sign-in/provider/back` with the provider as a redirect address.',
    read: (text) => {
      if (text === undefined) return null;
      const url = new URL(address(text, ['https:', 'http:']));
      if (url.protocol === 'http:' && !isLoopback(url.hostname)) throw new Error('must be https, or http on this machine');
      return text;
    },
  }),
  oidcClientId: setting<string | null>({
    name: 'WATTLE_OIDC_CLIENT_ID',
    defaultText: 'unset',
    meaning: 'Client id of this service at the provider in WATTLE_OIDC_ISSUER.',
    read: (text) => text ?? null,
  }),
  oidcClientSecret: setting<string | null>({
    name: 'WATTLE_OIDC_CLIENT_SECRET',
    defaultText: 'unset: a public client with PKCE only',
    meaning: 'Client secret for WATTLE_OIDC_CLIENT_ID.',
    read: (text) => text ?? null,
  }),
  oidcName: setting<string | null>({
    name: 'WATTLE_OIDC_NAME',
    defaultText: 'the host in WATTLE_OIDC_ISSUER',
    meaning: 'Name of the provider in WATTLE_OIDC_ISSUER, for the sign-in button.',
    read: (text) => text?.slice(0, 60) ?? null,
  }),
  jwtIssuer: setting<string | null>({
    name: 'WATTLE_JWT_ISSUER',
    defaultText: 'unset: only the built-in sign-in',
    meaning:
      'Issuer (`iss`) of another identity provider whose access tokens are accepted, exactly as the provider spells it. Needs WATTLE_JWT_AUDIENCE and WATTLE_JWKS_URL.',
    read: (text) => {
      if (text === undefined) return null;
      address(text, ['https:', 'http:']);
      return text;
    },
  }),
  jwtAudience: setting<string | null>({
    name: 'WATTLE_JWT_AUDIENCE',
    defaultText: 'unset',
    meaning: 'Audience (`aud`) that tokens from WATTLE_JWT_ISSUER must have.',
    read: (text) => text ?? null,
  }),
  jwksUrl: setting<string | null>({
    name: 'WATTLE_JWKS_URL',
    defaultText: 'unset',
    meaning: 'Address of the public keys (JWKS) of WATTLE_JWT_ISSUER. https, or http on this machine.',
    read: (text) => {
      if (text === undefined) return null;
      const url = new URL(address(text, ['https:', 'http:']));
      if (url.protocol === 'http:' && !/^(localhost|127\.|\[::1\])/.test(url.hostname))
        throw new Error('must begin with https://, except for an address on this machine');
      return text;
    },
  }),
  stripeSecretKey: setting<string | null>({
    name: 'WATTLE_STRIPE_SECRET_KEY',
    defaultText: 'unset: no billing',
    meaning: 'Secret or restricted Stripe key (`sk_…`, `rk_…`), for the billing portal and for tier changes. Never shown or logged.',
    read: (text) => secret(text, /^(sk|rk)_\w+$/, 'must begin sk_ or rk_'),
  }),
  stripeWebhookSecret: setting<string | null>({
    name: 'WATTLE_STRIPE_WEBHOOK_SECRET',
    defaultText: 'unset: Stripe events are refused, and tiers do not change automatically',
    meaning: 'Signing secret (`whsec_…`) for the Stripe endpoint that posts to `/v1/billing/stripe`. Never shown or logged.',
    read: (text) => secret(text, /^whsec_\S+$/, 'must begin whsec_'),
  }),
  stripeApiUrl: setting<string | null>({
    name: 'WATTLE_STRIPE_API_URL',
    defaultText: "unset: Stripe's own",
    meaning: 'Another address for the Stripe API, for tests.',
    read: (text) => (text === undefined ? null : address(text, ['https:', 'http:'])),
  }),
  trustProxy: setting({
    name: 'WATTLE_TRUST_PROXY',
    defaultText: '0',
    meaning: '1 if a reverse proxy sets X-Forwarded-For. Otherwise the header is ignored.',
    read: (text) => flag(text, false),
  }),
  corsOrigins: setting({
    name: 'WATTLE_CORS_ORIGINS',
    defaultText: 'none',
    meaning:
      'Origins, separated by commas, whose pages can call the account endpoints. GET with a bearer token is allowed from all origins.',
    read: words,
  }),
  metricsToken: setting<string | null>({
    name: 'WATTLE_METRICS_TOKEN',
    defaultText: 'unset: /metrics is available to loopback addresses only',
    meaning: 'Bearer token for `/metrics` from other addresses, including on a worker.',
    read: (text) => text ?? null,
  }),
  smtpUrl: setting<string | null>({
    name: 'WATTLE_SMTP_URL',
    defaultText: 'unset: emails are written to the outbox folder in the data directory',
    meaning: '`smtp://user:password@host:587` or `smtps://…`.',
    read: (text) => (text === undefined ? null : address(text, ['smtp:', 'smtps:'])),
  }),
  mailFrom: setting({
    name: 'WATTLE_MAIL_FROM',
    defaultText: 'Wattle <wattle@localhost>',
    meaning: 'Sender of emails.',
    read: (text) => text ?? 'Wattle <wattle@localhost>',
  }),
  publicRead: setting<boolean | null>({
    name: 'WATTLE_PUBLIC_READ',
    defaultText: 'on if WATTLE_HOST is a loopback address, otherwise off',
    meaning:
      '`on` opens pages with figures and their files (charts, `.csv`, `.xlsx`, `.ics`, `.rss`) to everyone without a key. `off` requires sign-in or a read token. Most paths of `/v1` always need a key.',
    read: (text) => (text === undefined ? null : flag(text, false)),
  }),
  robots: setting<boolean | null>({
    name: 'WATTLE_ROBOTS',
    defaultText: 'on if the pages are public and WATTLE_PUBLIC_URL is set, otherwise off',
    meaning: 'Whether search engines can index the pages. The setting determines `/robots.txt`.',
    read: (text) => (text === undefined ? null : flag(text, false)),
  }),
  readsPerMinute: setting({
    name: 'WATTLE_READS_PER_MINUTE',
    defaultText: '600',
    meaning:
      'Limit on cost units per minute for requests from one network without a key. Most pages and files cost one unit. docs/operating.md has the rules.',
    read: (text) => (text === undefined ? 600 : integer(text, 1, 10_000_000)),
  }),
  warmsUp: setting({
    name: 'WATTLE_WARM_UP',
    defaultText: 'on',
    meaning:
      'Whether the server prepares search and pages after it starts. `off` saves processor time, but the first requests take longer.',
    read: (text) => flag(text, true),
  }),
  weatherProviders: setting<readonly WeatherProvider[]>({
    name: 'WATTLE_WEATHER_PROVIDERS',
    defaultText: '`bom`',
    meaning:
      "Providers of weather observations, in order of preference: `bom`, `open-meteo`, or both. The Bureau's default terms do not allow you to supply its observations to others without its agreement. Open-Meteo's free service is for non-commercial use.",
    read: (text) => weatherProviders(words(text ?? 'bom')),
  }),
  abrGuid: setting<string | null>({
    name: 'WATTLE_ABR_GUID',
    defaultText: 'unset: ABNs are looked up in stored registers only',
    meaning:
      'The GUID of your registration with ABN Lookup (https://abr.business.gov.au/Tools/WebServices), for details of single ABNs. Never shown or logged.',
    read: (text) => {
      if (text === undefined) return null;
      if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new Error('must be a GUID of 32 hex digits with hyphens');
      return text;
    },
  }),
  webhookTargets: setting<WebhookTargets>({
    name: 'WATTLE_WEBHOOK_TARGETS',
    defaultText: 'https on the public network only',
    meaning:
      'Additional webhook addresses, for closed networks and tests: `http` for addresses without TLS, `private` for this machine and private networks, or both separated by a comma.',
    read: (text) => webhookTargets(words(text)),
  }),
  disposableDomains: setting({
    name: 'WATTLE_DISPOSABLE_DOMAINS',
    defaultText: 'none',
    meaning: 'Email domains that cannot register, separated by commas.',
    read: words,
  }),
  registerDomains: setting({
    name: 'WATTLE_REGISTER_DOMAINS',
    defaultText: 'none: all domains can register',
    meaning:
      'Email domains, separated by commas, with their subdomains. Only addresses at these domains can register. Operators can invite others.',
    read: words,
  }),
  registrationsPerHour: setting({
    name: 'WATTLE_REGISTRATIONS_PER_HOUR',
    defaultText: '30',
    meaning: 'Registrations per client per hour. Increase the limit if many people register from one network.',
    read: (text) => (text === undefined ? 30 : integer(text, 1, 1_000_000)),
  }),
  operators: setting({
    name: 'WATTLE_OPERATORS',
    defaultText: 'none',
    meaning: 'Email addresses of site administrators, separated by commas. They can open `/admin` after they sign in.',
    read: words,
  }),
  url: setting<string | null>({
    name: 'WATTLE_URL',
    defaultText: 'unset: commands read the data of this installation, and `wattle mcp` and `wattle open` use http://127.0.0.1:8080',
    meaning:
      'Address of a running instance, with its path prefix. Commands that read data and `wattle mcp` use it instead of the data of this installation. `wattle open` opens its pages. `--url` does the same.',
    read: (text) => (text === undefined ? null : instanceAddress(text)),
  }),
  key: setting<string | null>({
    name: 'WATTLE_KEY',
    also: ['WATTLE_DEV_KEY'],
    defaultText: 'unset: WATTLE_DEV_KEY',
    meaning: 'The API key for commands that use the instance at WATTLE_URL.',
    read: (text) => secret(text, /^[\x21-\x7e]+$/, 'must be one word of ASCII characters'),
  }),
  logLevel: setting<LogLevel | null>({
    name: 'WATTLE_LOG_LEVEL',
    defaultText: 'info, or warn at a terminal, where progress is shown as plain lines',
    meaning: 'trace, debug, info, warn, error, fatal or silent.',
    read: (text) => {
      const level = LOG_LEVELS.find((one) => one === text);
      if (text !== undefined && level === undefined) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
      return level ?? null;
    },
  }),
} as const;
