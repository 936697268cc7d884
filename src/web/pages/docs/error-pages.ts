import { ERROR_CODES, type ErrorCode, quoted, WattleError } from '../../../core/errors.ts';
import { html, NOTHING } from '../../html.ts';
import type { PageContent, WebPage } from '../../page.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import { guideBody } from './guide.ts';

/** The remedy for each error, in one or two sentences. */
const ADVICE: Readonly<Record<ErrorCode, string>> = {
  REQ_BAD_PARAMETER: 'errors[] lists each invalid parameter with the allowed values and the nearest match.',
  REQ_UNKNOWN_PARAMETER:
    'errors[] lists the parameters of this endpoint. For datasets, every other parameter is a filter and must be a dimension or column. /v1/describe lists them.',
  REQ_BAD_PERIOD:
    'Write periods as 2024, FY2024-25, 2024-S1, 2024-Q1, 2024-03, 2024-W10, 2024-03-31 or as an instant with its zone. The end must not be before the start.',
  REQ_UNKNOWN_VALUE: 'errors[] lists the values of the dimension and the nearest match. Use codes or labels, in any case.',
  REQ_BAD_CURSOR: 'A cursor is valid only for the query that returned it. Follow links.next without changing other parameters.',
  REQ_CURSOR_EXPIRED: 'The dataset has been updated more than once since the first page. Start again from the first page.',
  REQ_BAD_BODY: 'Send a JSON object with the members listed in the reference.',
  REQ_MALFORMED: 'The request is not valid HTTP, or its address has a percent sign that does not start an encoded character (write %25).',
  REQ_BODY_TOO_LARGE: 'Request bodies can be up to 64 kB.',
  REQ_HEADERS_TOO_LARGE: 'The address and headers together can be up to 16 kB.',
  REQ_UNSUPPORTED_MEDIA_TYPE: 'Send bodies as application/json.',
  REQ_NOT_ACCEPTABLE: 'This endpoint has none of the formats in the Accept header. Omit the header, or use the format parameter.',
  REQ_UNPROCESSABLE: 'The request is valid but cannot be processed. The error gives the reason.',
  REQ_EXPECTATION: 'Omit the Expect header, or send 100-continue.',
  REQ_METHOD: 'The Allow header lists the methods for this path.',
  REQ_NOT_FOUND: 'The hint has the nearest path. The reference lists all paths.',
  REQ_UNKNOWN_SOURCE: 'errors[] lists the source codes.',
  REQ_UNKNOWN_DATASET: 'errors[] lists the nearest ids. GET /v1/datasets lists all datasets, and GET /v1/search-datasets searches them.',
  REQ_UNKNOWN_SERIES: 'errors[] lists the nearest ids. GET /v1/series?q= searches them.',
  REQ_UNKNOWN_CONCEPT: 'errors[] lists the nearest ids. GET /v1/concepts lists all concepts.',
  REQ_UNKNOWN_SUBSCRIPTION: 'errors[] lists the ids of your subscriptions. GET /v1/webhooks shows them.',
  REQ_NO_VINTAGE: 'No vintage is stored for the date in as_of. The error shows the earliest date.',
  REQ_VINTAGE_GAP:
    'The vintage for that date is not stored. errors[] has the dates of the stored vintages before and after. gap=allow returns the earlier vintage, with meta.vintage_gap.',
  REQ_CONFLICT: 'The resource has changed since you read it. Read it again and repeat the request.',
  AUTH_MISSING:
    'Send "Authorization: Bearer ak_…". POST /v1/register issues a free key. The error states whether the key was in the wrong header, in the address, or without the word Bearer.',
  AUTH_INVALID: 'The key is not valid. POST /v1/register emails your key again.',
  AUTH_FORBIDDEN: 'The credential is valid but does not give access to this endpoint.',
  AUTH_UNAVAILABLE: 'The identity provider’s keys cannot be loaded. Try again after Retry-After, or use an API key.',
  LIMIT_QUOTA:
    'You have used this month’s requests. The quota resets at the start of the month, UTC. Retry-After has the waiting time. Send If-None-Match, because a 304 is free.',
  LIMIT_RATE: 'Wait for the number of seconds in Retry-After.',
  LIMIT_BUSY:
    'You are reading too many long responses at the same time. Finish reading them, or wait for the number of seconds in Retry-After. Responses of up to 10,000 observations are not limited.',
  LIMIT_LENGTH: 'Request fewer series or a shorter date range, or send an API key.',
  UP_UNREACHABLE: 'There is no data yet and the agency cannot be reached. The program retries automatically. Try again after Retry-After.',
  UP_TIMEOUT:
    'There is no data yet and the agency did not respond in time. The program retries automatically. Try again after Retry-After.',
  UP_STATUS: 'There is no data yet and the agency returns an error. The program retries automatically. Try again after Retry-After.',
  UP_NOT_FOUND: 'The agency moved or withdrew the file for this dataset. We will correct the address.',
  UP_TOO_LARGE: 'The agency sent a file much larger than expected. We will check the file.',
  UP_HTML: 'The agency sent a web page instead of data, often a maintenance notice. The program retries automatically.',
  UP_REDIRECT: 'The agency redirected to an unknown host. We will check the host.',
  UP_OFFLINE: 'Updates are turned off on this server, and this dataset has no data.',
  PARSE_ENCODING: 'The file has an unexpected encoding. We will correct the parser.',
  PARSE_LAYOUT:
    'The agency changed the layout of the file. We will correct the parser. Until then, requests return the last valid version, if one is stored.',
  PARSE_VALUE:
    'A cell has an unexpected value. We will correct the parser. Until then, requests return the last valid version, if one is stored.',
  PARSE_ARCHIVE: 'The archive is damaged or too large. The program downloads it again automatically.',
  PARSE_LIMIT:
    'The program stopped reading the file at a memory or time limit. We will check the file. Until then, requests return the last valid version, if one is stored.',
  DATA_SHRANK: 'The new file has far fewer rows than the previous one and needs review.',
  DATA_DUPLICATE_KEY: 'The new file has two values for the same observation and needs review.',
  DATA_UNIT_CHANGED: 'A unit has changed in the new file, so the file needs review.',
  DATA_IMPLAUSIBLE: 'The new file has implausible figures, for example in the wrong column. The file needs review.',
  DATA_FUTURE_PERIOD: 'The new file has a figure for a future period and needs review.',
  DATA_FROZEN: 'The agency’s file has no new figures although a release is due.',
  DATA_EMPTY: 'The new file has no values and needs review.',
  DATA_INCOMPLETE: 'The agency changed the files during the download, so their parts do not match. The program downloads them again.',
  DATA_UNAVAILABLE: 'This dataset has no valid data yet. It is being updated. Try again after Retry-After.',
  DATA_STALE: 'The data may be out of date. The request has allow_stale=0, or the indicator uses only data that are up to date.',
  STORE_FULL: 'Try again after Retry-After. Your request was not stored. Requests that only read data still work.',
  STORE_READ_ONLY: 'Try again after Retry-After. Requests that only read data still work.',
  STORE_AWAY: 'Try again after Retry-After. Recent responses are still served, with an Age header.',
  STORE_BUSY: 'Try again after Retry-After.',
  DATA_DAMAGED: 'Other data are not affected. Send the request_id to the site administrator.',
  STORE_DAMAGED: 'Send the request_id to the site administrator. Requests work again after the repair.',
  STORE_DESCRIPTORS: 'Try again after Retry-After.',
  INGEST_DOWN: 'This dataset has no data yet. /v1/status and /v1/health show problems. Try again after Retry-After.',
  HOOK_INVALID: 'A webhook address must use https and a public host.',
  PAY_UNAVAILABLE: 'Nothing was changed. Try again after Retry-After.',
  CONF_INVALID: 'Send the request_id to the site administrator.',
  CONF_ABSENT: 'This part of the service is not set up on this server.',
  BUG: 'This is our fault. Send the request_id to the site administrator.',
};

/** The repair by the site administrator. The program recovers automatically after a repair of the store. */
const REPAIRS: Partial<Record<ErrorCode, string>> = {
  UP_OFFLINE: 'Set `WATTLE_UPSTREAM` to `live`, or import the files with `wattle import`.',
  DATA_DAMAGED: '`wattle check` lists the damage. `wattle rebuild` with the dataset id rebuilds the dataset from its stored files.',
  STORE_FULL: 'Free space on the disk of the data directory or database. No stored data are lost.',
  STORE_READ_ONLY: 'Give the program’s user write access to the data directory or database.',
  STORE_AWAY: 'Start the database server, or mount the disk of the data directory.',
  STORE_BUSY: 'Another process locks the database. Stop it, or wait until it finishes.',
  STORE_DAMAGED: 'Restore a backup of the database. The operating guide has the steps.',
  STORE_DESCRIPTORS: 'Raise the limit on open files (`ulimit -n`, or `LimitNOFILE` in the service file).',
  INGEST_DOWN: 'Start a worker (`WATTLE_ROLE=worker` or `all`).',
  CONF_INVALID: 'The log names the setting to correct.',
  BUG: 'Search the log for the request_id.',
};

const WHO: readonly (readonly [string, string])[] = [
  ['REQ_', 'You. Correct the request.'],
  ['AUTH_', 'You. Send a valid credential.'],
  ['LIMIT_', 'You. Wait, or request less data.'],
  ['UP_', 'The agency. The program retries automatically.'],
  ['PARSE_', 'The developers of Wattle. They correct the parser.'],
  ['DATA_', 'The program. It updates the stored data automatically.'],
  ['STORE_', 'The site administrator. After the repair, the program recovers automatically.'],
  ['INGEST_', 'The site administrator. After the repair, the program recovers automatically.'],
  ['HOOK_', 'You. Correct the webhook address.'],
  ['PAY_', 'The payment provider. Try again later.'],
  ['CONF_', 'The site administrator.'],
  ['BUG', 'Us.'],
];

const codes = Object.keys(ERROR_CODES) as ErrorCode[];

const yesOrNo = (retriable: boolean): string => (retriable ? 'yes' : 'no');

const MAX_AGE_SECONDS = 3600;

const findErrorCode = (text: string): ErrorCode | null => codes.find((code) => code === text.toUpperCase()) ?? null;

export const errorIndex: WebPage = {
  id: 'errorIndex',
  path: '/docs/errors',
  access: 'open',
  query: [],
  make: async ({ site, guides }): Promise<PageContent> => ({
    title: 'Errors',
    description: 'All error codes, with meaning and fix.',
    section: 'docs',
    canonical: '/docs/errors',
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [],
    forms: [{ label: 'Markdown', href: site.href('/docs/errors.md') }],
    body: html`<p class="crumb"><a href="${site.href('/docs')}">Docs</a> › Errors</p><h1>Errors</h1><div class="prose guide">${guideBody(site, guides.get('errors') ?? '', 'ak_…', NOTHING)}</div>${WHO.map(
      ([prefix, who]) =>
        html`<section id="${prefix.replace(/_$/, '')}"><h2>${prefix}</h2><p class="s m">${who}</p>${tuck(
          `Show the codes that begin with ${prefix}`,
          table({
            caption: `Codes that begin with ${prefix}`,
            prose: true,
            columns: [{ title: 'Code' }, { title: 'Status', numeric: true }, { title: 'Retry' }, { title: 'Meaning' }],
            rows: codes
              .filter((code) => code.startsWith(prefix))
              .map((code) => [
                html`<a href="${site.href(`/docs/errors/${code}`)}"><code>${code}</code></a>`,
                ERROR_CODES[code].status,
                yesOrNo(ERROR_CODES[code].retriable),
                ERROR_CODES[code].title,
              ]),
          }),
        )}</section>`,
    )}`,
  }),
};

export const errorPage: WebPage = {
  id: 'errorPage',
  path: '/docs/errors/{code}',
  access: 'open',
  query: [],
  make: async ({ site }, { path: { code: text = '' } }): Promise<PageContent> => {
    const code = findErrorCode(text);
    if (code === null)
      throw new WattleError('REQ_NOT_FOUND', `Unknown error code: ${quoted(text)}.`, { hint: 'GET /docs/errors lists all codes.' });
    const { status, title, retriable } = ERROR_CODES[code];
    const repair = REPAIRS[code];
    const who = WHO.find(([prefix]) => code.startsWith(prefix))?.[1] ?? '';
    return {
      title: code,
      description: `${title}. ${ADVICE[code]}`,
      section: 'docs',
      canonical: `/docs/errors/${code}`,
      maxAgeSeconds: MAX_AGE_SECONDS,
      datasets: [],
      body: html`<p class="crumb"><a href="${site.href('/docs')}">Docs</a> › <a href="${site.href('/docs/errors')}">Errors</a></p><h1><code>${code}</code></h1><p class="prose">${title}.</p>
<dl class="dl card flat"><dt>HTTP status</dt><dd>${status}</dd><dt>Retry</dt><dd>${yesOrNo(retriable)}</dd><dt>Responsible</dt><dd>${who}</dd></dl><h2>What to do</h2><p class="prose">${ADVICE[code]}</p>${repair !== undefined && html`<h2>For the site administrator</h2><p class="prose">${repair.split('`').map((text, i) => (i % 2 === 1 ? html`<code>${text}</code>` : text))}</p>`}`,
    };
  },
};
