/** Divisions of the Australian and New Zealand Standard Industrial Classification (ANZSIC 2006). */

export interface Division {
  /** The letter of the division, for example `J`. */
  readonly letter: string;
  readonly name: string;
  /** The everyday word for the division, which filters accept. */
  readonly word: string;
}

export const DIVISIONS: readonly Division[] = [
  { letter: 'A', name: 'Agriculture, Forestry and Fishing', word: 'agriculture' },
  { letter: 'B', name: 'Mining', word: 'mining' },
  { letter: 'C', name: 'Manufacturing', word: 'manufacturing' },
  { letter: 'D', name: 'Electricity, Gas, Water and Waste Services', word: 'utilities' },
  { letter: 'E', name: 'Construction', word: 'construction' },
  { letter: 'F', name: 'Wholesale Trade', word: 'wholesale' },
  { letter: 'G', name: 'Retail Trade', word: 'retail' },
  { letter: 'H', name: 'Accommodation and Food Services', word: 'accommodation_food' },
  { letter: 'I', name: 'Transport, Postal and Warehousing', word: 'transport' },
  { letter: 'J', name: 'Information Media and Telecommunications', word: 'information_media' },
  { letter: 'K', name: 'Financial and Insurance Services', word: 'finance' },
  { letter: 'L', name: 'Rental, Hiring and Real Estate Services', word: 'real_estate' },
  { letter: 'M', name: 'Professional, Scientific and Technical Services', word: 'professional' },
  { letter: 'N', name: 'Administrative and Support Services', word: 'administrative' },
  { letter: 'O', name: 'Public Administration and Safety', word: 'public_administration' },
  { letter: 'P', name: 'Education and Training', word: 'education' },
  { letter: 'Q', name: 'Health Care and Social Assistance', word: 'health' },
  { letter: 'R', name: 'Arts and Recreation Services', word: 'arts' },
  { letter: 'S', name: 'Other Services', word: 'other_services' },
];
