/**
 * Requests the workbook with a series if its table number is unknown. The ABS Time Series Directory has the file name of the table, which
 * is the same in the latest release.
 *
 *     <TimeSeriesIndex><Series>
 *       <ProductNumber>5302.0</ProductNumber>
 *       <ProductReleaseDate>02/09/2025</ProductReleaseDate>     the release in the directory, which may be an earlier one
 *       <TableURL>https://www.abs.gov.au/…/5302030.xlsx</TableURL>
 *       <SeriesID>A3484240C</SeriesID> …
 */
import type { Ask, Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { elementsIn, type MarkupElement, named, parseMarkup, textOf } from '../../formats/markup.ts';
import { publishedDay } from '../../formats/published-date.ts';
import { decodeText } from '../../formats/text.ts';
import { STATISTICS } from './api.ts';

const DIRECTORY = 'https://www.abs.gov.au/servlet/TSSearchServlet';

/** Matches a workbook name, which contains the publication and table numbers: `530204.xlsx`, `5302015.xls`. */
const WORKBOOK = /(?:^|\/)(\d{6,8}[a-z]?)\.xlsx?$/i;

/** Requests the table that contains a series, in the latest release. `publication` is the path below https://www.abs.gov.au/statistics/. */
export const seriesAsk = (seriesId: string, publication: string): Ask => ({
  id: 'directory',
  url: `${DIRECTORY}?sid=${seriesId}`,
  accept: 'text/xml,application/xml,*/*',
  follow: (index) => [
    { id: 'table', url: `${STATISTICS}/${publication}/latest-release/${tableWith(seriesId, index)}.xlsx`, accept: '*/*' },
  ],
});

/** Returns the file name of the table with a series, from the latest release in the directory. Throws PARSE_LAYOUT if none exists. */
function tableWith(seriesId: string, index: Captured): string {
  const listed = elementsIn(parseMarkup(decodeText(index.bytes).text, 'xml'), named('Series'));
  const member = (series: MarkupElement, name: string): string => textOf(elementsIn(series, named(name))[0]).trim();
  const tables = listed.flatMap((series) => {
    const table = WORKBOOK.exec(member(series, 'TableURL'))?.[1];
    if (member(series, 'SeriesID') !== seriesId || table === undefined) return [];
    return [{ table, released: publishedDay(member(series, 'ProductReleaseDate')) ?? Number.NEGATIVE_INFINITY }];
  });
  const newest = tables.reduce<(typeof tables)[number] | null>((best, one) => (best && best.released >= one.released ? best : one), null);
  if (newest) return newest.table;
  throw new WattleError('PARSE_LAYOUT', `The Time Series Directory has no workbook with the series ${seriesId}.`, {
    at: {
      url: index.url,
      value: listed
        .map((series) => member(series, 'SeriesID'))
        .slice(0, 5)
        .join(', '),
    },
  });
}
