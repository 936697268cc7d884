/** The pages behind the `type` of every error answer: what a code means and who does what about it. */
import { ERROR_CODES, type ErrorCode, WattleError } from '../../../core/errors.ts';
import { html, NOTHING } from '../../html.ts';
import type { PageContent, WebPage } from '../../page.ts';
import { table } from '../../parts/table.ts';
import { guideBody } from './guide.ts';

/** What the caller does, one or two sentences for each code. */
const ADVICE: Readonly<Record<ErrorCode, string>> = {
  REQ_BAD_PARAMETER: 'errors[] names each faulty parameter, what it takes, and the nearest valid value.',
  REQ_UNKNOWN_PARAMETER:
    'errors[] lists the parameters that this endpoint takes. On datasets every other key is a filter and must be the name of a dimension or column; /v1/describe lists them.',
  REQ_BAD_PERIOD:
    'Write periods as 2024, FY2024-25, 2024-S1, 2024-Q1, 2024-03, 2024-W10, 2024-03-31 or as an instant with its zone. A window may not end before it starts.',
  REQ_UNKNOWN_VALUE: 'errors[] lists the values that the dimension has and the nearest one. Codes and labels both match, ignoring case.',
  REQ_BAD_CURSOR: 'A cursor belongs to the query that gave it. Follow links.next as it stands, without changing other parameters.',
  REQ_CURSOR_EXPIRED: 'The dataset was refreshed more than once since the first page. Start again from the first page.',
  REQ_BAD_BODY: 'Send a JSON object with the members that the reference shows.',
  REQ_MALFORMED: 'The request breaks the rules of HTTP, or its address holds a percent sign that encodes nothing (write %25).',
  REQ_BODY_TOO_LARGE: 'Request bodies of this API are small; the largest accepted is 64 kB.',
  REQ_HEADERS_TOO_LARGE: 'All headers and the address together may take 16 kB.',
  REQ_UNSUPPORTED_MEDIA_TYPE: 'Send bodies as application/json.',
  REQ_NOT_ACCEPTABLE: 'Accept names none of the formats of this endpoint. Leave it out, or use the format parameter.',
  REQ_UNPROCESSABLE: 'The request is understood and refused; the sentence says why.',
  REQ_EXPECTATION: 'Leave the header Expect out, or send 100-continue.',
  REQ_METHOD: 'The Allow header lists the methods of this path.',
  REQ_NOT_FOUND: 'The hint names the nearest path. The reference lists all of them.',
  REQ_UNKNOWN_SOURCE: 'errors[] lists the source codes.',
  REQ_UNKNOWN_DATASET: 'errors[] lists the nearest ids. GET /v1/datasets lists all, GET /v1/search-datasets searches them.',
  REQ_UNKNOWN_SERIES: 'errors[] lists the nearest ids. GET /v1/series?q= searches them.',
  REQ_UNKNOWN_CONCEPT: 'errors[] lists the nearest ids. GET /v1/concepts lists all of them.',
  REQ_UNKNOWN_SUBSCRIPTION: 'errors[] lists the ids of your subscriptions. GET /v1/webhooks shows them.',
  REQ_NO_VINTAGE: 'Nothing was held at the instant of as_of. The sentence says from when on something is.',
  REQ_VINTAGE_GAP:
    'Releases came between two stored vintages. errors[] names the stored days before and after. gap=allow gives the vintage before, with meta.vintage_gap.',
  REQ_CONFLICT: 'The thing changed meanwhile. Read it again and repeat the request.',
  AUTH_MISSING:
    'Send "Authorization: Bearer ak_…". POST /v1/register issues a free key. Where a key came in another header, in the address or without the word Bearer, the sentence says so.',
  AUTH_INVALID: 'The key is not, or no longer, valid. POST /v1/register mails the key of an address again.',
  AUTH_FORBIDDEN: 'This credential is good, but not for this endpoint.',
  AUTH_UNAVAILABLE:
    'The keys of the identity provider that issued the token cannot be had. Try after Retry-After; an API key works meanwhile.',
  LIMIT_QUOTA:
    'The calls of this month are used. The quota starts again at the first instant of the month, UTC; Retry-After says when. Answers of status 304 are free: send If-None-Match.',
  LIMIT_RATE: 'Wait for the seconds of Retry-After.',
  LIMIT_BUSY:
    'Finish reading the long answers that are under way, or wait for the seconds of Retry-After. Answers of up to 10,000 observations do not wait.',
  LIMIT_LENGTH: 'Ask for fewer series or a shorter span, or send an API key.',
  UP_UNREACHABLE: 'Nothing is held yet and the agency cannot be reached. It is asked again by itself; try after Retry-After.',
  UP_TIMEOUT: 'Nothing is held yet and the agency did not answer in time. It is asked again by itself; try after Retry-After.',
  UP_STATUS: 'Nothing is held yet and the agency answers with an error. It is asked again by itself; try after Retry-After.',
  UP_NOT_FOUND: 'The agency has moved or withdrawn what this dataset is read from. We mend it.',
  UP_TOO_LARGE: 'The agency sent more than the dataset has ever been. We look at it.',
  UP_HTML: 'The agency sent a page, often a notice of maintenance, where data was promised. It is asked again by itself.',
  UP_REDIRECT: 'The agency redirected to a host that is not its own. We look at it.',
  UP_OFFLINE: 'This server runs without a connection to the agencies and holds nothing of this dataset.',
  PARSE_ENCODING: 'The file is in an encoding that it should not be in. We mend it.',
  PARSE_LAYOUT: 'The agency changed the layout of the file. The last good version is served where there is one; we mend it.',
  PARSE_VALUE: 'A cell holds something that is no value of its kind. The last good version is served where there is one; we mend it.',
  PARSE_ARCHIVE: 'The archive is damaged or larger than it may be. It is asked for again by itself.',
  PARSE_LIMIT:
    'Reading the file took more memory or time than it may, and the work was set aside. The last good version is served where there is one; we look at it.',
  DATA_SHRANK: 'The new file holds far fewer rows than the one before and was set aside.',
  DATA_DUPLICATE_KEY: 'The new file says two things about the same observation and was set aside.',
  DATA_UNIT_CHANGED: 'A unit in the new file is another one than before, and the file was set aside until the change is understood.',
  DATA_IMPLAUSIBLE:
    'Figures of the new file stand in the place of others, or are slips of the pen beside what is held. It was set aside until somebody has looked at it.',
  DATA_FUTURE_PERIOD: 'The new file holds a figure about a period that has not been, and was set aside.',
  DATA_FROZEN: 'The file of the agency has stopped moving although new figures are due.',
  DATA_EMPTY: 'The new file holds no values and was set aside.',
  DATA_INCOMPLETE:
    'The parts of the new version do not belong together, because the agency changed them while they were read. They are asked for again.',
  DATA_UNAVAILABLE: 'Nothing good is held of this dataset yet. It is being fetched; try after Retry-After.',
  DATA_STALE: 'What is held could not be confirmed, and a stale answer was refused, by the signal or by allow_stale=0.',
  STORE_FULL:
    'Nothing that was asked for was kept, and nothing that was kept is lost. What needs no writing goes on being answered. For the operator: free room on the disk of the data directory or of the database. The program goes on by itself; try after Retry-After.',
  STORE_READ_ONLY:
    'What needs no writing goes on being answered. For the operator: make the data directory, or the database, writable for the user that runs the program. It goes on by itself; try after Retry-After.',
  STORE_AWAY:
    'Answers that were made a moment ago go on being served, with an Age header. For the operator: start the database server, or mount the disk of the data directory. The program goes on by itself; try after Retry-After.',
  STORE_BUSY: 'For the operator: another process holds the database locked; end it, or wait until it is done. Try after Retry-After.',
  DATA_DAMAGED:
    'For the operator: `wattle check` says what differs, `wattle rebuild` with the id of the dataset makes it again from the stored files.',
  STORE_DAMAGED: 'For the operator: put a copy of the database back (see Backup in the guide to operating).',
  STORE_DESCRIPTORS: 'For the operator: raise the limit of open files (ulimit -n, or LimitNOFILE of the service). Try after Retry-After.',
  INGEST_DOWN:
    'The dataset is not held yet, and nobody took up fetching it while you waited. For the operator: start a worker (WATTLE_ROLE=worker or all); /v1/status and /v1/health tell whether one is in trouble. Try after Retry-After.',
  HOOK_INVALID: 'A webhook address is https and leads to a public host.',
  PAY_UNAVAILABLE: 'Nothing was changed. Try after Retry-After.',
  CONF_INVALID: 'For the operator: the log names the setting.',
  CONF_ABSENT: 'This part of the service is not set up on this server.',
  BUG: 'Ours. Tell the operator the request_id.',
};

const WHO: readonly (readonly [string, string])[] = [
  ['REQ_', 'The caller mends the request.'],
  ['AUTH_', 'The caller sends a credential that fits.'],
  ['LIMIT_', 'The caller waits.'],
  ['UP_', 'The agency; it is asked again by itself.'],
  ['PARSE_', 'We mend how the file is read.'],
  ['DATA_', 'The held data; it is refreshed by itself.'],
  ['STORE_', 'The operator of the server; once that is done it goes on by itself.'],
  ['INGEST_', 'The operator of the server; once that is done it goes on by itself.'],
  ['HOOK_', 'The subscriber.'],
  ['PAY_', 'The payment provider; try again.'],
  ['CONF_', 'The operator of the server.'],
  ['BUG', 'Us.'],
];

const codes = Object.keys(ERROR_CODES) as ErrorCode[];

const yesOrNo = (retriable: boolean): string => (retriable ? 'yes' : 'no');

const MAX_AGE_SECONDS = 3600;

/** The code in its own spelling; null when there is none such. */
const findErrorCode = (text: string): ErrorCode | null => codes.find((code) => code === text.toUpperCase()) ?? null;

export const errorIndex: WebPage = {
  id: 'errorIndex',
  path: '/docs/errors',
  access: 'open',
  query: [],
  make: async ({ site, guides }): Promise<PageContent> => ({
    title: 'Errors',
    description: 'Every error code, what it means, and who does what about it.',
    section: 'docs',
    canonical: '/docs/errors',
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [],
    forms: [{ label: 'Markdown', href: site.href('/docs/errors.md') }],
    body: html`<p class="crumb"><a href="${site.href('/docs')}">Docs</a> › Errors</p><h1>Errors</h1><div class="prose guide">${guideBody(site, guides.get('errors') ?? '', 'ak_…', NOTHING)}</div>${WHO.map(
      ([prefix, who]) =>
        html`<section id="${prefix.replace(/_$/, '')}"><h2>${prefix}</h2><p class="s m">${who}</p>${table({
          caption: `Codes that begin ${prefix}`,
          prose: true,
          columns: [{ title: 'Code' }, { title: 'Status', numeric: true }, { title: 'Worth trying again' }, { title: 'Meaning' }],
          rows: codes
            .filter((code) => code.startsWith(prefix))
            .map((code) => [
              html`<a href="${site.href(`/docs/errors/${code}`)}"><code>${code}</code></a>`,
              ERROR_CODES[code].status,
              yesOrNo(ERROR_CODES[code].retriable),
              ERROR_CODES[code].title,
            ]),
        })}</section>`,
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
      throw new WattleError('REQ_NOT_FOUND', `There is no error code "${text.slice(0, 60)}".`, { hint: 'GET /docs/errors lists them.' });
    const { status, title, retriable } = ERROR_CODES[code];
    const who = WHO.find(([prefix]) => code.startsWith(prefix))?.[1] ?? '';
    return {
      title: code,
      description: `${title}. ${ADVICE[code]}`,
      section: 'docs',
      canonical: `/docs/errors/${code}`,
      maxAgeSeconds: MAX_AGE_SECONDS,
      datasets: [],
      body: html`<p class="crumb"><a href="${site.href('/docs')}">Docs</a> › <a href="${site.href('/docs/errors')}">Errors</a></p><h1><code>${code}</code></h1><p class="prose">${title}.</p>
<dl class="dl card flat"><dt>HTTP status</dt><dd>${status}</dd><dt>Worth trying again</dt><dd>${yesOrNo(retriable)}</dd><dt>Who acts</dt><dd>${who}</dd></dl><h2>What to do</h2><p class="prose">${ADVICE[code]}</p>`,
    };
  },
};
