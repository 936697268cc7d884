/** ASIC: organisations banned or disqualified from financial services or credit. */
import { acn, comment, date, dateOrWords, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_BANNED_ORGS = asicRegister({
  id: 'ASIC_BANNED_ORGS',
  title: 'Banned and disqualified organisations',
  description: 'Organisations that are or were banned from financial services or credit activities, with the kind of ban and its dates.',
  package: 'asic-banned-disqualified-org',
  lastKnown: 'a5fde808-ba32-4cee-bfcb-fbb3afa56a28/resource/ced03961-e6f7-4263-895a-0fd1d7996043/download/bd_org_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    acn('acn', 'BD_ORG_ACN', 'ACN of the organisation.'),
    text('org_name', 'BD_ORG_NAME', 'Name of the organisation.', { match: 'substring' }),
    text('ban_type', 'BD_ORG_TYPE', 'Kind of ban, as published, with varying use of capitals.'),
    text('url', 'BD_ORG_URL', 'Page about the ban.'),
    date('start_date', 'BD_ORG_START_DT', 'First day of the ban.'),
    dateOrWords('end_date', 'BD_ORG_END_DT', 'Last day of the ban, or the words “Permanent banning”. Null if no date is stated.'),
    comment('comments', 'BD_ORG_COMMENT', 'The reason, if the agency states it.'),
  ],
  quirks: [
    'A permanent ban has the words “Permanent banning” instead of an end date. If there is no end date, it is unknown whether the ban still applies.',
    'If the agency writes “No comment made”, the comment is null.',
  ],
});
