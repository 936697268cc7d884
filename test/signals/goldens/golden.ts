/** What a row of the tables of published figures is: where it was printed, how it is requested, and why it differs where it does. */

/** How a figure is requested: of a canonical series, of a dataset by its codes, or of a field in a signal's answer. */
export type ParsedRequest =
  | { readonly series: string }
  | { readonly dataset: 'abs/ANA_AGG'; readonly codes: string }
  /** The names that lead to the field; in a list a name is that of the row which has it as a value. */
  | { readonly signal: string; readonly field: readonly string[] };

export interface Golden {
  readonly requested: ParsedRequest;
  /** First and last period of the request; null queries without a window. */
  readonly period: string | null;
  /** Further parameters. */
  readonly as: string;
  /** As printed, with the decimals that were printed. */
  readonly printed: string;
  /** The current answer with the same decimals, if it differs. Null if the answer is unavailable. */
  readonly stored: string | null;
  /** Why it is another one; null where they agree. */
  readonly why: string | null;
  /** How many of the unit answered make one of the unit printed. */
  readonly per: number;
}

/** Figures that one publication printed. */
export interface Release {
  readonly publication: string;
  /** The day of publication; null where it was not seen. */
  readonly on: string | null;
  /** Taken from a report of the publication, not from its own page. */
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

/** A figure of a series, or of codes of a dataset; with `held` and `why` where another one is answered. */
export const row = (
  wanted: string | ParsedRequest,
  period: string,
  printed: string,
  more: Particulars & (Difference | { readonly stored?: never }) = {},
) => golden(typeof wanted === 'string' ? { series: wanted } : wanted, period, printed, more);

/** Codes of the national accounts that have no canonical series. */
export const accounts = (measure: string, item: string): ParsedRequest => ({
  dataset: 'abs/ANA_AGG',
  codes: `MEASURE=${measure}&DATA_ITEM=${item}`,
});

/** A published figure inside the answer of a signal. */
export const within = (
  signal: string,
  field: readonly string[],
  period: string | null,
  printed: string,
  more: Particulars & (Difference | { readonly stored?: never }) = {},
) => golden({ signal, field }, period, printed, more);
