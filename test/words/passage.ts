/** A text with its location. */
export interface Passage {
  /** The location, such as `src/cli/show.ts:12` or `/v1/data of OpenAPI`. */
  readonly place: string;
  readonly text: string;
}
