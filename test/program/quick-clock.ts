/**
 * Makes time pass faster for a running program, so that tests need not wait. Its threads and child processes share the clock in
 * quick-clock.mjs.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './running.ts';

const RATE = 10;
const SPAN_MS = 200;

export class QuickClock {
  /** The environment for starting the program. */
  readonly env: Readonly<Record<string, string>>;
  readonly #file: string;
  readonly #spans: (readonly [number, number, number])[] = [];

  /** @param folder folder that the program can read */
  constructor(folder: string) {
    this.#file = path.join(folder, 'quick-clock.json');
    this.env = {
      NODE_OPTIONS: `--import ${new URL('./quick-clock.mjs', import.meta.url).href}`,
      NODE_TEST_QUICK_CLOCK: this.#file,
    };
  }

  /** Lets this number of ms pass for the program. */
  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += RATE * SPAN_MS) await this.#hurry();
  }

  /** Lets time pass quickly for the program until a condition is true. */
  passUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    return until(what, async () => {
      if (await isSo()) return true;
      await this.#hurry();
      return false;
    });
  }

  async #hurry(): Promise<void> {
    const now = Number(process.hrtime.bigint()) / 1e6;
    this.#spans.push([now, now + SPAN_MS, RATE]);
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#spans));
    renameSync(`${this.#file}.new`, this.#file);
    await pause(SPAN_MS);
  }
}
