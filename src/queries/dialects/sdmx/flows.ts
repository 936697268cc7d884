/**
 * SDMX flows. All series in the catalogue form one flow. Stored ABS dataflows keep their ids. For agencies without SDMX, Wattle creates
 * flows such as `RBA_F1_1` from their datasets.
 */
import { datasets, findDataset } from '../../../catalogue/catalogue.ts';
import { SERIES } from '../../../catalogue/series.ts';
import { isSingleFigures } from '../../../catalogue/single-figures.ts';
import type { SourceCode, TimeSeriesDataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCIES, FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { nearest } from '../../../core/nearest.ts';
import type { ObsStatus } from '../../../core/observation.ts';
import { firstDay, formatPeriod, isoDay, type Period } from '../../../core/period.ts';
import type { DatasetState } from '../../../store/ports/series.ts';
import type { QueryContext } from '../../base/context.ts';
import { isStored, storedState } from '../../base/stored-dataset.ts';
import type { SdmxAttribute, SdmxCodelist, SdmxFlow, SdmxFlowName } from './message.ts';

export const OWN_AGENCY = 'WATTLE';
export const ABS_AGENCY = 'ABS';
export const AGENCIES = [
  { id: OWN_AGENCY, name: 'Wattle' },
  { id: ABS_AGENCY, name: 'Australian Bureau of Statistics' },
] as const;
export type SdmxAgency = (typeof AGENCIES)[number]['id'];

/** Returns the SDMX code of a series. It has no dots, because dots separate the codes in a key. */
export const seriesCode = ({ id }: Pick<SeriesHandle, 'id'>): string => id.replaceAll('.', '_');

/** SDMX has no frequency code for financial years. They therefore have the code for annual data. */
const FREQUENCY_CODES: Readonly<Record<Frequency, string>> = {
  A: 'A',
  FY: 'A',
  S: 'S',
  Q: 'Q',
  M: 'M',
  W: 'W',
  D: 'D',
  '30MIN': 'I',
  '5MIN': 'N5',
};
export const frequencyCode = (freq: Frequency): string => FREQUENCY_CODES[freq];

const STATUSES: readonly (readonly [code: string, name: string, of: readonly (ObsStatus | null)[]])[] = [
  ['A', 'Normal value', [null]],
  ['P', 'Provisional value', ['preliminary']],
  ['R', 'Revised value', ['revised']],
  ['E', 'Estimated value', ['estimated']],
  ['B', 'Time series break', ['break']],
  ['O', 'Missing value', ['missing', 'not_available', 'range']],
  ['Q', 'Missing value, suppressed', ['suppressed']],
  ['F', 'Forecast value', ['forecast']],
  ['X', 'Another remark of the agency', ['other']],
];

export const statusCode = (status: ObsStatus | null): string | null => STATUSES.find(([, , of]) => of.includes(status))?.[0] ?? null;

const list = (agency: string, id: string, version: string, name: string, codes: SdmxCodelist['codes']): SdmxCodelist => ({
  agency,
  id,
  version,
  name,
  codes,
});

const statusAttribute = (agency: string): SdmxAttribute => ({
  id: 'OBS_STATUS',
  name: 'Observation status',
  level: 'observation',
  codelist: list(
    agency,
    'CL_OBS_STATUS',
    '1.0',
    'Observation status',
    STATUSES.map(([id, name]) => ({ id, name })),
  ),
});

const text = (id: string, name: string): SdmxAttribute => ({ id, name, level: 'series' });

/**
 * Writes a period. A financial year is written as a time span of one year from 1 July. In ABS flows, it is written as the year in which
 * it ends.
 */
export function sdmxPeriod(period: Period, agency: SdmxAgency): string {
  if (period.freq !== 'FY') return formatPeriod(period);
  return agency === ABS_AGENCY ? String(period.t) : `${isoDay(firstDay(period))}/P1Y`;
}

const OWN_FLOW: SdmxFlowName = {
  agency: OWN_AGENCY,
  id: 'SERIES',
  version: '1.0',
  name: 'Canonical series of Australia',
  description: 'All canonical series. Codes are the series ids with _ instead of dots.',
};

let own: SdmxFlow | null = null;

/** Builds the flow of catalogue series. It is built only once, because the catalogue never changes while the program runs. */
function ownFlow(): SdmxFlow {
  own ??= describedOwnFlow();
  return own;
}

const describedOwnFlow = (): SdmxFlow => ({
  ...OWN_FLOW,
  dimensions: [
    {
      id: 'FREQ',
      name: 'Frequency',
      codelist: list(
        OWN_AGENCY,
        'CL_FREQ',
        '1.0',
        'Frequency',
        FREQUENCIES.filter((freq) => freq !== 'FY').map((freq) => ({ id: frequencyCode(freq), name: FREQUENCY[freq].word })),
      ),
    },
    {
      id: 'SERIES',
      name: 'Series',
      codelist: list(
        OWN_AGENCY,
        'CL_SERIES',
        '1.0',
        'Series',
        SERIES.map((handle) => ({ id: seriesCode(handle), name: `${handle.title} (${handle.id})` })),
      ),
    },
  ],
  attributes: [
    text('UNIT_MEASURE', 'Unit of measure'),
    text('ADJUSTMENT', 'Adjustment'),
    text('REF_AREA', 'Place'),
    text('TITLE', 'Title'),
    text('SOURCE', 'Dataset'),
    text('COMMENT_TS', 'Comments on the time series: breaks between its values'),
    statusAttribute(OWN_AGENCY),
  ],
});

interface DatasetFlow {
  readonly name: SdmxFlowName & { readonly agency: SdmxAgency };
  readonly dataset: TimeSeriesDataset;
}

/** Agencies that do not publish SDMX. Wattle creates flows for their datasets. */
const WITHOUT_SDMX: readonly SourceCode[] = ['rba', 'apra'];

function flowsOf(dataset: TimeSeriesDataset): readonly DatasetFlow[] {
  const { source, id, title: name, description, dataflow } = dataset;
  if (dataflow !== undefined) return [{ name: { agency: ABS_AGENCY, ...dataflow, name, description }, dataset }];
  if (!WITHOUT_SDMX.includes(source)) return [];
  const own = `${source.toUpperCase()}_${id.replaceAll('.', '_')}`;
  return [{ name: { agency: OWN_AGENCY, id: own, version: '1.0', name, description }, dataset }];
}

/** Converts a code to an SDMX code. ABS codes are already SDMX codes. */
export const flowCode = (agency: string, code: string): string => (agency === ABS_AGENCY ? code : code.replaceAll('.', '_'));

const SDMX_ID = /^[A-Za-z0-9_@$-]+$/;

/** Returns true if all codes are valid SDMX ids. Only such codes can be part of a key. */
const canBeKeyed = (agency: string, { dimensions }: DatasetState): boolean =>
  dimensions.every(({ id, values }) => SDMX_ID.test(id) && values.every(({ code }) => SDMX_ID.test(flowCode(agency, code))));

/**
 * The flows of each store, with the store's change counter when they were built. Without this cache, each invalid request would read the
 * state of every dataset.
 */
const keptFlows = new WeakMap<object, { readonly counter: number; readonly agencies: string; readonly flows: readonly DatasetFlow[] }>();

async function storedFlows({ store }: QueryContext, agencies: readonly SdmxAgency[]): Promise<readonly DatasetFlow[]> {
  const counter = await store.changeCounter();
  const kept = keptFlows.get(store);
  if (kept?.counter === counter && kept.agencies === agencies.join()) return kept.flows;
  const flows = flowsOfStates(await store.datasets.states(), agencies);
  keptFlows.set(store, { counter, agencies: agencies.join(), flows });
  return flows;
}

/** Returns the flows of stored datasets. If several datasets belong to a flow, the dataset with the flow's id represents it. */
function flowsOfStates(states: readonly DatasetState[], agencies: readonly SdmxAgency[]): readonly DatasetFlow[] {
  const byId = new Map<string, DatasetFlow>();
  for (const state of states) {
    const [source = '', ...rest] = state.dataset.split('/');
    const dataset = findDataset(source, rest.join('/'));
    // Skips datasets of single values. No agency publishes them as a flow, and their ids are not valid in SDMX.
    if (dataset?.kind !== 'time_series' || !isStored(state) || isSingleFigures(dataset.id)) continue;
    for (const flow of flowsOf(dataset)) {
      const { agency, id } = flow.name;
      if (!agencies.includes(agency) || (agency === OWN_AGENCY && !canBeKeyed(agency, state))) continue;
      if (!byId.has(id) || dataset.id === id) byId.set(id, flow);
    }
  }
  return [...byId.values()].sort((a, b) => a.name.id.localeCompare(b.name.id));
}

export async function flowNames(ctx: QueryContext, agencies: readonly SdmxAgency[]): Promise<readonly SdmxFlowName[]> {
  const stored = (await storedFlows(ctx, agencies)).map(({ name }) => name);
  return [...(agencies.includes(OWN_AGENCY) ? [OWN_FLOW] : []), ...stored];
}

/** `dataset` is null for the flow of catalogue series. */
export interface FoundFlow {
  readonly flow: SdmxFlow;
  readonly dataset: TimeSeriesDataset | null;
}

/** Texts in a request that accept any version. */
const ANY_VERSION: ReadonlySet<string> = new Set(['', 'latest', 'all', '*', '+', '~']);

/**
 * Normalises a version for comparison. Removes trailing zeros and plus signs, so `1.0` equals `1.0.0`. `1.0+` means this version or a
 * later one.
 */
const plainVersion = (version: string): string => {
  const parts = version.replaceAll('+', '').split('.');
  return parts.slice(0, 1 + parts.findLastIndex((part, i) => i === 0 || part !== '0')).join('.');
};

/** Throws REQ_NOT_FOUND with the existing version if the requested version is different. */
function checkVersion({ agency, id, version: there }: SdmxFlowName, requested: string): void {
  if (ANY_VERSION.has(requested) || plainVersion(requested) === plainVersion(there)) return;
  throw new WattleError('REQ_NOT_FOUND', `The dataflow ${id} has no version ${quoted(requested)} here. Allowed: ${there}.`, {
    hint: `Request ${agency},${id},${there}, or omit the version.`,
  });
}

/**
 * Finds a flow. Throws REQ_NOT_FOUND with the most similar flows, and DATA_UNAVAILABLE for a flow without data.
 * @param version requested version. An empty text and the texts in ANY_VERSION accept the existing version
 */
export async function findFlow(ctx: QueryContext, agencies: readonly SdmxAgency[], requested: string, version = ''): Promise<FoundFlow> {
  const id = requested.trim().toUpperCase();
  if (agencies.includes(OWN_AGENCY) && id === OWN_FLOW.id) {
    checkVersion(OWN_FLOW, version);
    return { flow: ownFlow(), dataset: null };
  }
  const flows = await storedFlows(ctx, agencies);
  const found = flows.find(({ name }) => name.id.toUpperCase() === id) ?? (agencies.includes(ABS_AGENCY) ? declaredFlow(id) : null);
  if (!found) {
    const names = (await flowNames(ctx, agencies)).map((one) => one.id);
    const near = nearest(id, names, 3);
    throw new WattleError('REQ_NOT_FOUND', `There is no dataflow ${quoted(requested)} here.`, {
      hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Allowed: ${names.slice(0, 10).join(', ')}.`,
    });
  }
  const { name, dataset } = found;
  checkVersion(name, version);
  const state = await storedState(ctx, dataset);
  const flow: SdmxFlow = {
    ...name,
    dimensions: state.dimensions.map((dimension) => ({
      id: dimension.id,
      name: dimension.label,
      codelist: list(
        name.agency,
        `CL_${name.id}_${dimension.id}`,
        name.version,
        dimension.label,
        dimension.values.map(({ code, label, parent }) => ({
          id: flowCode(name.agency, code),
          name: label,
          ...(parent !== undefined && dimension.values.some((one) => one.code === parent) ? { parent: flowCode(name.agency, parent) } : {}),
        })),
      ),
    })),
    attributes: [
      text('UNIT_MEASURE', 'Unit of measure'),
      text('UNIT_MULT', 'Unit multiplier'),
      text('BASE_PERIOD', 'Base period'),
      statusAttribute(name.agency),
    ],
  };
  return { flow, dataset };
}

/** Returns an ABS flow that is in the catalogue but has no stored data. The error is then DATA_UNAVAILABLE instead of REQ_NOT_FOUND. */
function declaredFlow(id: string): DatasetFlow | null {
  const dataset = datasets().find((one) => one.kind === 'time_series' && one.dataflow?.id.toUpperCase() === id);
  return (dataset?.kind === 'time_series' && flowsOf(dataset)[0]) || null;
}
