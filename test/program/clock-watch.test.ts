/** Checks the program's time when clocks jump, machines sleep, and nodes disagree with their database. */
import { expect, it } from 'vitest';
import { FixedClock, SteadyClock } from '../../src/core/clock.ts';
import { ClockWatch } from '../../src/program/clock-watch.ts';

const START = Date.parse('2026-11-22T08:00:00Z');
const MINUTE = 60_000;

/** A machine with a controlled clock, database and timer. `pass` advances all of them. */
async function machine(dialect: 'sqlite' | 'postgres', ahead = 0) {
  const own = new FixedClock(START + ahead);
  const server = new FixedClock(START);
  const clock = new SteadyClock(own);
  const gone = { awake: 0, all: 0 };
  let isAway = false;
  const watch = new ClockWatch({
    store: {
      dialect,
      time: async () => {
        if (isAway) throw new Error('away');
        return server.now();
      },
    },
    log: { warn: () => {} },
    clock,
    machine: own,
    elapsed: () => ({ ...gone }),
  });
  await watch.start();
  watch.stop();
  return {
    own,
    server,
    clock,
    watch,
    away: (is: boolean): void => void (isAway = is),
    /** Lets time pass on the machine. The test adds this time itself, because the real clock hardly moves during the test. */
    async pass(ms: number, asleep = false): Promise<void> {
      own.advance(ms);
      server.advance(ms);
      if (!asleep) {
        gone.awake += ms;
        clock.shift(ms);
      }
      gone.all += ms;
      await watch.look();
    },
  };
}

const near = (instant: number): { asymmetricMatch(other: unknown): boolean } => ({
  asymmetricMatch: (other) => typeof other === 'number' && Math.abs(other - instant) < 500,
});

it('the program continues if the clock jumps, and reports the jump until the clock has returned', async () => {
  const { own, clock, watch, pass } = await machine('sqlite');
  own.advance(40 * 24 * 60 * MINUTE);
  expect(clock.now()).toEqual(near(START));
  await pass(1000);
  expect(watch.trouble).toMatchObject({ offsetSeconds: 40 * 86_400, reason: expect.stringContaining('this machine jumped') });
  await pass(MINUTE);
  expect(clock.now()).toEqual(near(START + MINUTE + 1000));
  own.advance(-40 * 24 * 60 * MINUTE);
  await pass(1000);
  expect(watch.trouble).toBeNull();
  expect(clock.now()).toEqual(near(START + MINUTE + 2000));
});

it('the program accepts a jump after ten minutes, and starts again with another jump', async () => {
  const { own, clock, watch, pass } = await machine('sqlite');
  own.advance(-60 * MINUTE);
  for (let n = 0; n < 9; n += 1) await pass(MINUTE);
  own.advance(-60 * MINUTE);
  for (let n = 0; n < 10; n += 1) await pass(MINUTE);
  expect(clock.now()).toEqual(near(START + 19 * MINUTE));
  expect(watch.trouble).not.toBeNull();
  await pass(MINUTE);
  expect(clock.now()).toEqual(near(START + 20 * MINUTE - 120 * MINUTE));
  expect(watch.trouble).toBeNull();
});

it('the program does not treat sleep of the machine as a jump', async () => {
  const { clock, watch, pass } = await machine('sqlite');
  await pass(8 * 60 * MINUTE, true);
  expect(watch.trouble).toBeNull();
  expect(clock.now()).toEqual(near(START + 8 * 60 * MINUTE));
});

it("the program uses the clock of the database if the machine's clock is wrong from the start, and reports it", async () => {
  const { own, clock, watch, pass, away } = await machine('postgres', 24 * 60 * MINUTE);
  expect(clock.now()).toEqual(near(START));
  await pass(1000);
  expect(watch.trouble).toMatchObject({ offsetSeconds: 86_400, reason: expect.stringContaining('of the database clock') });
  away(true);
  await pass(MINUTE);
  expect(clock.now()).toEqual(near(START + 61_000));
  away(false);
  own.advance(-24 * 60 * MINUTE);
  await pass(1000);
  expect(watch.trouble).toBeNull();
});
