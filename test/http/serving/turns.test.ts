/** Which responses continue in one turn of the event loop. */
import { expect, it } from 'vitest';
import { Turns } from '../../../src/http/reply/turns.ts';

/** Lets responses of these networks wait and returns the turn and network of each, in the order in which they continue. */
async function continued(networks: readonly string[], ms: number): Promise<readonly string[]> {
  let turn = 0;
  const turns = new Turns(async () => {
    turn += 1;
  });
  const order: string[] = [];
  await Promise.all(
    networks.map(async (network) => {
      await turns.wait(network);
      order.push(`${turn}${network}`);
      for (const begun = performance.now(); performance.now() - begun < ms; );
    }),
  );
  return order;
}

it('short responses share a turn, and networks alternate', async () => {
  expect(await continued(['a', 'a', 'a', 'b', 'b'], 0)).toEqual(['1a', '1b', '1a', '1b', '1a']);
});

it('after a long response, the next one waits for another turn', async () => {
  expect(await continued(['a', 'a', 'b'], 5)).toEqual(['1a', '2b', '3a']);
});
