/** The registers, with a search for a company and a check of an ABN. */
import { datasets } from '../../catalogue/catalogue.ts';
import { storeKey } from '../../core/define-dataset.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PageContent, WebContext, WebPage } from '../page.ts';

const MAX_AGE_SECONDS = 60;

export const registersPage: WebPage = {
  id: 'registers',
  path: '/registers',
  access: 'reading',
  query: [],
  make: async ({ site, queries }: WebContext): Promise<PageContent> => {
    const registers = datasets().filter(({ kind }) => kind === 'register');
    const states = new Map((await queries.store.datasets.states(registers.map(storeKey))).map((state) => [state.dataset, state]));
    const rowsOf = (key: (typeof registers)[number]): number => states.get(storeKey(key))?.rows ?? 0;
    const [withData, without] = [registers.filter((one) => rowsOf(one) > 0), registers.filter((one) => rowsOf(one) === 0)];
    const list = (shown: typeof registers): Html =>
      html`<ul class="list">${shown.map(
        (one) =>
          html`<li class="hit"><h3><a href="${site.href(`/datasets/${one.source}/${one.id}`)}">${one.title}</a></h3><div class="val s">${rowsOf(one) > 0 ? html`${rowsOf(one).toLocaleString('en-AU')}<small>rows</small>` : html`<small>no data</small>`}</div><p class="s m">${one.description}</p></li>`,
      )}</ul>`;
    return {
      title: 'Registers',
      description: 'Australian registers: companies, business numbers, charities, financial licences and others.',
      section: 'registers',
      canonical: '/registers',
      maxAgeSeconds: MAX_AGE_SECONDS,
      forms: [{ label: 'JSON', href: site.absolute('/v1/datasets'), needsKey: true }],
      body: html`<h1>Registers</h1>
<div class="g2 gap"><section class="card flat"><h2>Company search</h2><form class="row" role="search" aria-label="Companies" action="${site.href('/companies')}"><div class="find big"><label class="vh" for="company">Name, ACN or ABN of a company</label>${icon('find')}<input id="company" name="q" type="search" placeholder="Name, ACN or ABN"></div><button class="btn act">Search</button></form></section>
<section class="card flat"><h2>ABN check</h2><p class="prose">Check who an Australian Business Number belongs to, and its status.</p><p><a class="btn" href="${site.href('/abn')}">Check an ABN</a></p></section></div>
<section><h2>All registers</h2><p class="s m">${withData.length} of ${registers.length} registers have data on this site.</p>${list(withData)}${without.length > 0 && html`<details><summary class="s"><span class="link">Show ${without.length} registers without data</span></summary>${list(without)}</details>`}</section>`,
    };
  },
};
