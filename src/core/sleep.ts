/** Blocks the calling thread, for threads without other work and very short times. */
export const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

/** Resolves after a time without blocking. */
export const sleepFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
