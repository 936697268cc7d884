// Loaded before the program (node --import). Shifts its clock by the offset in a file, as if the clock had been set during the run.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.NODE_TEST_CLOCK_FILE;
let offsetMs = 0;
const read = () => {
  try {
    offsetMs = Number(readFileSync(file, 'utf8'));
  } catch {
    // Without the file, the offset is 0.
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
