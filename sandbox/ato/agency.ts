/**
 * Simulates the data portal, with packages from the Australian Taxation Office and the Australian Charities and Not-for-profits Commission.
 */
import { DAY_MS, lastDay, periodOfDay } from '../../src/core/period.ts';
import type { SandboxAgency } from '../agency.ts';
import { PORTAL_HOST, type PortalPackage, type PortalResource, portalAnswer, portalReply, shownPackage } from '../data-portal.ts';
import { fromSpecimen } from '../from-specimens.ts';
import { workbookFile } from '../workbook-file.ts';
import { agriculturalLand, charityRegister, charityStatements, residentialLand, studentLoans, taxGaps } from './other.ts';
import { byPostcode, capitalGains, goodsAndServicesTax, occupations, postcodeMedians, type Sheets, selectedItems } from './tables.ts';

const SEARCH = '/data/api/3/action/package_search';
const ORGANIZATION = 'organization:australiantaxationoffice';

export function atoAgency(): SandboxAgency {
  return {
    hosts: [PORTAL_HOST],
    answer(url, now) {
      const packages = packagesAt(now);
      if (url.pathname === SEARCH && url.searchParams.get('fq') === ORGANIZATION) {
        const results = packages.filter(({ name }) => !name.startsWith('acnc'));
        return portalReply({ count: results.length, results: results.map((one) => shownPackage(one, now)) });
      }
      return portalAnswer(packages, url, now) ?? { status: 404, text: 'Not found' };
    },
  };
}

const YEARS_UNTIL_STATISTICS = 2;

/** Returns the latest income year that ended at least `years` years ago. */
function incomeYearEndedBefore(now: number, years: number): number {
  const day = Math.floor(now / DAY_MS) - Math.ceil(years * 365.25);
  const t = periodOfDay('FY', day).t;
  return lastDay({ freq: 'FY', t }) <= day ? t : t - 1;
}

/**
 * Returns the packages on the portal. The latest Taxation statistics package has only one table. The previous package has the other tables.
 */
function packagesAt(now: number): readonly PortalPackage[] {
  const t = incomeYearEndedBefore(now, YEARS_UNTIL_STATISTICS);
  const lastYear = incomeYearEndedBefore(now, 0);
  const short = (year: number): string => `${year - 1}-${String(year % 100).padStart(2, '0')}`;
  const two = String((t - 1) % 100).padStart(2, '0');
  const workbook = (name: string, file: string, write: () => Sheets): PortalResource => ({
    name,
    file,
    format: 'xlsx',
    write: () => workbookFile(write()),
  });
  const specimen = (name: string, file: string, id: string): PortalResource => ({
    name,
    file,
    format: 'xlsx',
    write: fromSpecimen('ato', id),
  });
  return [
    {
      name: `taxation-statistics-${short(t)}`,
      resources: [
        workbook('Individuals - Table 8', `ts${String(t % 100).padStart(2, '0')}individual08medianaverage.xlsx`, () => postcodeMedians(t)),
      ],
    },
    {
      name: `taxation-statistics-${short(t - 1)}`,
      resources: [
        workbook('Individuals - Table 1', `ts${two}individual01selecteditemsbyyear.xlsx`, () => selectedItems(t - 1)),
        specimen('Individuals - Table 3', `ts${two}individual03sexage.xlsx`, 'IND_AGE_INCOME'),
        workbook('Individuals - Table 6', `ts${two}individual06postcode.xlsx`, () => byPostcode(t - 1)),
        workbook('Individuals - Table 8', `ts${two}individual08medianaverage.xlsx`, () => postcodeMedians(t - 1)),
        workbook('Individuals - Table 15', `ts${two}individual15occupationsex.xlsx`, () => occupations(t - 1)),
        specimen('Individuals - Table 23', `ts${two}individual23contributions.xlsx`, 'SUPER_CONTRIB_AGE'),
        specimen('Company - Table 4', `ts${two}company04industry.xlsx`, 'COMPANY_INDUSTRY'),
        workbook('CGT - Table 2', `ts${two}cgt02gains.xlsx`, () => capitalGains(t - 1)),
        workbook('GST - Table 1', `ts${two}gst01gstwetlct.xlsx`, () => goodsAndServicesTax(t - 1)),
      ],
    },
    {
      name: 'corporate-transparency',
      resources: [specimen(`${short(t)} Report of Entity Tax Information`, 'report.xlsx', 'CORP_TRANSPARENCY')],
    },
    {
      name: 'self-managed-superannuation-funds',
      resources: [specimen(`SMSF Annual Overview ${short(t)}`, 'smsf-annual-overview.xlsx', 'SMSF_FUNDS')],
    },
    {
      name: 'small-business-benchmarks',
      resources: [specimen(`${short(t)} Benchmarks`, 'small-business-benchmarks.xlsx', 'SBB_BENCHMARKS')],
    },
    {
      name: 'research-and-development-tax-incentive',
      resources: [
        specimen(`${short(t - 1)} Report of data about Research and Development Tax Incentive entities`, 'report.xlsx', 'RND_INCENTIVE'),
      ],
    },
    {
      name: 'higher-education-loan-program-help',
      resources: [workbook(`HELP Statistics ${short(lastYear)}`, 'help-statistics.xlsx', () => studentLoans(lastYear))],
    },
    {
      name: 'australian-tax-gaps',
      resources: [workbook('Australian tax gaps', 'australian-tax-gaps.xlsx', () => taxGaps(t - 1, lastYear))],
    },
    {
      name: 'register-of-foreign-ownership-of-australian-assets',
      resources: [
        workbook('Agricultural Land', 'agricultural-land.xlsx', () => agriculturalLand(lastYear)),
        workbook('Residential land', 'residential-land.xlsx', () => residentialLand(lastYear)),
      ],
    },
    {
      name: 'acnc-register',
      resources: [{ name: 'ACNC Register of Australian charities CSV', file: 'datadotgov_main.csv', write: charityRegister }],
    },
    {
      name: 'acnc-2023-annual-information-statement-ais-data',
      resources: [{ name: '2023 AIS data (csv)', file: 'datadotgov_ais23.csv', write: charityStatements }],
    },
  ];
}
