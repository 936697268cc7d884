/** Errors in the form that OData clients read. */
import { odataError, odataJson } from '../../render/odata.ts';
import type { Problem } from '../../render/problem.ts';

export const ODATA_ROOT = '/odata';

export const isOData = (pathname: string): boolean => pathname === ODATA_ROOT || pathname.startsWith(`${ODATA_ROOT}/`);

/** The status for OData features that Wattle does not have (OData 4.01, section 9.3.1). */
const NOT_IMPLEMENTED = 501;

export const odataErrorOf = (problem: Problem) => ({
  status: problem.code === 'REQ_UNPROCESSABLE' ? NOT_IMPLEMENTED : problem.status,
  contentType: odataJson('minimal'),
  body: odataError(problem),
});
