import { escapeXml } from './text.ts';

/** Writes a number of pixels, rounded to a tenth. */
export const px = (pixels: number): string => String(Math.round(pixels * 10) / 10);

/**
 * Writes a text element.
 * @param attributes further attributes, with a leading space
 */
export const write = (text: string, x: number, y: number, attributes = ''): string =>
  `<text x="${px(x)}" y="${px(y)}"${attributes}>${escapeXml(text)}</text>`;

/** Groups elements. Returns an empty string for an empty list. */
export const group = (content: readonly string[], attributes: string): string =>
  content.length === 0 ? '' : `<g${attributes}>${content.join('')}</g>`;
