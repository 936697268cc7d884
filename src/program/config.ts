/** Reads the settings. Only this file reads the environment. */

import { WattleError } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';
import { type Environment, isLoopback, type Setting } from './setting-readers.ts';
import { SETTINGS } from './settings.ts';

type Read<S> = S extends Setting<infer T> ? T : never;

/** True if pages are public. By default, they are public if only this machine can connect. */
export const readsArePublic = (config: Pick<Config, 'publicRead' | 'host'>): boolean => config.publicRead ?? isLoopback(config.host);

/** True if search engines may list pages. By default, they may if pages are public and the public URL is set. */
export const mayBeListed = (config: Pick<Config, 'robots' | 'publicUrl' | 'publicRead' | 'host'>): boolean =>
  config.robots ?? (config.publicUrl !== null && readsArePublic(config));

/** True if only this machine can connect: the server listens on loopback and is not behind a proxy. */
export const listensHereOnly = ({ host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>): boolean => isLoopback(host) && !trustProxy;

export type Config = { readonly [K in keyof typeof SETTINGS]: Read<(typeof SETTINGS)[K]> } & { readonly production: boolean };

/**
 * Reads all settings. Throws CONF_INVALID with a fault for each missing or malformed setting. Values are not shown, because they may be
 * secret.
 */
export function readConfig(env: Environment): Config {
  const wrong: string[] = [];
  const values: Record<string, unknown> = { production: env['NODE_ENV'] === 'production' };
  for (const [key, declared] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const name = [declared.name, ...(declared.also ?? [])].find((n) => env[n] !== undefined && env[n] !== '') ?? declared.name;
    try {
      values[key] = declared.read(env[name] === '' ? undefined : env[name], env);
    } catch (error) {
      wrong.push(`${name} ${error instanceof Error ? error.message : 'is malformed'}.`);
    }
  }
  wrong.push(...conflictsIn(values as Partial<Config>));
  const [only] = wrong;
  if (only !== undefined) {
    // All lines together would be longer than the limit for the text of an error.
    const faults = wrong.map((detail) => ({ parameter: 'settings', detail }));
    throw new WattleError('CONF_INVALID', wrong.length === 1 ? only : `${wrong.length} settings are not valid.`, { faults });
  }
  return values as unknown as Config;
}

/** Returns a line for each conflict between settings. Ignores settings that could not be read. */
function conflictsIn(config: Partial<Config>): readonly string[] {
  const { production, devKey, masterKey, oidcIssuer, oidcClientSecret, oidcName, stripeWebhookSecret, databaseReadUrls = [] } = config;
  return [
    ...(production && typeof devKey === 'string' ? ['WATTLE_DEV_KEY must not be set when NODE_ENV=production.'] : []),
    ...(production && masterKey === null ? [NO_MASTER_KEY] : []),
    ...together([
      ['WATTLE_JWT_ISSUER', config.jwtIssuer],
      ['WATTLE_JWT_AUDIENCE', config.jwtAudience],
      ['WATTLE_JWKS_URL', config.jwksUrl],
    ]),
    ...together([
      ['WATTLE_OIDC_ISSUER', oidcIssuer],
      ['WATTLE_OIDC_CLIENT_ID', config.oidcClientId],
    ]),
    ...(oidcIssuer === null && (oidcClientSecret ?? oidcName ?? null) !== null
      ? ['WATTLE_OIDC_ISSUER must be set if WATTLE_OIDC_CLIENT_SECRET or WATTLE_OIDC_NAME is set.']
      : []),
    ...(databaseReadUrls.length > 0 && config.databaseUrl === null
      ? ['WATTLE_DATABASE_URL must be set if WATTLE_DATABASE_READ_URLS is set.']
      : []),
    ...(config.capturesUrl
      ? together([
          ['WATTLE_CAPTURES_URL', config.capturesUrl],
          ['WATTLE_CAPTURES_ACCESS_KEY_ID', config.capturesAccessKeyId],
          ['WATTLE_CAPTURES_SECRET_ACCESS_KEY', config.capturesSecretAccessKey],
        ])
      : []),
    ...(typeof stripeWebhookSecret === 'string' && config.stripeSecretKey === null
      ? ['WATTLE_STRIPE_SECRET_KEY must be set if WATTLE_STRIPE_WEBHOOK_SECRET is set.']
      : []),
  ];
}

const NO_MASTER_KEY = `WATTLE_MASTER_KEY must be set when NODE_ENV=production. Create one and store it safely: node -e "console.log(require('crypto').randomBytes(32).toString('hex'))"`;

/** Returns a line about the first missing setting in a group, if other settings in the group are set. */
function together(settings: readonly (readonly [name: string, value: unknown])[]): readonly string[] {
  const missing = settings.find(([, value]) => value === null);
  const given = settings.find(([, value]) => value !== null && value !== undefined);
  return missing && given ? [`${missing[0]} must be set if ${given[0]} is set.`] : [];
}

const KNOWN: ReadonlySet<string> = new Set((Object.values(SETTINGS) as Setting<unknown>[]).flatMap((s) => [s.name, ...(s.also ?? [])]));

/** Returns a line for each variable that looks like a setting but is unknown, with a suggestion. */
export function unknownSettings(env: Environment): readonly string[] {
  const unknown = Object.keys(env).filter((name) => name.startsWith('WATTLE_') && !KNOWN.has(name));
  return unknown.map((name) => {
    const [near] = nearest(name, KNOWN, 1);
    return `${name} is not a setting of Wattle${near === undefined ? '' : `. Did you mean ${near}?`}`;
  });
}

/** Returns the OpenID provider for signing in to pages, or null if it is not set. */
export function openIdOf({ oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, oidcName }: Config) {
  if (issuer === null || clientId === null) return null;
  return { issuer, clientId, clientSecret, name: oidcName ?? new URL(issuer).host };
}

/** Returns the object storage for captures with its credentials, or null if it is not set. */
export function capturesOf({ capturesUrl, capturesAccessKeyId, capturesSecretAccessKey }: Config) {
  if (capturesUrl === null || capturesAccessKeyId === null || capturesSecretAccessKey === null) return null;
  return { ...capturesUrl, accessKeyId: capturesAccessKeyId, secretAccessKey: capturesSecretAccessKey };
}
