/** Defines rows in the tables of published values: the source, the request, and the reason for a difference. */

/** A request for a value in a canonical series, in a dataset by codes, or in a field of an indicator's result. */
export type ParsedRequest =
  | { readonly series: string }
  | { readonly dataset: 'abs/ANA_AGG'; readonly codes: string }
  /** Names on the path to the field. In a list, a name selects the row that has it as a value. */
  | { readonly signal: string; readonly field: readonly string[] };

export interface Golden {
  readonly requested: ParsedRequest;
  /** The first and last periods in the request. Null for a request without a date range. */
  readonly period: string | null;
  /** Additional parameters. */
  readonly as: string;
  /** The text as printed, with its decimals. */
  readonly printed: string;
  /** The current result with the same decimals, if it differs. Null if there is no result. */
  readonly stored: string | null;
  /** The reason for a difference. Null if the values agree. */
  readonly why: string | null;
  /** The number of units in the result per printed unit. */
  readonly per: number;
}

/** The values printed in one publication. */
export interface Release {
  readonly publication: string;
  /** The publication date. Null if unknown. */
  readonly on: string | null;
  /** Set if the values are from a report on the publication and not from its own page. */
  readonly secondHand?: true;
  readonly rows: readonly Golden[];
}

interface Particulars {
  readonly as?: string;
  readonly per?: number;
}
interface Difference {
  readonly stored: string | null;
  readonly why: string;
}

function golden(requested: ParsedRequest, period: string | null, printed: string, more: Particulars & Partial<Difference>): Golden {
  const { as = '', per = 1, stored: kept = printed, why = null } = more;
  return { requested: requested, period, as, printed, stored: kept, why, per };
}

/** Returns a value in a series, or for codes in a dataset. `stored` and `why` are set if the result differs. */
export const row = (
  wanted: string | ParsedRequest,
  period: string,
  printed: string,
  more: Particulars & (Difference | { readonly stored?: never }) = {},
) => golden(typeof wanted === 'string' ? { series: wanted } : wanted, period, printed, more);

/** Returns codes in the national accounts that have no canonical series. */
export const accounts = (measure: string, item: string): ParsedRequest => ({
  dataset: 'abs/ANA_AGG',
  codes: `MEASURE=${measure}&DATA_ITEM=${item}`,
});

/** Returns a published value inside an indicator's result. */
export const within = (
  signal: string,
  field: readonly string[],
  period: string | null,
  printed: string,
  more: Particulars & (Difference | { readonly stored?: never }) = {},
) => golden({ signal, field }, period, printed, more);
