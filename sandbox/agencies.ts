/** Lists the simulated agencies. Each uses the formats of the real agency. */
import { findSource } from '../src/catalogue/catalogue.ts';
import type { Dataset, TimeSeriesDataset } from '../src/core/define-dataset.ts';
import { absAgency } from './abs/agency.ts';
import { aemoAgency } from './aemo/agency.ts';
import type { SandboxAgency } from './agency.ts';
import { aihwAgency } from './aihw/agency.ts';
import { apraAgency } from './apra/agency.ts';
import { asicAgency } from './asic/agency.ts';
import { atoAgency } from './ato/agency.ts';
import { bomAgency } from './bom/agency.ts';
import { specimenAgency } from './from-specimens.ts';
import { rbaAgency } from './rba/agency.ts';
import { wgeaAgency } from './wgea/agency.ts';

export function simulatedAgencies(datasets: readonly Dataset[]): readonly SandboxAgency[] {
  return [
    absAgency(datasets),
    rbaAgency(datasets, uncuratedTable),
    bomAgency(),
    atoAgency(),
    asicAgency(),
    apraAgency(datasets),
    aemoAgency(),
    aihwAgency(datasets),
    wgeaAgency(),
    // Specimens are last, because the first agency that has a file serves the request.
    specimenAgency(datasets),
  ];
}

function uncuratedTable(id: string): TimeSeriesDataset | null {
  const dataset = findSource('rba')?.uncurated?.(id);
  return dataset?.kind === 'time_series' ? dataset : null;
}
