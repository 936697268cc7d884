/** Starts the account services as the settings specify, including the development key. */
import path from 'node:path';
import type { Logger } from 'pino';
import { type Accounts, startAccounts } from '../accounts/accounts.ts';
import { mintKey } from '../accounts/keys.ts';
import { systemClock } from '../core/clock.ts';
import type { Store } from '../store/ports/port.ts';
import { type Config, listensHereOnly, openIdOf } from './config.ts';
import { keptSecret, masterKeyOf } from './kept-secret.ts';
import { dataDirOf } from './open-data.ts';

/** Starts the account services. `onStoreFailure` is called when the program starts to count requests in memory. */
export function openAccounts(
  config: Config,
  store: Store,
  log: Logger,
  devKey: string | null,
  signInPage: () => string,
  onStoreFailure?: (error: unknown) => void,
): Promise<Accounts> {
  const { jwtIssuer: issuer, jwtAudience: audience, jwksUrl, stripeSecretKey: secretKey } = config;
  return startAccounts({
    store: store.accounts,
    clock: systemClock,
    masterKey: masterKeyOf(config),
    devKey,
    isDevKeyUnlimited: listensHereOnly(config),
    monthlyQuota: config.monthlyQuota,
    tiers: config.tiers,
    burstPerMinute: config.burstPerMinute,
    disposableDomains: config.disposableDomains,
    registerDomains: config.registerDomains,
    registrationsPerHour: config.registrationsPerHour,
    operators: config.operators,
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    outbox: path.join(dataDirOf(config), 'outbox'),
    journals: path.join(dataDirOf(config), 'quota'),
    signInPage,
    identityProvider: issuer === null || audience === null || jwksUrl === null ? null : { issuer, audience, jwksUrl },
    openId: openIdOf(config),
    stripe: secretKey === null ? null : { secretKey, webhookSecret: config.stripeWebhookSecret, apiUrl: config.stripeApiUrl },
    onMailFailure: (error) => log.error({ err: error }, 'An email could not be sent. The program will try again'),
    onProviderFailure: (error) => log.warn({ err: error }, 'The identity provider is not available, or its response was not valid'),
    ...(onStoreFailure ? { onStoreFailure } : {}),
    onJournalFailure: (error) =>
      log.error({ err: error }, 'The quota journal cannot be written. A crash would lose the current quota leases'),
  });
}

/** Returns the development key from the settings, or the stored one, which is created once. Returns null in production. */
export function devKeyOf(config: Config): string | null {
  if (config.production) return null;
  return config.devKey ?? keptSecret(path.join(dataDirOf(config), 'dev.key'), mintKey, (text) => text);
}
