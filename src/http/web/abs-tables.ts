/** Tables of the ABS at `/abs/tables/6202.0`, for programs that read its time series workbooks: a page of links, and the workbooks. */
import { type AbsFile, datasetsOf, readAbsTable, storedFilesOf } from '../../queries/series/multi/abs-table.ts';
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

export function addAbsTables(route: AddRoute, serving: PageServing): void {
  const { site, queries } = serving.web;
  route('absTables', ({ number = '' }, query) => {
    refuseUnread(query, []);
    return {
      key: `file /abs/tables/${number}`,
      token: { opens: 'csv', series: null },
      make: async () => {
        const files = await storedFilesOf(queries, number);
        return {
          bytes: Buffer.from(listOf(site.publicUrl, number, files).text),
          headers: { 'content-type': 'text/html; charset=utf-8', ...OPEN },
          maxAgeSeconds: LIST_MAX_AGE_SECONDS,
          datasets: [...new Set(datasetsOf(number))],
        };
      },
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
