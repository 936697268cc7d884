/** Construction work done, preliminary. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { CWD } from '../../sources/abs/datasets/CWD.ts';
import { AUD_THOUSAND, forEachState, key } from '../handles.ts';

function workDone(detail: string, type: string, what: string, region = 'AUS', place = 'Australia'): SeriesHandle {
  const where = place === 'Australia' ? '' : `, ${place}`;
  return key(
    CWD,
    { PRICE_ADJUSTMENT: 'CVM', SECTOR_OWN: '9', CONSTRUCTION_TYPE: type, TSEST: '20', REGION: region },
    {
      id: `AU.CONSTRUCTION.WORK${detail}`,
      title: `${what} work done${where}, chain volume, seasonally adjusted`,
      description: `${what} work done in each quarter${where}, all sectors, chain volume, seasonally adjusted. Preliminary.`,
      ...AUD_THOUSAND,
      topic: 'business',
      adjustment: 'seasonally_adjusted',
      place,
      tags: ['construction', 'building', 'work done'],
    },
  );
}

export const AU_CONSTRUCTION_WORK = workDone('', 'TOT', 'Construction');
export const AU_CONSTRUCTION_WORK_BUILDING = workDone('.BUILDING', '03', 'Building');
export const AU_CONSTRUCTION_WORK_ENGINEERING = workDone('.ENGINEERING', '04', 'Engineering construction');
export const AU_CONSTRUCTION_WORK_BY_STATE = forEachState(({ code, name, suffix }) =>
  workDone(`.${suffix}`, 'TOT', 'Construction', code, name),
);
