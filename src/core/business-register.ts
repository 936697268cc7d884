/** Look-up of single ABNs in a register: request, result, and hand-over to waiting callers. */
import type { Ask, Captured } from './capture.ts';

/** Details of an ABN in a register. Missing ones are null. */
export interface AbnDetails {
  /** Eleven digits. */
  readonly abn: string;
  readonly status: 'active' | 'cancelled';
  readonly entityName: string | null;
  /** `Australian Private Company` */
  readonly entityType: string | null;
  /** Nine digits. */
  readonly acn: string | null;
  /** Whether it is registered for GST. */
  readonly gst: boolean;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly tradingNames: readonly string[];
}

/** A look-up service of an agency. */
export interface BusinessRegisterSource {
  /** The request for an ABN, with this installation's credential. */
  ask(abn: string, credential: string): Ask;
  /** Null for an unknown ABN. Throws UP_STATUS if refused, PARSE_* if unreadable. */
  parse(captured: Captured, abn: string): AbnDetails | null;
}

/** A result, or the reason for a missing one. */
export interface AbnLookup {
  /** Null for an unknown ABN or a failure. */
  readonly details: AbnDetails | null;
  /** When the register answered, ms since the epoch, or null. */
  readonly answeredAt: number | null;
  /** One sentence. Null on success. */
  readonly failure: string | null;
}

export interface BusinessRegister {
  /** Looks up an ABN within a time limit in ms. Never throws: failures are in the result. */
  lookUp(abn: string, budgetMs: number): Promise<AbnLookup>;
}
