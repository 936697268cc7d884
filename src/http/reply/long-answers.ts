/** Limits the number of long responses in progress, in total and for each network. */
import { WattleError } from '../../core/errors.ts';

const MOST = 4;
const MOST_OF_NETWORK = 2;
const RETRY_SECONDS = 5;

export class LongAnswers {
  readonly #inProgress: string[] = [];

  /** Begins a response and returns the function that ends it. Throws LIMIT_BUSY above the limits. */
  begin(network: string): () => void {
    const own = this.#inProgress.filter((one) => one === network).length;
    if (own >= MOST_OF_NETWORK || this.#inProgress.length >= MOST) {
      const detail =
        own >= MOST_OF_NETWORK
          ? `${MOST_OF_NETWORK} long responses to your network are already in progress.`
          : `${MOST} long responses are already in progress.`;
      throw new WattleError('LIMIT_BUSY', detail, {
        hint: 'Wait until they finish, or request fewer observations. Short responses are not limited.',
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    this.#inProgress.push(network);
    return () => {
      const place = this.#inProgress.indexOf(network);
      if (place >= 0) this.#inProgress.splice(place, 1);
    };
  }
}
