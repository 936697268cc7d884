/**
 * Lists datasets without known final values, with the reason. Checks of these datasets use only units, keys, identities and starter
 * data.
 */
import type { DatasetKey } from '../../core/define-dataset.ts';

/**
 * The reason. revised: each release may revise any value. passing: the agency deletes values within days. unseen: final values
 * exist, but not in any available file.
 */
type WhyNone = 'revised' | 'passing' | 'unseen';

export const WHY_NONE_WORDS: Readonly<Record<WhyNone, string>> = {
  revised: 'each release may revise all values',
  passing: 'values are replaced within days',
  unseen: 'no file or page with final values was available',
};

const REASONS: Readonly<Record<Exclude<WhyNone, 'unseen'>, readonly DatasetKey[]>> = {
  revised: [
    'abs/ABS_NOM_VISA_CY',
    'abs/ANA_ANALYTICAL',
    'abs/ANA_EXP',
    'abs/ANA_IND_GVA',
    'abs/ANA_INCOME',
    'abs/ANA_SFD',
    'abs/BOP',
    'abs/BOP_GOODS_KINDS',
    'abs/BUSINESS_INDICATORS',
    'abs/BUSINESS_COUNTS',
    'abs/CAPEX',
    'abs/CAPEX_ESTIMATES',
    'abs/CPI_Q',
    'abs/CWD',
    'abs/GFS_Q',
    'abs/GSP',
    'abs/HOUSEHOLD_WEALTH',
    'abs/HSI_Q',
    'abs/IIP',
    'abs/IIP_NET',
    'abs/ITGS',
    'abs/LABOUR_ACCT_Q',
    'abs/LEND_BUSINESS_SIZE',
    'abs/LEND_HOUSING',
    'abs/MERCH_EXP',
    'abs/MERCH_IMP',
    'abs/OAD',
    'abs/PRODUCTIVITY',
    'abs/RES_DWELL',
    'apra/ADI_PERFORMANCE',
    'apra/ADI_PROPERTY_EXPOSURES',
    'apra/INSURANCE_HEALTH',
    'apra/QUARTERLY_SUPER_PERFORMANCE',
    'asic/ASIC_INSOLVENCIES',
    'rba/D3',
    'rba/D5',
    'rba/E13',
    'rba/F15',
    'rba/F17',
    'rba/I2',
  ],
  passing: ['aemo/predispatch_30min', 'aemo/predispatch_5min', 'aemo/st_pasa', 'bom/OBSERVATIONS'],
};

const BY_DATASET = new Map(Object.entries(REASONS).flatMap(([why, keys]) => keys.map((key) => [key, why as WhyNone] as const)));

export const whyNoFinalFigures = (dataset: DatasetKey): WhyNone => BY_DATASET.get(dataset) ?? 'unseen';

/** All datasets without known final values. */
export const WITHOUT_FINAL_FIGURES: readonly DatasetKey[] = [...BY_DATASET.keys()];
