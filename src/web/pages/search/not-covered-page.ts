/** The page of popular statistics that Wattle does not cover. */

import { findDataset } from '../../../catalogue/catalogue.ts';
import { findSeries } from '../../../catalogue/series.ts';
import { NOT_COVERED_KINDS, type NotCovered } from '../../../catalogue/subjects/not-covered.ts';
import { groupedBy } from '../../../core/basic/lists.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { allNotCovered } from '../../../queries/search/not-covered.ts';
import { SIGNALS } from '../../../signals/registry.generated.ts';
import { type Html, html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';

const MAX_AGE_SECONDS = 3600;
const HEADINGS: Readonly<Record<NotCovered['kind'], string>> = {
  licence: 'Published under other terms',
  source: 'Published by agencies that Wattle does not cover',
  table: 'In tables that Wattle does not include',
  estimate: 'Not observed',
};

export const notCoveredPage: WebPage = {
  id: 'not-covered',
  path: '/not-covered',
  access: 'open',
  query: [],
  make: async ({ site }: WebContext): Promise<PageContent> => ({
    title: 'Statistics that are not covered',
    description: 'Popular Australian statistics that this site does not have, with the reason and the nearest series.',
    canonical: '/not-covered',
    maxAgeSeconds: MAX_AGE_SECONDS,
    forms: [{ label: 'JSON', href: site.absolute('/v1/not-covered'), needsKey: true }],
    body: html`<h1>Statistics that are not covered</h1><p class="prose">If you search for one of these subjects, the results show the nearest series. That series measures something else.</p>${NOT_COVERED_KINDS.map(
      (kind) => section(site, kind),
    )}`,
  }),
};

function section(site: Site, kind: NotCovered['kind']): Html {
  const groups = grouped(kind);
  const rows = groups.map(([first, ...others]) => [
    subjectsOf([first, ...others]),
    `${first.why.charAt(0).toUpperCase()}${first.why.slice(1)}.`,
    nearestOf(site, first),
  ]);
  const subjects = table({
    caption: HEADINGS[kind],
    prose: true,
    stacked: 'lines',
    columns: [{ title: 'Subject' }, { title: 'Reason' }, { title: 'Nearest' }],
    rows,
  });
  return html`<section id="${kind}"><h2>${HEADINGS[kind]}</h2>${tuck(`Show the ${groups.length} subjects`, subjects)}</section>`;
}

/** Groups subjects that have the same reason and the same nearest data. */
function grouped(kind: NotCovered['kind']): readonly (readonly [NotCovered, ...NotCovered[]])[] {
  const groups = groupedBy(
    allNotCovered().filter((subject) => subject.kind === kind),
    (one) => `${one.why} ${one.nearest.join(' ')}`,
  );
  return [...groups.values()];
}

/** Names the first subject, because the others are similar search words. */
function subjectsOf([first, ...others]: readonly [NotCovered, ...NotCovered[]]): string {
  const similar = others.length === 0 ? '' : ` and ${others.length} similar ${others.length === 1 ? 'subject' : 'subjects'}`;
  return `${capitalised(first.title)}${similar}`;
}

const nearestOf = (site: Site, { nearest }: NotCovered): Html =>
  html`${nearest.map((id, i) => html`${i > 0 && html`<br>`}${linkTo(site, id)}`)}`;

function linkTo(site: Site, id: string): Html {
  const series = findSeries(id);
  if (series) return html`<a href="${site.href(`/series/${series.id}`)}">${series.title}</a>`;
  const signal = SIGNALS.find((one) => one.id === id);
  if (signal) return html`<a href="${site.href(`/signals/${signal.id}`)}">${signal.title}</a>`;
  const [source, ...rest] = id.split('.');
  const dataset = findDataset(`${source}`, rest.join('.'));
  return dataset ? html`<a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">${dataset.title}</a>` : html`${id}`;
}
