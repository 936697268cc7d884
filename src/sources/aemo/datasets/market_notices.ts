/** Market notices: AEMO's announcements to the electricity market. */
import type { RegisterDataset } from '../../../core/define-dataset.ts';
import { NOTICES, noticesAsk, readNotice } from '../market-notice.ts';

/** Labels are as in the notice report NEMITWEB1_MKTNOTICE on NEMweb. */
export const market_notices: RegisterDataset = {
  kind: 'register',
  source: 'aemo',
  id: 'market_notices',
  title: 'Electricity market notices',
  description:
    'The latest 60 AEMO notices to the National Electricity Market, on lack of reserve, interventions, outages, transfer limits and units that do not follow dispatch.',
  landingPage: NOTICES,
  cadence: { checkEveryMinutes: 15, maxAgeDays: null },
  quirks: [
    'The register has the latest 60 notices, which cover about a week. A later notice can cancel an earlier notice.',
    'Times are market time, UTC+10 all year. The text is quoted from AEMO, on one line and at most 8,000 characters long.',
  ],
  curated: true,
  upstream: { url: NOTICES, format: 'text' },
  columns: [
    { name: 'notice_id', type: 'integer', description: 'Number of the notice. Later notices have higher numbers.' },
    { name: 'type', type: 'text', description: 'Type of the notice, such as RESERVE NOTICE.', match: 'substring' },
    { name: 'type_description', type: 'text', description: 'Description of the type.', match: 'substring' },
    { name: 'created_at', type: 'text', description: 'Time when AEMO wrote the notice, in market time.' },
    { name: 'issued_on', type: 'date', description: 'Day of issue.' },
    { name: 'reference', type: 'text', description: 'Subject of the notice.', match: 'substring' },
    { name: 'text', type: 'text', description: 'Text of the notice, quoted from AEMO.', match: 'substring', aliases: ['q'] },
    { name: 'url', type: 'text', description: 'Address of the notice.' },
  ],
  key: ['notice_id'],
  asks: () => [noticesAsk],
  parse: readNotice,
};
