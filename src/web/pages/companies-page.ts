/** The search for companies in the ASIC register. */
import { findDataset } from '../../catalogue/catalogue.ts';
import { WattleError } from '../../core/errors.ts';
import { describeDataset } from '../../queries/datasets/describe-dataset.ts';
import { html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PageContent, Redirect, WebContext, WebPage } from '../page.ts';
import { datasetNotes, describedOf } from './datasets/dataset-head.ts';
import { registerBody } from './datasets/register-body.ts';

const PATH = '/companies';

export const companiesPage: WebPage = {
  id: 'companies',
  path: PATH,
  access: 'reading',
  query: ['q', 'name', 'acn', 'status', 'type', 'state', 'cursor'],
  make: (web, { query }) => make(web, query),
};

/** Finds companies. Nine digits are read as an ACN, and eleven digits as an ABN. Other text is read as words of a company name. */
async function make(web: WebContext, query: URLSearchParams): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const q = query.get('q')?.trim() ?? '';
  const digits = q.replace(/\s/g, '');
  if (/^\d{11}$/.test(digits)) return { redirect: site.href(`/abn/${digits}`) };
  const register = findDataset('asic', 'companies');
  if (register?.kind !== 'register') throw new WattleError('BUG', 'This site has no company register.');
  const filters = new URLSearchParams([...query].filter(([name]) => name !== 'q'));
  if (q !== '') filters.set(/^\d{9}$/.test(digits) ? 'acn' : 'name', /^\d{9}$/.test(digits) ? digits : q);
  const answer = await describeDataset(queries, register);
  const isStored = describedOf(answer).refreshed_at !== null;
  return {
    title: q === '' ? 'Companies' : `Companies: ${q}`,
    description: 'Search the ASIC company register by name, ACN or ABN.',
    section: 'registers',
    canonical: q === '' ? PATH : null,
    q,
    maxAgeSeconds: answer.maxAgeSeconds,
    datasets: answer.datasets,
    forms: isStored
      ? [
          { label: 'JSON', href: site.href('/d/asic/companies.json', filters) },
          { label: 'CSV', href: site.href('/d/asic/companies.csv', filters) },
        ]
      : [],
    body: html`<p class="crumb"><a href="${site.href('/registers')}">Registers</a> › ASIC › <code>asic.companies</code></p><h1>Companies</h1><p class="m">Search the ASIC company register by name, ACN or ABN.</p>
<form class="row" role="search" action="${site.href(PATH)}"><div class="find big"><label class="vh" for="company">Name, ACN or ABN</label>${icon('find')}<input id="company" name="q" type="search" value="${q}" placeholder="Name, ACN or ABN"></div><button class="btn act">Search</button></form><p class="xs m">Enter a name, ACN (9 digits) or ABN (11 digits).</p>
${isStored ? await registerBody(web, register, filters, filters, PATH, false) : html`<div class="empty"><b>The company register is not available on this site.</b><a href="${register.landingPage}" rel="noreferrer">The agency’s page</a> · <a href="${site.href('/status')}#asic">Status of the agency</a></div>`}${datasetNotes(web, register, answer)}`,
  };
}
