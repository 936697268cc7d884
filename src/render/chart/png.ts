/** A chart as PNG, for programs and networks that show no SVG: the same picture at twice its size, in a font that comes with the program. */
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const files = createRequire(import.meta.url);
const FONT = 'DejaVu Sans';
/** The widths of text are computed for this font, so that everything fits. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => files.resolve(`dejavu-fonts-ttf/ttf/${name}`));
const SCALE = 2;

/** Drawn beside the thread that serves. */
export async function renderPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT, sansSerifFamily: FONT },
  });
  return image.asPng();
}
