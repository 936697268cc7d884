/**
 * Responds to requests about vintages. The response is a matrix, a list of all new and revised values, or one value for each period. That value
 * is chosen by release or by age.
 */

import { addTo } from '../../../core/basic/lists.ts';
import { subtractDecimals } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { DAY_MS, formatPeriod, isoDay, lastDay, period, windowOf } from '../../../core/period.ts';
import type { Answer } from '../../base/answer.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { decodeCursor, encodeCursor, queryFingerprint } from '../../base/cursor.ts';
import { choice, integer, type QueryParameter } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { CURSOR } from '../../base/parameters/standard.ts';
import { outsideGaps } from '../../base/real-time/gaps-of-series.ts';
import type { Of } from '../../base/shape-parts.ts';
import type { VintageRow } from '../shape.ts';
import { firstPublishedNotes, NOT_HELD } from './first-published.ts';
import { namesOfStudy, type RevisionKind, type RevisionNames } from './revision-kinds.ts';
import { dayInForce, endOfSpell, type Spell, spellOn } from './series-vintages.ts';
import { matrixOf } from './vintage-matrix.ts';
import { answerOfStudy, echoPage, pageOf, READ_VINTAGES_OF, readVintagesRequest, type Study, studyVintages } from './vintage-study.ts';

const RELEASES = ['1', '2', '3', 'latest'] as const;
type Release = (typeof RELEASES)[number];
const RELEASE = choice(
  'release',
  'Return one value for each period: `1` is the first published value, `2` and `3` are the values in the next two releases, and `latest` is the latest value.',
  RELEASES,
);
const LAG = integer('lag', 'Return one value for each period: the value known this number of days after the last day of the period.', {
  min: 0,
  max: 36_500,
  default: null,
});
const FORMS = ['matrix', 'list'] as const;
const FORM = choice(
  'form',
  '`matrix` has a row for each period and a member for each vintage. `list` has a row for each new or changed value, with the days on which it was current and the kind of change.',
  FORMS,
  { default: 'matrix' },
);
const INCLUDE = choice(
  'include',
  'With `form=list`, `missing` adds a row for each release whose vintage is not stored. The kind of these rows is `missing`.',
  ['missing'],
);
export const READ_VINTAGES: readonly QueryParameter[] = [RELEASE, LAG, FORM, INCLUDE, ...READ_VINTAGES_OF];

const MOST_ROWS = 100_000;
const NOT_PUBLISHED = 'not_published';

/**
 * Returns the response. By default it is a matrix with a row for each period and a column for each vintage. Unknown values are empty and
 * have a `status`. Throws REQ_BAD_PARAMETER for conflicting parameters or too many values, and the errors of `readSeries`.
 */
export async function readVintages(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams): Promise<Answer> {
  const fingerprint = queryFingerprint(`${handle.id} vintages`, params);
  const parameters = new Parameters(params);
  const cursor = parameters.text(CURSOR);
  const request = readVintagesRequest(handle, parameters);
  const [release, lag, form] = [parameters.choice(RELEASE), parameters.integer(LAG), parameters.choice(FORM)];
  const include = parameters.choice(INCLUDE);
  if (include !== null && form !== 'list') {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'include', detail: 'include=missing needs form=list.', did_you_mean: 'form=list' });
  }
  const requested = [release !== null ? 'release' : null, lag !== null ? 'lag' : null, form !== null ? 'form' : null].filter(
    (one) => one !== null,
  );
  if (requested.length > 1) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: requested[1] ?? 'form',
      detail: `${requested.join(' and ')} cannot be combined. “release” and “lag” return one value per period, but “form” returns all values.`,
    });
  }
  parameters.refuseRest();
  parameters.check();
  const study = await studyVintages(ctx, handle, request, cursor === null ? null : decodeCursor(cursor, fingerprint));
  if (release !== null) return picked(ctx, study, fingerprint, { release }, (t) => byRelease(study, release, t));
  if (lag !== null) return picked(ctx, study, fingerprint, { lag }, (t) => byAge(study, lag, t, Math.floor(ctx.clock.now() / DAY_MS)));
  const names = namesOfStudy(study);
  return form === 'list'
    ? listOf(ctx, study, fingerprint, names, include !== null)
    : matrixOf(ctx, study, names, fingerprint, listVintages(study, names));
}

const frequencyOf = ({ loaded, request }: Study) => request.shaping.frequency ?? loaded.slice.series.freq;

/** Returns the periods for which at least one vintage has a value, in ascending order. */
function ordinalsOf(study: Study): readonly number[] {
  const { start, end } = study.request.window;
  const { from, to } = windowOf(frequencyOf(study), start, end);
  return [...study.spells]
    .flatMap(([t, own]) => (t >= from && t <= to && own.some(({ value }) => value !== null) ? [t] : []))
    .sort((a, b) => a - b);
}

/** Returns a function that describes a vintage. It counts the new and the revised periods, and gives the most common kind of revision. */
function listVintages({ all: listed, spells, first }: Study, names: RevisionNames): (day: number) => Readonly<Record<string, unknown>> {
  const brought = new Map<number, (RevisionKind | 'added')[]>();
  const days = new Set(listed);
  for (const own of spells.values()) {
    for (const [i, { from, value }] of own.entries()) {
      if (value === null) continue;
      const before = own[i - 1]?.value ?? null;
      const what = before === null ? 'added' : names.of(from, before, value);
      // Releases of daily data are not listed. Their values count in the next listed vintage.
      addTo(brought, days.has(from) ? from : (listed.find((one) => one > from) ?? from), what);
    }
  }
  return (day) => {
    const all = brought.get(day) ?? [];
    const revised = all.filter((what) => what !== 'added');
    const countOf = (kind: RevisionKind): number => revised.filter((one) => one === kind).length;
    const [most] = [...new Set(revised)].sort((a, b) => countOf(b) - countOf(a));
    const breaks = names.breaksOn(day);
    return {
      ...(day === first || most === undefined ? {} : { kind: most }),
      periods_added: all.length - revised.length,
      periods_revised: revised.length,
      ...(breaks.length === 0 ? {} : { breaks }),
    };
  };
}

const LIST_COLUMNS = [
  'date',
  'period',
  'realtime_start',
  'realtime_end',
  'realtime_end_basis',
  'value',
  'previous_value',
  'change',
  'kind',
  'published_basis',
  'breaks',
];

type Row = Of<typeof VintageRow>;

async function listOf(ctx: QueryContext, study: Study, fingerprint: string, names: RevisionNames, withMissing: boolean): Promise<Answer> {
  const page = pageOf(study, ordinalsOf(study));
  const stored = page.ordinals.flatMap((t) => valuesOf(study, names, t));
  const missing = withMissing ? missingRows(study) : [];
  const rows = [...stored, ...missing];
  refuseTooMany(rows.length);
  return answerOfStudy(ctx, study, {
    rows,
    columns: LIST_COLUMNS,
    totalRows: page.next === null && study.cursor === null ? rows.length : page.total + missing.length,
    next: page.next === null ? null : encodeCursor(fingerprint, study.loaded.version, [page.next]),
    periods: spanOf(study, page.ordinals),
    query: { form: 'list', ...(withMissing ? { include: 'missing' } : {}), ...echoPage(study.request) },
    summary: { vintages_held: study.days.length },
    rebasings: study.rebasings.filter(({ day }) => study.days.includes(day)),
  });
}

/** Returns a row for each value that was published for a period. A row without a value means that the agency withdrew the value. */
function valuesOf(study: Study, names: RevisionNames, t: number): readonly Row[] {
  const [start, end] = [study.request.realtime.start, study.days.at(-1) ?? Number.NEGATIVE_INFINITY];
  const own = study.spells.get(t) ?? [];
  const p = period(frequencyOf(study), t);
  return own.flatMap((spell, i) => {
    if (spell.from > end || spell.to < start) return [];
    const before = own[i - 1]?.value ?? null;
    const kind = kindOf(study, names, t, spell, before);
    const breaks = kind === 'method_break' ? names.breaksOn(spell.from) : [];
    const isComparable = before !== null && spell.value !== null && kind !== 'rereference';
    return [
      {
        date: isoDay(lastDay(p)),
        period: formatPeriod(p),
        realtime_start: isoDay(spell.from),
        ...endOf(study, spell),
        value: spell.value,
        previous_value: before,
        change: isComparable ? subtractDecimals(spell.value, before) : null,
        kind,
        published_basis: basisOn(study, spell.from),
        ...(breaks.length === 0 ? {} : { breaks }),
      },
    ];
  });
}

/**
 * Returns the last day on which a value was known to be current. If the vintage of the next release is not stored, this is the day before
 * that release.
 */
function endOf(
  { cover, prints }: Study,
  spell: Spell,
): { readonly realtime_end: string; readonly realtime_end_basis: 'next_vintage' | 'calendar' } {
  if (prints.has(spell.from)) return { realtime_end: isoDay(spell.to), realtime_end_basis: 'calendar' };
  const [first] = outsideGaps(spell, cover.gaps);
  if (first === undefined || !first.isCut) return { realtime_end: endOfSpell(spell.to), realtime_end_basis: 'next_vintage' };
  return { realtime_end: isoDay(first.to), realtime_end_basis: 'calendar' };
}

/** Returns a row for each release without a stored vintage. */
function missingRows({ cover, request, loaded }: Study): readonly Row[] {
  const releases = cover.gaps.flatMap((gap) =>
    gap.releases.map((one, i) => ({ ...one, end: (gap.releases[i + 1]?.day ?? gap.to + 1) - 1 })),
  );
  return releases
    .filter(({ day }) => day >= request.realtime.start && day <= request.realtime.end)
    .map(({ t, day, end, basis }) => {
      const p = period(loaded.slice.series.freq, t);
      return {
        date: isoDay(lastDay(p)),
        period: formatPeriod(p),
        realtime_start: isoDay(day),
        realtime_end: endOfSpell(end),
        realtime_end_basis: 'calendar',
        value: null,
        previous_value: null,
        change: null,
        kind: 'missing',
        published_basis: basis,
      };
    });
}

function kindOf({ firsts }: Study, names: RevisionNames, t: number, { from, value }: Spell, before: number | null) {
  if (value === null) return 'withdrawn';
  if (before !== null) return names.of(from, before, value);
  return firsts.known.has(t) ? 'first' : 'earliest';
}

function refuseTooMany(rows: number): void {
  if (rows <= MOST_ROWS) return;
  const parameters = new Parameters(new URLSearchParams());
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'limit',
    detail: `These periods have ${rows} values across all vintages. The limit is ${MOST_ROWS}. Request fewer periods with limit.`,
  });
  parameters.check();
}

/** The chosen value for a period. If it is unknown, `status` explains why. */
interface Picked {
  readonly value: number | null;
  readonly status?: typeof NOT_HELD | typeof NOT_PUBLISHED;
  readonly spell?: Spell;
  readonly vintage?: number;
}

const UNKNOWN: Picked = { value: null, status: NOT_HELD };

async function picked(
  ctx: QueryContext,
  study: Study,
  fingerprint: string,
  requested: { readonly release: Release } | { readonly lag: number },
  pick: (t: number) => Picked | null,
): Promise<Answer> {
  const chosen = new Map(ordinalsOf(study).map((t) => [t, pick(t)]));
  const page = pageOf(
    study,
    [...chosen].flatMap(([t, one]) => (one === null ? [] : [t])),
  );
  const rows = page.ordinals.map((t): Row => {
    const p = period(frequencyOf(study), t);
    const { value, status, spell, vintage } = chosen.get(t) ?? UNKNOWN;
    return {
      date: isoDay(lastDay(p)),
      period: formatPeriod(p),
      value,
      ...(status === undefined ? {} : { status }),
      realtime_start: spell ? isoDay(spell.from) : null,
      realtime_end: spell ? endOfSpell(spell.to) : null,
      vintage: vintage === undefined ? null : isoDay(vintage),
      published_basis: vintage === undefined ? null : basisOn(study, vintage),
    };
  });
  return answerOfStudy(ctx, study, {
    rows,
    columns: ['date', 'period', 'value', 'status', 'realtime_start', 'realtime_end', 'vintage', 'published_basis'],
    totalRows: page.total,
    next: page.next === null ? null : encodeCursor(fingerprint, study.loaded.version, [page.next]),
    periods: spanOf(study, page.ordinals),
    query: { ...requested, ...echoPage(study.request) },
    summary: { vintages_held: study.days.length },
    rebasings: study.rebasings.filter(({ day }) => study.days.includes(day)),
    notes: [
      ...('release' in requested && requested.release !== 'latest' ? firstPublishedNotes(study.loaded, study.firsts) : []),
      ...('lag' in requested
        ? ['The value for a date is from the latest vintage stored for that date. Other vintages may exist that are not stored.']
        : []),
    ],
  });
}

/**
 * Returns the value in the n-th release for a period. This is the first vintage that also contains the n - 1 periods after it. Returns a
 * status if the vintage is not stored. Returns null if the release is in the future, so that there is no row.
 */
function byRelease(study: Study, release: Release, t: number): Picked | null {
  const { days } = study;
  const own = study.spells.get(t) ?? [];
  if (release === 'latest') {
    const last = days.at(-1);
    const spell = last === undefined ? undefined : spellOn(own, last);
    return spell?.value == null ? null : { value: spell.value, spell, vintage: spell.from };
  }
  const places = Number(release) - 1;
  const [first] = own;
  if (places === 0 && first !== undefined && study.prints.has(first.from)) return ofPrint(study, first);
  const later = isDated(study) ? t + places : laterPeriod(study, t, places);
  // According to the calendar, the agency published the release, but its vintage is not stored.
  if (later !== null && study.cover.gaps.some(({ releases }) => releases.some((one) => one.t === later))) return UNKNOWN;
  if (later === null || (isDated(study) && !study.spells.has(later))) return null;
  if (!study.firsts.known.has(later)) return UNKNOWN;
  const ofVintage = study.spells.get(later)?.find(({ value }) => value !== null)?.from;
  if (ofVintage === undefined || !isRequested(study, ofVintage)) return null;
  const spell = spellOn(own, ofVintage);
  return spell?.value == null ? UNKNOWN : { value: spell.value, spell, vintage: ofVintage };
}

/** Returns true if a vintage is among the requested ones. It may be the release of daily data, which is not listed. */
const isRequested = ({ request, days }: Study, day: number): boolean =>
  day >= request.realtime.start && day <= (days.at(-1) ?? Number.NEGATIVE_INFINITY);

/** Returns an imported single value. Returns null if the request does not include its day. */
const ofPrint = ({ request: { realtime } }: Study, spell: Spell): Picked | null =>
  spell.from < realtime.start || spell.from > realtime.end ? null : { value: spell.value, spell, vintage: spell.from };

/** Returns true if the calendar contains the releases of the series, so that they can be counted. */
const isDated = ({ cover, request }: Study): boolean => cover.releases !== null && request.shaping.frequency === null;

/** Returns the period that is `places` periods later. Returns null if there are fewer later periods. */
function laterPeriod(study: Study, t: number, places: number): number | null {
  if (places === 0) return t;
  const all = valuedPeriods(study);
  return all[all.indexOf(t) + places] ?? null;
}

const valued = new WeakMap<Study, readonly number[]>();

function valuedPeriods(study: Study): readonly number[] {
  const known = valued.get(study);
  if (known) return known;
  const all = [...study.spells].flatMap(([t, own]) => (own.some(({ value }) => value !== null) ? [t] : [])).sort((a, b) => a - b);
  valued.set(study, all);
  return all;
}

/**
 * Returns the value that was known `lag` days after the end of the period. Returns a status if it is unknown. Returns null if that day is
 * in the future, so that there is no row.
 */
function byAge(study: Study, lag: number, t: number, today: number): Picked | null {
  const day = lastDay(period(frequencyOf(study), t)) + lag;
  if (day > today) return null;
  const own = study.spells.get(t) ?? [];
  const spell = spellOn(own, day);
  const listed = dayInForce(study.days, day);
  const isUnlisted = spell !== undefined && spell.from > (listed ?? Number.NEGATIVE_INFINITY) && isRequested(study, spell.from);
  const vintage = spell && (study.prints.has(spell.from) || isUnlisted) ? spell.from : listed;
  if (spell?.value != null && vintage !== null) return { value: spell.value, spell, vintage };
  const first = own.find(({ value }) => value !== null)?.from;
  const isLater = first !== undefined && first > day && study.firsts.known.has(t) && basisOn(study, first) !== 'upper_bound';
  return isLater ? { value: null, status: NOT_PUBLISHED } : UNKNOWN;
}

const basisOn = ({ versions }: Study, day: number): string | null => {
  const version = versions.get(day);
  return version ? publishedBasis(version) : null;
};

function spanOf(study: Study, ordinals: readonly number[]): { readonly start: string | null; readonly end: string | null } {
  const text = (t: number | undefined): string | null => (t === undefined ? null : formatPeriod(period(frequencyOf(study), t)));
  return { start: text(ordinals[0]), end: text(ordinals.at(-1)) };
}
