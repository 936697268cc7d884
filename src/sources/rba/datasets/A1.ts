/** RBA A1: balance sheet of the Reserve Bank. */
import { rbaTable } from '../table.ts';

export const A1 = rbaTable({
  id: 'A1',
  file: 'a1',
  title: 'Reserve Bank balance sheet',
  description: 'Assets and liabilities of the Reserve Bank of Australia, weekly.',
  frequency: 'W',
  words: { total_assets: 'ARBAATAW', gold_and_foreign_exchange: 'ARBAAGFXW', australian_dollar_investments: 'ARBAAASTW' },
  default: null,
  maxAgeDays: 28,
});
