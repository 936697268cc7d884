/** What went wrong with a request, as the message that SDMX has for it: `Error` of SDMX-ML, `errors` of SDMX-JSON 2.0. */
import { DATA_SCHEMA, metaOf } from './json.ts';
import { escaped, namespace, type SdmxVersion } from './xml.ts';

export interface SdmxFault {
  /** By the SDMX web services guidelines: 100 nothing found, 140 syntax, 500 ours, 1000 and above our own. */
  readonly code: number;
  /** The same whenever the code is reported. */
  readonly title: string;
  readonly detail: string;
  /** A page about it. */
  readonly help: string;
  /** When it was reported; an ISO instant. */
  readonly prepared: string;
}

/** `<mes:Error><mes:ErrorMessage code="100"><com:Text xml:lang="en">…` */
export const renderErrorXml = ({ code, detail }: SdmxFault, version: SdmxVersion): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<mes:Error xmlns:mes="${namespace(version, 'message')}" xmlns:com="${namespace(version, 'common')}"><mes:ErrorMessage code="${code}"><com:Text xml:lang="en">${escaped(detail)}</com:Text></mes:ErrorMessage></mes:Error>`;

export const renderErrorJson = ({ code, title, detail, help, prepared }: SdmxFault): string =>
  JSON.stringify({ meta: metaOf(DATA_SCHEMA, prepared), errors: [{ code, title, detail, links: [{ href: help, rel: 'help' }] }] });
