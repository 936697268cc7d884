/** The gender pay gap that the Workplace Gender Equality Agency prints of all employees; it is in none of its files. */
import type { DatedConstant } from '../../core/dated-constant.ts';

const PRINTED = { unit: 'Per cent', sourceUrl: 'https://www.wgea.gov.au/publications/australias-gender-equality-scorecard' } as const;

/**
 * Average total remuneration, by reporting year, private sector. The pay of chief executives is in it from 2023-24, so that years before and
 * after are not of one thing; a year that is not here was not seen.
 */
export const AVERAGE_TOTAL_REMUNERATION_GAP: Readonly<Record<string, DatedConstant>> = {
  '2022-23': { ...PRINTED, value: 21.7, from: '2023-03-31', source: "WGEA, Australia's Gender Equality Scorecard 2022-23" },
  '2024-25': { ...PRINTED, value: 21.1, from: '2025-03-31', source: "WGEA, Australia's Gender Equality Scorecard 2024-25" },
};
