/** All vintages in one picture with first published values, and the revision by age. */

import type { SeriesHandle } from '../../../core/define-series.ts';
import { isoDay } from '../../../core/period.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import type { RevisionHorizon } from '../../../queries/series/vintages/statistics/revision-statistics.ts';
import type { VintageFan } from '../../../queries/series/vintages/statistics/vintage-fan.ts';
import { renderFan } from '../../../render/chart/fan.ts';
import { Html, html, NOTHING } from '../../html.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import { shortDayText } from '../../words/period-words.ts';
import { numberText, type ValueStyle } from '../../words/value-words.ts';

const [WIDE, NARROW] = [840, 328];
const HEIGHT = 240;
/** With fewer values a mean says little. */
const LEAST = 4;
const AGES: Readonly<Record<RevisionHorizon, string>> = {
  next: 'Next vintage',
  one_year: 'After one year',
  two_years: 'After two years',
  latest: 'Latest vintage',
};

export const vintageSection = ({ handle }: SeriesView, fan: VintageFan | null, style: ValueStyle): Html =>
  fan === null || fan.vintages.length === 0
    ? NOTHING
    : html`<section id="vintages"><h2>All vintages</h2>${fanFigure(handle, fan)}${byAge(fan, style)}</section>`;

/** The latest vintage, earlier ones and first values in one picture. */
export function fanFigure(handle: SeriesHandle, fan: VintageFan): Html {
  const said = `${handle.title}: the latest vintage and ${fan.vintages.length} earlier ones, which differ in part.`;
  const drawing = {
    freq: fan.freq,
    outcome: fan.latest,
    forecasts: fan.vintages,
    thin: 'lg vint',
    chosen: null,
    dots: fan.firsts,
    said,
  };
  const svg = (width: number, name: string): Html => new Html(renderFan(drawing, width, HEIGHT, name));
  return html`<figure class="chart"><ul class="key"><li>${sample('<path class="l l0" d="M0 4h20"/>')}latest vintage</li><li>${sample('<path class="l lg vint" d="M0 4h20"/>')}${fan.vintages.length} earlier vintages</li>${fan.firsts.t.length > 0 && html`<li>${sample('<circle class="first" cx="10" cy="4" r="2.6"/>')}first published value</li>`}</ul>${svg(WIDE, 'wid')}${svg(NARROW, 'nar')}<figcaption>Vintages of ${shortDayText(isoDay(fan.days[0]))} to ${shortDayText(isoDay(fan.days[1]))}, where they differ from the latest.</figcaption></figure>`;
}

const sample = (content: string): Html => new Html(`<svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true">${content}</svg>`);

/** Mean size of the revision of first published values. */
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
  return html`<h3>Revision by age</h3>${tuck(
    'Show the table',
    table({
      caption: 'Revisions of first published values, by time since release',
      columns: [
        { title: 'Compared with' },
        { title: 'Mean size', numeric: true },
        { title: '' },
        { title: 'Mean', numeric: true },
        { title: 'Values', numeric: true },
      ],
      rows: rows.map(({ horizon, n, size, mean }) => [AGES[horizon], numberText(size, fine), bar(size), numberText(mean, fine), String(n)]),
    }),
  )}`;
}
