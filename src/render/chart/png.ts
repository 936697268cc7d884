/** Converts a chart to PNG at twice its size, for programs that cannot show SVG. */
import { createRequire } from 'node:module';

const files = createRequire(import.meta.url);
const FONT = 'DejaVu Sans';
/** The font files. text.ts calculates the widths of text for this font. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => files.resolve(`dejavu-fonts-ttf/ttf/${name}`));
const SCALE = 2;

/** Draws in another thread, so that other requests are not delayed. The library is loaded for the first image. */
export async function renderPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT, sansSerifFamily: FONT },
  });
  return image.asPng();
}
