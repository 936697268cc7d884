/** The divisions of the Australian and New Zealand Standard Industrial Classification (ANZSIC 2006). */

export interface Division {
  readonly letter: string;
  readonly name: string;
  /** A name with at most 22 characters, for titles. */
  readonly short: string;
  /** An everyday word for the division, which filters accept. */
  readonly word: string;
}

export const DIVISIONS: readonly Division[] = [
  { letter: 'A', name: 'Agriculture, Forestry and Fishing', short: 'agriculture', word: 'agriculture' },
  { letter: 'B', name: 'Mining', short: 'mining', word: 'mining' },
  { letter: 'C', name: 'Manufacturing', short: 'manufacturing', word: 'manufacturing' },
  { letter: 'D', name: 'Electricity, Gas, Water and Waste Services', short: 'utilities', word: 'utilities' },
  { letter: 'E', name: 'Construction', short: 'construction', word: 'construction' },
  { letter: 'F', name: 'Wholesale Trade', short: 'wholesale trade', word: 'wholesale' },
  { letter: 'G', name: 'Retail Trade', short: 'retail trade', word: 'retail' },
  { letter: 'H', name: 'Accommodation and Food Services', short: 'accommodation and food', word: 'accommodation_food' },
  { letter: 'I', name: 'Transport, Postal and Warehousing', short: 'transport and postal', word: 'transport' },
  { letter: 'J', name: 'Information Media and Telecommunications', short: 'information media', word: 'information_media' },
  { letter: 'K', name: 'Financial and Insurance Services', short: 'finance and insurance', word: 'finance' },
  { letter: 'L', name: 'Rental, Hiring and Real Estate Services', short: 'rental and real estate', word: 'real_estate' },
  { letter: 'M', name: 'Professional, Scientific and Technical Services', short: 'professional services', word: 'professional' },
  { letter: 'N', name: 'Administrative and Support Services', short: 'administrative support', word: 'administrative' },
  { letter: 'O', name: 'Public Administration and Safety', short: 'public administration', word: 'public_administration' },
  { letter: 'P', name: 'Education and Training', short: 'education and training', word: 'education' },
  { letter: 'Q', name: 'Health Care and Social Assistance', short: 'health care', word: 'health' },
  { letter: 'R', name: 'Arts and Recreation Services', short: 'arts and recreation', word: 'arts' },
  { letter: 'S', name: 'Other Services', short: 'other services', word: 'other_services' },
];
