/** Registers that answer for one ABN at a time: what they say, where they are queried, and how an answer comes to those who wait for it. */
import type { Ask, Captured } from './capture.ts';

/** What a register of businesses says of one ABN. Absent is null. */
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

/** How an agency's service is queried. */
export interface BusinessRegisterSource {
  /** The request one ABN, with the credential of this installation. */
  ask(abn: string, credential: string): Ask;
  /** Null where the register knows no such ABN. Throws UP_STATUS where it refuses, PARSE_* where its answer cannot be read. */
  parse(captured: Captured, abn: string): AbnDetails | null;
}

/** An answer, or why there is none. */
export interface AbnLookup {
  /** Null where the register knows no such ABN, or did not answer. */
  readonly details: AbnDetails | null;
  /** When the register answered, ms since the epoch; null when it did not. */
  readonly answeredAt: number | null;
  /** One plain sentence; null when it answered. */
  readonly failure: string | null;
}

export interface BusinessRegister {
  /** What the register says, within a budget in ms. Never throws: an answer that does not come is a failure that is reported. */
  lookUp(abn: string, budgetMs: number): Promise<AbnLookup>;
}
