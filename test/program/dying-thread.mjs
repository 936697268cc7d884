// Loaded before the program and its threads (node --import). Ends the thread of the built file `NAME.js` while a file `NAME` exists.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) {
  const order = path.join(process.env.NODE_TEST_DEATHS, path.basename(process.argv[1] ?? '', '.js'));
  setInterval(() => {
    if (existsSync(order)) throw new Error('The test ends this thread');
  }, 50).unref();
}
