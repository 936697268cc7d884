import type { Account } from '../../../accounts/credentials.ts';
import type { WrittenMail } from '../../../accounts/operating.ts';
import type { PageSession } from '../../../accounts/page-sessions.ts';
import type { WaitingMail } from '../../../accounts/post.ts';
import { groupedBy } from '../../../core/basic/lists.ts';
import { ACCEPTABLE } from '../../../core/errors.ts';
import { formatSydney } from '../../../core/sydney-time.ts';
import { attribute, type Html, html, NOTHING } from '../../html.ts';
import type { PageContent } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { field, formToken, postButton } from '../../parts/form.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { shortDayText } from '../../words/period-words.ts';
import { clockText, whenText } from '../../words/time-words.ts';
import { type RebuildFacts, rebuildSection } from './rebuild-section.ts';

export interface Failure {
  readonly dataset_id: string;
  readonly code: string | null;
  readonly detail: string | null;
  readonly address: string | null;
  readonly since: string | null;
}

export interface AdminFacts {
  readonly session: PageSession;
  readonly q: string;
  readonly accounts: readonly Account[];
  readonly tiers: readonly string[];
  /** Domains that may register. An empty list means all domains. */
  readonly domains: readonly string[];
  /** Registrations per hour from one network. `raisedUntil` is in ms since the epoch. */
  readonly throttle: { readonly perHour: number; readonly raisedUntil: number | null };
  readonly failures: readonly Failure[];
  readonly canFetch: boolean;
  /** Facts about rebuilds. Null if the service has no workers. */
  readonly rebuild: Omit<RebuildFacts, 'token'> | null;
  /** Emails in the outbox. Null if a mail server sends the emails. */
  readonly outbox: readonly WrittenMail[] | null;
  /** Emails that are waiting to be sent, and emails that failed for too long. */
  readonly waitingMail: readonly WaitingMail[];
  readonly outcome: { readonly words: string; readonly isFault: boolean } | null;
}

export function adminPage(site: Site, facts: AdminFacts): PageContent {
  const { outcome } = facts;
  return {
    title: 'Administration',
    description: 'Accounts, invitations and emails for this site.',
    canonical: null,
    maxAgeSeconds: 0,
    body: html`<h1>Administration</h1>${outcome && html`<div class="note${outcome.isFault && ' bad'}" role="${outcome.isFault ? 'alert' : 'status'}" id="outcome"><p>${outcome.words}</p></div>`}<div class="stack">${invitation(site, facts)}${accountsSection(site, facts)}${outboxSection(site, facts)}${quarantineSection(site, facts)}${facts.rebuild && rebuildSection(site, { ...facts.rebuild, token: facts.session.formToken })}${throttleSection(site, facts)}</div>`,
  };
}

/**
 * Lists files that need review. If the agency really made a change, an operator can accept it once. For other faults, the operator can
 * fetch the file again, or a newer release of the program may be able to read it.
 */
function quarantineSection(site: Site, facts: AdminFacts): Html {
  const { session, canFetch, rebuild } = facts;
  const failures = facts.failures.filter((one) => !isUnanswered(one));
  const button = (id: string, label: string, accept: string | null): Html =>
    postButton({
      action: site.href('/admin/data'),
      token: session.formToken,
      label,
      values: { dataset: id, ...(accept === null ? {} : { accept }) },
    });
  return html`<section class="card" id="quarantine"><h2>Files to review</h2>${
    failures.length === 0
      ? html`<p class="s m">No files need review. If a new file looks wrong, we keep the previous data and list the file here.</p>`
      : html`<ul class="list">${failures.map(
          ({ dataset_id: id, code, detail, address, since }) =>
            html`<li><div class="row"><b class="hash"><code>${id}</code></b>${code !== null && html`<a href="${site.href(`/docs/errors/${code}`)}"><code class="xs">${code}</code></a>`}<span class="push row">${
              canFetch && html`${isAcceptable(code) && button(id, 'Accept the change', code)}${button(id, 'Fetch again', null)}`
            }${rebuild !== null && html`<a class="btn sm" href="${site.href('/admin', { rebuild: id })}#rebuild">Reprocess stored files</a>`}</span></div><p class="s m">${detail}${address !== null && html`<br><code class="hash">${address}</code>`}${since !== null && html`<br>Since ${shortDayText(since)}.`}</p>${rebuild === null && codeSample(`wattle rebuild ${id.replace('.', '/')}`)}</li>`,
        )}</ul>`
  }</section>${unansweredSection(site, facts)}`;
}

/** Returns true if no response was received. The cause is then the network or the agency. */
const isUnanswered = ({ code }: Failure): boolean => code?.startsWith('UP_') === true;

/** Lists failures. If several datasets of an agency fail in the same way, they share one entry. */
function unansweredSection(site: Site, { session, failures, canFetch }: AdminFacts): Html {
  const faults = groupedBy(failures.filter(isUnanswered), (one) => [one.dataset_id.split('.', 1)[0], one.code, one.detail].join(' '));
  if (faults.size === 0) return NOTHING;
  const row = ({ dataset_id: id, address, since }: Failure): Html =>
    html`<li><div class="row"><code class="hash">${id}</code><span class="s m">${since !== null && `since ${shortDayText(since)}`}</span>${canFetch && html`<span class="push">${postButton({ action: site.href('/admin/data'), token: session.formToken, label: 'Fetch again', values: { dataset: id } })}</span>`}</div>${address !== null && html`<p class="xs m"><code class="hash">${address}</code></p>`}</li>`;
  return html`<section class="card" id="unanswered"><h2>Agencies without a response</h2><p class="s m">The site still shows the stored data. The program retries automatically.</p>${[
    ...faults.values(),
  ].map((those) => {
    const { code, detail } = those[0] as Failure;
    return html`<details class="source"><summary><h3>${those[0]?.dataset_id.split('.', 1)[0]?.toUpperCase()}</h3><span class="s">${detail}</span><span class="push s m">${those.length === 1 ? '1 dataset' : `${those.length} datasets`}</span></summary><p class="s"><a href="${site.href(`/docs/errors/${code}`)}"><code>${code}</code></a></p><ul class="list">${those.map(row)}</ul></details>`;
  })}</section>`;
}

const isAcceptable = (code: string | null): code is (typeof ACCEPTABLE)[number] => ACCEPTABLE.some((one) => one === code);

const throttleSection = (site: Site, { session, throttle: { perHour, raisedUntil } }: AdminFacts): Html =>
  html`<section class="card" id="throttle"><h2>Registrations</h2><p class="s">One network can register ${perHour} addresses an hour${raisedUntil !== null && `, until ${clockText(formatSydney(raisedUntil))}`}.</p><p class="s m">Raise the limit for some hours, for example for a class on one network. The change applies only to this server process. The setting <code>WATTLE_REGISTRATIONS_PER_HOUR</code> changes the limit permanently.</p><form method="post" action="${site.href('/admin/throttle')}" class="row end">${formToken(session.formToken)}${field({ name: 'per_hour', label: 'Addresses an hour', value: '200', inputmode: 'numeric', maxlength: 5 })}${field({ name: 'hours', label: 'Hours', value: '1', inputmode: 'numeric', maxlength: 2 })}<button class="btn act">Raise</button></form></section>`;

const invitation = (site: Site, { session, domains }: AdminFacts): Html =>
  html`<section class="card" id="invite"><h2>Invite</h2><p class="s m">Creates an account and emails sign-in instructions. No key is shown or emailed. ${domains.length === 0 ? 'Anyone can also register without an invitation.' : `Without an invitation, only addresses at ${domains.join(', ')} can register.`}</p><form method="post" action="${site.href('/admin/invite')}">${formToken(session.formToken)}${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'off', required: true, maxlength: 320 })}<button class="btn act">Invite</button></form></section>`;

function accountsSection(site: Site, { session, q, accounts, tiers }: AdminFacts): Html {
  const tierForm = ({ id, email, tier }: Account): Html =>
    html`<form method="post" action="${site.href('/admin/tier')}" class="row">${formToken(session.formToken)}<input type="hidden" name="account" value="${id}"><select class="short" name="tier" aria-label="Tier for ${email}">${tiers.map(
      (one) => html`<option${attribute('selected', one === tier)}>${one}</option>`,
    )}</select><button class="btn sm">Set</button></form>`;
  return html`<section class="card" id="accounts"><h2>Accounts</h2><form action="${site.href('/admin')}" class="row"><div class="find"><label class="vh" for="find">Address</label><input class="bare" id="find" name="q" value="${q}" placeholder="Part of an address"></div><button class="btn">Find</button></form>${
    accounts.length === 0
      ? html`<p class="s m">None.</p>`
      : table({
          caption: 'Accounts',
          stacked: 'lines',
          columns: [{ title: 'Address' }, { title: 'Since' }, { title: 'Verified' }, { title: 'Tier' }],
          rows: accounts.map((account) => [
            account.email,
            shortDayText(formatSydney(account.createdAt)),
            account.verifiedAt === null ? 'not yet' : shortDayText(formatSydney(account.verifiedAt)),
            tiers.length > 1 ? tierForm(account) : account.tier,
          ]),
        })
  }</section>`;
}

const outboxSection = (site: Site, { outbox, waitingMail }: AdminFacts): Html =>
  html`<section class="card" id="outbox"><h2>Outbox</h2>${
    outbox === null
      ? html`<p class="s m">Emails are sent through a mail server (<code>WATTLE_SMTP_URL</code>).</p>`
      : html`<p class="s m">No mail server is set (<code>WATTLE_SMTP_URL</code>), so emails are saved in a folder and not sent. They may contain keys and sign-in links.</p>${
          outbox.length > 0 &&
          table({
            caption: 'Unsent emails',
            stacked: 'lines',
            columns: [{ title: 'To' }, { title: 'Subject' }, { title: 'Created' }, { title: '' }],
            rows: outbox.map(({ name, to, subject, date }) => [
              to,
              subject,
              Number.isNaN(Date.parse(date)) ? date : whenText(formatSydney(Date.parse(date))),
              html`<a href="${site.href(`/admin/outbox/${name}`)}">Open</a>`,
            ]),
          })
        }`
  }${waitingMail.length > 0 && waitingTable(waitingMail)}</section>`;

const waitingTable = (mails: readonly WaitingMail[]): Html =>
  html`<h3>Waiting</h3><p class="s m">We retry emails until the mail server accepts them. We stop if the server refuses the address.</p>${table(
    {
      caption: 'Waiting emails',
      stacked: 'lines',
      columns: [{ title: 'To' }, { title: 'Subject' }, { title: 'Accepted' }, { title: 'Next attempt' }, { title: 'Error' }],
      rows: mails.map(({ to, subject, acceptedAt, nextAt, lastError }) => [
        to,
        subject,
        whenText(formatSydney(acceptedAt)),
        nextAt === null ? 'given up' : whenText(formatSydney(nextAt)),
        lastError ?? 'in progress',
      ]),
    },
  )}`;
