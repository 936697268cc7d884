/**
 * Tries every kind of wrong value in every dataset of the starter data. A table lists how many were accepted, need approval, or were
 * refused.
 */
import { expect, it } from 'vitest';
import { eachStarterDataset } from '../starter/starter-data.ts';
import { contentOf, LIKE_COLUMNS, refusedGenuine, type Trial, tableOf, tryDamages } from './wrong-figures.ts';

/** The maximum number of refusals among about 3,000 real periods and revisions. */
const MOST_GENUINE_REFUSED = 6;

it('wrong figures are sent to review or refused, and the table lists the accepted ones', async () => {
  const genuine: string[] = [];
  const trials = new Map<string, readonly Trial[]>();
  for (const data of eachStarterDataset()) {
    const { dataset } = data;
    const content = contentOf(data);
    if (content === null) continue;
    trials.set(dataset, tryDamages(dataset, content, contentOf(data, Number.POSITIVE_INFINITY) ?? content));
    genuine.push(...refusedGenuine(dataset, content));
  }
  expect(genuine.length).toBeLessThan(MOST_GENUINE_REFUSED);
  expect(trials.size).toBeGreaterThan(25);
  const swapped = [...trials].flatMap(([dataset, all]) =>
    all.some(({ when, name, outcome }) => when === 'first load' && name === 'two columns swapped' && outcome === 'stored') ? [dataset] : [],
  );
  expect(swapped.sort()).toEqual(Object.keys(LIKE_COLUMNS).sort());
  await expect(tableOf(trials)).toMatchFileSnapshot('wrong-figures.md');
}, 1_200_000);
