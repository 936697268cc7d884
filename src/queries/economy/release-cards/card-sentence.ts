/** Writes the values of a release in words. */
import { NUMBER } from '../../../catalogue/handles.ts';
import { roundedTo, shiftDecimal, subtractDecimals } from '../../../core/decimal.ts';
import { formatPeriod, type Period } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { CardFigure, CardSeries } from './card-figures.ts';

/** The maximum number of components that the sentence names. */
const NAMED = 3;

export interface CardRow {
  readonly kind: 'headline' | 'figure' | 'part';
  readonly series: CardSeries;
  readonly figure: CardFigure;
}

/** Returns the name of a component, which is its title up to the first comma or colon. */
export const partName = ({ handle }: CardSeries): string => handle.title.split(/[:,]/)[0] ?? handle.title;

/** The power of ten by which an amount is multiplied to convert it to millions. */
const TO_MILLIONS: Readonly<Record<string, number>> = { 'AUD m': 0, "AUD '000": -3 };

/** Writes a value such as `3.8%`, `$10,075.9 million`, `17,090 dwellings` or `14,123,000 persons`. */
function valueWords({ handle: { units, unitsShort }, decimals }: CardSeries, value: number): string {
  const shift = TO_MILLIONS[unitsShort];
  if (shift !== undefined)
    return `${value < 0 ? '−' : ''}$${numberWords(Math.abs(shiftDecimal(value, shift)), shift === 0 ? decimals : 1)} million`;
  const number = numberWords(value, decimals);
  if (unitsShort === NUMBER.unitsShort) return units === NUMBER.units ? number : `${number} ${units.toLowerCase()}`;
  return unitsShort.startsWith('%') ? `${number}${unitsShort}` : `${number} ${unitsShort}`;
}

const numberWords = (value: number, decimals: number): string =>
  roundedTo(value, decimals).toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Returns a sentence about the headline. If there is no headline, it is about the first figure. */
export function sentenceOf(rows: readonly CardRow[], of: Period): string {
  const headline = rows.find(({ kind, figure }) => kind !== 'part' && figure.value !== null);
  if (headline === undefined || headline.figure.value === null) return 'No data from this release are stored.';
  const { series, figure } = headline;
  const name = (text: string): string => inWords(text);
  const now = valueWords(series, headline.figure.value);
  const before = figure.previous === null ? null : valueWords(series, figure.previous);
  const since = of.freq === 'D' ? 'from' : 'in';
  const earlier = name(figure.previousPeriod);
  const after = before === null ? '' : before === now ? `, the same as ${since} ${earlier}` : `, after ${before} ${since} ${earlier}`;
  const moved = changedParts(rows)
    .slice(0, NAMED)
    .map(({ series: part, change }) => `${partName(part)} ${signed(change)}`);
  const parts = moved.length === 0 ? '' : ` Largest changes in contributions, in percentage points: ${moved.join(', ')}.`;
  return `${series.handle.title}: ${now} ${since} ${name(formatPeriod(of))}${after}.${parts}`;
}

interface ComparedPart extends CardRow {
  readonly change: number;
}

/** Returns the components with a change, largest change first. The change is the difference of the values as shown. */
export const comparedParts = (rows: readonly CardRow[]): readonly ComparedPart[] =>
  rows
    .flatMap((row): ComparedPart[] => {
      const { value, previous, change } = row.figure;
      if (row.kind !== 'part' || value === null || previous === null || change === null) return [];
      const shown = (one: number): number => roundedTo(one, row.series.decimals);
      return [{ ...row, change: subtractDecimals(shown(value), shown(previous)) }];
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));

/** Returns the components that changed, largest change first. */
export const changedParts = (rows: readonly CardRow[]): readonly ComparedPart[] => comparedParts(rows).filter(({ change }) => change !== 0);

/** Writes a change such as `+0.12`, `−0.36` or `0.00`. */
export const signed = (change: number): string => {
  const text = Math.abs(change).toFixed(2);
  return Number(text) === 0 ? text : `${change < 0 ? '−' : '+'}${text}`;
};
