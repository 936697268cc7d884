/** Subjects: industries, by names of industries and workers. */
import { SERIES } from '../series.ts';
import type { Subject } from './subject.ts';

/** Part of a series id for each division, and its names. */
const DECLARED: readonly (readonly [part: string, names: string])[] = [
  [
    'AGRICULTURE',
    'agriculture, forestry and fishing | agriculture | agricultural | farming | farms | farmers | farm | forestry | fishing industry',
  ],
  ['MINING', 'mining | miners | mines | resources sector | resources industry | mining sector'],
  ['MANUFACTURING', 'manufacturing | manufacturers | factories | manufacturing sector | factory'],
  ['UTILITIES', 'electricity, gas, water and waste services | utilities | utility | utilities sector'],
  ['CONSTRUCTION', 'construction | builders | tradies | construction industry | construction sector | building industry'],
  ['WHOLESALE', 'wholesale trade | wholesalers | wholesaling'],
  [
    'RETAIL',
    'retail trade industry | retail industry | retailers | shop workers | retail jobs | retail workers | retail employment | retail wages',
  ],
  [
    'ACCOMMODATION_FOOD',
    'accommodation and food services | hospitality | hotels and restaurants | hospitality industry | hospitality sector',
  ],
  ['TRANSPORT', 'transport, postal and warehousing | transport workers | logistics | transport industry | truck drivers | warehousing'],
  ['INFORMATION_MEDIA', 'information media and telecommunications | media industry | telecommunications industry | tech jobs | media'],
  [
    'FINANCE',
    'financial and insurance services | finance industry | financial services | finance | banking industry | finance sector | finance workers',
  ],
  ['REAL_ESTATE', 'rental, hiring and real estate services | real estate industry | real estate agents | real estate services'],
  ['PROFESSIONAL', 'professional, scientific and technical services | professional services | consultants | lawyers and accountants'],
  ['ADMINISTRATIVE', 'administrative and support services | administrative services | admin'],
  [
    'PUBLIC_ADMINISTRATION',
    'public administration and safety | public administration | public servants | public servant | public service | bureaucrats | government workers | police',
  ],
  [
    'EDUCATION',
    'education and training | teachers | teacher | education sector | education industry | education workers | education jobs | teaching',
  ],
  [
    'HEALTH',
    'health care and social assistance | healthcare | health care | health sector | health industry | nurses | nurse | aged care | health workers | care workers | health jobs | social assistance',
  ],
  ['ARTS', 'arts and recreation services | arts | artists | arts sector | arts and recreation'],
  ['OTHER_SERVICES', 'other services | hairdressers | mechanics'],
];

/** Requested statistics of an industry, most usual first. */
const STEMS = [
  'AU.EMPLOYED.INDUSTRY.',
  'AU.GVA.',
  'AU.WPI.YOY.',
  'AU.WPI.INDEX.',
  'AU.GENDER.PAY.GAP.',
  'AU.JOBS.VACANT.SHARE.',
  'AU.VACANCIES.',
];
const IDS: ReadonlySet<string> = new Set(SERIES.map(({ id }) => id));

export const INDUSTRIES: readonly Subject[] = DECLARED.map(([part, names]) => ({
  names: names.split('|').map((name) => name.trim()),
  heads: STEMS.map((stem) => `${stem}${part}`).filter((id) => IDS.has(id)),
}));
