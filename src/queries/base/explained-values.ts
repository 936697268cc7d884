/** Limits the number of values in `meta.explain`, because each takes about 450 bytes. A response is written in one go. */
import { reserveObservations } from '../../core/cost.ts';
import { WattleError } from '../../core/errors.ts';

const MOST = 20_000;

export class ExplainedValues {
  #count = 0;

  /** Charges the request for more values. Throws REQ_UNPROCESSABLE for too many, and the errors of `reserveObservations`. */
  add(values: number): void {
    this.#count += values;
    if (this.#count > MOST) {
      throw new WattleError(
        'REQ_UNPROCESSABLE',
        `An explanation can have up to ${MOST.toLocaleString('en-AU')} values. This one has more.`,
        {
          hint: 'Request fewer rows with start and end, or omit explain.',
        },
      );
    }
    reserveObservations(values);
  }
}
