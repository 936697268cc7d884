/** The page about the data: sources, licences, methods, vintages and accessibility. */
import { datasets, sources } from '../../../catalogue/catalogue.ts';
import { BOUNDARY_SOURCE } from '../../../catalogue/regions/boundaries.ts';
import { SERIES } from '../../../catalogue/series.ts';
import { LICENCES } from '../../../core/licence.ts';
import { html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { table } from '../../parts/table.ts';

const MAX_AGE_SECONDS = 3600;

export const aboutPage: WebPage = {
  id: 'about',
  path: '/about',
  access: 'open',
  query: [],
  make: async ({ site, signals }: WebContext): Promise<PageContent> => ({
    title: 'About this site',
    description: 'Sources and licences for the figures, how they are processed, vintages and revisions, and accessibility.',
    canonical: '/about',
    maxAgeSeconds: MAX_AGE_SECONDS,
    body: html`<h1>About this site</h1><p class="prose">Wattle collects figures that Australian agencies publish. Its catalogue has ${SERIES.length.toLocaleString('en-AU')} series, ${datasets().length} datasets and ${signals.length} indicators. A site might not have data for all of them.</p>
<section id="sources"><h2>Sources and licences</h2>${table({
      caption: 'Sources and licences',
      prose: true,
      onPhone: 2,
      columns: [{ title: 'Agency' }, { title: 'Licence' }, { title: 'Attribution' }],
      rows: sources().map(({ name, homepage, licence, attribution }) => [
        html`<a href="${homepage}" rel="noreferrer">${name}</a>`,
        html`<a href="${LICENCES[licence].url}" rel="noreferrer">${LICENCES[licence].name}</a>`,
        attribution,
      ]),
    })}<p class="s m">${BOUNDARY_SOURCE}.</p><p class="prose">Some datasets have a different licence. The page of a dataset shows its licence. The program is open source under the MIT licence.</p></section>
<section id="method"><h2>Method</h2><ul class="prose"><li>Wattle stores each file as received, with its hash.</li><li>Wattle reads values from the file. It does not round, estimate or carry them forward.</li><li>A missing value stays missing. Charts show a gap.</li><li>Wattle calculates changes and indicators from published values. Each indicator shows its formula and every input.</li><li>If a release has a figure outside the usual range, the operator reviews it before the site shows it.</li></ul><p class="s"><a href="${site.href('/signals')}">Indicators and their methods</a></p></section>
<section id="vintages"><h2>Vintages and revisions</h2><p class="prose">Agencies revise figures. Wattle keeps each stored vintage, so you can read a series as it was published on an earlier date. The first stored vintage on this site may be later than the first release. <a href="${site.href('/docs/vintages')}">Guide to vintages</a></p></section>
<section id="currency"><h2>How current the figures are</h2><p class="prose">Each page shows the period and the release date of its figures. <a href="${site.href('/status')}">Status of each dataset</a></p></section>
<section id="accessibility"><h2>Accessibility</h2><p class="prose">Pages aim to meet WCAG 2.2 AA. They work without scripts, by keyboard, at 200% zoom and on screens 360 pixels wide. Charts have a text description and a table with the same values. Maps have a ranking with the same values.</p></section>`,
  }),
};
