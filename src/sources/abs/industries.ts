/** Lists ANZSIC divisions with their letters, words, and names in workbooks. */

const DIVISIONS: readonly (readonly [string, string, string])[] = [
  ['A', 'agriculture', 'Agriculture, forestry and fishing'],
  ['B', 'mining', 'Mining'],
  ['C', 'manufacturing', 'Manufacturing'],
  ['D', 'electricity_gas_water_waste', 'Electricity, gas, water and waste services'],
  ['E', 'construction', 'Construction'],
  ['F', 'wholesale_trade', 'Wholesale trade'],
  ['G', 'retail_trade', 'Retail trade'],
  ['H', 'accommodation_food', 'Accommodation and food services'],
  ['I', 'transport_postal_warehousing', 'Transport, postal and warehousing'],
  ['J', 'information_media_telecommunications', 'Information media and telecommunications'],
  ['K', 'financial_insurance', 'Financial and insurance services'],
  ['L', 'rental_hiring_real_estate', 'Rental, hiring and real estate services'],
  ['M', 'professional_scientific_technical', 'Professional, scientific and technical services'],
  ['N', 'administrative_support', 'Administrative and support services'],
  ['O', 'public_administration_safety', 'Public administration and safety'],
  ['P', 'education_training', 'Education and training'],
  ['Q', 'health_social_assistance', 'Health care and social assistance'],
  ['R', 'arts_recreation', 'Arts and recreation services'],
  ['S', 'other_services', 'Other services'],
];

/** Returns words for `all` and for the divisions, except those with letters in `without`. */
export const industryWords = (without = ''): Readonly<Record<string, string>> => ({
  all: 'TOT',
  ...Object.fromEntries(DIVISIONS.filter(([code]) => !without.includes(code)).map(([code, word]) => [word, code])),
});

/** Letters by name in workbooks: `Mining` is `B`. */
export const INDUSTRY_NAMES: Readonly<Record<string, string>> = {
  'All industries': 'TOT',
  ...Object.fromEntries(DIVISIONS.map(([code, , name]) => [name, code])),
};
