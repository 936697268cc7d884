/** Holds the calling thread up. Nothing else runs in it meanwhile: for threads that nobody waits for, and for very short times. */
export const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

/** Comes back after so long; everything else goes on meanwhile. */
export const sleepFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
