/** Every figure that is known not to be revised any more, by dataset: what a connector can be verified with. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { ABS_FINAL } from './abs.ts';
import { AEMO_FINAL } from './aemo.ts';
import { AIHW_FINAL } from './aihw.ts';
import { APRA_FINAL } from './apra.ts';
import { ASIC_FINAL } from './asic.ts';
import { ATO_FINAL } from './ato.ts';
import type { FinalFigures } from './final-figure.ts';
import { RBA_FINAL } from './rba.ts';
import { WGEA_FINAL } from './wgea.ts';

export const FINAL_FIGURES: readonly FinalFigures[] = [
  ...ABS_FINAL,
  ...AEMO_FINAL,
  ...AIHW_FINAL,
  ...APRA_FINAL,
  ...ASIC_FINAL,
  ...ATO_FINAL,
  ...RBA_FINAL,
  ...WGEA_FINAL,
];

/** Those of one dataset; none where nothing is known to stay. */
export const finalFiguresOf = (dataset: DatasetKey): readonly FinalFigures[] => FINAL_FIGURES.filter((one) => one.dataset === dataset);
