/** Government bond yields by maturity, for one month and for the same month one year earlier. */

import { AU_BOND_2Y, AU_BOND_3Y, AU_BOND_5Y, AU_BOND_10Y, AU_CASHRATE_MONTHLY } from '../../../catalogue/series/rates.ts';
import { formatPeriod, parsePeriod, period } from '../../../core/period.ts';
import { valueAt } from '../../../core/series/points.ts';
import { newestFigures } from '../../../queries/series/freshness/newest-figure.ts';
import { type CurvePoint, renderCurve } from '../../../render/chart/curve.ts';
import { Html, html, NOTHING } from '../../html.ts';
import type { WebContext } from '../../page.ts';
import { lineSample } from '../../parts/chart-figure.ts';
import { table } from '../../parts/table.ts';
import { periodText } from '../../words/period-words.ts';
import { changeText, type ValueStyle, valueText } from '../../words/value-words.ts';

const MATURITIES = [
  [0, 'Cash', AU_CASHRATE_MONTHLY],
  [2, '2 y', AU_BOND_2Y],
  [3, '3 y', AU_BOND_3Y],
  [5, '5 y', AU_BOND_5Y],
  [10, '10 y', AU_BOND_10Y],
] as const;
const [WIDE, NARROW, HEIGHT, MONTHS] = [1120, 328, 260, 12];
const TWO: ValueStyle = { before: '', unit: '%', decimals: 2, shift: 0 };

/**
 * Shows the curve. Returns nothing if no yields are stored.
 * @param requested month. If it has no ten-year yield, the latest month with such a yield is shown
 */
export async function yieldCurve({ site, queries }: WebContext, requested: string | null): Promise<Html> {
  const read = await newestFigures(
    queries,
    MATURITIES.map(([, , handle]) => handle),
  );
  const points = read.map(({ loaded }) => loaded?.slice.points ?? null);
  const longest = points.at(-1) ?? null;
  const chosen = requested === null ? null : parsePeriod(requested);
  const isKnown = chosen?.freq === 'M' && longest !== null && valueAt(longest, chosen.t) !== null;
  const t = isKnown ? chosen.t : longest?.t.at(-1);
  if (t === undefined) return NOTHING;
  const rows = MATURITIES.map(([years, label, handle], i) => {
    const own = points[i] ?? null;
    const at = (when: number): number | null => (own === null ? null : valueAt(own, when));
    return { years, label, handle, now: at(t), before: at(t - MONTHS) };
  });
  const [month, before] = [periodText(formatPeriod(period('M', t))), periodText(formatPeriod(period('M', t - MONTHS)))];
  const curve = {
    points: rows satisfies readonly CurvePoint[],
    said: `Yields by maturity in ${month} and ${before}. The table lists the values.`,
  };
  const text = (value: number | null): string => (value === null ? '–' : valueText(value, TWO));
  const form = site.href('/s/multi.csv', {
    ids: MATURITIES.map(([, , { id }]) => id).join(','),
    start: formatPeriod(period('M', t - MONTHS)),
  });
  return html`<section id="curve"><h2>Yield curve</h2><figure class="chart"><ul class="key"><li>${lineSample('l0')}${month}</li><li>${lineSample('lg')}${before}</li><li>Per cent a year, monthly average</li></ul>${new Html(renderCurve(curve, WIDE, HEIGHT, 'wid'))}${new Html(renderCurve(curve, NARROW, HEIGHT, 'nar'))}</figure>${table(
    {
      caption: 'Yield by maturity',
      columns: [
        { title: 'Maturity' },
        { title: month, numeric: true },
        { title: before, numeric: true },
        { title: 'Change', numeric: true },
      ],
      rows: rows.map(({ label, handle, now, before: then }) => [
        html`<a href="${site.href(`/series/${handle.id}`)}">${label}</a>`,
        html`<b>${text(now)}</b>`,
        text(then),
        now === null || then === null ? '–' : changeText(now - then, { ...TWO, unit: '' }),
      ]),
    },
  )}<p class="s"><a href="${form}">CSV</a> · <a href="${site.href('/topics/rates', { curve: formatPeriod(period('M', t - MONTHS)) })}#curve">A year earlier</a></p></section>`;
}
