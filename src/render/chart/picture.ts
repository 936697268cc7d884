/** Converts a drawing from a page to a separate image with title, key and source. */
import { DARK, LIGHT, type Palette } from './palette.ts';
import { group, px, write } from './svg.ts';
import { escapeXml, widthOf, wrap } from './text.ts';

export type PictureTheme = 'light' | 'dark';

export interface Picture {
  readonly title: string;
  /** The unit and range, or an explanation of the colours. */
  readonly subtitle: string;
  /** The class of a line or a dot, and its meaning. */
  readonly key: readonly { readonly mark: string; readonly words: string; readonly isDot?: boolean }[];
  /** A complete `<svg>` element that uses the classes of pages. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly string[];
}

const PAD = 20;
const [TITLE_SIZE, TITLE_LINE, TEXT_SIZE, KEY_LINE, SOURCE_SIZE, SOURCE_LINE] = [18, 23, 12, 18, 11, 15];
/** The width of a line sample in the key, in pixels. */
const SAMPLE = 26;

/** Returns the CSS rules for the classes that drawings use. */
const styleOf = ({ shades, series }: Palette): string =>
  [
    `text{fill:${shades.muted};font-size:${TEXT_SIZE}px}.b{fill:${shades.ink};font-weight:600}`,
    '.l{fill:none;stroke-width:2;stroke-linejoin:round}.thin{stroke-width:.75}',
    `.lg{stroke:${shades.ghost}}.vint{stroke-width:1;stroke-opacity:.45}.cg{stroke:${shades.grid}}.ca{stroke:${shades.axis}}`,
    ...series.map(({ line }, i) => `.l${i}{stroke:${line}}.f${i}{fill:${line}}`),
    `.first{fill:${series[1]?.line ?? shades.ink}}`,
  ].join('');

/** Places a drawing inside another drawing. Removes `data-plot`, because XML does not allow attributes without a value. */
const placed = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replaceAll(' data-plot', '').replace('<svg ', `<svg x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" `);

export function renderPicture({ title, subtitle, key, drawing, width, height, sources }: Picture, theme: PictureTheme): string {
  const palette = theme === 'dark' ? DARK : LIGHT;
  const whole = width + 2 * PAD;
  const lines = wrap(title, width, TITLE_SIZE, 3, true);
  const below = PAD + lines.length * TITLE_LINE;
  const keys = keyOf(key, below + KEY_LINE + 8, width);
  const top = (key.length === 0 ? below + 10 : keys.bottom) + 8;
  const credits = sources.flatMap((one) => wrap(one, width, SOURCE_SIZE, 3));
  const bottom = top + height + 8;
  const total = bottom + credits.length * SOURCE_LINE + PAD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${total}" viewBox="0 0 ${whole} ${total}" role="img" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif" xml:lang="en-AU">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(subtitle)}</desc><style>${styleOf(palette)}</style>`,
    `<rect width="${whole}" height="${total}" fill="${palette.shades.ground}"/>`,
    ...lines.map((line, i) =>
      write(line, PAD, PAD + 14 + i * TITLE_LINE, ` style="font-size:${TITLE_SIZE}px;font-weight:600;fill:${palette.shades.ink}"`),
    ),
    write(subtitle, PAD, below + 8),
    keys.svg,
    placed(drawing, PAD, top, width, height),
    group(
      credits.map((line, i) => write(line, PAD, bottom + 14 + i * SOURCE_LINE, ` style="font-size:${SOURCE_SIZE}px"`)),
      '',
    ),
    '</svg>',
    '',
  ].join('\n');
}

function keyOf(key: Picture['key'], top: number, width: number): { readonly svg: string; readonly bottom: number } {
  let [x, y] = [PAD, top];
  const parts = key.map(({ mark, words, isDot = false }) => {
    const length = SAMPLE + widthOf(words, TEXT_SIZE) + 16;
    if (x > PAD && x + length > width + PAD) [x, y] = [PAD, y + KEY_LINE];
    const sample = isDot
      ? `<circle class="${mark}" cx="${px(x + 10)}" cy="${px(y)}" r="2.6"/>`
      : `<path class="l ${mark}" d="M${px(x)} ${px(y)}h20"/>`;
    const part = `${sample}${write(words, x + SAMPLE, y + 4)}`;
    x += length;
    return part;
  });
  return { svg: parts.join(''), bottom: y + KEY_LINE / 2 };
}
