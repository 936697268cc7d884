import type { Account } from '../ports/accounts.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly created_at: number;
  readonly verified_at: number | null;
}

/** The columns of an account, for statements that give the table the alias `a`. */
export const ACCOUNT = 'a.id, a.email, a.tier, a.created_at, a.verified_at';

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  tier: row.tier,
  createdAt: row.created_at,
  verifiedAt: row.verified_at,
});
