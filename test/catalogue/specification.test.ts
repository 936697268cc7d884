/** The specification lists 112 datasets and ten extra ones. Each is declared here under its id. */
import { describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { dottedId } from '../../src/core/define-dataset.ts';

const IDS: Readonly<Record<string, readonly string[]>> = {
  abs: [
    'ABS_ANNUAL_ERP_ASGS2021',
    'ABS_NOM_VISA_CY',
    'ANA_AGG',
    'AWE',
    'BA_GCCSA',
    'BA_LGA2024',
    'BUILDING_ACTIVITY',
    'BUILDING_APPROVALS',
    'BUSINESS_INDICATORS',
    'C21_G01_POA',
    'C21_G02_POA',
    'C21_G02_SA2',
    'CPI',
    'CPI_MONTHLY',
    'ERP_Q',
    'HSI_M',
    'ITGS',
    'JV',
    'LEND_HOUSING',
    'LF',
    'LF_AGE',
    'NOM',
    'PPI_FD',
    'RES_DWELL_ST',
    'RT',
    'WPI',
    'SLCI',
    'GFS_STATE',
    'RPPI',
  ],
  rba: ['C1', 'D1', 'D2', 'E2', 'F1', 'F11', 'F11.1', 'F1.1', 'F2', 'F2.1', 'F4', 'F5', 'F6', 'F7', 'F8', 'G3', 'F4.1', 'F15', 'F17'],
  apra: [
    'ADI_KEY_STATS',
    'ADI_PERFORMANCE',
    'ADI_PROPERTY_EXPOSURES',
    'ADI_RISK_WEIGHTED_ASSETS',
    'INSURANCE_GENERAL',
    'INSURANCE_GENERAL_HISTORICAL',
    'INSURANCE_HEALTH',
    'LIFE_INSURANCE',
    'LIFE_INSURANCE_HISTORICAL',
    'MONTHLY_BANKING_STATS',
    'MYSUPER_PRODUCTS',
    'QUARTERLY_SUPER_PERFORMANCE',
    'SUPER_FUND_LEVEL',
    'ADI_LIST',
  ],
  asic: [
    'ASIC_AFS_AUTH_REP',
    'ASIC_AFS_LICENSEE',
    'ASIC_AUDITORS',
    'ASIC_BANNED_ORGS',
    'ASIC_BANNED_PERSONS',
    'ASIC_BUSINESS_NAMES',
    'ASIC_COMPANIES',
    'ASIC_CREDIT_LICENSEE',
    'ASIC_CREDIT_REPRESENTATIVE',
    'ASIC_FINANCIAL_ADVISERS',
    'ASIC_LIQUIDATOR',
    'ASIC_SHORT_POSITIONS',
    'ASIC_SMSF_AUDITORS',
  ],
  ato: [
    'ACNC_AIS_FINANCIALS',
    'ACNC_REGISTER',
    'ATO_OCCUPATION',
    'CGT_BY_GAINS_RANGE',
    'COMPANY_INDUSTRY',
    'CORP_TRANSPARENCY',
    'FOREIGN_OWNERSHIP_AG_LAND',
    'FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY',
    'GST_MONTHLY',
    'HELP_DEBT',
    'IND_AGE_INCOME',
    'IND_POSTCODE',
    'IND_POSTCODE_MEDIAN',
    'RND_INCENTIVE',
    'SBB_BENCHMARKS',
    'SMSF_FUNDS',
    'SUPER_CONTRIB_AGE',
    'TAX_GAPS',
  ],
  aihw: [
    'CANCER_INCIDENCE_MORTALITY',
    'ED_WAITING_TIMES',
    'ELECTIVE_SURGERY_WAITING_TIMES',
    'GRIM_DEATHS',
    'HEALTH_EXPENDITURE',
    'MORT_GEOGRAPHY',
    'PUBLIC_HOSPITALS',
    'YOUTH_JUSTICE_DETENTION',
  ],
  wgea: [
    'WORKFORCE_COMPOSITION',
    'WORKFORCE_MANAGEMENT',
    'GENDER_EQUALITY_ACTIONS',
    'PARENTAL_LEAVE_FLEX',
    'HARM_PREVENTION',
    'EMPLOYEE_SUPPORT',
    'WORKPLACE_OVERVIEW',
    'HEADLINE_GAP',
  ],
  aemo: [
    'daily_summary',
    'dispatch_constraints',
    'dispatch_price',
    'dispatch_region',
    'fcas_prices',
    'generation_scada',
    'interconnector_flows',
    'predispatch_30min',
    'rooftop_pv',
    'trading_price',
  ],
  bom: ['OBSERVATIONS', 'LOCATIONS', 'DAILY_CLIMATE'],
};

/** The public names in the specification and in clients, with their datasets. */
const NAMES: Readonly<Record<string, string>> = {
  'asic/banned-persons': 'asic.banned-persons',
  'asic/afs-licensees': 'asic.afs-licensees',
  'asic/companies': 'asic.companies',
  'apra/adi-list': 'apra.ADI_LIST',
  'apra/monthly-banking': 'apra.MONTHLY_BANKING_STATS',
  'au_weather/observations': 'bom.OBSERVATIONS',
  'abs/ba-lga2024': 'abs.BA_LGA2024',
  'abs/abs.cpi': 'abs.CPI',
};

describe('the catalogue of the specification', () => {
  it('has 112 datasets and ten additional ones', () => {
    expect(Object.values(IDS).flat()).toHaveLength(122);
  });

  it.each(Object.entries(IDS))('is complete for %s', (source, ids) => {
    const missing = ids.filter((id) => {
      const dataset = findDataset(source, id);
      return !dataset?.curated || dataset.source !== source;
    });
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(NAMES))('%s is %s', (name, id) => {
    const [source = '', dataset = ''] = name.split('/');
    const found = findDataset(source, dataset);
    expect(found && dottedId(found)).toBe(id);
  });
});
