/** The page of an ABN. It shows whether the check digits are correct. It also shows details from stored registers. */
import { member } from '../../core/assert.ts';
import { verifyAbn } from '../../queries/datasets/registers/verify-abn.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../page.ts';
import { type DotState, dot } from '../parts/state-dot.ts';
import type { Site } from '../site.ts';
import { grouped } from '../words/grouped-digits.ts';
import { dayText } from '../words/period-words.ts';

/** The page of an ABN on the website of the Australian Business Register. */
const ABN_LOOKUP = 'https://abr.business.gov.au/ABN/View?abn=';

interface Verified {
  readonly abn: string;
  readonly valid: boolean;
  readonly reason: string | null;
  readonly status: string;
  readonly entity_name: string | null;
  readonly entity_type: string | null;
  readonly acn: string | null;
  readonly gst: boolean | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly trading_names: readonly string[];
  readonly source: string | null;
  readonly as_of: string | null;
}

export const abnStart: WebPage = {
  id: 'abnStart',
  path: '/abn',
  access: 'reading',
  query: ['abn'],
  make: async ({ site }, { query }): Promise<PageContent | Redirect> => {
    const abn = query.get('abn');
    if (abn !== null) return { redirect: site.href(`/abn/${abn.replace(/\s/g, '')}`) };
    return {
      title: 'Look up an ABN',
      description: 'Check an ABN and look it up in business registers.',
      canonical: '/abn',
      maxAgeSeconds: 3600,
      datasets: [],
      body: html`<h1>Look up an ABN</h1><p class="prose m">Check the digits of an ABN and look it up in the registers on this site: name, type, state and date.</p>${abnForm(site, '')}`,
    };
  },
};

export const abnPage: WebPage = {
  id: 'abn',
  path: '/abn/{abn}',
  access: 'reading',
  query: [],
  make: async ({ site, queries }: WebContext, { path }: PageRequest): Promise<PageContent> => {
    const answer = await verifyAbn(queries, decodeURIComponent(member(path, 'abn')));
    const facts = answer.data as unknown as Verified;
    const [state, words] = verdict(facts);
    return {
      title: `ABN ${grouped(facts.abn)}`,
      description: words,
      canonical: null,
      maxAgeSeconds: Math.min(3600, answer.maxAgeSeconds),
      datasets: answer.datasets,
      forms: [{ label: 'JSON', href: site.absolute(`/v1/abn/${facts.abn}`), needsKey: true }],
      body: html`<p class="crumb"><a href="${site.href('/abn')}">ABN</a></p><h1>ABN <span class="n">${grouped(facts.abn)}</span></h1>
<section class="card"><p class="st big">${dot(state)}<b>${words}</b></p>${details(site, facts)}${(facts.valid ? answer.meta.notes : []).map((note) => html`<p class="s m">${note}</p>`)}</section>${abnForm(site, facts.abn)}`,
    };
  },
};

function verdict({ valid, reason, source, status, entity_name: name }: Verified): readonly [DotState, string] {
  if (!valid) return ['bad', `The check digits are wrong. ${reason ?? ''}`.trim()];
  if (source === null) return ['part', 'This ABN has a valid format.'];
  return ['ok', `${name ?? 'Known'}: ${status.replaceAll('_', ' ')}.`];
}

function details(site: Site, facts: Verified): Html {
  if (facts.source === null) {
    return html`<p class="s m">${facts.valid ? html`This does not show whether the ABN is active. <a href="${ABN_LOOKUP}${facts.abn}" rel="noreferrer">Check it on ABN Lookup</a>.` : 'No ABN has these digits.'}</p>`;
  }
  const [source = '', id = ''] = facts.source.split('.');
  return html`<dl class="dl">${facts.entity_name !== null && html`<dt>Name</dt><dd>${facts.entity_name}</dd>`}${facts.entity_type !== null && html`<dt>Type</dt><dd>${facts.entity_type}</dd>`}${
    facts.acn !== null &&
    html`<dt>ACN</dt><dd><a href="${site.href('/companies', { q: facts.acn })}"><code>${grouped(facts.acn)}</code></a></dd>`
  }${facts.gst !== null && html`<dt>GST</dt><dd>${facts.gst ? 'registered' : 'not registered'}</dd>`}${facts.state !== null && html`<dt>State</dt><dd>${facts.state} ${facts.postcode}</dd>`}${
    facts.trading_names.length > 0 && html`<dt>Trades as</dt><dd>${facts.trading_names.join(', ')}</dd>`
  }<dt>Source</dt><dd>${source === 'abr' ? 'ABN Lookup' : html`<a href="${site.href(`/datasets/${source}/${id}`)}">${facts.source}</a>`}${facts.as_of !== null && `, as of ${dayText(facts.as_of)}`}</dd></dl>`;
}

const abnForm = (site: Site, abn: string): Html =>
  html`<form class="row gap" action="${site.href('/abn')}"><div class="find"><label class="vh" for="abn">ABN</label>${icon('find')}<input id="abn" name="abn" inputmode="numeric" value="${abn === '' ? '' : grouped(abn)}" placeholder="51 824 753 556" required></div><button class="btn act">Look up</button></form>`;
