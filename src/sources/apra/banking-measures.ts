/** Lists the 27 measures in the monthly banking statistics, with codes and with headings in the back series and monthly tables. */
import type { FigureColumn } from './records.ts';

const measure = (code: string, label: string, shorter: readonly string[] = []): FigureColumn => ({
  code,
  label,
  heading: [label, ...shorter],
  unit: 'AUD',
  multiplier: 6,
});

export const BANKING_MEASURES: readonly FigureColumn[] = [
  measure('total_assets', 'Total residents assets'),
  measure('total_loans', 'Total residents loans and finance leases'),
  measure('total_deposits', 'Total residents deposits'),
  measure('cash_and_deposits', 'Cash and deposits with financial institutions'),
  measure('trading_securities', 'Trading securities'),
  measure('investment_securities', 'Investment securities'),
  measure('net_acceptances', 'Net acceptances of customers'),
  measure('securitised_assets', 'Total securitised assets on balance sheet'),
  measure('loans_non_financial_businesses', 'Loans to non-financial businesses'),
  measure('loans_financial_institutions', 'Loans to financial institutions'),
  measure('loans_general_government', 'Loans to general government'),
  measure('loans_housing_owner_occupied', 'Loans to households: Housing: Owner-occupied', ['Housing: Owner-occupied']),
  measure('loans_housing_investment', 'Loans to households: Housing: Investment', ['Housing: Investment']),
  measure('loans_credit_cards', 'Loans to households: Credit cards'),
  measure('loans_households_other', 'Loans to households: Other'),
  measure('loans_community_service_organisations', 'Loans to community service organisations'),
  measure('loans_intra_group', 'Intra-group loans and finance leases'),
  measure('acceptances', 'Acceptances'),
  measure('deposits_intra_group', 'Intra-group deposits'),
  measure('negotiable_certificates_of_deposit', 'Negotiable Certificates of Deposit'),
  measure('short_term_borrowings', 'Total short-term borrowings'),
  measure('long_term_borrowings', 'Total long-term borrowings'),
  measure('deposits_non_financial_businesses', 'Deposits by non-financial businesses'),
  measure('deposits_financial_institutions', 'Deposits by financial institutions'),
  measure('deposits_general_government', 'Deposits by general government'),
  measure('deposits_households', 'Deposits by households'),
  measure('deposits_community_service_organisations', 'Deposits by community service organisations'),
];
