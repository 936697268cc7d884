import { DAY_MS, formatPeriod } from '../../core/period.ts';
import { DAMAGED } from '../../queries/base/reason-words.ts';
import { figureWords, needsDamaged } from '../../queries/concepts/concept-words.ts';
import { candidatePoints } from '../../queries/series/concepts/figures.ts';
import { type ResolvedConcept, seriesOfConcept } from '../../queries/series/concepts/resolve.ts';
import { yearChange } from '../../queries/series/figures/figure-rows.ts';
import type { Point } from '../../queries/series/reading/newest-values.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { shortPeriod, shortPeriodWords } from '../words/period-words.ts';
import { gradeWords } from '../words/reason-words.ts';
import { differenceText, figureHtml, numberText, tileStyle, type ValueStyle } from '../words/value-words.ts';
import { recentRuns, recentRunsOf } from './recent-runs.ts';
import { emptySparkline, type SparkLook, type SparkPoint, sparkline } from './sparkline.ts';
import { dot, dotOf } from './state-dot.ts';

interface ConceptTileFacts {
  readonly resolved: ResolvedConcept;
  readonly look: SparkLook;
  readonly sandbox: boolean;
  /** The current time, in ms since the epoch. */
  readonly now: number;
}

export function conceptTile(site: Site, { resolved, look, sandbox, now }: ConceptTileFacts): Html {
  const { concept, state, figure, taken } = resolved;
  const series = seriesOfConcept(resolved);
  const href = site.href(series !== null ? `/series/${series.id}` : taken !== null ? `/signals/${taken.id}` : '/search');
  if (state !== 'current' || figure === null) return withoutValue(href, resolved);
  const { newest, previous, change } = figure;
  const style = styleOf(resolved);
  const isEvent = concept.rule === 'policy_rate';
  const runs = runsOf(resolved, newest, now);
  const drawn = runs.length === 0 ? emptySparkline() : sparkline(runs, look, isEvent ? Math.floor(now / DAY_MS) : undefined);
  const when = isEvent ? `from ${shortPeriodWords(newest.period)}` : shortPeriodWords(newest.period);
  // The text counts decisions, because the daily table may be out of date even if few decisions are missing.
  const behind = `${resolved.lag} ${resolved.lag === 1 ? 'decision' : 'decisions'} behind`;
  const age = isEvent && resolved.lag > 0 ? behind : gradeWords(taken?.freshness?.reasons ?? []);
  const mark = dotOf(taken?.freshness ?? { state: 'stale' }, sandbox);
  const from =
    previous === null
      ? null
      : change === 0
        ? html`unchanged`
        : html`<span class="${change !== null && change > 0 ? 'up' : 'dn'}">${isEvent ? 'was' : 'from'} ${numberText(previous.value, tileStyle(newest.value, style))}</span>`;
  const year = overYear(resolved);
  return html`<a class="tile" href="${href}"><span class="s">${concept.title}</span><b>${figureHtml(newest.value, tileStyle(newest.value, style))}</b>${drawn}<span class="xs m">${when}${from !== null && html` · ${from}`}${year !== null && html`<span class="year">${year} over a year</span>`}</span><span class="xs m st">${dot(mark)}<span>${age}</span></span></a>`;
}

/**
 * Returns the lines of the sparkline. If the rate is from the daily table, the decisions come first, followed by the latest daily value.
 * Only the table of decisions is complete.
 */
function runsOf({ taken, basis, candidates }: ResolvedConcept, newest: Point, now: number): readonly (readonly SparkPoint[])[] {
  const decisions = basis === 'daily_table' ? candidates.map(({ one }) => one.loaded).find((one) => one?.handle.nature === 'event') : null;
  const loaded = decisions ?? taken?.loaded ?? null;
  if (loaded === null) return [];
  const candidate = taken?.candidate;
  if (candidate?.kind === 'series' && (candidate.units !== 'lin' || candidate.sum > 1)) {
    return recentRunsOf(candidatePoints(loaded, candidate), newest.period.t);
  }
  const runs = recentRuns({ handle: loaded.handle, loaded, newest: loaded.slice.points.t.length === 0 ? null : newest }, now);
  return loaded === decisions ? [...runs, [{ t: newest.period.t, value: newest.value }]] : runs;
}

/**
 * Returns the change over a year, such as `+1.9 pts` or `+8.3%`. Returns null for a calculated value, or if the value a year earlier is
 * missing.
 */
function overYear({ concept, taken, figure }: ResolvedConcept): string | null {
  if (taken?.candidate.kind !== 'series' || figure === null || taken.loaded === null) return null;
  const { units, sum } = taken.candidate;
  if (units !== 'lin' || sum !== 1) return null;
  const { changeYear, changeYearPct } = yearChange(taken.loaded, concept.decimals, figure.newest.period);
  if (changeYearPct !== null) return differenceText(changeYearPct, { before: '', unit: '', decimals: 1, shift: 0 }).concat('%');
  return changeYear === null || concept.unit !== '%'
    ? null
    : differenceText(changeYear, { before: '', unit: '%', decimals: concept.decimals, shift: 0 });
}

/** Shows the last value with its period, marked as old. */
function withoutValue(href: string, resolved: ResolvedConcept): Html {
  const { concept, state, figure } = resolved;
  const last =
    figure === null
      ? 'No data yet'
      : `Last: ${figureWords(concept, figure.newest.value)}, ${shortPeriod(formatPeriod(figure.newest.period))}`;
  const why =
    state === 'contradiction'
      ? 'Sources differ'
      : figure === null
        ? needsDamaged(resolved)
          ? DAMAGED
          : 'Not stored on this site'
        : 'Out of date';
  return html`<a class="tile none" href="${href}"><span class="s">${concept.title}</span><b>No current value</b>${emptySparkline()}<span class="xs m">${last}</span><span class="xs m st">${dot('none')}<span>${why}</span></span></a>`;
}

function styleOf({ concept: { unit, decimals } }: ResolvedConcept): ValueStyle {
  if (unit === 'AUD') return { before: '$', unit: '', decimals, shift: 0 };
  return { before: '', unit: unit.startsWith('index') ? '' : unit, decimals, shift: 0 };
}
