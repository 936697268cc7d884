/** The colours of the light and dark themes. Twelve series can be distinguished by their colours and dashes. */

const SHADES = ['ground', 'ink', 'muted', 'grid', 'axis', 'band', 'rise', 'cut', 'ghost', 'mark', 'pollen'] as const;
export type Shade = (typeof SHADES)[number];

interface SeriesColour {
  readonly line: string;
  /** A darker or lighter shade of the line colour, with enough contrast for text. */
  readonly text: string;
}

export interface Palette {
  readonly shades: Readonly<Record<Shade, string>>;
  /**
   * The colours of series. People with any of the three kinds of colour blindness can distinguish them. The first three and the last
   * three also differ in grey.
   */
  readonly series: readonly SeriesColour[];
}

export const LIGHT: Palette = {
  shades: {
    ground: '#ffffff',
    ink: '#16191d',
    muted: '#5b6470',
    grid: '#e4e7eb',
    axis: '#8a929c',
    band: '#f3efe0',
    rise: '#fbe6de',
    cut: '#dfeaf8',
    ghost: '#8a929c',
    mark: '#744d00',
    pollen: '#f2b705',
  },
  series: [
    { line: '#0058c2', text: '#0058c2' },
    { line: '#e45706', text: '#b84300' },
    { line: '#790002', text: '#790002' },
    { line: '#00996e', text: '#007a58' },
    { line: '#a7207c', text: '#a7207c' },
    { line: '#29007f', text: '#29007f' },
  ],
};

export const DARK: Palette = {
  shades: {
    ground: '#14171b',
    ink: '#f1f3f5',
    muted: '#a6afba',
    grid: '#2a3037',
    axis: '#717b87',
    band: '#252418',
    rise: '#351f18',
    cut: '#18283a',
    ghost: '#7d8793',
    mark: '#ffd469',
    pollen: '#f2b705',
  },
  series: [
    { line: '#63a2ff', text: '#7db2ff' },
    { line: '#fecf8d', text: '#fecf8d' },
    { line: '#e44963', text: '#f2778b' },
    { line: '#03ffe0', text: '#03ffe0' },
    { line: '#cda2bc', text: '#cda2bc' },
    { line: '#7c6cef', text: '#a398f8' },
  ],
};

export interface SeriesStyle {
  /** The index of a colour in `series` of a palette. */
  readonly colour: number;
  /** Lengths of dashes in pixels. Null for a solid line. */
  readonly dash: string | null;
}

/** Dash patterns. Series with repeated colours, or with colours that look alike in grey, have different patterns. */
const DASHES: readonly (string | null)[] = [null, '7 3', '2 3', '11 3 2 3'];
const COLOURS_OF_A_DASH = 3;

export function styleOf(index: number): SeriesStyle {
  const group = Math.floor(index / COLOURS_OF_A_DASH);
  return { colour: index % LIGHT.series.length, dash: DASHES[group % DASHES.length] ?? null };
}
