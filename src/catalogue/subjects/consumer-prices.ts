/** Subjects: what households buy, as the consumer price index divides it, by the names that people have for it. */
import { SERIES } from '../series.ts';
import type { Subject } from './subject.ts';

/** What is said of what something costs, behind its name: `bread prices`, `the cost of bread`. */
const PRICE_WORDS = ['price', 'cost', 'inflation', 'bill', 'fee', 'charge'];

/**
 * Part of an id of series, or several, the first meant first, and the names: those that mean its price when nothing more is said, and behind a semicolon those that mean
 * something else as well, so that a word of prices has to stand beside them.
 */
const DECLARED: readonly (readonly [part: string, names: string])[] = [
  // ---------------------------------------------------------------- groups
  ['FOOD', 'food and non-alcoholic beverages | food | groceries | grocery | supermarket prices | food prices | food inflation'],
  ['ALCOHOL.TOBACCO', 'alcohol and tobacco | alcohol ; grog | booze | liquor'],
  ['CLOTHING', 'clothing and footwear | clothing | clothes | apparel'],
  ['HOUSING', 'cost of housing | housing costs | housing cpi | housing inflation'],
  ['FURNISHINGS', 'furnishings, household equipment and services | furnishings | household equipment'],
  [
    'HEALTH',
    'doctors fees ; health | medical | medical care | health care | healthcare | health services | doctor | doctors | gp visits | seeing a doctor',
  ],
  ['TRANSPORT', 'motoring costs ; transport | transportation'],
  [
    'COMMUNICATION',
    'phone prices | internet prices ; communication | communications | telecommunications | phone | mobile | internet | broadband',
  ],
  ['RECREATION', 'recreation and culture | recreation ; entertainment'],
  ['EDUCATION', 'tuition fees ; education | schooling'],
  ['INSURANCE.FINANCIAL', 'insurance and financial services'],
  // ---------------------------------------------------------------- food and drink
  ['BREAD_CEREAL_PRODUCTS', 'bread and cereal products'],
  ['BREAD', 'bread | loaf of bread'],
  ['BREAKFAST_CEREALS', 'breakfast cereals | breakfast cereal | cornflakes'],
  ['CAKES_BISCUITS', 'cakes and biscuits | biscuits | cakes | cookies'],
  ['MEAT_SEAFOODS', 'meat and seafoods | meat and seafood ; meat'],
  ['BEEF_VEAL', 'beef and veal ; beef | steak'],
  ['LAMB_GOAT', 'lamb and goat | lamb | lamb chops'],
  ['PORK', 'pork'],
  ['POULTRY', 'poultry | chicken'],
  ['FISH_OTHER_SEAFOOD', 'fish and other seafood | seafood | fish'],
  ['DAIRY_RELATED_PRODUCTS', 'dairy and related products | dairy products ; dairy'],
  ['MILK', 'milk'],
  ['CHEESE', 'cheese'],
  ['ICE_CREAM_OTHER_DAIRY_PRODUCTS', 'ice cream'],
  ['EGGS', 'eggs | egg'],
  ['OILS_FATS', 'oils and fats | butter | cooking oil | margarine | olive oil'],
  ['FRUIT_VEGETABLES', 'fruit and vegetables | fruit and veg | fresh produce'],
  ['FRUIT', 'fruit | bananas | apples'],
  ['VEGETABLES', 'vegetables | veggies | lettuce | tomatoes'],
  ['SNACKS_CONFECTIONERY', 'snacks and confectionery | chocolate | lollies | confectionery | snacks'],
  ['NON_ALCOHOLIC_BEVERAGES', 'non-alcoholic beverages'],
  ['COFFEE_TEA_COCOA', 'coffee, tea and cocoa | coffee | tea'],
  ['WATERS_SOFT_DRINKS_JUICES', 'soft drinks | soft drink | juice | bottled water'],
  ['MEALS_OUT_TAKE_AWAY_FOODS', 'meals out and take away foods | eating out | dining out'],
  ['RESTAURANT_MEALS', 'restaurant meals | restaurant meal | pub meals'],
  ['TAKE_AWAY_FAST_FOODS', 'take away and fast foods | takeaway | fast food | takeaway food'],
  ['BEER', 'beer | price of a pint'],
  ['WINE', 'wine'],
  ['SPIRITS', 'spirits | whisky | gin'],
  ['TOBACCO', 'tobacco | cigarettes | cigarette | smokes | price of smoking'],
  // ---------------------------------------------------------------- clothing
  ['GARMENTS', 'garments'],
  ['FOOTWEAR', 'footwear | shoes'],
  ['FOOTWEAR_INFANTS_CHILDREN', 'footwear for infants and children | childrens shoes | kids shoes | school shoes'],
  ['FOOTWEAR_WOMEN', 'footwear for women | womens shoes'],
  ['FOOTWEAR_MEN', 'footwear for men | mens shoes'],
  ['SPARE_PARTS_ACCESSORIES_MOTOR_VEHICLES', 'spare parts for cars | car parts | tyres | car accessories'],
  [
    'OTHER_SERVICES_MOTOR_VEHICLES',
    'car registration | parking fees | rego | driver licence fees | other services in respect of motor vehicles',
  ],
  [
    'AUDIO_VISUAL_COMPUTING_EQUIPMENT',
    'computers | televisions | tvs | laptops | electronics | consoles | audio, visual and computing equipment',
  ],
  [
    'AUDIO_VISUAL_COMPUTING_MEDIA_SERVICES',
    'streaming subscriptions | streaming services | streaming | pay tv | video games | audio, visual and computing media and services',
  ],
  ['NEWSPAPERS_MAGAZINES_STATIONERY', 'newspapers | magazines | stationery'],
  ['JAMS_HONEY_SPREADS', 'honey | jam | vegemite | peanut butter | spreads'],
  ['FOOD_ADDITIVES_CONDIMENTS', 'sauces | condiments | spices | sugar and salt'],
  ['OTHER_CEREAL_PRODUCTS', 'rice | pasta | flour | other cereal products'],
  ['OTHER_MEATS', 'ham | bacon | sausages | other meats'],
  ['HOUSEHOLD_TEXTILES', 'towels | bed linen | sheets and towels | household textiles'],
  ['CARPETS_OTHER_FLOOR_COVERINGS', 'carpets | flooring | floor coverings'],
  ['TOOLS_EQUIPMENT_HOUSE_GARDEN', 'garden tools | gardening | power tools'],
  ['GLASSWARE_TABLEWARE_HOUSEHOLD_UTENSILS', 'crockery | kitchenware | glassware'],
  ['EQUIPMENT_SPORTS_CAMPING_OPEN_AIR_RECREATION', 'sports equipment | camping gear | bicycles'],
  ['OTHER_RECREATIONAL_SPORTING_CULTURAL_SERVICES', 'cinema tickets | concert tickets | movie tickets | tickets to events'],
  ['ACCESSORIES', 'jewellery | handbags | watches'],
  ['THERAPEUTIC_APPLIANCES_EQUIPMENT', 'glasses and hearing aids | spectacles | hearing aids'],
  ['OTHER_FINANCIAL_SERVICES', 'stamp duty on homes cpi | real estate agent fees | other financial services'],
  ['OTHER_HOUSEHOLD_SERVICES', 'cleaners and gardeners | home cleaning services'],
  ['GARMENTS_WOMEN', 'garments for women | womens clothing | womens clothes'],
  ['GARMENTS_MEN', 'garments for men | mens clothing | mens clothes'],
  ['GARMENTS_INFANTS_CHILDREN', 'garments for infants and children | childrens clothing | baby clothes'],
  // ---------------------------------------------------------------- the home
  [
    'ELECTRICITY',
    'electricity bills | power bills | electricity bill | power bill | energy bills | energy bill | household electricity | electricity retail prices | retail electricity prices | residential electricity prices | electricity inflation | electricity cpi | electricity more expensive | power more expensive | electricity dearer | electricity cheaper | electricity prices a year earlier | electricity prices over the year | electricity prices rise | electricity prices fall',
  ],
  ['GAS', 'gas and other household fuels | household gas ; gas'],
  ['UTILITIES', 'utility bills | utilities bills | utilities prices ; utilities | utility'],
  ['WATER_SEWERAGE', 'water and sewerage | water rates ; water'],
  ['PROPERTY_RATES', 'property rates and charges | council rates | property rates | municipal rates | local council rates'],
  [
    'NEW_DWELLING',
    'new dwelling purchase by owner-occupiers | new dwelling prices | new home prices | cost of building a house | home building costs | house building costs | construction costs | building costs | cost of a new home',
  ],
  ['MAINTENANCE_REPAIR_DWELLING', 'home repairs | home maintenance | maintenance and repair of the dwelling'],
  ['FURNITURE', 'furniture | sofas'],
  ['MAJOR_HOUSEHOLD_APPLIANCES', 'major household appliances | fridges | washing machines | whitegoods ; appliances'],
  ['SMALL_ELECTRIC_HOUSEHOLD_APPLIANCES', 'small electric household appliances'],
  ['CHILDCARE', 'child care | childcare | daycare | day care | child-care'],
  ['HAIRDRESSING_PERSONAL_GROOMING_SERVICES', 'hairdressing | haircuts | haircut'],
  ['PERSONAL_CARE_PRODUCTS', 'toiletries | cosmetics | personal care products'],
  ['CLEANING_MAINTENANCE_PRODUCTS', 'cleaning products'],
  // ---------------------------------------------------------------- health
  [
    'PHARMACEUTICAL_PRODUCTS',
    'pharmaceutical products | medicines | medicine | pharmaceuticals | prescription drugs | drug prices ; prescription',
  ],
  ['MEDICAL_HOSPITAL', 'medical and hospital services ; hospital'],
  ['DENTAL_SERVICES', 'dental services | dentist | dental'],
  // ---------------------------------------------------------------- transport and communication
  [
    'FUEL',
    'automotive fuel | petrol | petrol prices | fuel prices | petrol price | diesel | unleaded | gasoline | bowser prices | price at the pump ; fuel | pump',
  ],
  ['PRIVATE_MOTORING', 'private motoring | running a car | car running costs | cost of running a car | owning a car'],
  ['MOTOR_VEHICLES', 'motor vehicle prices | price of a new car | new car prices ; car | cars | new cars | vehicles | motor vehicles'],
  ['MAINTENANCE_REPAIR_MOTOR_VEHICLES', 'car repairs | car servicing | mechanic'],
  [
    'URBAN_TRANSPORT_FARES',
    'urban transport fares | public transport fares | bus fares | train fares | train tickets | taxi fares ; public transport | fares',
  ],
  ['POSTAL_SERVICES', 'postal services | stamps | postage | mail | posting a letter | parcels'],
  ['TELECOMMUNICATION_EQUIPMENT_SERVICES', 'telecommunication equipment and services'],
  // ---------------------------------------------------------------- recreation
  ['HOLIDAY_TRAVEL', 'holiday travel and accommodation | holiday prices | travel prices ; holiday | holidays | travel'],
  [
    'HOLIDAY_TRAVEL_DOMESTIC',
    'domestic holidays | domestic holiday travel | domestic travel prices | hotel prices ; hotel | domestic airfares',
  ],
  ['HOLIDAY_TRAVEL_INTERNATIONAL', 'international holiday travel | overseas holidays | overseas trips | international airfares'],
  ['BOOKS', 'books'],
  ['GAMES_TOYS_HOBBIES', 'games, toys and hobbies | toys'],
  ['PETS_RELATED_PRODUCTS', 'pets and related products | pet food'],
  ['VETERINARY_OTHER_SERVICES_PETS', 'veterinary | vet bills | vet fees'],
  ['SPORTS_PARTICIPATION', 'sports participation | gym membership | gym'],
  // ---------------------------------------------------------------- education, insurance
  ['PRESCHOOL_PRIMARY_EDUCATION', 'preschool and primary education | preschool fees ; primary school | preschool'],
  ['SECONDARY_EDUCATION', 'secondary education | school fees | private school fees ; secondary school | high school | school'],
  ['TERTIARY_EDUCATION', 'tertiary education | university fees | uni fees ; university | uni | tertiary | tafe | degree'],
  ['INSURANCE, INSURANCE.FINANCIAL', 'insurance premiums | insurance premium | home insurance | car insurance ; insurance'],
  ['DEPOSIT_LOAN_FACILITIES', 'deposit and loan facilities | bank fees'],
  // ---------------------------------------------------------------- across the groups
  ['SERVICES', 'services inflation | services prices | services cpi | service inflation | inflation in services | prices of services'],
  ['GOODS', 'goods inflation | goods prices | goods cpi | inflation in goods | prices of goods'],
  ['EX_VOLATILE', 'inflation excluding volatile items | cpi excluding volatile items'],
  ['EX_FOOD_ENERGY', 'inflation excluding food and energy | cpi excluding food and energy | inflation less food and energy'],
  ['EX_HOUSING', 'inflation excluding housing | cpi excluding housing'],
  ['DISCRETIONARY', 'discretionary inflation | discretionary prices'],
  ['NON_DISCRETIONARY', 'non-discretionary inflation | essentials inflation | inflation of essentials | price of essentials'],
  ['MARKET_SERVICES', 'market services inflation | market services excluding volatile items'],
  ['MARKET_GOODS', 'market goods inflation | market goods excluding volatile items'],
];

/** The most quoted first; not every part is published by each. */
const MEASURES = ['MONTHLY.YOY', 'INDEX', 'MONTHLY.INDEX', 'MONTHLY.CONTRIBUTION', 'WEIGHT'];
const IDS: ReadonlySet<string> = new Set(SERIES.map(({ id }) => id));

const namesIn = (text: string): readonly string[] =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const CONSUMER_PRICES: readonly Subject[] = DECLARED.map(([part, names]) => {
  const [alone = '', beside = ''] = names.split(';');
  const priced = [...namesIn(alone), ...namesIn(beside)].flatMap((name) => PRICE_WORDS.map((word) => `${name} ${word}`));
  const stems = part.split(', ').flatMap((one) => MEASURES.map((measure) => `AU.CPI.${one}.${measure}`));
  return { names: [...new Set([...namesIn(alone), ...priced])], heads: stems.filter((stem) => IDS.has(stem)) };
});
