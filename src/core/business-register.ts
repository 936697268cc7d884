/** Defines look-ups of single ABNs in an agency's register: the request, the result and the interface. */
import type { Ask, Captured } from './capture.ts';

/** Members are null if the register lacks the detail. */
export interface AbnDetails {
  readonly abn: string;
  readonly status: 'active' | 'cancelled';
  readonly entityName: string | null;
  /** For example `Australian Private Company`. */
  readonly entityType: string | null;
  readonly acn: string | null;
  /** True if the ABN is registered for GST. */
  readonly gst: boolean;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly tradingNames: readonly string[];
}

export interface BusinessRegisterSource {
  /** Returns the request for an ABN, with this installation's credential. */
  ask(abn: string, credential: string): Ask;
  /**
   * Returns the details, or null for an unknown ABN. Throws UP_STATUS if the service refused the request, and PARSE_* if its response
   * cannot be read.
   */
  parse(captured: Captured, abn: string): AbnDetails | null;
}

export interface AbnLookup {
  /** Null if the ABN is unknown or the look-up failed. */
  readonly details: AbnDetails | null;
  /** The time of the response in ms since the epoch. Null if the register did not respond. */
  readonly answeredAt: number | null;
  /** The reason in one sentence. Null on success. */
  readonly failure: string | null;
}

export interface BusinessRegister {
  /** Looks up an ABN within `budgetMs` ms. Never throws, because the result contains any failure. */
  lookUp(abn: string, budgetMs: number): Promise<AbnLookup>;
}
