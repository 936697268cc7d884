/**
 * Loads the native add-ons in the process of the run itself. An add-on that only workers load is unmapped when the last of them ends, but the
 * threads on which it drew live as long as the process: they then end in code that is gone, and the run in a segmentation fault.
 */
import '@photostructure/sqlite';
import '@resvg/resvg-js';

/** Called by vitest before the run; loading is all there is to do. */
export default function setup(): void {}
