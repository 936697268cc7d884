/** Lists the agencies' licences, and the attribution that each licence requires. */

export interface Licence {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** True if the terms forbid supply to others without the agency's permission. Bulk files then omit the data. */
  readonly isForOwnUse?: true;
}

const licences = {
  'cc-by-4.0': {
    id: 'cc-by-4.0',
    name: 'Creative Commons Attribution 4.0 International',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'cc-by-3.0-au': {
    id: 'cc-by-3.0-au',
    name: 'Creative Commons Attribution 3.0 Australia',
    url: 'https://creativecommons.org/licenses/by/3.0/au/',
  },
  aemo: {
    id: 'aemo',
    name: 'AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author',
    url: 'https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions',
  },
  bom: {
    id: 'bom',
    name: 'Bureau of Meteorology default terms: no supply to others or commercial use without its agreement',
    url: 'http://www.bom.gov.au/other/copyright.shtml',
    isForOwnUse: true,
  },
  asic: {
    id: 'asic',
    name: 'ASIC default terms: reproduction only with its permission',
    url: 'https://asic.gov.au/about-asic/dealing-with-asic/copyright-and-linking-to-our-websites/',
    isForOwnUse: true,
  },
} as const satisfies Record<string, Licence>;

export type LicenceId = keyof typeof licences;
export const LICENCES: Readonly<Record<LicenceId, Licence>> = licences;
