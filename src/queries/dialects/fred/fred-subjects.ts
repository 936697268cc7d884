/** Reads the subject of a FRED request, which is a category, release, source, series, tags or search words. */
import { findSeries, nearestSeries, unknownSeries } from '../../../catalogue/series.ts';
import { at } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { type TextParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { seriesWith } from '../../search/catalogue-search.ts';
import {
  childrenOf,
  FRED_CATEGORIES,
  FRED_RELEASES,
  FRED_SOURCES,
  type FredCategory,
  type FredRelease,
  type FredSource,
  seriesTagged,
} from './fred-catalogue.ts';
import { readTags } from './fred-entries.ts';
import { SERIES_ID } from './fred-request.ts';

/** The parameter that has the id or name of a subject, and a function that finds the subject. */
export interface Subject<T> {
  readonly parameter: TextParameter;
  find(parameters: Parameters): T;
}

const missing = (parameter: string): WattleError => {
  const detail = `The parameter ${quoted(parameter)} is missing.`;
  return new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter, detail }] });
};

const FIRST_IDS = 20;
const LISTED_AT: Readonly<Record<string, string | undefined>> = {
  category: 'GET /fred/category/children?category_id=0 lists the first categories.',
  release: 'GET /fred/releases lists all releases.',
  source: 'GET /fred/sources lists all sources.',
};

/** Returns a subject with numeric ids. `find` throws REQ_BAD_PARAMETER if no subject has the id. */
function byId<T extends { readonly id: number }>(what: string, parameter: TextParameter, all: readonly T[], absent: T | null): Subject<T> {
  return {
    parameter,
    find(parameters) {
      const given = parameters.text(parameter);
      if (given === null && absent) return absent;
      if (given === null) throw missing(parameter.name);
      const found = all.find(({ id }) => String(id) === given.trim());
      if (found) return found;
      const detail = `Unknown ${what} in the parameter ${quoted(parameter.name)}: ${quoted(given)}.`;
      const allowed = all.slice(0, FIRST_IDS).map(({ id }) => String(id));
      throw new WattleError('REQ_BAD_PARAMETER', detail, {
        hint: [`For example ${allowed.slice(0, 3).join(', ')}.`, LISTED_AT[what]].filter(Boolean).join(' '),
        faults: [{ parameter: parameter.name, detail, allowed }],
      });
    },
  };
}

/** The release in examples. Starter data exist for it. */
const EXAMPLE_RELEASE = 'Monthly ADI statistics (MADIS) by institution';
const exampleOf = (all: readonly { readonly id: number }[]): string => String(at(all, 0).id);

export const CATEGORY = byId(
  'category',
  text('category_id', 'Id of a category. 0 is the root.', { example: '0' }),
  FRED_CATEGORIES,
  FRED_CATEGORIES[0] ?? null,
);
export const RELEASE: Subject<FredRelease> = byId(
  'release',
  text('release_id', "Id of a release. A release groups an agency's publications that share a title.", {
    required: true,
    example: exampleOf(FRED_RELEASES.filter(({ name }) => name === EXAMPLE_RELEASE)),
  }),
  FRED_RELEASES,
  null,
);
export const SOURCE: Subject<FredSource> = byId(
  'source',
  text('source_id', 'Id of a source (an agency).', { required: true, example: exampleOf(FRED_SOURCES) }),
  FRED_SOURCES,
  null,
);
export const ONE_SERIES: Subject<SeriesHandle> = {
  parameter: SERIES_ID,
  find(parameters) {
    const given = parameters.text(SERIES_ID)?.trim();
    if (!given) throw missing(SERIES_ID.name);
    const found = findSeries(given);
    if (found) return found;
    const near = nearestSeries(given);
    const detail = unknownSeries(given);
    const [probably] = near;
    const fault = { parameter: SERIES_ID.name, detail, allowed: near, ...(probably === undefined ? {} : { did_you_mean: probably }) };
    throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [fault] });
  },
};
export const SEARCH_WORDS: Subject<readonly SeriesHandle[]> = {
  parameter: text('series_search_text', 'The search words for the series.', { required: true, example: 'unemployment' }),
  find(parameters) {
    const given = parameters.text(this.parameter)?.trim();
    if (!given) throw missing(this.parameter.name);
    return seriesWith(given);
  },
};
export const TAG_NAMES = text('tag_names', 'The tags, separated by semicolons.', { required: true, example: 'monthly;sa' });
export const EXCLUDE_TAG_NAMES = text('exclude_tag_names', 'Omits series with any of these tags.');
export const TAGGED: Subject<readonly SeriesHandle[]> = {
  parameter: TAG_NAMES,
  find(parameters) {
    const all = readTags(parameters, TAG_NAMES);
    if (all.length === 0) throw missing(TAG_NAMES.name);
    const none = readTags(parameters, EXCLUDE_TAG_NAMES);
    return seriesTagged({ all, none });
  },
};

export const seriesBelow = (category: FredCategory): readonly SeriesHandle[] => [
  ...category.series,
  ...childrenOf(category).flatMap(seriesBelow),
];
