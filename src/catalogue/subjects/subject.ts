/** A subject: its names, and the series or datasets that come first in a search for it. */
export interface Subject {
  /** Synonyms. The first one is shown. */
  readonly names: readonly string[];
  /** Names that match only as a whole: `airbnb prices` means prices of holidays, and not listings. */
  readonly wholeNames: readonly string[];
  /**
   * The default meanings of the subject, most quoted first. These are series ids without place and adjustment (`AU.UNEMP` means
   * AU.UNEMP.SA, and for Victoria AU.UNEMP.VIC), datasets (`asic/ASIC_COMPANIES`) or indicators (`real-wages`).
   */
  readonly heads: readonly string[];
}
