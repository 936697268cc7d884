/** Simulates the registers and reports of the Australian Securities and Investments Commission, and the Australian Business Register. */
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { PORTAL_HOST, portalAnswer } from '../data-portal.ts';
import { bulkExtractPackage, LOOKUP_HOST, lookUpAnswer } from './business-register.ts';
import { asicPackages } from './registers.ts';
import { shortPositionFile } from './short-positions.ts';

const REPORTS_HOST = 'download.asic.gov.au';

export function asicAgency(): SandboxAgency {
  const packages = [...asicPackages(), bulkExtractPackage()];
  const answers: Readonly<Record<string, (url: URL, now: number) => SandboxFile | null>> = {
    [PORTAL_HOST]: (url, now) => portalAnswer(packages, url, now),
    [REPORTS_HOST]: shortPositionFile,
    [LOOKUP_HOST]: lookUpAnswer,
  };
  return {
    hosts: Object.keys(answers),
    answer: (url, now) => answers[url.host]?.(url, now) ?? { status: 404, text: 'Not found' },
  };
}
