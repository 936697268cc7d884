/**
 * Looks up single ABNs in an agency's register. Defines the request, the result, and the interface for callers that wait for the result.
 */
import type { Ask, Captured } from './capture.ts';

/** Details of an ABN in a register. A detail that the register does not give is null. */
export interface AbnDetails {
  /** Eleven digits. */
  readonly abn: string;
  readonly status: 'active' | 'cancelled';
  readonly entityName: string | null;
  /** For example `Australian Private Company`. */
  readonly entityType: string | null;
  /** Nine digits. */
  readonly acn: string | null;
  /** Whether the ABN is registered for GST. */
  readonly gst: boolean;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly tradingNames: readonly string[];
}

/** An agency's service for looking up ABNs. */
export interface BusinessRegisterSource {
  /** Returns the request for an ABN, with the credential of this installation. */
  ask(abn: string, credential: string): Ask;
  /** Returns null for an unknown ABN. Throws UP_STATUS if the service refused the request, and PARSE_* if its response cannot be read. */
  parse(captured: Captured, abn: string): AbnDetails | null;
}

/** The result of a look-up, or the reason for its failure. */
export interface AbnLookup {
  /** Null if the ABN is unknown or the look-up failed. */
  readonly details: AbnDetails | null;
  /** When the register answered, in ms since the epoch. Null if it did not. */
  readonly answeredAt: number | null;
  /** The reason for the failure, as one sentence. Null on success. */
  readonly failure: string | null;
}

export interface BusinessRegister {
  /** Looks up an ABN and waits at most `budgetMs` ms. Never throws, because a failure is part of the result. */
  lookUp(abn: string, budgetMs: number): Promise<AbnLookup>;
}
