/** The gender pay gap of all employees. WGEA publishes it in its scorecard, but not in its data files. */
import type { DatedConstant } from '../../core/dated-constant.ts';

const PRINTED = { unit: 'Per cent', sourceUrl: 'https://www.wgea.gov.au/publications/australias-gender-equality-scorecard' } as const;

/**
 * The gap in average total remuneration in the private sector, by reporting year. It includes chief executives from 2023–24, so earlier
 * years are not comparable. The table omits years whose scorecard was not checked.
 */
export const AVERAGE_TOTAL_REMUNERATION_GAP: Readonly<Record<string, DatedConstant>> = {
  '2022-23': { ...PRINTED, value: 21.7, from: '2023-03-31', source: "WGEA, Australia's Gender Equality Scorecard 2022–23" },
  '2024-25': { ...PRINTED, value: 21.1, from: '2025-03-31', source: "WGEA, Australia's Gender Equality Scorecard 2024–25" },
};
