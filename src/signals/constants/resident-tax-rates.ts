/** Marginal income tax rates for residents, by the first day of the first income year in which they applied. */
import type { DatedConstant, DatedTable } from '../../core/dated-constant.ts';

const PRIOR_YEARS = 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents';

const rates = (
  from: string,
  value: readonly number[],
  source: string,
  sourceUrl: string = PRIOR_YEARS,
): DatedConstant<readonly number[]> => ({ value, unit: 'Per cent', from, source, sourceUrl });

/**
 * Rates above the tax-free threshold, in ascending order. They exclude the Medicare levy, the flood levy of 2011–12 and the budget repair
 * levy of 2014–15 to 2016–17.
 * If a rate changes, the table has a new entry. If only a threshold changes, it has none.
 */
export const RESIDENT_TAX_RATES: DatedTable<readonly number[]> = {
  title: 'Marginal income tax rates of Australian residents, without the Medicare levy',
  entries: [
    rates('1996-07-01', [20, 34, 43, 47], 'ATO, resident tax rates 1996–97 to 1999-2000'),
    rates('2000-07-01', [17, 30, 42, 47], 'ATO, resident tax rates 2000–01 to 2004–05'),
    rates('2005-07-01', [15, 30, 42, 47], 'ATO, resident tax rates 2005–06'),
    rates('2006-07-01', [15, 30, 40, 45], 'ATO, resident tax rates 2006–07 to 2008–09'),
    rates('2009-07-01', [15, 30, 38, 45], 'ATO, resident tax rates 2009–10'),
    rates('2010-07-01', [15, 30, 37, 45], 'ATO, resident tax rates 2010–11 and 2011–12'),
    rates('2012-07-01', [19, 32.5, 37, 45], 'ATO, resident tax rates 2012–13 to 2023–24'),
    rates(
      '2024-07-01',
      [16, 30, 37, 45],
      'ATO, resident tax rates 2024–25 and 2025–26. Treasury Laws Amendment (Cost of Living Tax Cuts) Act 2024',
    ),
    rates(
      '2026-07-01',
      [15, 30, 37, 45],
      'Treasury Laws Amendment (More Cost of Living Relief) Act 2025, Schedule 1, rates for the 2026–27 year of income',
      'https://www.ato.gov.au/law/view/document?DocID=PAC/20250028/Sch1-Cl2',
    ),
    rates(
      '2027-07-01',
      [14, 30, 37, 45],
      'Treasury Laws Amendment (More Cost of Living Relief) Act 2025, Schedule 1, rates for the 2027–28 year of income or a later one',
      'https://www.ato.gov.au/law/view/document?DocID=PAC/20250028/Sch1-Cl2',
    ),
  ],
};
