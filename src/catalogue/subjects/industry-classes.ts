/**
 * Subjects: classes of each industry, from titles of ANZSIC 2006 and of ANZSCO occupations in one industry. Such words have other meanings
 * too (a hospital is in a list), so they need a measure next to them: `pay gap in hospitals`.
 */
import { SERIES } from '../series.ts';
import type { Subject } from './subject.ts';

/** Part of a series id for each division, and its classes. */
const CLASSES: readonly (readonly [part: string, names: string])[] = [
  [
    'AGRICULTURE',
    'farm | farmer | farming | horticulture | crop growing | livestock | cattle farming | sheep farming | dairy farm | fruit growing | vegetable growing | orchard | vineyard | aquaculture | logging | shearing | shearer | poultry farm | plant nursery | fruit picking | fruit picker | fishing',
  ],
  [
    'MINING',
    'coal mining | coal mine | iron ore mining | gold mining | oil and gas | oil and gas extraction | quarry | quarrying | mineral exploration | petroleum | resources | mine worker | miner | mine site',
  ],
  [
    'MANUFACTURING',
    'food manufacturing | meat processing | abattoir | meatworks | brewery | winery | textile | printing | chemical | steel | smelter | metal product | machinery | car making | car manufacturing | furniture making | paper mill | sawmill | refinery | welder | boilermaker | factory worker',
  ],
  [
    'UTILITIES',
    'power station | electricity supply | energy | gas supply | water supply | sewerage | waste | waste collection | recycling | garbage collection',
  ],
  [
    'CONSTRUCTION',
    'building | builder | home building | house building | civil engineering | road building | building installation | building trade | plumbing | plumber | electrician | sparky | bricklaying | bricklayer | carpentry | carpenter | chippie | concreting | plasterer | tiler | roofing | landscaping | demolition | tradie | tradesperson | labourer',
  ],
  ['WHOLESALE', 'wholesaler | wholesaling | wholesale'],
  [
    'RETAIL',
    'supermarket | grocery store | clothing store | department store | car dealer | car yard | petrol station | service station | pharmacy | newsagent | hardware store | shop | shop assistant | bottle shop | online retailer | retailer | sales assistant | checkout',
  ],
  [
    'ACCOMMODATION_FOOD',
    'cafe | restaurant | takeaway | catering | pub | tavern | bar | hotel | motel | accommodation | food services | barista | waiter | waitress | bartender | chef | cook | kitchen hand',
  ],
  [
    'TRANSPORT',
    'road freight | trucking | truck driver | truckie | freight | rail | railway | bus | bus driver | train driver | taxi | taxi driver | airline | aviation | air transport | airport | flight attendant | pilot | shipping | water transport | port | courier | delivery driver | postal | postal service | postie | warehouse | storage | forklift driver',
  ],
  [
    'INFORMATION_MEDIA',
    'publishing | newspaper | journalism | journalist | film | television | radio | broadcasting | telco | telecommunications | library | data processing',
  ],
  ['FINANCE', 'bank teller | insurance | superannuation fund | funds management | fund manager | stockbroking'],
  ['REAL_ESTATE', 'real estate | real estate agent | property management | property | car rental | equipment hire'],
  [
    'PROFESSIONAL',
    'legal | legal services | law firm | lawyer | solicitor | accounting | accountant | architecture | architect | engineering | engineer | advertising | market research | management consulting | consulting | consultant | scientific research | scientist | computer system design | information technology | software | software developer | programmer',
  ],
  [
    'ADMINISTRATIVE',
    'labour hire | employment agency | recruitment | travel agency | travel agent | call centre | cleaning | cleaner | pest control | packaging',
  ],
  [
    'PUBLIC_ADMINISTRATION',
    'government administration | public sector administration | local government | council | defence | army | military | police | police officer | firefighter | fire brigade | prison | prison officer | court | justice | security | security guard',
  ],
  [
    'EDUCATION',
    'school | primary school | secondary school | high school | preschool | kindergarten | university | tafe | vocational training | higher education | teacher | lecturer | academic',
  ],
  [
    'HEALTH',
    'hospital | public hospital | private hospital | general practice | gp | medical centre | medical | pathology | dental | dentist | physiotherapy | physiotherapist | allied health | ambulance | paramedic | aged care | residential care | nursing home | childcare | child care | disability | disability care | ndis | nursing | nurse | midwife | doctor | carer | social worker',
  ],
  [
    'ARTS',
    'museum | gallery | theatre | performing arts | sport | sports club | gym | casino | gambling | horse racing | lottery | amusement park | zoo | heritage | artist | musician | actor',
  ],
  [
    'OTHER_SERVICES',
    'car repair | mechanic | panel beating | machinery repair | hairdressing | hairdresser | beauty salon | beautician | barber | funeral | laundry | dry cleaning | church | religious | repair and maintenance | personal services',
  ],
];

/** Divisions that need the word industry or sector: `gender pay gap in the finance industry`. */
const CALLED_INDUSTRIES: readonly (readonly [part: string, names: string])[] = [
  ['AGRICULTURE', 'agriculture | agricultural | farming'],
  ['MINING', 'mining | resources'],
  ['MANUFACTURING', 'manufacturing'],
  ['UTILITIES', 'utilities'],
  ['CONSTRUCTION', 'construction | building'],
  ['WHOLESALE', 'wholesale'],
  ['RETAIL', 'retail'],
  ['ACCOMMODATION_FOOD', 'hospitality'],
  ['TRANSPORT', 'transport | logistics'],
  ['INFORMATION_MEDIA', 'media | telecommunications'],
  ['FINANCE', 'finance | banking | insurance'],
  ['REAL_ESTATE', 'real estate'],
  ['EDUCATION', 'education'],
  ['HEALTH', 'health | health care'],
  ['ARTS', 'arts'],
];

/** Words for measures of an industry, and prefixes of matching ids. */
const MEASURED: readonly (readonly [words: string, stems: readonly string[]])[] = [
  [
    'job | employment | employed | worker | staff | workforce | industry employment | people employed | people working | people work | many work | industry job | sector job',
    ['AU.EMPLOYED.INDUSTRY.'],
  ],
  ['gender pay gap | pay gap | pay gap industry | men and women pay', ['AU.GENDER.PAY.GAP.']],
  ['wage | wage growth | wage rise | wage increase | worker wage | staff wage | wage price index | wpi', ['AU.WPI.YOY.', 'AU.WPI.INDEX.']],
  [
    'job vacancy | vacancy | job ad | job opening | shortage | worker shortage | staff shortage | unfilled job',
    ['AU.VACANCIES.', 'AU.JOBS.VACANT.SHARE.'],
  ],
  [
    'value added | gross value added | gva | share of gdp | share of the economy | contribution to gdp | add to the economy | adds to the economy | added to the economy | industry | sector',
    ['AU.GVA.'],
  ],
];
const IDS: ReadonlySet<string> = new Set(SERIES.map(({ id }) => id));

const namesIn = (text: string): readonly string[] => text.split('|').map((name) => name.trim());

/** Small business benchmarks of the ATO by activity. */
const BENCHMARKED: Subject = {
  names: [],
  wholeNames: [
    ...CLASSES.flatMap(([, classes]) => namesIn(classes)),
    'bakery',
    'butcher',
    'takeaway shop',
    'florist',
    'newsagency',
  ].flatMap((one) => ['benchmark', 'cost benchmark', 'running cost', 'usual cost', 'typical expense'].map((word) => `${one} ${word}`)),
  heads: ['ato/SBB_BENCHMARKS'],
};

const WITH_INDUSTRIES: typeof CLASSES = [
  ...CLASSES,
  ...CALLED_INDUSTRIES.map(
    ([part, names]) =>
      [
        part,
        namesIn(names)
          .flatMap((name) => [`${name} industry`, `${name} sector`])
          .join(' | '),
      ] as const,
  ),
];

const MEASURES_OF_CLASSES: readonly Subject[] = WITH_INDUSTRIES.flatMap(([part, classes]) =>
  MEASURED.map(([words, stems]) => ({
    names: [],
    wholeNames: namesIn(classes).flatMap((one) => namesIn(words).map((word) => `${one} ${word}`)),
    heads: stems.map((stem) => `${stem}${part}`).filter((id) => IDS.has(id)),
  })),
).filter(({ heads }) => heads.length > 0);

export const INDUSTRY_CLASSES: readonly Subject[] = [...MEASURES_OF_CLASSES, BENCHMARKED];
