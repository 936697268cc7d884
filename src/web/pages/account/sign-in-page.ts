/** Sign-in by email. The reader first enters the address, and then the code. The emailed link opens the same page. */
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent } from '../../page.ts';
import { field } from '../../parts/form.ts';
import type { Site } from '../../site.ts';

export interface SignInFacts {
  readonly email: string;
  /** The path within the site that opens after sign-in. */
  readonly next: string | null;
  /**
   * `address`: the reader must enter an email address. `code`: the reader must enter the code, which was sent if the address has an
   * account.
   */
  readonly step: 'address' | 'code';
  readonly fault: string | null;
  readonly provider: string | null;
  readonly providerFault?: string | null;
}

export function signInPage(site: Site, facts: SignInFacts): PageContent {
  return {
    title: 'Sign in',
    description: 'Sign in with an emailed code. No password needed.',
    canonical: null,
    maxAgeSeconds: 0,
    body: html`<div class="one narrow">${facts.step === 'address' ? html`<h1>Sign in</h1>${facts.providerFault != null && html`<div class="note bad" role="alert"><p>${facts.providerFault}</p><p class="s">Nothing was changed. Try again, or sign in by email.</p></div>`}${linkForm(site, facts)}<div data-sign-in-other>${addressForm(site, facts)}</div>` : html`${linkForm(site, facts, html`<h1>Sign in</h1>`)}<div data-sign-in-other><h1>Check your email</h1>${codeForm(site, facts)}</div>`}</div>`,
  };
}

const follow = ({ next }: SignInFacts): Html => (next === null ? NOTHING : html`<input type="hidden" name="next" value="${next}">`);

/** The form of the emailed link. The script copies the token into it from the part after #. The reader's click sends it. */
const linkForm = (site: Site, facts: SignInFacts, heading: Html = NOTHING): Html =>
  html`<form method="post" action="${site.href('/sign-in/link')}" data-sign-in-link hidden>${heading}<p class="m">Select the button to sign in.</p><input type="hidden" name="token">${follow(facts)}<button class="btn act wide">Sign in</button></form>`;

const addressForm = (site: Site, facts: SignInFacts): Html =>
  html`<p class="m">We will email you a sign-in link and a 6-digit code. They expire in 15 minutes.</p><form method="post" action="${site.href('/sign-in')}" novalidate>${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'email', value: facts.email, required: true, maxlength: 320, fault: facts.fault })}${follow(facts)}<button class="btn act wide">Email me a code</button></form>${
    facts.provider !== null &&
    html`<p class="or">or</p><p><a class="btn wide" href="${site.href('/sign-in/provider', { next: facts.next })}">Continue with ${facts.provider}</a></p>`
  }<p class="s m">No account? <a href="${site.href('/register')}">Get a free API key</a>.</p><noscript><p class="s m">The emailed link needs JavaScript. Enter the code instead.</p></noscript>`;

const codeForm = (site: Site, facts: SignInFacts): Html =>
  html`<p class="m">If ${facts.email} has an account, we have emailed a link and a code. Open the link, or enter the code.</p><form method="post" action="${site.href('/sign-in/code')}" novalidate><input type="hidden" name="email" value="${facts.email}">${follow(facts)}${field({ name: 'code', label: 'Code', inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: 9, required: true, className: 'digits', fault: facts.fault })}<button class="btn act wide">Sign in</button></form>
<form method="post" action="${site.href('/sign-in')}" class="again"><input type="hidden" name="email" value="${facts.email}">${follow(facts)}<p class="s m">If nothing arrives in 2 minutes, check your junk folder or <button class="plain link">request a new code</button>. Only the latest code works.</p></form>`;
