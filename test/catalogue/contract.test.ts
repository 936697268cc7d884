/** Rules for the declarations of all sources. They are applied to the whole registry, so a new declaration is tested automatically. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { datasets, findSource, sources } from '../../src/catalogue/catalogue.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import type { Ask } from '../../src/core/capture.ts';
import { type Dataset, dottedId, isRequested, quirkText, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { LICENCES } from '../../src/core/licence.ts';
import { editDistance } from '../../src/core/nearest.ts';
import { parsePeriod } from '../../src/core/period.ts';
import { describeUnit } from '../../src/core/units.ts';
import { didYouMean, dimensionFaults } from '../specimens/specimens.ts';
import { datasetIdFaults, seriesFrequencyFaults, seriesIdFaults, wordFaults } from './declaration-faults.ts';

/** Datasets that allow several words for one value, such as `united_kingdom` and `uk`. */
const SYNONYMS: ReadonlySet<string> = new Set(['ato.FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY']);
const TITLE = 'a title has no full stop or blank at its end; of a series it begins with a capital';
const DESCRIPTION = 'a description is in sentences: a capital first, a full stop last; of a dataset more than 20 characters';
const IDS = SERIES.map(({ id }) => id);

/** Finds topics that differ by one letter from a topic with more series. These are misspellings. */
function topicFaults(series: readonly { readonly id: string; readonly topic: string }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { topic } of series) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const meant = (topic: string): string | undefined =>
    [...counts.keys()].find((other) => editDistance(topic, other) === 1 && (counts.get(other) ?? 0) > (counts.get(topic) ?? 0));
  return series.flatMap(({ id, topic }) => {
    const other = meant(topic);
    return other === undefined ? [] : [`${id} has a separate topic, ${topic}: ${other} is meant?`];
  });
}

/** Returns null if a unit has the common spelling, ignoring capitals. */
function spellingFault(id: string, units: string): string | null {
  const common = describeUnit(units);
  if (common.toLowerCase() === units.toLowerCase()) return null;
  return `${id} is in "${units}", which is spelled "${common}": catalogue/handles.ts has it.`;
}

const withFallbacks = (ask: Ask): readonly Ask[] => [ask, ...(ask.fallback ? withFallbacks(ask.fallback) : [])];
const timeSeries = datasets().filter((dataset): dataset is TimeSeriesDataset => dataset.kind === 'time_series');
const named = <T extends Dataset>(list: readonly T[]): (readonly [string, T])[] =>
  list.map((dataset) => [dottedId(dataset), dataset] as const);

describe('the registry', () => {
  it('contains the datasets and series of this version', () => {
    const count = (code: string): number => datasets().filter((dataset) => dataset.source === code).length;
    expect(count('abs')).toBeGreaterThanOrEqual(13);
    expect(count('rba')).toBeGreaterThanOrEqual(26);
    expect(SERIES.length).toBeGreaterThanOrEqual(200);
  });

  it('has each dataset in a file with the name of its id', () => {
    const files = sources().flatMap(({ code }) =>
      readdirSync(`src/sources/${code}/datasets`).map((file) => `${code}/${file.replace(/\.ts$/, '')}`),
    );
    const ids = datasets().map(({ source, id }) => `${source}/${id}`);
    const strange = ids.filter((id) => !files.includes(id));
    const empty = files.filter((file) => !ids.includes(file));
    expect(
      strange.map((id) => `${id} is in another file than src/sources/${id.replace('/', '/datasets/')}.ts: ${empty.join(', ')}`),
    ).toEqual([]);
  });

  it('has ids and aliases that differ in more than case and hyphens', () => {
    expect(datasetIdFaults(datasets())).toEqual([]);
  });
});

describe.each(sources().map((source) => [source.code, source] as const))('source %s', (_, source) => {
  it('has a name, and the rules for requests to it', () => {
    expect(source.attribution).toMatch(/^Source: \S/);
    expect(LICENCES[source.licence]).toBeDefined();
    expect(source.hosts.length).toBeGreaterThan(0);
    expect(source.politeness.concurrency).toBeGreaterThan(0);
    for (const ask of source.calendar?.asks(Date.parse('2026-05-17T00:00:00Z')) ?? [])
      expect(source.hosts).toContain(new URL(ask.url).host);
  });
});

describe.each(named(datasets()))('%s', (_, dataset) => {
  it('has a title, a description in sentences, a page and a licence', () => {
    expect(dataset.title, TITLE).toMatch(/^\S.*[^.\s]$/);
    expect(dataset.description, DESCRIPTION).toMatch(/^[A-Z].{20,}\.$/);
    expect(new URL(dataset.landingPage).protocol).toBe('https:');
    expect(dataset.catalogueNumber, 'a catalogue number that is not known is left out').not.toBe('');
    const licence = dataset.licence ?? findSource(dataset.source)?.licence;
    expect(licence).toBeDefined();
    for (const quirk of dataset.quirks) expect(quirkText(quirk)).toMatch(/^[A-Z].*\.$/);
    expect(dataset.curated).toBe(true);
  });

  it('sends requests only to hosts of its source, each with a separate id', () => {
    const hosts = findSource(dataset.source)?.hosts ?? [];
    const asks = dataset.asks().flatMap(withFallbacks);
    if (!isRequested(dataset)) return;
    expect(asks.length).toBeGreaterThan(0);
    expect(new Set(asks.map((ask) => ask.id)).size).toBe(asks.length);
    for (const ask of asks) {
      expect(hosts).toContain(new URL(ask.url).host);
      expect(ask.url).toMatch(/^https:/);
    }
    expect(asks.map((ask) => ask.url)).toContain(dataset.upstream.url);
  });

  it('has a possible schedule', () => {
    expect(dataset.cadence.checkEveryMinutes).toBeGreaterThanOrEqual(5);
    if (dataset.cadence.maxAgeDays !== null) expect(dataset.cadence.maxAgeDays).toBeGreaterThan(0);
    if (dataset.ceased) {
      expect(parsePeriod(dataset.ceased.lastPeriod)).not.toBeNull();
      expect(dataset.cadence.maxAgeDays).toBeNull();
    }
  });
});

describe.each(named(timeSeries))('dimensions of %s', (_, dataset) => {
  it('have unique names, and are either shown or fixed', () => {
    const names = dataset.dimensions.map((dimension) => dimension.name);
    const ids = [...dataset.dimensions.map((dimension) => dimension.id), ...Object.keys(dataset.fixed)];
    expect(names.length, 'every dimension is fixed: show at least one, as MEASURE: { name, description, words, default }').toBeGreaterThan(
      0,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
  });

  it('have words for different codes, and a default that is one of them', () => {
    expect(wordFaults(dataset, SYNONYMS.has(dottedId(dataset)))).toEqual([]);
    for (const { name, description, words, default: standard } of dataset.dimensions) {
      const codes = Object.values(words);
      expect(description, name).toMatch(/^[A-Z].*\.$/);
      if (standard === null || codes.length === 0 || codes.includes(standard)) continue;
      expect.fail(
        `${dottedId(dataset)}: the default ${standard} of ${name} is the code of none of its words.${didYouMean(standard, codes)}`,
      );
    }
  });
});

describe('named series', () => {
  it('have unique ids and aliases that follow the grammar', () => {
    expect(seriesIdFaults(SERIES)).toEqual([]);
  });

  it('have different values', () => {
    const places = SERIES.map((series) => `${dottedId(series.dataset)} ${JSON.stringify(Object.entries(series.select).sort())}`);
    const twice = SERIES.flatMap(({ id }, i) => {
      const first = places.indexOf(places[i] ?? '');
      return first === i ? [] : [`${id} is the same figure as ${SERIES[first]?.id}: make it an alias of that.`];
    });
    expect(twice).toEqual([]);
  });

  it('have known topics', () => {
    expect(topicFaults(SERIES)).toEqual([]);
    expect(topicFaults([{ id: 'AU.X', topic: 'trades' }, ...SERIES])).toEqual(['AU.X has a separate topic, trades: trade is meant?']);
  });

  it('have units with the usual spelling', () => {
    expect(SERIES.flatMap(({ id, units }) => spellingFault(id, units) ?? [])).toEqual([]);
    expect(spellingFault('AU.X', 'A$ million')).toBe(
      'AU.X is in "A$ million", which is spelled "AUD million": catalogue/handles.ts has it.',
    );
    expect(spellingFault('AU.X', 'percent')).toBe('AU.X is in "percent", which is spelled "Per cent": catalogue/handles.ts has it.');
  });

  it.each(SERIES.map((series) => [series.id, series] as const))('%s', (id, series) => {
    expect(datasets()).toContain(series.dataset);
    expect(series.title, TITLE).toMatch(/^[A-Z].*[^.\s]$/);
    expect(series.description, DESCRIPTION).toMatch(/^[A-Z].*\.$/);
    expect(series.units).not.toBe('');
    expect(series.unitsShort).not.toBe('');
    expect(series.tags.length, 'a series has a tag at least').toBeGreaterThan(0);
    expect(seriesFrequencyFaults(series)).toEqual([]);
    expect(dimensionFaults(series)).toEqual([]);
    const unknown = (series.related ?? []).filter((related) => !IDS.includes(related));
    expect(unknown.map((related) => `${id} is related to ${related}, which is no series.${didYouMean(related, IDS)}`)).toEqual([]);
    if (/\.(SA|ORIG|TREND)$/.test(id)) {
      const word = { SA: 'seasonally_adjusted', ORIG: 'original', TREND: 'trend' }[id.split('.').at(-1) as 'SA' | 'ORIG' | 'TREND'];
      expect(series.adjustment, 'the end of the id is the adjustment').toBe(word);
    }
    const tsest = { ...series.dataset.fixed, ...series.select }['TSEST'];
    if (tsest !== undefined)
      expect(series.adjustment, 'the code of TSEST is the adjustment').toBe(
        { '10': 'original', '20': 'seasonally_adjusted', '30': 'trend' }[tsest],
      );
  });

  it('include the ids that clients use', () => {
    const ids = new Set(SERIES.map((series) => series.id));
    for (const id of [
      'AU.CPI.YOY',
      'AU.CPI.QOQ',
      'AU.CPI.INDEX',
      'AU.CPI.TRIMMED',
      'AU.CPI.MONTHLY.YOY',
      'AU.UNEMP.SA',
      'AU.UNEMP.ORIG',
      'AU.UNEMP.TREND',
      ...['NSW', 'VIC', 'QLD', 'SA_STATE', 'WA', 'TAS', 'NT', 'ACT'].flatMap((state) => [`AU.UNEMP.${state}`, `AU.EMPLOYED.${state}`]),
      'AU.EMPLOYED.SA',
      'AU.PARTICIPATION.SA',
      'AU.TERMS.OF.TRADE',
      'AU.GDP.PER.CAPITA',
      'AU.DWELLING.VALUE',
      'AU.FX.TWI',
      'AU.FX.USD',
      'AU.HOUSEHOLD.WEALTH',
      'AU.CASHRATE',
      'AU.CASHRATE.DAILY',
      'AU.WPI.YOY',
      'AU.POPULATION',
      'AU.HOUSEHOLD.SPENDING.YOY',
    ]) {
      expect(ids).toContain(id);
    }
  });
});
