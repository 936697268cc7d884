/** Datasets of which no figure is known that stays, and why: nothing but units, keys, identities and the starter data is held against them. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/**
 * revised: every edition may revise all of it. passing: what it holds is gone again within days. unseen: its publisher has figures that stay, and
 * neither a file nor a page of it was seen to take one from.
 */
export type WhyNone = 'revised' | 'passing' | 'unseen';

export const WHY_NONE_WORDS: Readonly<Record<WhyNone, string>> = {
  revised: 'each edition may revise all of it',
  passing: 'what it holds is replaced within days',
  unseen: 'no file or page of it was seen to take one from',
};

const REASONS: Readonly<Record<WhyNone, readonly DatasetKey[]>> = {
  revised: [
    'abs/ABS_NOM_VISA_CY',
    'abs/ANA_EXP',
    'abs/ANA_IND_GVA',
    'abs/ANA_SFD',
    'abs/BOP',
    'abs/BUSINESS_INDICATORS',
    'abs/CAPEX',
    'abs/GSP',
    'abs/IIP',
    'abs/IIP_NET',
    'abs/ITGS',
    'abs/LABOUR_ACCT_Q',
    'abs/LEND_HOUSING',
    'apra/ADI_PERFORMANCE',
    'apra/ADI_PROPERTY_EXPOSURES',
    'apra/INSURANCE_HEALTH',
    'apra/QUARTERLY_SUPER_PERFORMANCE',
    'rba/D3',
    'rba/F15',
    'rba/F17',
    'rba/I2',
  ],
  passing: ['aemo/predispatch_30min', 'bom/OBSERVATIONS'],
  unseen: [
    'abs/BA_LGA2024',
    'abs/C21_G01_POA',
    'abs/C21_G02_POA',
    'abs/JV',
    'aemo/fcas_prices',
    'aihw/ED_WAITING_TIMES',
    'aihw/ELECTIVE_SURGERY_WAITING_TIMES',
    'aihw/PUBLIC_HOSPITALS',
    'aihw/YOUTH_JUSTICE_DETENTION',
    'apra/LIFE_INSURANCE_HISTORICAL',
    'apra/MYSUPER_PRODUCTS',
    'asic/ASIC_AFS_AUTH_REP',
    'asic/ASIC_AUDITORS',
    'asic/ASIC_CREDIT_LICENSEE',
    'asic/ASIC_CREDIT_REPRESENTATIVE',
    'asic/ASIC_SMSF_AUDITORS',
    'ato/CGT_BY_GAINS_RANGE',
    'ato/FOREIGN_OWNERSHIP_AG_LAND',
    'ato/FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY',
    'ato/IND_AGE_INCOME',
    'ato/IND_POSTCODE',
    'ato/RND_INCENTIVE',
    'ato/SUPER_CONTRIB_AGE',
    'bom/DAILY_CLIMATE',
    'rba/F4.1',
    'wgea/EMPLOYEE_SUPPORT',
    'wgea/GENDER_EQUALITY_ACTIONS',
    'wgea/HARM_PREVENTION',
    'wgea/PARENTAL_LEAVE_FLEX',
    'wgea/WORKFORCE_MANAGEMENT',
    'wgea/WORKPLACE_OVERVIEW',
  ],
};

const BY_DATASET = new Map(Object.entries(REASONS).flatMap(([why, keys]) => keys.map((key) => [key, why as WhyNone] as const)));

/** Why no figure of a dataset is known that stays; null where some are, and of datasets that nobody looked at. */
export const whyNoFinalFigures = (dataset: DatasetKey): WhyNone | null => BY_DATASET.get(dataset) ?? null;

export const WITHOUT_FINAL_FIGURES: readonly DatasetKey[] = [...BY_DATASET.keys()];
