/** Working days lost in industrial disputes, by industry and state. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { INDUSTRIAL_DISPUTES } from '../../sources/abs/datasets/INDUSTRIAL_DISPUTES.ts';
import { forEachState, key, NUMBER, THOUSAND } from '../handles.ts';

/** One row for each measure: its code, its part of series ids, its title and its unit. */
const MEASURES = [
  ['days_lost', 'DAYS_LOST', 'Working days lost in disputes', THOUSAND],
  ['days_lost_per_1000', 'DAYS_LOST_RATE', 'Working days lost per 1,000 employees', NUMBER],
] as const;

/** One row for each industry: its code, its part of series ids, and its name in titles. */
const INDUSTRIES = [
  ['coal_mining', 'COAL_MINING', 'coal mining'],
  ['other_mining', 'OTHER_MINING', 'other mining'],
  ['metal_manufacturing', 'METAL_MANUFACTURING', 'metal product etc manufacturing'],
  ['other_manufacturing', 'OTHER_MANUFACTURING', 'other manufacturing'],
  ['construction', 'CONSTRUCTION', 'construction'],
  ['transport', 'TRANSPORT', 'transport, postal and warehousing'],
  ['education_health', 'EDUCATION_HEALTH', 'education, health and social assistance'],
  ['other', 'OTHER_INDUSTRIES', 'other industries'],
] as const;

type Measure = (typeof MEASURES)[number];

const lost = (
  [measure, detail, what, unit]: Measure,
  industry: string,
  region: string,
  suffix: string,
  of: string,
  place = 'Australia',
): SeriesHandle =>
  key(
    INDUSTRIAL_DISPUTES,
    { MEASURE: measure, INDUSTRY: industry, REGION: region },
    {
      id: `AU.DISPUTES.${detail}${suffix}`,
      title: `${what}, ${of}`,
      description: `${what} that took place in the quarter, ${of}, original.`,
      ...unit,
      topic: 'labour',
      place,
      tags: ['industrial disputes', 'strikes', 'working days lost'],
    },
  );

export const AU_DISPUTES = MEASURES.map((measure) => ({
  australia: lost(measure, 'all', 'AUS', '', 'Australia'),
  byIndustry: INDUSTRIES.map(([code, detail, name]) => lost(measure, code, 'AUS', `.${detail}`, name)),
  byState: forEachState((state) => lost(measure, 'all', state.code, `.${state.suffix}`, state.name, state.name)),
}));
