/** Gas Bulletin Board: gas flows and storage by facility. */
import { gasReport } from '../gas-report.ts';

const terajoules = (column: string, word: string, description: string) => ({ column, word, unit: 'TJ', description });

const subject = (name: string, id: string, column: string, labelColumn: string, description: string) => ({
  name,
  id,
  column,
  labelColumn,
  description,
  words: {},
  default: null,
  match: 'words' as const,
});

/** The columns are described in AEMO's guide to Gas Bulletin Board reports, under ACTUAL_FLOW_AND_STORAGE. */
export const gas_flows = gasReport({
  id: 'gas_flows',
  title: 'Gas flows and storage by facility (Bulletin Board)',
  description:
    'Gas delivered, supplied, transferred and stored each gas day by pipelines, production and storage facilities, power stations and large users.',
  folder: 'GBB',
  file: 'GasBBActualFlowStorageLast31.CSV',
  dayColumn: 'GasDate',
  subjects: [
    subject('facility', 'FACILITY', 'FacilityId', 'FacilityName', 'Facility, by its name or the number that AEMO gives it.'),
    subject('location', 'LOCATION', 'LocationId', 'LocationName', 'Place where the gas was measured. A pipeline has several places.'),
  ],
  metrics: [
    terajoules('Demand', 'demand', 'gas delivered to users'),
    terajoules('Supply', 'supply', 'gas from fields and suppliers'),
    terajoules('TransferIn', 'transfer_in', 'gas from other pipelines'),
    terajoules('TransferOut', 'transfer_out', 'gas to other pipelines'),
    terajoules('HeldInStorage', 'in_storage', 'gas stored in the facility'),
  ],
  defaultMetric: 'Demand',
  maxAgeDays: 7,
  quirks: [
    'Each row is a facility at a location. The same gas can be in several rows, so sums over facilities count it more than once.',
    'The file has the last 31 gas days. Facilities correct values for several days.',
    'There are no rows for blank cells in the file. Gas in storage is stated for storage facilities only.',
    'Wattle has not been tested with a complete file.',
  ],
});
