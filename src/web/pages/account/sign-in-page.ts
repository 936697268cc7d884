/** Signing in by mail: an address, then the code; the mailed link leads to the same page. */
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent } from '../../page.ts';
import { field } from '../../parts/form.ts';
import type { Site } from '../../site.ts';

export interface SignInFacts {
  readonly email: string;
  /** Path within the site that follows. */
  readonly next: string | null;
  /** address: nothing was sent yet. code: a code is on its way, if the address has an account. */
  readonly step: 'address' | 'code';
  readonly fault: string | null;
  /** Name of an identity provider that can vouch for people; null where there is none. */
  readonly provider: string | null;
  /** Why the provider did not sign somebody in. */
  readonly providerFault?: string | null;
}

export function signInPage(site: Site, facts: SignInFacts): PageContent {
  return {
    title: 'Sign in',
    description: 'Sign in by mail: no password.',
    canonical: null,
    maxAgeSeconds: 0,
    body: html`<div class="one narrow">${facts.step === 'address' ? html`<h1>Sign in</h1>${facts.providerFault != null && html`<div class="note bad" role="alert"><p>${facts.providerFault}</p><p class="s">Nothing was changed. Begin again, or sign in by mail.</p></div>`}${linkForm(site, facts)}<div data-sign-in-other>${addressForm(site, facts)}</div>` : html`${linkForm(site, facts, html`<h1>Sign in</h1>`)}<div data-sign-in-other><h1>Look in your mail</h1>${codeForm(site, facts)}</div>`}</div>`,
  };
}

const follow = ({ next }: SignInFacts): Html => (next === null ? NOTHING : html`<input type="hidden" name="next" value="${next}">`);

/** The token of a link stands behind a #, which no server sees; the script of the page moves it here, and a click sends it. */
const linkForm = (site: Site, facts: SignInFacts, heading: Html = NOTHING): Html =>
  html`<form method="post" action="${site.href('/sign-in/link')}" data-sign-in-link hidden>${heading}<p class="m">One more click and you are signed in.</p><input type="hidden" name="token">${follow(facts)}<button class="btn act wide">Sign in</button></form>`;

const addressForm = (site: Site, facts: SignInFacts): Html =>
  html`<p class="m">We mail you a link and a code of six digits, good once, for 15 minutes.</p><form method="post" action="${site.href('/sign-in')}" novalidate>${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email', value: facts.email, required: true, maxlength: 320, fault: facts.fault })}${follow(facts)}<button class="btn act wide">Send the code</button></form>${
    facts.provider !== null &&
    html`<p class="or">or</p><p><a class="btn wide" href="${site.href('/sign-in/provider', { next: facts.next })}">Continue with ${facts.provider}</a></p>`
  }<p class="s m">No account? <a href="${site.href('/register')}">Make a key</a>. Whoever asks gets the same answer here, account or not.</p><noscript><p class="s m">Without script the mailed link cannot be read by this page: enter the code.</p></noscript>`;

const codeForm = (site: Site, facts: SignInFacts): Html =>
  html`<p class="m">If ${facts.email} has an account, a link and a code are on their way. Open the link, or enter the code.</p><form method="post" action="${site.href('/sign-in/code')}" novalidate><input type="hidden" name="email" value="${facts.email}">${follow(facts)}${field({ name: 'code', label: 'Code', inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: 9, required: true, className: 'digits', fault: facts.fault })}<button class="btn act wide">Sign in</button></form>
<form method="post" action="${site.href('/sign-in')}" class="again"><input type="hidden" name="email" value="${facts.email}">${follow(facts)}<p class="s m">Nothing after two minutes? Look under junk, or <button class="plain link">send another</button>. Each works for 15 minutes, and only the newest.</p></form>`;
