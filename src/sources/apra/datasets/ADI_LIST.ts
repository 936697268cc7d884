/** APRA register of authorised deposit-taking institutions with ABN, sector and status. */
import type { RegisterDataset } from '../../../core/define-dataset.ts';
import { besideListing, CENTRALISED_FILE, combineListings, MONTHLY_FILE, parseListing } from '../adi-list.ts';
import { BACK_SERIES } from '../banking-pages.ts';
import { CENTRALISED } from '../centralised.ts';
import { pageAsk, pageUrl, SITE } from '../page.ts';

const REGISTER_PAGE = `${SITE}/register-of-authorised-deposit-taking-institutions`;

export const ADI_LIST: RegisterDataset = {
  kind: 'register',
  source: 'apra',
  id: 'ADI_LIST',
  title: 'Register of authorised deposit-taking institutions',
  description:
    'Banks, credit unions, building societies, branches of foreign banks and other institutions authorised to take deposits at any time since 2013, with their ABNs.',
  landingPage: REGISTER_PAGE,
  cadence: { checkEveryMinutes: 1440, maxAgeDays: null },
  quirks: [
    "APRA's register is a web page of names without ABNs or dates. This dataset combines the institutions in APRA's centralised publication (quarterly, since March 2013) and monthly statistics (since March 2019).",
    'The column licence_date is null, because APRA publishes no file with dates of authorisation.',
    'The type is the sector in the centralised publication. That publication excludes branches of foreign banks and a few other institutions. These have a separate type.',
    'The status is current if the institution is in the latest quarter or month, and otherwise ceased. Very small institutions report quarterly only.',
  ],
  curated: true,
  upstream: { url: pageUrl(CENTRALISED), format: 'XLSX' },
  columns: [
    { name: 'name', type: 'text', description: 'Name as last published.', match: 'substring' },
    { name: 'abn', type: 'text', description: 'Australian Business Number, 11 digits.', indexed: true },
    { name: 'type', type: 'text', description: 'APRA sector.', match: 'substring', aliases: ['sector'] },
    { name: 'status', type: 'text', description: 'current or ceased.' },
    { name: 'licence_date', type: 'date', description: 'Date of authorisation. Not published, so null.' },
  ],
  key: ['abn'],
  asks: () => [pageAsk(CENTRALISED, CENTRALISED_FILE), pageAsk(BACK_SERIES, MONTHLY_FILE)],
  leftOut: async (capture) => besideListing(capture),
  parse: parseListing,
  combine: combineListings,
};
