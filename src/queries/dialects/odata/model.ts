/** The OData entity sets for Power BI, Excel, Tableau and other clients. */
import type { EdmProperty, EntitySet, EntityType } from '../../base/answer.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

const text = (name: string, required?: true): EdmProperty => ({ name, type: 'Edm.String', ...(required && { required }) });

export const SERIES: EntityType = {
  name: 'Series',
  key: ['id'],
  properties: [
    ...[text('id', true), text('title', true), text('description', true), text('units', true), text('units_short', true)],
    ...[text('frequency', true), text('adjustment', true), text('place', true), text('topic', true)],
    ...[text('source', true), text('dataset_id', true)],
  ],
  leadsTo: { name: 'Observations', type: 'Observation' },
};

export const OBSERVATION: EntityType = {
  name: 'Observation',
  key: ['series_id', 'period'],
  properties: [
    text('series_id', true),
    text('period', true),
    { name: 'date', type: 'Edm.Date', required: true },
    { name: 'value', type: 'Edm.Double' },
  ],
};

export const DATASET: EntityType = {
  name: 'Dataset',
  key: ['dataset_id'],
  properties: [
    ...[text('dataset_id', true), text('source', true), text('title', true), text('description', true), text('kind', true)],
    ...[text('frequency'), text('unit'), text('licence', true), text('landing_page', true), text('period_start'), text('period_end')],
    ...[{ name: 'rows', type: 'Edm.Int64', required: true } as const, { name: 'refreshed_at', type: 'Edm.DateTimeOffset' } as const],
  ],
};

export const INDICATOR: EntityType = {
  name: 'Indicator',
  key: ['id'],
  properties: [text('id', true), text('title', true), text('description', true)],
  leadsTo: { name: 'Values', type: 'IndicatorValue' },
};

/** Each indicator has different fields. There is therefore one row for each field in each row of the indicator. */
export const INDICATOR_VALUE: EntityType = {
  name: 'IndicatorValue',
  key: ['indicator_id', 'row', 'field'],
  properties: [
    ...[text('indicator_id', true), { name: 'row', type: 'Edm.Int64', required: true } as const, text('period'), text('field', true)],
    ...[{ name: 'value', type: 'Edm.Double' } as const, text('text')],
  ],
};

export const ENTITY_TYPES = [SERIES, OBSERVATION, DATASET, INDICATOR, INDICATOR_VALUE] as const;

export const ENTITY_SETS: readonly EntitySet[] = [
  { name: 'Series', type: SERIES, isListed: true },
  { name: 'Datasets', type: DATASET, isListed: true },
  { name: 'Indicators', type: INDICATOR, isListed: true },
  { name: 'Observations', type: OBSERVATION, isListed: false },
  { name: 'Values', type: INDICATOR_VALUE, isListed: false },
];
