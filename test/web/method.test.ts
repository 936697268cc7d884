/** How a signal is computed, as its page says it. */
import { expect, it } from 'vitest';
import { SUBJECTS } from '../../src/catalogue/questions.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { FIGURES } from '../../src/web/pages/signals/figures.ts';
import { caveats, methodSections } from '../../src/web/pages/signals/method.ts';
import { Site } from '../../src/web/site.ts';
import { signal } from '../http/specimens.ts';

const site = new Site(() => 'https://data.example.org/figures', {}, '0.1.0');

it('is the declaration, escaped', () => {
  const { text } = methodSections(site, signal, null);
  expect(text).toContain('gap<sub>t</sub> = prices<sub>t</sub> &#60; 1');
  for (const said of [
    'AU.TEST.PRICES',
    'gap_ppt',
    'percentage points',
    'headline, trimmed',
    '0.4 from 2024-07-01',
    '/v1/older-test-gap',
    'First version.',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toContain('/figures/series/AU.TEST.PRICES');
  expect(caveats(signal).join(' ')).toContain('Nothing here is real.');
});

it('has a question, a subject and a figure for every signal, and for nothing else', () => {
  const asked = SUBJECTS.flatMap(({ questions }) => Object.keys(questions)).sort();
  expect(asked).toEqual(SIGNALS.map(({ id }) => id).sort());
  expect(Object.keys(FIGURES).sort()).toEqual(asked);
  for (const { id, row } of SIGNALS) {
    const { first, charts = [], rows } = FIGURES[id] ?? {};
    for (const field of [first, ...charts.flatMap(({ fields }) => Object.keys(fields)), rows?.by, rows?.figure])
      if (field !== undefined) expect(row).toHaveProperty(field);
  }
});
