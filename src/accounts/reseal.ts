/** Puts every credential under another master key: found by another hash, sealed by another key, and the same to whoever holds it. */
import type { AccountStore, Credential } from '../store/port.ts';
import type { Keyring } from './keys.ts';

/** No node may run meanwhile. Sessions end, because their secrets cannot be read; who was signed in signs in again. Gives how many there were. */
export async function resealCredentials(store: Pick<AccountStore, 'credentials' | 'reseal'>, from: Keyring, to: Keyring): Promise<number> {
  const credentials = await store.credentials();
  // A run that was interrupted behind the change and before the new key took its place is found to be done.
  if (credentials.length > 0 && credentials.every((one) => opens(to, one))) return 0;
  const changes = credentials.map(({ hash, sealed, accountId }) => {
    const secret = from.open(sealed, accountId);
    return { hash, newHash: to.hash(secret), sealed: to.seal(secret, accountId) };
  });
  await store.reseal(changes);
  return changes.length;
}

function opens(keyring: Keyring, { sealed, accountId }: Credential): boolean {
  try {
    keyring.open(sealed, accountId);
    return true;
  } catch {
    return false;
  }
}
