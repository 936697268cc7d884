/** Converts a chart to PNG at twice its size, for programs that cannot show SVG. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FONT = 'DejaVu Sans';
/** The fonts. text.ts calculates the widths of text for them. build-bundle.mjs copies the files. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map(fontFile);
const SCALE = 2;

/** Loads the library. An `import()` fails in compiled code that is stored, because Node does not restore its callback. */
const library = (): typeof import('@resvg/resvg-js') => createRequire(import.meta.url)('@resvg/resvg-js');

/** Draws in another thread, so that other requests are not delayed. The library is loaded for the first image. */
export async function renderPng(svg: string): Promise<Buffer> {
  const { renderAsync } = library();
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT, sansSerifFamily: FONT },
  });
  return image.asPng();
}

/** Returns the path of a font: next to the bundled code, or in the package of fonts if the code is not bundled. */
function fontFile(name: string): string {
  const bundled = path.join(path.dirname(fileURLToPath(import.meta.url)), name);
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}`);
}
