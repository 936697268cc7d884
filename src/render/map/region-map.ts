/** Draws a map of areas or cities as SVG. The shade of an area shows its class. Areas without data are hatched. */
import type { Position, Topology } from '../../core/places/topology.ts';
import { group, px, write } from '../chart/svg.ts';
import { escapeXml, widthOf, wrap } from '../chart/text.ts';
import { type Pixel, type Projected, project } from './project.ts';

interface MapRegion {
  /** The ABS code of the area. */
  readonly code: string;
  readonly short: string;
  readonly name: string;
  /** The formatted value, such as `4.3%`. */
  readonly text: string | null;
  /** The class of the value. 0 is the lowest class. Null if the area has no value. */
  readonly level: number | null;
  /** The position of a city. Null for an area. */
  readonly position: Position | null;
  readonly href: string | null;
}

export interface RegionMap {
  readonly title: string;
  /** A text such as `Per cent, July 2026`. */
  readonly subtitle: string;
  readonly regions: readonly MapRegion[];
  /** The ranges of the classes, lowest first, such as `3.9% to 4.1%`. */
  readonly classes: readonly string[];
  /** A text such as `Australia: 4.5%`. */
  readonly national: string | null;
  readonly sources: readonly string[];
  readonly boundaries: Topology;
}

export type MapTheme = 'light' | 'dark';

interface Colours {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly border: string;
  readonly land: string;
  readonly hatch: string;
  readonly levels: readonly string[];
  readonly text: readonly string[];
}

const COLOURS: Readonly<Record<MapTheme, Colours>> = {
  light: {
    ground: '#ffffff',
    ink: '#16191d',
    muted: '#5b6470',
    border: '#ffffff',
    land: '#eceff2',
    hatch: '#8a929c',
    levels: ['#dbe9f9', '#a9cdf0', '#6aa5e0', '#2f78c4', '#0b4a8f'],
    text: ['#16191d', '#16191d', '#16191d', '#ffffff', '#ffffff'],
  },
  dark: {
    ground: '#14171b',
    ink: '#f1f3f5',
    muted: '#a6afba',
    border: '#14171b',
    land: '#23282e',
    hatch: '#7d8793',
    levels: ['#1d3550', '#24558a', '#4f90d6', '#76aee8', '#c3dffb'],
    text: ['#f1f3f5', '#f1f3f5', '#10151c', '#10151c', '#10151c'],
  },
};

/** Returns the shade of a class, from 0 to 4. The classes use all five shades, and the highest class has the strongest shade. */
export const shadeOf = (level: number, classes: number): number => (classes <= 1 ? 2 : Math.round((level * 4) / (classes - 1)));

/** Attributes for the parts of a map. In a page, they are classes. In a separate image, they are colours. */
interface Paint {
  readonly area: (shade: number | null) => string;
  readonly land: string;
  readonly text: (shade: number | null) => string;
  readonly ink: string;
  /** Returns the attributes of an element with a value. Small screens hide these elements and show a list instead. */
  readonly value: (attributes: string) => string;
}

const PAGE: Paint = {
  area: (shade) => ` class="${shade === null ? 'kx' : `k${shade}`}"`,
  land: ' class="kl"',
  text: (shade) => ` class="${shade === null ? 'kt' : `kt kt${shade}`}"`,
  ink: ' class="kt"',
  value: (attributes) => attributes.replace('class="', 'class="mv '),
};

const paintOf = ({ land, border, ink, levels, text, hatch }: Colours): Paint => {
  const edge = ` stroke="${border}" stroke-width="1"`;
  return {
    area: (shade) => (shade === null ? ` fill="url(#hatch)" stroke="${hatch}" stroke-width="0.7"` : ` fill="${levels[shade]}"${edge}`),
    land: ` fill="${land}"${edge}`,
    text: (shade) => ` fill="${shade === null ? ink : text[shade]}"`,
    ink: ` fill="${ink}"`,
    value: (attributes) => attributes,
  };
};

const PAGE_WIDTH = 560;
const PICTURE_WIDTH = 720;
const CITY_RADIUS = 15;
/** Offsets in pixels for labels that do not fit inside their area. They are next to the area. */
const BESIDE: Readonly<Record<string, Pixel>> = { '8': [52, 6], '6': [0, 0] };
const SMALL = 5;

/** Draws a map for a page. Its elements have classes of the page's style sheet. */
export function renderPageMap(map: RegionMap): string {
  const projected = project(map.boundaries, PAGE_WIDTH);
  const said = describe(map);
  return `<svg class="map" viewBox="0 0 ${projected.width} ${projected.height}" role="img" aria-label="${escapeXml(said)}">${hatching('kh', '')}${drawn(map, projected, PAGE)}</svg>`;
}

function describe({ title, subtitle, regions, national }: RegionMap): string {
  const listed = regions.length > MOST_LABELS ? regions.filter(({ text }) => text !== null).slice(0, HIGHEST_SAID) : regions;
  const values = listed.map(({ name, text }) => `${name} ${text ?? 'no data'}`).join(', ');
  return `Map. ${title}. ${subtitle}. ${values}.${national === null ? '' : ` ${national}.`}`;
}

/**
 * The maximum number of regions with labels. If a map has more regions, it has no labels, and its description names only the first
 * regions.
 */
const MOST_LABELS = 16;
const HIGHEST_SAID = 5;

const hatching = (name: string, colour: string): string =>
  `<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6"${name === '' ? ` stroke="${colour}"` : ` class="${name}"`} stroke-width="2"/></pattern></defs>`;

function drawn({ regions, classes }: RegionMap, projected: Projected, paint: Paint): string {
  const byCode = new Map(regions.filter(({ position }) => position === null).map((one) => [one.code, one]));
  const shade = ({ level }: MapRegion): number | null => (level === null ? null : shadeOf(level, classes.length));
  const areas = projected.outlines.map(({ code, d }) => {
    const region = byCode.get(code);
    const title = region === undefined || regions.length <= MOST_LABELS ? null : escapeXml(`${region.name}: ${region.text ?? 'no data'}`);
    const painted = region === undefined ? paint.land : paint.area(shade(region));
    return title === null ? `<path d="${d}"${painted}/>` : `<path d="${d}"${painted}><title>${title}</title></path>`;
  });
  const marks = (regions.length > MOST_LABELS ? [] : regions).map((region) => {
    const middle =
      region.position === null ? projected.outlines.find(({ code }) => code === region.code)?.middle : projected.at(region.position);
    if (middle === undefined) return '';
    return region.position === null ? stateLabel(region, middle, shade(region), paint) : cityMark(region, middle, shade(region), paint);
  });
  return `${group(areas, '')}${group(marks, ' font-size="13" text-anchor="middle"')}`;
}

const bold = ' font-weight="600"';

function stateLabel(region: MapRegion, [x, y]: Pixel, shade: number | null, paint: Paint): string {
  const words = region.text ?? 'no data';
  const beside = region.code === '8' ? BESIDE[region.code] : undefined;
  if (beside !== undefined) {
    const [dx, dy] = beside;
    const dot = `<circle cx="${px(x)}" cy="${px(y)}" r="${SMALL}"${paint.area(shade)}/>`;
    const label = ` text-anchor="start"${paint.ink}`;
    return `${dot}${write(region.short, x + dx - 20, y + dy, `${label}${bold}`)}${write(words, x + dx - 20, y + dy + 15, paint.value(label))}`;
  }
  if (region.code === '6')
    return `${write(region.short, x + 44, y - 2, `${paint.ink}${bold}`)}${write(words, x + 44, y + 13, paint.value(paint.ink))}`;
  return `${write(region.short, x, y - 2, `${paint.text(shade)}${bold}`)}${write(words, x, y + 14, paint.value(paint.text(shade)))}`;
}

/** Offsets in pixels from a city to its label. The labels are in the sea. */
const CITY_WORDS: Readonly<Record<string, { readonly dx: number; readonly dy: number; readonly anchor: string }>> = {
  '1': { dx: -14, dy: -17, anchor: 'end' },
  '2': { dx: -22, dy: 14, anchor: 'end' },
  '3': { dx: -20, dy: 0, anchor: 'end' },
  '4': { dx: -20, dy: 8, anchor: 'end' },
  '5': { dx: 20, dy: 0, anchor: 'start' },
  '6': { dx: 20, dy: -12, anchor: 'start' },
  '7': { dx: 18, dy: 14, anchor: 'start' },
  '8': { dx: -20, dy: -4, anchor: 'end' },
};

function cityMark(region: MapRegion, [x, y]: Pixel, shade: number | null, paint: Paint): string {
  const { dx, dy, anchor } = CITY_WORDS[region.code] ?? { dx: 20, dy: 0, anchor: 'start' };
  const words = ` text-anchor="${anchor}"${paint.ink}`;
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${CITY_RADIUS - 4}"${paint.area(shade)}/>${write(region.name, x + dx, y + dy, `${words}${bold}`)}${write(region.text ?? 'no data', x + dx, y + dy + 15, paint.value(words))}`;
}

const PAD = 20;

/** Draws a separate image with title, classes and sources. Equal maps have identical bytes. */
export function renderMapPicture(map: RegionMap, theme: MapTheme): string {
  const colours = COLOURS[theme];
  const projected = project(map.boundaries, PICTURE_WIDTH - 2 * PAD);
  const title = wrap(map.title, PICTURE_WIDTH - 2 * PAD, 20, 3, true);
  const top = PAD + title.length * 25 + 26;
  const keys = legend(map, colours, top + projected.height + 24);
  const sources = map.sources.flatMap((one) => wrap(one, PICTURE_WIDTH - 2 * PAD, 11, 3));
  const height = keys.bottom + 14 + sources.length * 15 + PAD / 2;
  const muted = ` fill="${colours.muted}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${height}" viewBox="0 0 ${PICTURE_WIDTH} ${height}" role="img" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif" xml:lang="en-AU">`,
    `<title>${escapeXml(map.title)}</title><desc>${escapeXml(describe(map))}</desc>`,
    hatching('', colours.hatch),
    `<rect width="${PICTURE_WIDTH}" height="${height}" fill="${colours.ground}"/>`,
    group(
      title.map((line, i) => write(line, PAD, PAD + 16 + i * 25)),
      ` font-size="20" font-weight="600" fill="${colours.ink}"`,
    ),
    write(map.subtitle, PAD, top - 10, ` font-size="14"${muted}`),
    `<g transform="translate(${PAD} ${top})">${drawn(map, projected, paintOf(colours))}</g>`,
    keys.svg,
    group(
      sources.map((line, i) => write(line, PAD, keys.bottom + 18 + i * 15)),
      ` font-size="11"${muted}`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

function legend(
  { classes, national, regions }: RegionMap,
  colours: Colours,
  top: number,
): { readonly svg: string; readonly bottom: number } {
  const entries = [
    ...classes.map((words, i) => ({ words, fill: colours.levels[shadeOf(i, classes.length)] ?? colours.land })),
    ...(regions.some(({ level }) => level === null) ? [{ words: 'No data', fill: 'url(#hatch)' }] : []),
  ];
  let [x, y] = [PAD, top];
  const parts = entries.map(({ words, fill }) => {
    const width = 24 + widthOf(words, 13) + 18;
    if (x + width > PICTURE_WIDTH - PAD) [x, y] = [PAD, y + 22];
    const part = `<rect x="${px(x)}" y="${px(y - 11)}" width="16" height="12" fill="${fill}" stroke="${colours.muted}" stroke-width="0.5"/>${write(words, x + 22, y, ` fill="${colours.ink}"`)}`;
    x += width;
    return part;
  });
  if (national !== null) {
    y += 24;
    parts.push(write(national, PAD, y, ` fill="${colours.ink}" font-weight="600"`));
  }
  return { svg: group(parts, ' font-size="13"'), bottom: y };
}
