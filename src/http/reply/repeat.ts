/** Charges for a URL that a token has already paid for in this hour, if its response is not cached and must be built again. */
import type { Accounts } from '../../accounts/accounts.ts';
import type { Ledger } from '../../accounts/quota/ledger.ts';

export interface Repeat {
  /** Reserves a request from the quota before the response is built. Throws LIMIT_QUOTA. */
  begin(): Promise<void>;
  /** Counts or returns the request, depending on the units that the response has cost. */
  end(units: number): void;
}

/** @param reserve takes a request from the quota, or throws LIMIT_QUOTA */
export function repeatOf(
  { quota, hourlyReads }: Pick<Accounts, 'quota' | 'hourlyReads'>,
  { token, address }: { readonly token: string; readonly address: string },
  reserve: () => Promise<Ledger>,
): Repeat {
  let ledger: Ledger | null = null;
  return {
    begin: async () => {
      ledger = await reserve();
    },
    end: (units) => {
      if (ledger === null) return;
      if (hourlyReads.spend(token, address, units)) quota.count(ledger);
      else quota.refund(ledger);
    },
  };
}
