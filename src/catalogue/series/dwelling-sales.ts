/** Sales of dwellings and their median prices, by capital city and rest of state. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { RES_DWELL } from '../../sources/abs/datasets/RES_DWELL.ts';
import { AUD_THOUSAND, key, NUMBER } from '../handles.ts';

/** For each place, its part of series ids and its name. */
const PLACES: Readonly<Record<string, readonly [suffix: string, name: string]>> = {
  '1GSYD': ['SYDNEY', 'Sydney'],
  '1RNSW': ['REST_NSW', 'Rest of New South Wales'],
  '2GMEL': ['MELBOURNE', 'Melbourne'],
  '2RVIC': ['REST_VIC', 'Rest of Victoria'],
  '3GBRI': ['BRISBANE', 'Brisbane'],
  '3RQLD': ['REST_QLD', 'Rest of Queensland'],
  '4GADE': ['ADELAIDE', 'Adelaide'],
  '4RSAU': ['REST_SA_STATE', 'Rest of South Australia'],
  '5GPER': ['PERTH', 'Perth'],
  '5RWAU': ['REST_WA', 'Rest of Western Australia'],
  '6GHOB': ['HOBART', 'Hobart'],
  '6RTAS': ['REST_TAS', 'Rest of Tasmania'],
  '7GDAR': ['DARWIN', 'Darwin'],
  '7RNTE': ['REST_NT', 'Rest of Northern Territory'],
  '8ACTE': ['CANBERRA', 'Canberra'],
};

const KINDS = [
  { detail: 'MEDIAN.HOUSES', measure: '3', title: 'Median price of houses sold', units: AUD_THOUSAND, index: 'AU.RPPI.HOUSES' },
  {
    detail: 'MEDIAN.ATTACHED',
    measure: '4',
    title: 'Median price of attached dwellings sold',
    units: AUD_THOUSAND,
    index: 'AU.RPPI.ATTACHED',
  },
  { detail: 'SALES.HOUSES', measure: '1', title: 'Number of houses sold', units: NUMBER, index: null },
  { detail: 'SALES.ATTACHED', measure: '2', title: 'Number of attached dwellings sold', units: NUMBER, index: null },
] as const;

export const AU_DWELLING_SALES: readonly SeriesHandle[] = KINDS.flatMap(({ detail, measure, title, units, index }) =>
  Object.entries(PLACES).map(([code, [suffix, place]]) =>
    key(
      RES_DWELL,
      { MEASURE: measure, REGION: code },
      {
        id: `AU.DWELLING.${detail}.${suffix}`,
        title: `${title}, ${place}`,
        description: `${title}, ${place}, in each quarter. Not adjusted for the mix of dwellings sold. Every release revises the latest two quarters.`,
        ...units,
        topic: 'housing',
        place,
        tags: ['house prices', 'property', 'sales'],
        related: index === null || suffix.startsWith('REST_') ? [] : [`${index}.${suffix}`],
      },
    ),
  ),
);
