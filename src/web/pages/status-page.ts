import { findDataset } from '../../catalogue/catalogue.ts';
import { addTo } from '../../core/basic/lists.ts';
import { formatSydney } from '../../core/sydney-time.ts';
import { MOST_BEHIND } from '../../queries/base/reason.ts';
import { GRADES, type Grade } from '../../queries/base/reason-shape.ts';
import { status } from '../../queries/status/status.ts';
import { type StoredOfSource, storedSummary } from '../../queries/status/stored-summary.ts';
import { Html, html, type Piece } from '../html.ts';
import type { PageContent, WebContext, WebPage } from '../page.ts';
import { type DotState, dot } from '../parts/state-dot.ts';
import { table } from '../parts/table.ts';
import { tuck } from '../parts/tuck.ts';
import type { Site } from '../site.ts';
import { dayText, shortPeriod } from '../words/period-words.ts';
import { reasonParagraph, spelledOut } from '../words/reason-words.ts';
import { isoDayOf, whenText } from '../words/time-words.ts';

const MAX_AGE_SECONDS = 30;
const REASONS_SHOWN = 12;

type Status = Awaited<ReturnType<typeof status>>;
type SourceRow = Status['sources'][number];

export const statusPage: WebPage = {
  id: 'statusPage',
  path: '/status',
  access: 'open',
  query: [],
  make: async (web): Promise<PageContent> => {
    const { site, queries } = web;
    const facts = await status(queries);
    const newest = await storedSummary(queries);
    return {
      title: 'Status',
      description: 'Which data are available and up to date, when each agency was last checked, and which files need review.',
      canonical: '/status',
      isTimed: true,
      maxAgeSeconds: MAX_AGE_SECONDS,
      feed: { title: 'Wattle: status', href: site.href('/status.rss') },
      forms: [
        { label: 'JSON', href: site.href('/v1/status') },
        { label: 'RSS', href: site.href('/status.rss') },
      ],
      body: html`<h1>Status</h1>${figure(web, facts)}
<h2>Agencies</h2>${agencies(site, facts, newest)}${legend()}
<div class="g2 gap"><section><h2>Why data may be out of date</h2>${reasons(site, facts)}</section><section><h2>Files to review</h2>${quarantine(site, facts)}</section></div>${concerns(site, facts)}`,
    };
  },
};

/** Words for the state in `/v1/status`. It summarises the states of the agencies. */
const STATES: Readonly<Record<Status['status'], readonly [DotState, words: string, look: string]>> = {
  up: ['ok', 'Operational', ' good'],
  degraded: ['part', 'Some data not current', ' warn'],
  down: ['bad', 'No agency can be reached', ' bad'],
  unknown: ['none', 'Not yet checked with the agencies', ''],
};

function figure({ site, queries, asksAgencies }: WebContext, { status: overall, sources, version, time }: Status): Html {
  const sum = (name: keyof SourceRow['datasets']): number => sources.reduce((total, { datasets }) => total + datasets[name], 0);
  const [total, missing] = [sum('total'), sum('unavailable')];
  const grades = sources.map(gradesOf);
  const of = (grade: Grade): number => grades.reduce((all, one) => all + one[grade], 0);
  const are = (count: number): string => `${count} ${count === 1 ? 'is' : 'are'}`;
  const words = [
    `${are(of('current'))} up to date`,
    `${are(of('behind'))} 1 to ${MOST_BEHIND} releases behind`,
    `${are(of('out_of_date'))} out of date (more than ${MOST_BEHIND} releases behind, or too old)`,
    `${missing} ${missing === 1 ? 'has' : 'have'} no data`,
  ].join('. ');
  const [shape, state, look] = STATES[overall];
  return html`<div class="fig"><b>${total - missing}<i>of ${total} datasets have data</i></b><p>${words}. ${queries.sandbox ? 'All figures are simulated.' : !asksAgencies && html`Updates are turned off (<code>WATTLE_UPSTREAM=offline</code>).`}</p><div class="row"><span class="chip${look}">${dot(shape)}${state}</span><span class="chip">Version ${version}</span><span class="chip">Checked ${whenText(formatSydney(Date.parse(time)))}, Sydney</span><a class="chip" href="${site.href('/status.rss')}">Subscribe to the status feed</a></div></div>`;
}

function agencies(site: Site, { sources }: Status, loaded: readonly StoredOfSource[]): Html {
  const wereRequested = sources.some(({ uptime }) => uptime['7d'] != null);
  return table({
    caption: 'Agencies',
    prose: true,
    pinned: true,
    onPhone: 2,
    columns: [
      { title: 'Agency' },
      { title: 'Latest figure' },
      { title: 'Last update' },
      { title: 'Datasets' },
      { title: 'Up to date', numeric: true },
      { title: 'Behind', numeric: true },
      { title: 'Out of date', numeric: true },
      { title: 'No data', numeric: true },
      ...(wereRequested ? [{ title: 'Served, 7 days', numeric: true }] : []),
    ],
    rows: sources.map((row): readonly Piece[] => {
      const newest = loaded.find(({ source }) => source === row.source)?.newest ?? null;
      return [
        html`<a id="${row.source}" href="${site.href('/datasets', { source: row.source })}">${row.name}</a>`,
        newest === null
          ? html`<span class="m">no figures</span>`
          : html`<span class="cell">${shortPeriod(newest.period)} · ${newest.title}</span>`,
        lastAnswer(row),
        shares(row),
        ...GRADES.map((grade) => gradesOf(row)[grade]),
        row.datasets.unavailable,
        ...(wereRequested ? [row.uptime['7d'] == null ? '–' : `${row.uptime['7d']}\u00A0%`] : []),
      ];
    }),
  });
}

function lastAnswer({ last_success: success, last_failure: failure, state }: SourceRow): Html {
  const [shape, words]: readonly [DotState, string] =
    success !== null && (failure === null || success >= failure)
      ? [state === 'up' ? 'ok' : 'part', whenText(formatSydney(Date.parse(success)))]
      : failure !== null
        ? ['bad', `failed ${whenText(formatSydney(Date.parse(failure)))}`]
        : ['none', 'No update yet'];
  return html`<span class="st nw">${dot(shape)}<span>${words}</span></span>`;
}

function gradesOf({ datasets, stale_datasets: stale }: SourceRow): Readonly<Record<Grade, number>> {
  const count = (wanted: Grade): number => stale.filter(({ grade }) => grade === wanted).length;
  return { current: datasets.fresh + count('current'), behind: count('behind'), out_of_date: count('out_of_date') };
}

/** Shows the datasets in three groups: up to date, not up to date, and without data. */
function shares(row: SourceRow): Html {
  const { total } = row.datasets;
  const { current, behind, out_of_date: old } = gradesOf(row);
  const width = (count: number): number => (total === 0 ? 0 : Math.round((120 * count) / total));
  const [a, b] = [width(current), width(behind + old)];
  return new Html(
    `<svg width="120" height="8" viewBox="0 0 120 8" aria-hidden="true"><path class="track" d="M0 0h120v8H0z"/><path class="pollen" d="M0 0h${a}v8H0z"/><path class="fg" d="M${a} 0h${b}v8H${a}z"/></svg>`,
  );
}

const LEGEND: readonly (readonly [DotState, string])[] = [
  ['ok', 'up to date'],
  ['stale', 'behind or out of date'],
  ['part', 'partial'],
  ['none', 'no data'],
  ['sim', 'simulated'],
  ['bad', 'needs review'],
];

const legend = (): Html =>
  html`<p class="row xs m">${LEGEND.map(([shape, words]) => html`<span class="st">${dot(shape)}<span>${words}</span></span>`)}</p>`;

/** Lists each reason once, with the datasets that it concerns. */
function reasons(site: Site, { sources }: Status): Html {
  const byReason = new Map<string, string[]>();
  for (const { stale_datasets: stale } of sources) {
    for (const { reasons: own, dataset_id: id } of stale) {
      // More datasets have the same reason if the dates of their vintages are omitted.
      const words = reasonParagraph(own.map((one) => ({ ...one, published: null })));
      addTo(byReason, words, id);
    }
  }
  const missing = sources.flatMap(({ datasets }) => datasets.unavailable).reduce((a, b) => a + b, 0);
  if (byReason.size === 0 && missing === 0) return html`<div class="empty"><b>All data are up to date.</b></div>`;
  return html`<ul class="list">${[...byReason]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, REASONS_SHOWN)
    .map(
      ([reason, ids]) =>
        html`<li><b>${reason}</b> <span class="chip">${ids.length} ${ids.length === 1 ? 'dataset' : 'datasets'}</span><br><details><summary class="s link">Show the datasets</summary><span class="s m">${ids.map((id, i) => html`${i > 0 && ', '}${datasetLink(site, id)}`)}</span></details></li>`,
    )}${missing > 0 && html`<li><b>No data</b> <span class="chip">${missing} ${missing === 1 ? 'dataset' : 'datasets'}</span><br><span class="s m"><a href="${site.href('/datasets', { available: '0' })}">Show these datasets</a></span></li>`}</ul>`;
}

/** Lists missing series and contradictions. Content that was not read is listed only in the JSON response. */
function concerns(site: Site, { sources }: Status): Html | false {
  const all = sources.flatMap((row) => row.concerns).filter(({ kind }) => kind !== 'not_taken');
  const reported = new Map(all.map(({ dataset_id: id }) => [id, all.filter((one) => one.dataset_id === id)]));
  return (
    reported.size > 0 &&
    html`<section><h2>Data checks that failed</h2><ul class="list">${[...reported].map(
      ([id, ofDataset]) => html`<li><b>${datasetLink(site, id)}</b>${checks(ofDataset)}</li>`,
    )}</ul></section>`
  );
}

/** Lists failed checks. If there are several, they are folded on phones. */
function checks(all: readonly { readonly detail: string; readonly since: string }[]): Html {
  const items = all.map(
    ({ detail, since }) => html`<p class="s m">${spelledOut(detail)} <span class="nw">Since ${dayText(isoDayOf(since))}.</span></p>`,
  );
  return all.length > 1 ? tuck(`Show the ${all.length} checks`, items) : html`${items}`;
}

function datasetLink(site: Site, id: string): Html {
  const [source = '', ...rest] = id.split('.');
  const dataset = findDataset(source, rest.join('.'));
  return html`<a href="${site.href(`/datasets/${source}/${rest.join('.')}`)}">${dataset?.title ?? id}</a>`;
}

function quarantine(site: Site, { sources }: Status): Html {
  const failures = sources.flatMap((row) => row.failures);
  if (failures.length === 0) {
    return html`<div class="empty"><b>No files need review.</b>If a new file looks wrong, we keep the previous data and list the file here.</div>`;
  }
  return html`<ul class="list">${failures.map(
    ({ dataset_id: id, code, detail, address, since }) =>
      html`<li><span class="st">${dot('bad')}<span><b>${datasetLink(site, id)}</b> ${code !== null && html`<a href="${site.href(`/docs/errors/${code}`)}"><code class="xs">${code}</code></a>`}</span></span><p class="s m">${spelledOut(detail ?? '')}${address !== null && html`<br><code>${address}</code>`}${since !== null && html`<br>Since ${dayText(isoDayOf(since))}.`}</p></li>`,
  )}</ul>`;
}
