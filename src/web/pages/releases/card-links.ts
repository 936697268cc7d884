/** Links to release cards with data. */
import { releaseCards } from '../../../catalogue/cards/release-cards.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { latestPeriods } from '../../../queries/economy/release-cards/card-periods.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { Site } from '../../site.ts';

/**
 * Returns links to the cards.
 * @param but id of a card that is omitted
 */
export async function cardLinks(site: Site, queries: QueryContext, label: string, but: string | null = null): Promise<Html> {
  const others = releaseCards().filter(({ id }) => id !== but);
  const latest = await latestPeriods(queries, others);
  const shown = others.filter((_, i) => latest[i] != null);
  if (shown.length === 0) return NOTHING;
  return html`<p class="s">${label}: ${shown.map(({ id, title }, i) => html`${i > 0 && ' · '}<a href="${site.href(`/releases/${id}`)}">${title}</a>`)}</p>`;
}
