/** The simulated agencies of every dataset as a process of their own, on the port of the first argument: a stand-in that can be killed and started again. */

import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { systemClock } from '../../src/core/clock.ts';

const { url } = await startSandbox({ datasets: datasets(), clock: systemClock, port: Number(process.argv[2]) });
process.stdout.write(`listening ${new URL(url).port}\n`);
