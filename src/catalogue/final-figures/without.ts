/** Datasets of which no figure is known that stays, and why: nothing but units, keys, identities and the starter data is held against them. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/**
 * revised: every vintage may revise all of it. passing: what it holds is gone again within days. unseen: its publisher has figures that stay, and
 * neither a file nor a page of it was seen to take one from.
 */
export type WhyNone = 'revised' | 'passing' | 'unseen';

export const WHY_NONE_WORDS: Readonly<Record<WhyNone, string>> = {
  revised: 'each release may revise all values',
  passing: 'values are replaced within days',
  unseen: 'no file or page of it was seen to take one from',
};

const REASONS: Readonly<Record<Exclude<WhyNone, 'unseen'>, readonly DatasetKey[]>> = {
  revised: [
    'abs/ABS_NOM_VISA_CY',
    'abs/ANA_ANALYTICAL',
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
    'rba/D5',
    'rba/F15',
    'rba/F17',
    'rba/I2',
  ],
  passing: ['aemo/predispatch_30min', 'bom/OBSERVATIONS'],
};

const BY_DATASET = new Map(Object.entries(REASONS).flatMap(([why, keys]) => keys.map((key) => [key, why as WhyNone] as const)));

/** Why no figure that stays is known of a dataset of which none is. */
export const whyNoFinalFigures = (dataset: DatasetKey): WhyNone => BY_DATASET.get(dataset) ?? 'unseen';

/** Those that cannot have any. */
export const WITHOUT_FINAL_FIGURES: readonly DatasetKey[] = [...BY_DATASET.keys()];
