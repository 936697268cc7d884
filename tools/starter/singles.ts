/** Moves single values from a dataset's history into a separate dataset. */
import { hasOwnDays, isRun, singleFigures } from '../../src/catalogue/single-figures.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { revises, withVintageStarts } from '../../src/ingest/apply/vintage-starts.ts';
import type { StarterDataset, StarterObservation, StarterSeries } from '../../src/ingest/starter/starter-file.ts';

/** Matches totals that are stored without their parts. They are single values for any number of periods. */
const TOTALS: Readonly<Record<string, RegExp>> = { 'abs/RES_DWELL_ST': /^4\.AUS\./ };

/**
 * Returns the dataset, followed by a dataset of its single values if it has any. A dataset with only single values is not split.
 *
 * @param isSingles whether a capture has single values
 */
export function withSinglesApart(
  dataset: TimeSeriesDataset,
  data: StarterDataset,
  isSingles: (sha256: string) => boolean,
): readonly StarterDataset[] {
  const singles = new Set(data.versions.filter(({ captures }) => captures.some(isSingles)).map(({ seq }) => seq));
  const split = data.series.map((series) => parted(dataset, data, series, singles));
  const apart = split.flatMap((one) => one.apart ?? []);
  const whole = split.flatMap(({ rest }) => rest ?? []);
  if (apart.length === 0 || whole.length === 0) return [data];
  return [renumbered(data, whole), renumbered({ ...data, dataset: datasetKey(singleFigures(dataset)) }, apart)];
}

/**
 * Separates the single values in a series from its history. Values in one version with consecutive periods are a vintage, not single
 * values. If a vintage starts later than the series and revises values, its start is added to the attributes.
 */
function parted(dataset: TimeSeriesDataset, data: StarterDataset, series: StarterSeries, singles: ReadonlySet<number>) {
  const { attributes, observations } = series;
  const { key, freq } = attributes[0]?.attributes ?? { key: '', freq: 'M' as const };
  const isTotal = TOTALS[datasetKey(dataset)]?.test(key) === true;
  const runs = [...singles].filter(
    (seq) => !isTotal && isRun({ freq, observations: observations.filter(({ fromSeq }) => fromSeq === seq) }),
  );
  const lone = new Set([...singles].filter((seq) => !runs.includes(seq)));
  const apart = observations.filter(({ fromSeq }) => lone.has(fromSeq));
  const bounded = { attributes: runs.reduce((all, seq) => withBoundary(all, observations, seq), attributes), observations };
  if (apart.length === 0 || hasOwnDays(dataset, data.dimensions, key)) return { rest: bounded };
  const rest = observations.filter(({ fromSeq }) => !lone.has(fromSeq)).map((one) => ({ ...one, toSeq: endWithout(apart, one) }));
  const own = { attributes: attributesFrom(series, apart), observations: apart };
  if (rest.length === 0) return { apart: own };
  const first = Math.min(...rest.map(({ fromSeq }) => fromSeq));
  const kept = bounded.attributes.filter(({ fromSeq }) => !lone.has(fromSeq) || fromSeq <= first);
  return { rest: { attributes: kept.length > 0 ? kept : attributesFrom(series, rest), observations: rest }, apart: own };
}

/** Adds the start of vintage `seq` to the attributes if the start is after the first value and the vintage revises values. */
function withBoundary(
  attributes: StarterSeries['attributes'],
  observations: readonly StarterObservation[],
  seq: number,
): StarterSeries['attributes'] {
  const run = observations.filter(({ fromSeq }) => fromSeq === seq).sort((a, b) => a.t - b.t);
  const then = attributes.findLast(({ fromSeq }) => fromSeq <= seq);
  const before = observations.filter(({ fromSeq, toSeq }) => fromSeq < seq && (toSeq === null || toSeq >= seq));
  const [start, first] = [run[0]?.t, Math.min(...before.map(({ t }) => t))];
  if (then === undefined || start === undefined || first >= start) return attributes;
  if (!revises(then.attributes.freq, new Map(before.map(({ t, value }) => [t, value])), run)) return attributes;
  const own = { fromSeq: seq, attributes: withVintageStarts(then.attributes, [start]) };
  return [...attributes.filter(({ fromSeq }) => fromSeq !== seq), own].sort((a, b) => a.fromSeq - b.fromSeq);
}

/** Returns the version that ends a value after the single values that replaced it are removed. */
function endWithout(lone: readonly StarterObservation[], one: StarterObservation): number | null {
  const next = lone.find(({ t, fromSeq }) => t === one.t && fromSeq === one.toSeq);
  return next === undefined ? one.toSeq : endWithout(lone, next);
}

/** Returns the attributes that applied to the first single value. */
function attributesFrom({ attributes }: StarterSeries, lone: readonly StarterObservation[]): StarterSeries['attributes'] {
  const first = Math.min(...lone.map(({ fromSeq }) => fromSeq));
  const then = attributes.findLast(({ fromSeq }) => fromSeq <= first) ?? attributes[0];
  return then === undefined ? [] : [{ ...then, fromSeq: first }];
}

/** Keeps only the versions that changed a series, with their captures, and numbers these versions from 1. */
function renumbered(data: StarterDataset, series: readonly StarterSeries[]): StarterDataset {
  const used = new Set(series.flatMap(({ observations }) => observations.flatMap(({ fromSeq, toSeq }) => [fromSeq, toSeq])));
  const versions = data.versions.filter(({ seq }) => used.has(seq));
  const number = new Map(versions.map(({ seq }, i) => [seq, i + 1]));
  const next = (seq: number): number => number.get(versions.find((one) => one.seq >= seq)?.seq ?? 0) ?? versions.length;
  const captures = new Set(versions.flatMap((one) => one.captures));
  return {
    ...data,
    captures: data.captures.filter(({ sha256 }) => captures.has(sha256)),
    versions: versions.map((one, i) => ({ ...one, seq: i + 1, kind: i === 0 ? 'initial' : one.kind })),
    series: series.map(({ attributes, observations }) => ({
      attributes: lastOfEach(attributes.map((one) => ({ ...one, fromSeq: next(one.fromSeq) }))),
      observations: observations.map((one) => ({
        ...one,
        fromSeq: next(one.fromSeq),
        toSeq: one.toSeq === null ? null : next(one.toSeq),
      })),
    })),
  };
}

const lastOfEach = (attributes: StarterSeries['attributes']): StarterSeries['attributes'] => [
  ...new Map(attributes.map((one) => [one.fromSeq, one])).values(),
];
