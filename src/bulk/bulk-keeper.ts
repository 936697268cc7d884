/** Keeps the bulk files up to date beside what brings data in. */
import { type BulkContext, makeBulk } from './make-bulk.ts';

/** How soon after a start it looks for the first time, and how often then. */
const FIRST_LOOK_MS = 30_000;
const LOOK_EVERY_MS = 60_000;

export interface BulkKeeping {
  /** When nothing is being made any more. */
  stop(): Promise<void>;
}

/** @param everyMs the files of a source are made again so long after they were made, at the soonest */
export function keepBulk(
  ctx: BulkContext,
  everyMs: number,
  told: { readonly onMade: (paths: readonly string[]) => void; readonly onError: (error: unknown) => void },
): BulkKeeping {
  let timer: NodeJS.Timeout | undefined;
  let making: Promise<void> = Promise.resolve();
  let stopped = false;
  const look = (): void => {
    making = makeBulk(ctx, { everyMs })
      .then((made) => {
        if (made.length > 0) told.onMade(made);
      }, told.onError)
      .then(() => next(LOOK_EVERY_MS));
  };
  const next = (ms: number): void => {
    if (!stopped) timer = setTimeout(look, ms).unref();
  };
  next(FIRST_LOOK_MS);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await making;
    },
  };
}
