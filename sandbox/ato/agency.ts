/**
 * Simulates the data portal, with packages from the Australian Taxation Office and the Australian Charities and Not-for-profits Commission.
 */
import { DAY_MS, lastDay, periodOfDay } from '../../src/core/period.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { workbookFile } from '../workbook-file.ts';
import {
  agriculturalLand,
  benchmarks,
  charityRegister,
  charityStatements,
  entityTax,
  researchIncentive,
  residentialLand,
  smsfOverview,
  studentLoans,
  taxGaps,
} from './other.ts';
import {
  ageAndIncome,
  byPostcode,
  capitalGains,
  companies,
  goodsAndServicesTax,
  occupations,
  postcodeMedians,
  type Sheets,
  selectedItems,
  superContributions,
} from './tables.ts';

const HOST = 'data.gov.au';
const API = '/data/api/3/action/';
const ORGANIZATION = 'organization:australiantaxationoffice';

interface Resource {
  readonly name: string;
  /** The file name at the end of the URL. */
  readonly file: string;
  readonly write: () => SandboxFile;
}

interface Package {
  readonly name: string;
  readonly resources: readonly Resource[];
}

export function atoAgency(): SandboxAgency {
  return {
    hosts: [HOST],
    answer(url, now) {
      const packages = packagesAt(now);
      if (url.pathname === `${API}package_search` && url.searchParams.get('fq') === ORGANIZATION) {
        const results = packages.filter(({ name }) => !name.startsWith('acnc'));
        return reply({ count: results.length, results: results.map((one) => shown(one, now)) });
      }
      if (url.pathname === `${API}package_show`) {
        const one = packages.find(({ name }) => name === url.searchParams.get('id'));
        return one ? reply(shown(one, now)) : { status: 404, text: 'Not found' };
      }
      const found = packages.flatMap((one) => one.resources.map((resource) => ({ path: pathOf(one, resource), resource })));
      return found.find(({ path }) => path === url.pathname)?.resource.write() ?? { status: 404, text: 'Not found' };
    },
  };
}

const reply = (result: unknown): SandboxFile => ({
  bytes: Buffer.from(JSON.stringify({ help: `https://${HOST}${API}`, success: true, result }), 'utf8'),
  contentType: 'application/json',
});

const pathOf = (one: Package, resource: Resource): string => `/data/dataset/${one.name}/resource/simulated/download/${resource.file}`;

/** Writes a package as the portal presents it. Its files have a new date every day, although they do not change. */
function shown(one: Package, now: number): unknown {
  const day = new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString().slice(0, 19);
  const resources = one.resources.map((resource, position) => ({
    id: `${one.name}-${position}`,
    name: resource.name,
    format: 'xlsx',
    url: `https://${HOST}${pathOf(one, resource)}`,
    size: null,
    created: day,
    last_modified: day,
    state: 'active',
    position,
  }));
  return { name: one.name, title: one.name, license_id: 'cc-by', resources };
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
function packagesAt(now: number): readonly Package[] {
  const t = incomeYearEndedBefore(now, YEARS_UNTIL_STATISTICS);
  const lastYear = incomeYearEndedBefore(now, 0);
  const short = (year: number): string => `${year - 1}-${String(year % 100).padStart(2, '0')}`;
  const two = String((t - 1) % 100).padStart(2, '0');
  const workbook = (name: string, file: string, write: () => Sheets): Resource => ({ name, file, write: () => workbookFile(write()) });
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
        workbook('Individuals - Table 3', `ts${two}individual03sexage.xlsx`, () => ageAndIncome(t - 1)),
        workbook('Individuals - Table 6', `ts${two}individual06postcode.xlsx`, () => byPostcode(t - 1)),
        workbook('Individuals - Table 8', `ts${two}individual08medianaverage.xlsx`, () => postcodeMedians(t - 1)),
        workbook('Individuals - Table 15', `ts${two}individual15occupationsex.xlsx`, () => occupations(t - 1)),
        workbook('Individuals - Table 23', `ts${two}individual23contributions.xlsx`, () => superContributions(t - 1)),
        workbook('Company - Table 4', `ts${two}company04industry.xlsx`, () => companies(t - 1)),
        workbook('CGT - Table 2', `ts${two}cgt02gains.xlsx`, () => capitalGains(t - 1)),
        workbook('GST - Table 1', `ts${two}gst01gstwetlct.xlsx`, () => goodsAndServicesTax(t - 1)),
      ],
    },
    {
      name: 'corporate-transparency',
      resources: [
        workbook(`${short(t - 1)} Report of Entity Tax Information`, 'report-before.xlsx', () => entityTax(t - 1)),
        workbook(`${short(t)} Report of Entity Tax Information`, 'report.xlsx', () => entityTax(t)),
      ],
    },
    {
      name: 'higher-education-loan-program-help',
      resources: [workbook(`HELP Statistics ${short(lastYear)}`, 'help-statistics.xlsx', () => studentLoans(lastYear))],
    },
    {
      name: 'self-managed-superannuation-funds',
      resources: [workbook(`SMSF Annual Overview ${short(t)}`, 'smsf-annual-overview.xlsx', () => smsfOverview(lastYear))],
    },
    {
      name: 'small-business-benchmarks',
      resources: [workbook(`${short(t)} Benchmarks`, 'small-business-benchmarks.xlsx', () => benchmarks(t))],
    },
    {
      name: 'australian-tax-gaps',
      resources: [workbook('Australian tax gaps', 'australian-tax-gaps.xlsx', () => taxGaps(t - 1, lastYear))],
    },
    {
      name: 'research-and-development-tax-incentive',
      resources: [
        workbook(
          `${short(t - 1)} Report of data about Research and Development Tax Incentive entities`,
          'report-of-research-and-development.xlsx',
          () => researchIncentive(t - 1),
        ),
      ],
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
