/** Simulates the Workplace Gender Equality Agency, with its yearly archive on the data portal and its spreadsheet of pay gaps. */
import { DIVISIONS } from '../../src/core/anzsic.ts';
import { at } from '../../src/core/assert.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';
import type { Cell } from '../../src/formats/workbook.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { PORTAL_HOST, type PortalPackage, portalAnswer } from '../data-portal.ts';
import { chance, seedOf } from '../synthetic.ts';
import { workbookFile } from '../workbook-file.ts';
import { writeZip } from '../zip-writer.ts';

const SITE = 'www.wgea.gov.au';
const GAPS = '/sites/default/files/documents/Employer-Gender-Pay-Gaps-Spreadsheet.xlsx';

export function wgeaAgency(): SandboxAgency {
  return {
    hosts: [PORTAL_HOST, SITE],
    answer(url, now) {
      const file = url.host === SITE ? siteAnswer(url, now) : portalAnswer([packageAt(now)], url, now);
      return file ?? { status: 404, text: 'Not found' };
    },
  };
}

const siteAnswer = (url: URL, now: number): SandboxFile | null => (url.pathname === GAPS ? gapsFile(newestYear(now)) : null);

/**
 * Returns the latest reporting year. Reporting years end in March and are published in the next January. In May 2026, the latest is 2025.
 */
const newestYear = (now: number): number => new Date(now).getUTCFullYear() - 1;
const labelOf = (year: number): string => `${year - 1}-${String(year % 100).padStart(2, '0')}`;

/** Makes the package with archives for the latest and previous years. In the previous year's archive, the files are in a folder. */
function packageAt(now: number): PortalPackage {
  const year = newestYear(now);
  const archive = (of: number, folder: string): PortalPackage['resources'][number] => ({
    name: `${of} WGEA Data - Public Data File`,
    file: `wgea_public_dataset_${of}.zip`,
    format: '.csv',
    write: () => archiveFile(of, folder),
  });
  return { name: 'wgea-dataset', resources: [archive(year, ''), archive(year - 1, `wgea_public_dataset_${year - 1}/`)] };
}

// ---------------------------------------------------------------- employers

const SIZES = ['<250', '250-499', '500-999', '1000-4999', '5000+'];

interface Employer {
  readonly name: string;
  readonly group: string;
  readonly abn: string;
  readonly size: string;
  readonly division: string;
  readonly sector: string;
}

const EMPLOYERS: readonly Employer[] = Array.from({ length: 90 }, (_, i) => ({
  name: `INVENTED EMPLOYER ${i + 1} PTY LTD`,
  group: `INVENTED GROUP ${Math.floor(i / 3) + 1}`,
  // Every tenth row in the archive is for a whole corporate group, so it has no ABN.
  abn: i % 10 === 9 ? '' : String(90_000_000_000 + i),
  size: at(SIZES, i % SIZES.length),
  division: at(DIVISIONS, i % DIVISIONS.length).name,
  sector: i % 15 === 14 ? 'Public' : 'Private',
}));

// ---------------------------------------------------------------- the archive

const EMPLOYER_HEADER = [
  'reporting_year',
  'corporate_group_name',
  'employer_name',
  'employer_abn',
  'is_relevant_employer',
  'employer_size',
  'anzsic_code',
  'anzsic_division',
  'anzsic_subdivision',
  'anzsic_group',
  'anzsic_class',
];

const employerCells = (employer: Employer, year: number): string[] => [
  labelOf(year),
  employer.group,
  employer.name,
  employer.abn,
  employer.abn === '' ? 'FALSE' : 'TRUE',
  employer.abn === '' ? '0' : employer.size,
  '7000',
  employer.division,
  `${employer.division}, invented subdivision`,
  'Invented group',
  'Invented class',
];

const QUESTION_HEADER = [
  'section',
  'subsection',
  'question_index',
  'upper_question_text',
  'question_text',
  'additional_question_info_1',
  'additional_question_info_2',
  'response_type',
  'response',
];
const THEMES = ['workplace_overview', 'action_on_gender_equality', 'employee_support', 'flexible_work', 'harm_prevention'];

function archiveFile(year: number, folder: string): SandboxFile {
  const member = (name: string, header: readonly string[], rows: (employer: Employer) => readonly (readonly string[])[]) => ({
    name: `${folder}wgea_${name}_${year}.csv`,
    content: [
      encodeCsvRow([...EMPLOYER_HEADER, ...header]),
      ...EMPLOYERS.flatMap((employer) => rows(employer).map((cells) => encodeCsvRow([...employerCells(employer, year), ...cells]))),
    ].join(''),
  });
  const bytes = writeZip([
    member(
      'workforce_composition',
      ['manager_category', 'occupation', 'employment_status', 'employment_type', 'gender', 'n_employees'],
      composition,
    ),
    member(
      'workforce_management_statistics',
      ['movement_type', 'manager_category', 'manager_type', 'employment_status', 'employment_type', 'gender', 'n_employees'],
      movements,
    ),
    ...THEMES.map((theme) => member(`questionnaire_${theme}`, QUESTION_HEADER, (employer) => answers(theme, employer))),
    { name: `${folder}wgea_questionnaire_catalogue_${year}.csv`, content: 'question_index,question_text\r\n1.1,Invented question 1\r\n' },
  ]);
  return { bytes, contentType: 'application/zip' };
}

const GENDERS = ['Women', 'Men'];
const countOf = (name: string): string => String(1 + (seedOf(`wgea/${name}`) % 40));

function composition(employer: Employer): readonly (readonly string[])[] {
  const posts = [
    ['Manager', 'CEOs'],
    ['Manager', 'Other managers'],
    ['Non-manager', 'Professionals'],
    ['Non-manager', 'Clerical and administrative'],
  ];
  return posts.flatMap((post) =>
    GENDERS.map((gender) => [...post, 'Full-time', 'Permanent', gender, countOf(`${employer.name}/${post.join('/')}/${gender}`)]),
  );
}

function movements(employer: Employer): readonly (readonly string[])[] {
  return ['Appointments', 'Promotions', 'Resignations'].flatMap((movement) =>
    GENDERS.map((gender) => [
      movement,
      'Managers',
      'Other managers',
      'Full-time',
      'Permanent',
      gender,
      countOf(`${employer.name}/${movement}/${gender}`),
    ]),
  );
}

function answers(theme: string, employer: Employer): readonly (readonly string[])[] {
  return [1, 2, 3].map((n) => [
    theme.replaceAll('_', ' '),
    'Invented subsection',
    `1.${n}`,
    'Invented heading',
    `Invented question ${n} about ${theme.replaceAll('_', ' ')}, answered yes or no?`,
    n === 3 ? 'Women' : '',
    '',
    'Select',
    chance(`${employer.name}/${theme}/${n}`) > 0 ? 'Yes' : 'No',
  ]);
}

// ---------------------------------------------------------------- the spreadsheet

const GAP_HEADINGS = [
  'Average total remuneration GPG (%)',
  'Average base salary GPG (%)',
  'Median total remuneration GPG (%)',
  'Median base salary GPG (%)',
];
const GAPS_HEADER = [
  'Employer name',
  'Employer ABN',
  'Sector',
  'Industry (ANZSIC Division)',
  'Industry (ANZSIC Class)',
  'Employer size range   (# employees)',
  ...GAP_HEADINGS,
  ...GAP_HEADINGS,
  'Total workforce % women',
  'Total workforce - average total remuneration ($)*',
];

/** Invents a pay gap as a fraction with three decimals. It is more often positive than negative. */
const gapOf = (name: string): number => Math.round(120 + 180 * chance(`wgea/${name}`)) / 1000;

function gapsFile(year: number): SandboxFile {
  const rows = EMPLOYERS.filter(({ abn }) => abn !== '').map((employer): Cell[] => [
    employer.name,
    Number(employer.abn),
    employer.sector,
    employer.division,
    'Invented class',
    employer.size,
    ...GAP_HEADINGS.map((heading) => gapOf(`${employer.name}/${heading}/${year}`)),
    // One employer in six has no value, because it did not report for the previous year.
    ...GAP_HEADINGS.map((heading) => (seedOf(employer.name) % 6 === 0 ? null : gapOf(`${employer.name}/${heading}/${year - 1}`))),
    Math.round(500 + 300 * chance(`${employer.name}/women`)) / 1000,
    Math.round(105 + 30 * chance(`${employer.name}/pay`)) * 1000,
  ]);
  const title = `Results based on ${labelOf(year)} WGEA Gender Equality Reporting`;
  return workbookFile({
    '1. How to use': [['How to use this spreadsheet']],
    '2. Employers ': [[null], ['EMPLOYER GENDER PAY GAPS'], [title], GAPS_HEADER, ...rows],
    '3. Corporate groups ': [[null], ['CORPORATE GROUPS']],
    '4. Corporate group info': [[null]],
  });
}
