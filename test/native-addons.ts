/**
 * Loads the native add-ons in the main process of the run. An add-on that only workers load is unmapped when the last worker ends. Its
 * threads continue, run unmapped code, and end the run with a segmentation fault.
 */
import '@photostructure/sqlite';
import '@resvg/resvg-js';

/** Called by vitest before the run. Loading this file is enough. */
export default function setup(): void {}
