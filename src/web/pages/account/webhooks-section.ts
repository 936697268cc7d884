import { EVENT_KINDS, type EventKind } from '../../../core/events.ts';
import { formatSydney } from '../../../core/sydney-time.ts';
import { MOST_SUBSCRIPTIONS } from '../../../webhooks/subscriptions.ts';
import type { Delivery, StandingSubscription } from '../../../webhooks/views.ts';
import { type Html, html } from '../../html.ts';
import { field, formToken, postButton } from '../../parts/form.ts';
import { type DotState, dot } from '../../parts/state-dot.ts';
import type { Site } from '../../site.ts';
import { clockText } from '../../words/time-words.ts';
import type { AccountFacts, ShownDelivery, ShownHook } from './account-facts.ts';
import { momentText } from './moments.ts';

/** Each kind of event, in words. */
const EVENT_WORDS: Readonly<Record<EventKind, string>> = {
  'release.published': 'A release has new periods',
  'series.updated': 'A series has a new value',
  'observation.revised': 'A published value was revised',
  'signal.regime_changed': 'An indicator has changed its state',
  'dataset.stale': 'A dataset may be out of date',
  'dataset.recovered': 'A dataset is up to date again',
  'dataset.contents_changed': 'An agency changed the contents of its files',
  'figures.contradicted': 'Published values contradict each other',
  'test.ping': 'A test',
};

export function webhooksSection(site: Site, facts: AccountFacts): Html {
  const { hooks, session, now } = facts;
  const action = site.href('/account/webhooks');
  const token = session.formToken;
  const one = ({ hook, deliveries }: ShownHook): Html => {
    const button = (label: string, what: string, more: Readonly<Record<string, string>> = {}): Html =>
      postButton({ action, token, label, values: { do: what, id: hook.id, ...more } });
    const active = hook.state === 'active';
    return html`<article class="hook"><div class="row"><h3>${hook.description ?? hostOf(hook.url)}</h3>${stateChip(hook, now)}<span class="push row">${active && button('Send a test', 'test')}${button(active ? 'Pause' : 'Resume', active ? 'pause' : 'resume')}${button('Remove', 'remove')}</span></div><p class="s m"><code>${hook.url}</code><br>${filtersOf(hook)}</p>${
      deliveries.length === 0
        ? html`<p class="s m">No deliveries yet.</p>`
        : html`<ul class="list log">${deliveries.map((shown) => deliveryRow(shown, now, button(shown.delivery.state === 'delivered' ? 'Deliver again' : 'Try again now', 'retry', { delivery: shown.delivery.id })))}</ul>`
    }${
      active &&
      html`<form method="post" action="${action}" class="row">${formToken(token)}<input type="hidden" name="do" value="replay"><input type="hidden" name="id" value="${hook.id}"><label class="s m" for="since-${hook.id}">Deliver all events again since</label><input id="since-${hook.id}" name="since" type="date" required><button class="btn sm">Replay</button></form>`
    }</article>`;
  };
  return html`<section id="webhooks" class="card"><div class="row"><h2>Webhooks</h2><span class="push">${postButton({ action: site.href('/account/keys'), token, label: 'Show the signing secret', values: { do: 'show-secret' } })}</span></div><p class="s m">Get a signed message when data change (<a href="${site.href('/docs/webhooks')}">Standard Webhooks</a>).</p>${hooks.map(one)}${
    hooks.length < MOST_SUBSCRIPTIONS &&
    html`<details class="more"><summary class="btn sm">Add a webhook</summary><form method="post" action="${action}" class="gap">${formToken(token)}<input type="hidden" name="do" value="add"><div class="g2">${field({ name: 'url', label: 'Address', type: 'url', placeholder: 'https://hooks.example.org/wattle', required: true })}${field({ name: 'description', label: 'Name', placeholder: 'Newsroom CPI desk', maxlength: 500 })}</div><fieldset class="facet"><legend>Events (leave blank for all)</legend><div class="columns">${EVENT_KINDS.filter(
      (kind) => kind !== 'test.ping',
    ).map(
      (kind) =>
        html`<label class="check"><input type="checkbox" name="events" value="${kind}"><span>${EVENT_WORDS[kind]} <code class="xs m">${kind}</code></span></label>`,
    )}</div></fieldset><div class="g2">${field({ name: 'series', id: 'webhook-series', label: 'Series', placeholder: 'AU.CPI.YOY', words: 'Ids, separated by commas. Leave blank for all.' })}${field({ name: 'datasets', label: 'Datasets', placeholder: 'rba.F1.1', words: 'Separated by commas. Leave blank for all.' })}</div><button class="btn act">Add</button></form></details>`
  }</section>`;
}

function stateChip({ state, failingSince }: StandingSubscription, now: number): Html {
  if (state === 'paused') return html`<span class="chip">${dot('stale')}paused</span>`;
  if (state !== 'active') return html`<span class="chip bad">${dot('bad')}${state}</span>`;
  if (failingSince !== null) return html`<span class="chip bad">${dot('bad')}failing since ${momentText(failingSince, now)}</span>`;
  return html`<span class="chip good">${dot('ok')}active</span>`;
}

function deliveryRow({ delivery, body }: ShownDelivery, now: number, retry: Html): Html {
  const { kind, createdAt, attempts, nextAttemptAt } = delivery;
  return html`<li><details><summary class="row">${dot(dotOfDelivery(delivery))}<span class="s">${momentText(createdAt, now)}</span><code>${kind}</code><span class="push s">${answersOf(delivery)}${attempts.length > 0 && ` · ${attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}`}${nextAttemptAt !== null && ` · next ${momentText(nextAttemptAt, now)}`}</span></summary><div class="g2"><div><h4 class="eyebrow">Attempts</h4><ol class="steps s">${attempts.map(
    ({ at, durationMs, status, error }) =>
      html`<li><b>${clockText(formatSydney(at))} · ${durationMs} ms${status !== null && ` · ${status}`}</b><span class="m">${error ?? 'Accepted.'}</span></li>`,
  )}${attempts.length === 0 && html`<li class="m">None yet.</li>`}</ol>${retry}</div><div><h4 class="eyebrow">Body</h4>${body === null ? html`<p class="s m">No longer stored.</p>` : html`<pre tabindex="0"><code>${indented(body)}</code></pre>`}</div></div></details></li>`;
}

const dotOfDelivery = ({ state, attempts }: Delivery): DotState => {
  if (state === 'failed') return 'bad';
  if (state === 'delivered') return attempts.length > 1 ? 'part' : 'ok';
  return attempts.length > 0 ? 'bad' : 'none';
};

function answersOf({ attempts, state }: Delivery): string {
  const answers = attempts.map(({ status }) => (status === null ? 'no response' : String(status)));
  if (answers.length === 0) return state === 'pending' ? 'waiting' : state;
  return answers.length > 3 ? `${answers[0]} … ${answers.at(-1)}` : answers.join(' → ');
}

const filtersOf = ({ events, datasets, series, sources }: StandingSubscription): string =>
  [
    events.length === 0 ? 'all events' : events.join(', '),
    ...[series, datasets, sources].filter((list) => list.length > 0).map((list) => list.join(', ')),
  ].join(' · ');

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
