/**
 * Measures the colours. Contrast is measured as in WCAG 2.2, and lightness as L* of CIELAB. The distance between colours is measured in
 * OKLab, for normal sight and each kind of colour blindness. The matrices are from Machado, Oliveira and Fernandes (2009), with severity
 * 1.
 */
import { describe, expect, it } from 'vitest';
import { DARK, LIGHT, type Palette, styleOf } from '../../../src/render/chart/palette.ts';

type Rgb = readonly [number, number, number];

const linear = (hex: string): Rgb => {
  const channel = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (m: readonly Rgb[], v: Rgb): Rgb =>
  m.map((row) => Math.min(1, Math.max(0, row[0] * v[0] + row[1] * v[1] + row[2] * v[2]))) as unknown as Rgb;

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(linear(a)), luminance(linear(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};
const lightness = (hex: string): number => {
  const y = luminance(linear(hex));
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
};

const oklab = ([r, g, b]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const VIEWS: Readonly<Record<string, readonly Rgb[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const THEMES: readonly [string, Palette][] = [
  ['light', LIGHT],
  ['dark', DARK],
];

describe.each(THEMES)('%s', (_, palette) => {
  const { shades, series } = palette;

  it('text and lines contrast with the background', () => {
    for (const role of ['ink', 'muted'] as const) expect(contrast(shades[role], shades.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades.axis, shades.ground)).toBeGreaterThanOrEqual(3);
    for (const { line, text } of series) {
      expect([line, contrast(line, shades.ground) >= 3]).toEqual([line, true]);
      expect([text, contrast(text, shades.ground) >= 4.5]).toEqual([text, true]);
    }
  });

  it.each(Object.keys(VIEWS))('the colours of series differ: %s', (view) => {
    const seen = series.map(({ line }) => oklab(times(VIEWS[view] ?? [], linear(line))));
    seen.forEach((a, i) => {
      for (const b of seen.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(0.1);
    });
  });

  it('twelve series differ without colours, by lightness or by dashes', () => {
    const looks = Array.from({ length: 12 }, (_, i) => styleOf(i));
    looks.forEach((a, i) => {
      for (const b of looks.slice(i + 1)) {
        const apart = Math.abs(lightness(series[a.colour]?.line ?? '') - lightness(series[b.colour]?.line ?? ''));
        expect(a.dash !== b.dash || apart > 10).toBe(true);
      }
    });
  });
});
