/**
 * Determines the release times of publications. Known release days (`data/release-days.csv`) have priority over rules
 * (`data/release-rules.csv`). If there is neither, the result is a range of days.
 */
import { type DayBasis, dayByRule, type ReleaseRule, RULE_KINDS, WEEKDAYS } from '../../core/calendar/release-rule.ts';
import type { DatasetKey, Release, SourceCode } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { type Frequency, isFrequency, isInterval } from '../../core/frequency.ts';
import { DAY_MS, holder, isoDay, lastDay, type Period, parseIsoDay, parsePeriod, period, periodOfDay } from '../../core/period.ts';
import { sydneyDate, sydneyToInstant } from '../../core/sydney-time.ts';
import { dataNumber, readDataTable } from '../../formats/data-table.ts';
import { releaseDays } from '../../formats/release-days.ts';

const FILE = 'release-publications.csv';
const RULES_FILE = 'release-rules.csv';
const COLUMNS = ['publication', 'title', 'event_type', 'frequency', 'datasets', 'since', 'ceased', 'url'] as const;
const RULE_COLUMNS = ['publication', 'until', 'months', 'kind', 'offset', 'weekday', 'day', 'exceptions', 'words'] as const;
/** The minimum number of known release days from which a range of days is calculated. */
const LEAST_LAGS = 5;
const ABS_TIME = '11:30';

/** The release of data about one period. If the day is unknown, `at` is null and the release is between `earliest` and `latest`. */
export interface ScheduledRelease {
  readonly publication: ReleasePublication;
  readonly t: number;
  /** The time of the release, in ms since the epoch. Null if the day is unknown. */
  readonly at: number | null;
  readonly basis: DayBasis | 'unknown';
  readonly earliest: number;
  readonly latest: number;
}

interface FoundDay {
  readonly at: number;
  readonly basis: DayBasis;
}

export interface ReleasePublication {
  /** The id, such as `abs.labour-force`. */
  readonly id: string;
  readonly source: SourceCode;
  /** The title in the agency's release calendar. */
  readonly title: string;
  readonly eventType: Release['eventType'];
  readonly freq: Frequency;
  /** The datasets of the publication. Only their series with the frequency `freq` are part of it. */
  readonly datasets: readonly DatasetKey[];
  /** The ordinal of the first period to which the rules apply. Null if they apply to all periods. */
  readonly since: number | null;
  /** The ordinal of the last published period. Null if the publication continues. */
  readonly ceased: number | null;
  readonly url: string;
  readonly days: ReadonlyMap<number, FoundDay>;
  readonly rules: readonly ReleaseRule[];
}

interface Lag {
  readonly fewest: number;
  readonly most: number;
}

let loaded: readonly ReleasePublication[] | null = null;

/** Returns all publications in file order. Throws BUG if the files contradict each other. */
export function releasePublications(): readonly ReleasePublication[] {
  loaded ??= read();
  return loaded;
}

/** Returns the publication that contains a dataset's series of one frequency. Null if there is no such publication. */
export const releasePublicationOf = (dataset: DatasetKey, freq: Frequency): ReleasePublication | null =>
  releasePublications().find((one) => one.freq === freq && one.datasets.includes(dataset)) ?? null;

/** Returns the release of data about a period. Null if the publication has ended or nothing is known about the release. */
export function releaseOfPeriod(publication: ReleasePublication, t: number): ScheduledRelease | null {
  const kept = releases.get(publication) ?? new Map<number, ScheduledRelease | null>();
  releases.set(publication, kept);
  const known = kept.get(t);
  if (known !== undefined) return known;
  const release = workedOut(publication, t);
  kept.set(t, release);
  return release;
}

/**
 * Returns the first known release day of a dataset on or after `day`, both in days since 1970-01-01. Returns Infinity if there is no such
 * day.
 */
export function nextListedRelease(dataset: DatasetKey, freq: Frequency, day: number): number {
  const days = [...(releasePublicationOf(dataset, freq)?.days.values() ?? [])].map(
    ({ at }) => parseIsoDay(sydneyDate(at)) ?? Number.POSITIVE_INFINITY,
  );
  return Math.min(...days.filter((one) => one >= day));
}

/** Caches the results, because a response with `as_of` needs the release of every period of a series. */
const releases = new WeakMap<ReleasePublication, Map<number, ScheduledRelease | null>>();

function workedOut(publication: ReleasePublication, t: number): ScheduledRelease | null {
  if (publication.ceased !== null && t > publication.ceased) return null;
  const known = publication.days.get(t) ?? ruled(publication, t);
  if (known !== null) return { publication, t, at: known.at, basis: known.basis, earliest: known.at, latest: known.at };
  const lag = lagOf(publication);
  if (lag === null) return null;
  const end = lastDay(period(publication.freq, t));
  const on = (day: number): number => sydneyToInstant(isoDay(day), ABS_TIME);
  const [earliest, latest] = [on(end + lag.fewest), on(end + lag.most)];
  return { publication, t, at: null, basis: 'unknown', earliest, latest };
}

/** Returns the releases with a known day between two instants (ms since the epoch, both inclusive), in ascending order. */
export function scheduledBetween(
  from: number,
  to: number,
  of: readonly ReleasePublication[] = releasePublications(),
): readonly (ScheduledRelease & { readonly at: number })[] {
  return of
    .flatMap((publication) => periodsBetween(publication, from, to).map((t) => releaseOfPeriod(publication, t)))
    .flatMap((one) => (one?.at != null && one.at >= from && one.at <= to ? [{ ...one, at: one.at }] : []))
    .sort((a, b) => a.at - b.at);
}

/** Returns the periods that may be released between two instants: those with a known release day, and those to which rules apply. */
function periodsBetween(publication: ReleasePublication, from: number, to: number): readonly number[] {
  const listed = [...publication.days].flatMap(([t, { at }]) => (at >= from && at <= to ? [t] : []));
  if (publication.rules.length === 0 || isInterval(publication.freq)) return listed;
  const holding = (instant: number): number => periodOfDay(publication.freq as 'M', Math.floor(instant / DAY_MS)).t;
  const first = holding(from) - 4;
  const all = Array.from({ length: holding(to) - first + 1 }, (_, i) => first + i);
  return [...new Set([...listed, ...all])];
}

function ruled(publication: Pick<ReleasePublication, 'rules' | 'since' | 'freq' | 'days'>, t: number): FoundDay | null {
  if (publication.since === null || t < publication.since) return null;
  for (const rule of publication.rules) {
    const day = dayByRule(rule, period(publication.freq, t));
    if (day !== null) return { at: sydneyToInstant(isoDay(day), ABS_TIME), basis: 'by_rule' };
  }
  return null;
}

// ---------------------------------------------------------------- the files

const fault = (file: string, problem: string): WattleError => new WattleError('BUG', `data/${file}: ${problem}`);

function read(): readonly ReleasePublication[] {
  const rules = readRules();
  const days = new Map<string, Map<number, FoundDay>>();
  const rows = readDataTable(FILE, COLUMNS, { optional: ['datasets', 'since', 'ceased'], key: ['publication'] });
  const frequencies = new Map(rows.map((row) => [row.publication, frequencyOf(row.frequency)]));
  for (const { publication, period: of, releasedAt, basis } of releaseDays()) {
    const freq = frequencies.get(publication);
    if (freq === undefined) throw fault('release-days.csv', `${publication} is not in ${FILE}.`);
    const own = days.get(publication) ?? new Map<number, FoundDay>();
    days.set(publication, own.set(of.freq === freq ? of.t : holder(of, freq).t, { at: releasedAt, basis }));
  }
  const unnamed = [...rules.keys()].find((id) => !frequencies.has(id));
  if (unnamed !== undefined) throw fault(RULES_FILE, `${unnamed} is not in ${FILE}.`);
  return rows.map((row): ReleasePublication => {
    const freq = frequencyOf(row.frequency);
    const own = days.get(row.publication) ?? new Map<number, FoundDay>();
    return {
      id: row.publication,
      source: sourceOf(row.publication),
      title: row.title,
      eventType: eventTypeOf(row.event_type),
      freq,
      datasets: row.datasets.split(' ').filter((key) => key !== '') as DatasetKey[],
      since: row.since === '' ? null : periodOf(row.since, freq).t,
      ceased: row.ceased === '' ? null : periodOf(row.ceased, freq).t,
      url: row.url,
      days: own,
      rules: rules.get(row.publication) ?? [],
    };
  });
}

function readRules(): ReadonlyMap<string, readonly ReleaseRule[]> {
  const rules = new Map<string, ReleaseRule[]>();
  const optional = ['until', 'months', 'weekday', 'day', 'exceptions'] as const;
  for (const row of readDataTable(RULES_FILE, RULE_COLUMNS, { optional, key: RULE_COLUMNS })) {
    const kind = RULE_KINDS.find((one) => one === row.kind);
    if (kind === undefined) throw fault(RULES_FILE, `Unknown kind: ${quoted(row.kind)}. Allowed: ${RULE_KINDS.join(', ')}.`);
    const own = rules.get(row.publication) ?? [];
    own.push({
      kind,
      offset: dataNumber(RULES_FILE, row.offset),
      weekday: (WEEKDAYS as readonly string[]).indexOf(row.weekday),
      day: row.day === '' ? 1 : dataNumber(RULES_FILE, row.day),
      months: row.months === '' ? null : new Set(row.months.split(' ').map((text) => dataNumber(RULES_FILE, text))),
      until: row.until === '' ? null : parsePeriod(row.until),
      exceptions: new Set(row.exceptions.split(' ')),
      words: row.words,
    });
    rules.set(row.publication, own);
  }
  return rules;
}

function frequencyOf(text: string): Frequency {
  if (isFrequency(text)) return text;
  throw fault(FILE, `${quoted(text)} is not a frequency.`);
}

function periodOf(text: string, freq: Frequency): Period {
  const parsed = parsePeriod(text);
  if (parsed !== null && parsed.freq === freq) return parsed;
  throw fault(FILE, `${quoted(text)} is not a period of the frequency ${freq}.`);
}

function sourceOf(id: string): SourceCode {
  const [code] = id.split('.');
  if (code === 'abs' || code === 'rba') return code;
  throw fault(FILE, `${quoted(id)} does not begin with the code of an agency.`);
}

function eventTypeOf(text: string): Release['eventType'] {
  const known = (['data_release', 'policy_decision', 'statement', 'speech'] as const).find((one) => one === text);
  if (known !== undefined) return known;
  throw fault(FILE, `${quoted(text)} is not a kind of event.`);
}

const foundLags = new WeakMap<ReleasePublication, { readonly lag: Lag | null }>();

/**
 * Returns the minimum and maximum number of days from the end of a period to its release. Null if too few release days are known. They are
 * found when first needed, because most releases have a known day.
 */
function lagOf(publication: ReleasePublication): Lag | null {
  const known = foundLags.get(publication) ?? { lag: findLag(publication) };
  foundLags.set(publication, known);
  return known.lag;
}

function findLag({ days, freq }: ReleasePublication): Lag | null {
  const lags = [...days].flatMap(([t, { at, basis }]) => {
    const day = Math.floor(Date.parse(sydneyDate(at)) / DAY_MS);
    return basis === 'found' ? [day - lastDay(period(freq, t))] : [];
  });
  return freq === 'D' || lags.length < LEAST_LAGS ? null : { fewest: Math.min(...lags), most: Math.max(...lags) };
}
