/** Simulates ASIC registers of invented companies, people and licences, each in the layout of the real register. */
import { checkAbn, checkAcn } from '../../src/core/identifiers.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';
import type { SandboxFile } from '../agency.ts';
import type { PortalPackage, PortalResource } from '../data-portal.ts';
import { fromSpecimen } from '../from-specimens.ts';
import { seedOf } from '../synthetic.ts';
import { writeZip } from '../zip-writer.ts';

const COMPANIES = 1_500;
const FIRST_ACN = 100_000;
const MARK = '\ufeff';

const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];
const TRADES = ['Bakery', 'Plumbing', 'Mining', 'Shipping', 'Orchards', 'Robotics', 'Books', 'Advisory', 'Credit', 'Insurance'];
const PLACES = ['Wattle', 'Banksia', 'Jacaranda', 'Boronia', 'Acacia', 'Myrtle', 'Cedar', 'Maple', 'Willow', 'Waratah', 'Grevillea'];
const GIVEN = ['ANNA', 'BERT', 'CARA', 'DANE', 'ELLA', 'FINN', 'GAIL', 'HUGO'];

/** Chooses a member from a list. The same name always results in the same member. */
const pick = <T>(list: readonly T[], name: string): T => list[seedOf(name) % list.length] as T;

export interface InventedCompany {
  readonly name: string;
  readonly formerName: string | null;
  readonly acn: string;
  /** The company's ABN. Empty if the company has none. */
  readonly abn: string;
  readonly type: string;
  readonly status: string;
  readonly registered: string;
  readonly state: string;
}

/** Makes an ACN from eight digits of the number and a check digit. */
function acnOf(number: number): string {
  const body = String(number).padStart(8, '0');
  for (let digit = 0; digit < 10; digit++) if (checkAcn(`${body}${digit}`).valid) return `${body}${digit}`;
  return `${body}0`;
}

/** Makes a company's ABN from two check digits and its ACN. */
function abnOf(acn: string): string {
  for (let digits = 10; digits < 100; digits++) if (checkAbn(`${digits}${acn}`).valid) return `${digits}${acn}`;
  return '';
}

let invented: readonly InventedCompany[] | null = null;

/** Returns the invented companies. They are the same every day, and are created by the first call. */
export function inventedCompanies(): readonly InventedCompany[] {
  invented ??= Array.from({ length: COMPANIES }, (_, i) => inventCompany(i));
  return invented;
}

function inventCompany(i: number): InventedCompany {
  const acn = acnOf(FIRST_ACN + 37 * i);
  const name = `SIMULATED ${pick(PLACES, `place ${i}`)} ${pick(TRADES, `trade ${i}`)} ${i + 1} PTY LTD`.toUpperCase();
  return {
    name,
    formerName: i % 9 === 4 ? `FORMERLY "${pick(PLACES, `former ${i}`)}" ${i + 1} PTY LTD`.toUpperCase() : null,
    acn,
    abn: i % 7 === 6 ? '' : abnOf(acn),
    type: i % 11 === 10 ? 'APUB' : 'APTY',
    status: i % 13 === 12 ? 'DRGD' : 'REGD',
    registered: registeredDay(i),
    state: i % 5 === 0 ? pick(STATES, `state ${i}`) : '',
  };
}

/** Returns a date from 1990 to 2024, in the form `DD/MM/YYYY`. */
function registeredDay(i: number): string {
  const day = new Date(Date.UTC(1990, 0, 1) + (seedOf(`day ${i}`) % 12_700) * 86_400_000).toISOString();
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

const person = (i: number): string => `EXAMPLE${i}, ${pick(GIVEN, `given ${i}`)}`;
const companyAt = (i: number): InventedCompany => inventedCompanies()[(i * 17) % COMPANIES] as InventedCompany;
const postcodeOf = (state: string, i: number): string => ({ NT: '800', ACT: '2600', TAS: '7000' })[state] ?? String(2000 + (i % 900));

// ---------------------------------------------------------------- files

type Rows = readonly (readonly string[])[];

const quoted = (header: string, rows: Rows): SandboxFile =>
  utf8(
    `${MARK}${encodeCsvRow(header.split(' '))}${rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')}`,
  );

const utf8 = (text: string): SandboxFile => ({ bytes: Buffer.from(text, 'utf8'), contentType: 'text/csv' });

const COMPANY_HEADER = [
  ...['Company Name', 'ACN', 'Type', 'Class', 'Sub Class', 'Status', 'Date of Registration', 'Date of Deregistration'],
  ...['Previous State of Registration', 'State Registration number', 'Modified since last report', 'Current Name Indicator', 'ABN'],
  ...['Current Name', 'Current Name Start Date'],
];

/**
 * Writes the company register, with one row for each name, sorted by ACN. Quotes within names are not escaped. Every 300th company has no
 * row for its current name.
 */
function companyText(): string {
  const rows = inventedCompanies().flatMap((one, i) => {
    const row = (name: string, current: string, currentName: string): string[] => [
      ...[name, one.acn, one.type, 'LMSH', one.type === 'APUB' ? 'ULST' : 'PROP', one.status, one.registered],
      ...[one.status === 'DRGD' ? '01/03/2025' : '', one.state, one.state === '' ? '' : String(i), '', current, one.abn || '0'],
      ...[currentName, currentName === '' ? '' : '01/02/2020'],
    ];
    if (i % 300 === 299) return [row(`ONCE ${one.name}`, '', one.name)];
    return [...(one.formerName === null ? [] : [row(one.formerName, '', one.name)]), row(one.name, 'Y', '')];
  });
  return `${MARK}${[COMPANY_HEADER, ...rows].map((row) => row.join('\t')).join('\r\n')}\r\n`;
}

const companyArchive = (): SandboxFile => ({
  bytes: writeZip([{ name: 'COMPANY_SIMULATED.csv', content: companyText() }]),
  contentType: 'application/zip',
});

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

function bannedPersons(): SandboxFile {
  const header =
    'REGISTER_NAME BD_PER_NAME BD_PER_TYPE BD_PER_DOC_NUM BD_PER_START_DT BD_PER_END_DT BD_PER_ADD_LOCAL BD_PER_ADD_STATE BD_PER_ADD_PCODE BD_PER_ADD_COUNTRY BD_PER_COMMENTS';
  const rows = numbers(120).map((i) => {
    const state = i % 10 === 9 ? 'ADDRESS UNKNOWN' : pick(STATES, `banned ${i}`);
    const type = i % 3 === 0 ? 'Disq. Director' : 'Banned Securities';
    const comment = i % 4 === 0 ? 'Simulated reason' : 'No comment made';
    return [
      ...['Banned and Disqualified Persons', person(i - (i % 2)), type, `#${String(90_000 + i).padStart(9, '0')}`],
      ...[registeredDay(i), i % 5 === 0 ? '' : '31/12/2030', 'SIMVILLE', state, postcodeOf(state, i), 'AUSTRALIA', comment],
    ];
  });
  return quoted(header, rows);
}

/** Writes this register in its layout since September 2026, without latitude and longitude, and with each clause in quotes. */
function licensees(): SandboxFile {
  const header =
    'REGISTER_NAME AFS_LIC_NUM AFS_LIC_NAME AFS_LIC_ABN_ACN AFS_LIC_START_DT AFS_LIC_PRE_FSR AFS_LIC_ADD_LOCAL AFS_LIC_ADD_STATE AFS_LIC_ADD_PCODE AFS_LIC_ADD_COUNTRY AFS_LIC_CONDITION';
  const clauses = [
    'This licence authorises the licensee to carry on a financial services business to:',
    '(a) provide financial product advice for the following classes of financial products:',
    '(i) general insurance products; and',
    '(ii) deposit and payment products;',
    'to retail and wholesale clients.',
  ].map((clause) => `"${clause}"`);
  const rows = numbers(150).map((i) => {
    const { name, abn, acn } = companyAt(i);
    const former = i % 6 === 0 ? `"General insurance broker","0000${30_000 + i}"` : '';
    const state = pick(STATES, `licensee ${i}`);
    const place = ['SIMVILLE', state, postcodeOf(state, i), 'Australia'];
    return ['AFS Licence', String(900_000 + i), name, abn || String(Number(acn)), registeredDay(i), former, ...place, clauses.join('~')];
  });
  return quoted(header, rows);
}

// ---------------------------------------------------------------- the portal

/** Returns a package with the current file, a dated snapshot and a help file. */
const register = (name: string, title: string, stem: string, write: PortalResource['write']): PortalPackage => ({
  name,
  resources: [
    { name: `${title} Help File`, file: `${stem}_help.pdf`, format: 'PDF', write },
    { name: `${title} - Current`, file: `${stem}_simulated.csv`, write },
  ],
});

/** Returns the package for the company register, which also lists a ZIP file. */
const companyPackage = (): PortalPackage => {
  const plain = register('asic-companies', 'Company Dataset', 'company', () => utf8(companyText()));
  const packed = { name: 'Company Dataset - Current', file: 'company_simulated.zip', format: 'ZIP', write: companyArchive };
  return { ...plain, resources: [...plain.resources, packed] };
};

export const asicPackages = (): readonly PortalPackage[] => [
  companyPackage(),
  register('asic-business-names', 'Business Names Dataset', 'business_names', fromSpecimen('asic', 'ASIC_BUSINESS_NAMES')),
  register('asic-financial-adviser', 'Financial Advisers Dataset', 'advisers', fromSpecimen('asic', 'ASIC_FINANCIAL_ADVISERS')),
  register('asic-afs-authorised-representative', 'Representatives Dataset', 'afs_rep', fromSpecimen('asic', 'ASIC_AFS_AUTH_REP')),
  register('asic-smsf', 'SMSF Auditor Dataset', 'smsf_auditor', fromSpecimen('asic', 'ASIC_SMSF_AUDITORS')),
  register('asic-afs-licensee', 'AFS Licensee Dataset', 'afs_lic', licensees),
  register('asic-credit-representative', 'Credit Representatives', 'credit_rep', fromSpecimen('asic', 'ASIC_CREDIT_REPRESENTATIVE')),
  register('asic-credit-licensee', 'Credit Licence Dataset', 'credit_lic', fromSpecimen('asic', 'ASIC_CREDIT_LICENSEE')),
  register('asic-banned-disqualified-per', 'Banned and Disqualified Persons', 'bd_per', bannedPersons),
  register('asic-banned-disqualified-org', 'Banned Organisations', 'bd_org', fromSpecimen('asic', 'ASIC_BANNED_ORGS')),
  register('asic-registered-auditor', 'Registered Auditor Dataset', 'reg_auditor', fromSpecimen('asic', 'ASIC_AUDITORS')),
  register('asic-liquidator', 'Liquidator Dataset', 'liquidator', fromSpecimen('asic', 'ASIC_LIQUIDATOR')),
];
