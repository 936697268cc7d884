/** Encrypts all credentials and queued emails with another master key. Users' credentials stay valid. */
import type { AccountStore } from '../store/ports/accounts.ts';
import type { Keyring } from './keys.ts';

/** An encrypted value, and the text to which it is bound. */
type Sealed = readonly [sealed: string, boundTo: string];

/**
 * Encrypts all credentials again. No node may be running. Ends all sessions, because only hashes of their secrets are stored. Returns the
 * number of credentials.
 */
export async function resealCredentials(
  store: Pick<AccountStore, 'credentials' | 'mails' | 'reseal'>,
  from: Keyring,
  to: Keyring,
): Promise<number> {
  const credentials = await store.credentials();
  const mails = await store.mails.list(Number.MAX_SAFE_INTEGER);
  const all: readonly Sealed[] = [
    ...credentials.map(({ sealed, accountId }) => [sealed, accountId] as const),
    ...mails.map(({ sealed, id }) => [sealed, id] as const),
  ];
  // If the new key opens every credential and email, an earlier run re-encrypted them and then stopped. Nothing is left to encrypt.
  if (all.length > 0 && all.every((one) => opens(to, one))) return 0;
  await store.reseal(
    credentials.map(({ hash, sealed, accountId }) => {
      const secret = from.open(sealed, accountId);
      return { hash, newHash: to.hash(secret), sealed: to.seal(secret, accountId) };
    }),
    mails.map(({ id, sealed }) => ({ id, sealed: to.seal(from.open(sealed, id), id) })),
  );
  return credentials.length;
}

function opens(keyring: Keyring, [sealed, boundTo]: Sealed): boolean {
  try {
    keyring.open(sealed, boundTo);
    return true;
  } catch {
    return false;
  }
}
