/** Returns the profile of a place, which has values, ranks and comparisons with the national value. */

import { type AreaPlace, councilNamed, findAreaPlace, nearestAreas, regionNamed } from '../../catalogue/regions/area-places.ts';
import { findProfile, nearestProfiles, PROFILE_PLACES, type ProfilePlace, profileMeasures } from '../../catalogue/regions/places.ts';
import { topics } from '../../catalogue/topics/topics.ts';
import { at } from '../../core/assert.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import type { Note } from '../base/reason-shape.ts';
import type { Of } from '../base/shape-parts.ts';
import { answerOfFigures } from '../series/figures/figure-answer.ts';
import { type FigureRow, figureFacts, figureRows } from '../series/figures/figure-rows.ts';
import { readAreaPlace } from './area-profile.ts';
import { ofOneRelease } from './regions/one-release-rows.ts';
import { figuresIn, type RegionRow } from './regions/read-region.ts';
import type { PlaceFigure, PlaceRow } from './shape.ts';

export interface ProfileRow {
  readonly title: string;
  readonly topic: string;
  /** The id of the measure's regional family. Null for Australia. */
  readonly family: string | null;
  readonly figure: FigureRow;
  /** The place's row with its rank among the regions, in the period of the latest value. Null for Australia. */
  readonly region: RegionRow | null;
  /** The number of regions with a value in that period. */
  readonly ranked: number;
  /** The national value for the same period. */
  readonly national: number | null;
}

/** Finds a country, state, city or smaller area. Throws REQ_NOT_FOUND with the nearest ids. */
export function placeNamed(id: string): ProfilePlace | AreaPlace {
  const place = findAreaPlace(id) ?? findProfile(id) ?? councilNamed(id) ?? regionNamed(id);
  if (place !== null) return place;
  const near = [...nearestProfiles(id), ...nearestAreas(id)];
  const detail = `No profile for ${quoted(id)}. Profiles cover Australia, states, capital cities, SA4 regions, councils and postcodes.`;
  throw new WattleError('REQ_NOT_FOUND', detail, {
    hint: `${near.length === 0 ? '' : `Did you mean ${near.join(', ')}? `}GET /v1/places lists all places.`,
    faults: [{ parameter: 'place', detail, ...(near[0] === undefined ? {} : { allowed: near, did_you_mean: near[0] }) }],
  });
}

/** Returns a row for each measure, in the order of the measures. The row has no value if the measure has no data. */
export const profileRows = (ctx: QueryContext, place: ProfilePlace): Promise<Profile> =>
  place.kind === 'country' ? nationalRows(ctx) : regionalRows(ctx, place);

/** The rows of a place. A note names each dataset in which some series have a later release. */
interface Profile {
  readonly rows: readonly ProfileRow[];
  readonly notes: readonly Note[];
}

async function nationalRows(ctx: QueryContext): Promise<Profile> {
  const shown = topics().flatMap((topic) => topic.series.filter(({ place }) => place === 'Australia').map((handle) => ({ topic, handle })));
  const distinct = shown.filter(({ handle }, i) => shown.findIndex((one) => one.handle === handle) === i);
  const figures = await figureRows(
    ctx,
    distinct.map(({ handle }) => handle),
  );
  const rows = figures.map((figure, i) => ({
    title: figure.handle.title,
    topic: at(distinct, i).topic.id,
    family: null,
    figure,
    region: null,
    ranked: 0,
    national: null,
  }));
  return { rows, notes: [] };
}

async function regionalRows(ctx: QueryContext, place: ProfilePlace): Promise<Profile> {
  const kind = place.kind === 'state' ? 'states' : 'cities';
  const measures = profileMeasures().filter(({ family }) => family.kind === kind);
  const handles = measures.flatMap(({ family }) => [
    ...family.members.map(({ handle }) => handle),
    ...(family.national === null ? [] : [family.national]),
  ]);
  const byHandle = new Map((await figureRows(ctx, [...new Set(handles)])).map((row) => [row.handle, row]));
  const compared = await Promise.all(
    measures.map(async (measure) => {
      const { members, national } = measure.family;
      const rows = members.flatMap(({ handle }) => byHandle.get(handle) ?? []);
      return { ...measure, ...(await ofOneRelease(ctx, rows, national === null ? null : (byHandle.get(national) ?? null))) };
    }),
  );
  const rows = compared.flatMap(({ family, title, topic, members: rows, national }): ProfileRow[] => {
    const own = family.members.findIndex(({ name }) => name === place.name);
    const figure = rows[own];
    if (figure === undefined) return [];
    const shown = figuresIn(family, rows, national, figure.newest?.period ?? null);
    return [
      {
        title,
        topic: topic.id,
        family: family.id,
        figure,
        region: figure.newest === null ? null : (shown.rows[own] ?? null),
        ranked: figure.newest === null ? 0 : shown.rows.filter(({ value }) => value !== null).length,
        national: figure.newest === null ? null : (shown.national?.value ?? null),
      },
    ];
  });
  return { rows, notes: [...new Map(compared.flatMap(({ notes }) => notes).map((note) => [note.text, note])).values()] };
}

export async function listPlaces(ctx: QueryContext): Promise<Answer> {
  const rows = PROFILE_PLACES.map(
    ({ id, name, kind, state }): Of<typeof PlaceRow> => ({
      place: id,
      name,
      kind,
      state,
      url: `${ctx.publicUrl}/v1/places/${id}`,
    }),
  );
  const empty = await answerOfFigures(ctx, []);
  return {
    ...empty,
    data: rows,
    columns: ['place', 'name', 'kind', 'state', 'url'].map((name) => ({ name })),
    meta: { ...empty.meta, row_count: rows.length, total_rows: rows.length },
  };
}

const COLUMNS = [
  ...['measure', 'topic', 'family', 'series_id', 'value', 'units', 'period', 'rank', 'ranked', 'national_value'],
  ...['median_value', 'difference', 'share_pct'],
  ...['year_ago_value', 'change_year', 'change_year_pct', 'decimals', 'vintage', 'dataset_id', 'grade'],
];

export async function readPlace(ctx: QueryContext, place: ProfilePlace | AreaPlace): Promise<Answer> {
  if ('code' in place) return readAreaPlace(ctx, place, COLUMNS);
  const { rows, notes } = await profileRows(ctx, place);
  const answer = await answerOfFigures(
    ctx,
    rows.map(({ figure }) => figure),
    notes,
  );
  return {
    ...answer,
    data: rows.map((row) => profileFacts(row)),
    columns: COLUMNS.map((name) => ({ name })),
    meta: {
      ...answer.meta,
      summary: {
        place: place.id,
        name: place.name,
        kind: place.kind,
        state: place.state,
        available: rows.filter(({ figure }) => figure.newest !== null).length,
        url: `${ctx.publicUrl}/places/${place.id}`,
      },
    },
  };
}

function profileFacts({ title, topic, family, figure, region, ranked, national }: ProfileRow): Of<typeof PlaceFigure> {
  const facts = figureFacts(figure);
  return {
    measure: title,
    topic,
    family,
    series_id: figure.handle.id,
    value: facts['value'],
    units: facts['units'],
    period: figure.newest && formatPeriod(figure.newest.period),
    rank: region?.rank ?? null,
    ranked: region === null ? null : ranked,
    national_value: national,
    median_value: null,
    difference: region?.difference ?? null,
    share_pct: region?.sharePct ?? null,
    year_ago_value: facts['year_ago_value'],
    change_year: facts['change_year'],
    change_year_pct: facts['change_year_pct'],
    decimals: facts['decimals'],
    vintage: facts['vintage'],
    dataset_id: facts['dataset_id'],
    grade: facts['grade'],
  };
}
