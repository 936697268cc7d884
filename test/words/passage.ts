/** A text and its location. */
export interface Passage {
  /** `src/cli/show.ts:12`, `/v1/data of OpenAPI` */
  readonly place: string;
  readonly text: string;
}
