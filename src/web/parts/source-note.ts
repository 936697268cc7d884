/** The line with the agencies, datasets and licences of the figures on a page. */
import { groupedBy } from '../../core/basic/lists.ts';
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import { licenceOf, sourceOf } from '../../queries/base/citation.ts';
import type { SourceCitation } from '../../queries/base/meta-shape.ts';
import { shortLicence } from '../../render/chart/words.ts';
import { type Html, html, NOTHING } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a line such as `Source: Australian Bureau of Statistics, Labour force, Job vacancies (CC BY 4.0)`, with links. */
export function sourceNote(site: Site, datasets: Iterable<Dataset>): Html {
  const unique = [...new Set(datasets)];
  if (unique.length === 0) return NOTHING;
  const nameOf = (dataset: Dataset): string => (dataset.publisher ?? sourceOf(dataset)).name;
  const groups = [...groupedBy(unique, (dataset) => `${nameOf(dataset)} ${licenceOf(dataset).id}`).values()];
  return html`<p class="s m">${unique.length > 1 ? 'Sources' : 'Source'}: ${groups.map((own, i) => html`${i > 0 && ' · '}${own.map((dataset, j) => html`${j === 0 && nameOf(dataset)}, <a href="${site.href(`/datasets/${datasetKey(dataset)}`)}">${dataset.title}</a>`)} ${own[0] && html`(<a href="${licenceOf(own[0]).url}" rel="noreferrer">${shortLicence(licenceOf(own[0]).name)}</a>)`}`)}</p>`;
}

/** Returns the attributions of sources, each with its licence. */
export const citedNote = (sources: readonly Pick<SourceCitation, 'attribution' | 'licence'>[]): Html =>
  html`${sources.map(({ attribution, licence }, i) => html`${i > 0 && ' · '}${attribution} (<a href="${licence.url}" rel="noreferrer">${shortLicence(licence.name)}</a>)`)}`;
