/** Subjects of tables: taxes, super, banks and insurers, licences and registers, employers. */
import { type Subject, subject } from './subject.ts';

export const TAXES_AND_INSTITUTIONS: readonly Subject[] = [
  // ---------------------------------------------------------------- taxes
  subject(
    'average tax paid | average tax bill | tax paid by individuals | net tax of individuals | how much tax do people pay | rental losses | net rent | average taxable income | median salary | median wage | typical income | what do people earn',
    'ato/INDIVIDUALS_SELECTED_ITEMS',
  ),
  subject(
    'tax brackets | tax bracket | income tax brackets | high income earners | top earners | rich people | millionaires | rental deductions | franking credits | dividends of individuals | income by gender | capital gains of individuals | earners by income range | tax by age | men and women by income',
    'ato/IND_AGE_INCOME',
  ),
  subject('tax by postcode | medicare levy | tax paid by postcode | taxpayers by postcode | tax by region', 'ato/IND_POSTCODE'),
  subject(
    'profit shifting | tax paid by multinationals | tax payable by company | big companies tax | corporate taxpayers | mining companies tax | tax of large companies | multinationals | gas companies tax',
    'ato/CORP_TRANSPARENCY',
  ),
  subject('dividends of companies | companies by industry | company numbers by industry | company tax returns', 'ato/COMPANY_INDUSTRY'),
  subject('wine tax | wine equalisation tax | luxury car tax | gst refunds | input tax credits | lct', 'ato/GST_ANNUAL', 'ato/GST_MONTHLY'),
  subject('net tax gap | tax cheats | tax fraud | underpaid tax | uncollected tax | tax compliance | cash economy', 'ato/TAX_GAPS'),
  subject(
    'smsf members | smsf assets | number of smsfs | number of self-managed super funds | self-managed super | own super fund | diy super',
    'ato/SMSF_FUNDS',
  ),
  subject(
    'employer super contributions | employer contributions | personal super contributions | salary sacrifice | contributions to super by age | voluntary super contributions | super by age | super contributions by women',
    'ato/SUPER_CONTRIB_AGE',
  ),
  subject(
    'sole traders | gst registration | registered for gst | abn lookup | abn status | entity type | australian business register | trading name',
    'ato/ABN_BULK_EXTRACT',
  ),
  subject(
    'cost benchmarks | usual costs of a small business | cost of sales to turnover | total expenses to turnover | labour to turnover | rent to turnover | motor vehicle expenses to turnover | benchmarks of small business | industry benchmarks',
    'ato/SBB_BENCHMARKS',
  ),
  subject(
    'research spending of companies | r and d spending | innovation spending | business research and development',
    'ato/RND_INCENTIVE',
  ),
  subject(
    'hecs indexation | help indexation | indexation of student debt | student debt written off | voluntary hecs repayments | university loans',
    'ato/HELP_DEBT',
  ),
  subject(
    'foreign owners of homes | foreign residential property | chinese property buyers | foreign investors in housing | foreign owners of houses | overseas property buyers | foreign ownership of housing | foreign ownership of homes',
    'ato/FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY',
  ),
  subject(
    'foreign owners of farmland | foreign owners of land | farmland owned by foreigners | farms owned by foreigners | owns the farmland | land owned by foreigners | foreigners own land | foreign owned land | foreign land ownership',
    'ato/FOREIGN_OWNERSHIP_AG_LAND',
  ),
  subject(
    'charity staff | charity volunteers | charity employees | charity spending | charity grants | charity size | donations to charity | biggest charities | largest charities | money given to charity',
    'ato/ACNC_AIS_FINANCIALS',
  ),
  subject(
    'registered charities | list of charities | number of charities | public benevolent institution | charity address | where a charity operates | non-profits | nonprofits',
    'ato/ACNC_REGISTER',
  ),
  // ---------------------------------------------------------------- super, banks and insurers
  subject(
    'super fund members | members of super funds by age | member accounts | super accounts | super balance by fund | average super balance | average account balance',
    'apra/SUPER_FUND_LEVEL',
  ),
  subject(
    'total superannuation assets | super pool | size of the super sector | superannuation sector | super industry | how much is in super',
    'apra/QUARTERLY_SUPER_PERFORMANCE',
  ),
  subject('super fees | super investment returns | lifecycle products | default super', 'apra/MYSUPER_PRODUCTS'),
  subject(
    'mortgage defaults | loan defaults | mortgages in arrears | behind on mortgages | behind on their mortgage | overdue mortgages | loans past due | commercial property loans | commercial property exposures | lvr | loan to value ratio | bad debts of banks',
    'apra/ADI_PROPERTY_EXPOSURES',
  ),
  subject(
    'bank return on equity | bank expenses | bank operating costs | bank income | net interest income of banks | bank dividends | banks making money',
    'apra/ADI_PERFORMANCE',
  ),
  subject(
    'capital ratios of banks by institution | tier 2 capital | total capital ratio | capital of banks | well capitalised banks',
    'apra/ADI_KEY_STATS',
    'AU.BANK.CET1.CBA',
  ),
  subject('credit risk | operational risk | market risk | rwa', 'apra/ADI_RISK_WEIGHTED_ASSETS'),
  subject(
    'residential mortgages by bank | mortgage book | household deposits by bank | credit card lending by bank | lending by bank | bank lending by institution | loans by bank',
    'apra/MONTHLY_BANKING_STATS',
  ),
  subject(
    'extras cover | hospital cover | health insurance premiums | health fund profits | health insurer profits | health fund members',
    'apra/INSURANCE_HEALTH',
  ),
  subject('life insurance claims | disability insurance | income protection insurance | death cover', 'apra/LIFE_INSURANCE'),
  subject(
    'insurance profits | insurance industry | home insurers | catastrophe claims | premiums of insurers | claims paid by insurers | insurer capital | reinsurance | combined ratio | loss ratio',
    'apra/INSURANCE_GENERAL',
  ),
  // ---------------------------------------------------------------- licences and registers
  subject(
    'credit licence holders | credit licence number | credit providers | payday lenders | credit licences',
    'asic/ASIC_CREDIT_LICENSEE',
  ),
  subject(
    'mortgage broker licence | registered mortgage brokers | finance brokers | credit representative number',
    'asic/ASIC_CREDIT_REPRESENTATIVE',
  ),
  subject(
    'licensed financial advisers | adviser qualifications | financial adviser qualifications | adviser number | authorised financial advisers | financial advice | find a financial adviser',
    'asic/ASIC_FINANCIAL_ADVISERS',
  ),
  subject('registered auditor | auditor registration number | audit firms | audit companies', 'asic/ASIC_AUDITORS'),
  subject(
    'banned from financial services | banned from managing companies | disqualified from managing corporations | banned financial advisers | struck off directors | asic bans',
    'asic/ASIC_BANNED_PERSONS',
    'asic/banned-persons',
  ),
  subject(
    'afsl number | afsl holders | financial services licensees | afs licence number | afs licence conditions | licensed to give financial services',
    'asic/ASIC_AFS_LICENSEE',
    'asic/afs-licensees',
  ),
  subject('cancelled business names | registered business names | who holds a business name', 'asic/ASIC_BUSINESS_NAMES'),
  // ---------------------------------------------------------------- employers
  subject(
    'gender pay gap by size of employer | pay gap by employer size | pay gap of large employers | headline gender pay gap',
    'wgea/HEADLINE_GAP',
  ),
  subject(
    'women in senior roles | female executives | share of women by employer | women in stem | female workforce share | women employed by company | gender composition | gender balance of employers',
    'wgea/WORKFORCE_COMPOSITION',
  ),
  subject(
    'gender targets | gender equality strategy | pay equity analysis | gender pay gap analysis | action on gender equality | employers acting on pay gaps',
    'wgea/GENDER_EQUALITY_ACTIONS',
  ),
  subject(
    'carers support | breastfeeding facilities | childcare support of employers | employer-funded childcare',
    'wgea/EMPLOYEE_SUPPORT',
  ),
  subject('bullying at work | harassment at work | discrimination policy', 'wgea/HARM_PREVENTION'),
  subject(
    'hiring of women | promotions of women | women promoted | staff turnover | women resigning | appointments by gender',
    'wgea/WORKFORCE_MANAGEMENT',
  ),
  subject(
    'primary carer leave | paternity leave | dads taking leave | fathers taking parental leave | part-time work policy',
    'wgea/PARENTAL_LEAVE_FLEX',
  ),
];
