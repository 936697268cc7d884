/** Simulates the Australian Institute of Health and Welfare, with its packages on the data portal and the MyHospitals API. */
import type { Dataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { PORTAL_HOST, type PortalPackage, portalAnswer } from '../data-portal.ts';
import { acimFile, expenditureFile, grimFile, hospitalListFile, mortFile, youthJusticeFile } from './files.ts';
import { MY_HOSPITALS_HOST, myHospitalsAnswer } from './my-hospitals.ts';

interface Book {
  readonly dataset: string;
  readonly package: string;
  readonly resource: string;
  readonly file: string;
  readonly write: (dataset: TimeSeriesDataset, now: number) => SandboxFile;
}

const BOOKS: readonly Book[] = [
  { dataset: 'GRIM_DEATHS', package: 'grim-books', resource: 'GRIM', file: 'simulated-grim.csv', write: grimFile },
  { dataset: 'MORT_GEOGRAPHY', package: 'mort-books', resource: 'MORT_TABLE_1', file: 'simulated-mort-table1.csv', write: mortFile },
  {
    dataset: 'CANCER_INCIDENCE_MORTALITY',
    package: 'australian-cancer-incidence-and-mortality',
    resource: 'ACIM Combined Counts',
    file: 'simulated-acim.csv',
    write: acimFile,
  },
  {
    dataset: 'HEALTH_EXPENDITURE',
    package: 'health-expenditure-in-australia',
    resource: 'Health expenditure by area and source',
    file: 'simulated-expenditure.csv',
    write: expenditureFile,
  },
  {
    dataset: 'YOUTH_JUSTICE_DETENTION',
    package: 'youth-justice-detention-data',
    resource: 'Youth Justice Detention Data',
    file: 'simulated-youth-justice.csv',
    write: youthJusticeFile,
  },
];

export function aihwAgency(datasets: readonly Dataset[]): SandboxAgency {
  const series = datasets.filter((d): d is TimeSeriesDataset => d.source === 'aihw' && d.kind === 'time_series');
  return {
    hosts: [PORTAL_HOST, MY_HOSPITALS_HOST],
    answer(url, now) {
      const file = url.host === MY_HOSPITALS_HOST ? myHospitalsAnswer(url, now) : portalAnswer(packagesOf(series, now), url, now);
      return file ?? { status: 404, text: 'Not found' };
    },
  };
}

function packagesOf(series: readonly TimeSeriesDataset[], now: number): readonly PortalPackage[] {
  const books = BOOKS.flatMap(({ dataset, package: name, resource, file, write }) => {
    const declared = series.find(({ id }) => id === dataset);
    return declared ? [{ name, resources: [{ name: resource, file, write: () => write(declared, now) }] }] : [];
  });
  const hospitals = { name: 'Public hospitals', file: 'simulated_hospital_list.csv', write: hospitalListFile };
  return [...books, { name: 'australian-hospital-statistics-public-hospitals', resources: [hospitals] }];
}
