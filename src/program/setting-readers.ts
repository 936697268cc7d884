/** Functions that read settings: numbers, URLs, lists and tiers. Each throws an Error with the allowed values. */
import { WEATHER_PROVIDERS, type WeatherProvider } from '../core/weather-provider.ts';

export type UpstreamSetting = { kind: 'live' } | { kind: 'offline' } | { kind: 'sandbox' } | { kind: 'base'; url: string };

/** The environment variables of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type Role = 'all' | 'api' | 'worker';

/** A paid tier: its name, its monthly requests and the payment provider's prices for it. */
export interface TierSetting {
  readonly name: string;
  readonly monthlyCalls: number;
  readonly prices: readonly string[];
}

export interface Setting<T> {
  readonly name: string;
  /** Other names of the setting. The first name with a value is used. */
  readonly also?: readonly string[];
  readonly defaultText: string;
  readonly meaning: string;
  /** Parses the value. `text` is undefined if the setting has no value. Throws an Error with the allowed values. */
  readonly read: (text: string | undefined, env: Environment) => T;
}

export const setting = <T>(s: Setting<T>): Setting<T> => s;

export function integer(text: string, min: number, max: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < min || n > max) throw new Error(`must be a whole number from ${min} to ${max}`);
  return n;
}

export function address(text: string, schemes: readonly string[]): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Error(`must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}`);
  }
  if (!schemes.includes(url.protocol)) throw new Error(`must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}`);
  return text.replace(/\/+$/, '');
}

/** The default URL of an installation. */
export const LOCAL_INSTANCE = 'http://127.0.0.1:8080';

export function instanceAddress(text: string): string {
  const whole = address(text, ['http:', 'https:']);
  const { username, password, search, hash } = new URL(whole);
  if (username !== '' || password !== '') throw new Error('must not contain a user or password. Put the key in WATTLE_KEY');
  if (search !== '' || hash !== '') throw new Error('must end with a host or path');
  return whole;
}

export function flag(text: string | undefined, byDefault: boolean): boolean {
  if (text === undefined) return byDefault;
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new Error('must be on or off, or 1 or 0');
}

export const words = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((w) => w.trim())
    .filter((w) => w !== '');

/** Webhook targets that are allowed in addition to public https addresses. */
export interface WebhookTargets {
  readonly http: boolean;
  readonly private: boolean;
}

export function webhookTargets(names: readonly string[]): WebhookTargets {
  if (names.some((name) => name !== 'http' && name !== 'private')) throw new Error('must be http, private, or both separated by a comma');
  return { http: names.includes('http'), private: names.includes('private') };
}

/** Parses tiers such as `pro:50000:price_1:price_2, business:1000000:price_3`. */
export function tiers(texts: readonly string[]): readonly TierSetting[] {
  const read = texts.map((text) => {
    const [name = '', number = '', ...prices] = text.split(':').map((part) => part.trim());
    if (
      !/^[a-z][a-z0-9_-]{0,30}$/.test(name) ||
      name === 'free' ||
      !/^(\d+|unlimited)$/.test(number) ||
      prices.some((price) => !/^(price|prod)_\w+$/.test(price))
    )
      throw new Error('must be name:calls:price_… for each tier, separated by commas. The free tier is WATTLE_FREE_MONTHLY_CALLS');
    return { name, monthlyCalls: calls(number), prices };
  });
  for (const all of [read.map((tier) => tier.name), read.flatMap((tier) => tier.prices)])
    if (new Set(all).size < all.length) throw new Error('has the same tier or price twice');
  return read;
}

/** The location of captures in S3-compatible object storage, without credentials. */
export interface CapturesSetting {
  readonly bucket: string;
  readonly prefix: string;
  readonly endpoint: string | null;
  readonly region: string;
}

/** Parses a URL such as `s3://bucket/prefix?region=…&endpoint=…`. */
export function capturesSetting(text: string): CapturesSetting {
  const form = 'must be an address such as s3://bucket/prefix?region=ap-southeast-2&endpoint=https://storage.example.org';
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Error(form);
  }
  const { protocol, hostname, pathname, searchParams } = url;
  const unknown = [...searchParams.keys()].find((name) => name !== 'region' && name !== 'endpoint');
  if (protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) || unknown !== undefined) throw new Error(form);
  if (url.username !== '')
    throw new Error('must not contain credentials: set WATTLE_CAPTURES_ACCESS_KEY_ID and WATTLE_CAPTURES_SECRET_ACCESS_KEY');
  const endpoint = searchParams.get('endpoint');
  const path = pathname.split('/').filter((part) => part !== '');
  return {
    bucket: hostname,
    prefix: path.map((part) => `${part}/`).join(''),
    endpoint: endpoint === null ? null : address(endpoint, ['https:', 'http:']),
    region: searchParams.get('region') ?? 'us-east-1',
  };
}

/** Parses the number of requests per month. `unlimited` becomes Infinity. */
export const calls = (text: string): number => (text === 'unlimited' ? Number.POSITIVE_INFINITY : callsCounted(text));

function callsCounted(text: string): number {
  try {
    return integer(text, 1, 1_000_000_000);
  } catch {
    throw new Error('must be a whole number from 1 to 1000000000, or unlimited');
  }
}

export function secret(text: string | undefined, form: RegExp, says: string): string | null {
  if (text === undefined) return null;
  if (!form.test(text)) throw new Error(says);
  return text;
}

export function weatherProviders(names: readonly string[]): readonly WeatherProvider[] {
  const known = WEATHER_PROVIDERS.filter((provider) => names.includes(provider)).sort((a, b) => names.indexOf(a) - names.indexOf(b));
  if (known.length < new Set(names).size || known.length === 0) throw new Error('must be bom, open-meteo, or both separated by a comma');
  return known;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** True if a host name means this machine, so that no other machine can connect. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/i.test(host);
