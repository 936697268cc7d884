/**
 * Loads the native add-ons in the run's main process. If only workers load an add-on, it is unmapped when the last worker ends. Its threads
 * then run unmapped code, and a segmentation fault ends the run.
 */
import '@photostructure/sqlite';
import '@resvg/resvg-js';

/** vitest calls this before the run. It does nothing, because loading this file is enough. */
export default function setup(): void {}
