/** Expands abbreviations that economists and statisticians use, such as `gdp/capita`, `q/q`, `u/e rate`, `lf` and `govt`. */
import { wordsOf } from './words.ts';

const NUMBERS: Readonly<Record<string, string>> = { thousand: '1,000', 'hundred thousand': '100,000', million: '1,000,000' };

/** Signs and phrases with the words that replace them, in this order. */
const SIGNS: readonly (readonly [sign: RegExp, said: string | ((whole: string, part: string) => string)])[] = [
  // In `higher than the national average`, these words are only a comparison, not a subject.
  [/\bthan (?:the )?national average\b/gi, ' '],
  [/\b(?:nationally|nationwide|countrywide|australia[- ]wide)\b/gi, 'in australia'],
  [/\b(?:per|each|every) (thousand|hundred thousand|million)\b/gi, (_, number: string) => `per ${NUMBERS[number.toLowerCase()] ?? number}`],
  [/\bnewly[- ](?:built|constructed)\b/gi, 'new'],
  [/%/g, ' per cent '],
  [/\bcat(?:alogue)?\.? ?(?:no|num|number)\b\.?/gi, ' '],
  [/\by(?:\/|-o-)y\b/gi, 'yoy'],
  [/\b(?:q(?:\/|-o-)q|qtr\/qtr)\b/gi, 'qoq'],
  [/\b(?:m(?:\/|-o-)m|mth\/mth)\b/gi, 'mom'],
  [/\bt\.?t\.?y\b/gi, 'through the year'],
  // A slash means a rate in `gdp/capita`, `output/hour` and `$/MWh`.
  [/\/\s?(?=(?:capita|head|person|hour|hr|worker|employee|household|hh|dwelling|week|mwh|kwh)\b)/gi, ' per '],
  [/\bu\/e\b/gi, 'unemployment'],
  [/\bo\/o\b/gi, 'owner-occupier'],
  [/\bc\/a\b/gi, 'current account'],
  [/\bf\/t\b/gi, 'full-time'],
  [/\bp\/t\b/gi, 'part-time'],
  [/\bp\.a\.?(?!\w)/gi, ' '],
  [/\bs\.a\.(?!\w)|\bs\/a\b/gi, 'seasonally adjusted'],
  [/\bn\.?s\.?a\b\.?/gi, 'not seasonally adjusted'],
  // In `postcode level`, `level` is part of the kind of area, not a measure.
  [/\b(?<=(?:postcode|suburb|state|city|council|lga)[\s-])level\b/gi, ' '],
  // In national accounts, `rest of the world` means non-residents.
  [/\brest of (?:the )?world\b/gi, 'foreign'],
];

/** Abbreviations and their expansions in this catalogue, separated by bars, most usual first. */
const WRITTEN_SHORT: Readonly<Record<string, string>> = {
  // ---------------------------------------------------------------- of tables and notes
  ...{ chg: 'change', chng: 'change', pct: 'per cent', pc: 'per cent', ann: 'annual', avg: 'average', ave: 'average', av: 'average' },
  ...{
    qtr: 'quarter',
    qtrly: 'quarterly',
    qrtly: 'quarterly',
    mth: 'month',
    mthly: 'monthly',
    mnthly: 'monthly',
    yr: 'year',
    yrly: 'yearly',
  },
  ...{
    wkly: 'weekly',
    idx: 'index',
    bal: 'balance',
    acct: 'account',
    curr: 'current',
    govt: 'government',
    gov: 'government',
    gvt: 'government',
  },
  ...{ cvm: 'chain volume', seas: 'seasonally', adj: 'adjusted', infl: 'inflation', aust: 'australia', natl: 'national' },
  ...{ gr: 'growth', inc: 'income', contrib: 'contribution', contribs: 'contribution', cont: 'contribution', gen: 'general' },
  ...{
    pub: 'public',
    disp: 'disposable',
    liabs: 'liabilities',
    secs: 'securities',
    prop: 'property',
    dept: 'department',
    prods: 'product',
  },
  ...{ svc: 'service', svcs: 'service', serv: 'service', servs: 'service', fin: 'financial', ins: 'insurance', prof: 'professional' },
  ...{ admin: 'administrative | administration', ag: 'agriculture', agri: 'agriculture', telecom: 'telecommunication' },
  ...{
    edu: 'education',
    educ: 'education',
    hosp: 'hospital | hospitality',
    accom: 'accommodation',
    equip: 'equipment',
    mach: 'machinery',
    trans: 'transport',
  },
  // ---------------------------------------------------------------- work and people
  ...{
    ppl: 'people',
    lf: 'labour force',
    emp: 'employment',
    empl: 'employment',
    unemp: 'unemployment',
    ue: 'unemployment',
    unempl: 'unemployment',
  },
  ...{
    pop: 'population',
    popn: 'population',
    partic: 'participation',
    pr: 'participation rate',
    vacs: 'vacancy',
    hrs: 'hour',
    ft: 'full-time',
    pt: 'part-time',
  },
  ...{
    nilf: 'not in the labour force',
    epr: 'employment to population ratio',
    e2p: 'employment to population ratio',
    uer: 'unemployment rate',
  },
  // ---------------------------------------------------------------- accounts and trade
  ...{
    tot: 'terms of trade | total',
    ca: 'current account',
    pfce: 'household final consumption expenditure',
    gfce: 'government final consumption',
  },
  ...{ dfd: 'domestic final demand', ipd: 'implicit price deflator', nfd: 'net foreign debt', nfl: 'net foreign liabilities' },
  ...{
    rgdp: 'real gdp',
    rgdi: 'real gross domestic income',
    rnndi: 'real net national disposable income',
    nndi: 'net national disposable income',
    ngdp: 'nominal gdp',
    hh: 'household',
    hhs: 'household',
    hhold: 'household',
  },
  ...{
    nob: 'net operating balance',
    commods: 'commodity',
    comm: 'commodity | commercial | communication',
    exp: 'export | expenditure | expectation',
    exps: 'export | expenditure | expectation',
    imp: 'import',
    imps: 'import',
    cons: 'consumption | consumer',
    inv: 'investment | inventories',
    invt: 'investment',
    px: 'price',
    mfg: 'manufacturing',
    manuf: 'manufacturing',
  },
  // ---------------------------------------------------------------- money and homes
  ...{
    svr: 'standard variable rate',
    ocr: 'official cash rate',
    acgb: 'government bond',
    acgbs: 'government bond',
    cgs: 'government bond',
  },
  ...{
    neer: 'trade-weighted index',
    reer: 'real trade-weighted index',
    mtge: 'mortgage',
    mort: 'mortgage',
    oo: 'owner-occupier',
    resi: 'residential',
  },
  ...{ dwlg: 'dwelling', dwlgs: 'dwelling', dwell: 'dwelling', bldg: 'building', constr: 'construction' },
  ...{
    biz: 'business',
    pvt: 'private',
    priv: 'private',
    lge: 'large',
    sml: 'small',
    corps: 'company',
    deps: 'deposit',
    txn: 'transaction',
    txns: 'transaction',
    sme: 'small business',
    smes: 'small business',
  },
  // ---------------------------------------------------------------- prices, electricity
  ...{ tmcpi: 'trimmed mean', tm: 'trimmed mean', wm: 'weighted median', rrp: 'dispatch price', pv: 'solar', opdem: 'electricity demand' },
  ...{ pblci: 'living cost pensioner and beneficiary', elci: 'living cost of employees', sfrlci: 'living cost self-funded retiree' },
};

/** The expansions of each abbreviation. Abbreviations are normalised like the words in a question. */
const READINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(WRITTEN_SHORT).map(([short, full]) => [wordsOf(short).join(' '), full.split('|').map((one) => one.trim())]),
);
const NONE: readonly string[] = [];

/** Replaces signs in a question with words. */
export const withoutSigns = (text: string): string =>
  SIGNS.reduce((reported, [sign, said]) => (typeof said === 'string' ? reported.replace(sign, said) : reported.replace(sign, said)), text);

/** Returns the expansions of a word, most usual first, or none if the word is not an abbreviation. */
export const shortFor = (word: string): readonly string[] => READINGS.get(word) ?? NONE;
