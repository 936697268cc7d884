/** Consumer prices in detail: analytical series (goods, services, excluding volatile items), sub-groups and expenditure classes. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { CPI } from '../../sources/abs/datasets/CPI.ts';
import { CPI_MONTHLY } from '../../sources/abs/datasets/CPI_MONTHLY.ts';
import { CPI_WEIGHTS } from '../../sources/abs/datasets/CPI_WEIGHTS.ts';
import { cpiClasses } from '../cpi/cpi-classes.ts';
import { forEachCapital, INDEX, key, PER_CENT, PERCENTAGE_POINTS } from '../handles.ts';

const TOPIC = { topic: 'prices' } as const;

interface Measure {
  readonly code: string;
  readonly suffix: string;
  readonly what: string;
  readonly unit: typeof INDEX | typeof PER_CENT | typeof PERCENTAGE_POINTS;
}

const INDEX_NUMBERS: Measure = { code: '1', suffix: 'MONTHLY.INDEX', what: 'index', unit: INDEX };
const MONTHLY_CHANGE: Measure = { code: '2', suffix: 'MONTHLY.MOM', what: 'monthly change', unit: PER_CENT };
const ANNUAL_CHANGE: Measure = { code: '3', suffix: 'MONTHLY.YOY', what: 'annual change', unit: PER_CENT };
const CONTRIBUTION: Measure = {
  code: '7',
  suffix: 'MONTHLY.CONTRIBUTION',
  what: 'contribution to annual inflation',
  unit: PERCENTAGE_POINTS,
};

/** The same measure, if it also exists in the quarterly index. The title then includes the frequency. */
const alsoQuarterly = (measure: Measure): Measure => ({ ...measure, what: `${measure.what}, monthly` });

const monthly = (index: string, detail: string, name: string, measure: Measure, tsest: '10' | '20' = '10'): SeriesHandle => {
  const isAdjusted = tsest === '20';
  return key(
    CPI_MONTHLY,
    { MEASURE: measure.code, INDEX: index, TSEST: tsest, REGION: '50' },
    {
      id: `AU.CPI.${detail}.${measure.suffix}${isAdjusted ? '.SA' : ''}`,
      title: `${name}: ${measure.what}${isAdjusted ? ', seasonally adjusted' : ''}`,
      description: `${name} in the monthly consumer price index, eight capital cities: ${measure.what}${isAdjusted ? ', seasonally adjusted' : ', original'}.`,
      ...measure.unit,
      ...TOPIC,
      ...(isAdjusted ? { adjustment: 'seasonally_adjusted' as const } : {}),
      tags: ['cpi', 'inflation', 'monthly', name.toLowerCase()],
    },
  );
};

// ---------------------------------------------------------------- analytical series

/** One row for each series: its code, its part of series ids and its name. */
const ANALYTICAL = [
  ['104122', 'EX_VOLATILE', 'All groups excluding volatile items'],
  ['999904', 'EX_VOLATILE_TRAVEL', 'All groups excluding volatile items and holiday travel'],
  ['104120', 'MARKET', 'Market goods and services excluding volatile items'],
  ['104102', 'MARKET_GOODS', 'Market goods excluding volatile items'],
  ['104105', 'MARKET_SERVICES', 'Market services excluding volatile items'],
  ['104101', 'GOODS', 'Goods'],
  ['104104', 'SERVICES', 'Services'],
  ['102675', 'TRADABLES', 'Tradables'],
  ['102676', 'NONTRADABLES', 'Non-tradables'],
  ['131197', 'EX_FOOD_ENERGY', 'All groups excluding food and energy'],
  ['132304', 'DISCRETIONARY', 'Discretionary goods and services'],
  ['132306', 'DISCRETIONARY_EX_TOBACCO', 'Discretionary goods and services excluding tobacco'],
  ['132305', 'NON_DISCRETIONARY', 'Non-discretionary goods and services'],
  ['115961', 'EX_HOUSING', 'All groups excluding housing'],
  ['128061', 'EX_HOUSING_FINANCE', 'All groups excluding housing, insurance and finance'],
] as const;

/** The series whose annual change the RBA publishes by quarter (table G1). */
const QUARTERLY_BY_RBA: ReadonlySet<string> = new Set(['TRADABLES', 'NONTRADABLES']);

export const AU_CPI_ANALYTICAL: readonly SeriesHandle[] = ANALYTICAL.flatMap(([index, detail, name]) =>
  [INDEX_NUMBERS, MONTHLY_CHANGE, QUARTERLY_BY_RBA.has(detail) ? alsoQuarterly(ANNUAL_CHANGE) : ANNUAL_CHANGE].map((measure) =>
    monthly(index, detail, name, measure),
  ),
);

/** The four series that the ABS seasonally adjusts. */
export const AU_CPI_COMPONENTS_ADJUSTED: readonly SeriesHandle[] = ANALYTICAL.filter(([, detail]) =>
  ['GOODS', 'SERVICES', 'TRADABLES', 'NONTRADABLES'].includes(detail),
).map(([index, detail, name]) => monthly(index, detail, name, INDEX_NUMBERS, '20'));

export const AU_CPI_MONTHLY_ADJUSTED: readonly SeriesHandle[] = [
  alsoQuarterly(INDEX_NUMBERS),
  MONTHLY_CHANGE,
  alsoQuarterly(ANNUAL_CHANGE),
].map((measure) => monthly('999901', 'ALLGROUPS', 'All groups', measure, '20'));

export const AU_CPI_UNDERLYING: readonly SeriesHandle[] = [alsoQuarterly(INDEX_NUMBERS), MONTHLY_CHANGE].flatMap((measure) => [
  monthly('999902', 'TRIMMED', 'Trimmed mean', measure, '20'),
  monthly('999903', 'MEDIAN', 'Weighted median', measure, '20'),
]);

// ---------------------------------------------------------------- sub-groups and expenditure classes

/**
 * One row for each component: its code, its part of series ids and its name. If a sub-group has a single class with the same name,
 * both share one entry.
 */
const COMPONENTS = [
  ['40081', 'FUEL', 'Automotive fuel'],
  ['30002', 'BREAD_CEREAL_PRODUCTS', 'Bread and cereal products'],
  ['40005', 'BREAD', 'Bread'],
  ['40006', 'CAKES_BISCUITS', 'Cakes and biscuits'],
  ['40007', 'BREAKFAST_CEREALS', 'Breakfast cereals'],
  ['40008', 'OTHER_CEREAL_PRODUCTS', 'Other cereal products'],
  ['30003', 'MEAT_SEAFOODS', 'Meat and seafoods'],
  ['40009', 'BEEF_VEAL', 'Beef and veal'],
  ['131178', 'PORK', 'Pork'],
  ['40010', 'LAMB_GOAT', 'Lamb and goat'],
  ['40012', 'POULTRY', 'Poultry'],
  ['40014', 'OTHER_MEATS', 'Other meats'],
  ['40015', 'FISH_OTHER_SEAFOOD', 'Fish and other seafood'],
  ['30001', 'DAIRY_RELATED_PRODUCTS', 'Dairy and related products'],
  ['40001', 'MILK', 'Milk'],
  ['40002', 'CHEESE', 'Cheese'],
  ['40004', 'ICE_CREAM_OTHER_DAIRY_PRODUCTS', 'Ice cream and other dairy products'],
  ['114120', 'FRUIT_VEGETABLES', 'Fruit and vegetables'],
  ['114121', 'FRUIT', 'Fruit'],
  ['114122', 'VEGETABLES', 'Vegetables'],
  ['131179', 'FOOD_PRODUCTS_OTHER', 'Food products n.e.c.'],
  ['40027', 'EGGS', 'Eggs'],
  ['40029', 'JAMS_HONEY_SPREADS', 'Jams, honey and spreads'],
  ['97549', 'FOOD_ADDITIVES_CONDIMENTS', 'Food additives and condiments'],
  ['97550', 'OILS_FATS', 'Oils and fats'],
  ['115501', 'SNACKS_CONFECTIONERY', 'Snacks and confectionery'],
  ['40034', 'OTHER_FOOD_PRODUCTS_OTHER', 'Other food products n.e.c.'],
  ['131180', 'NON_ALCOHOLIC_BEVERAGES', 'Non-alcoholic beverages'],
  ['40030', 'COFFEE_TEA_COCOA', 'Coffee, tea and cocoa'],
  ['115520', 'WATERS_SOFT_DRINKS_JUICES', 'Waters, soft drinks and juices'],
  ['30007', 'MEALS_OUT_TAKE_AWAY_FOODS', 'Meals out and take away foods'],
  ['40025', 'RESTAURANT_MEALS', 'Restaurant meals'],
  ['40026', 'TAKE_AWAY_FAST_FOODS', 'Take away and fast foods'],
  ['30026', 'ALCOHOLIC_BEVERAGES', 'Alcoholic beverages'],
  ['40089', 'SPIRITS', 'Spirits'],
  ['40088', 'WINE', 'Wine'],
  ['40087', 'BEER', 'Beer'],
  ['40090', 'TOBACCO', 'Tobacco'],
  ['131181', 'GARMENTS', 'Garments'],
  ['97551', 'GARMENTS_MEN', 'Garments for men'],
  ['97554', 'GARMENTS_WOMEN', 'Garments for women'],
  ['97555', 'GARMENTS_INFANTS_CHILDREN', 'Garments for infants and children'],
  ['30012', 'FOOTWEAR', 'Footwear'],
  ['40045', 'FOOTWEAR_MEN', 'Footwear for men'],
  ['40046', 'FOOTWEAR_WOMEN', 'Footwear for women'],
  ['40047', 'FOOTWEAR_INFANTS_CHILDREN', 'Footwear for infants and children'],
  ['97556', 'ACCESSORIES_CLOTHING_SERVICES', 'Accessories and clothing services'],
  ['97557', 'ACCESSORIES', 'Accessories'],
  ['40048', 'CLEANING_REPAIR_HIRE_CLOTHING_FOOTWEAR', 'Cleaning, repair and hire of clothing and footwear'],
  ['97559', 'NEW_DWELLING', 'New dwelling purchase by owner-occupiers'],
  ['131187', 'OTHER_HOUSING', 'Other housing'],
  ['40053', 'MAINTENANCE_REPAIR_DWELLING', 'Maintenance and repair of the dwelling'],
  ['97560', 'PROPERTY_RATES', 'Property rates and charges'],
  ['30016', 'UTILITIES', 'Utilities'],
  ['97558', 'WATER_SEWERAGE', 'Water and sewerage'],
  ['40055', 'ELECTRICITY', 'Electricity'],
  ['115524', 'GAS', 'Gas and other household fuels'],
  ['131184', 'FURNITURE_FURNISHINGS', 'Furniture and furnishings'],
  ['40058', 'FURNITURE', 'Furniture'],
  ['131185', 'CARPETS_OTHER_FLOOR_COVERINGS', 'Carpets and other floor coverings'],
  ['131183', 'HOUSEHOLD_TEXTILES', 'Household textiles'],
  ['97561', 'HOUSEHOLD_APPLIANCES_UTENSILS_TOOLS', 'Household appliances, utensils and tools'],
  ['40060', 'MAJOR_HOUSEHOLD_APPLIANCES', 'Major household appliances'],
  ['115484', 'SMALL_ELECTRIC_HOUSEHOLD_APPLIANCES', 'Small electric household appliances'],
  ['115485', 'GLASSWARE_TABLEWARE_HOUSEHOLD_UTENSILS', 'Glassware, tableware and household utensils'],
  ['40066', 'TOOLS_EQUIPMENT_HOUSE_GARDEN', 'Tools and equipment for house and garden'],
  ['97563', 'NON_DURABLE_HOUSEHOLD_PRODUCTS', 'Non-durable household products'],
  ['40067', 'CLEANING_MAINTENANCE_PRODUCTS', 'Cleaning and maintenance products'],
  ['40095', 'PERSONAL_CARE_PRODUCTS', 'Personal care products'],
  ['97564', 'OTHER_NON_DURABLE_HOUSEHOLD_PRODUCTS', 'Other non-durable household products'],
  ['97565', 'DOMESTIC_HOUSEHOLD_SERVICES', 'Domestic and household services'],
  ['115498', 'CHILDCARE', 'Child care'],
  ['40096', 'HAIRDRESSING_PERSONAL_GROOMING_SERVICES', 'Hairdressing and personal grooming services'],
  ['115500', 'OTHER_HOUSEHOLD_SERVICES', 'Other household services'],
  ['131188', 'MEDICAL_PRODUCTS_APPLIANCES_EQUIPMENT', 'Medical products, appliances and equipment'],
  ['40094', 'PHARMACEUTICAL_PRODUCTS', 'Pharmaceutical products'],
  ['40092', 'THERAPEUTIC_APPLIANCES_EQUIPMENT', 'Therapeutic appliances and equipment'],
  ['131189', 'MEDICAL_DENTAL_HOSPITAL_SERVICES', 'Medical, dental and hospital services'],
  ['40091', 'MEDICAL_HOSPITAL', 'Medical and hospital services'],
  ['40093', 'DENTAL_SERVICES', 'Dental services'],
  ['30024', 'PRIVATE_MOTORING', 'Private motoring'],
  ['40080', 'MOTOR_VEHICLES', 'Motor vehicles'],
  ['40084', 'SPARE_PARTS_ACCESSORIES_MOTOR_VEHICLES', 'Spare parts and accessories for motor vehicles'],
  ['40085', 'MAINTENANCE_REPAIR_MOTOR_VEHICLES', 'Maintenance and repair of motor vehicles'],
  ['40083', 'OTHER_SERVICES_MOTOR_VEHICLES', 'Other services in respect of motor vehicles'],
  ['40086', 'URBAN_TRANSPORT_FARES', 'Urban transport fares'],
  ['40077', 'POSTAL_SERVICES', 'Postal services'],
  ['40078', 'TELECOMMUNICATION_EQUIPMENT_SERVICES', 'Telecommunication equipment and services'],
  ['131193', 'AUDIO_VISUAL_COMPUTING_EQUIPMENT_SERVICES', 'Audio, visual and computing equipment and services'],
  ['40098', 'AUDIO_VISUAL_COMPUTING_EQUIPMENT', 'Audio, visual and computing equipment'],
  ['131190', 'AUDIO_VISUAL_COMPUTING_MEDIA_SERVICES', 'Audio, visual and computing media and services'],
  ['131191', 'NEWSPAPERS_BOOKS_STATIONERY', 'Newspapers, books and stationery'],
  ['97567', 'BOOKS', 'Books'],
  ['131192', 'NEWSPAPERS_MAGAZINES_STATIONERY', 'Newspapers, magazines and stationery'],
  ['30033', 'HOLIDAY_TRAVEL', 'Holiday travel and accommodation'],
  ['40101', 'HOLIDAY_TRAVEL_DOMESTIC', 'Domestic holiday travel and accommodation'],
  ['40102', 'HOLIDAY_TRAVEL_INTERNATIONAL', 'International holiday travel and accommodation'],
  ['115492', 'OTHER_RECREATION_SPORT_CULTURE', 'Other recreation, sport and culture'],
  ['97571', 'EQUIPMENT_SPORTS_CAMPING_OPEN_AIR_RECREATION', 'Equipment for sports, camping and open-air recreation'],
  ['97572', 'GAMES_TOYS_HOBBIES', 'Games, toys and hobbies'],
  ['40073', 'PETS_RELATED_PRODUCTS', 'Pets and related products'],
  ['40072', 'VETERINARY_OTHER_SERVICES_PETS', 'Veterinary and other services for pets'],
  ['97573', 'SPORTS_PARTICIPATION', 'Sports participation'],
  ['97574', 'OTHER_RECREATIONAL_SPORTING_CULTURAL_SERVICES', 'Other recreational, sporting and cultural services'],
  ['115495', 'PRESCHOOL_PRIMARY_EDUCATION', 'Preschool and primary education'],
  ['115496', 'SECONDARY_EDUCATION', 'Secondary education'],
  ['115497', 'TERTIARY_EDUCATION', 'Tertiary education'],
  ['115529', 'INSURANCE', 'Insurance'],
  ['131195', 'FINANCIAL_SERVICES', 'Financial services'],
  ['131194', 'DEPOSIT_LOAN_FACILITIES', 'Deposit and loan facilities (direct charges)'],
  ['1144', 'OTHER_FINANCIAL_SERVICES', 'Other financial services'],
] as const;

export const AU_CPI_COMPONENTS_YOY: readonly SeriesHandle[] = COMPONENTS.map(([index, detail, name]) =>
  monthly(index, detail, name, ANNUAL_CHANGE),
);

/** The most quoted components, whose contributions to inflation are declared as well. */
const CONTRIBUTING: readonly string[] = ['NEW_DWELLING', 'ELECTRICITY', 'FUEL', 'INSURANCE', 'TOBACCO', 'HOLIDAY_TRAVEL'];
export const AU_CPI_COMPONENTS_CONTRIBUTION: readonly SeriesHandle[] = [
  ...COMPONENTS.filter(([, detail]) => CONTRIBUTING.includes(detail)).map(([index, detail, name]) =>
    monthly(index, detail, name, CONTRIBUTION),
  ),
  monthly('30014', 'RENTS', 'Rents', CONTRIBUTION),
];

/** Contributions of goods, services, tradables and non-tradables to annual inflation. */
export const AU_CPI_ANALYTICAL_CONTRIBUTION: readonly SeriesHandle[] = ANALYTICAL.filter(([, detail]) =>
  ['GOODS', 'SERVICES', 'TRADABLES', 'NONTRADABLES'].includes(detail),
).map(([index, detail, name]) => monthly(index, detail, name, CONTRIBUTION));

/** Sub-groups whose monthly index is declared. */
const FOLLOWED: readonly string[] = ['MEALS_OUT_TAKE_AWAY_FOODS', 'FRUIT_VEGETABLES', 'HOLIDAY_TRAVEL', 'UTILITIES'];
export const AU_CPI_COMPONENTS_MONTHLY_INDEX: readonly SeriesHandle[] = COMPONENTS.filter(([, detail]) => FOLLOWED.includes(detail)).map(
  ([index, detail, name]) => monthly(index, detail, name, alsoQuarterly(INDEX_NUMBERS)),
);

/** The monthly index and the weight of an expenditure class. */
export interface CpiClassSeries {
  readonly code: string;
  readonly index: SeriesHandle;
  readonly weight: SeriesHandle;
}

const CLASS_CODES = new Set(cpiClasses().map(({ code }) => code));
/** Series of each expenditure class. */
export const AU_CPI_CLASSES: readonly CpiClassSeries[] = [...COMPONENTS, ['30014', 'RENTS', 'Rents'] as const]
  .filter(([code]) => CLASS_CODES.has(code))
  .map(([code, detail, name]) => ({
    code,
    index: monthly(code, detail, name, alsoQuarterly(INDEX_NUMBERS)),
    weight: key(
      CPI_WEIGHTS,
      { MEASURE: '1', INDEX: code, REGION: '50' },
      {
        id: `AU.CPI.${detail}.WEIGHT`,
        title: `${name}: weight in the CPI`,
        description: `Weight of ${name.toLowerCase()} in the consumer price index, each time the weights change.`,
        ...PER_CENT,
        ...TOPIC,
        tags: ['cpi', 'weight', name.toLowerCase()],
      },
    ),
  }));

/** Quarterly indexes of the components. Many start in 1972. */
export const AU_CPI_COMPONENTS_INDEX: readonly SeriesHandle[] = COMPONENTS.map(([index, detail, name]) =>
  key(
    CPI,
    { MEASURE: '1', INDEX: index, TSEST: '10', REGION: '50' },
    {
      id: `AU.CPI.${detail}.INDEX`,
      title: `${name}: index${CLASS_CODES.has(index) || FOLLOWED.includes(detail) ? ', quarterly' : ''}`,
      description: `Index of ${name.toLowerCase()} in the quarterly consumer price index, eight capital cities, September 2025 = 100.0, original. A quarter is the mean of its months.`,
      ...INDEX,
      ...TOPIC,
      tags: ['cpi', 'index', 'quarterly', name.toLowerCase()],
    },
  ),
);

// ---------------------------------------------------------------- capital cities, quarterly

/** The quarterly changes. A request with `units=pc1` returns the annual change. */
export const AU_CPI_QOQ_BY_CAPITAL = forEachCapital((city) =>
  key(
    CPI,
    { MEASURE: '2', INDEX: '10001', TSEST: '10', REGION: city.code },
    {
      id: `AU.CPI.QOQ.${city.suffix}`,
      title: `Consumer price inflation, quarterly change, ${city.name}`,
      description: `Change in the quarterly consumer price index (all groups) for ${city.name} from the previous quarter, original.`,
      ...PER_CENT,
      ...TOPIC,
      place: city.name,
      tags: ['cpi', 'inflation', 'capital city', 'quarterly'],
      related: [`AU.CPI.INDEX.${city.suffix}`],
    },
  ),
);
