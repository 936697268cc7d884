/**
 * Runs the simulated agencies for every dataset as a separate process, so that it can be killed and restarted. The first argument is the
 * port.
 */

import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { systemClock } from '../../src/core/clock.ts';

const { url } = await startSandbox({ datasets: datasets(), clock: systemClock, port: Number(process.argv[2]) });
process.stdout.write(`listening ${new URL(url).port}\n`);
