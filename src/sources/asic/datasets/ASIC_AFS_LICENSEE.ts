/** ASIC: holders of an Australian financial services licence. */
import { formerLicences, plainClauses } from '../clauses.ts';
import { abnOnly, abnOrAcn, date, licenceNumber, list, number, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_AFS_LICENSEE = asicRegister({
  id: 'ASIC_AFS_LICENSEE',
  title: 'AFS licensees register',
  description: 'Holders of an Australian financial services licence, with their addresses and the services that each licence authorises.',
  package: 'asic-afs-licensee',
  lastKnown: 'ab7eddce-84df-4098-bc8f-500d0d9776d1/resource/d98a113d-6b50-40e6-b65f-2612efc877f4/download/afs_lic_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    licenceNumber('licence_number', 'AFS_LIC_NUM', 'Licence number, without leading zeros.'),
    text('licensee_name', 'AFS_LIC_NAME', 'Name of the licensee.', { match: 'substring' }),
    abnOrAcn('abn_acn', 'AFS_LIC_ABN_ACN', 'ABN of eleven digits, or ACN of nine.'),
    date('start_date', 'AFS_LIC_START_DT', 'First day of the licence.'),
    list('pre_fsr', 'AFS_LIC_PRE_FSR', 'Type and number of licences from before the Financial Services Reform Act.', formerLicences),
    text('locality', 'AFS_LIC_ADD_LOCAL', 'Locality of the address.'),
    text('state', 'AFS_LIC_ADD_STATE', 'State of the address.'),
    postcode('postcode', 'AFS_LIC_ADD_PCODE', 'Postcode of the address.', 'AFS_LIC_ADD_COUNTRY'),
    text('country', 'AFS_LIC_ADD_COUNTRY', 'Country of the address. International if overseas.'),
    number('latitude', 'AFS_LIC_LAT', 'Latitude of the address.', { unit: 'degrees', optional: true }),
    number('longitude', 'AFS_LIC_LNG', 'Longitude of the address.', { unit: 'degrees', optional: true }),
    list('authorisation', 'AFS_LIC_CONDITION', 'Authorised services of the licence, as published.'),
    abnOnly('abn', 'AFS_LIC_ABN_ACN', 'ABN of the licensee, if published.', { hidden: true }),
    { ...list('authorisations', 'AFS_LIC_CONDITION', 'The authorised services without their numbering.', plainClauses), hidden: true },
  ],
  quirks: [
    'The agency removed latitude and longitude in 2026. Since then, they are null.',
    'The ABN is null if the agency gives an ACN instead.',
  ],
});
