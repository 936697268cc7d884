/** The line with the agencies, datasets and licences of the figures on a page. */
import { at } from '../../core/assert.ts';
import { groupedBy } from '../../core/basic/lists.ts';
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import { licenceOf, sourceOf } from '../../queries/base/citation.ts';
import type { SourceCitation } from '../../queries/base/meta-shape.ts';
import { shortLicence } from '../../render/chart/words.ts';
import { type Html, html, NOTHING } from '../html.ts';
import type { Site } from '../site.ts';
import { tuck } from './tuck.ts';

/** The number of datasets from which phones fold the line, because it would be longer than a screen. */
const FOLDED_FROM = 12;

/** Returns a line such as `Sources: Australian Bureau of Statistics: Labour force · Job vacancies (CC BY 4.0).`, with links. */
export function sourceNote(site: Site, datasets: Iterable<Dataset>): Html {
  const unique = [...new Set(datasets)];
  if (unique.length === 0) return NOTHING;
  const groups = [...groupedBy(unique, (dataset) => `${agencyOf(dataset)} ${licenceOf(dataset).id}`).values()];
  const line = html`<p class="s m">${unique.length > 1 ? 'Sources' : 'Source'}: ${groups.map((own) => groupNote(site, own))}</p>`;
  return unique.length < FOLDED_FROM ? line : tuck('Show the sources', line);
}

const agencyOf = (dataset: Dataset): string => (dataset.publisher ?? sourceOf(dataset)).name;

/** Returns the datasets of one agency that have the same licence. */
function groupNote(site: Site, datasets: readonly Dataset[]): Html {
  const first = at(datasets, 0);
  const { url, name } = licenceOf(first);
  const links = datasets.map((one, i) => html`${i > 0 && ' · '}<a href="${site.href(`/datasets/${datasetKey(one)}`)}">${one.title}</a>`);
  return html`${agencyOf(first)}${datasets.length > 1 ? ':' : ','} ${links} (<a href="${url}" rel="noreferrer">${shortLicence(name)}</a>). `;
}

/** Returns the attributions of sources, each with its licence. */
export const citedNote = (sources: readonly Pick<SourceCitation, 'attribution' | 'licence'>[]): Html =>
  html`${sources.map(({ attribution, licence }, i) => html`${i > 0 && ' · '}${attribution} (<a href="${licence.url}" rel="noreferrer">${shortLicence(licence.name)}</a>)`)}`;
