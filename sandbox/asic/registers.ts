/** Simulates ASIC registers of invented companies, people and licences, each in the layout of the real register. */
import { at } from '../../src/core/assert.ts';
import { checkAbn, checkAcn } from '../../src/core/identifiers.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';
import type { SandboxFile } from '../agency.ts';
import type { PortalPackage } from '../data-portal.ts';
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

/** Writes a file with tabs between cells and without quotes. ASIC also uses the extension .csv for such files. */
const tabbed = (header: string, rows: Rows): SandboxFile =>
  utf8(`${MARK}${header.replaceAll(' ', '\t')}\r\n${rows.map((row) => `${row.join('\t')}\r\n`).join('')}`);
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

/** Writes this register in windows-1252, with non-breaking spaces in names, as in an earlier ASIC file. */
function bannedOrganisations(): SandboxFile {
  const header = 'REGISTER_NAME BD_ORG_ACN BD_ORG_NAME BD_ORG_TYPE BD_ORG_URL BD_ORG_START_DT BD_ORG_END_DT BD_ORG_COMMENT';
  const rows = numbers(15).map((i) => {
    const { acn, name } = companyAt(i);
    const end = at(['', '04/10/2030', 'Permanent banning'], i % 3);
    const type = i % 2 === 0 ? 'Credit Banning' : 'Credit banning';
    return [
      'Banned and Disqualified Organisations',
      acn,
      name.replace(' PTY', '\u00a0 PTY'),
      type,
      'Not available',
      registeredDay(i),
      end,
      'No comment made',
    ];
  });
  const text = [header.replaceAll(' ', '\t'), ...rows.map((row) => row.join('\t'))].join('\r\n');
  return { bytes: Buffer.from(`${text}\r\n`, 'latin1'), contentType: 'text/csv' };
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

function representatives(): SandboxFile {
  const header =
    'REGISTER_NAME AFS_REP_NUM AFS_LIC_NUM AFS_REP_NAME AFS_REP_ABN AFS_REP_ACN AFS_REP_OTHER_ROLE AFS_REP_START_DT AFS_REP_STATUS AFS_REP_END_DT AFS_REP_ADD_LOCAL AFS_REP_ADD_STATE AFS_REP_ADD_PCODE AFS_REP_ADD_COUNTRY AFS_REP_APPOINTED_BY';
  const rows = numbers(200).map((i) => {
    const state = pick(STATES, `representative ${i}`);
    return [
      ...['AFS Authorised Representative', String(1_200_000 + i).padStart(9, '0'), String(900_000 + (i % 150)).padStart(9, '0'), person(i)],
      ...['', '', '', registeredDay(i), i % 4 === 0 ? 'Ceased' : 'Current', i % 4 === 0 ? '30/06/2026' : ''],
      ...['SIMVILLE', state, postcodeOf(state, i), 'Australia', companyAt(i % 150).name],
    ];
  });
  return tabbed(header, rows);
}

/**
 * Writes the register of advisers. Between the appointment and the qualifications, it has a column for each product on which an adviser may
 * advise.
 */
function advisers(): SandboxFile {
  const header =
    'REGISTER_NAME ADV_NAME ADV_NUMBER ADV_ROLE ADV_SUB_TYPE ADV_ROLE_STATUS ADV_ABN ADV_FIRST_PROVIDED_ADVICE LICENCE_NAME LICENCE_NUMBER LICENCE_ABN LICENCE_CONTROLLED_BY ADV_START_DT ADV_END_DT OVERALL_REGISTRATION_STATUS REGISTRATION_STATUS_UNDER_AFSL ADV_ADD_LOCAL ADV_ADD_STATE ADV_ADD_PCODE ADV_ADD_COUNTRY FIN FIN_DERIV FIN_SECUR QUALIFICATIONS_AND_TRAINING MEMBERSHIPS FURTHER_RESTRICTIONS';
  const rows = numbers(200).map((i) => {
    const ceased = i % 3 === 0;
    const state = pick(STATES, `adviser ${i}`);
    const { name, abn } = companyAt(i % 150);
    return [
      ...['Financial Advisers', person(i - (i % 2)), String(1_000_000 + i - (i % 2)).padStart(9, '0'), 'Financial Adviser', ''],
      ...[ceased ? 'Ceased' : 'Current', '', String(1990 + (i % 30)), name, String(900_000 + (i % 150)).padStart(9, '0'), abn, ''],
      ...[registeredDay(i), ceased ? '30/06/2026' : '', ceased ? '' : 'Registered', ceased ? '' : 'Registered'],
      ...[
        'SIMVILLE',
        state,
        postcodeOf(state, i),
        'Australia',
        'Y',
        '',
        'Y',
        'Simulated Diploma ~ Simulated Degree',
        'Simulated Association',
        '',
      ],
    ];
  });
  return tabbed(header, rows);
}

function liquidators(): SandboxFile {
  const header =
    'REGISTER_NAME LIQ_NUM OFF_LIQ_NUM LIQ_NAME LIQ_START_DT OFF_LIQ_START_DT LIQ_STATUS LIQ_SUSP_DT LIQ_ADD_LOCAL LIQ_ADD_STATE LIQ_ADD_PCODE LIQ_ADD_COUNTRY LIQ_FIRM';
  const rows = numbers(60).map((i) => {
    const state = pick(STATES, `liquidator ${i}`);
    const place = ['SIMVILLE', state, postcodeOf(state, i), 'Australia'];
    return [
      'Liquidator',
      String(400_000 + i),
      '',
      person(i),
      registeredDay(i),
      '',
      i % 20 === 19 ? 'SUSP' : 'APPR',
      '',
      ...place,
      companyAt(i).name,
    ];
  });
  return quoted(header, rows);
}

function auditors(): SandboxFile {
  const header =
    'REGISTER_NAME REG_AUD_NUM REG_AUD_NAME REG_AUD_ACN REG_AUD_START_DT REG_AUD_STATUS REG_AUD_SUSP_DT REG_AUD_ADD_LOCAL REG_AUD_ADD_STATE REG_AUD_ADD_PCODE REG_AUD_ADD_COUNTRY';
  const rows = numbers(80).map((i) => {
    const state = pick(STATES, `auditor ${i}`);
    const company = i % 10 === 0;
    const place = ['SIMVILLE', state, postcodeOf(state, i), 'Australia'];
    return [
      'Registered Auditor',
      String(1000 + i),
      company ? companyAt(i).name : person(i),
      company ? companyAt(i).acn : '',
      registeredDay(i),
      'REGD',
      '',
      ...place,
    ];
  });
  return quoted(header, rows);
}

function smsfAuditors(): SandboxFile {
  const header =
    'REGISTER_NAME SMSF_NUM SMSF_NAME SMSF_STATUS SMSF_PERSON_ABN SMSF_REG_DT SMSF_SUSP_START_DT SMSF_SUSP_END_DT SMSF_LOCALITY SMSF_POST_CODE SMSF_STATE SMSF_ATTRIBUTE_TYPE SMSF_CAPACITY SMSF_CAPACITY_FIRM_NAME SMSF_CAPACITY_START_DT SMSF_CONDITION SMSF_CONDITION_DTL SMSF_CONDITION_START_DT';
  const rows = numbers(80).map((i) => {
    const state = pick(STATES, `smsf ${i}`);
    const capacity = ['Capacity', 'Sole Practitioner', '', registeredDay(i), '', '', ''];
    return [
      'SMSF Auditor',
      String(100_000_000 + i),
      person(i),
      'Registered',
      '',
      registeredDay(i),
      '',
      '',
      'SIMVILLE',
      postcodeOf(state, i),
      state,
      ...capacity,
    ];
  });
  return tabbed(header, rows);
}

function creditLicensees(): SandboxFile {
  const header =
    'REGISTER_NAME CRED_LIC_NUM CRED_LIC_NAME CRED_LIC_START_DT CRED_LIC_END_DT CRED_LIC_STATUS CRED_LIC_ABN_ACN CRED_LIC_AFSL_NUM CRED_LIC_STATUS_HISTORY CRED_LIC_LOCALITY CRED_LIC_STATE CRED_LIC_PCODE CRED_LIC_LAT CRED_LIC_LNG CRED_LIC_EDRS CRED_LIC_BN CRED_LIC_AUTHORISATIONS';
  const rows = numbers(100).map((i) => {
    const { name, abn, acn } = companyAt(i);
    const state = pick(STATES, `credit ${i}`);
    const place = ['SIMVILLE', state, postcodeOf(state, i), '', ''];
    const rest = [i % 8 === 0 ? 'AFCA~FOS' : 'AFCA', '', 'Engage in credit activities as a credit provider'];
    return [
      'Credit Licence',
      String(380_000 + i),
      name,
      registeredDay(i),
      '',
      'APPR',
      abn || acn,
      i % 3 === 0 ? String(900_000 + i) : '',
      '',
      ...place,
      ...rest,
    ];
  });
  return quoted(header, rows);
}

function creditRepresentatives(): SandboxFile {
  const header =
    'REGISTER_NAME CRED_REP_NUM CRED_LIC_NUM CRED_REP_NAME CRED_REP_ABN_ACN CRED_REP_START_DT CRED_REP_END_DT CRED_REP_LOCALITY CRED_REP_STATE CRED_REP_PCODE CRED_REP_EDRS CRED_REP_AUTHORISATIONS CRED_REP_CROSS_ENDORSE';
  const rows = numbers(100).map((i) => {
    const state = pick(STATES, `credit representative ${i}`);
    const rest = ['AFCA', 'Act on behalf of the licensee', i % 9 === 0 ? 'Simulated endorser' : ''];
    return [
      'Credit Representative',
      String(500_000 + i),
      String(380_000 + (i % 100)),
      person(i),
      '',
      registeredDay(i),
      '',
      'SIMVILLE',
      state,
      postcodeOf(state, i),
      ...rest,
    ];
  });
  return quoted(header, rows);
}

function businessNames(): SandboxFile {
  const header = 'REGISTER_NAME BN_NAME BN_STATUS BN_REG_DT BN_CANCEL_DT BN_RENEW_DT BN_STATE_NUM BN_STATE_OF_REG BN_ABN';
  const rows = numbers(600).map((i) => {
    const name = `Simulated ${pick(PLACES, `name ${i}`)} ${pick(TRADES, `business ${i}`)} ${i + 1}`;
    const gone = i % 6 === 5;
    return [
      ...['BUSINESS NAMES', name, gone ? 'Cancelled' : 'Registered', registeredDay(i), gone ? '30/06/2025' : '', gone ? '' : '30/06/2028'],
      ...[i % 4 === 0 ? `B${i}` : '', i % 4 === 0 ? pick(STATES, `name ${i}`) : '', companyAt(i % 400).abn],
    ];
  });
  return tabbed(header, rows);
}

// ---------------------------------------------------------------- the portal

/** Returns a package with the current file, a dated snapshot and a help file. */
const register = (name: string, title: string, stem: string, write: () => SandboxFile): PortalPackage => ({
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
  register('asic-business-names', 'Business Names Dataset', 'business_names', businessNames),
  register('asic-financial-adviser', 'Financial Advisers Dataset', 'financial_advisers', advisers),
  register('asic-afs-authorised-representative', 'AFS Authorised Representative Dataset', 'afs_rep', representatives),
  register('asic-smsf', 'SMSF Auditor Dataset', 'smsf_auditor', smsfAuditors),
  register('asic-afs-licensee', 'AFS Licensee Dataset', 'afs_lic', licensees),
  register('asic-credit-representative', 'Credit Representative Dataset', 'credit_rep', creditRepresentatives),
  register('asic-credit-licensee', 'Credit Licence Dataset', 'credit_lic', creditLicensees),
  register('asic-banned-disqualified-per', 'Banned and Disqualified Persons', 'bd_per', bannedPersons),
  register('asic-banned-disqualified-org', 'Banned and Disqualified Organisations', 'bd_org', bannedOrganisations),
  register('asic-registered-auditor', 'Registered Auditor Dataset', 'reg_auditor', auditors),
  register('asic-liquidator', 'Liquidator Dataset', 'liquidator', liquidators),
];
