/** Finds the URLs of ATO files. Some packages are for one income year, and others continue over the years. */
import type { Ask } from '../../core/capture.ts';
import { ckanAsk, ckanSearchAsk } from '../../formats/ckan.ts';

const PORTAL = 'https://data.gov.au/data/dataset';
const WORKBOOK = '.xlsx';
const ANY_YEAR = /^taxation-statistics-(\d{4})-\d{2}$/;

export interface Origin {
  readonly ask: Ask;
  readonly landingPage: string;
  readonly format: 'XLSX' | 'CSV';
}

export const fileAt = (packageId: string, resourceId: string, file: string): string =>
  `${PORTAL}/${packageId}/resource/${resourceId}/download/${file}`;

export const TAXATION_STATISTICS_2022_23 = '03326c3f-c0d3-4af4-afc7-c6ccc0a02223';
const TAXATION_STATISTICS_2023_24 = 'faea4485-f407-457d-97f8-3f0822ccd654';

/** Returns the location of the latest file with a table of Taxation statistics. `table` is a name such as `Individuals - Table 8`. */
export function taxationStatistics(table: string, lastKnown?: string): Origin {
  const resource = new RegExp(`^${table.replace(' - ', '\\s*[-–]\\s*').replaceAll(' ', '\\s+')}(?!\\d)`, 'i');
  return {
    ask: ckanSearchAsk({
      organization: 'australiantaxationoffice',
      package: ANY_YEAR,
      resource,
      suffix: WORKBOOK,
      ...(lastKnown === undefined ? {} : { lastKnown }),
    }),
    landingPage: `${PORTAL}/taxation-statistics-${lastKnown?.includes(TAXATION_STATISTICS_2023_24) ? '2023-24' : '2022-23'}`,
    format: 'XLSX',
  };
}

/** Returns the location of a workbook in a package that continues over the years. */
export function workbookOf(name: string, resource: RegExp, lastKnown: string): Origin {
  return {
    ask: ckanAsk({ package: name, resource, suffix: WORKBOOK, lastKnown }),
    landingPage: `${PORTAL}/${name}`,
    format: 'XLSX',
  };
}

/** Returns the location of a CSV file in a package that continues over the years. */
export function csvOf(name: string, resource: RegExp, lastKnown: string): Origin {
  return {
    ask: ckanAsk({ package: name, resource, suffix: '.csv', accept: 'text/csv,*/*', lastKnown }),
    landingPage: `${PORTAL}/${name}`,
    format: 'CSV',
  };
}

/** The location of Individuals table 8. Its latest year can differ from other tables. */
export const postcodeMedianOrigin: Origin = taxationStatistics(
  'Individuals - Table 8',
  fileAt(
    TAXATION_STATISTICS_2023_24,
    '4db4ef74-bd3e-47d0-a56e-29659f812c8a',
    'ts24individual08medianaveragetaxableincomestatepostcode.xlsx',
  ),
);
