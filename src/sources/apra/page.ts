/** requests the newest workbook of one of APRA's statistics pages: the agency has no API, and a file's address changes with each edition. */
import type { Ask } from '../../core/capture.ts';
import { newestLink } from '../../formats/landing-page.ts';
import { decodeText } from '../../formats/text.ts';

export const SITE = 'https://www.apra.gov.au';

const WORKBOOK_TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,*/*';
const PAGE_BYTES = 8 * 1024 * 1024;

/** A workbook on a statistics page. */
export interface PageFile {
  /** Path of the page. */
  readonly page: string;
  /** What the file's name matches, and what it must not match. */
  readonly name: RegExp;
  readonly not?: readonly RegExp[];
  /** Path below `/sites/default/files/` of the last file known, decoded: requested when the page fails. */
  readonly lastKnown: string;
}

export const pageUrl = (file: PageFile): string => `${SITE}/${file.page}`;

/** The newest such file, or the last known one when the page fails; `instead` is queried when the file itself fails. */
export function pageAsk(file: PageFile, id = 'workbook', instead?: Omit<PageFile, 'page'>): Ask {
  const base = pageUrl(file);
  const workbook = (name: string, url: string): Ask => ({ id: name, url, accept: WORKBOOK_TYPES });
  const lastKnown = workbook(id, filesUrl(file.lastKnown));
  return {
    id: `${id}-page`,
    url: base,
    accept: 'text/html',
    maxBytes: PAGE_BYTES,
    follow: (index) => {
      const html = decodeText(index.bytes).text;
      const link = (one: Omit<PageFile, 'page'>): string =>
        newestLink(html, { base, name: one.name, suffix: '.xlsx', ...(one.not === undefined ? {} : { not: one.not }) });
      if (!instead) return [workbook(id, link(file))];
      const other = orNull(() => link(instead));
      const main = orNull(() => link(file));
      // The page must lead to one of the two; that it leads to neither is reported as the missing main file.
      if (main === null) return [other === null ? workbook(id, link(file)) : workbook(`${id}-instead`, other)];
      return [{ ...workbook(id, main), ...(other === null ? {} : { fallback: workbook(`${id}-instead`, other) }) }];
    },
    fallback: moved(lastKnown, instead ? moved(workbook(`${id}-instead`, filesUrl(instead.lastKnown))) : undefined),
  };
}

/** Since May 2026 the same files are below `/system/files/`; both addresses are queried. */
function moved(file: Ask, otherwise?: Ask): Ask {
  const address = file.url.replace('/sites/default/files/', '/system/files/');
  return {
    ...file,
    fallback: { ...file, id: `${file.id}-moved`, url: address, ...(otherwise === undefined ? {} : { fallback: otherwise }) },
  };
}

const filesUrl = (path: string): string => `${SITE}/sites/default/files/${path.split('/').map(encodeURIComponent).join('/')}`;

function orNull(find: () => string): string | null {
  try {
    return find();
  } catch {
    return null;
  }
}
