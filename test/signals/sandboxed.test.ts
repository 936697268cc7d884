/** With `-t`, only the datasets of the selected indicators are imported. */
import { expect, test } from 'vitest';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { signalsThatRun } from './sandboxed.ts';

type Tasks = Parameters<typeof signalsThatRun>[0]['tasks'];
const ran = (...tasks: readonly (readonly [name: string, mode: string])[]): readonly string[] =>
  signalsThatRun({ tasks: tasks.map(([name, mode]) => ({ name, mode })) as unknown as Tasks }).map(({ id }) => id);

test('groups of one indicator import its dependencies', () => {
  expect(ran(['real-wages', 'run'], ['history of real-wages', 'run'], ['yield-curve', 'skip'], ['shares', 'skip'])).toEqual(['real-wages']);
  expect(ran(['yield-curve: i of rba.F1', 'run'])).toEqual(['yield-curve']);
});

test('any other group imports everything', () => {
  expect(ran(['real-wages', 'run'], ['shares', 'run'])).toHaveLength(SIGNALS.length);
  expect(ran(['real-wage', 'run'])).toHaveLength(SIGNALS.length);
});
