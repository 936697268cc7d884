/** The page on which an address gets its key: one field, and the key once. */
import { type Html, html } from '../../html.ts';
import type { PageContent } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { field } from '../../parts/form.ts';
import type { Site } from '../../site.ts';

export interface RegisterFacts {
  /** Calls a month of a new account; infinite where nothing limits them. */
  readonly monthlyCalls: number;
  /** Domains of which alone addresses may register; empty for all. */
  readonly domains: readonly string[];
  readonly email: string;
  readonly fault: string | null;
  /** After it: the key of a new account, or none where it was mailed again. */
  readonly done: { readonly email: string; readonly apiKey: string | null } | null;
}

export function registerPage(site: Site, facts: RegisterFacts): PageContent {
  const { monthlyCalls, domains, email, fault, done } = facts;
  return {
    title: done === null ? 'Make a key' : 'Your key',
    description: 'A free key for the API in one step: an account is an e-mail address.',
    canonical: done === null ? '/register' : null,
    maxAgeSeconds: 0,
    body: html`<div class="g2 narrow"><section><h1>${done === null ? 'A free key in one step' : 'That is all'}</h1>${
      done === null
        ? html`<p class="m">An account is an e-mail address. No password, no name, no card.</p><form method="post" action="${site.href('/register')}" novalidate>${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email', value: email, required: true, maxlength: 320, fault })}<button class="btn act wide">Make a key</button></form>
<p class="xs m">Known already? The key is mailed again and not shown. <a href="${site.href('/sign-in')}">Sign in</a> to see use, tokens and webhooks.</p>`
        : html`<p class="m">The key works now. <a href="${site.href('/sign-in')}">Sign in</a> once with this address, and it works for webhooks, too.</p>`
    }<ul class="s m"><li>${Number.isFinite(monthlyCalls) ? `${monthlyCalls.toLocaleString('en-AU')} calls a month on this instance` : 'As many calls as you need'}</li>${domains.length > 0 && html`<li>For addresses of ${domains.join(', ')}</li>`}<li>No request is recorded, only how many a day</li><li>Delete it at any time; the rows go at once</li></ul></section>
${done === null ? after(site) : shown(site, done)}</div>`,
  };
}

const after = (site: Site): Html =>
  html`<section class="card" aria-label="After it"><p class="eyebrow">After it</p><h2>Your key</h2><p class="s">It is shown once, and mailed to you. It goes with each request:</p>${tryIt(site, 'ak_…')}<p class="row"><a class="btn" href="${site.href('/docs')}">All guides</a></p></section>`;

const shown = (site: Site, { email, apiKey }: NonNullable<RegisterFacts['done']>): Html =>
  html`<section class="card" aria-label="Your key"><p class="eyebrow">Your key</p>${
    apiKey === null
      ? html`<h2>Look in your mail</h2><p class="s">${email} is registered already: its key was mailed to it again, and nothing was changed.</p>${tryIt(site, 'ak_…')}`
      : html`<h2>${email}</h2><p class="s">Shown this once, and mailed to you.</p>${codeSample(apiKey)}${tryIt(site, apiKey)}`
  }<p class="row"><a class="btn pri" href="${site.href('/docs/spreadsheets')}">Spreadsheet guide</a><a class="btn" href="${site.href('/docs')}">All guides</a><a class="btn" href="${site.href('/sign-in')}">Sign in</a></p></section>`;

const tryIt = (site: Site, key: string): Html =>
  html`<p class="s"><b>Try it</b></p>${codeSample(`curl ${site.absolute('/v1/series/AU.CPI.YOY/latest')} -H "Authorization: Bearer ${key}"`)}`;
