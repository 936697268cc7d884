/** A subject of searches, with its names. Its series or datasets come first in the results. */
export interface Subject {
  /** Names with the same meaning. Results show the first name. */
  readonly names: readonly string[];
  /** Names that match only if the search has no other words. For example, `airbnb prices` alone means holiday prices. */
  readonly wholeNames: readonly string[];
  /**
   * The usual meanings of the subject, most quoted first: series ids without place and adjustment, datasets (`asic/ASIC_COMPANIES`) or
   * indicators (`real-wages`). `AU.UNEMP` means AU.UNEMP.SA, and for Victoria AU.UNEMP.VIC.
   */
  readonly heads: readonly string[];
}
