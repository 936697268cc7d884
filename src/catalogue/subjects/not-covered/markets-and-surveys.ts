/** Not covered: surveys of sentiment, prices of exchanges, single commodities. */
import { eachNotCovered, eachNotCoveredAlone, type NotCovered, notCovered } from './not-covered-subject.ts';

const NOT_OPEN = 'and no agency publishes it under an open licence';

export const MARKETS_AND_SURVEYS: readonly NotCovered[] = [
  notCovered(
    'consumer sentiment',
    'consumer sentiment | consumer confidence | household sentiment | household confidence | consumer survey | westpac melbourne institute | roy morgan',
    `Westpac with the Melbourne Institute, and ANZ with Roy Morgan, survey it and publish it under their own terms, ${NOT_OPEN}`,
    ...['AU.HOUSEHOLD.SPENDING', 'AU.RETAIL', 'rba.G3'],
  ),
  notCovered(
    'business confidence',
    'business confidence | business sentiment | business conditions | business survey | nab survey | nab monthly business survey | nab business survey',
    `National Australia Bank surveys it and publishes it under its own terms, ${NOT_OPEN}`,
    ...['AU.BUSINESS.SALES', 'AU.BUSINESS.PROFITS', 'AU.VACANCIES', 'abs.CAPEX'],
  ),
  notCovered(
    'the purchasing managers index',
    'pmi | purchasing managers index | purchasing manager index | manufacturing pmi | services pmi | composite pmi',
    `S&P Global publishes it under its own terms, ${NOT_OPEN}`,
    ...['AU.BUSINESS.SALES', 'abs.ANA_IND_GVA'],
  ),
  ...eachNotCovered(
    'share price | share prices | stock price | stock prices | stock market | share market | sharemarket | asx 200 | asx200 | asx index | all ordinaries | stock exchange | market capitalisation | dividend yield | dividends',
    `prices of shares belong to the exchanges that publish them, ${NOT_OPEN}`,
    ...['asic.ASIC_SHORT_POSITIONS', 'AU.E1.BSPNSHUFAS'],
  ),
  ...eachNotCovered(
    'bitcoin | ethereum | crypto | cryptocurrency | cryptocurrencies',
    `exchanges publish it under their own terms, ${NOT_OPEN}`,
    'AU.FX.USD',
  ),
  ...eachNotCovered(
    'iron ore price | iron ore prices | price of iron ore | gold price | gold prices | price of gold | oil price | oil prices | price of oil | crude oil | brent crude | coal price | coal prices | price of coal | thermal coal price | coking coal price | lng price | lng prices | wheat price | wheat prices | wool price | wool prices | copper price | lithium price | silver price | aluminium price | nickel price | cattle prices',
    'the Reserve Bank publishes indexes of groups of commodities, and no price of one',
    ...[
      'AU.COMMODITY.PRICES.BULK.USD',
      'AU.COMMODITY.PRICES.ALL.USD',
      'AU.COMMODITY.PRICES.RURAL.USD',
      'AU.COMMODITY.PRICES.BASE_METALS.USD',
    ],
  ),
  ...eachNotCoveredAlone(
    'gold | silver | lithium | uranium | copper | nickel | oil | lng | zinc | aluminium | platinum | cotton | sugar',
    'of commodities the Reserve Bank publishes price indexes of groups, and the Bureau of Statistics exports of groups',
    ...['AU.COMMODITY.PRICES.ALL.AUD', 'AU.COMMODITY.PRICES.BASE_METALS.AUD', 'AU.TRADE.EXPORTS.NON_RURAL'],
  ),
  ...eachNotCovered(
    'coal exports | coal export | exports of coal | lng exports | gas exports | exports of lng | exports of gas | natural gas exports | oil imports | fuel imports | gold exports | lithium exports | exports of gold',
    'of the goods of the monthly trade figures non-rural ones are read as a whole, and of their kinds metal ores and minerals',
    ...['AU.TRADE.EXPORTS.NON_RURAL', 'AU.TRADE.EXPORTS.METAL_ORES'],
  ),
  ...eachNotCovered(
    'trading partners | trade partners | trade by country | exports by country | imports by country | exports by destination | biggest export market | largest export market',
    'the figures of trade that are read are totals with the whole world',
    ...['AU.TRADE.EXPORTS', 'AU.TRADE.IMPORTS'],
  ),
  ...eachNotCovered(
    'wholesale gas price | wholesale gas prices | gas spot price | gas market | sttm | dwgm',
    'of the markets that AEMO runs that of electricity is read',
    ...['AU.CPI.GAS.MONTHLY.YOY', 'AU.CPI.GAS.INDEX'],
  ),
  notCovered(
    'electricity in Western Australia and the Northern Territory',
    'wem | wholesale electricity market of western australia | swis | south west interconnected system | electricity price western australia | electricity price wa | electricity price perth | electricity demand wa | electricity demand western australia | electricity price northern territory',
    'the National Electricity Market does not include them, and other AEMO markets are not included',
    ...['AU.NEM.DISPATCH.PRICE.SA1', 'AU.CPI.ELECTRICITY.MONTHLY.YOY'],
  ),
  ...eachNotCovered(
    'greenhouse gas emissions | carbon emissions | co2 emissions | emissions | carbon dioxide | carbon price | carbon credits | net zero',
    'the department responsible for climate publishes them, which is not among the agencies read',
    'aemo.generation_scada',
  ),
  ...eachNotCovered(
    'water storage | water storages | dam level | dam levels | reservoir levels | dam storage | river levels | river heights',
    'weather observations of the Bureau of Meteorology are included',
    'bom.DAILY_CLIMATE',
  ),
  ...eachNotCovered(
    'bushfire | bushfires | floods | cyclone | cyclones | fire danger | weather warnings | weather forecast | rain forecast | temperature forecast',
    'weather observations of the Bureau of Meteorology are included, but not forecasts or warnings',
    ...['bom.OBSERVATIONS', 'bom.DAILY_CLIMATE'],
  ),
  ...eachNotCovered(
    'car sales | new car sales | vehicle sales | new vehicle sales | vehicle registrations | car registrations | electric vehicle sales | ev sales',
    `the industry chamber counts them and publishes them under its own terms, ${NOT_OPEN}`,
    ...['AU.HOUSEHOLD.SPENDING.TRANSPORT', 'AU.CPI.MOTOR_VEHICLES.MONTHLY.YOY'],
  ),
  ...eachNotCovered(
    'tourist arrivals | tourists | tourism | visitor arrivals | international visitors | short-term arrivals | airport passengers | airline passengers | hotel occupancy',
    'visitors of less than a year are not in the figures of migration that are read',
    ...['AU.NOM.FY.ARRIVALS', 'AU.BOP.SERVICES.CREDITS', 'AU.EMPLOYED.INDUSTRY.ACCOMMODATION_FOOD'],
  ),
];
