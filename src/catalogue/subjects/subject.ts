/** A subject: its names, and the series or datasets it means first. */
export interface Subject {
  /** Synonyms. The first is the display name. */
  readonly names: readonly string[];
  /** Names that only match as a whole: `airbnb prices` means holiday prices, not listings. */
  readonly wholeNames: readonly string[];
  /**
   * Default meanings, most quoted first: series ids without place and adjustment (`AU.UNEMP` for AU.UNEMP.SA and for Victoria
   * AU.UNEMP.VIC), datasets (`asic/ASIC_COMPANIES`), or indicators (`real-wages`).
   */
  readonly heads: readonly string[];
}
