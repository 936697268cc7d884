/** The keys of an account. For a short time after sign-in, the owner can show whole keys. */
import { type Credential, credentialId } from '../../../accounts/credentials.ts';
import { type Html, html } from '../../html.ts';
import { postButton } from '../../parts/form.ts';
import { dot } from '../../parts/state-dot.ts';
import type { Site } from '../../site.ts';
import type { AccountFacts } from './account-facts.ts';
import { momentText, spanText } from './moments.ts';

export function keysSection(site: Site, facts: AccountFacts): Html {
  const { keys, session, now } = facts;
  const action = site.href('/account/keys');
  const token = session.formToken;
  const row = (key: Credential, i: number): Html =>
    html`<li class="row"><code${i > 0 && html` class="m"`}>${key.prefix}••••••••</code>${
      key.endsAt === null
        ? html`<span class="chip good">${dot('ok')}in use</span>`
        : html`<span class="chip warn">${dot('part')}ends in ${spanText(key.endsAt - now)}</span>`
    }<span class="s m">${key.lastUsedAt === null ? 'never used' : `last used ${momentText(key.lastUsedAt, now)}`} · created ${momentText(key.createdAt, now)}</span><span class="push row">${
      i === 0 && key.endsAt === null && postButton({ action, token, label: 'Show', values: { do: 'show' } })
    }${postButton({ action, token, label: 'Revoke', values: { do: 'end', id: credentialId(key) } })}</span></li>`;
  return html`<section id="keys" class="card"><div class="row"><h2>Keys</h2><span class="push row">${
    keys.length > 0 &&
    postButton({ action, token, label: 'Replace key (old key works for 24 hours)', values: { do: 'new', overlap: '86400' } })
  }${postButton({ action, token, label: keys.length > 0 ? 'Replace key now' : 'New key', values: { do: 'new', overlap: '0' } })}</span></div>${
    keys.length === 0 ? html`<p class="s m">This account has no valid key.</p>` : html`<ul class="list">${keys.map(row)}</ul>`
  }</section>`;
}
