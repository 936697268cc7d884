/** Keeps the bulk files up to date while data are imported. */
import { type BulkContext, makeBulk } from './make-bulk.ts';

/** The time in ms before the first check and between later checks. */
const FIRST_LOOK_MS = 30_000;
const LOOK_EVERY_MS = 60_000;

export interface BulkKeeping {
  /** Stops the checks. Resolves when no file is being built. */
  stop(): Promise<void>;
}

/**
 * Starts to check at intervals whether files must be built.
 * @param everyMs minimum time in ms between two builds of the same file
 */
export function keepBulk(
  ctx: BulkContext,
  everyMs: number,
  reported: { readonly onMade: (paths: readonly string[]) => void; readonly onError: (error: unknown) => void },
): BulkKeeping {
  let timer: NodeJS.Timeout | undefined;
  let making: Promise<void> = Promise.resolve();
  let stopped = false;
  const look = (): void => {
    making = makeBulk(ctx, { everyMs })
      .then((made) => {
        if (made.length > 0) reported.onMade(made);
      }, reported.onError)
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
