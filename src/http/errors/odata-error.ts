/** Errors of OData paths, in the form for its clients. */
import { ODATA_JSON, odataError } from '../../render/odata.ts';
import type { Problem } from '../../render/problem.ts';

export const ODATA_ROOT = '/odata';

export const isOData = (pathname: string): boolean => pathname === ODATA_ROOT || pathname.startsWith(`${ODATA_ROOT}/`);

export const odataErrorOf = (problem: Problem) => ({ status: problem.status, contentType: ODATA_JSON, body: odataError(problem) });
