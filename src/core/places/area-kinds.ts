/** Kinds of areas smaller than a state, with their codes. */

interface AreaKindFacts {
  readonly one: string;
  readonly many: string;
  /** Codes of this kind among those of a dimension. */
  readonly code: RegExp;
  /** The same as the boundaries have it: `POA2000` and `2000` are one area. */
  readonly bare: (code: string) => string;
}

export const AREA_KINDS = {
  sa4: { one: 'SA4 region', many: 'SA4 regions', code: /^\d{3}$/, bare: (code) => code },
  council: { one: 'council', many: 'councils', code: /^(LGA)?\d{5}$/, bare: (code) => code.replace(/^LGA/, '') },
  postcode: { one: 'postcode', many: 'postcodes', code: /^(POA)?\d{4}$/, bare: (code) => code.replace(/^POA/, '') },
} as const satisfies Readonly<Record<string, AreaKindFacts>>;

export type AreaKind = keyof typeof AREA_KINDS;
