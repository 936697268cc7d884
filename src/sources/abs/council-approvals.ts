/**
 * Reads building approvals by council. The ABS has one dataflow for each financial year (BA_LGA2024 for July 2024 to June 2025), with the
 * council boundaries for that year. Wattle combines all years in one dataset. Its keys omit REGION_TYPE, which contains the year.
 *
 * MEASURE.SECTOR.WORK_TYPE.BUILDING_TYPE.REGION_TYPE.REGION.FREQ   in the ABS: 1.9.TOT.100.LGA2025.31000.M
 * MEASURE.SECTOR.WORK_TYPE.BUILDING_TYPE.REGION.FREQ               in Wattle:  1.9.TOT.100.31000.M
 */
import type { Ask, Captured, StoredBefore } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDataset, ParsedSeries } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import { DATA_JSON, dataUrl } from './api.ts';
import { checkDimensions, inKeyOrder, otherDataflow, parsedMessage, sdmxMessage, usedDimensions } from './dataflow.ts';
import { DATAFLOW_LIST_ASK, parseDataflowList } from './dataflow-list.ts';

/** The first year to read. Earlier dataflows use other names for councils and other region types. */
const FIRST_EDITION = 2021;
/** The year to request if the list of dataflows is not available. */
const KNOWN_EDITION = 2025;

const EDITION_DIMENSIONS = ['MEASURE', 'SECTOR', 'WORK_TYPE', 'BUILDING_TYPE', 'REGION_TYPE', 'REGION', 'FREQ'] as const;
const LEVEL = EDITION_DIMENSIONS.indexOf('REGION_TYPE');

export type CouncilSlice = readonly [measure: readonly string[], sector: readonly string[], work: string, building: readonly string[]];

function releaseRequest(vintage: number, [measures, sectors, work, buildings]: CouncilSlice): Ask {
  const key = [measures.join('+'), sectors.join('+'), work, buildings.join('+'), '', '', 'M'].join('.');
  return { id: `edition-${vintage}`, url: dataUrl(`BA_LGA${vintage}`, key), accept: DATA_JSON };
}

/** Returns the request id for the previous year, or null if the id has a different form. */
export function vintageBefore(askId: string): string | null {
  const vintage = /^edition-(\d{4})$/.exec(askId)?.[1];
  return vintage === undefined ? null : `edition-${Number(vintage) - 1}`;
}

/**
 * Requests the list of dataflows, then the dataflow for each year. The key specifies no council or region type, so the response includes
 * Australia.
 */
export const councilAsk = (slice: CouncilSlice): Ask => ({
  ...DATAFLOW_LIST_ASK,
  follow: (index, stored) => vintageAsks(index, stored, slice),
  fallback: releaseRequest(KNOWN_EDITION, slice),
});

/**
 * Months from the end of a financial year to the first values for the next year. July is published in September. Until then, the ABS
 * lists the dataflow for the new year but returns 404.
 */
const MONTHS_TO_FIRST_FIGURES = 2;

/**
 * Requests the latest dataflow and all older ones. If the latest fails, requests the previous one instead. A dataflow is final one year
 * after its year ends, and is then requested only once.
 */
function vintageAsks(index: Captured, stored: StoredBefore, slice: CouncilSlice): readonly Ask[] {
  const now = new Date(stored.now);
  const open = now.getUTCFullYear() - (now.getUTCMonth() >= 6 + MONTHS_TO_FIRST_FIGURES ? 0 : 1);
  const vintages = parseDataflowList(index)
    .map(({ id }) => Number(/^BA_LGA(\d{4})$/.exec(id)?.[1] ?? Number.NaN))
    .filter((vintage) => vintage >= FIRST_EDITION && vintage <= open)
    .sort((a, b) => b - a);
  const [newest, ...others] = vintages;
  if (newest === undefined) {
    throw new WattleError('PARSE_LAYOUT', 'The list of dataflows has no building approvals by council.', {
      at: { url: index.url, value: 'BA_LGA<year>' },
    });
  }
  const [before] = others;
  const first = releaseRequest(newest, slice);
  return [
    before === undefined ? first : { ...first, fallback: releaseRequest(before, slice) },
    ...others.map((vintage): Ask => {
      const ask = releaseRequest(vintage, slice);
      return vintage < open - 1 ? { ...ask, immutable: true } : ask;
    }),
  ];
}

/** Reads the dataflow for one year. The scope is partial, because it has no other years. Throws PARSE_LAYOUT for any other file. */
export function parseVintage(capture: Captured): ParsedDataset {
  const received = sdmxMessage(capture);
  if (received === null) throw new WattleError('PARSE_LAYOUT', 'Expected an SDMX message.', { at: { url: capture.url } });
  const message = inKeyOrder(received, EDITION_DIMENSIONS);
  checkDimensions(message, EDITION_DIMENSIONS, capture.url);
  const parsed = parsedMessage(message, 'partial');
  const { structure } = message;
  const [vintage = 'BA_LGA'] = /BA_LGA\d{4}/.exec(structure ?? capture.url) ?? [];
  if (structure !== null && !structure.includes(vintage)) throw otherDataflow(structure, 'BA_LGA<year>', capture.url);
  const series = parsed.series.map((one) => ({ ...one, key: withoutLevel(one.key) }));
  const dimensions = parsed.dimensions.filter((_, i) => i !== LEVEL);
  return { ...parsed, dimensions: usedDimensions(dimensions, series), series, notes: [...parsed.notes, ...spanNote(vintage, series)] };
}

const withoutLevel = (key: string): string =>
  key
    .split('.')
    .filter((_, i) => i !== LEVEL)
    .join('.');

function spanNote(vintage: string, series: readonly ParsedSeries[]): readonly string[] {
  const ordinals = series.flatMap((one) => [one.observations[0]?.t, one.observations.at(-1)?.t]).filter((t) => t !== undefined);
  if (ordinals.length === 0) return [];
  const [first, last] = [ordinals.reduce((a, b) => Math.min(a, b)), ordinals.reduce((a, b) => Math.max(a, b))];
  const month = (t: number): string => formatPeriod({ freq: 'M', t });
  return [`${vintage} covers ${month(first)} to ${month(last)}, on the council boundaries of that year.`];
}
