/** The registration page. It shows the key once. */
import { type Html, html } from '../../html.ts';
import type { PageContent } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { field } from '../../parts/form.ts';
import type { Site } from '../../site.ts';

export interface RegisterFacts {
  /** The number of calls a month for a new account. Infinity if there is no limit. */
  readonly monthlyCalls: number;
  /** Domains that may register. An empty list means all domains. */
  readonly domains: readonly string[];
  readonly email: string;
  readonly fault: string | null;
  /** Set after registration. The key is null if it was emailed again instead of being shown. */
  readonly done: { readonly email: string; readonly apiKey: string | null } | null;
}

export function registerPage(site: Site, facts: RegisterFacts): PageContent {
  const { monthlyCalls, domains, email, fault, done } = facts;
  return {
    title: done === null ? 'Get a free API key' : 'Your API key',
    description: 'Get a free API key. You only need an email address.',
    canonical: done === null ? '/register' : null,
    maxAgeSeconds: 0,
    body: html`<div class="g2 narrow"><section><h1>${done === null ? 'Get a free API key' : 'Your API key is ready'}</h1>${
      done === null
        ? html`<p class="m">You only need an email address.</p><form method="post" action="${site.href('/register')}" novalidate>${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'email', value: email, required: true, maxlength: 320, fault })}<button class="btn act wide">Get a key</button></form>
<p class="xs m">Already registered? We will email your key again. <a href="${site.href('/sign-in')}">Sign in</a> to see usage, tokens and webhooks.</p>`
        : html`<p class="m">To use webhooks, <a href="${site.href('/sign-in')}">sign in</a> once to confirm your email address.</p>`
    }<ul class="s m"><li>${Number.isFinite(monthlyCalls) ? `${monthlyCalls.toLocaleString('en-AU')} requests a month` : 'No limit on requests'}</li>${domains.length > 0 && html`<li>Only for addresses at ${domains.join(', ')}</li>`}<li>We count your requests. We do not record which data you request.</li><li>Delete your account at any time. We remove your data straight away.</li></ul></section>
${done === null ? after(site) : shown(site, done)}</div>`,
  };
}

const after = (site: Site): Html =>
  html`<section class="card" aria-label="Next step"><p class="eyebrow">Next step</p><h2>Use your key</h2><p class="s">We show it once and email it to you. Send it with each request:</p>${tryIt(site, 'ak_…')}<p class="row"><a class="btn" href="${site.href('/docs')}">All guides</a></p></section>`;

const shown = (site: Site, { email, apiKey }: NonNullable<RegisterFacts['done']>): Html =>
  html`<section class="card" aria-label="Your key"><p class="eyebrow">Your key</p>${
    apiKey === null
      ? html`<h2>Check your email</h2><p class="s">${email} is already registered. We emailed its key again. Nothing changed.</p>${tryIt(site, 'ak_…')}`
      : html`<h2>${email}</h2><p class="s">Copy it now. We have also emailed it to you.</p>${codeSample(apiKey)}${tryIt(site, apiKey)}`
  }<p class="row"><a class="btn pri" href="${site.href('/docs/spreadsheets')}">Spreadsheet guide</a><a class="btn" href="${site.href('/docs')}">All guides</a><a class="btn" href="${site.href('/sign-in')}">Sign in</a></p></section>`;

const tryIt = (site: Site, key: string): Html =>
  html`<p class="s"><b>Try it</b></p>${codeSample(`curl ${site.absolute('/v1/series/AU.CPI.YOY/latest')} -H "Authorization: Bearer ${key}"`)}`;
