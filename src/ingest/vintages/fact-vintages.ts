/** Converts a table of published values to vintages, each with the values that were published on one day. */

import { hasOwnDays, isRun, singleFigures } from '../../catalogue/single-figures.ts';
import { addTo } from '../../core/basic/lists.ts';
import { datasetKey, type NamedObservations, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import {
  ADJUSTMENTS,
  leftOut,
  type Observation,
  type ParsedDataset,
  type ParsedDimension,
  type ParsedSeries,
  type PublishedBasis,
  TABLE_OF_FACTS,
} from '../../core/observation.ts';
import { formatPeriod, holder, lastDay, type Period, period } from '../../core/period.ts';
import { parseUnit } from '../../core/units.ts';
import type { Fact } from '../../formats/facts-table.ts';
import { mergeDimensions } from '../apply/merge.ts';

interface FactVintage {
  /** The dataset, or the separate dataset for single values. */
  readonly dataset: TimeSeriesDataset;
  readonly published: string;
  readonly basis: PublishedBasis;
  readonly content: ParsedDataset;
}

/** The stored series in a dataset. They show the meaning of ids that are codes. */
export interface KnownSeries {
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly (Pick<ParsedSeries, 'key' | 'freq' | 'unit' | 'multiplier' | 'adjustment'> & {
    readonly codes: readonly string[];
  })[];
}

/**
 * Returns the vintages, oldest first. They contain only series in the dataset. If values on one day have different bases, the least certain
 * basis applies to the whole day. Throws PARSE_LAYOUT if none of the series is in the dataset. Throws DATA_DUPLICATE_KEY for two values for
 * one period on one day.
 */
export function factVintages(dataset: TimeSeriesDataset, facts: readonly Fact[], known: KnownSeries): readonly FactVintage[] {
  refuseMixed(facts);
  // If an agency renames a series, its id stays the same. All rows get the latest title, because the dataset declaration has that title.
  const titles = new Map(facts.toSorted((a, b) => (a.published < b.published ? -1 : 1)).map(({ seriesId, title }) => [seriesId, title]));
  const byDay = new Map<string, Fact[]>();
  for (const fact of facts) {
    const renamed = { ...fact, title: titles.get(fact.seriesId) ?? fact.title };
    addTo(byDay, fact.published, renamed);
  }
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
  // One note lists the rows for days without any usable row.
  const skipped: string[] = [];
  const vintages = days.flatMap(([published, own]): FactVintage[] => {
    const content = contentOf(dataset, own, known, published);
    if (content === null) skipped.push(...own.map(({ seriesId }) => `${seriesId} of ${published}`));
    return content === null ? [] : [{ dataset, published, basis: weakest(own), content }];
  });
  const [oldest, ...later] = vintages;
  if (oldest !== undefined) {
    const rest = [...(oldest.content.leftOut ?? []), ...leftOut('series', [...new Set(skipped)])];
    return withSinglesApart([{ ...oldest, content: { ...oldest.content, leftOut: rest } }, ...later]);
  }
  const [first] = facts;
  const own = datasetKey(dataset);
  const isStored = dataset.byName !== undefined || known.series.length > 0;
  const why = isStored ? '' : ' No vintage is stored, so its series ids are unknown. Import one of its files first.';
  throw new WattleError('PARSE_LAYOUT', `The table has no series from ${own}.${why}`, {
    at: { row: 2, column: 'series_id', value: first?.seriesId ?? '' },
  });
}

/**
 * Moves single values to a separate dataset. If the first day of a series has several consecutive periods, the values on that day are a
 * release and are not moved. Values with separate release dates are not moved either, because they do not depend on a vintage.
 */
function withSinglesApart(vintages: readonly FactVintage[]): readonly FactVintage[] {
  const singles = new Set<string>();
  const seen = new Set<string>();
  for (const { dataset, content } of vintages) {
    for (const series of content.series) {
      if (!seen.has(series.key) && !isRun(series) && !hasOwnDays(dataset, content.dimensions, series.key)) singles.add(series.key);
      seen.add(series.key);
    }
  }
  return vintages.flatMap((one): readonly FactVintage[] => {
    const [apart, whole] = [true, false].map((is) => one.content.series.filter(({ key }) => singles.has(key) === is));
    const { leftOut: rest, ...content } = one.content;
    return [
      ...(whole?.length ? [{ ...one, content: { ...one.content, series: whole } }] : []),
      ...(apart?.length
        ? [
            {
              ...one,
              dataset: singleFigures(one.dataset),
              content: { ...content, series: apart, ...(whole?.length ? {} : { leftOut: rest ?? [] }) },
            },
          ]
        : []),
    ];
  });
}

/** Throws PARSE_VALUE with the row number if a series has two frequencies, or two units on one day. */
function refuseMixed(facts: readonly Fact[]): void {
  const frequencies = new Map<string, Fact>();
  const units = new Map<string, Fact>();
  for (const fact of facts) {
    const [ofSeries, ofDay] = [frequencies.get(fact.seriesId), units.get(`${fact.seriesId} ${fact.published}`)];
    if (ofSeries === undefined) frequencies.set(fact.seriesId, fact);
    else if (ofSeries.freq !== fact.freq) {
      const words = `The period of ${fact.seriesId} is ${FREQUENCY[fact.freq].word}, but at ${ofSeries.at} the period is ${FREQUENCY[ofSeries.freq].word}.`;
      throw new WattleError('PARSE_VALUE', words, {
        at: { row: rowOf(fact), column: 'period', value: formatPeriod(period(fact.freq, fact.t)) },
      });
    }
    if (ofDay === undefined) units.set(`${fact.seriesId} ${fact.published}`, fact);
    else if (ofDay.unit !== fact.unit) {
      const words = `${fact.seriesId} has a different unit at ${ofDay.at}, on the same day: ${JSON.stringify(ofDay.unit)}.`;
      throw new WattleError('PARSE_VALUE', words, { at: { row: rowOf(fact), column: 'unit', value: fact.unit } });
    }
  }
}

const rowOf = ({ at }: Fact): number => Number(at.slice(1));

function weakest(facts: readonly Fact[]): PublishedBasis {
  if (facts.some(({ basis }) => basis === 'upper_bound')) return 'upper_bound';
  return facts.some(({ basis }) => basis === 'inferred') ? 'inferred' : 'stated';
}

/** Returns the content for one day. Null if none of the series is in the dataset. */
function contentOf(dataset: TimeSeriesDataset, facts: readonly Fact[], known: KnownSeries, published: string): ParsedDataset | null {
  const ownKey = `SDMX:${dataset.id}/`;
  const tellsAdjustment = 'TSEST' in dataset.fixed || dataset.dimensions.some(({ id }) => id === 'TSEST');
  if (dataset.byName && tellsAdjustment) refuseUnadjusted(facts);
  const named = namedSeries(facts);
  const keyed = named.filter(({ id }) => id.startsWith(ownKey));
  const others = named.filter(({ id }) => !id.startsWith('SDMX:'));
  const elsewhere = named.filter(({ id }) => id.startsWith('SDMX:') && !id.startsWith(ownKey)).map(({ id }) => id);
  const parts = [
    ...(keyed.length === 0 ? [] : [underKeys(keyed, ownKey, known)]),
    ...(others.length === 0 ? [] : byName(dataset, others, known)),
  ];
  const found = parts.filter(({ series }) => series.length > 0);
  const [first] = found;
  if (first === undefined) return null;
  return {
    dimensions: found.slice(1).reduce((all, one) => mergeDimensions(all, one.dimensions), first.dimensions),
    series: withoutRepeats(
      found.flatMap(({ series }) => series),
      published,
    ),
    publishedOn: null,
    scope: 'points',
    isCompiled: true,
    notes: [TABLE_OF_FACTS],
    leftOut: [...parts.flatMap(({ leftOut: rest }) => rest ?? []), ...leftOut('series', elsewhere)],
  };
}

/**
 * Throws PARSE_VALUE with the row number if the table does not state the seasonal adjustment. Some series have the same name and differ
 * only in their adjustment.
 */
function refuseUnadjusted(facts: readonly Fact[]): void {
  const unsaid = facts.find(({ adjustment, seriesId }) => adjustment === null && !seriesId.startsWith('SDMX:'));
  if (unsaid === undefined) return;
  throw new WattleError(
    'PARSE_VALUE',
    `The table does not state the adjustment of ${unsaid.seriesId}. Allowed: ${ADJUSTMENTS.join(', ')}.`,
    {
      at: { row: rowOf(unsaid), column: 'adjustment' },
    },
  );
}

/** Returns the series that were published on one day. Each period occurs once. */
function namedSeries(facts: readonly Fact[]): readonly NamedObservations[] {
  const bySeries = new Map<string, { readonly fact: Fact; readonly observations: Map<number, Observation> }>();
  for (const fact of facts) {
    const own = bySeries.get(fact.seriesId) ?? { fact, observations: new Map<number, Observation>() };
    bySeries.set(fact.seriesId, own);
    const other = own.observations.get(fact.t);
    if (other && other.value !== fact.value) {
      throw new WattleError('DATA_DUPLICATE_KEY', `${fact.seriesId} has different values at ${fact.at} and ${other.at} for the same day.`, {
        at: { column: fact.seriesId, value: fact.at },
      });
    }
    own.observations.set(fact.t, { t: fact.t, value: fact.value, status: null, text: null, at: fact.at });
  }
  return [...bySeries.values()].map(({ fact, observations }) => ({
    id: fact.seriesId,
    name: fact.title,
    ...parseUnit(fact.unit),
    freq: fact.freq,
    adjustment: fact.adjustment ?? 'original',
    observations: [...observations.values()].sort((a, b) => a.t - b.t),
  }));
}

/** Returns the series whose ids are series keys in the dataset. */
function underKeys(named: readonly NamedObservations[], prefix: string, known: KnownSeries): ParsedDataset {
  const series = named.map((one): ParsedSeries => parsedOf(one, one.id.slice(prefix.length)));
  const codes = series.map(({ key }) => key.split('.'));
  const dimensions = known.dimensions.map((dimension, i) => {
    const labels = new Map(dimension.values.map((value) => [value.code, value]));
    const used = [...new Set(codes.flatMap((own) => own[i] ?? []))];
    return { id: dimension.id, label: dimension.label, values: used.map((code) => labels.get(code) ?? { code, label: code }) };
  });
  const isKnown = ({ key }: ParsedSeries): boolean => {
    const own = key.split('.');
    return (
      own.length === known.dimensions.length &&
      known.dimensions.every(({ values }, i) => values.length === 0 || values.some(({ code }) => code === own[i]))
    );
  };
  const [fits, others] = [series.filter(isKnown), series.filter((one) => !isKnown(one))];
  return {
    dimensions,
    series: fits,
    publishedOn: null,
    scope: 'points',
    notes: [],
    leftOut: leftOut(
      'series',
      others.map(({ key }) => key),
    ),
  };
}

/** Finds series by their names in the agency's tables, or by ids that are codes for stored series. */
function byName(dataset: TimeSeriesDataset, named: readonly NamedObservations[], known: KnownSeries): readonly ParsedDataset[] {
  if (dataset.byName) {
    try {
      return [dataset.byName(named)];
    } catch (error) {
      if (error instanceof WattleError && error.code === 'PARSE_LAYOUT') return [];
      throw error;
    }
  }
  const found = named.flatMap((one) => {
    const stored = known.series.find(({ key, codes }) => key === one.id || codes[0] === one.id);
    return stored ? [{ ...parsedOf(atEndOfPeriods(one, stored.freq), stored.key), adjustment: stored.adjustment }] : [];
  });
  const others = named.filter(({ id }) => !known.series.some(({ key, codes }) => key === id || codes[0] === id));
  return [
    {
      dimensions: known.dimensions,
      series: found,
      publishedOn: null,
      scope: 'points',
      notes: [],
      leftOut: leftOut(
        'series',
        others.map(({ id }) => id),
      ),
    },
  ];
}

/**
 * Converts daily dates to periods, if each date is the last day of a period. Some agencies, such as the RBA, date monthly values by the
 * last day in the month.
 */
function atEndOfPeriods(one: NamedObservations, freq: Frequency): NamedObservations {
  if (one.freq !== 'D' || freq === 'D') return one;
  const holderOf = ({ t }: Observation): Period => holder(period('D', t), freq);
  if (one.observations.some((observation) => lastDay(holderOf(observation)) !== observation.t)) return one;
  return { ...one, freq, observations: one.observations.map((observation) => ({ ...observation, t: holderOf(observation).t })) };
}

const parsedOf = (one: NamedObservations, key: string): ParsedSeries => ({
  key,
  freq: one.freq,
  unit: one.unit,
  multiplier: one.multiplier,
  decimals: null,
  adjustment: one.adjustment,
  title: null,
  basePeriod: null,
  observations: one.observations,
});

/** Combines series that have two names, possibly with different periods. Throws DATA_DUPLICATE_KEY if values for a common period differ. */
function withoutRepeats(series: readonly ParsedSeries[], published: string): readonly ParsedSeries[] {
  const byKey = new Map<string, ParsedSeries>();
  for (const one of series) {
    const other = byKey.get(one.key);
    if (other === undefined) {
      byKey.set(one.key, one);
      continue;
    }
    const byT = new Map(other.observations.map((observation) => [observation.t, observation]));
    for (const observation of one.observations) {
      const before = byT.get(observation.t);
      if (before && before.value !== observation.value) {
        throw new WattleError('DATA_DUPLICATE_KEY', `${one.key} has two values published on ${published}.`, {
          at: { column: one.key, value: observation.at ?? '' },
        });
      }
      byT.set(observation.t, observation);
    }
    byKey.set(one.key, { ...other, observations: [...byT.values()].sort((a, b) => a.t - b.t) });
  }
  return [...byKey.values()];
}
