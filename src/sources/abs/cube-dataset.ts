/** Declares a dataset from files in a publication. The files are workbooks with content that the Data API lacks, or related dataflows. */
import type { Ask, Captured } from '../../core/capture.ts';
import type { DimensionDeclaration, Quirk, TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { STATISTICS } from './api.ts';
import { knownWorkbook } from './release-workbook.ts';

interface CubeFacts {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly catalogueNumber: string;
  /** The path of the publication below https://www.abs.gov.au/statistics/. */
  readonly publication: string;
  readonly frequency: Frequency;
  readonly dimensions: readonly DimensionDeclaration[];
  readonly fixed?: Readonly<Record<string, string>>;
  readonly flows?: TimeSeriesDataset['flows'];
  readonly releaseTitles?: readonly string[];
  /** The month of each period to which the values refer, if they do not cover the whole period. */
  readonly surveyMonth?: number;
  readonly maxAgeDays: number | null;
  /** Names of the places that the values cover, if no dimension contains them. */
  readonly places?: readonly string[];
  readonly quirks: readonly Quirk[];
  readonly parse: (capture: Captured) => ParsedDataset;
  /** Returns the request id for the previous year's file. Only datasets with one file for each year have this member. */
  readonly fileBefore?: (askId: string) => string | null;
  /** Converts series with the agency's names to series keys. */
  readonly byName?: TimeSeriesDataset['byName'];
}

/** A dataset from a file in the latest release with a fixed name, or from custom requests. */
type AbsCube = CubeFacts & ({ readonly file: string } | { readonly asks: readonly Ask[]; readonly format: string });

export function absCube(cube: AbsCube): TimeSeriesDataset {
  const landingPage = `${STATISTICS}/${cube.publication}`;
  const asks: readonly Ask[] = 'asks' in cube ? cube.asks : [knownWorkbook(landingPage, cube.file)];
  return {
    kind: 'time_series',
    source: 'abs',
    id: cube.id,
    ...(cube.aliases === undefined ? {} : { aliases: cube.aliases }),
    title: cube.title,
    description: cube.description,
    landingPage,
    catalogueNumber: cube.catalogueNumber,
    cadence: {
      checkEveryMinutes: 720,
      maxAgeDays: cube.maxAgeDays,
      ...(cube.releaseTitles === undefined ? {} : { releaseTitles: cube.releaseTitles }),
    },
    ...(cube.places === undefined ? {} : { places: cube.places }),
    quirks: cube.quirks,
    ...(cube.surveyMonth === undefined ? {} : { surveyMonth: cube.surveyMonth }),
    curated: true,
    upstream: { url: asks[0]?.url ?? landingPage, format: 'asks' in cube ? cube.format : 'XLSX data cube' },
    frequency: cube.frequency,
    dimensions: cube.dimensions,
    fixed: cube.fixed ?? {},
    ...(cube.flows === undefined ? {} : { flows: cube.flows }),
    asks: () => asks,
    parse: cube.parse,
    ...(cube.fileBefore === undefined ? {} : { fileBefore: cube.fileBefore }),
    ...(cube.byName === undefined ? {} : { byName: cube.byName }),
  };
}
