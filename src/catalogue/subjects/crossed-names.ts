/** Subjects named by one of several things with one of several phrases. */
import type { Subject } from './subject.ts';

const namesIn = (text: string): readonly string[] => text.split('|').map((name) => name.trim());

/** `beef | lamb` with `sold overseas` → names that only match as a whole. */
const crossed = (things: string, said: string, ...heads: readonly string[]): Subject => ({
  names: [],
  wholeNames: namesIn(things).flatMap((thing) => namesIn(said).map((words) => `${thing} ${words}`)),
  heads,
});

/** Phrases for exports. */
const SOLD_ABROAD =
  'export | exported | exports | sell overseas | sold overseas | sell abroad | sold abroad | ship overseas | shipped overseas | sell to the world';
/** Who expects, and phrases for it. */
const EXPECT = 'think inflation | expect inflation | believe inflation | inflation will be | expecting inflation | inflation expectation';
const SECTOR_WAGES =
  'wage price index | wpi | wage | wage growth | wages growing | wage increase | pay rise | pay increase | salary | salary growth';
/** Names of banks with balance sheet series. */
const BANKS: readonly (readonly [names: string, suffix: string])[] = [
  ['commonwealth bank | cba | commbank', 'CBA'],
  ['national australia bank | nab', 'NAB'],
  ['westpac', 'WESTPAC'],
  ['anz', 'ANZ'],
  ['macquarie bank | macquarie', 'MACQUARIE'],
];
const HOME_LOANS = 'home loan | home loan book | mortgage | mortgage book | mortgage lending | home lending | housing lending';
const BUSINESS_LOANS = 'business lending | lending to business | business loan book';
const PLACES_OF_COUNCILS = 'council | shire | lga | local government area | local area | my town | municipality';

export const CROSSED_NAMES: readonly Subject[] = [
  // ---------------------------------------------------------------- goods sold abroad
  crossed('beef | lamb | mutton | pork | meat | livestock', SOLD_ABROAD, 'AU.TRADE.EXPORTS.MEAT'),
  crossed('wheat | barley | grain | cereal | canola', SOLD_ABROAD, 'AU.TRADE.EXPORTS.CEREALS'),
  crossed('wool', SOLD_ABROAD, 'AU.TRADE.EXPORTS.WOOL'),
  crossed('iron ore | ore | copper ore | mineral', SOLD_ABROAD, 'AU.TRADE.EXPORTS.METAL_ORES'),
  crossed('farm produce | farm goods | agricultural produce | agricultural goods', SOLD_ABROAD, 'AU.TRADE.EXPORTS.RURAL'),
  // ---------------------------------------------------------------- prices and wages
  crossed('consumer | household | people | public', EXPECT, 'AU.INFLATION.EXPECTATIONS.CONSUMERS', 'AU.INFLATION.EXPECTATIONS.MARKET'),
  crossed('business | firm', EXPECT, 'AU.INFLATION.EXPECTATIONS.BUSINESS'),
  crossed('union | union official', EXPECT, 'AU.INFLATION.EXPECTATIONS.UNIONS'),
  crossed('economist | market economist | forecaster', EXPECT, 'AU.INFLATION.EXPECTATIONS.MARKET'),
  crossed('private sector', SECTOR_WAGES, 'AU.WPI.PRIVATE.YOY'),
  crossed('public sector | government sector', SECTOR_WAGES, 'AU.WPI.PUBLIC.YOY'),
  // ---------------------------------------------------------------- health
  crossed(
    'hip | hip replacement | knee | knee replacement | joint replacement | cataract | tonsil | hysterectomy | hernia | gallbladder | bypass | prostatectomy | operation | surgery',
    'wait | waiting | waiting time | wait time | waiting list | how long wait',
    'aihw/ELECTIVE_SURGERY_WAITING_TIMES',
  ),
  crossed(
    'government | governments | public | commonwealth | state',
    'spend on health | health spending | spent on health',
    'aihw/HEALTH_EXPENDITURE',
  ),
  // ---------------------------------------------------------------- banks
  ...BANKS.flatMap(([names, suffix]) => [
    crossed(names, HOME_LOANS, `AU.BANK.LOANS.HOUSING.OWNER.${suffix}`, `AU.BANK.LOANS.HOUSING.INVESTOR.${suffix}`),
    crossed(names, BUSINESS_LOANS, `AU.BANK.LOANS.BUSINESS.${suffix}`),
  ]),
  // ---------------------------------------------------------------- homes
  crossed(
    'dwelling | home | house | building | unit | apartment',
    namesIn(PLACES_OF_COUNCILS)
      .flatMap((area) => [`approved ${area}`, `approval ${area}`])
      .join(' | '),
    'abs/BA_LGA2024',
    'abs/BA_GCCSA',
  ),
  crossed(
    'average wage | average income | single income | one income | teacher wage | nurse wage | normal wage | ordinary family | young couple | first home buyer',
    'buy a house | buy a home | afford a house | afford a home | afford to buy',
    'housing-affordability',
  ),
  crossed(
    'landlord | investor',
    'loan rate | pay loan | mortgage rate | pay for a loan | pay for a mortgage | interest rate | home loan rate',
    'AU.MORTGAGE.NEW.INVESTOR',
    'AU.MORTGAGE.OUTSTANDING.INVESTOR',
  ),
  // ---------------------------------------------------------------- electricity
  crossed('power | electricity', 'using | uses | used | is using | needed | drawing', 'AU.NEM.DEMAND'),
];
