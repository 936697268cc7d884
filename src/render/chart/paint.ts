/**
 * The colours of SVG elements. A chart in a page uses the page's classes. A separate image has colours as attributes. Several images on
 * one page therefore do not affect each other. Only the theme `auto` also has styles. They are for dark mode.
 */
import type { Chart } from '../../queries/base/answer.ts';
import { DARK, LIGHT, type Palette, type Shade } from './palette.ts';

/** The colour of a series has two shades: one for its line and one for its text. */
export type Role = Shade | { readonly line: number } | { readonly text: number };

type Property = 'fill' | 'stroke';

export interface Paint {
  /** Returns an attribute with a leading space. Returns an empty string for the default colour. */
  fill(role: Role): string;
  stroke(role: Role): string;
}

/** Colours of a chart in a page. The page's style sheet sets them for each theme. */
export const PAGE_PAINT: Paint = {
  fill: (role) => classed(typeof role === 'string' ? PAGE_FILLS[role] : 'line' in role ? `f${role.line}` : `t${role.text}`),
  stroke: (role) => classed(typeof role === 'string' ? PAGE_STROKES[role] : 'line' in role ? `l l${role.line}` : `l l${role.text}`),
};

const classed = (name: string | undefined): string => (name === undefined ? '' : ` class="${name}"`);
const PAGE_FILLS: Readonly<Partial<Record<Shade, string>>> = {
  ink: 'b',
  band: 'band',
  rise: 'band rise',
  cut: 'band cut',
  ghost: 'fg',
  mark: 'brkm',
  ground: 'pt',
};
const PAGE_STROKES: Readonly<Partial<Record<Shade, string>>> = { grid: 'cg', axis: 'ca', ghost: 'l lg', mark: 'brk', pollen: 'halo' };

export class ColourPaint implements Paint {
  readonly #palette: Palette;
  readonly #auto: boolean;
  /** CSS rules for dark mode, by class. */
  readonly #dark = new Map<string, string>();

  constructor(theme: Chart['theme']) {
    this.#palette = theme === 'dark' ? DARK : LIGHT;
    this.#auto = theme === 'auto';
  }

  /** Returns an attribute such as ` fill="#…"`. For the theme `auto`, it also adds a class. */
  fill = (role: Role): string => this.#attributes('fill', role);
  stroke = (role: Role): string => this.#attributes('stroke', role);

  /** Returns a style element for dark mode. Returns an empty string for the themes light and dark. */
  sheet(): string {
    if (this.#dark.size === 0) return '';
    return `<style>@media (prefers-color-scheme:dark){${[...this.#dark.values()].sort().join('')}}</style>`;
  }

  #attributes(property: Property, role: Role): string {
    const colour = colourOf(this.#palette, role);
    if (!this.#auto) return ` ${property}="${colour}"`;
    const name = `wattle-${property}-${paintName(role)}`;
    this.#dark.set(name, `.${name}{${property}:${colourOf(DARK, role)}}`);
    return ` class="${name}" ${property}="${colour}"`;
  }
}

function colourOf(palette: Palette, role: Role): string {
  if (typeof role === 'string') return palette.shades[role];
  return 'line' in role ? (palette.series[role.line]?.line ?? '') : (palette.series[role.text]?.text ?? '');
}

const paintName = (role: Role): string => (typeof role === 'string' ? role : 'line' in role ? `line-${role.line}` : `text-${role.text}`);
