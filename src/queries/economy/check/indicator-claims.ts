/** Compares statements with indicators, such as real wage growth. Indicators have no vintages, so only current values are compared. */
import type { Concept, SignalCandidate } from '../../../catalogue/concepts/concept.ts';
import { concepts } from '../../../catalogue/concepts/concepts.ts';
import type { Signal, SignalRow } from '../../../core/define-signal.ts';
import { firstDay, formatPeriod, lastDay, type Period, parsePeriod } from '../../../core/period.ts';
import { SIGNALS } from '../../../signals/registry.generated.ts';
import { printed } from '../../../signals/wording/figures.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { QueryContext } from '../../base/context.ts';
import type { Findable } from '../../search/catalogue-entries.ts';
import { searchCatalogue } from '../../search/catalogue-search.ts';
import { agreesWith } from './evaluate-claim.ts';
import type { Claim } from './read-claims.ts';

/** Reads the current rows of an indicator for a window. Returns null if the indicator has no result. */
export type IndicatorRows = (ctx: QueryContext, signal: Signal, window: URLSearchParams) => Promise<readonly SignalRow[] | null>;

export interface ComparedIndicator {
  readonly id: string;
  readonly title: string;
  /** The compared period and its value. Null if the indicator has no value for the period. */
  readonly figure: { readonly period: string; readonly value: number } | null;
  /** True if the indicator has values for earlier periods. */
  readonly hasWindow: boolean;
  readonly agrees: boolean;
  /** The value in words, such as `−0.2 percentage points in the December quarter 2025`. */
  readonly words: string;
}

/** A series that matches the words almost as well as the indicator is compared instead. */
const AS_WELL = 0.85;

/** Returns the indicator that the words of a statement name. Returns null if they name a series. */
export function indicatorOf({ words }: Claim): Signal | null {
  const { found } = searchCatalogue(words, ['series', 'signal']);
  const titled = titledIndicator(words, found.find(({ item }) => item.kind === 'series')?.item);
  if (titled !== null) return titled;
  const [first] = found;
  if (first?.item.kind !== 'signal') return null;
  const series = found.find(({ item }) => item.kind === 'series');
  return series !== undefined && series.score >= AS_WELL * first.score ? null : first.item.signal;
}

const FILLER: ReadonlySet<string> = new Set(['in', 'of', 'the', 'for', 'and', 'a', 's']);
const plainWords = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9-]+/)
      .filter((word) => word !== '' && !FILLER.has(word)),
  );

/**
 * Returns the indicator that measures a concept whose whole title is in the words, such as `gender pay gap, average total remuneration`.
 * Returns null if the first series has more of the words in its title.
 */
function titledIndicator(words: string, first: Findable | undefined): Signal | null {
  const stated = plainWords(words);
  for (const { title, candidates } of concepts()) {
    const [candidate] = candidates;
    const named = plainWords(title);
    if (candidate?.kind !== 'signal' || ![...named].every((word) => stated.has(word))) continue;
    const ofSeries = plainWords(first?.kind === 'series' ? first.series.title : '');
    if ([...stated].some((word) => !named.has(word) && ofSeries.has(word))) continue;
    return SIGNALS.find(({ id }) => id === candidate.signal) ?? null;
  }
  return null;
}

/** Returns the indicator of the first concept with all words of its title, without the part in brackets. Returns null for other words. */
export function relatedIndicator({ words }: Claim): Signal | null {
  const stated = plainWords(words);
  for (const { title, candidates } of concepts()) {
    const [candidate] = candidates;
    if (candidate?.kind !== 'signal' || ![...plainWords(title.replace(/\([^()]*\)/, ''))].every((word) => stated.has(word))) continue;
    return SIGNALS.find(({ id }) => id === candidate.signal) ?? null;
  }
  return null;
}

/** Compares the statement. Returns null if the indicator does not measure exactly one concept. */
export async function compareIndicator(
  ctx: QueryContext,
  signal: Signal,
  claim: Claim,
  readIndicator: IndicatorRows,
): Promise<ComparedIndicator | null> {
  const [measured, ...more] = concepts().flatMap((concept) =>
    concept.candidates.flatMap((one) => (one.kind === 'signal' && one.signal === signal.id ? [{ concept, candidate: one }] : [])),
  );
  if (measured === undefined || more.length > 0) return null;
  const { concept, candidate } = measured;
  // An indicator of the latest period only has no window.
  const window = signal.mode === 'snapshot' ? new URLSearchParams() : windowOf(claim.period);
  const rows = (await readIndicator(ctx, signal, window)) ?? [];
  const figures = rows.flatMap((row) => figureIn(row, candidate, claim.period));
  const agreeing = figures.findLast(({ value }) => agreesWith(claim, value, concept.decimals));
  const figure = agreeing ?? figures.at(-1) ?? null;
  return {
    id: signal.id,
    title: concept.title,
    figure,
    hasWindow: signal.mode !== 'snapshot',
    agrees: agreeing !== undefined,
    words: figure === null ? '' : `${valueWords(concept, figure.value)} in ${inWords(figure.period)}`,
  };
}

const windowOf = (of: Period | null): URLSearchParams =>
  new URLSearchParams(of === null ? {} : { start_period: formatPeriod(of), end_period: formatPeriod(of) });

/** A month matches a quarterly value only if it is the last month of the quarter, as for series. */
function figureIn(row: SignalRow, { field }: SignalCandidate, of: Period | null): readonly NonNullable<ComparedIndicator['figure']>[] {
  const [value, text] = [row[field], row['period']];
  const own = typeof text === 'string' ? parsePeriod(text) : null;
  if (typeof value !== 'number' || own === null || (of !== null && (lastDay(own) > lastDay(of) || lastDay(own) < firstDay(of)))) return [];
  return [{ period: formatPeriod(own), value }];
}

const valueWords = ({ unit, decimals }: Concept, value: number): string => `${printed(value, decimals)}${unit === '%' ? '%' : ` ${unit}`}`;
