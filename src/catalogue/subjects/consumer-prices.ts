/** Subjects: goods and services of the consumer price index, by titles of groups and classes and by their content in the index guide. */
import { SERIES } from '../series.ts';
import type { Subject } from './subject.ts';

/** Words for prices after a name: `bread prices`, `the cost of bread`. */
const PRICE_WORDS = ['price', 'cost', 'inflation', 'bill', 'fee', 'charge'];

/**
 * Parts of series ids, most likely first, and names. Names after a semicolon have other meanings too, so they need a price word next to
 * them.
 */
const DECLARED: readonly (readonly [part: string, names: string])[] = [
  // ---------------------------------------------------------------- groups
  ['FOOD', 'food and non-alcoholic beverages | food | groceries | grocery | supermarket prices | food prices | food inflation'],
  [
    'ALCOHOL.TOBACCO',
    'alcohol and tobacco | alcohol | alcohol and cigarettes ; grog | booze | liquor | drink | drinks | smoking and drinking',
  ],
  ['CLOTHING', 'clothing and footwear | clothing | clothes | apparel ; fashion | wardrobe'],
  ['HOUSING', 'cost of housing | housing costs | housing cpi | housing inflation'],
  ['FURNISHINGS', 'furnishings, household equipment and services | furnishings | household equipment | homewares ; household goods'],
  [
    'HEALTH',
    'doctors fees ; health | medical | medical care | health care | healthcare | health services | doctor | doctors | gp visits | seeing a doctor | visit to the doctor | seeing a gp | doctor visit | medical expenses | health cover',
  ],
  ['TRANSPORT', 'motoring costs ; transport | transportation | getting around | commuting'],
  [
    'COMMUNICATION',
    'phone prices | internet prices | phone bills | internet bills | phone plans | mobile plans ; communication | communications | telecommunications | phone | mobile | internet | broadband | nbn | mobile phone | phone plan | mobile data | telco',
  ],
  ['RECREATION', 'recreation and culture | recreation ; entertainment | leisure | hobby | fun'],
  ['EDUCATION', 'tuition fees ; education | schooling | learning'],
  ['INSURANCE.FINANCIAL', 'insurance and financial services'],
  // ---------------------------------------------------------------- food and drink
  ['BREAD_CEREAL_PRODUCTS', 'bread and cereal products'],
  ['BREAD', 'bread | loaf of bread | bread rolls ; toast | sourdough'],
  ['BREAKFAST_CEREALS', 'breakfast cereals | breakfast cereal | cornflakes | muesli | weet-bix | oats | porridge'],
  ['CAKES_BISCUITS', 'cakes and biscuits | biscuits | cakes | cookies | pastries | muffins | crackers | pies'],
  ['MEAT_SEAFOODS', 'meat and seafoods | meat and seafood ; meat'],
  ['BEEF_VEAL', 'beef and veal | mince | beef mince ; beef | steak | veal | roast beef'],
  ['LAMB_GOAT', 'lamb and goat | lamb | lamb chops | mutton | goat meat ; lamb roast'],
  ['PORK', 'pork | pork chops'],
  ['POULTRY', 'poultry | chicken | turkey meat | chicken breast | duck meat'],
  ['FISH_OTHER_SEAFOOD', 'fish and other seafood | seafood | fish | prawns | salmon | tuna | oysters'],
  ['DAIRY_RELATED_PRODUCTS', 'dairy and related products | dairy products ; dairy'],
  ['MILK', 'milk'],
  ['CHEESE', 'cheese'],
  ['ICE_CREAM_OTHER_DAIRY_PRODUCTS', 'ice cream | yoghurt | yogurt | cream | custard | icecream'],
  ['EGGS', 'eggs | egg'],
  ['OILS_FATS', 'oils and fats | butter | cooking oil | margarine | olive oil | vegetable oil | canola oil'],
  ['FRUIT_VEGETABLES', 'fruit and vegetables | fruit and veg | fresh produce'],
  ['FRUIT', 'fruit | bananas | berries | strawberries | avocados | avocado | grapes | mangoes | blueberries | watermelon'],
  [
    'VEGETABLES',
    'vegetables | veggies | lettuce | tomatoes | potatoes | onions | carrots | broccoli | salad | capsicum | cucumbers | cauliflower | veg',
  ],
  [
    'SNACKS_CONFECTIONERY',
    'snacks and confectionery | chocolate | lollies | confectionery | snacks | potato chips | nuts | sweets | easter eggs | chewing gum',
  ],
  ['NON_ALCOHOLIC_BEVERAGES', 'non-alcoholic beverages'],
  ['COFFEE_TEA_COCOA', 'coffee, tea and cocoa | coffee | tea | instant coffee | coffee beans | tea bags | hot chocolate | cocoa'],
  [
    'WATERS_SOFT_DRINKS_JUICES',
    'soft drinks | soft drink | juice | bottled water | fruit juice | orange juice | energy drinks | mineral water | coke | cordial',
  ],
  ['MEALS_OUT_TAKE_AWAY_FOODS', 'meals out and take away foods | eating out | dining out'],
  [
    'RESTAURANT_MEALS',
    'restaurant meals | restaurant meal | pub meals | cafe meals | restaurant food | dinner at a restaurant ; pub meal | cafe | restaurant | brunch | dinner out | meal out | flat white | cup of coffee',
  ],
  [
    'TAKE_AWAY_FAST_FOODS',
    'take away and fast foods | takeaway | fast food | takeaway food | pizza | burgers | hamburgers | fish and chips | kebabs | sushi | big mac | meat pie ; take-away | takeout',
  ],
  ['BEER', 'beer | price of a pint | schooner | stubbies | case of beer | slab of beer ; pint | cider | ale | pub beer'],
  ['WINE', 'wine | red wine | white wine | champagne | bottle of wine'],
  ['SPIRITS', 'spirits | whisky | gin | vodka | rum | bourbon | liqueurs | cocktails'],
  [
    'TOBACCO',
    'tobacco | cigarettes | cigarette | smokes | price of smoking | cigars | vapes | pack of cigarettes | pack of smokes ; smoke | smoking | vaping',
  ],
  // ---------------------------------------------------------------- clothing
  ['GARMENTS', 'garments'],
  ['FOOTWEAR', 'footwear | shoes | boots | sneakers | sandals | runners | thongs'],
  ['FOOTWEAR_INFANTS_CHILDREN', 'footwear for infants and children | childrens shoes | kids shoes | school shoes'],
  ['FOOTWEAR_WOMEN', 'footwear for women | womens shoes'],
  ['FOOTWEAR_MEN', 'footwear for men | mens shoes'],
  [
    'SPARE_PARTS_ACCESSORIES_MOTOR_VEHICLES',
    'spare parts for cars | car parts | tyres | car accessories | car batteries | car tyres | tires',
  ],
  [
    'OTHER_SERVICES_MOTOR_VEHICLES',
    'car registration | parking fees | rego | driver licence fees | other services in respect of motor vehicles | road tolls | parking costs | driving lessons | car rego | vehicle registration fees ; parking | toll | car hire | drivers licence | licence',
  ],
  [
    'AUDIO_VISUAL_COMPUTING_EQUIPMENT',
    'computers | televisions | tvs | laptops | electronics | consoles | audio, visual and computing equipment | tv sets | tablets | cameras | headphones | printers | game consoles | gadgets | monitors ; computer | tv | technology',
  ],
  [
    'AUDIO_VISUAL_COMPUTING_MEDIA_SERVICES',
    'streaming subscriptions | streaming services | streaming | pay tv | video games | audio, visual and computing media and services | dvds | computer software | music downloads ; subscription | netflix | spotify | app',
  ],
  ['NEWSPAPERS_MAGAZINES_STATIONERY', 'newspapers | magazines | stationery | newspaper subscriptions | pens and paper | greeting cards'],
  ['JAMS_HONEY_SPREADS', 'honey | jam | vegemite | peanut butter | spreads | marmalade | nutella'],
  [
    'FOOD_ADDITIVES_CONDIMENTS',
    'sauces | condiments | spices | sugar and salt | tomato sauce | ketchup | mayonnaise | herbs and spices | soy sauce ; sugar | salt',
  ],
  ['OTHER_CEREAL_PRODUCTS', 'rice | pasta | flour | other cereal products | noodles | bread flour | spaghetti'],
  ['OTHER_MEATS', 'ham | bacon | sausages | other meats | salami | deli meats | smallgoods | processed meat'],
  ['HOUSEHOLD_TEXTILES', 'towels | bed linen | sheets and towels | household textiles | curtains | blinds | blankets | doonas | pillows'],
  ['CARPETS_OTHER_FLOOR_COVERINGS', 'carpets | flooring | floor coverings | rugs | floorboards | carpet'],
  [
    'TOOLS_EQUIPMENT_HOUSE_GARDEN',
    'garden tools | gardening | power tools | lawn mowers | lawnmower | drills | ladders | hand tools | light bulbs',
  ],
  [
    'GLASSWARE_TABLEWARE_HOUSEHOLD_UTENSILS',
    'crockery | kitchenware | glassware | pots and pans | cutlery | saucepans | plates | tableware | cookware',
  ],
  [
    'EQUIPMENT_SPORTS_CAMPING_OPEN_AIR_RECREATION',
    'sports equipment | camping gear | bicycles | bikes | bicycle | tents | caravans | surfboards | golf clubs | swimming pools | boats | sporting goods',
  ],
  [
    'OTHER_RECREATIONAL_SPORTING_CULTURAL_SERVICES',
    'cinema tickets | concert tickets | movie tickets | tickets to events | theatre tickets | football tickets | museum entry | zoo entry | festival tickets | movies | going to the movies ; cinema | movie | concert | festival | gig',
  ],
  ['ACCESSORIES', 'jewellery | handbags | watches | wedding rings | sunglasses | umbrellas | necklaces | backpacks | luggage | jewelry'],
  [
    'THERAPEUTIC_APPLIANCES_EQUIPMENT',
    'glasses and hearing aids | spectacles | hearing aids | contact lenses | eyeglasses | wheelchairs | prescription glasses',
  ],
  [
    'OTHER_FINANCIAL_SERVICES',
    'stamp duty on homes cpi | real estate agent fees | other financial services | conveyancing | legal fees | brokerage fees | accountants fees | tax agent fees ; conveyancer | lawyer | stockbroker',
  ],
  [
    'OTHER_HOUSEHOLD_SERVICES',
    'cleaners and gardeners | home cleaning services | lawn mowing | pest control services | house cleaning | housekeeping | babysitting ; cleaner | gardener',
  ],
  ['GARMENTS_WOMEN', 'garments for women | womens clothing | womens clothes | dresses | skirts | bras | blouses'],
  ['GARMENTS_MEN', 'garments for men | mens clothing | mens clothes | mens suits | mens shirts | suits and ties'],
  [
    'GARMENTS_INFANTS_CHILDREN',
    'garments for infants and children | childrens clothing | baby clothes | school uniforms | uniforms | kids clothes | onesies',
  ],
  // ---------------------------------------------------------------- the home
  [
    'ELECTRICITY',
    'electricity bills | power bills | electricity bill | power bill | energy bills | energy bill | household electricity | electricity retail prices | retail electricity prices | residential electricity prices | electricity inflation | electricity cpi | electricity more expensive | power more expensive | electricity dearer | electricity cheaper | electricity prices a year earlier | electricity prices over the year | electricity prices rise | electricity prices fall',
  ],
  [
    'GAS',
    'gas and other household fuels | household gas | gas bottles | lpg bottles | firewood | heating oil | mains gas | natural gas bill ; gas | natural gas | lpg',
  ],
  ['UTILITIES', 'utility bills | utilities bills | utilities prices ; utilities | utility'],
  ['WATER_SEWERAGE', 'water and sewerage | water rates | sewerage charges | water bills | water usage charges ; water | sewerage'],
  [
    'PROPERTY_RATES',
    'property rates and charges | council rates | property rates | municipal rates | local council rates | strata levies | shire rates | rates notice ; body corporate',
  ],
  [
    'NEW_DWELLING',
    'new dwelling purchase by owner-occupiers | new dwelling prices | new home prices | cost of building a house | home building costs | house building costs | construction costs | building costs | cost of a new home ; new house | building a home | new home build | home construction',
  ],
  [
    'MAINTENANCE_REPAIR_DWELLING',
    'home repairs | home maintenance | maintenance and repair of the dwelling | plumbers fees | tradies rates | house paint | roof repairs | bathroom renovation | renovations | home improvements | tiles | building materials for repairs ; plumber | electrician | tradie | renovation | handyman | repairs',
  ],
  ['FURNITURE', 'furniture | sofas | beds | mattresses | couches | lounges | dining tables | wardrobes | bookcases'],
  [
    'MAJOR_HOUSEHOLD_APPLIANCES',
    'major household appliances | fridges | washing machines | whitegoods | refrigerators | dishwashers | ovens | air conditioners | dryers | freezers | cooktops ; appliances | fridge | air conditioning',
  ],
  [
    'SMALL_ELECTRIC_HOUSEHOLD_APPLIANCES',
    'small electric household appliances | toasters | kettles | microwaves | vacuum cleaners | hair dryers | coffee machines | air fryers | irons',
  ],
  [
    'CHILDCARE',
    'child care | childcare | daycare | day care | child-care | after school care | nannies | family day care | kinder fees | long day care ; nanny | crèche',
  ],
  [
    'HAIRDRESSING_PERSONAL_GROOMING_SERVICES',
    'hairdressing | haircuts | haircut | beauty treatments | manicures | massages | barbers | waxing | hair salon | hair cut | beauty salon ; hairdresser | barber | beauty | hair',
  ],
  [
    'PERSONAL_CARE_PRODUCTS',
    'toiletries | cosmetics | personal care products | shampoo | soap | toothpaste | deodorant | perfume | makeup | make-up | razors | sunscreen | tampons | sanitary products | skincare | hair products',
  ],
  [
    'CLEANING_MAINTENANCE_PRODUCTS',
    'cleaning products | detergent | washing powder | bleach | laundry liquid | dishwashing liquid | disinfectant',
  ],
  // ---------------------------------------------------------------- health
  [
    'PHARMACEUTICAL_PRODUCTS',
    'pharmaceutical products | medicines | medicine | pharmaceuticals | prescription drugs | drug prices | paracetamol | vitamins | antibiotics | over-the-counter medicines | pills | chemist products ; prescription | medication | pbs | script | drugs',
  ],
  [
    'MEDICAL_HOSPITAL',
    'medical and hospital services | specialist fees | private hospital fees | health insurance premium rises | medical bills | pathology fees ; hospital | specialist | surgery | physio | optometrist | psychologist | health insurance | private health insurance',
  ],
  ['DENTAL_SERVICES', 'dental services | dentist | dental | dentists | dentistry | fillings | braces | orthodontist'],
  // ---------------------------------------------------------------- transport and communication
  [
    'FUEL',
    'automotive fuel | petrol | petrol prices | fuel prices | petrol price | diesel | unleaded | gasoline | bowser prices | price at the pump | lpg autogas | e10 | fuel at the bowser | filling up the car | filling the tank | tank of petrol | petrol pump ; fuel | pump | servo | autogas',
  ],
  ['PRIVATE_MOTORING', 'private motoring | running a car | car running costs | cost of running a car | owning a car'],
  [
    'MOTOR_VEHICLES',
    'motor vehicle prices | price of a new car | new car prices | second-hand cars | used cars | motorbikes | motorcycles | utes ; car | cars | new cars | vehicles | motor vehicles | used car | second-hand car | ute | suv | electric car | electric vehicle | ev | tesla',
  ],
  [
    'MAINTENANCE_REPAIR_MOTOR_VEHICLES',
    'car repairs | car servicing | mechanic | car service | smash repairs | panel beaters | vehicle servicing | roadside assistance',
  ],
  [
    'URBAN_TRANSPORT_FARES',
    'urban transport fares | public transport fares | bus fares | train fares | train tickets | taxi fares | tram fares | ferry fares | uber fares | rideshare | opal fares | myki fares | taxis | bus tickets ; public transport | fares | bus | train | tram | ferry | taxi | uber',
  ],
  [
    'POSTAL_SERVICES',
    'postal services | stamps | postage | mail | posting a letter | parcels | courier services | couriers | postage stamps | letters ; postal | post | stamp | letter',
  ],
  [
    'TELECOMMUNICATION_EQUIPMENT_SERVICES',
    'telecommunication equipment and services | smartphones | mobile handsets | iphones | nbn plans | landline',
  ],
  // ---------------------------------------------------------------- recreation
  ['HOLIDAY_TRAVEL', 'holiday travel and accommodation | holiday prices | travel prices ; holiday | holidays | travel'],
  [
    'HOLIDAY_TRAVEL_DOMESTIC',
    'domestic holidays | domestic holiday travel | domestic travel prices | hotel prices | motels | domestic flights | caravan parks | accommodation prices | hotel rooms ; hotel | domestic airfares | motel | airbnb | domestic flight | domestic holiday | accommodation',
  ],
  [
    'HOLIDAY_TRAVEL_INTERNATIONAL',
    'international holiday travel | overseas holidays | overseas trips | international airfares | overseas flights | international flights | cruises | plane tickets overseas | trips overseas | overseas travel | international travel ; flight | flights | plane ticket | airfare | airfares | overseas flight | international flight | cruise',
  ],
  ['BOOKS', 'books | textbooks | novels | ebooks | audiobooks'],
  ['GAMES_TOYS_HOBBIES', 'games, toys and hobbies | toys | lego | dolls | board games | puzzles | bikes for kids ; toy'],
  [
    'PETS_RELATED_PRODUCTS',
    'pets and related products | pet food | dog food | cat food | puppies | kittens | cat litter ; pet | dog | cat',
  ],
  ['VETERINARY_OTHER_SERVICES_PETS', 'veterinary | vet bills | vet fees | boarding kennels | dog grooming | veterinarians ; vet'],
  [
    'SPORTS_PARTICIPATION',
    'sports participation | gym membership | gym | swimming lessons | sports clubs | green fees | junior sport | fitness classes | gym memberships | sports fees ; kids sport | golf | swimming',
  ],
  // ---------------------------------------------------------------- education, insurance
  [
    'PRESCHOOL_PRIMARY_EDUCATION',
    'preschool and primary education | preschool fees | primary school fees | kindergarten ; primary school | preschool | kinder',
  ],
  [
    'SECONDARY_EDUCATION',
    'secondary education | school fees | private school fees | high school fees | catholic school fees | boarding school | private schools ; secondary school | high school | school | private school | schooling',
  ],
  [
    'TERTIARY_EDUCATION',
    'tertiary education | university fees | uni fees | degrees | tafe courses | cost of a degree | vocational courses ; university | uni | tertiary | tafe | degree | college | course',
  ],
  [
    'INSURANCE, INSURANCE.FINANCIAL',
    'insurance premiums | insurance premium | home insurance | car insurance | house insurance | contents insurance | home and contents | vehicle insurance | motor insurance | travel insurance | ctp | green slip ; insurance | premium',
  ],
  ['DEPOSIT_LOAN_FACILITIES', 'deposit and loan facilities | bank fees | account keeping fees | atm fees | loan fees'],
  // ---------------------------------------------------------------- intermediate classes
  [
    'OTHER_NON_DURABLE_HOUSEHOLD_PRODUCTS',
    'nappies | toilet paper | tissues | paper towels | garbage bags | cling wrap | loo paper | diapers',
  ],
  ['CLEANING_REPAIR_HIRE_CLOTHING_FOOTWEAR', 'dry cleaning | laundromat | shoe repairs | suit hire | clothing alterations'],
  ['OTHER_FOOD_PRODUCTS_OTHER', 'baby food | frozen meals | soup | infant formula | baby formula | ready meals | canned soup'],
  ['ALCOHOLIC_BEVERAGES', 'alcoholic beverages | alcoholic drinks'],
  ['OTHER_HOUSING', 'other housing'],
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

/** Most quoted first. Not every part has each. */
const MEASURES = ['MONTHLY.YOY', 'INDEX', 'MONTHLY.INDEX', 'MONTHLY.CONTRIBUTION', 'WEIGHT'];
const IDS: ReadonlySet<string> = new Set(SERIES.map(({ id }) => id));

const namesIn = (text: string): readonly string[] =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const CONSUMER_PRICES: readonly Subject[] = DECLARED.map(([part, names]) => {
  const [alone = '', beside = ''] = names.split(';');
  const priced = (text: string): readonly string[] => namesIn(text).flatMap((name) => PRICE_WORDS.map((word) => `${name} ${word}`));
  const stems = part.split(', ').flatMap((one) => MEASURES.map((measure) => `AU.CPI.${one}.${measure}`));
  return {
    names: [...new Set([...namesIn(alone), ...priced(alone)])],
    wholeNames: priced(beside),
    heads: stems.filter((stem) => IDS.has(stem)),
  };
});
