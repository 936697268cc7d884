import { type TSchema, Type } from 'typebox';
import { EXPLANATION_SCHEMAS } from '../../queries/base/explanation-shape.ts';
import { FigureRow } from '../../queries/base/figure-shape.ts';
import { Links, Meta, SourceCitation } from '../../queries/base/meta-shape.ts';
import { Problem, RpcFault } from '../../queries/base/problem-shape.ts';
import { REASON_SCHEMAS } from '../../queries/base/reason-shape.ts';
import { ChartData, DrawnChart, SeriesVintages } from '../../queries/charts/shape.ts';
import { CONCEPT_SCHEMAS } from '../../queries/concepts/shape.ts';
import { RankingRow } from '../../queries/datasets/ranking-shape.ts';
import { FacetCount } from '../../queries/datasets/registers/shape.ts';
import { DATASET_SCHEMAS } from '../../queries/datasets/shape.ts';
import { FRED_SCHEMAS } from '../../queries/dialects/fred/shape.ts';
import { Found, SearchHit } from '../../queries/finder/shape.ts';
import { RegionRow } from '../../queries/places/regions/shape.ts';
import { PlaceFigure } from '../../queries/places/shape.ts';
import { PulseShape, ReleaseShape } from '../../queries/releases/shape.ts';
import { LatestValue } from '../../queries/series/latest-shape.ts';
import { SERIES_SCHEMAS } from '../../queries/series/shape.ts';
import { SignalEntry } from '../../queries/signals/shape.ts';
import { STATUS_SCHEMAS } from '../../queries/status/shape.ts';
import { Usage, Whoami } from './account-schemas.ts';
import { refTo } from './schema-parts.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

export const SCHEMAS: Readonly<Record<string, TSchema>> = {
  Meta,
  ...REASON_SCHEMAS,
  ...EXPLANATION_SCHEMAS,
  Links,
  SourceCitation,
  Problem,
  RpcFault,
  ...DATASET_SCHEMAS,
  SearchHit,
  Found,
  ...CONCEPT_SCHEMAS,
  FigureRow,
  PlaceFigure,
  RankingRow,
  RegionRow,
  ...SERIES_SCHEMAS,
  Release: ReleaseShape,
  ReleasePulse: PulseShape,
  FacetCount,
  SignalEntry,
  ChartData,
  DrawnChart,
  SeriesVintages,
  LatestValue,
  ...FRED_SCHEMAS,
  Usage,
  Whoami,
  ...WEBHOOK_SCHEMAS,
  ...STATUS_SCHEMAS,
};

export const envelopeOf = (data: TSchema, summary?: TSchema): TSchema =>
  Type.Object({ data, meta: summary === undefined ? refTo('Meta') : metaWith(summary), links: refTo('Links') });

const metaWith = (summary: TSchema): TSchema => Type.Unsafe({ allOf: [refTo('Meta'), Type.Object({ summary })] });

export const DATASET_ROWS: TSchema = envelopeOf(
  Type.Array(Type.Unsafe({ anyOf: [refTo('Row'), refTo('TableRow')] })),
  Type.Optional(refTo('ColumnUnits')),
);
