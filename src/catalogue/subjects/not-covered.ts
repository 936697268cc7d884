/** What people look for here and what no agency publishes under an open licence: search says so, and names what comes nearest. */

export interface NotCovered {
  /** What it is called in a sentence, lower case. */
  readonly title: string;
  /** Each may be typed; words in a row. */
  readonly names: readonly string[];
  /** Why it is not here: what follows "… is not covered:". */
  readonly why: string;
  /** Ids of series and datasets, the nearest first. */
  readonly nearest: readonly string[];
}

const names = (text: string): readonly string[] => text.split('|').map((name) => name.trim());

export const NOT_COVERED: readonly NotCovered[] = [
  {
    title: 'consumer sentiment',
    names: names(
      'consumer sentiment | consumer confidence | household sentiment | household confidence | consumer survey | westpac melbourne institute | roy morgan',
    ),
    why: 'Westpac with the Melbourne Institute, and ANZ with Roy Morgan, survey it and publish it under terms of their own, and no agency publishes it under an open licence',
    nearest: ['AU.HOUSEHOLD.SPENDING', 'AU.RETAIL', 'rba.G3'],
  },
  {
    title: 'business confidence',
    names: names(
      'business confidence | business sentiment | business conditions | business survey | nab survey | nab monthly business survey | nab business survey',
    ),
    why: 'National Australia Bank surveys it and publishes it under terms of its own, and no agency publishes it under an open licence',
    nearest: ['AU.BUSINESS.SALES', 'AU.BUSINESS.PROFITS', 'AU.VACANCIES', 'abs.CAPEX'],
  },
  {
    title: 'the purchasing managers index',
    names: names('pmi | purchasing managers index | purchasing manager index | manufacturing pmi | services pmi | composite pmi'),
    why: 'S&P Global publishes it under terms of its own, and no agency publishes it under an open licence',
    nearest: ['AU.BUSINESS.SALES', 'abs.ANA_IND_GVA'],
  },
];
