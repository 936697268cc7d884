/** The licences the agencies publish under, and the attribution each one asks for. */

export interface Licence {
  readonly id: string;
  readonly name: string;
  readonly url: string;
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
} as const satisfies Record<string, Licence>;

export type LicenceId = keyof typeof licences;
export const LICENCES: Readonly<Record<LicenceId, Licence>> = licences;
