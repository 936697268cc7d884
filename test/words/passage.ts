/** A piece of text and where it is. */
export interface Passage {
  /** `src/cli/show.ts:12`, `/v1/data of OpenAPI` */
  readonly place: string;
  readonly text: string;
}
