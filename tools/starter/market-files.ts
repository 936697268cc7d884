/** Reads electricity market files: the latest reports with all regions, and Victorian prices by month. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endOfDate, type Recorded } from '../../sandbox/replay/manifest.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { namedRows } from './extract.ts';
import { capturedFrom, type Take } from './take.ts';

interface MarketFile {
  /** The path in the folder of recorded files, or in the folder of recent files. */
  readonly path: string;
  /** The id of the dataset request that returns this format. Absent if the file is a report. */
  readonly askId?: string;
}

const CHART_FEED: MarketFile = { path: 'aemo/visualisations/5MIN.json', askId: '5MIN' };
const DISPATCH: MarketFile = { path: 'aemo/current/DispatchIS_Reports/PUBLIC_DISPATCHIS_202508201810_0000000477155219.zip' };

/** Files for each dataset. Files with only some regions are omitted, because the market has all regions. */
const MARKET_FILES: Readonly<Record<string, readonly MarketFile[]>> = {
  'aemo/dispatch_price': [CHART_FEED, DISPATCH],
  'aemo/dispatch_region': [CHART_FEED, DISPATCH],
  'aemo/generation_scada': [{ path: 'aemo/current/Dispatch_SCADA/PUBLIC_DISPATCHSCADA_202512270005_0000000495867506.CSV' }],
  'aemo/interconnector_flows': [DISPATCH],
  'aemo/rooftop_pv': [{ path: 'files/aemo/PUBLIC_ROOFTOP_PV_ACTUAL_MEASUREMENT_20240314.zip' }],
  'aemo/trading_price': [{ path: 'aemo/current/TradingIS_Reports/PUBLIC_TRADINGIS_202403031335_0000000412683134.zip' }],
};
const MONTHS_OF_VICTORIA = /^files\/aemo\/PRICE_AND_DEMAND_\d{6}_VIC1\.csv$/;
const MONTHLY = 'aemo/trading_price';

interface Listed {
  readonly file: string;
  readonly url: string;
  /** The time of the download, in ms since the epoch. */
  readonly retrievedAt: number;
}

/** Returns takes for all files. Throws if a file is missing or cannot be read. */
export async function marketTakes(
  recorded: readonly Recorded[],
  recent: string,
  find: (key: string) => TimeSeriesDataset | null,
): Promise<Take[]> {
  const listed = new Map([...recorded.map(ofRecorded), ...(await recentlyListed(recent))]);
  const months = [...listed.keys()].filter((name) => MONTHS_OF_VICTORIA.test(name)).map((name): MarketFile => ({ path: name }));
  const takes: Take[] = [];
  for (const [key, files] of Object.entries(MARKET_FILES)) {
    const dataset = find(key);
    if (dataset === null) continue;
    for (const file of key === MONTHLY ? [...files, ...months] : files) takes.push(await marketTake(dataset, file, listed.get(file.path)));
  }
  return takes;
}

const ofRecorded = ({ path: name, file, url, retrievedAt }: Recorded): [string, Listed] => [
  name,
  { file, url, retrievedAt: retrievedAt ?? 0 },
];

async function recentlyListed(folder: string): Promise<readonly [string, Listed][]> {
  const manifest = await readFile(path.join(folder, 'manifest.csv')).catch(() => null);
  if (manifest === null) return [];
  return namedRows(manifest, 'manifest.csv').map(({ cell }): [string, Listed] => [
    cell('saved_as'),
    {
      file: path.join(folder, cell('saved_as')),
      url: cell('agency_url_or_pattern'),
      retrievedAt: endOfDate(cell('published')) ?? 0,
    },
  ]);
}

async function marketTake(dataset: TimeSeriesDataset, { path: name, askId }: MarketFile, listed: Listed | undefined): Promise<Take> {
  if (listed === undefined) throw new WattleError('PARSE_LAYOUT', `No manifest has a row for ${name}.`);
  const captured = capturedFrom(await readFile(listed.file), { url: listed.url, contentType: null, retrievedAt: listed.retrievedAt });
  const { content } = await parsePart(dataset, { ...captured, askId: askId ?? captured.askId }, listed.retrievedAt);
  return { dataset, captured, content: content as ParsedDataset, extract: null };
}
