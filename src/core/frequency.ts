/** Lists frequencies, with their names in Wattle and in the FRED API. */

/**
 * Calendar year (A), financial year ending 30 June (FY), half-year, quarter, month, ISO week and day. A market interval (30MIN, 5MIN) is
 * identified by its end in market time, which is UTC+10 all year.
 */
export const FREQUENCIES = ['A', 'FY', 'S', 'Q', 'M', 'W', 'D', '30MIN', '5MIN'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

interface FrequencyFacts {
  /** The word in responses and pages, such as `quarterly`. */
  readonly word: string;
  /** The code in FRED. Null if FRED does not have the frequency. */
  readonly fred: string | null;
  /** Number of periods in a year. Null if it is not a whole number. */
  readonly perYear: number | null;
  /** The position in the order of frequencies. Lower frequencies have lower ranks. */
  readonly rank: number;
}

export const FREQUENCY: Readonly<Record<Frequency, FrequencyFacts>> = {
  A: { word: 'annual', fred: 'A', perYear: 1, rank: 0 },
  FY: { word: 'annual (financial year)', fred: 'A', perYear: 1, rank: 0 },
  S: { word: 'half-yearly', fred: 'SA', perYear: 2, rank: 1 },
  Q: { word: 'quarterly', fred: 'Q', perYear: 4, rank: 2 },
  M: { word: 'monthly', fred: 'M', perYear: 12, rank: 3 },
  W: { word: 'weekly', fred: 'W', perYear: null, rank: 4 },
  D: { word: 'daily', fred: 'D', perYear: null, rank: 5 },
  '30MIN': { word: '30 minutes', fred: null, perYear: null, rank: 6 },
  '5MIN': { word: '5 minutes', fred: null, perYear: null, rank: 7 },
};

export const isInterval = (freq: Frequency): freq is '30MIN' | '5MIN' => freq === '30MIN' || freq === '5MIN';

export function isFrequency(text: string): text is Frequency {
  return (FREQUENCIES as readonly string[]).includes(text);
}

/** The words for all frequencies, without duplicates. */
export const FREQUENCY_WORDS: readonly string[] = [...new Set(FREQUENCIES.map((freq) => FREQUENCY[freq].word))];
