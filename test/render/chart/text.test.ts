import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { escapeXml, shorten, widthOf, wrap } from '../../../src/render/chart/text.ts';

describe('escaping', () => {
  it('leaves no markup', () => {
    expect(escapeXml(`<a href="x">'&</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&lt;/a&gt;');
  });

  it('replaces characters that XML does not allow even when escaped', () => {
    expect(escapeXml('a\u0000b\u0008c\uFFFEd\uD800e\u000Bf')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf');
    expect(escapeXml('é 中 😀\t\n')).toBe('é 中 😀\t\n');
  });
});

describe('fitting', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 120 });

  test('a shortened text is not too wide, and a text that fits is unchanged', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 30, max: 400 }), (text, width) => {
        const short = shorten(text, width, 12);
        expect(short === text || short.endsWith('…')).toBe(true);
        expect(widthOf(short, 12)).toBeLessThanOrEqual(Math.max(width, widthOf('WW…', 12)));
      }),
    );
  });

  test('wrapped lines are neither too wide nor too many, and contain all words unless one ends in an ellipsis', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 60, max: 400 }), fc.integer({ min: 1, max: 4 }), (text, width, most) => {
        const lines = wrap(text, width, 12, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(Math.max(width, widthOf('WW…', 12)));
        const cut = lines.some((line) => line.endsWith('…'));
        if (!cut)
          expect(lines.join(' ')).toBe(
            text
              .split(/[ \t\r\n]+/)
              .filter((word) => word !== '')
              .join(' '),
          );
      }),
    );
  });

  it('keeps words together that a non-breaking space joins', () => {
    expect(wrap('As of today CC\u00A0BY\u00A04.0', 90, 12, 3)).toEqual(['As of today', 'CC\u00A0BY\u00A04.0']);
  });
});
