import { Type } from 'typebox';
import { discontinued, Grade } from '../base/reason-shape.ts';
import { open, orNull, text, words } from '../base/shape-parts.ts';
import { Latest } from '../series/latest-shape.ts';

export const SearchHit = open(
  {
    dataset_id: text('`abs.CPI`'),
    source: Type.String(),
    name: Type.String(),
    description: Type.String(),
    score: Type.Number({ minimum: 0, maximum: 1 }),
    relevance: Type.Number({ minimum: 0, maximum: 1, description: 'The same as `score`.' }),
    why: Type.Array(Type.String(), { description: 'The search words that matched.' }),
  },
  'A dataset in the results.',
);

export const Found = open(
  {
    kind: words(['series', 'dataset', 'signal', 'release', 'forecast'], 'Kind of result.'),
    id: text('Id such as `AU.CPI.YOY`, `abs.CPI`, `real-wages` or `AU.FORECAST.RBA.CPI`. For a release, its title.'),
    title: Type.String(),
    short_title: Type.Optional(Type.String({ maxLength: 60, description: 'The title in at most 60 characters.' })),
    source: orNull('string', 'Source code. Null for an indicator.'),
    units: orNull('string', 'Unit of a series. Null for other results.'),
    frequency: orNull('string', 'Frequency of a series, or of a dataset of time series.'),
    place: orNull('string', 'Region that a series covers.'),
    available: Type.Unsafe({ type: ['boolean', 'null'], description: 'Whether data are stored. Null for a release.' }),
    from: orNull('string', 'First period with data.'),
    to: orNull('string', 'Last period with data.'),
    latest: Latest,
    next_release: orNull('string', 'Expected date of the next figure, or date of the release.'),
    grade: Type.Optional(
      Type.Unsafe({ anyOf: [Grade, { type: 'null' }], description: 'How current a series is. Null for other results.' }),
    ),
    lag_periods: Type.Optional(orNull('integer', 'Number of missing periods of a series. Null if not counted.')),
    discontinued,
    score: Type.Number({ minimum: 0, maximum: 1 }),
    why: Type.Array(Type.String(), { description: 'The search words that matched.' }),
  },
  'A search result.',
);
