/** A tile: name, newest value, five years of it, the value before, and what state it is in. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { DAY_MS } from '../../core/period.ts';
import type { NewestFigure } from '../../queries/series/newest-figure.ts';
import { gapsBetween } from '../../queries/stored-span.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { PERIODS, shortDayText, shortPeriodWords } from '../words/period-words.ts';
import { numberText, styleOfValues, tileHtml, tileStyle, type ValueStyle } from '../words/value-words.ts';
import { emptySparkline, type SparkLook, type SparkPoint, sparkline } from './sparkline.ts';
import { dot, dotOf } from './state-dot.ts';

const YEARS = 5;

export interface TileFacts {
  readonly figure: NewestFigure;
  readonly label: string;
  readonly look: SparkLook;
  readonly sandbox: boolean;
  /** ms since the epoch */
  readonly now: number;
}

export function figureTile(site: Site, { figure, label, look, sandbox, now }: TileFacts): Html {
  const { handle, newest, loaded, edition, missing } = figure;
  const href = site.href(`/series/${handle.id}`);
  if (!newest || !loaded) return emptyTile(href, label, whyNotStored(handle));
  const runs = recentRuns(figure, now);
  const style = styleOfValues(
    handle.unitsShort,
    runs
      .flat()
      .map(({ value }) => value)
      .slice(-12),
  );
  const end = handle.nature === 'event' ? Math.floor(now / DAY_MS) : undefined;
  const when = handle.nature === 'event' ? `from ${shortPeriodWords(newest.period)}` : shortPeriodWords(newest.period);
  const state = missing > 0 ? 'part' : dotOf(figure.freshness, sandbox);
  return html`<a class="tile" href="${href}"><span class="s">${label}</span><b>${tileHtml(newest.value, style)}</b>${sparkline(runs, look, end)}<span class="xs m">${when} · ${movement(figure, style, look === 'step' ? runs : null)}</span><span class="xs m st">${dot(state)}<span>${missing > 0 ? `Partial, ${shortDayText(edition ?? '')}` : `As of ${shortDayText(edition ?? '')}`}</span></span></a>`;
}

/** A tile without a figure says so in words. */
export const emptyTile = (href: string, label: string, why: string): Html =>
  html`<a class="tile none" href="${href}"><span class="s">${label}</span><b>No data</b>${emptySparkline()}<span class="xs m">Not on this site</span><span class="xs m st">${dot('none')}<span>${why}</span></span></a>`;

const whyNotStored = ({ dataset }: SeriesHandle): string => `${dataset.source.toUpperCase()} has not been updated`;

/** `▲ from 3.2`, or how many periods lie between the two without a value. What goes in steps is told from the step before, where that is held. */
function movement(figure: NewestFigure, style: ValueStyle, steps: readonly (readonly SparkPoint[])[] | null): Html {
  const { newest, missing, isApart } = figure;
  if (!newest) return html`first value`;
  const previous = steps === null ? figure.previous : stepBefore(steps, newest.value);
  if (!previous) return steps !== null && steps.length > 1 ? html`Earlier values not available` : html`first value`;
  if (missing > 0)
    return html`${missing} ${missing === 1 ? PERIODS[newest.period.freq].one : PERIODS[newest.period.freq].many} before it not available`;
  if (isApart) return html`first value of a new vintage`;
  if (numberText(previous.value, style) === numberText(newest.value, style)) return html`unchanged`;
  const before = numberText(previous.value, tileStyle(newest.value, style));
  return html`<span class="${newest.value > previous.value ? 'up' : 'dn'}">from ${before}</span>`;
}

/** The newest value that is another one, up to the last gap. */
const stepBefore = (runs: readonly (readonly SparkPoint[])[], newest: number): SparkPoint | null =>
  runs.at(-1)?.findLast(({ value }) => value !== newest) ?? null;

/** The values of the last years, in runs without a gap. */
export function recentRuns(
  { handle, loaded, newest }: Pick<NewestFigure, 'handle' | 'loaded' | 'newest'>,
  now: number,
): readonly (readonly SparkPoint[])[] {
  if (!loaded || !newest) return [];
  const { slice } = loaded;
  const perYear = FREQUENCY[slice.series.freq].perYear ?? (slice.series.freq === 'W' ? 52 : 365);
  const isEvent = handle.nature === 'event';
  const from = isEvent ? Math.floor(now / DAY_MS) - YEARS * 365 : newest.period.t - YEARS * perYear;
  const held = slice.t.filter((_, i) => (slice.value[i] ?? null) !== null);
  const gaps = new Set(isEvent ? [] : gapsBetween(slice.series.freq, held).map((gap) => gap.from - 1));
  const runs: SparkPoint[][] = [];
  let before: SparkPoint | null = null;
  slice.t.forEach((t, i) => {
    const value = slice.value[i] ?? null;
    if (value === null || t < from) return;
    const point = { t, value };
    if (before !== null && !gaps.has(before.t)) runs.at(-1)?.push(point);
    else runs.push([point]);
    before = point;
  });
  return runs;
}
