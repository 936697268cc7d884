/** Imports recorded files one by one in date order, and records the changes that each makes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SOURCES } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type DatasetKey, datasetKey } from '../../src/core/define-dataset.ts';
import { partialMark } from '../../src/core/observation.ts';
import { bringIn } from '../../src/ingest/apply/apply-captures.ts';
import { newestDayOf } from '../../src/ingest/apply/validate.ts';
import { effectiveFrom } from '../../src/ingest/apply/version-date.ts';
import type { StarterCapture, StarterDataset, StarterObservation, StarterSeries } from '../../src/ingest/starter/starter-file.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { DatasetDelta, SeriesDelta, Version } from '../../src/store/ports/series.ts';
import { withSinglesApart } from './singles.ts';
import type { Take } from './take.ts';

/** Receives a message for each file without new data. The tool prints the messages. */
export type Report = (message: string) => void;

/**
 * Returns the starter data for every dataset in the recorded files, sorted by name. The rules for updates apply. Throws PARSE_* or DATA_*
 * for a capture that may not replace stored data.
 */
export async function buildStarter(takes: readonly Take[], report: Report): Promise<StarterDataset[]> {
  const keys = [...new Set(takes.map((take) => datasetKey(take.dataset)))].sort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wattle-starter-'));
  const clock = new FixedClock(0);
  const store = openSqliteStore({ dataDir, clock });
  try {
    await store.migrate();
    const built: StarterDataset[] = [];
    for (const key of keys) {
      const own = takes.filter((take) => datasetKey(take.dataset) === key);
      const data = await buildDataset(store, clock, key, inOrder(own), report);
      const [first] = own;
      const singles = new Set(own.filter(isOfSingles).map(({ captured }) => captured.sha256));
      built.push(...(first === undefined ? [data] : withSinglesApart(first.dataset, data, (sha256) => singles.has(sha256))));
    }
    return built;
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true });
  }
}

/** Returns true if a take contains single values, such as those in tables of facts. */
const isOfSingles = ({ content }: Take): boolean => content.isCompiled === true && content.scope === 'partial';

/** Sorts takes by the instant from which each would apply if it were imported alone, and then by download time. */
function inOrder(takes: readonly Take[]): Take[] {
  const known = (take: Take): number =>
    effectiveFrom({
      publishedOn: take.content.publishedOn,
      newestDay: newestDayOf(take.content),
      retrievedAt: take.captured.retrievedAt,
      previousEffectiveFrom: null,
    });
  return [...takes].sort((a, b) => known(a) - known(b) || a.captured.retrievedAt - b.captured.retrievedAt);
}

async function buildDataset(
  store: Store,
  clock: FixedClock,
  key: DatasetKey,
  takes: readonly Take[],
  report: Report,
): Promise<StarterDataset> {
  const recorder = recordingStore(store);
  for (const take of takes) {
    clock.set(take.captured.retrievedAt);
    const { version, warning } = await bringIn(
      { store: recorder.store, dataset: take.dataset, recordedAt: clock.now(), origin: 'starter', accept: take.accept ?? [] },
      [{ captured: take.captured, content: take.content }],
    );
    if (!version) report(`${key}: ${take.captured.url}: ${warning?.message ?? 'nothing new'}`);
  }
  return exportDataset(key, takes, recorder.applied);
}

interface Applied {
  readonly version: Version;
  readonly delta: DatasetDelta;
  readonly series: readonly SeriesDelta[];
}

/** Returns a copy of the store that also adds every applied version to the list `applied`. */
function recordingStore(store: Store): { store: Store; applied: readonly Applied[] } {
  const applied: Applied[] = [];
  const apply = async (delta: DatasetDelta): Promise<Version> => {
    const series = [...delta.series];
    const version = await store.datasets.apply({ ...delta, series });
    applied.push({ version, delta, series });
    return version;
  };
  return { store: overlaid(store, { datasets: overlaid(store.datasets, { apply }) }), applied };
}

/** Returns an object that delegates to `base`, except for the given members. */
function overlaid<T extends object>(base: T, members: Partial<T>): T {
  return new Proxy(base, {
    get(target, name) {
      const member: unknown = name in members ? Reflect.get(members, name) : Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function exportDataset(key: DatasetKey, takes: readonly Take[], applied: readonly Applied[]): StarterDataset {
  const used = new Set(applied.flatMap(({ version }) => version.captures));
  return {
    dataset: key,
    captures: takes.filter((take) => used.has(take.captured.sha256)).map(captureOf),
    versions: applied.map(({ version }) => ({
      seq: version.seq,
      effectiveFrom: version.effectiveFrom,
      kind: version.kind,
      note: version.note,
      ...(version.remarks === undefined ? {} : { remarks: version.remarks }),
      ...partialMark(version),
      publishedOn: version.publishedOn,
      ...(version.publishedBasis === undefined ? {} : { publishedBasis: version.publishedBasis }),
      captures: version.captures,
    })),
    dimensions: applied.at(-1)?.delta.dimensions ?? [],
    series: appliedSeries(applied),
  };
}

const captureOf = ({ dataset, captured, content, extract }: Take): StarterCapture => ({
  sha256: captured.sha256,
  url: captured.url,
  contentType: captured.contentType,
  bytes: captured.bytes.byteLength,
  retrievedAt: captured.retrievedAt,
  publishedOn: content.publishedBasis === 'upper_bound' ? null : content.publishedOn,
  licence: dataset.licence ?? SOURCES[dataset.source].licence,
  extract,
});

/** Returns the intervals in which each value was current, with the series sorted by key. */
function appliedSeries(applied: readonly Applied[]): StarterSeries[] {
  const histories = new Map<string, { attributes: StarterSeries['attributes'][number][]; observations: StarterObservation[] }>();
  for (const { version, series } of applied) {
    for (const delta of series) {
      const history = histories.get(delta.attributes.key) ?? { attributes: [], observations: [] };
      histories.set(delta.attributes.key, history);
      const before = history.attributes.at(-1)?.attributes;
      if (JSON.stringify(before) !== JSON.stringify(delta.attributes)) {
        history.attributes.push({ fromSeq: version.seq, attributes: delta.attributes });
      }
      const gone = new Set([...delta.remove, ...delta.write.map((o) => o.t)]);
      history.observations = history.observations.map((o) => (o.toSeq === null && gone.has(o.t) ? { ...o, toSeq: version.seq } : o));
      history.observations.push(...delta.write.map((o) => ({ ...o, fromSeq: version.seq, toSeq: null })));
    }
  }
  return [...histories].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, history]) => history);
}
