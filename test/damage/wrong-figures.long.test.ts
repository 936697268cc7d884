/** Every kind of wrong figure in every dataset of the starter data. The table lists outcomes: accepted, sent to review, refused. */
import { expect, it } from 'vitest';
import { starterData } from '../starter/starter-data.ts';
import { contentOf, type Trial, tableOf, tryDamages } from './wrong-figures.ts';

it('wrong figures are sent to review or refused, and the table lists the accepted ones', async () => {
  const trials = new Map<string, readonly Trial[]>();
  for (const [dataset, data] of starterData()) {
    const content = contentOf(data);
    if (content !== null) trials.set(dataset, tryDamages(dataset, content));
  }
  expect(trials.size).toBeGreaterThan(25);
  await expect(tableOf(trials)).toMatchFileSnapshot('wrong-figures.md');
}, 1_200_000);
