// Loaded before the program (node --import), and thereby in its threads and child processes. Makes time pass faster during the spans in a
// file. A span is [from, until, rate], in ms of the monotonic clock, which all processes share. Timers fire when they are due in the faster
// time.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { promisify } from 'node:util';

const [RealDate, realSetTimeout, realClearTimeout, realSetInterval] = [Date, setTimeout, clearTimeout, setInterval];
const realHrtime = process.hrtime.bigint.bind(process.hrtime);
const realUptime = os.uptime;
const realPerformanceNow = performance.now.bind(performance);
const monotonic = () => Number(realHrtime()) / 1e6;
let spans = [];

/** Returns how far the program's time is ahead of the machine's clock, in ms. */
const gained = () => {
  const now = monotonic();
  return spans.reduce((sum, [from, until, rate]) => sum + Math.max(0, Math.min(now, until) - from) * (rate - 1), 0);
};
const now = () => monotonic() + gained();

/** The pending timers, with time and callback. */
const waiting = new Map();

function look() {
  try {
    spans = JSON.parse(readFileSync(process.env.NODE_TEST_QUICK_CLOCK, 'utf8'));
  } catch {
    // If the file is missing or incomplete, there are no spans.
  }
  if (spans.length === 0) return;
  const at = now();
  for (const [timer, { due, fire }] of waiting) {
    if (timer._destroyed) waiting.delete(timer);
    else if (due <= at && waiting.has(timer)) fire();
  }
}

const scheduling =
  (start, repeats) =>
  (callback, ms = 1, ...args) => {
    const delay = Math.max(1, Number(ms) || 1);
    const run = () => {
      if (repeats) entry.due = now() + delay;
      else waiting.delete(timer);
      callback(...args);
    };
    const timer = start(run, ms);
    const refresh = timer.refresh.bind(timer);
    const entry = {
      due: now() + delay,
      fire: () => {
        if (repeats) refresh();
        else realClearTimeout(timer);
        run();
      },
    };
    timer.refresh = () => {
      entry.due = now() + delay;
      waiting.set(timer, entry);
      return refresh();
    };
    waiting.set(timer, entry);
    return timer;
  };

const clear = (timer) => {
  waiting.delete(timer);
  realClearTimeout(timer);
};

look();
realSetInterval(look, 20).unref();
globalThis.setTimeout = Object.assign(scheduling(realSetTimeout, false), {
  [promisify.custom]: (ms, value) => new Promise((resolve) => globalThis.setTimeout(resolve, ms, value)),
});
globalThis.setInterval = scheduling(realSetInterval, true);
globalThis.clearTimeout = clear;
globalThis.clearInterval = clear;
performance.now = () => realPerformanceNow() + gained();
process.hrtime.bigint = () => realHrtime() + BigInt(Math.round(gained() * 1e6));
os.uptime = () => realUptime() + gained() / 1000;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + gained());
    else super(...args);
  }
  static now() {
    return Math.floor(RealDate.now() + gained());
  }
};
