/** Runs a part of `wrong-figures.long.test.ts`, for property prices. */
import { expect, it } from 'vitest';
import { present } from '../../src/core/assert.ts';
import { starterData } from '../starter/starter-data.ts';
import { contentOf, refusedGenuine, tryDamages } from './wrong-figures.ts';

it('no wrong figure of a new period or a whole file of property prices is stored', () => {
  const dataset = 'abs/RPPI';
  const content = present(contentOf(present(starterData().get(dataset), dataset)), dataset);
  const stored = tryDamages(dataset, content).filter(({ when, outcome }) => outcome === 'stored' && when !== 'first load');
  expect(stored.map(({ when, name }) => `${when}: ${name}`)).toEqual([]);
  expect(refusedGenuine(dataset, content)).toEqual([]);
});
