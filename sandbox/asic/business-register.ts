/** Simulates the look-up service and bulk extract of the Australian Business Register, with the invented companies. */
import { checkAbn } from '../../src/core/identifiers.ts';
import type { SandboxFile } from '../agency.ts';
import type { PortalPackage } from '../data-portal.ts';
import { writeZip } from '../zip-writer.ts';
import { type InventedCompany, inventedCompanies } from './registers.ts';

export const LOOKUP_HOST = 'abr.business.gov.au';

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EMPTY = {
  Abn: '',
  AbnStatus: '',
  AbnStatusEffectiveFrom: '',
  Acn: '',
  AddressDate: null,
  AddressPostcode: '',
  AddressState: '',
  BusinessName: [],
  EntityName: '',
  EntityTypeCode: '',
  EntityTypeName: '',
  Gst: null,
  Message: '',
};

/** Returns the response to a look-up, even for an unknown ABN. Null for other URLs. */
export function lookUpAnswer(url: URL): SandboxFile | null {
  if (url.pathname !== '/json/AbnDetails.aspx') return null;
  const callback = url.searchParams.get('callback') ?? 'callback';
  const text = `${callback}(${JSON.stringify(replyTo(url.searchParams))})`;
  return { bytes: Buffer.from(text, 'utf8'), contentType: 'text/javascript; charset=utf-8' };
}

function replyTo(query: URLSearchParams): object {
  const abn = query.get('abn') ?? '';
  if (!GUID.test(query.get('guid') ?? '')) return { ...EMPTY, Message: 'The GUID entered is not recognised as a Registered Party' };
  if (!checkAbn(abn).valid) return { ...EMPTY, Message: 'Search text is not a valid ABN or ACN' };
  const company = inventedCompanies().find((one) => one.abn === abn);
  if (!company) return { ...EMPTY, Message: 'No record found' };
  return {
    ...EMPTY,
    Abn: abn,
    AbnStatus: isActive(company) ? 'Active' : 'Cancelled',
    AbnStatusEffectiveFrom: '2000-07-01',
    Acn: company.acn,
    AddressDate: '2020-02-04',
    AddressPostcode: '2000',
    AddressState: 'NSW',
    EntityName: company.name,
    EntityTypeCode: typeOf(company).code,
    EntityTypeName: typeOf(company).name,
    Gst: isActive(company) ? '2000-07-01' : null,
  };
}

const isActive = (company: InventedCompany): boolean => company.status === 'REGD';
const typeOf = (company: InventedCompany): { code: string; name: string } =>
  company.type === 'APUB' ? { code: 'PUB', name: 'Australian Public Company' } : { code: 'PRV', name: 'Australian Private Company' };

// ---------------------------------------------------------------- the bulk extract

/** Returns the package for the bulk extract, which has two archives with two documents each. */
export const bulkExtractPackage = (): PortalPackage => ({
  name: 'abn-bulk-extract',
  resources: [
    { name: 'ABN Bulk Extract Part 1', file: 'public_split_1_10.zip', format: 'ZIP', write: () => archive([1, 2]) },
    { name: 'ABN Bulk Extract Part 2', file: 'public_split_11_20.zip', format: 'ZIP', write: () => archive([11, 12]) },
  ],
});

const PARTS = [1, 2, 11, 12];

const archive = (parts: readonly number[]): SandboxFile => ({
  bytes: writeZip(parts.map((part) => ({ name: `20261118_Public${String(part).padStart(2, '0')}.xml`, content: document(part) }))),
  contentType: 'application/zip',
});

function document(part: number): string {
  const records = inventedCompanies()
    .filter((one, i) => one.abn !== '' && PARTS[i % PARTS.length] === part)
    .map(record);
  const info = `<FileSequenceNumber>${part}</FileSequenceNumber><RecordCount>${records.length}</RecordCount><ExtractTime>2026-11-18T08:46:00</ExtractTime>`;
  return `<?xml version="1.0"?><Transfer error="none"><TransferInfo>${info}</TransferInfo>${' '.repeat(120)}\n${records.join('\n')}\n</Transfer>`;
}

function record(company: InventedCompany): string {
  const status = isActive(company) ? 'ACT' : 'CAN';
  const { code, name } = typeOf(company);
  const escaped = company.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    `<ABR recordLastUpdatedDate="20200204" replaced="N"><ABN status="${status}" ABNStatusFromDate="20000701">${company.abn}</ABN>`,
    `<EntityType><EntityTypeInd>${code}</EntityTypeInd><EntityTypeText>${name}</EntityTypeText></EntityType>`,
    `<MainEntity><NonIndividualName type="MN"><NonIndividualNameText>${escaped}</NonIndividualNameText></NonIndividualName>`,
    '<BusinessAddress><AddressDetails><State>NSW</State><Postcode>2000</Postcode></AddressDetails></BusinessAddress></MainEntity>',
    `<ASICNumber ASICNumberType="undetermined">${company.acn}</ASICNumber><GST status="${status}" GSTStatusFromDate="20000701" /></ABR>`,
  ].join('');
}
