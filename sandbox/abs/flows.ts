/** Makes the dataflows of the simulated ABS from declarations in the catalogue. Dimensions are in key order. */
import { SERIES } from '../../src/catalogue/series.ts';
import type { DimensionDeclaration, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { CAPITAL_CITIES, GCCSAS, STATES } from '../../src/core/places/geography.ts';
import { inWords } from '../agency.ts';
import { readSdmxQuery } from '../replay/recorded-match.ts';
import type { Flow, FlowCode, FlowDimension } from './wire.ts';

/** The part of a dataflow that one dataset reads. */
export interface FlowSlice {
  readonly dataset: TimeSeriesDataset;
  readonly flow: Flow;
  /** Declarations by dimension id. A fixed dimension has no declaration. */
  readonly declared: ReadonlyMap<string, DimensionDeclaration>;
}

/** Returns one slice for each request in a dataset. Throws BUG if the URL of a request does not fit the dimensions. */
export const slicesOf = (dataset: TimeSeriesDataset): readonly FlowSlice[] => dataset.asks().map((ask) => sliceOf(dataset, ask.url));

function sliceOf(dataset: TimeSeriesDataset, url: string): FlowSlice {
  const query = readSdmxQuery(new URL(url).pathname);
  if (!query) throw new WattleError('BUG', `${dataset.id} is not a request for SDMX data.`);
  const declared = new Map(dataset.dimensions.map((d) => [d.id, d]));
  const order = keyOrder(dataset, query.slots ?? []);
  const dimensions = order.map((id, i): FlowDimension => {
    const declaration = declared.get(id);
    const requested = query.slots?.[i] ?? [];
    return { id, name: inWords(declaration?.name ?? id.toLowerCase()), codes: codesOf(dataset, id, declaration, requested) };
  });
  return { dataset, flow: { id: query.flow, name: dataset.title, dimensions }, declared };
}

/**
 * Returns the dimension ids in key order. A declaration lists shown and fixed dimensions separately, each in key order. The fixed codes in
 * the requested key show how to merge the two lists.
 */
function keyOrder(dataset: TimeSeriesDataset, slots: readonly (readonly string[])[]): readonly string[] {
  const shown = dataset.dimensions;
  const fixed = Object.entries(dataset.fixed);
  const place = (s: number, f: number): readonly string[] | null => {
    const slot = slots[s + f];
    if (slot === undefined) return s === shown.length && f === fixed.length ? [] : null;
    const [id, code] = fixed[f] ?? [];
    if (id !== undefined && slot.length === 1 && slot[0] === code) {
      const rest = place(s, f + 1);
      if (rest) return [id, ...rest];
    }
    const dimension = shown[s];
    const rest = dimension ? place(s + 1, f) : null;
    return dimension && rest ? [dimension.id, ...rest] : null;
  };
  const order = place(0, 0);
  if (order) return order;
  throw new WattleError('BUG', `The key that ${dataset.id} requests does not match its dimensions.`);
}

/** The state for some postal areas, by postcode. */
const POSTAL_AREAS: Readonly<Record<string, string>> = {
  '0800': '7',
  '2000': '1',
  '2150': '1',
  '2600': '8',
  '3000': '2',
  '3350': '2',
  '4000': '3',
  '5000': '4',
  '6000': '5',
  '7000': '6',
};

/** Returns the level and state for a region, from its code. For Australia, the state is `AUS`. */
function placeOf(region: string): { readonly level: string; readonly state: string } {
  if (region === 'AUS') return { level: 'AUS', state: 'AUS' };
  const postal = POSTAL_AREAS[region];
  if (postal !== undefined) return { level: 'POA', state: postal };
  return { level: region.length === 1 ? 'STE' : 'GCCSA', state: region.charAt(0) };
}

/**
 * Returns true if a key is possible. If the level and state of a region are separate dimensions, a key with Sydney in Victoria is
 * impossible.
 */
export function keyAgrees(flow: Flow, key: readonly string[]): boolean {
  const codeOf = (ids: readonly string[]): string | undefined => key[flow.dimensions.findIndex((d) => ids.includes(d.id))];
  const region = codeOf(['REGION', 'ASGS_2021']);
  const [level, state] = [codeOf(['REGION_TYPE']), codeOf(['STATE'])];
  if (region === undefined || level === undefined) return true;
  const place = placeOf(region);
  return level === place.level && (state === undefined || state === place.state);
}

/**
 * Returns the requested codes. If the request has none, returns the codes for catalogue words and series. If there are none of these,
 * invents a few.
 */
function codesOf(
  dataset: TimeSeriesDataset,
  id: string,
  declaration: DimensionDeclaration | undefined,
  requested: readonly string[],
): FlowCode[] {
  const words = new Map(Object.entries(declaration?.words ?? {}).map(([word, code]) => [code, word]));
  const selected = SERIES.filter((h) => h.dataset.source === 'abs' && h.dataset.id === dataset.id).flatMap((h) => h.select[id] ?? []);
  if (dataset.fixed['REGION_TYPE'] === 'POA' && id === 'REGION') return Object.keys(POSTAL_AREAS).map((area) => ({ id: area, name: area }));
  const fallback = declaration?.default === null || declaration === undefined ? ['1001', '1002', '1003'] : [declaration.default];
  const known = [...new Set([...words.keys(), ...selected])];
  const codes = requested.length > 0 ? requested : known.length > 0 ? known : fallback;
  return codes.map((code) => ({ id: code, name: labelOf(id, declaration, code, words.get(code)) }));
}

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TSEST: { '10': 'Original', '20': 'Seasonally Adjusted', '30': 'Trend' },
  FREQ: { A: 'Annual', S: 'Half-yearly', Q: 'Quarterly', M: 'Monthly', W: 'Weekly', D: 'Daily' },
};

function labelOf(id: string, declaration: DimensionDeclaration | undefined, code: string, word: string | undefined): string {
  const known = LABELS[id]?.[code] ?? placeName(declaration?.geography, code);
  return known ?? (word === undefined ? `Code ${code}` : inWords(word));
}

function placeName(geography: DimensionDeclaration['geography'], code: string): string | undefined {
  if (geography === 'capital_city') return CAPITAL_CITIES.find((city) => city.code === code)?.name;
  if (geography !== 'state') return undefined;
  if (code === 'AUS') return 'Australia';
  return STATES.find((s) => s.code === code)?.name ?? GCCSAS.find((g) => g.code === code)?.name;
}
