/**
 * Requests workbooks in the latest release. They are found through links on the release page, because the ABS renames them. For example,
 * `6202001.xlsx` became `62020001.xlsx`.
 */
import type { Ask } from '../../core/capture.ts';
import { newestLink } from '../../formats/landing-page.ts';
import { decodeText } from '../../formats/text.ts';

/**
 * Splits a file name into publication and table. `62020001.xlsx` becomes `6202` and `1`. Other results are `6150055003DO` and `1`,
 * `6321055001Table` and `2a`, and `MRM` and `1`.
 */
const NAME = /^(\d{4}(?:055\d{3}(?:DO|Table)?)?|[A-Z]+)0*(\d+[a-z]?)/i;

/** Returns a pattern for the names that a file may have, with any number of zeros, and any words after the number. */
export function workbookNames(file: string): RegExp {
  const [, publication = file, table = ''] = NAME.exec(file) ?? [];
  return new RegExp(`^${publication}0*${table}(?![0-9a-z])`, 'i');
}

const fileAsk = (id: string, url: string): Ask => ({ id, url, accept: '*/*' });

const pageAsk = (id: string, page: string, file: string, pageId = 'release'): Ask => ({
  id: pageId,
  url: page,
  accept: 'text/html',
  follow: (index) => [
    fileAsk(id, newestLink(decodeText(index.bytes).text, { base: `${page}/`, name: workbookNames(file), suffix: '.xlsx' })),
  ],
});

/** Requests the workbook that the release page links to. If this fails, requests the known file name. */
export const foundWorkbook = (landingPage: string, file: string): Ask => {
  const page = `${landingPage}/latest-release`;
  return { ...pageAsk('workbook', page, file), fallback: fileAsk('workbook', `${page}/${file}`) };
};

/**
 * Requests the known file name. If this fails, requests the workbook that the release page links to. `id` is the request id, and `release`
 * the last part of the page's path.
 */
export const knownWorkbook = (landingPage: string, file: string, id = 'cube', release = 'latest-release'): Ask => {
  const page = `${landingPage}/${release}`;
  return { ...fileAsk(id, `${page}/${file}`), fallback: pageAsk(id, page, file, id === 'cube' ? 'release' : `${id}-release`) };
};
