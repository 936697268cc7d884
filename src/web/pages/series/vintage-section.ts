/** The section with all vintages in one picture. It also shows the size of revisions by the time since the first release. */

import type { SeriesHandle } from '../../../core/define-series.ts';
import { isoDay } from '../../../core/period.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import type { RevisionHorizon } from '../../../queries/series/vintages/statistics/revision-statistics.ts';
import type { VintageFan } from '../../../queries/series/vintages/statistics/vintage-fan.ts';
import { renderFan } from '../../../render/chart/fan.ts';
import type { Picture } from '../../../render/chart/picture.ts';
import { Html, html, NOTHING } from '../../html.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { shortDayText } from '../../words/period-words.ts';
import { numberText, type ValueStyle } from '../../words/value-words.ts';

const [WIDE, NARROW] = [840, 328];
const HEIGHT = 240;
const FILE_SIZE = [840, 340] as const;
/** The minimum number of values for a mean. With fewer values, no mean is shown, because it would not be meaningful. */
const LEAST = 4;
const AGES: Readonly<Record<RevisionHorizon, string>> = {
  next: 'Next vintage',
  one_year: 'After one year',
  two_years: 'After two years',
  latest: 'Latest vintage',
};

export const vintageSection = (site: Site, { handle }: SeriesView, fan: VintageFan | null, style: ValueStyle): Html =>
  fan === null || fan.vintages.length === 0
    ? NOTHING
    : html`<section id="vintages"><h2>All vintages</h2>${fanFigure(site, handle, fan)}${byAge(fan, style)}</section>`;

function drawFan(handle: SeriesHandle, fan: VintageFan, [width, height]: readonly [number, number], name: string): string {
  const said = `${handle.title}: the latest vintage, and ${fan.vintages.length} earlier vintages where they differ from it.`;
  const drawing = {
    freq: fan.freq,
    outcome: fan.latest,
    forecasts: fan.vintages,
    thin: 'lg vint',
    chosen: null,
    dots: fan.firsts,
    said,
  };
  return renderFan(drawing, width, height, name);
}

const daysWords = ({ days: [from, to] }: VintageFan): string =>
  `Other lines: vintages from ${shortDayText(isoDay(from))} to ${shortDayText(isoDay(to))}, where they differ from the latest vintage.`;

/** Returns the picture for a file. */
export const fanPicture = (handle: SeriesHandle, fan: VintageFan, sources: readonly string[]): Picture => ({
  title: `${handle.title}: all vintages`,
  subtitle: `${handle.units}. ${daysWords(fan)}`,
  key: [
    { mark: 'l0', words: 'latest vintage' },
    { mark: 'lg vint', words: `${fan.vintages.length} earlier vintages` },
    ...(fan.firsts.t.length > 0 ? [{ mark: 'first', words: 'first published value', isDot: true }] : []),
  ],
  drawing: drawFan(handle, fan, FILE_SIZE, 'fan'),
  width: FILE_SIZE[0],
  height: FILE_SIZE[1],
  sources,
});

export function fanFigure(site: Site, handle: SeriesHandle, fan: VintageFan): Html {
  const svg = (width: number, name: string): Html => new Html(drawFan(handle, fan, [width, HEIGHT], name));
  const file = (form: string): Html => html`<a href="${site.href(`/s/${handle.id}.vintages.${form}`)}">${form.toUpperCase()}</a>`;
  return html`<figure class="chart"><ul class="key"><li>${sample('<path class="l l0" d="M0 4h20"/>')}latest vintage</li><li>${sample('<path class="l lg vint" d="M0 4h20"/>')}${fan.vintages.length} earlier vintages</li>${fan.firsts.t.length > 0 && html`<li>${sample('<circle class="first" cx="10" cy="4" r="2.6"/>')}first published value</li>`}</ul>${svg(WIDE, 'wid')}${svg(NARROW, 'nar')}<figcaption>${daysWords(fan)} ${file('csv')} · ${file('svg')} · ${file('png')}</figcaption></figure>`;
}

const sample = (content: string): Html => new Html(`<svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true">${content}</svg>`);

/** Shows changes from first-published values, by the time since then. */
function byAge({ byAge: all }: VintageFan, style: ValueStyle): Html {
  const rows = all.flatMap(({ horizon, statistics }) =>
    statistics === null || statistics.n < LEAST ? [] : [{ horizon, n: statistics.n, size: statistics.meanAbsolute, mean: statistics.mean }],
  );
  const most = Math.max(0, ...rows.map(({ size }) => size));
  if (rows.length === 0) return NOTHING;
  const fine = { ...style, decimals: style.decimals + 1 };
  const bar = (size: number): Html =>
    new Html(
      `<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><path class="f0" d="M0 1H${most === 0 ? 0.4 : Math.max(0.4, Math.round((size / most) * 1000) / 10)}V7H0z"/></svg>`,
    );
  return html`<h3>Size of revisions by time since the first release</h3>${tuck(
    'Show the table',
    table({
      caption: 'Revisions of first published values, by time since release',
      columns: [
        { title: 'Compared with' },
        { title: 'Mean absolute revision', numeric: true },
        { title: '' },
        { title: 'Mean revision', numeric: true },
        { title: 'Values', numeric: true },
      ],
      rows: rows.map(({ horizon, n, size, mean }) => [AGES[horizon], numberText(size, fine), bar(size), numberText(mean, fine), String(n)]),
    }),
  )}`;
}
