/** Reads the recorded AIHW files with their datasets, and compares values that were read independently. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { parseCsv } from '../../../src/formats/csv.ts';
import { validateParsed } from '../../../src/ingest/apply/validate.ts';
import { CANCER_INCIDENCE_MORTALITY } from '../../../src/sources/aihw/datasets/CANCER_INCIDENCE_MORTALITY.ts';
import { GRIM_DEATHS } from '../../../src/sources/aihw/datasets/GRIM_DEATHS.ts';
import { HEALTH_EXPENDITURE } from '../../../src/sources/aihw/datasets/HEALTH_EXPENDITURE.ts';
import { MORT_GEOGRAPHY } from '../../../src/sources/aihw/datasets/MORT_GEOGRAPHY.ts';
import { recorded } from '../../programs/needs.ts';
import { capture } from '../capture.ts';
import { expectPageRefused } from '../refused-page.ts';

const UPSTREAM = path.resolve('..', 'shared', 'upstream');
const NOW = Date.parse('2026-06-01T00:00:00Z');

const FILES: Readonly<Record<string, TimeSeriesDataset>> = {
  'acimcombinedcounts.csv': CANCER_INCIDENCE_MORTALITY,
  'grim_2025_head.csv': GRIM_DEATHS,
  'healthexpenditurebyareaandsource_head.csv': HEALTH_EXPENDITURE,
  'mort_table1_2025_head.csv': MORT_GEOGRAPHY,
};

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(path.join(UPSTREAM, 'aihw', file)));

async function parsed(file: string): Promise<ParsedDataset> {
  const dataset = FILES[file];
  if (!dataset) throw new Error(`no dataset reads ${file}`);
  return dataset.parse(capture(bytesOf(file), { url: `https://data.gov.au/${file}` }));
}

const figureOf = (from: ParsedDataset, key: string, t: number): number | null | undefined =>
  from.series.find((series) => series.key === key)?.observations.find((one) => one.t === t)?.value;

/** Counts cells with a value, without the parser. */
function figuresIn(file: string, first: string): number {
  const [header = [], ...rows] = parseCsv(bytesOf(file)).rows;
  const from = header.indexOf(first);
  return rows.reduce((sum, cells) => sum + cells.slice(from).filter((cell) => cell.trim() !== '').length, 0);
}

describe('recorded files of the AIHW', recorded(path.join(UPSTREAM, 'aihw')), () => {
  it('are all read, except the description of the API', () => {
    expect(readdirSync(path.join(UPSTREAM, 'aihw')).sort()).toEqual([...Object.keys(FILES), 'myhospitals_openapi_v1.json'].sort());
  });

  it.each([
    ['acimcombinedcounts.csv', 'Age_0_to_4'],
    ['grim_2025_head.csv', 'deaths'],
    ['healthexpenditurebyareaandsource_head.csv', 'real_expenditure_millions'],
    ['mort_table1_2025_head.csv', 'deaths'],
  ])('%s: every value is an observation', async (file, first) => {
    const whole = await parsed(file);
    validateParsed(whole, { curated: true }, NOW);
    expect(whole.series.reduce((sum, series) => sum + series.observations.filter(({ value }) => value !== null).length, 0)).toBe(
      figuresIn(file, first),
    );
    for (const dimension of whole.dimensions) expect(dimension.values.length).toBeGreaterThan(0);
  });

  it('GRIM: deaths and rates as in the list of key figures', async () => {
    const grim = await parsed('grim_2025_head.csv');
    const figures = parseCsv(new Uint8Array(readFileSync(path.join(UPSTREAM, 'key-figures-files.csv')))).rows.filter(
      (row) => row[5] === 'aihw/grim_2025_head.csv',
    );
    const measures: Readonly<Record<string, string>> = {
      deaths_all_causes: 'deaths',
      age_standardised_death_rate: 'age_standardised_rate_per_100000',
    };
    expect(figures).toHaveLength(12);
    for (const [name = '', year, sex, value] of figures) {
      const key = `GRIM0000.${sex}.Total.${measures[name]}`;
      expect([key, year, figureOf(grim, key, Number(year))]).toEqual([key, year, Number(value)]);
    }
  });

  it('MORT: thousands separators are not decimal points, and a blank is not a value', async () => {
    const mort = await parsed('mort_table1_2025_head.csv');
    expect(figureOf(mort, 'Remoteness area.REM1.Males.deaths', 2023)).toBe(61437);
    expect(figureOf(mort, 'Remoteness area.REM1.Males.population', 2023)).toBe(9573595);
    expect(figureOf(mort, 'Remoteness area.REM8.Males.deaths', 2023)).toBe(503);
    expect(figureOf(mort, 'Remoteness area.REM8.Males.population', 2023)).toBeNull();
    expect(mort.dimensions[0]?.values).toHaveLength(7);
  });

  it('health expenditure: financial years, and states under their names', async () => {
    const spent = await parsed('healthexpenditurebyareaandsource_head.csv');
    expect(figureOf(spent, 'NSW.Administration.Government.Australian Government.real_expenditure_millions', 2010)).toBe(504);
    expect(spent.dimensions[0]?.values).toContainEqual({ code: 'NSW', label: 'New South Wales' });
  });

  it('ACIM: new cases from 1982 to 2010, deaths from 1968 to 2011', async () => {
    const acim = await parsed('acimcombinedcounts.csv');
    const years = (type: string): readonly number[] =>
      acim.series.filter(({ key }) => key.split('.')[1] === type).flatMap(({ observations }) => observations.map(({ t }) => t));
    expect([Math.min(...years('Incidence')), Math.max(...years('Incidence'))]).toEqual([1982, 2010]);
    expect([Math.min(...years('Mortality')), Math.max(...years('Mortality'))]).toEqual([1968, 2011]);
  });

  it('the API accepts the parameters that are sent, and its rows have the members that are read', () => {
    const openapi = JSON.parse(Buffer.from(bytesOf('myhospitals_openapi_v1.json')).toString('utf8')) as {
      paths: Record<string, { get: { parameters: { name: string; schema: { maximum?: number } }[] } }>;
      components: { schemas: Record<string, { properties: Record<string, unknown> }> };
    };
    const parameters = openapi.paths['/api/v1/flat-data-extract/{measure-category-code}']?.get.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['skip', 'top', 'measure_code', 'reporting_unit_type_code']));
    expect(parameters.find(({ name }) => name === 'top')?.schema.maximum).toBe(1000);
    expect(Object.keys(openapi.components.schemas['DataExtractModel']?.properties ?? {})).toEqual(
      expect.arrayContaining([
        'reporting_start_date',
        'reporting_end_date',
        'reporting_unit_code',
        'reporting_unit_name',
        'reporting_unit_type_code',
        'mapped_state',
        'reported_measure_category_name',
        'reported_measure_code',
        'measure_code',
        'measure_name',
        'peer_group_name',
        'units_name',
        'units_display',
        'value',
        'peer_value',
      ]),
    );
  });
});

it('an HTML page matches no file', () => expectPageRefused('aihw'));
