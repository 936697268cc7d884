/** What a subject of the catalogue is: what people call it, and which series or datasets are meant by it first. */

export interface Subject {
  /** Each may be typed for the others. The first is what it is called here. */
  readonly names: readonly string[];
  /** Names of which no part says anything about it: `airbnb prices` are prices of holidays, and listings of Airbnb are none. */
  readonly wholeNames?: readonly string[];
  /**
   * What is meant when nothing more is said, most quoted first: ids of series, without what an id says of place and adjustment
   * (`AU.UNEMP` stands for AU.UNEMP.SA and, where Victoria is requested, for AU.UNEMP.VIC), or datasets (`asic/ASIC_COMPANIES`), or signals (`real-wages`).
   */
  readonly heads: readonly string[];
}

/** `a | b | c` → names */
export const subject = (names: string, ...heads: readonly string[]): Subject => ({
  names: names.split('|').map((name) => name.trim()),
  heads,
});
