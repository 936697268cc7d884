/** ABS DATAFLOWS: all dataflows of the Data API. */
import type { Captured } from '../../../core/capture.ts';
import type { RegisterDataset } from '../../../core/define-dataset.ts';
import { STRUCTURE_JSON } from '../api.ts';
import { LIST_URL, DATAFLOWS as LISTED, listedRows, readDataflowRows } from '../dataflow-list.ts';

export const DATAFLOWS: RegisterDataset = {
  kind: 'register',
  source: 'abs',
  id: 'DATAFLOWS',
  title: 'Dataflows of the ABS Data API',
  description: 'Every dataflow of the Australian Bureau of Statistics. To read one, add its id to /v1/data/abs/.',
  landingPage: 'https://dataexplorer.abs.gov.au/',
  cadence: { checkEveryMinutes: 10_080, maxAgeDays: null },
  quirks: [
    'Until the first update from the ABS, the dataset contains the list that is installed with the program.',
    'A dataflow can be listed months before it has data.',
  ],
  curated: true,
  upstream: { url: LIST_URL, format: 'SDMX-JSON structure' },
  columns: [
    { name: 'dataflow', type: 'text', description: 'Id of the dataflow.', aliases: ['id'], indexed: true },
    { name: 'title', type: 'text', description: 'Name of the dataflow.', match: 'words', aliases: ['q', 'name'] },
    { name: 'version', type: 'text', description: 'Latest version.' },
    { name: 'structure', type: 'text', description: 'Data structure with version: DS_LF_UNDER(1.0.1).' },
  ],
  key: ['dataflow'],
  builtIn: listedRows(LISTED),
  asks: () => [{ id: 'dataflows', url: LIST_URL, accept: STRUCTURE_JSON }],
  async *parse(capture: Captured) {
    yield* readDataflowRows(capture);
  },
};
