/** The development key, which exists from the first start, for trials and tests. */
import type { Clock } from '../core/clock.ts';
import type { Account, AccountStore } from '../store/ports/accounts.ts';
import { credentialRecord } from './credentials.ts';
import type { Keyring } from './keys.ts';
import { FREE } from './tiers.ts';

// The address of the development account. Nobody can register an address in this domain.
const DEV_EMAIL = 'developer@localhost';
const DEV_ACCOUNT = 'developer';

export const isDeveloper = (account: Pick<Account, 'id'>): boolean => account.id === DEV_ACCOUNT;

/** Creates the development account on the free tier, unless it exists. Can be called repeatedly. */
export async function ensureDevKey(
  store: Pick<AccountStore, 'create' | 'credentialByHash' | 'putCredential'>,
  keyring: Keyring,
  clock: Clock,
  devKey: string,
): Promise<void> {
  const now = clock.now();
  const key = credentialRecord(keyring, 'api_key', devKey, DEV_ACCOUNT, now);
  if (await store.credentialByHash('api_key', key.hash)) return;
  if (await store.create({ id: DEV_ACCOUNT, email: DEV_EMAIL, tier: FREE, createdAt: now, verifiedAt: now }, key)) return;
  await store.putCredential(key);
}
