/** How a signal is computed, as its page says it. */
import { expect, it } from 'vitest';
import { subjectsOf } from '../../src/catalogue/questions.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { FIGURES, firstFigure } from '../../src/web/pages/signals/figures.ts';
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

it('has a place on the page for every signal, and a question or a figure for nothing else', () => {
  const listed = (all: typeof SIGNALS) => subjectsOf(all).flatMap(({ questions }) => Object.entries(questions));
  const ids = SIGNALS.map(({ id }) => id);
  expect(
    listed(SIGNALS)
      .map(([id]) => id)
      .sort(),
  ).toEqual([...ids].sort());
  expect(ids).toEqual(expect.arrayContaining(Object.keys(FIGURES)));
  const fresh = { ...signal, id: 'not-asked-yet', title: 'Not asked yet' };
  expect(listed([...SIGNALS, fresh])).toEqual([...listed(SIGNALS), ['not-asked-yet', 'Not asked yet']]);
  for (const { id, row } of SIGNALS) {
    const { first, charts = [], rows } = FIGURES[id] ?? {};
    for (const field of [first, ...charts.flatMap(({ fields }) => Object.keys(fields)), rows?.by, rows?.figure])
      if (field !== undefined) expect(row).toHaveProperty(field);
  }
});

it('says the declared figure first, or where it has no value the next that is drawn', () => {
  expect(firstFigure('labour-slack', { underutilisation_rate_pct: 9.4, unemployment_rate_pct: 3.5 })).toBe('underutilisation_rate_pct');
  expect(firstFigure('labour-slack', { underutilisation_rate_pct: null, unemployment_rate_pct: 3.5 })).toBe('unemployment_rate_pct');
  expect(firstFigure('real-wages', { real_wages_gap_pct: null })).toBeNull();
  expect(firstFigure('cpi-by-city', { annual_change_pct: 3 })).toBeNull();
});
