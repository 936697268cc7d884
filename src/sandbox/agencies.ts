/** The simulated agencies, each in its publisher's formats. */
import { findSource } from '../catalogue/catalogue.ts';
import type { Dataset } from '../core/define-dataset.ts';
import { absAgency } from './abs-agency.ts';
import type { SandboxAgency } from './agency.ts';
import { rbaAgency } from './rba-agency.ts';

export function simulatedAgencies(datasets: readonly Dataset[]): readonly SandboxAgency[] {
  return [absAgency(datasets), rbaAgency(datasets, (id) => findSource('rba')?.uncurated?.(id) ?? null)];
}
