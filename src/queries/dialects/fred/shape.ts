import { type TSchema, Type } from 'typebox';
import { open, orNull, refTo, text } from '../../base/shape-parts.ts';

const FredObservations = open(
  {
    realtime_start: Type.String({ format: 'date' }),
    realtime_end: Type.String({ format: 'date' }),
    observation_start: Type.String({ format: 'date' }),
    observation_end: Type.String({ format: 'date' }),
    units: Type.String(),
    output_type: Type.Integer(),
    file_type: Type.String(),
    notes: Type.Optional(Type.String({ description: 'With output type 4: reason why some first released values are missing.' })),
    published_basis: Type.Optional(
      Type.String({
        description: 'Vintage dates that the agency does not state, and how each is known: `2020-09-17 inferred; 2021-02-27 upper_bound`.',
      }),
    ),
    order_by: Type.String(),
    sort_order: Type.String(),
    count: Type.Integer(),
    offset: Type.Integer(),
    limit: Type.Integer(),
    observations: Type.Array(Type.Object({ date: Type.String() }, { additionalProperties: true })),
  },
  "FRED's series/observations. Values are strings, with `.` for missing. `date` is the first day of the period.",
);

const realtime = {
  realtime_start: Type.String({ format: 'date' }),
  realtime_end: Type.String({ format: 'date' }),
};
const fredPage = {
  order_by: Type.String(),
  sort_order: Type.String(),
  count: Type.Integer(),
  offset: Type.Integer(),
  limit: Type.Integer(),
};

const FredSeriesEntry = open(
  {
    id: Type.String(),
    ...realtime,
    title: Type.String(),
    observation_start: orNull('string', 'First day of the first period. Null if no data are stored.', { format: 'date' }),
    observation_end: orNull('string', 'First day of the last period. Null if no data are stored.', { format: 'date' }),
    frequency: Type.String(),
    frequency_short: Type.String(),
    units: Type.String(),
    units_short: Type.String(),
    seasonal_adjustment: Type.String(),
    seasonal_adjustment_short: Type.String(),
    last_updated: orNull('string', 'Date of the latest vintage. Null if no data are stored.'),
    popularity: Type.Integer({ description: 'Always 0, because popularity is not measured.' }),
    group_popularity: Type.Optional(Type.Integer({ description: 'Only in lists. Always 0, because popularity is not measured.' })),
    notes: Type.String(),
  },
  "A series in FRED's list `seriess`.",
);

const FredSeries = open({ ...realtime, seriess: Type.Array(refTo('FredSeriesEntry')) }, "FRED's series.");
const FredSearch = open({ ...realtime, ...fredPage, seriess: Type.Array(refTo('FredSeriesEntry')) }, "FRED's series/search.");
const FredVintageDates = open(
  { ...realtime, ...fredPage, vintage_dates: Type.Array(Type.String({ format: 'date' })) },
  "FRED's series/vintagedates: the dates on which a value was added or changed.",
);
const FredCategories = open(
  { categories: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), parent_id: Type.Integer() })) },
  "FRED's categories, which form a tree. The id of the root is 0.",
);
const FredReleases = open(
  {
    ...realtime,
    releases: Type.Array(
      open(
        { id: Type.Integer(), name: Type.String(), press_release: Type.Boolean(), link: Type.String() },
        'A release: all publications of an agency with the same title.',
      ),
    ),
  },
  "FRED's releases.",
);
const FredSources = open(
  { ...realtime, sources: Type.Array(open({ id: Type.Integer(), name: Type.String(), link: Type.String() }, 'An agency.')) },
  "FRED's sources.",
);
const FredTags = open(
  {
    ...realtime,
    ...fredPage,
    tags: Type.Array(
      open(
        {
          name: Type.String(),
          group_id: text('`freq`, `gen`, `geo`, `geot`, `rls`, `seas`, `src` or `cc`.'),
          created: Type.Unsafe({ type: ['string', 'null'], description: 'Always null, because the creation time is not recorded.' }),
          notes: Type.String(),
          popularity: Type.Integer({ description: 'Always 0, because popularity is not measured.' }),
          series_count: Type.Integer(),
        },
        'A tag, with the number of its series.',
      ),
    ),
  },
  "FRED's tags.",
);
const FredTables = open(
  { name: Type.String(), element_id: Type.Integer(), release_id: Type.String(), elements: Type.Record(Type.String(), Type.Unknown()) },
  "FRED's release/tables. The table has one line for each series.",
);
const FredReleaseDates = open(
  {
    ...realtime,
    ...fredPage,
    release_dates: Type.Array(
      Type.Object({
        release_id: Type.Integer({ description: 'Id of the release, which identifies its agency and title.' }),
        release_name: Type.Optional(Type.String({ description: 'Only in lists with several releases.' })),
        release_last_updated: Type.Optional(
          orNull('string', 'Only in lists with upcoming dates: the date of the latest figures. Null if no data are stored.'),
        ),
        date: text('Date of the release in Sydney time.', { format: 'date' }),
      }),
    ),
  },
  "FRED's releases/dates.",
);

const FredReleaseObservations = open(
  {
    has_more: Type.Boolean({ description: 'Whether another page follows.' }),
    next_cursor: orNull('string', 'Series and date of the first observation on the next page: `SERIES,DATE`.'),
    release: open(
      {
        release_id: Type.Integer(),
        name: Type.String(),
        url: Type.String(),
        sources: Type.Array(open({ name: Type.String(), url: Type.String() }, 'An agency.')),
      },
      'A release: all publications of an agency with the same title.',
    ),
    series: Type.Array(
      open(
        {
          series_id: Type.String(),
          title: Type.String(),
          frequency: Type.String(),
          units: Type.String(),
          seasonal_adjustment: Type.String(),
          last_updated: Type.Optional(
            text('Date of the latest vintage, written as midnight. Absent if no data are stored.', { format: 'date-time' }),
          ),
          copyright_id: text('Id of the licence.'),
          notes: Type.String(),
          observations: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), value: Type.String() })),
        },
        'A series with its observations on this page.',
      ),
    ),
  },
  "Version 2 of FRED's release/observations. Values are strings, with `.` for missing. `date` is the first day of the period.",
);

export const FRED_SCHEMAS: Readonly<Record<string, TSchema>> = {
  FredObservations,
  FredSeriesEntry,
  FredSeries,
  FredSearch,
  FredVintageDates,
  FredReleaseDates,
  FredCategories,
  FredReleases,
  FredSources,
  FredTags,
  FredTables,
  FredReleaseObservations,
};
