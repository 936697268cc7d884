/** Draws an image with a notice instead of a chart. */
import type { Chart } from '../../queries/base/answer.ts';
import { sizesOf } from './frame.ts';
import { ColourPaint } from './paint.ts';
import { group, px, write } from './svg.ts';
import { escapeXml, wrap } from './text.ts';

export interface Notice {
  readonly heading: string;
  readonly words: string;
  /** The error code, which helps the operator to find the cause. */
  readonly code: string;
  readonly theme: Chart['theme'];
  readonly width: number;
  readonly height: number | null;
}

const SHAPE = 0.45;
const LEAST_HEIGHT = 160;
const MOST_HEIGHT = 360;
const LEADING = 1.4;

/** Draws the notice. The result depends only on the notice, so equal notices have identical bytes. */
export function renderNotice({ heading, words, code, theme, width, height: requested }: Notice): string {
  const height = requested ?? Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, width * SHAPE)));
  const paint = new ColourPaint(theme);
  const { title, text, foot, pad } = sizesOf(width, height);
  const room = width - 4 * pad;
  const rows = Math.max(1, Math.floor((height - 4 * pad - title * LEADING - foot) / (text * LEADING)));
  const head = wrap(heading, room, title, 2, true);
  const body = wrap(words, room, text, rows);
  const tall = head.length * title * LEADING + body.length * text * LEADING;
  const top = (height - foot - pad - tall) / 2 + title;
  const below = top + head.length * title * LEADING;
  const middle = width / 2;
  const box = `<rect x=".5" y=".5" width="${px(width - 1)}" height="${px(height - 1)}" rx="8" stroke-dasharray="5 4"${paint.fill('ground')}/>`;
  const frame = group([box], paint.stroke('axis'));
  const drawn = [
    frame,
    group(
      head.map((line, i) => write(line, middle, top + i * title * LEADING)),
      ` font-size="${title}" font-weight="600" text-anchor="middle"${paint.fill('ink')}`,
    ),
    group(
      body.map((line, i) => write(line, middle, below + i * text * LEADING)),
      ` font-size="${text}" text-anchor="middle"${paint.fill('muted')}`,
    ),
    write(`${code} · Wattle`, middle, height - pad, ` font-size="${foot}" text-anchor="middle"${paint.fill('muted')}`),
  ];
  const sheet = paint.sheet();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(`${heading}. ${words}`)}" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif" xml:lang="en-AU">`,
    ...(sheet === '' ? [] : [sheet]),
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}
