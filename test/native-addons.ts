/**
 * Loads the native add-ons in the process of the run itself. An add-on that only workers load is unmapped when the last worker ends, but
 * its threads live as long as the process. They then run unmapped code, and the run ends with a segmentation fault.
 */
import '@photostructure/sqlite';
import '@resvg/resvg-js';

/** Called by vitest before the run; loading is all there is to do. */
export default function setup(): void {}
