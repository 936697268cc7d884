import type { ReleaseRow } from '../../../queries/releases/shape.ts';
import { attribute, type Html, html } from '../../html.ts';
import { dot } from '../../parts/state-dot.ts';
import type { Site } from '../../site.ts';
import { periodText } from '../../words/period-words.ts';
import { clockText } from '../../words/time-words.ts';

/** A release that is known only by its usual day is never marked as out, because the agency may have chosen another day. */
export function releaseItem(site: Site, row: ReleaseRow): Html {
  const dataset = row.dataset_id;
  const href = dataset === null ? row.source_url : site.href(`/datasets/${dataset.replace('.', '/')}`);
  return html`<li><time class="s m nw" datetime="${row.release_at}">${clockText(row.release_at)}</time><span><a href="${href}"${attribute('rel', dataset === null ? 'noreferrer' : null)}>${row.title}</a>${row.reference_period !== null && html` <span class="s m">${periodText(row.reference_period)}</span>`}<span class="chip">${row.source.toUpperCase()}</span>${row.basis === 'by_rule' && html`<span class="xs m nw">usual release day</span> `}${row.status === 'released' && row.basis === 'found' && html`<span class="xs m nw">${dot('ok')} out</span>`}</span></li>`;
}
