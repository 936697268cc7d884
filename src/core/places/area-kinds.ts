/** Lists kinds of areas smaller than a state, with their codes. */

interface AreaKindFacts {
  readonly one: string;
  readonly many: string;
  /** Matches codes for this kind in a dimension. */
  readonly code: RegExp;
  /** Converts a code to the form used in the boundary files. For example, `POA2000` becomes `2000`. */
  readonly bare: (code: string) => string;
}

export const AREA_KINDS = {
  sa4: { one: 'SA4 region', many: 'SA4 regions', code: /^\d{3}$/, bare: (code) => code },
  council: { one: 'council', many: 'councils', code: /^(LGA)?\d{5}$/, bare: (code) => code.replace(/^LGA/, '') },
  postcode: { one: 'postcode', many: 'postcodes', code: /^(POA)?\d{4}$/, bare: (code) => code.replace(/^POA/, '') },
} as const satisfies Readonly<Record<string, AreaKindFacts>>;

export type AreaKind = keyof typeof AREA_KINDS;
