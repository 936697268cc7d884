/** Writes errors as SDMX messages: `Error` in SDMX-ML, and `errors` in SDMX-JSON 2.0. */
import { DATA_SCHEMA, metaOf } from './json.ts';
import { escaped, namespace, type SdmxVersion } from './xml.ts';

interface SdmxFault {
  /** The SDMX code: 100 for no results, 140 for a syntax error, 500 for an internal error. A service can define codes from 1000. */
  readonly code: number;
  /** All errors with the same code have the same title. */
  readonly title: string;
  readonly detail: string;
  /** The URL of a page about the error. */
  readonly help: string;
  /** The time of the message, as an ISO timestamp. */
  readonly prepared: string;
}

/** Writes `<mes:Error><mes:ErrorMessage code="100"><com:Text xml:lang="en">…`. */
export const renderErrorXml = ({ code, detail }: SdmxFault, version: SdmxVersion): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<mes:Error xmlns:mes="${namespace(version, 'message')}" xmlns:com="${namespace(version, 'common')}"><mes:ErrorMessage code="${code}"><com:Text xml:lang="en">${escaped(detail)}</com:Text></mes:ErrorMessage></mes:Error>`;

export const renderErrorJson = ({ code, title, detail, help, prepared }: SdmxFault): string =>
  JSON.stringify({ meta: metaOf(DATA_SCHEMA, prepared), errors: [{ code, title, detail, links: [{ href: help, rel: 'help' }] }] });
