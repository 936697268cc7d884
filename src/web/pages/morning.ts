/** A page for the start of a working day. */
import { releaseCards } from '../../catalogue/cards/release-cards.ts';
import { datasets } from '../../catalogue/catalogue.ts';
import { findConcept } from '../../catalogue/concepts/concepts.ts';
import { releaseOfPeriod } from '../../catalogue/releases/release-publications.ts';
import { present } from '../../core/assert.ts';
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import { DAY_MS, formatPeriod, lastDay, type Period } from '../../core/period.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { KeptResults } from '../../queries/base/data-marks.ts';
import { figureWords, needsDamaged } from '../../queries/concepts/concept-words.ts';
import { resolveConcepts } from '../../queries/concepts/resolve-concept.ts';
import { latestPeriods } from '../../queries/economy/release-cards/card-periods.ts';
import { cardOf, type ReadCard } from '../../queries/economy/release-cards/read-card.ts';
import type { ResolvedConcept } from '../../queries/series/concepts/resolve.ts';
import { type Html, html, NOTHING } from '../html.ts';
import type { WebContext } from '../page.ts';
import type { Site } from '../site.ts';
import { dayText, shortPeriod, shortPeriodWords } from '../words/period-words.ts';

const LINES = [
  ['cash_rate', 'Cash rate'],
  ['mortgage_rate', 'New home loans'],
  ['bond_10y', '10-year bond'],
  ['aud_usd', 'AUD in USD'],
  ['power_price', 'Electricity (NEM)'],
  ['renewables_share', 'Renewables (NEM)'],
] as const;
const REVISED_SHOWN = 5;
const MOST_DAYS_OLD = 1;

export async function morning({ site, queries }: WebContext): Promise<Html> {
  const card = await keptCards.of(queries, 'latest', null, () => latestCard(queries));
  const today = Math.floor(queries.clock.now() / DAY_MS);
  const concepts = await resolveConcepts(
    queries,
    LINES.map(([id]) => present(findConcept(id), id)),
  );
  const revisions = await revised(site, queries);
  const title = html`<h3>Revised since yesterday</h3>`;
  return html`<section id="morning"><h2>At a glance</h2><div class="g3"><div class="card flat">${cardLine(site, card)}</div>
<div class="card flat"><h3>Rates and electricity</h3><dl class="dl">${concepts.map((one, i) => conceptLine(site, one, today, LINES[i]?.[1]))}</dl></div>
${revisions === null ? html`<div class="card flat wide-only">${title}<p class="s m">No value was revised in the last 24 hours.</p></div>` : html`<div class="card flat">${title}${revisions}</div>`}</div></section>`;
}

/** Returns the release card with the latest data. */
async function latestCard(ctx: QueryContext): Promise<ReadCard | null> {
  const cards = releaseCards().filter(({ publication }) => publication !== null);
  const latest = await latestPeriods(ctx, cards);
  const dated = cards.flatMap((card, i) => {
    const period = latest[i] ?? null;
    const at = period === null || card.publication === null ? null : releaseOfPeriod(card.publication, period.t)?.at;
    return period === null || at == null ? [] : [{ card, period, at }];
  });
  const [newest] = dated.toSorted((a, b) => b.at - a.at);
  return newest === undefined ? null : cardOf(ctx, newest.card, formatPeriod(newest.period));
}

function cardLine(site: Site, read: ReadCard | null): Html {
  if (read === null) return html`<h3>Latest release</h3><p class="s m">No release is stored on this site yet.</p>`;
  const name = formatPeriod(read.period);
  const when = read.release === null ? NOTHING : html` <span class="nw">Released ${dayText(read.release.at.slice(0, 10))}.</span>`;
  return html`<h3><a href="${site.href(`/releases/${read.card.id}/${name}`)}">${read.card.title}, ${shortPeriod(name)}</a></h3><p class="s">${read.sentence}${when}</p>`;
}

/** Returns a line such as `Cash rate  4.35% 6 May 2026`. If a value is not current, it is not bold and has its date. */
function conceptLine(site: Site, resolved: ResolvedConcept, today: number, name: string = resolved.concept.title): Html {
  const { concept, state, figure } = resolved;
  const href = site.href(concept.topic === 'energy' ? '/energy' : `/topics/${concept.topic}`);
  if (figure === null)
    return html`<dt><a href="${href}">${name}</a></dt><dd class="m">${needsDamaged(resolved) ? 'Damaged' : 'No data'}</dd>`;
  const [value, when] = [
    figureWords(concept, figure.newest.value),
    html`<span class="m nw">${shortPeriodWords(figure.newest.period)}</span>`,
  ];
  return html`<dt><a href="${href}">${name}</a></dt><dd>${state === 'current' && !isOldPrice(concept.topic, figure.newest.period, today) ? html`<b>${value}</b> ${when}` : html`<span class="m">Last: ${value}</span> ${when}`}</dd>`;
}

/** Returns true for an electricity price of an earlier day, because the page is about this morning. */
const isOldPrice = (topic: string, of: Period, today: number): boolean => topic === 'energy' && today - lastDay(of) > MOST_DAYS_OLD;

interface Revised {
  readonly dataset: Dataset;
  readonly changed: number;
}

const keptCards = new KeptResults<ReadCard | null>(1);
const keptRevisions = new KeptResults<readonly Revised[]>(1);

/** Returns the versions of the last 24 hours that changed earlier values, with the most changes first. Starter data are ignored. */
async function revisedNow({ store, clock }: QueryContext): Promise<readonly Revised[]> {
  const since = clock.now() - DAY_MS;
  const versions = new Map((await store.datasets.states()).map(({ dataset, version }) => [dataset, version]));
  const found = datasets().flatMap((dataset) => {
    const version = versions.get(datasetKey(dataset)) ?? null;
    const isNews = version !== null && version.recordedAt > since && version.kind === 'update' && version.origin !== 'starter';
    return !isNews || version.changed === 0 ? [] : [{ dataset, changed: version.changed }];
  });
  return found.toSorted((a, b) => b.changed - a.changed);
}

/** Shows the revisions of the last 24 hours. Returns null for a day without revisions. */
async function revised(site: Site, ctx: QueryContext): Promise<Html | null> {
  const found = await keptRevisions.of(ctx, 'revised', null, () => revisedNow(ctx));
  if (found.length === 0) return null;
  const shown = found.slice(0, REVISED_SHOWN);
  return html`<ul class="terse s">${shown.map(
    ({ dataset, changed }) =>
      html`<li><a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">${dataset.title}</a>: ${changed.toLocaleString('en-AU')} ${changed === 1 ? 'value' : 'values'}</li>`,
  )}</ul>${found.length > shown.length && html`<p class="s"><a href="${site.href('/releases/week')}">${found.length - shown.length} more datasets</a></p>`}`;
}
