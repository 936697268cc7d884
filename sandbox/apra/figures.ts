/** Lists the invented institutions, funds, products and insurance items for the simulated APRA. */

export interface Bank {
  readonly name: string;
  readonly abn: string;
  /** The sector in the centralised publication. Null for branches of foreign banks, because the publication omits them. */
  readonly sector: string | null;
  readonly mutual: boolean;
  /** Assets in AUD million. */
  readonly size: number;
}

/** Banks with invented names. Large banks have the ABNs that the catalogue uses in words and series. */
export const BANKS: readonly Bank[] = [
  { name: 'Simulated Bank CBA Limited', abn: '48123123124', sector: 'Major banks', mutual: false, size: 1_100_000 },
  { name: 'Simulated Bank Westpac Limited', abn: '33007457141', sector: 'Major banks', mutual: false, size: 1_000_000 },
  { name: 'Simulated Bank NAB Limited', abn: '12004044937', sector: 'Major banks', mutual: false, size: 950_000 },
  { name: 'Simulated Bank ANZ Limited', abn: '11005357522', sector: 'Major banks', mutual: false, size: 720_000 },
  { name: 'Simulated Bank Macquarie Limited', abn: '46008583542', sector: 'Other domestic banks', mutual: false, size: 250_000 },
  { name: 'Simulated Bank BOQ Limited', abn: '32009656740', sector: 'Other domestic banks', mutual: false, size: 110_000 },
  { name: 'Simulated Bank Bendigo Limited', abn: '11068049178', sector: 'Other domestic banks', mutual: false, size: 105_000 },
  { name: 'Simulated Bank ING Limited', abn: '24000893292', sector: 'Foreign subsidiary banks', mutual: false, size: 100_000 },
  { name: 'Simulated Bank Suncorp Limited', abn: '66010831722', sector: 'Other domestic banks', mutual: false, size: 90_000 },
  { name: 'Simulated Bank HSBC Limited', abn: '48006434162', sector: 'Foreign subsidiary banks', mutual: false, size: 60_000 },
  { name: 'Simulated Bank AMP Limited', abn: '15081596009', sector: 'Other domestic banks', mutual: false, size: 32_000 },
  { name: 'Example Mutual Bank Ltd', abn: '90000000001', sector: 'Other domestic banks', mutual: true, size: 20_000 },
  { name: 'Sample Credit Union Limited', abn: '90000000002', sector: 'Credit unions', mutual: true, size: 900 },
  { name: 'Invented Branch of Nowhere', abn: '90000000003', sector: null, mutual: false, size: 15_000 },
];

export interface Fund {
  readonly name: string;
  readonly abn: string;
  readonly type: string;
  readonly trustee: string;
}

const fund = (name: string, digit: number, type: string): Fund => ({
  name,
  abn: `9100000000${digit}`,
  type,
  trustee: `${name} Trustee Pty Ltd`,
});

export const FUNDS: readonly Fund[] = [
  fund('Example Industry Super', 1, 'INDUSTRY'),
  fund('Sample Retail Super', 2, 'RETAIL'),
  fund('Invented Public Sector Super', 3, 'PUBLIC_SECTOR'),
  fund('Made-up Corporate Super', 4, 'CORPORATE'),
];

export interface Product {
  readonly product: string;
  readonly lifecycle: boolean;
  readonly fund: Fund;
}

export const PRODUCTS: readonly Product[] = FUNDS.map((one, i) => ({ product: `${one.name} MySuper`, lifecycle: i % 2 === 0, fund: one }));

/** A database of insurance statistics, with its layout and the labels of its records in column order. */
export interface InsuranceBook {
  readonly dataset: string;
  readonly page: string;
  readonly name: (first: string, last: string) => string;
  readonly sheet: string;
  readonly period: string;
  readonly keys: readonly string[];
  readonly value: string;
  readonly records: readonly (readonly string[])[];
}

const GENERAL_PAGE = 'quarterly-general-insurance-performance-statistics';
const LIFE_PAGE = 'quarterly-life-insurance-performance-statistics';
const SEGMENTS = ['Total industry', 'Personal lines insurers', "Lenders' mortgage insurers", 'Reinsurers'];
const CLASSES = ['Houseowners and householders', 'Commercial motor vehicle', 'Domestic motor vehicle', 'Mortgage'];
const STATES = ['New South Wales', 'Victoria', 'Queensland', 'South Australia', 'Western Australia', 'Tasmania', 'Northern Territory'];
const PRODUCT_GROUPS = ['Group lump sum risk', 'Annuity with longevity risk', 'Conventional'];

const GENERAL_ITEMS = [
  ['Insurance revenue', 'Insurance revenue', 'Financial performance', 'Flow'],
  ['Insurance service expense', 'Insurance service expense', 'Financial performance', 'Flow'],
  ['Cash and cash equivalents', 'Assets', 'Financial position', 'Stock'],
] as const;

const LIFE_ITEMS = [
  ['Insurance revenue', 'Financial performance', 'Insurance revenue', 'Flow'],
  ['Cash and cash equivalents', 'Financial position', 'Assets', 'Stock'],
  ['Capital base', 'Capital adequacy', 'Entity total capital adequacy', 'Stock'],
] as const;

export const INSURANCE: readonly InsuranceBook[] = [
  {
    dataset: 'INSURANCE_GENERAL',
    page: GENERAL_PAGE,
    name: (first, last) => `Quarterly general insurance performance statistics database ${first} to ${last}`,
    sheet: 'Database',
    period: 'Reporting Period',
    keys: [
      'Data item',
      'Category',
      'Subject',
      'Stock or flow',
      'Industry segment',
      'Industry segment group',
      'Class of business',
      'Class of business category',
      'Class of business group',
      'Counterparty grade',
      'State and territory',
      'Stress scenario type',
    ],
    value: 'Value',
    records: [
      ...GENERAL_ITEMS.flatMap((item) => SEGMENTS.map((segment) => [...item, segment, 'Direct insurers', '', '', '', '', '', ''])),
      ...CLASSES.flatMap((one) => STATES.map((state) => premium(one, state))),
    ],
  },
  {
    dataset: 'INSURANCE_GENERAL_HISTORICAL',
    page: GENERAL_PAGE,
    name: (first, last) => `Quarterly general insurance performance statistics database (historical data) ${first} to ${last}`,
    sheet: 'Data',
    period: 'Reporting date',
    keys: [
      'Industry segment group',
      'Industry segment',
      'Subject',
      'Category group',
      'Category',
      'Data item',
      'Counterparty grade',
      'Class of business group',
      'Class of business category',
      'Class of business',
      'Geographic region',
      'Calculation basis',
    ],
    value: 'Value',
    records: ['Gross written premium by class of business', 'Number of risks written by class of business'].flatMap((item) =>
      CLASSES.map((one) => archived(item, one)),
    ),
  },
  {
    dataset: 'LIFE_INSURANCE',
    page: LIFE_PAGE,
    name: (first, last) => `Quarterly life insurance performance statistics database ${first} to ${last} (2)`,
    sheet: 'Database',
    period: 'Reporting Date',
    keys: [
      'Data item',
      'Subject',
      'Category',
      'Stock or flow',
      'Reporting structure',
      'Product group',
      'Product group type',
      'Superannuation or ordinary business',
    ],
    value: 'Value ($)',
    records: LIFE_ITEMS.flatMap((item) => PRODUCT_GROUPS.map((group) => [...item, 'Total statutory funds', group, 'Annuity', ''])),
  },
  {
    dataset: 'LIFE_INSURANCE_HISTORICAL',
    page: LIFE_PAGE,
    name: (first, last) => `Quarterly Life Insurance Performance Statistics Database (historical data) ${first} to ${last}`,
    sheet: 'Data',
    period: 'Reporting date',
    keys: [
      'Industry sector',
      'Subject',
      'Category',
      'Data item',
      'Reporting Structure',
      'Class of business',
      'Product Group',
      'Calculation basis',
      'Notes',
    ],
    value: 'Value $',
    records: PRODUCT_GROUPS.map((group) => lifeArchived(group)),
  },
  {
    dataset: 'INSURANCE_HEALTH',
    page: 'quarterly-private-health-insurance-performance-statistics',
    name: (first, last) => `Quarterly private health insurance performance statistics database - ${first} to ${last}`,
    sheet: 'Database',
    period: 'Period End',
    keys: ['Data item', 'Subject', 'Category', 'Stock or flow'],
    value: 'Value',
    records: LIFE_ITEMS.map((item) => [...item]),
  },
];

function premium(classOfBusiness: string, state: string): readonly string[] {
  const item = ['Gross written premium', 'Premium', 'Supplementary capital data', 'Flow', 'Total industry', ''];
  return [...item, classOfBusiness, 'Short-tail property', 'Direct business', '', state, ''];
}

function archived(item: string, classOfBusiness: string): readonly string[] {
  const subject = ['Total industry', '', 'Financial performance', 'Class of business performance', 'Premium', item];
  return [...subject, '', 'Direct business', 'Short-tail property', classOfBusiness, '', 'Flow (quarterly)'];
}

function lifeArchived(group: string): readonly string[] {
  return [
    'Total industry',
    'Financial performance',
    'Premium',
    'Net policy revenue',
    'Total statutory funds',
    'Ordinary business',
    group,
    'Flow (quarterly)',
    '',
  ];
}
