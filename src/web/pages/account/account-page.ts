/** The account page: use, keys, public access tokens, webhooks, calendar link and deletion. */
import { formatSydney } from '../../../core/sydney-time.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { field, formToken, postButton } from '../../parts/form.ts';
import type { Site } from '../../site.ts';
import { dayText } from '../../words/period-words.ts';
import type { AccountFacts } from './account-facts.ts';
import { keysSection } from './keys-section.ts';
import { tokensSection } from './tokens-section.ts';
import { useSection } from './use-section.ts';
import { webhooksSection } from './webhooks-section.ts';

export interface Outcome {
  readonly words: string;
  /** A secret that is shown only once, with its purpose. */
  readonly secret?: string;
  readonly samples?: readonly string[];
  readonly isFault?: boolean;
  readonly link?: { readonly href: string; readonly label: string };
}

const SECTIONS = [
  ['use', 'Usage'],
  ['keys', 'Keys'],
  ['tokens', 'Public access tokens'],
  ['webhooks', 'Webhooks'],
  ['calendar', 'Calendar link'],
  ['delete', 'Delete'],
] as const;

export function accountPage(site: Site, facts: AccountFacts, outcome: Outcome | null, asksAboutEarlier: boolean): PageContent {
  const { session, isOperator } = facts;
  const { account, formToken: token } = session;
  return {
    title: 'Account',
    description: 'Usage, keys, tokens and webhooks for your account.',
    canonical: null,
    maxAgeSeconds: 0,
    body: html`<div class="head"><div><h1 class="address">${account.email}</h1><p class="m s">${account.tier.charAt(0).toUpperCase() + account.tier.slice(1)} tier · since ${dayText(formatSydney(account.createdAt).slice(0, 10))}</p></div><div class="row">${isOperator && html`<a class="btn" href="${site.href('/admin')}">Administration</a>`}<a class="btn" href="${site.href('/account/export')}">Export my data</a>${postButton({ action: site.href('/sign-out'), token, label: 'Sign out', className: 'btn' })}</div></div>
${asksAboutEarlier ? earlierNote(site, facts) : NOTHING}${outcome === null ? NOTHING : outcomeNote(outcome)}
<div class="side l"><aside class="wid"><nav class="card flat s contents" aria-label="Account">${SECTIONS.map(([id, label]) => html`<a href="#${id}">${label}</a>`)}</nav></aside><div class="stack">
${useSection(facts)}${keysSection(site, facts)}${tokensSection(site, facts)}${webhooksSection(site, facts)}${calendarSection(site)}${deleteSection(site, facts)}</div></div>`,
  };
}

const outcomeNote = ({ words, secret, samples = [], isFault, link }: Outcome): Html =>
  html`<div class="note${isFault && ' bad'}" role="${isFault ? 'alert' : 'status'}" id="outcome"><p>${words}${link && html` <a href="${link.href}">${link.label}</a>`}</p>${secret !== undefined && codeSample(secret)}${samples.map(codeSample)}</div>`;

/** Returns the note for the first sign-in. It warns that the person who registered the address has seen the key. */
function earlierNote(site: Site, { keys, session }: AccountFacts): Html {
  if (keys.length === 0) return NOTHING;
  return html`<div class="note" role="status" id="earlier"><p>This is your first sign-in. A key for this account (${keys.map(({ prefix }, i) => html`${i > 0 && ', '}<code>${prefix}…</code>`)}) was created before you confirmed this address. The person who registered the address has seen the key.</p><div class="row">${postButton({ action: site.href('/account/keys'), token: session.formToken, label: 'Replace the key now', values: { do: 'new', overlap: '0' }, className: 'btn act' })}<a class="btn" href="${site.href('/account')}">It was me. Keep the key</a></div></div>`;
}

export const deletedPage = (site: Site): PageContent => ({
  title: 'Account deleted',
  description: 'An account was deleted.',
  canonical: null,
  maxAgeSeconds: 0,
  body: html`<div class="one narrow"><h1>Account deleted</h1><p class="m">Your keys, tokens and webhooks no longer work, and we have removed your data. We have emailed you a confirmation.</p><div class="row"><a class="btn pri" href="${site.href('/')}">Home</a><a class="btn" href="${site.href('/register')}">Get a key</a></div></div>`,
});

const calendarSection = (site: Site): Html =>
  html`<section id="calendar" class="card"><h2>Calendar link</h2><p class="s m">Use this link to see releases in your calendar program. If the calendar needs a key, create a token with calendar access and add <code>?key=rd_…</code> to the link.</p>${codeSample(site.absolute('/calendar.ics').replace(/^https?/, 'webcal'))}<p class="s"><a href="${site.href('/calendar')}">See the release calendar</a></p></section>`;

const deleteSection = (site: Site, { session }: AccountFacts): Html =>
  html`<section id="delete" class="card"><h2>Delete</h2><p class="s">Your keys, tokens and webhooks stop working, and we remove your data. This cannot be undone.</p><form method="post" action="${site.href('/account/delete')}">${formToken(session.formToken)}${field({ name: 'confirm', label: 'Type your email address to confirm', type: 'email', autocomplete: 'off' })}<button class="btn del">Delete this account</button></form></section>`;
