/** Declares registers with station observations from the last 72 hours. */
import type { Ask, Captured } from '../../core/capture.ts';
import type { RegisterDataset, RegisterRow } from '../../core/define-dataset.ts';
import { sniffKind } from '../../formats/sniff.ts';
import { OBSERVATION_COLUMNS, OBSERVATION_KEY } from './observation-columns.ts';
import { PLACES } from './places.ts';
import { besideStateXml, readStateXml } from './state-xml.ts';
import { besideStationJson, readStationJson } from './station-json.ts';
import { OTHER_STATIONS, type Station } from './stations.ts';

const PLACE_OF = new Map(PLACES.map((place) => [place.station.wmo, place.id]));
/** Returns the value for the column `location`: the place near a station, or the station number if there is no place. */
const locationOf = (wmo: string): string => PLACE_OF.get(wmo) ?? wmo;

const STATIONS: ReadonlyMap<string, Station> = new Map(
  [...PLACES.map((place) => place.station), ...OTHER_STATIONS].map((station) => [station.wmo, station]),
);

const FEED = 'https://www.bom.gov.au/fwo';

interface Facts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly stations: readonly Station[];
  readonly curated: boolean;
}

export function stationObservations({ stations, ...facts }: Facts): RegisterDataset {
  const asks = stations.map(feedOf);
  const wanted = new Set(stations.map((station) => station.wmo));
  return {
    ...facts,
    kind: 'register',
    source: 'bom',
    landingPage: 'https://www.bom.gov.au/australia/observations/',
    cadence: { checkEveryMinutes: 30, maxAgeDays: null },
    quirks: [
      "The Bureau's default terms do not allow supplying its observations to others without its agreement.",
      'Values are as reported by the station, unchecked. Null if the station has no such sensor.',
      'Rain is counted from 9 am local time.',
    ],
    upstream: { url: asks[0]?.url ?? FEED, format: 'JSON' },
    columns: OBSERVATION_COLUMNS,
    key: OBSERVATION_KEY,
    rolling: true,
    asks: () => asks,
    leftOut: async (capture) => (isState(capture) ? besideStateXml(capture, wanted) : besideStationJson(capture, wanted)),
    parse: (capture) => rowsOf(capture, wanted),
  };
}

/** Requests the station's feed. If it fails, requests the file for the whole state. */
function feedOf({ wmo, product }: Station): Ask {
  const ofState = `${product.slice(0, 3)}60920`;
  return {
    id: wmo,
    url: `${FEED}/${product}/${product}.${wmo}.json`,
    accept: 'application/json',
    fallback: { id: `${wmo}-state`, url: `${FEED}/${ofState}.xml?station=${wmo}`, accept: 'application/xml' },
  };
}

const isState = (capture: Captured): boolean => sniffKind(capture.bytes) === 'xml';

async function* rowsOf(capture: Captured, wanted: ReadonlySet<string>): AsyncGenerator<RegisterRow> {
  const read = isState(capture) ? readStateXml : readStationJson;
  for (const row of read(capture, locationOf)) if (wanted.has(String(row['wmo']))) yield row;
}

/** Declares the observations at a station by its number: `OBSERVATIONS_94768`. Null for an unknown station. */
export function observationsOf(id: string): RegisterDataset | null {
  const station = STATIONS.get(/^OBSERVATIONS[_-](\d{5})$/i.exec(id)?.[1] ?? '');
  if (!station) return null;
  return stationObservations({
    id: `OBSERVATIONS_${station.wmo}`,
    title: `Weather observations, ${station.name}`,
    description: `Half-hourly observations of the last 72 hours at ${station.name}.`,
    stations: [station],
    curated: false,
  });
}
