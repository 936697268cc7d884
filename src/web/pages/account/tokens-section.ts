import { type Credential, credentialId } from '../../../accounts/credentials.ts';
import { READ_SCOPES, type ReadScope } from '../../../accounts/embed.ts';
import { formatSydney } from '../../../core/sydney-time.ts';
import { type Html, html } from '../../html.ts';
import { field, formToken, postButton } from '../../parts/form.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { shortDayText } from '../../words/period-words.ts';
import type { AccountFacts } from './account-facts.ts';
import { momentText } from './moments.ts';

const OPENS: Readonly<Record<ReadScope, string>> = {
  chart: 'Charts',
  csv: 'Spreadsheets (CSV, JSON)',
  calendar: 'Calendar',
  feed: 'Release feed',
};

export function tokensSection(site: Site, facts: AccountFacts): Html {
  const { embedTokens, readTokens, session, now } = facts;
  const action = site.href('/account/tokens');
  const row = (one: Credential): readonly Html[] => [
    html`<code>${one.prefix}…</code>`,
    html`${one.kind === 'embed_token' ? 'Charts, frames' : (one.limits?.scopes ?? []).map((scope) => OPENS[scope]).join(', ')}`,
    html`${listed(one.limits?.series, 'all')}`,
    html`${listed(one.limits?.referrers, 'any')}`,
    html`${one.lastUsedAt === null ? 'never' : momentText(one.lastUsedAt, now)}`,
    html`${one.endsAt === null ? '–' : shortDayText(formatSydney(one.endsAt).slice(0, 10))}`,
    postButton({ action, token: session.formToken, label: 'Revoke', values: { do: 'revoke', kind: one.kind, id: credentialId(one) } }),
  ];
  const all = [...embedTokens, ...readTokens];
  return html`<section id="tokens" class="card"><h2>Public access tokens</h2><p class="s m">Use these in links and embedded charts. A token gives access only to the data that you select. All uses of a link within an hour count as 1 request, however many people use it. Each download of a long file counts. A link that needs a lot of processing counts more often.</p>${
    all.length > 0 &&
    table({
      caption: 'Tokens',
      stacked: 'lines',
      columns: [
        { title: 'Token' },
        { title: 'Access' },
        { title: 'Series' },
        { title: 'From' },
        { title: 'Last used' },
        { title: 'Expires' },
        { title: '' },
      ],
      rows: all.map(row),
    })
  }<details class="more"><summary class="btn sm">New token</summary><form method="post" action="${action}" class="gap">${formToken(session.formToken)}<input type="hidden" name="do" value="new"><fieldset class="facet"><legend>Access</legend>${READ_SCOPES.map(
    (scope) =>
      html`<label class="check"><input type="checkbox" name="scope" value="${scope}"${scope === 'csv' && html` checked`}>${OPENS[scope]}<span></span></label>`,
  )}</fieldset><div class="g2">${field({ name: 'series', id: 'token-series', label: 'Series', placeholder: 'AU.CPI.YOY, AU.WPI.YOY', words: 'Ids, separated by commas. Leave blank for all.' })}${field({ name: 'referrers', label: 'Sites that may use the token', placeholder: '*.example.org', words: 'Hosts, separated by commas. Leave blank for spreadsheets and calendars.' })}</div><button class="btn act">Create token</button></form></details></section>`;
}

const listed = (values: readonly string[] | undefined, all: string): string =>
  values === undefined || values.length === 0
    ? all
    : values.length > 3
      ? `${values.slice(0, 3).join(', ')} and ${values.length - 3} more`
      : values.join(', ');
