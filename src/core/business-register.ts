/** Looks up single ABNs in an agency's register: the request, the result, and the interface for waiting callers. */
import type { Ask, Captured } from './capture.ts';

/** Details of an ABN in a register. A missing detail is null. */
export interface AbnDetails {
  /** Eleven digits. */
  readonly abn: string;
  readonly status: 'active' | 'cancelled';
  readonly entityName: string | null;
  /** `Australian Private Company` */
  readonly entityType: string | null;
  /** Nine digits. */
  readonly acn: string | null;
  /** Whether the ABN is registered for GST. */
  readonly gst: boolean;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly tradingNames: readonly string[];
}

/** A look-up service of an agency. */
export interface BusinessRegisterSource {
  /** The request for an ABN, with this installation's credential. */
  ask(abn: string, credential: string): Ask;
  /** Returns null for an unknown ABN. Throws UP_STATUS if the service refused the request, and PARSE_* if its answer is unreadable. */
  parse(captured: Captured, abn: string): AbnDetails | null;
}

/** The result of a look-up, or the reason why it failed. */
export interface AbnLookup {
  /** Null if the ABN is unknown or the look-up failed. */
  readonly details: AbnDetails | null;
  /** When the register answered, ms since the epoch, or null. */
  readonly answeredAt: number | null;
  /** Why the look-up failed, in one sentence. Null on success. */
  readonly failure: string | null;
}

export interface BusinessRegister {
  /** Looks up an ABN within a time limit in ms. Never throws: a failure is part of the result. */
  lookUp(abn: string, budgetMs: number): Promise<AbnLookup>;
}
