/** Builds `meta.sources`, which has one entry for each dataset version, with its licence and file hash. */
import { findSource } from '../../catalogue/catalogue.ts';
import { isoInstant } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, dottedId, type Source } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { LICENCES, type Licence } from '../../core/licence.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import { DAY_MS, isoDay } from '../../core/period.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import type { Version } from '../../store/ports/series.ts';
import type { AnswerMeta, ChartSource } from './answer.ts';
import type { QueryContext } from './context.ts';
import type { SourceCitation } from './meta-shape.ts';

const EPOCH = '1970-01-01T00:00:00Z';

export function sourceOf(dataset: Dataset): Source {
  const source = findSource(dataset.source);
  if (!source) throw new WattleError('BUG', `The source ${dataset.source} is not declared.`);
  return source;
}

/** Returns the dataset's licence, or the agency's licence if the dataset has none. */
export const licenceOf = (dataset: Dataset): Licence => LICENCES[dataset.licence ?? sourceOf(dataset).licence];

export async function citationOf(ctx: QueryContext, dataset: Dataset, version: Version): Promise<SourceCitation> {
  const publisher = dataset.publisher ?? sourceOf(dataset);
  const licence = licenceOf(dataset);
  const newest = (await filesOf(ctx, version)).at(-1);
  return {
    name: publisher.name,
    url: dataset.landingPage,
    attribution: `${publisher.attribution}, ${dataset.title}`,
    licence: { name: licence.name, url: licence.url },
    catalogue_number: dataset.catalogueNumber ?? null,
    dataset_id: dottedId(dataset),
    release_date: version.publishedOn,
    ...(['inferred', 'by_rule'].includes(publishedBasis(version)) ? { release_date_basis: 'inferred' as const } : {}),
    ...(version.publishedOn === null ? { published_on_or_before: isoDay(Math.floor(version.effectiveFrom / DAY_MS)) } : {}),
    retrieved_at: newest ? isoInstant(newest.retrievedAt) : null,
    sha256: newest?.sha256 ?? null,
  };
}

/** Returns the sources of a response for a chart. Each source has the date of its vintage. */
export function chartSources({ sources, vintage }: Pick<AnswerMeta, 'sources' | 'vintage'>): readonly ChartSource[] {
  return sources.map((citation) => {
    const day = citation.release_date ?? citation.published_on_or_before ?? null;
    // Only the latest vintage of a response has a time of day.
    const isLatest = day === null || vintage?.startsWith(day) === true;
    return { citation, effectiveFrom: isLatest ? (vintage ?? EPOCH) : `${day}T00:00:00Z` };
  });
}

/** Returns how the release date is known: the agency states it, a rule infers it, or it is only an upper bound. */
export const publishedBasis = (version: Pick<Version, 'publishedOn' | 'publishedBasis'>): PublishedBasis =>
  version.publishedBasis ?? (version.publishedOn === null ? 'upper_bound' : 'stated');

/**
 * Returns the files of a version, oldest first. The cache key is the version object. The store makes a new object after every
 * change, so the cache is never out of date.
 */
export async function filesOf(ctx: QueryContext, version: Version): Promise<readonly CaptureInfo[]> {
  const known = ctx.caches.files.get(version);
  if (known) return known;
  const files = (await Promise.all(version.captures.map((sha256) => ctx.store.captures.info(sha256))))
    .filter((file) => file !== null)
    .sort((a, b) => a.retrievedAt - b.retrievedAt);
  ctx.caches.files.set(version, files);
  return files;
}

export interface FileOfFigure {
  readonly source_url: string | null;
  readonly sha256: string | null;
  readonly retrieved_at: string | null;
  /** Only present if the version was read from several source files. */
  readonly files?: readonly string[];
  /** Set if the file is another party's table of published values. Its hash then does not identify a file of the agency. */
  readonly file_note?: string;
}

/** Returns the source files of versions, by the sequence number of each version. */
export async function filesBySeq(
  ctx: QueryContext,
  dataset: DatasetKey,
  seqs: Iterable<number>,
): Promise<ReadonlyMap<number, FileOfFigure>> {
  const versions = await ctx.store.datasets.versionsAt(dataset, [...seqs]);
  const entries = await Promise.all(
    versions.map(async (version): Promise<[number, FileOfFigure]> => {
      const files = await filesOf(ctx, version);
      const newest = files.at(-1);
      const file: FileOfFigure = {
        source_url: newest?.url ?? null,
        sha256: newest?.sha256 ?? null,
        retrieved_at: newest ? isoInstant(newest.retrievedAt) : null,
        ...(version.isCompiled && version.note !== null ? { file_note: version.note } : {}),
      };
      return [version.seq, files.length > 1 ? { ...file, files: files.map((one) => one.sha256) } : file];
    }),
  );
  return new Map(entries);
}
