/** The section on revisions. Changes through a new reference period of the index are separate. */
import { at } from '../../../core/assert.ts';
import { subtractDecimals } from '../../../core/decimal.ts';
import { BASIS_WORDS } from '../../../core/observation.ts';
import { isoDay, period } from '../../../core/period.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import type { TypicalRevision } from '../../../queries/series/vintages/statistics/revision-statistics.ts';
import { basisOfVintage } from '../../../queries/series/vintages/vintage-list.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { Html, html, NOTHING, type Piece } from '../../html.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { dayText, PERIODS, shortDayText } from '../../words/period-words.ts';
import { changeText, numberText, sizeText, styleOfValues, type ValueStyle, valueText } from '../../words/value-words.ts';
import { revisionHeat } from './revision-heat.ts';
import { indexesWithin } from './values-table.ts';

const SHOWN = 12;
const MOST_DECIMALS = 4;

/** Returns the values in the shown range, by period. */
const valuesShown = (view: SeriesView): ReadonlyMap<number, number> =>
  new Map(indexesWithin(view).map((i) => [at(view.points.t, i), at(view.points.value, i)]));

/** Omits revisions that are too small for the decimals of the page. */
export function revisedAsWritten(view: SeriesView, style: ValueStyle): SeriesView['revised'] {
  if (view.revised.length === 0) return [];
  const now = valuesShown(view);
  return view.revised.filter(({ t, was }) => {
    const value = now.get(t);
    return value !== undefined && numberText(value, style) !== numberText(was, style);
  });
}

/** Returns words for a change. If a CPI rate changed only because its index has a new reference period, it was not revised. */
export const changeWords = ({
  settled,
}: Pick<SeriesView, 'settled'>): { readonly past: string; readonly one: string; readonly many: string } =>
  settled === null
    ? { past: 'revised', one: 'has been revised', many: 'have been revised' }
    : settled === 'rounding'
      ? { past: 'changed by rounding', one: 'has changed through rounding only', many: 'have changed through rounding only' }
      : { past: 're-referenced', one: 'has been re-referenced', many: 'have been re-referenced' };

/** Returns a style that shows two digits of the largest change. The change is therefore never shown as 0.0. */
function finer(style: ValueStyle, most: number): ValueStyle {
  const seen = most === 0 ? 0 : 1 - Math.floor(Math.log10(most * 10 ** style.shift));
  return { ...style, decimals: Math.max(style.decimals, Math.min(seen, MOST_DECIMALS)) };
}

interface Moved {
  readonly t: number;
  /** The day of the earliest vintage in words. */
  readonly since: string;
  readonly was: number;
  readonly now: number;
  readonly by: number;
}

/** Returns a line such as `Typical revision: 0.034 percentage points.`, with the number of compared values. */
function typicalLine(site: Site, view: SeriesView, typical: TypicalRevision | null): Html {
  if (typical === null) return NOTHING;
  const { handle } = view;
  const { units, n, meanAbsolute } = typical;
  const style = finer(
    units === 'chg' ? styleOfValues(handle.unitsShort, []) : { before: '', unit: '', decimals: 0, shift: 0 },
    meanAbsolute,
  );
  const size = units === 'chg' ? valueText(meanAbsolute, style) : `${numberText(meanAbsolute, style)} percentage points`;
  const of = { lin: '', pch: 'growth', chg: 'the change' }[units];
  const label = `Typical revision${of === '' ? '' : ` of ${of} from the previous ${PERIODS[handle.frequency].one}`}`;
  return html`<p id="typical">${label}: <b>${meanAbsolute === 0 ? 'none' : size}</b>. This is the mean size of ${n} revisions between the first value and the latest vintage. <a href="${site.absolute(`/v1/series/${handle.id}/revisions`, { stats: '1', ...(units === 'lin' ? {} : { units }) })}">Revision statistics (API)</a> (with a key)</p>`;
}

/** @param visible the revisions that are not too small for the decimals of the page */
export function revisionsSection(
  site: Site,
  view: SeriesView,
  style: ValueStyle,
  { typical, visible }: { readonly typical: TypicalRevision | null; readonly visible: SeriesView['revised'] },
): Html {
  const { vintages: allVintages, points, revised, handle } = view;
  if (allVintages.spells === null || allVintages.days.length < 2) return NOTHING;
  const shown = valuesShown(view);
  const moved = revised.flatMap(({ t, was, vintage: ofVintage, basis }): Moved[] => {
    const now = shown.get(t);
    return now === undefined
      ? []
      : [{ t, since: `${shortDayText(ofVintage)}${BASIS_WORDS[basis]}`, was, now, by: subtractDecimals(now, was) }];
  });
  const known = (day: number): string => BASIS_WORDS[basisOfVintage(allVintages, day)];
  const released = (day: number): string =>
    basisOfVintage(allVintages, day) === 'upper_bound' ? `on or before ${dayText(isoDay(day))}` : `on ${dayText(isoDay(day))}${known(day)}`;
  const rebased = allVintages.rebased.map((day) => html`${dayText(isoDay(day))}${known(day)}`);
  const rebasedLine =
    rebased.length > 0 &&
    html`<p class="s m">${rebased.length === 1 ? 'The vintage of ' : 'These vintages have a new reference period: '}${rebased.map((day, i) => html`${i > 0 && ', '}${day}`)}${rebased.length === 1 && ' has a new reference period'}. A change of the reference period is not a revision. Values are compared only with vintages of the same reference period.</p>`;
  const most = Math.max(0, ...moved.map(({ by }) => Math.abs(by)));
  const fine = finer(style, most);
  const readOtherwise = new Set(visible.map(({ t }) => t));
  const asWritten = readOtherwise.size;
  const [first, newest] = [at(allVintages.days, 0), at(allVintages.days, -1)];
  const rows = moved
    .filter(({ t }) => asWritten === 0 || readOtherwise.has(t))
    .toSorted((a, b) => b.t - a.t)
    .slice(0, SHOWN)
    .map(({ t, since, was, now, by }): readonly Piece[] => [
      periodWords(period(points.freq, t)),
      numberText(was, fine),
      numberText(now, fine),
      changeText(by, fine),
      since,
      bar(by / most),
    ]);
  const words = changeWords(view);
  const noun = view.settled === null ? 'revision' : 'change';
  const count = `Of the ${shown.size.toLocaleString('en-AU')} ${PERIODS[points.freq].many} above, <b>${moved.length}</b>`;
  return html`<section id="revisions"><h2>Revisions</h2><p class="prose">This site has ${allVintages.days.length} vintages. The first was released ${released(first)}, the latest ${released(newest)}. ${
    moved.length === 0
      ? rebased.length === 0
        ? 'No revisions.'
        : 'No value has been revised since the latest change of the reference period.'
      : html`${new Html(count)} ${moved.length === 1 ? words.one : words.many} since the first vintage, by up to ${sizeText(most, fine)}.${asWritten < moved.length && html` At the precision shown on this page, ${asWritten === 0 ? 'none has' : asWritten === 1 ? '1 has' : `${asWritten} have`} changed.`}`
  }</p>${typicalLine(site, view, typical)}${rebasedLine}${
    rows.length > 0 &&
    html`<details><summary class="s"><span class="link">Show ${rows.length === 1 ? `the ${noun}` : `the latest ${rows.length} ${noun}s`}</span></summary>${table(
      {
        caption: `${view.settled === null ? 'Revised' : 'Changed'} values, latest first`,
        prose: true,
        dated: true,
        onPhone: 3,
        columns: [
          { title: 'Period' },
          { title: 'Earliest stored value', numeric: true },
          { title: `Vintage of ${shortDayText(isoDay(newest))}${known(newest)}`, numeric: true },
          { title: 'Change', numeric: true },
          { title: 'Earliest stored vintage' },
          { title: '' },
        ],
        rows,
      },
    )}</details>`
  }${revisionHeat(view, fine)}<p class="s"><a href="${site.absolute(`/v1/series/${handle.id}/vintages`, { form: 'list', format: 'csv' })}">Download all ${noun}s (CSV)</a> (with a key) · <a href="${site.href('/account')}#webhooks">Get notified of revisions</a></p></section>`;
}

/** Returns a bar that starts at a thin line and extends to the left or right. */
function bar(share: number): Html {
  const width = Math.max(1, Math.round(Math.abs(share) * 28));
  return new Html(
    `<svg width="60" height="12" viewBox="0 0 60 12" aria-hidden="true"><path class="${share < 0 ? 'f1' : 'f0'}" d="M30 3h${share < 0 ? -width : width}v6H30z"/><path class="ca" d="M30 0v12"/></svg>`,
  );
}
