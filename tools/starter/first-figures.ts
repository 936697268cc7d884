/**
 * Reads first published values for releases without a stored vintage. GDP growth is from the replication data for a Reserve Bank paper.
 * Other values are as printed by the ABS. All are single values.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseOfPeriod, releasePublicationOf } from '../../src/catalogue/releases/release-publications.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Frequency } from '../../src/core/frequency.ts';
import type { PublishedBasis } from '../../src/core/observation.ts';
import { parseIsoDay, parsePeriod } from '../../src/core/period.ts';
import { sydneyDate } from '../../src/core/sydney-time.ts';
import type { Fact } from '../../src/formats/facts-table.ts';
import { type NamedRow, namedRows, numberOf } from './extract.ts';
import type { Take } from './take.ts';
import { takesOfFacts } from './vintages.ts';

/**
 * GDP growth as calculated in the paper. When rounded, it equals the published value in each of the 17 releases that are stored or
 * printed.
 */
const GDP = {
  dataset: 'abs/ANA_AGG',
  file: 'upstream-vintages/gdp_first_release_rdp2024-04.csv',
  url: 'https://www.rba.gov.au/publications/rdp/2024/2024-04/',
  seriesId: 'A2304370T',
  title: 'Gross domestic product: Chain volume measures - Percentage changes ;',
};
const PRINTED = 'upstream-recent/facts/first_released_stated.csv';

/**
 * The name of the wage series in the workbooks. Only series printed with all digits are read. Others, such as labour force rates, are
 * printed in rounded form.
 */
const WAGES = 'Australia ;  Total hourly rates of pay excluding bonuses ;  Private and Public ;  All industries ;';
const PRINTED_SERIES = [
  {
    publication: 'ABS 6345.0 Wage Price Index',
    figure: 'change_sa_pct',
    dataset: 'abs/WPI',
    title: `Percentage Change From Previous Quarter ;  ${WAGES}`,
    unit: 'Percent',
  },
  {
    publication: 'ABS 6345.0 Wage Price Index',
    figure: 'year_sa_pct',
    dataset: 'abs/WPI',
    title: `Percentage Change From Corresponding Quarter of Previous Year ;  ${WAGES}`,
    unit: 'Percent',
  },
  {
    publication: 'ABS 8501.0 Retail Trade',
    figure: 'turnover_sa_aud_m',
    dataset: 'abs/RT',
    title: 'Turnover ;  Total (State) ;  Total (Industry) ;',
    unit: '$ Millions',
  },
] as const;

/**
 * Returns takes for all first published values below a folder. Omits values without a release date. The list is empty if no file exists.
 */
export async function firstFigureTakes(folder: string, find: (key: string) => TimeSeriesDataset | null): Promise<Take[]> {
  return [...(await gdpTakes(folder, find)), ...(await printedTakes(folder, find))];
}

async function gdpTakes(folder: string, find: (key: string) => TimeSeriesDataset | null): Promise<Take[]> {
  const [file, dataset] = [path.join(folder, GDP.file), find(GDP.dataset)];
  if (!existsSync(file) || dataset === null) return [];
  const facts = namedRows(await readFile(file), path.basename(file)).flatMap((row): Fact[] => {
    const published = releaseDayOf(dataset, 'Q', row.cell('period'));
    return published === null
      ? []
      : [factOf(row, row.cell('period'), row.cell('first_published_rounded'), { ...GDP, unit: 'Percent', published, basis: 'inferred' })];
  });
  const extract =
    'growth of the first release, from the replication data of RBA Research Discussion Paper 2024-04, with the day of the release calendar';
  return takesOfFacts(facts, dataset, []).map((take) => ({
    ...take,
    captured: { ...take.captured, url: GDP.url },
    extract,
    accept: ['DATA_IMPLAUSIBLE'],
  }));
}

async function printedTakes(folder: string, find: (key: string) => TimeSeriesDataset | null): Promise<Take[]> {
  const file = path.join(folder, PRINTED);
  if (!existsSync(file)) return [];
  const rows = namedRows(await readFile(file), path.basename(file));
  return [...new Set(PRINTED_SERIES.map(({ dataset }) => dataset))].flatMap((key): Take[] => {
    const dataset = find(key);
    if (dataset === null) return [];
    const facts = PRINTED_SERIES.filter((one) => one.dataset === key).flatMap((series) =>
      rows
        .filter(({ cell }) => cell('publication') === series.publication && cell('figure') === series.figure)
        .map((row) =>
          factOf(row, row.cell('reference_period'), row.cell('value_as_printed'), {
            ...series,
            seriesId: series.title,
            published: row.cell('released_on'),
            basis: 'stated',
          }),
        ),
    );
    const extract = 'figures as printed in the issue of the day';
    return takesOfFacts(facts, dataset, []).map((take) => ({ ...take, extract, accept: ['DATA_IMPLAUSIBLE'] }));
  });
}

interface Named {
  readonly seriesId: string;
  readonly title: string;
  readonly unit: string;
  readonly published: string;
  readonly basis: PublishedBasis;
}

/** Makes a fact from a row. Throws PARSE_VALUE if the period, value or release date cannot be read. */
function factOf({ at }: NamedRow, text: string, written: string, { seriesId, title, unit, published, basis }: Named): Fact {
  const [period, value] = [parsePeriod(text), numberOf(written)];
  if (period === null || value === null || parseIsoDay(published) === null)
    throw new WattleError('PARSE_VALUE', `${text} has no figure with a date.`, { at: { value: at } });
  return {
    seriesId,
    title,
    unit,
    freq: period.freq,
    adjustment: 'seasonally_adjusted',
    t: period.t,
    value,
    published,
    basis,
    file: '',
    at,
  };
}

/** Returns the release date for a period, such as `2015-09-02`. Null if the calendar only has a range of dates. */
function releaseDayOf(dataset: TimeSeriesDataset, freq: Frequency, text: string): string | null {
  const [publication, period] = [releasePublicationOf(datasetKey(dataset), freq), parsePeriod(text)];
  const at = publication && period && releaseOfPeriod(publication, period.t)?.at;
  return at === null || at === undefined ? null : sydneyDate(at);
}
