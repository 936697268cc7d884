/** Lists the ids that code editors suggest in the client packages. This server generates the packages. */
import { datasets } from '../../catalogue/catalogue.ts';
import { SERIES } from '../../catalogue/series.ts';
import { dottedId } from '../../core/define-dataset.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';

const idOf = ({ id }: { readonly id: string }): string => id;

export const catalogueIds = () => ({
  series: SERIES.map(idOf),
  datasets: datasets().map(dottedId),
  signals: SIGNALS.map(idOf),
});
