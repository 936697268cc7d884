import type { ChoiceParameter } from '../../core/define-signal.ts';
import { STATES } from '../../core/places/geography.ts';

/** The regions, in the order that AEMO uses. */
const NEM_REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'] as const;
type NemRegion = (typeof NEM_REGIONS)[number];

export const REGION = {
  kind: 'choice',
  values: NEM_REGIONS,
  default: null,
  description:
    'Only this region. NSW1 includes the Australian Capital Territory. Western Australia and the Northern Territory are not in the market.',
  spellings: Object.fromEntries(
    STATES.flatMap(({ abbreviation, name, nemRegion }) =>
      nemRegion === null || abbreviation === 'ACT'
        ? []
        : [
            [name, nemRegion],
            [abbreviation, nemRegion],
          ],
    ),
  ),
} as const satisfies ChoiceParameter;

export const regionsOf = (value: NemRegion | null): readonly NemRegion[] => (value === null ? NEM_REGIONS : [value]);
