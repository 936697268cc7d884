/** Shows the first result that has a value, if the best series has no data. */
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod } from '../../../core/period.ts';
import type { NewestFigure } from '../../../queries/series/freshness/newest-figure.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { Site } from '../../site.ts';
import { shortPeriod } from '../../words/period-words.ts';
import { styleOfValues, valueText } from '../../words/value-words.ts';

/**
 * Returns the note about the best series.
 * @param figures series by relevance
 */
export function bestNotStored(site: Site, figures: readonly NewestFigure[], availableHref: string | null): Html {
  const [best] = figures;
  if (best === undefined || best.newest !== null) return NOTHING;
  const stored = figures.find(({ newest }) => newest !== null);
  return html`<div class="note" data-not-stored><b>The best match has no data on this site:</b> ${linked(site, best.handle)}. ${stored === undefined ? noneHere(availableHref) : nearest(site, stored, best.handle)}</div>`;
}

const linked = (site: Site, { id, title }: SeriesHandle): Html => html`<a href="${site.href(`/series/${id}`)}">${title}</a>`;

const noneHere = (availableHref: string | null): Html =>
  availableHref === null ? html`None of the other results has data.` : html`<a href="${availableHref}">Show results with data</a>`;

/** Returns the first result that has a value. If it is for another place, names the place. */
function nearest(site: Site, { handle, newest, loaded }: NewestFigure, best: SeriesHandle): Html {
  if (!newest || !loaded) return NOTHING;
  const style = styleOfValues(handle.unitsShort, [newest.value]);
  const place = handle.place === best.place ? '' : ` (${handle.place})`;
  return html`Closest match with data: ${linked(site, handle)}${place}, <b>${valueText(newest.value, style)}</b>, ${shortPeriod(formatPeriod(newest.period))}.`;
}
