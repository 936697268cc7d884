/**
 * ABS tables for programs that read ABS time series workbooks. A page such as `/abs/tables/6202.0` has links to workbooks. The list and
 * the publication pages have the same paths as on the ABS website, so clients change only the host.
 */
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { type AbsFile, absPublications, datasetsOf, readAbsTable, storedFilesOf } from '../../queries/series/multi/abs-table.ts';
import { absWorkbook } from '../../render/abs-workbook.ts';
import { type Html, html } from '../../web/html.ts';
import { CONTENT_TYPES } from '../request/negotiate.ts';
import type { AddRoute } from './page-headers.ts';
import { refuseUnread } from './page-query.ts';
import type { PageServing } from './page-serving.ts';

const LIST_MAX_AGE_SECONDS = 3600;
const OPEN = { 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept-Encoding' } as const;

function listOf(publicUrl: string, number: string, files: readonly AbsFile[]): Html {
  const links = files.map(({ code, name }) => html`<li><a href="${publicUrl}/abs/tables/${number}/${name}.xlsx">Table ${code}</a></li>`);
  return html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>ABS catalogue ${number}: tables</title></head><body><h1>ABS catalogue ${number}</h1><ul>${links}</ul></body></html>`;
}

/** The list of publications, with the same columns as the ABS list. */
function directoryOf(publicUrl: string): Html {
  const rows = absPublications().map(
    ({ number, path, title }) =>
      html`<tr><td>${number}</td><td><a href="${publicUrl}/abs/statistics/${path}/latest-release">${title}</a></td></tr>`,
  );
  return html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>ABS publications with tables on this site</title></head><body><h1>ABS publications with tables on this site</h1><table><thead><tr><th>Catalogue number</th><th>Topic</th></tr></thead><tbody>${rows}</tbody></table></body></html>`;
}

/** Returns the table number for a path under `/statistics/`. Throws REQ_NOT_FOUND. */
function numberAt(path: string): string {
  const all = absPublications();
  const found = all.find((one) => `${one.path}/latest-release` === path);
  if (found !== undefined) return found.number;
  const [near] = nearest(
    path,
    all.map((one) => `${one.path}/latest-release`),
    1,
  );
  throw new WattleError('REQ_NOT_FOUND', `Wattle has no tables for the ABS page ${quoted(path)}.`, {
    hint: near === undefined ? '/abs/about/data-services/help/abs-time-series-directory lists all tables.' : `Did you mean ${near}?`,
  });
}

export function addAbsTables(route: AddRoute, serving: PageServing): void {
  const { site, queries } = serving.web;
  const listed = (address: string, number: () => string): ReturnType<Parameters<AddRoute>[1]> => ({
    key: `file /abs/${address}`,
    token: { opens: 'csv', series: null },
    make: async () => {
      const files = await storedFilesOf(queries, number());
      return {
        bytes: Buffer.from(listOf(site.publicUrl, number(), files).text),
        headers: { 'content-type': 'text/html; charset=utf-8', ...OPEN },
        maxAgeSeconds: LIST_MAX_AGE_SECONDS,
        datasets: [...new Set(datasetsOf(number()))],
      };
    },
  });
  route('absTables', ({ number = '' }, query) => {
    refuseUnread(query, []);
    return listed(`tables/${number}`, () => number);
  });
  route('absPage', ({ theme = '', topic = '', publication = '', release = '' }, query) => {
    refuseUnread(query, []);
    const path = [theme, topic, publication, release].join('/');
    return listed(`statistics/${path}`, () => numberAt(path));
  });
  route('absDirectory', (_path, query) => {
    refuseUnread(query, []);
    return {
      key: 'file /abs directory',
      token: { opens: 'csv', series: null },
      make: async () => ({
        bytes: Buffer.from(directoryOf(site.publicUrl).text),
        headers: { 'content-type': 'text/html; charset=utf-8', ...OPEN },
        maxAgeSeconds: LIST_MAX_AGE_SECONDS,
        datasets: [],
      }),
    };
  });
  route('absTable', ({ number = '', file = '' }, query) => {
    refuseUnread(query, []);
    return {
      key: `file /abs/tables/${number}/${file}`,
      token: { opens: 'csv', series: null },
      make: async () => {
        const table = await readAbsTable(queries, number, file.replace(/\.xlsx$/i, ''));
        return {
          bytes: absWorkbook(table),
          headers: { 'content-type': CONTENT_TYPES.xlsx, 'content-disposition': `attachment; filename="${file}"`, ...OPEN },
          maxAgeSeconds: table.maxAgeSeconds,
          datasets: table.datasets,
        };
      },
    };
  });
}
