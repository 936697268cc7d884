/** The report of `wattle verify` in Markdown: parameters, a table, and details of differences. */

import { findSource } from '../../catalogue/catalogue.ts';
import { at } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import { isoInstant } from '../../core/clock.ts';
import { LICENCES } from '../../core/licence.ts';
import { parseUrl } from '../../core/url.ts';
import { BARRIER_WORDS } from '../../ingest/fetch/reachability.ts';
import { OUTCOMES, type Outcome, type ParsedRequest, type Verdict } from './finding.ts';

interface ReportFacts {
  readonly version: string;
  readonly node: string;
  /** The start, in ms since the epoch. */
  readonly startedAt: number;
  /** The origin of the data, such as `the agencies themselves`. */
  readonly upstream: string;
  /** The relative path of the stored files. Null if they were not stored. */
  readonly kept: string | null;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  right: 'right',
  changed: 'changed harmlessly',
  unreachable: 'unreachable',
  refused: 'refused',
  wrong: 'wrong',
};

/** The remedy for each outcome without a known obstacle. */
const CURES: Partial<Readonly<Record<Outcome, string>>> = {
  refused:
    'Stored data are still served. Open the address in a browser. If the file moved or changed its layout, attach this report and the files (--keep) to an issue. Addresses and parsers are in src/sources.',
  wrong:
    'Do not use the dataset until this is fixed. Compare the file (--keep) with this report. Either Wattle reads the file incorrectly, or the agency changed a final figure. Attach both to an issue.',
};

/** The remedy if the only problem is that an older file lacks values. */
const CURE_OF_OLDER =
  "The file is an older release than the stored one. It may be a file that is no longer updated, a second format that is out of date, or an old copy in a cache. Open the address in a browser and compare it with the agency's latest release. Stored data are still served.";

/** Returns the remedy for an outcome, or null if nothing needs to be done. */
function cureOf({ outcome, barrier, error, findings }: Pick<Verdict, 'outcome' | 'barrier' | 'error' | 'findings'>): string | null {
  if (barrier !== null) return BARRIER_WORDS[barrier].advice;
  const wrong = findings.filter(({ kind }) => kind === 'wrong');
  if (outcome === 'wrong' && wrong.every(({ olderVintage: olderVintageHere }) => olderVintageHere === true)) return CURE_OF_OLDER;
  return error?.hint ?? CURES[outcome] ?? null;
}

/** Returns lines of advice, each with its datasets: `rba/F11, rba/F5: Wait. The problem is at the agency.` */
export function curesOf(verdicts: readonly Verdict[]): readonly string[] {
  const byCure = new Map<string, string[]>();
  for (const verdict of verdicts) {
    const cure = cureOf(verdict);
    if (cure !== null) addTo(byCure, cure, verdict.dataset);
  }
  return [...byCure].map(([cure, names]) => {
    const more = names.length - MOST_NAMED;
    return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${cure}`;
  });
}

const MOST_NAMED = 5;

type VerifyRow = Readonly<Record<'dataset' | 'outcome' | 'figures' | 'series' | 'values' | 'newest' | 'seconds' | 'why', string>>;

/** Returns a row of the table. `why` is the most serious finding. */
export function rowOf(verdict: Verdict): VerifyRow {
  const { dataset, outcome, figures, series, values, newest, ms } = verdict;
  return {
    dataset,
    outcome: WORDS[outcome],
    figures: figures.of === 0 ? '' : `${figures.right} of ${figures.of}`,
    series: series === 0 ? '' : String(series),
    values: String(values),
    newest: newest ?? '',
    seconds: (ms / 1000).toFixed(1),
    why: whyOf(verdict),
  };
}

/** Returns the number of each outcome, such as `3 right, 1 refused`. */
export const tally = (verdicts: readonly Verdict[]): string =>
  OUTCOMES.flatMap((outcome) => {
    const count = verdicts.filter((one) => one.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${WORDS[outcome]}`];
  }).join(', ');

function whyOf({ outcome, findings, error, barrier, requested: wanted }: Verdict): string {
  if (barrier !== null && error !== null) return `${hostOf(error.address)}${BARRIER_WORDS[barrier].what}`;
  const gravest = findings.find(({ kind }) => kind === outcome);
  if (gravest !== undefined) return gravest.text;
  return error === null
    ? outcome === 'refused'
      ? nothingCame(wanted)
      : ''
    : `${error.message}${error.address === null ? '' : ` (${error.address})`}`;
}

/** Returns a sentence about the last failed request, for an index that led to no file. */
function nothingCame(requested: readonly ParsedRequest[]): string {
  const missed = requested.filter(({ cameWell }) => !cameWell);
  const last = missed.at(-1);
  if (last === undefined) return 'No file was received.';
  return `No file was received: ${missed.length} of ${requested.length} requests failed, the last with ${last.answer} (${last.url})`;
}

/** Returns the host in a place, such as `www.rba.gov.au `, or an empty text if the place does not start with a URL. */
function hostOf(address: string | null): string {
  const url = parseUrl(address?.split(', ')[0] ?? '');
  return url === null ? '' : `${url.host} `;
}

export function renderReport(verdicts: readonly Verdict[], facts: ReportFacts): string {
  const requests = verdicts.reduce((sum, one) => sum + one.requests, 0);
  const megabytes = verdicts.reduce((sum, one) => sum + one.bytes, 0) / 1e6;
  const seconds = verdicts.reduce((sum, one) => sum + one.ms, 0) / 1000;
  const open = verdicts.filter(({ outcome }) => outcome !== 'right');
  return [
    '# Connector verification',
    '',
    `Wattle ${facts.version}, Node ${facts.node}, ${isoInstant(facts.startedAt)}, against ${facts.upstream}. ${tally(verdicts)}.`,
    `${requests} requests, one at a time, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(0)} s.`,
    ...(facts.kept === null ? [] : ['', `The received files: \`${facts.kept}\`.`]),
    '',
    ...table(verdicts),
    ...open.flatMap(detailsOf),
    '',
    '## Terms',
    '',
    ...licencesOf(verdicts),
    '',
  ].join('\n');
}

/** The maximum number of requests in the report, because an index may link to several hundred files. */
const MOST_REQUESTED = 20;

const HEADINGS = {
  dataset: 'Dataset',
  outcome: 'Outcome',
  figures: 'Final figures',
  series: 'Series',
  values: 'Values',
  newest: 'Latest',
  seconds: 'Seconds',
  why: 'Why',
} as const;

function table(verdicts: readonly Verdict[]): readonly string[] {
  const names = Object.keys(HEADINGS) as readonly (keyof typeof HEADINGS)[];
  return [
    `| ${names.map((name) => HEADINGS[name]).join(' | ')} |`,
    `|${names.map(() => '---|').join('')}`,
    ...verdicts.map((verdict) => {
      const row = rowOf(verdict);
      return `| ${names.map((name) => cell(row[name])).join(' | ')} |`;
    }),
  ];
}

function detailsOf(verdict: Verdict): readonly string[] {
  const { dataset, outcome, findings, error, requested, requests, bytes } = verdict;
  const cure = cureOf(verdict);
  return [
    '',
    `## ${dataset}: ${WORDS[outcome]}`,
    '',
    ...(error === null ? [] : [`- ${error.code}: ${line(error.message)}`]),
    ...(error?.address ? [`- at ${line(error.address)}`] : []),
    ...(cure === null ? [] : [`- ${line(cure)}`]),
    ...findings.map(({ kind, text }) => `- ${kind}: ${line(text)}`),
    `- ${requests} requests, ${bytes.toLocaleString('en-AU')} bytes`,
    ...requested.slice(0, MOST_REQUESTED).map(({ url, answer }) => `  - ${line(url)} ${line(answer)}`),
    ...(requested.length > MOST_REQUESTED ? [`  - and ${requested.length - MOST_REQUESTED} more`] : []),
  ];
}

/** Returns the licences of the requested agencies. */
function licencesOf(verdicts: readonly Verdict[]): readonly string[] {
  const codes = new Set(verdicts.map(({ dataset }) => at(dataset.split('/'), 0)));
  return [...codes].flatMap((code) => {
    const source = findSource(code);
    return source === null ? [] : [`- ${source.name}: ${LICENCES[source.licence].name}, ${source.homepage}`];
  });
}

/** Returns an agency's text on one line, with Markdown characters escaped. */
const line = (text: string): string => text.replace(/\s+/g, ' ').replace(/[<>`*_[\]]/g, (sign) => `\\${sign}`);
const cell = (text: string): string => line(text).replaceAll('|', '\\|').slice(0, 300);
