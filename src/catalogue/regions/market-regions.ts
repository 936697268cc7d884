/** Regions of the National Electricity Market. NSW1 includes the Australian Capital Territory. */
export const REGION_NAMES: Readonly<Record<string, string>> = {
  NSW1: 'New South Wales',
  QLD1: 'Queensland',
  SA1: 'South Australia',
  TAS1: 'Tasmania',
  VIC1: 'Victoria',
};

/** Returns the place of a series in words, such as `South Australia` for the market region `SA1`. */
export const placeInWords = (place: string): string => REGION_NAMES[place] ?? place;
