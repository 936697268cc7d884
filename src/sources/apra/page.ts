/** Requests the latest workbook on an APRA statistics page. APRA has no API, and file URLs change with each release. */
import type { Ask } from '../../core/capture.ts';
import { newestLink } from '../../formats/landing-page.ts';
import { decodeText } from '../../formats/text.ts';

export const SITE = 'https://www.apra.gov.au';

const WORKBOOK_TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,*/*';
const PAGE_BYTES = 8 * 1024 * 1024;

export interface PageFile {
  readonly page: string;
  /** Matches the file name. `not` excludes names. */
  readonly name: RegExp;
  readonly not?: readonly RegExp[];
  /** The decoded path below `/sites/default/files/`. It is used if the page cannot be loaded. */
  readonly lastKnown: string;
}

export const pageUrl = (file: PageFile): string => `${SITE}/${file.page}`;

/**
 * Requests the page, and the file that it links to. If the page cannot be loaded, requests the last known file. If the file cannot be
 * loaded, requests `instead`.
 */
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
      // The page must link to one of the two files. Otherwise, `link(file)` throws the error for the main file.
      if (main === null) return [other === null ? workbook(id, link(file)) : workbook(`${id}-instead`, other)];
      return [{ ...workbook(id, main), ...(other === null ? {} : { fallback: workbook(`${id}-instead`, other) }) }];
    },
    fallback: moved(lastKnown, instead ? moved(workbook(`${id}-instead`, filesUrl(instead.lastKnown))) : undefined),
  };
}

/** Adds a second URL to a request. Since May 2026, some files have been below `/system/files/`. */
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
