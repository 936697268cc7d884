/** Producer prices. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { PPI_FD } from '../../sources/abs/datasets/PPI_FD.ts';
import { INDEX, key, PER_CENT } from '../handles.ts';
import { TOPIC } from './prices.ts';

const producerPrices = (id: string, measure: string, what: string, unit: typeof PER_CENT | typeof INDEX): SeriesHandle =>
  key(
    PPI_FD,
    { MEASURE: measure, SOURCE: 'TOT', DESTINATION: 'TOTXE' },
    {
      id,
      title: `Producer price index, final demand${what === 'index' ? '' : `, ${what}`}`,
      description: `Producer prices of final demand, excluding exports, all sources: ${what}.`,
      ...unit,
      ...TOPIC,
      tags: ['ppi', 'producer prices'],
    },
  );

export const AU_PPI_YOY = producerPrices('AU.PPI.YOY', '3', 'annual change', PER_CENT);

export const AU_PPI_QOQ = producerPrices('AU.PPI.QOQ', '2', 'quarterly change', PER_CENT);

export const AU_PPI_INDEX = producerPrices('AU.PPI.INDEX', '1', 'index', INDEX);
