// Loaded before the program (node --import). Shifts its time of day by the offset in a file, as if the clock were set while it runs.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.NODE_TEST_CLOCK_FILE;
let offsetMs = 0;
const read = () => {
  try {
    offsetMs = Number(readFileSync(file, 'utf8'));
  } catch {
    // Not written yet: no offset.
  }
};
read();
setInterval(read, 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offsetMs);
    else super(...args);
  }
  static now() {
    return RealDate.now() + offsetMs;
  }
};
