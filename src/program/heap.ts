/** How much memory is let lie before all of it is looked through. */
import { setFlagsFromString } from 'node:v8';

/** Of what was in use after the last look. */
const GROWTH_PERCENT = 200;

/**
 * Where little is left over from each request, V8 looks through all memory whenever a tenth more of it is taken: under full load that is
 * every second, and whoever asks just then waits ten milliseconds and more. Applies to all threads of the process.
 */
export function letHeapsGrow(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
