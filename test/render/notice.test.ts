/** Checks the picture that replaces a missing chart. It is complete XML in every theme and size, with all text escaped. */
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { type Notice, renderNotice } from '../../src/render/chart/notice.ts';

const notice = (facts: Partial<Notice> = {}): string =>
  renderNotice({
    heading: 'No figures to draw yet',
    words: 'Nothing of <rba.G1> & its like is loaded.',
    code: 'DATA_UNAVAILABLE',
    theme: 'light',
    width: 720,
    height: null,
    ...facts,
  });

/** Returns the attributes of each element. Throws if the XML is not well formed. */
function elementsOf(svg: string): readonly { readonly name: string; readonly attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes: attributes as Record<string, string> }));
  parser.write(svg).close();
  return found;
}

it.each(['light', 'dark', 'auto'] as const)('a notice in the theme %s is well-formed and states the reason', (theme) => {
  const [svg] = elementsOf(notice({ theme }));
  expect(svg?.attributes).toMatchObject({
    role: 'img',
    'aria-label': 'No figures to draw yet. Nothing of <rba.G1> & its like is loaded.',
  });
});

it.each([
  [200, 120],
  [360, null],
  [2000, 1200],
])('a notice keeps every line within %i by %s', (width, height) => {
  const long = 'A long sentence, with many words, that has to be broken into lines. '.repeat(20);
  const all = elementsOf(notice({ width, height, words: long }));
  const box = Number(all[0]?.attributes['height']);
  const lines = all.filter(({ name }) => name === 'text').map(({ attributes }) => Number(attributes['y']));
  expect(Math.min(...lines)).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBeLessThan(box);
  // Checks that no line overlaps another.
  expect(lines.toSorted((a, b) => a - b).every((y, i) => i === 0 || y - (lines.toSorted((a, b) => a - b)[i - 1] ?? 0) > 9)).toBe(true);
});
